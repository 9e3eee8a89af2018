import type { FindTracked } from './tracked-release.ts';

type Callback = (...args: unknown[]) => void;
type Setter = (callback: Callback, ...rest: unknown[]) => number;

/** The page's timers by the names under which they are set and cleared. */
const timers = [
  ['setTimeout', 'clearTimeout', true],
  ['setInterval', 'clearInterval', false],
  ['requestAnimationFrame', 'cancelAnimationFrame', true],
] as const;

type TimerPage = Record<(typeof timers)[number][0], Setter> &
  Record<(typeof timers)[number][1], (id?: number) => void>;

/** Follows timers that releases set. One that has fired, or was cleared, is no longer theirs. */
export function followTimers(page: Window, find: FindTracked): void {
  // The overloads of the DOM and of Node differ; what is handed on stays as it came.
  const known = page as unknown as TimerPage;
  for (const [setName, clearName, firesOnce] of timers) {
    const set = known[setName].bind(page);
    const clear = known[clearName].bind(page);
    const noted = new Map<number, () => void>();

    const strike = (id: number | undefined) => {
      if (id === undefined) return;
      noted.get(id)?.();
      noted.delete(id);
    };

    const follow: Setter = (callback, ...rest) => {
      const tracked = typeof callback === 'function' ? find(follow) : undefined;
      if (!tracked) return set(callback, ...rest);
      const id = set(
        (...args) => {
          if (firesOnce) strike(id);
          callback(...args);
        },
        ...rest,
      );
      noted.set(id, tracked.add({ kind: 'timer', remove: () => clear(id) }));
      return id;
    };
    known[setName] = follow;
    known[clearName] = (id) => {
      strike(id);
      clear(id);
    };
  }
}
