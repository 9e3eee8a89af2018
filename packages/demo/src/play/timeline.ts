import type { DemoHost } from '../host.ts';

/** Something that was done at a moment of the past. */
export interface Act {
  at: Date;
  /** Who does what, for whoever mends the content. */
  what: string;
  run: () => Promise<unknown>;
}

/** Repeats the past in the order in which it happened. */
export async function playTimeline(host: DemoHost, acts: readonly Act[]): Promise<void> {
  const inOrder = [...acts].sort((left, right) => left.at.getTime() - right.at.getTime());
  for (const { at, what, run } of inOrder)
    await host.at(at, run).catch((error: unknown) => {
      throw new Error(`The demonstration cannot be loaded. It was refused that ${what}.`, { cause: error });
    });
}
