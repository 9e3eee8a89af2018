export interface QuietTimer {
  /** Something happened: the time counts from now. */
  touch: () => void;
  stop: () => void;
}

/** Runs once nothing has happened for so long. A touch starts no timer of its own: there is one for each key. */
export function createQuietTimer(milliseconds: number, run: () => void): QuietTimer {
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const rest = due - performance.now();
    timer = rest > 0 ? setTimeout(look, rest) : undefined;
    if (timer === undefined) run();
  };
  return {
    touch() {
      due = performance.now() + milliseconds;
      timer ??= setTimeout(look, milliseconds);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
