extension HTMLPage {
  /// The style sheet; colours have enough contrast in light and dark mode.
  static let style = """
    :root{color-scheme:light dark;--ink:#1c2430;--soft:#586375;--paper:#f5f6f8;--card:#fff;
    --line:#e2e6ec;--good:#16794a;--good-bg:#d9f2e3;--bad:#b3261e;--bad-bg:#fbdcd9;--odd:#8a5a00;
    --odd-bg:#fbebc8;--calm:#2456b8;--calm-bg:#dce7fb;--faint:#5d6676;--faint-bg:#e9ecf1}
    @media (prefers-color-scheme:dark){:root{--ink:#e6e9ef;--soft:#9aa5b6;--paper:#11151b;
    --card:#191f28;--line:#2a323e;--good:#6fd8a0;--good-bg:#173a2a;--bad:#ff9d94;--bad-bg:#4a1f1d;
    --odd:#f0c36a;--odd-bg:#43330f;--calm:#9dc0ff;--calm-bg:#1c2f52;--faint:#a5afbf;
    --faint-bg:#262e39}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,
    "Segoe UI",Roboto,"Noto Sans",sans-serif}
    .wrap{max-width:64rem;margin:0 auto;padding:0 1.25rem}
    .top{padding:2.5rem 0 1.25rem}
    .brand{margin:0;font:600 .8rem/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.12em;
    color:var(--soft)}
    h1{margin:.35rem 0 .5rem;font-size:2.1rem;line-height:1.2;letter-spacing:-.02em}
    .lead{display:inline-flex;gap:.6rem;align-items:baseline;margin:0;padding:.4rem .9rem;
    border-radius:1.5rem;font-weight:600}
    .lead.good{background:var(--good-bg);color:var(--good)}
    .lead.bad{background:var(--bad-bg);color:var(--bad)}
    .lead.calm{background:var(--calm-bg);color:var(--calm)}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;
    list-style:none;margin:1rem 0 1.5rem;padding:0}
    .tiles li{background:var(--card);border:1px solid var(--line);border-radius:.8rem;
    padding:.8rem 1rem}
    .tiles b{display:block;font-size:1.75rem;line-height:1.2;font-variant-numeric:tabular-nums}
    .tiles span{color:var(--soft);font-size:.875rem}
    .tiles .good b{color:var(--good)}.tiles .bad b{color:var(--bad)}.tiles .odd b{color:var(--odd)}
    .card{background:var(--card);border:1px solid var(--line);border-radius:1rem;
    padding:1.25rem 1.5rem;margin:0 0 1.25rem}
    h2{margin:0 0 .75rem;font-size:1.3rem;letter-spacing:-.01em}
    h2 small{color:var(--soft);font-weight:400;font-size:.875rem;margin-left:.35rem}
    h3{margin:1.5rem 0 .25rem;font-size:1rem;color:var(--soft)}
    .note{color:var(--soft);margin:.25rem 0 .75rem}
    .bar{display:flex;gap:2px;height:.7rem;border-radius:.35rem;overflow:hidden;
    background:var(--faint-bg)}
    .bar i{min-width:3px}
    .bar .good{background:#2a9d63}.bar .bad{background:#d6453b}.bar .odd{background:#d79a1e}
    .bar .calm{background:#4a7fe0}.bar .faint{background:#aab2bf}
    .legend{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;list-style:none;margin:.5rem 0 0;
    padding:0;font-size:.875rem;color:var(--soft)}
    .legend li::before{content:"";display:inline-block;width:.6rem;height:.6rem;border-radius:50%;
    margin-right:.4rem;background:#aab2bf}
    .legend .good::before{background:#2a9d63}.legend .bad::before{background:#d6453b}
    .legend .odd::before{background:#d79a1e}.legend .calm::before{background:#4a7fe0}
    .rows{list-style:none;margin:.25rem 0 0;padding:0}
    .row{display:grid;grid-template-columns:minmax(6.6rem,max-content) 1fr;gap:.9rem;padding:.6rem 0;
    border-top:1px solid var(--line)}
    .rows>.row:first-child{border-top:0}
    .row p{margin:0}
    .badge{align-self:start;justify-self:start;padding:.1rem .6rem;border-radius:1rem;
    font-size:.78rem;font-weight:600;line-height:1.5;white-space:nowrap}
    .badge.good{background:var(--good-bg);color:var(--good)}
    .badge.bad{background:var(--bad-bg);color:var(--bad)}
    .badge.odd{background:var(--odd-bg);color:var(--odd)}
    .badge.calm{background:var(--calm-bg);color:var(--calm)}
    .badge.faint{background:var(--faint-bg);color:var(--faint)}
    code{font:.86em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .name{font-weight:600}
    .chip{display:inline-block;padding:0 .45rem;border-radius:.35rem;background:var(--faint-bg);
    color:var(--faint);font-size:.75rem;line-height:1.6}
    details{margin-top:.2rem;font-size:.9rem;color:var(--soft)}
    summary{cursor:pointer;width:max-content;max-width:100%;border-radius:.3rem}
    summary:focus-visible,a:focus-visible{outline:2px solid var(--calm);outline-offset:2px}
    details ul{list-style:none;margin:.3rem 0 .2rem;padding:0 0 0 1rem;
    border-left:2px solid var(--line)}
    details li{margin:.2rem 0;overflow-wrap:anywhere;white-space:pre-line}
    .grid{overflow-x:auto;margin:.75rem 0}
    .grid svg{display:block}
    .grid path{fill:#2a9d63}.grid .empty{fill:var(--faint-bg)}
    @media (max-width:34rem){.row{grid-template-columns:1fr;gap:.2rem}.card{padding:1rem}
    h1{font-size:1.6rem}}
    @media print{body{background:#fff}.card{break-inside:avoid;border-color:#ccc}}
    """
}
