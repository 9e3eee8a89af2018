import { AxeBuilder } from '@axe-core/playwright';
import { signInByCall } from '../browser/sign-in-by-call.ts';
import { expect, test } from '../server/fixtures.ts';

const areas = [
  {
    account: 'administrator',
    pages: [
      '/dashboard',
      '/dashboard/people',
      '/dashboard/posts',
      '/dashboard/answers',
      '/dashboard/inquiries',
      '/dashboard/analytics',
      '/dashboard/builder/embed/directory',
      '/dashboard/settings/contact',
      '/dashboard/settings/password',
      '/dashboard/settings/access',
      '/dashboard/activity',
    ],
  },
  { account: 'expert', pages: ['/dashboard/people'] },
  { account: undefined, pages: ['/', '/search?q=flood', '/organizations/northmere'] },
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

for (const { account, pages } of areas) {
  test(`first pages of every area have no serious fault, light and dark: ${account ?? 'guest'} at ${pages[0] ?? ''}`, async ({
    page,
  }) => {
    if (account !== undefined) await signInByCall(page.request, `${account}@rostrum.example`);
    const found: string[] = [];
    for (const path of pages) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState }) => playState !== 'running'),
        );
        // What darkness can change is contrast; everything else was judged in the light.
        const axe = new AxeBuilder({ page });
        const { violations } = await (
          colorScheme === 'light' ? axe.withTags(rules) : axe.withRules(coloursOnly)
        ).analyze();
        for (const { id, impact, nodes } of violations) {
          if (impact !== 'serious' && impact !== 'critical') continue;
          found.push(
            `${path} ${colorScheme} ${id}: ${nodes
              .map(
                ({ target, failureSummary }) =>
                  `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
              )
              .slice(0, 4)
              .join('; ')}`,
          );
        }
      }
    }
    expect(found).toEqual([]);
  });
}
