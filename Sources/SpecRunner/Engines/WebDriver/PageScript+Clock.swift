extension PageScript {
  /// The date a page's scripts see; what is measured uses the real one.
  static let clock = #"""
    const RealDate = Date;
    const now = RealDate.now.bind(RealDate);
    let ahead = null;
    const shifted = () => now() + ahead;
    const ShiftedDate = new Proxy(RealDate, {
      construct: (target, given, self) => Reflect.construct(
        target, given.length ? given : [shifted()], self === ShiftedDate ? target : self),
      apply: () => new RealDate(shifted()).toString(),
      get: (target, key) => key === 'now' ? shifted : Reflect.get(target, key),
    });
    const shift = time => {
      ahead = time;
      window.Date = RealDate.prototype.constructor = ShiftedDate;
    };
    // From now on the clock of the page shows that day and time, in its own time zone, and goes on.
    spec.setDate = (parts, elapsed) => {
      const [year, month, day, ...rest] = parts;
      const date = new RealDate(2000, 0, 1, ...rest);
      date.setFullYear(year, month - 1, day);
      shift(date.getTime() + elapsed - now());
      memory.ahead = ahead;
      remember();
    };
    """#
}
