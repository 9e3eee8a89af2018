// Preloaded into the server under test: shifts its clock by the seconds in a file, which is read again at SIGUSR2.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const RealDate = Date;
let offset = 0;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(file, 'utf8')) * 1000;
});
const now = () => RealDate.now() + offset;
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(now());
    else super(...values);
  }
  static now() {
    return now();
  }
};
// The server counts from the time of its database by the monotonic clock, and would correct the shift at its next comparison.
const monotonic = performance.now.bind(performance);
performance.now = () => monotonic() + offset;
const comparedEveryMs = 60_000;
const { setInterval } = globalThis;
globalThis.setInterval = (run, everyMs, ...values) =>
  setInterval(everyMs === comparedEveryMs ? () => undefined : run, everyMs, ...values);
