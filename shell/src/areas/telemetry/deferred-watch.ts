import type { AreaWatch } from '@rostrum/federation';

type Told = { [Name in keyof AreaWatch]: [Name, ...Parameters<AreaWatch[Name]>] }[keyof AreaWatch];

const mostKept = 100;

function tell(watch: AreaWatch, told: Told) {
  switch (told[0]) {
    case 'failed':
      return watch.failed(told[1], told[2], told[3]);
    default:
      return watch[told[0]](told[1], told[2]);
  }
}

/** A watch whose code comes once the first area is there; it hears of everything that happened before. */
export function deferWatch(load: () => Promise<AreaWatch>): AreaWatch & { begin: () => void } {
  let waiting: Told[] = [];
  let target: AreaWatch | null = null;
  const take = (told: Told) => {
    if (target) tell(target, told);
    else if (waiting.length < mostKept) waiting.push(told);
  };
  return {
    loaded: (...told) => take(['loaded', ...told]),
    mounted: (...told) => take(['mounted', ...told]),
    interactive: (...told) => take(['interactive', ...told]),
    failed: (...told) => take(['failed', ...told]),
    begin() {
      load().then(
        (watch) => {
          target = watch;
          for (const told of waiting) tell(watch, told);
          waiting = [];
        },
        // Figures are a courtesy; without them the page is no worse.
        () => (waiting = []),
      );
    },
  };
}
