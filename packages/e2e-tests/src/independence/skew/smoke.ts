import { expect, test } from '../fixtures.ts';
import { areaOf, findIncompatibilityIn, shellOf } from '../site/incompatibility-in.ts';

/** What a person needs of each area first: its page, and something that only its data or its code can show. */
const areas = [
  { area: 'people', href: '/dashboard/people', heading: 'People', sign: 'table' },
  { area: 'posts', href: '/dashboard/posts', heading: 'Posts', sign: 'table' },
  { area: 'qanda', href: '/dashboard/answers', heading: 'Q&A', sign: 'main a, main table' },
  {
    area: 'inquiries',
    href: '/dashboard/inquiries',
    heading: /./,
    sign: 'main [role="list"], main ul, main ol',
  },
  { area: 'analytics', href: '/dashboard/analytics', heading: /./, sign: 'main :is(canvas, svg)' },
  {
    area: 'builder',
    href: '/dashboard/builder/embed/directory',
    heading: /./,
    sign: 'main nav[aria-label="Kind of embed"] a',
  },
  { area: 'settings', href: '/dashboard/settings/contact', heading: /./, sign: 'main input' },
  { area: 'seeker', href: '/dashboard/bookmarks', heading: 'Bookmarks', sign: 'main a, main button' },
] as const;

interface Pair {
  shell: string;
  areas: string;
  /** Where an area is taken from that this shell cannot host. */
  areasBefore?: string;
}

/** One short visit to every area, of a shell of one time and areas of another. */
export function smokeJourneys(pair: string, { areasBefore, ...repositories }: Pair): void {
  for (const { area, href, heading, sign } of areas) {
    test(`${pair}: ${area} opens, works and is left`, async ({ page }) => {
      const incompatibility = findIncompatibilityIn(repositories, `mf-${area}`);
      const isHeldBack = incompatibility !== null && areasBefore !== undefined;
      if (isHeldBack) test.info().annotations.push({ type: 'held back', description: incompatibility });
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      // What an area throws while it draws stays inside its boundary, and the page's heading may have been there before.
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().startsWith(`[${area}@`)) thrown.push(message.text());
      });
      await page.goto(href);
      const [script] = shellOf(repositories.shell).entries.shell.scripts;
      await expect(page.locator(`script[src$="${script}"]`)).toHaveCount(1);
      const registry = (await (await page.request.get('/registry.json')).json()) as {
        areas: { area: string; version: string }[];
      };
      expect(registry.areas.find((one) => one.area === area)?.version).toBe(
        areaOf(isHeldBack ? areasBefore : repositories.areas, `mf-${area}`).version,
      );

      await expect(page.locator(`[data-area="${area}"] h1`).first()).toHaveText(heading);
      await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('main').getByText('Sorry.. there was an error')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: /^Go to a page/ })).toBeFocused();
      await page.keyboard.press('Escape');

      const next = page.getByRole('navigation', { name: 'Main' });
      await next.getByRole('link', { name: area === 'posts' ? 'People' : 'Posts' }).click();
      await expect(page.locator('main h1')).toHaveText(area === 'posts' ? 'People' : 'Posts');
      await expect(page.locator(`[data-area="${area}"]`)).toHaveCount(0);
      expect(thrown).toEqual([]);
    });
  }

  test(`${pair}: not every area is held back`, () => {
    const incompatibilities = areas.map(({ area }) => findIncompatibilityIn(repositories, `mf-${area}`));
    expect(incompatibilities.filter((incompatibility) => incompatibility === null)).not.toHaveLength(0);
  });
}
