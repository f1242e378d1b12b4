/** Preloaded into a process, sets its clock off by `SHIFT_CLOCK_BY` milliseconds. */
const by = Number(process.env["SHIFT_CLOCK_BY"]);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(RealDate.now() + by);
    else super(...(given as [string]));
  }

  static override now(): number {
    return RealDate.now() + by;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

export {};
