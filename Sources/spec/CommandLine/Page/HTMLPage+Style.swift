import SpecReporters

extension HTMLPage {
  /// The style sheet, with the colours, fonts and distances of all pages.
  static let style =
    HTMLPageFiles.tokens + """
      *{box-sizing:border-box}
      body{margin:0;background:var(--background);color:var(--text);
      font:var(--size-text)/1.55 var(--font-text)}
      .good{--tone:var(--passed);--tint:var(--passed-soft)}
      .bad{--tone:var(--failed);--tint:var(--failed-soft)}
      .odd{--tone:var(--warning);--tint:var(--warning-soft)}
      .calm{--tone:var(--accent);--tint:var(--accent-soft)}
      .faint{--tone:var(--skipped);--tint:var(--skipped-soft)}
      .wrap{max-width:60rem;margin:0 auto;padding:0 var(--space-6)}
      .top{padding:var(--space-8) 0 var(--space-2)}
      h1{margin:0;font-size:var(--size-title);line-height:1.25;font-weight:650}
      h2{margin:0 0 var(--space-3);font-size:var(--size-large);line-height:1.3;font-weight:600}
      h2 small{color:var(--text-soft);font-weight:400;font-size:var(--size-small);
      margin-left:var(--space-1)}
      h3{margin:var(--space-4) 0 var(--space-1);font-size:var(--size-text);font-weight:600}
      .lead{margin:var(--space-2) 0 0;font-size:var(--size-large);font-weight:600;color:var(--tone)}
      .sign{margin-right:var(--space-2)}
      .tiles{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-8);list-style:none;
      margin:var(--space-4) 0;padding:0}
      .tiles b{font-size:var(--size-title);line-height:1.25;font-variant-numeric:tabular-nums}
      .tiles span,.note,.legend,details{color:var(--text-soft)}
      .tiles .good b,.tiles .bad b,.tiles .odd b{color:var(--tone)}
      .card{margin:var(--space-8) 0}
      .note{margin:var(--space-1) 0 var(--space-3)}
      .bar{display:flex;gap:2px;height:8px;border-radius:4px;overflow:hidden;
      background:var(--skipped-soft)}
      .bar i{min-width:3px;background:var(--tone)}
      .legend{display:flex;flex-wrap:wrap;gap:0 var(--space-4);list-style:none;
      margin:var(--space-2) 0 0;padding:0;font-size:var(--size-small)}
      .legend li::before{content:"";display:inline-block;width:.6rem;height:.6rem;border-radius:50%;
      margin-right:var(--space-2);background:var(--tone)}
      .bar .faint,.legend .faint{--tone:var(--border-strong)}
      .rows{list-style:none;margin:0;padding:0;border-bottom:1px solid var(--border)}
      .row{display:grid;grid-template-columns:minmax(6.6rem,max-content) 1fr;gap:var(--space-4);
      padding:var(--space-2) 0;border-top:1px solid var(--border)}
      .row p{margin:0}
      .badge,.chip{padding:0 var(--space-2);border-radius:var(--radius);
      font-size:var(--size-small);white-space:nowrap}
      .badge{align-self:start;justify-self:start;font-weight:600;background:var(--tint);
      color:var(--tone)}
      .chip{display:inline-block;background:var(--skipped-soft);color:var(--skipped)}
      code{font:var(--size-small)/1.5 var(--font-code);overflow-wrap:anywhere}
      .name{font-weight:600}
      details{margin-top:var(--space-1);font-size:var(--size-small)}
      summary{cursor:pointer;width:max-content;max-width:100%}
      summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;
      border-radius:2px}
      details ul{list-style:none;margin:var(--space-1) 0;padding:0 0 0 var(--space-4);
      border-left:2px solid var(--border)}
      details li{margin:var(--space-1) 0;overflow-wrap:anywhere;white-space:pre-line}
      .grid{overflow-x:auto;margin:var(--space-3) 0}
      .grid svg{display:block}
      .grid path{fill:var(--passed)}.grid .empty{fill:var(--skipped-soft)}
      @media (max-width:34rem){.row{grid-template-columns:1fr;gap:var(--space-1)}}
      @media print{.card{break-inside:avoid}}
      """
}
