import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { TestServer } from '@rostrum/test-support/processes';
import { slowDown } from './slow-machine.ts';
import { linkTo, openSignedIn, type Tour } from './tour.ts';
import { shownAfter, watchAreas } from './watch-areas.ts';

/** How long a pointer rests on a link before it is pressed; in this time an area is fetched ahead. */
const hoverMs = 400;
/** Between two steps: what the last one still fetches and draws must not count to the next. */
const restMs = 1500;

export type TourTimes = { cold: number; second: number; warm: number };

/** One person's way on a slow machine: the landing page, a second area, and back and forth between the two. */
export async function tourTimes(
  browser: Browser,
  server: TestServer,
  { as, landing, second }: Tour,
): Promise<TourTimes> {
  const page = await openSignedIn(browser, server, as);
  await watchAreas(page);
  await slowDown(page);
  const go = async (stop: Tour['second']) => {
    await wait(restMs);
    await linkTo(page, stop).hover();
    await wait(hoverMs);
    await linkTo(page, stop).click({ noWaitAfter: true });
    return shownAfter(page, stop.area);
  };
  await page.goto(landing.href, { waitUntil: 'commit' });
  const cold = await shownAfter(page, landing.area);
  const first = await go(second);
  const back = await go(landing);
  const again = await go(second);
  await page.context().close();
  return { cold, second: first, warm: (back + again) / 2 };
}
