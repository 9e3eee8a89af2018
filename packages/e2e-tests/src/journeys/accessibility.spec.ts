import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInByCall } from '../browser/sign-in-by-call.ts';
import { expect, test } from '../server/fixtures.ts';

/** A page by its address; `first …` is the first link on the page before that begins so. */
const areas = [
  {
    account: 'administrator',
    pages: [
      '/dashboard',
      '/dashboard/people',
      '/dashboard/posts',
      '/dashboard/answers',
      '/dashboard/inquiries',
      'first /dashboard/inquiries/',
      '/dashboard/analytics',
      '/dashboard/builder/embed/directory',
      '/dashboard/settings/contact',
      '/dashboard/settings/password',
      '/dashboard/settings/access',
      '/dashboard/activity',
    ],
  },
  { account: 'expert', pages: ['/dashboard/people', '/dashboard/inquiries', '/dashboard/analytics'] },
  { account: 'staff', pages: ['/dashboard/people'] },
  {
    account: 'media',
    pages: [
      '/dashboard/seeker',
      '/dashboard/search?q=flood&active=',
      '/dashboard/search?q=flood&active=posts',
      '/dashboard/search?q=university&active=organisations',
      '/dashboard/search?q=xqzzv&organisation=northmere',
      '/dashboard/search/inquire?people=maren-okonjo-hale&people=greta-halloway',
      '/dashboard/bookmarks',
      '/dashboard/bookmarks?view=grid',
      '/dashboard/bookmarks/compare?people=maren-okonjo-hale&people=greta-halloway',
      '/dashboard/inquiries/sent',
      'first /dashboard/inquiries/sent/',
      '/dashboard/settings/contact',
    ],
  },
  {
    account: undefined,
    pages: [
      '/',
      '/search?q=flood',
      '/organizations/northmere',
      'first /organizations/northmere/posts/',
      '/organizations/northmere',
      'first /organizations/northmere/questions/',
      '/experts/maren-okonjo-hale',
      '/experts/nobody-of-this-name',
      '/inquiries/track/no-such-token-but-long-enough',
      '/lists/no-such-token-but-long-enough',
    ],
  },
  {
    account: undefined,
    pages: [
      '/login',
      '/login?error=SessionRequired',
      '/login?error=SecondFactorRequired&kinds=totp.passkey',
      '/login/forgot',
      '/login/verify',
      '/login/reset?token=no-such-token-but-long-enough',
      '/login/continue?token=no-such-token-but-long-enough',
      '/login/invitation?token=no-such-token-but-long-enough',
      '/signup',
      '/signup/organisation',
    ],
  },
];

/** Rules of WCAG 2.2 A and AA; what is only good practice is left to people. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const coloursOnly = ['color-contrast', 'link-in-text-block'];

// What is wrong stands in the message; recording every page would take longer than judging it.
test.use({ trace: 'off' });

async function open(page: Page, path: string) {
  const [, beginning] = /^first (.+)$/.exec(path) ?? [];
  const link = page.locator(`a[href^="${beginning ?? ''}"]`).first();
  const address = beginning === undefined ? path : ((await link.getAttribute('href')) ?? path);
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return address;
}

async function judge(page: Page, colorScheme: 'light' | 'dark', judged: readonly string[] | 'colours') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    judged === 'colours' ? axe.withRules(coloursOnly) : axe.withTags([...judged])
  ).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${colorScheme} ${id}: ${nodes
          .map(
            ({ target, failureSummary }) =>
              `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
          )
          .slice(0, 4)
          .join('; ')}`,
    );
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const { account, pages } of areas) {
  test(`pages have no serious fault, light and dark, wide and 390 px: ${account ?? 'guest'} at ${pages[0] ?? ''}`, async ({
    page,
  }) => {
    // So many pages, each judged three times: on a busy machine that takes its time.
    test.setTimeout(pages.length * 60_000);
    if (account !== undefined) await signInByCall(page.request, `${account}@rostrum.example`);
    const found: string[] = [];
    for (const path of pages) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const address = await open(page, path);
      const note = (where: string, faults: readonly string[]) =>
        found.push(...faults.map((fault) => `${address} ${where} ${fault}`));
      note('wide', await judge(page, 'light', rules));
      // What darkness can change is contrast; everything else was judged in the light.
      note('wide', await judge(page, 'dark', 'colours'));
      await page.setViewportSize(phone);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      note('390 px', await judge(page, 'dark', rules));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) note('390 px', [`is ${overflow} px wider than the screen`]);
    }
    expect(found).toEqual([]);
  });
}
