import type { CDPSession, Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { openPlainChromium } from '../browser/plain-chromium.ts';
import { expect, test } from '../server/fixtures.ts';

/** Why the browser did not keep a page, as it says itself. */
function collectReasons(session: CDPSession): string[] {
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`));
  });
  return reasons;
}

async function leaveAndReturn(page: Page, address: string, isThere: () => Promise<void>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = collectReasons(session);
  await page.goto(address);
  await isThere();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted }));
  });
  await page.goto(new URL('/healthz', address).href);
  // A page from the cache fires no load.
  await page.goBack({ waitUntil: 'commit' });
  await isThere();
  const wasKept = await page.evaluate(() => Reflect.get(globalThis, 'wasKept') === true);
  return wasKept ? [] : ['not kept', ...reasons];
}

async function leaveAs(origin: string, path: string, account?: string): Promise<string[]> {
  await using chromium = await openPlainChromium();
  const { context } = chromium;
  if (account !== undefined) await signInByCall(context.request, `${account}@rostrum.example`, { origin });
  const page = await context.newPage();
  const isThere = () => expect(page.getByRole('heading').first()).toBeVisible();
  // Awaited here, or the browser would be closed meanwhile.
  return await leaveAndReturn(page, origin + path, isThere);
}

for (const path of ['/experts/maren-okonjo-hale', '/login'])
  test(`${path} comes back from the back-forward cache`, async ({ balancer }) => {
    expect(await leaveAs(balancer.origin, path)).toEqual([]);
  });

test('of a session nothing is kept, but no live connection, lock or channel is the reason', async ({
  balancer,
}) => {
  const reasons = await leaveAs(balancer.origin, '/dashboard/inquiries', 'agent');
  const isByPolicy = (reason: string) =>
    /^not kept$|CacheControlNoStore|BrowsingInstanceNotSwapped/i.test(reason);
  expect(reasons.some((reason) => reason.startsWith('MainResourceHasCacheControlNoStore'))).toBe(true);
  expect(reasons.filter((reason) => !isByPolicy(reason))).toEqual([]);
});
