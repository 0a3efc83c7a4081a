// Loaded before anything else, this sets the clock of a Node process ahead: a build that asks for the
// time then gets another day's. CLOCK_DAYS_AHEAD says by how many days.
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
