// A module for NODE_OPTIONS=--require: sets the clock of a Node process ahead by CLOCK_DAYS_AHEAD days,
// to find builds that depend on the time.
const MS_PER_DAY = 24 * 60 * 60 * 1000;

const RealDate = Date;
const ahead = Number(process.env.CLOCK_DAYS_AHEAD ?? 0) * MS_PER_DAY;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = globalThis.Date;
