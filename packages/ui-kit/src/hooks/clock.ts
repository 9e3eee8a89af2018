type Listener = () => void;

interface Ticker {
  now: number;
  listeners: Set<Listener>;
  timer: ReturnType<typeof setInterval> | undefined;
}

const tickers = new Map<number, Ticker>();

/** One timer for each interval, however many parts of the page count along. */
export function ticker(everyMs: number) {
  const found = tickers.get(everyMs);
  const state: Ticker = found ?? { now: Date.now(), listeners: new Set(), timer: undefined };
  if (!found) tickers.set(everyMs, state);
  const tick = () => {
    state.now = Date.now();
    for (const listener of state.listeners) listener();
  };
  return {
    get: () => state.now,
    subscribe(listener: Listener) {
      state.listeners.add(listener);
      if (state.timer === undefined) {
        state.now = Date.now();
        state.timer = setInterval(tick, everyMs);
        document.addEventListener('visibilitychange', tick);
      }
      return () => {
        state.listeners.delete(listener);
        if (state.listeners.size > 0) return;
        clearInterval(state.timer);
        state.timer = undefined;
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}
