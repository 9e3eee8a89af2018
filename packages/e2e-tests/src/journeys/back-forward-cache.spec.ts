import { chromium, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../browser/launch-options.ts';
import { signInByCall } from '../browser/sign-in-by-call.ts';
import { expect, test as base } from '../server/fixtures.ts';

/** Chromium as people have it: Playwright starts it without the back-forward cache. */
const test = base.extend<{ openPage: (account?: string) => Promise<Page> }>({
  openPage: async ({ baseURL }, provide) => {
    const browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await provide(async (account) => {
      const context = await browser.newContext({ baseURL });
      if (account !== undefined) await signInByCall(context.request, `${account}@rostrum.example`);
      return context.newPage();
    });
    await browser.close();
  },
});

/** Why the browser did not keep a page, as it says itself. */
function collectReasons(session: CDPSession): string[] {
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`));
  });
  return reasons;
}

async function leaveAndReturn(page: Page, path: string, isThere: () => Promise<void>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = collectReasons(session);
  await page.goto(path);
  await isThere();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted }));
  });
  await page.goto('/healthz');
  // A page from the cache fires no load.
  await page.goBack({ waitUntil: 'commit' });
  await isThere();
  const wasKept = await page.evaluate(() => 'wasKept' in globalThis && globalThis.wasKept === true);
  return wasKept ? [] : ['not kept', ...reasons];
}

const places: [name: string, path: string, account: string | undefined, heading: RegExp][] = [
  ['a public profile', '/experts/maren-okonjo-hale', undefined, /Maren Okonjo-Hale/],
  ['the sign-in page', '/login', undefined, /./],
  ['the inbox with its live connection', '/dashboard/inquiries', 'agent', /./],
];

for (const [name, path, account, heading] of places) {
  test(`${name} comes back from the back-forward cache`, async ({ openPage }) => {
    const page = await openPage(account);
    const isThere = () => expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect(await leaveAndReturn(page, path, isThere)).toEqual([]);
  });
}
