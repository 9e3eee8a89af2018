import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from '@rostrum/contracts';

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds of the processor, where the browser took them. */
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown() }).partial().optional(),
});
type TraceEvent = z.infer<typeof traceEvent>;

const collected = z.object({ value: z.array(traceEvent) });

const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)}:${String(tid)}`;

async function recordTrace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = (chunk: unknown) => events.push(...collected.parse(chunk).value);
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** The page's main thread: of all that draw pages the one with most to do. */
function findMainThread(events: readonly TraceEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  return events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf)
    .toSorted((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0))[0];
}

/**
 * What the tasks of a page's main thread took of the processor while `act` loaded it, in milliseconds each. Unlike their
 * length by the clock, it does not grow when other programs use the same processors.
 */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: (page: Page) => Promise<void>,
): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    const events = await recordTrace(session, () => act(page));
    const main = findMainThread(events);
    return events
      .filter((event) => event.name === 'RunTask' && threadOf(event) === main)
      .map(({ tdur = 0 }) => tdur / 1000);
  } finally {
    await session.detach();
  }
}
