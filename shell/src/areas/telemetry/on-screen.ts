import type { Areas } from '@rostrum/federation';
import type { RegistryArea } from '@rostrum/contracts';

const mostKept = 20;

/** Remembers which release was on screen when; a block of the main thread is told of after it has ended. */
export function followScreen(areas: Pick<Areas, 'get' | 'subscribe'>) {
  let shown: { release: RegistryArea | undefined; from: number }[] = [];
  const note = () => {
    const { release } = areas.get();
    if (shown.at(-1)?.release === release) return;
    shown = [...shown.slice(-mostKept), { release, from: performance.now() }];
  };
  note();
  areas.subscribe(note);
  return {
    at: (time: number): RegistryArea | undefined =>
      shown.findLast(({ from }) => from <= time)?.release ?? shown[0]?.release,
  };
}
