extension ScreenDrawing {
  /// The stylesheet of all drawings, for light and dark pages.
  ///
  /// Every rule is about elements inside an `svg` of the class `ss`. The screen keeps the colours of
  /// the app. The frame of the device follows the colour scheme; a page with a choice of its own
  /// sets the variables that begin with `--ss-`. A colour that the app reports is an attribute of
  /// its element, which the rules leave alone.
  package static let styles = """
    .ss{--ss-frame:#1c1c1e;--ss-edge:#8e8e93;--ss-panel:#f2f2f7;--ss-quiet:#55555a;\
    --ss-window:#e3e3e8;--ss-field:#fff;--ss-ink:#1c1c1e;--ss-page:#fff;--ss-failed:#c5221f;\
    fill:#000;font-family:-apple-system,BlinkMacSystemFont,"SF Pro Text","Helvetica Neue",\
    "Apple SD Gothic Neo",Roboto,"Noto Sans","Noto Sans KR","Noto Sans CJK KR",Arial,sans-serif;\
    color-scheme:light}
    @media (prefers-color-scheme:dark){.ss{--ss-frame:#48484a;--ss-edge:#7c7c80;\
    --ss-panel:#2c2c2e;--ss-quiet:#c7c7cc;--ss-window:#3a3a3c;--ss-field:#1c1c1e;--ss-ink:#f2f2f7;--ss-page:#161618;--ss-failed:#ff8a80}}
    .ss text{white-space:pre}
    .ss .m{text-anchor:middle}
    .ss .e{text-anchor:end}
    .ss .b{font-weight:600}
    .ss .u{text-decoration:underline}
    .ss .bz{fill:var(--ss-frame);stroke:var(--ss-edge);fill-rule:evenodd}
    .ss .wn{fill:var(--ss-window);stroke:var(--ss-edge);fill-rule:evenodd}
    .ss .wb{fill:var(--ss-edge)}
    .ss .wa{fill:var(--ss-field)}
    .ss .wt{fill:var(--ss-ink)}
    .ss .pn{fill:var(--ss-panel)}
    .ss .pc{fill:var(--ss-quiet)}
    .ss .pg{fill:var(--ss-ink)}
    .ss .pf{fill:var(--ss-failed)}
    .ss .i{font-style:italic}
    .sx{background:var(--ss-page)}
    .ss .hl{fill:none;stroke:#bf5af2;stroke-width:3}
    .ss .sc{fill:#fff}
    .ss .d{opacity:.95}
    .ss .st{font-weight:600}
    .ss .si{fill:#000}
    .ss .sb{fill:none;stroke:#8e8e93}
    .ss .hi{fill:#000}
    .ss .nb{fill:#f9f9fb}
    .ss .sl{fill:none;stroke:#c6c6c8;stroke-width:.7}
    .ss .ck{fill:none;stroke:#007aff;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
    .ss .ln:not([fill]){fill:#0066d6}
    .ss .dt:not([fill]){fill:#8e8e93}
    .ss .ph:not([fill]){fill:#8e8e93}
    .ss .cp:not([fill]){fill:#55555a}
    .ss .wt1:not([fill]){fill:#fff}
    .ss .bd{stroke-width:1.5}
    .ss .fr{fill:none;stroke:#007aff;stroke-width:2;stroke-opacity:.55}
    .ss .ct{fill:#007aff}
    .ss .fd:not([fill]){fill:#fff}
    .ss .fd:not([stroke]){stroke:#c6c6c8}
    .ss .fx:not([fill]){fill:#f2f2f7}
    .ss .er:not([stroke]){stroke:#d70015;stroke-width:1.5}
    .ss .ul{fill:none;stroke-width:2}
    .ss .bt:not([fill]){fill:#e8f1fd}
    .ss .d .bt:not([fill]){fill:#f0f0f3}
    .ss .pr{fill:#000;fill-opacity:.12}
    .ss .ch{fill:none;stroke:#8e8e93;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .ss .on:not([fill]){fill:#007aff}
    .ss .of{fill:#fff;stroke:#8e8e93;stroke-width:1.2}
    .ss .tk{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
    .ss .kn{fill:#fff}
    .ss .kb{fill:#fff;stroke:#c6c6c8}
    .ss .gn{fill:#34c759}
    .ss .gy{fill:#d8d8dc}
    .ss .un{fill:#fff;fill-opacity:.6;stroke:#8e8e93;stroke-dasharray:4 3}
    .ss .sg:not([fill]){fill:#eeeef0}
    .ss .sm{fill:#fff;stroke:#d8d8dc;stroke-width:.7}
    .ss .wh{fill:#fff}
    .ss .w1{fill:#8e8e93}
    .ss .w2{fill:#c6c6c8}
    .ss .im:not([fill]){fill:#e9e9ee}
    .ss .mp{fill:#dfeadb}
    .ss .rd{fill:none;stroke:#fff;stroke-width:7}
    .ss .rw:not([fill]){fill:#fff}
    .ss .cd:not([fill]){fill:#e4e9f2}
    .ss .cd:not([stroke]){stroke:#d0d5de}
    .ss .c1:not([fill]){fill:#f2f2f7}
    .ss .c1:not([stroke]){stroke:#c6c6c8}
    .ss .tb{fill:#f9f9fb}
    .ss .s2{fill:#000;fill-opacity:.25}
    .ss .dm{fill:#000;fill-opacity:.32}
    .ss .sh{fill:#000;fill-opacity:.18}
    .ss .dl:not([fill]){fill:#fff}
    .ss .al{fill:#f7f7f9}
    .ss .ic{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .ss .ic:not([stroke]){stroke:#1c1c1e}
    .ss .if:not([fill]){fill:#ff3b30}
    .ss .kx{fill:#d1d4da}
    .ss .kw{fill:#fff}
    .ss .kg{fill:#abb0ba}
    .ss .kd{fill:none;stroke:#abb0ba}

    """
}
