import type { Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { goWithin, isWithinApplication } from '../browser/go-within.ts';
import { graveFaults } from '../browser/grave-faults.ts';
import { expect, test } from '../server/fixtures.ts';

/**
 * A page by its address; `first …` is the first link on the page before that begins so, `selected …` a page of results with
 * the first one selected.
 */
const areas = [
  {
    account: 'administrator',
    pages: [
      '/dashboard',
      '/dashboard/people',
      'first /dashboard/people/0',
      '/dashboard/people/activity',
      '/dashboard/people/import',
      '/dashboard/posts',
      '/dashboard/posts?view=board',
      '/dashboard/posts?view=calendar',
      'first /dashboard/posts/0',
      '/dashboard/posts/activity',
      '/dashboard/answers',
      'first /dashboard/answers/0',
      '/dashboard/answers/activity',
      '/dashboard/inquiries',
      'first /dashboard/inquiries/0',
      '/dashboard/inquiries/quarantine',
      '/dashboard/inquiries/block',
      '/dashboard/inquiries/mailinglists',
      '/dashboard/inquiries/setup',
      '/dashboard/inquiries/activity',
      '/dashboard/analytics',
      '/dashboard/analytics/people',
      '/dashboard/analytics/posts',
      '/dashboard/analytics/qanda',
      '/dashboard/analytics/inquiries',
      '/dashboard/builder/embed/directory',
      '/dashboard/builder/settings',
      '/dashboard/builder/saved',
      '/dashboard/theme',
      '/dashboard/theme/fields',
      '/dashboard/theme/css',
      '/dashboard/settings/classifications',
      '/dashboard/settings/timezone',
      '/dashboard/settings/licenses',
      '/dashboard/settings/integrations',
      '/dashboard/settings/sso',
      '/dashboard/settings/contact',
      '/dashboard/settings/password',
      '/dashboard/settings/access',
      '/dashboard/activity',
    ],
  },
  {
    account: 'expert',
    pages: [
      '/dashboard/people',
      '/dashboard/inquiries',
      '/dashboard/people/questions',
      '/dashboard/analytics/people',
    ],
  },
  { account: 'staff', pages: ['/dashboard/people'] },
  { account: 'individual', pages: ['/dashboard/inquiries'] },
  {
    account: 'media',
    pages: [
      '/dashboard/seeker',
      '/dashboard/search?q=flood&active=',
      'selected /dashboard/search?q=storm+surge+in+English&topic=Storm+surge',
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
      '/dashboard/settings/contact/delete-account',
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
      '/organizations/northmere/posts/no-such-post',
      '/inquiries/track/no-such-token-but-long-enough',
      '/inquiries/ask/no-such-token-but-long-enough',
      '/lists/no-such-token-but-long-enough',
      '/posts/sign-off/no-such-token-but-long-enough',
      '/questions/answer/no-such-token-but-long-enough',
      '/organizations/northmere/questions/ask',
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
      '/login/deleted',
      '/login/reset?token=no-such-token-but-long-enough',
      '/login/continue?token=no-such-token-but-long-enough',
      '/login/invitation?token=no-such-token-but-long-enough',
      '/signup',
      '/signup/organisation',
      '/signup/individual',
    ],
  },
];

async function open(page: Page, described: string) {
  const [, how, path = described] = /^(first|selected) (.+)$/.exec(described) ?? [];
  const link = page.locator(`a[href^="${path}"]`).first();
  const address = how === 'first' ? ((await link.getAttribute('href')) ?? path) : path;
  const isWithin = [page.url(), address].every(isWithinApplication);
  await (isWithin ? goWithin(page, address) : page.goto(address));
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (how === 'selected') {
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
  }
  return address;
}

type Scheme = 'light' | 'dark';

async function judge(page: Page, colorScheme: Scheme, judged: 'everything' | 'colours') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Pages without script follow the device by themselves.
  await expect(page.locator('html')).toHaveCSS(
    'color-scheme',
    colorScheme === 'light' ? /^(light|light dark)$/ : /^(dark|light dark)$/,
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  return (await graveFaults(page, judged)).map((fault) => `${colorScheme} ${fault}`);
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const at = (where: string, faults: readonly string[]) => faults.map((fault) => `${where} ${fault}`);

const judgeIn: Record<Scheme, (page: Page) => Promise<string[]>> = {
  async light(page) {
    await page.setViewportSize(wide);
    return at('wide', await judge(page, 'light', 'everything'));
  },
  async dark(page) {
    // What darkness can change is contrast; everything else is judged in the light.
    const faults = at('wide', await judge(page, 'dark', 'colours'));
    await page.setViewportSize(phone);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    faults.push(...at('390 px', await judge(page, 'dark', 'everything')));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return overflow > 0 ? [...faults, `390 px is ${overflow} px wider than the screen`] : faults;
  },
};

for (const { account, pages } of areas) {
  test(`pages have no serious fault, light and dark, wide and 390 px: ${account ?? 'guest'} at ${pages[0] ?? ''}`, async ({
    page,
  }) => {
    // So many pages, each judged three times: on a busy machine that takes its time.
    test.setTimeout(pages.length * 60_000);
    if (account !== undefined) await signInByCall(page.request, `${account}@rostrum.example`);
    const found: string[] = [];
    // Another scheme draws everything anew, so each page begins with the one that the page before ended with.
    let schemes: Scheme[] = ['light', 'dark'];
    for (const path of pages) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: schemes[0], reducedMotion: 'reduce' });
      const address = await open(page, path);
      for (const scheme of schemes)
        found.push(...(await judgeIn[scheme](page)).map((fault) => `${address} ${fault}`));
      schemes = schemes.toReversed();
    }
    expect(found).toEqual([]);
  });
}

test('the form without script has no serious fault, empty and refused, wide and 390 px', async ({ page }) => {
  const found: string[] = [];
  await page.goto('/experts/maren-okonjo-hale/inquiry?type=2');
  for (const step of ['empty', 'refused']) {
    for (const size of [wide, phone])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        found.push(
          ...(await graveFaults(page, 'everything')).map((fault) => `${step} ${colorScheme} ${fault}`),
        );
        const { scrollWidth, clientWidth } = await page
          .locator('html')
          .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }));
        expect(scrollWidth).toBe(clientWidth);
      }
    if (step === 'empty') {
      await page.getByRole('button', { name: /^Send to / }).click();
      await expect(page.getByRole('alert')).toContainText('Not sent yet');
    }
  }
  expect(found).toEqual([]);
});

test('forced colours tell the steps of an inquiry apart and keep the edges of buttons', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/experts/maren-okonjo-hale');
  const edges = await page
    .locator('#inquire form button, [data-prints]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).outlineStyle));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges)).toEqual(new Set(['solid']));

  await signInByCall(page.request, 'media@rostrum.example');
  await page.goto('/dashboard/inquiries/sent');
  const steps = page.locator('.r-track-dashes__dash');
  await expect(steps.first()).toBeVisible();
  const looks = await steps.evaluateAll((dashes) =>
    dashes.map((dash) => {
      const { borderStyle, borderWidth, backgroundColor } = getComputedStyle(dash);
      return `${/--(\w+)$/.exec(dash.className)?.[1] ?? ''} ${borderStyle} ${borderWidth} ${backgroundColor}`;
    }),
  );
  const states = new Set(looks.map((look) => look.split(' ')[0]));
  expect(states.size).toBeGreaterThan(1);
  expect(new Set(looks).size).toBe(states.size);
  expect(new Set(looks.map((look) => look.replace(/^\w* /, ''))).size).toBeGreaterThan(1);
});

test('the inquiry form is the second stop of the keyboard on an expert’s page', async ({ page }) => {
  await page.goto('/experts/maren-okonjo-hale');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const toForm = page.getByRole('link', { name: 'Skip to the inquiry form' });
  await expect(toForm).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#inquire :focus')).toHaveCount(1);
});
