import { expect } from '@playwright/test';
import { startForeignSite } from '../foreign-site/foreign-site.ts';
import { pagesOfOthers, strictPolicy } from '../foreign-site/pages-of-others.ts';
import type { DrivenPage } from './driven-page.ts';
import { test } from './fixtures.ts';

const wide = 'document';
/** As narrow as a phone in every browser: windows have a least width of their own. */
const narrow = `document.querySelector('iframe')?.contentDocument`;
const hostIn = (where: string) => `${where}?.querySelector('rostrum-directory')`;
const inside = (selector: string, where = wide) =>
  `${hostIn(where)}?.shadowRoot?.querySelector('${selector}')`;
const styleOf = (selector: string) => `getComputedStyle(${inside(selector)})`;

/** A limit for failures, which a busy machine does not reach. */
const patient = { timeout: 60_000 };

async function expectPeople(page: DrivenPage, name: string, where = wide): Promise<void> {
  await expect
    .poll(() => page.read(`${inside('[role=status]', where)}?.textContent`), { message: name, ...patient })
    .toMatch(/^12 of \d+ people$/);
}

async function press(page: DrivenPage, name: string): Promise<void> {
  const found = await page.query(
    `[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('${name}')) ?? null`,
  );
  if (found === null) throw new Error(`There is no button ${name}.`);
  await found.click();
}

test('pages of every kind show the directory, at 320 pixels too', async ({ openBrowser, server }) => {
  const pages = pagesOfOthers(server.origin);
  const names = Object.keys(pages);
  const onPhone = (name: string) => ({ body: `<iframe src="/${name}/" width="320" height="640"></iframe>` });
  await using site = await startForeignSite({
    ...pages,
    ...Object.fromEntries(names.map((name) => [`phone-${name}`, onPhone(name)])),
  });
  await using page = await openBrowser();
  console.warn(`Driving ${page.version}`);
  for (const name of names) {
    await page.open(`${site.origin}/${name}/`);
    await expectPeople(page, name);
    expect(await page.read(`${hostIn(wide)}.shadowRoot.querySelectorAll('li').length`), name).toBe('12');
    // Its own look, and seen: whatever the page says of everything.
    expect(await page.read(`${styleOf('.title')}.fontSize`), name).toBe('14px');
    expect(await page.read(`${styleOf('.name')}.visibility`), name).toBe('visible');
    expect(await page.read(`${styleOf('.name')}.color`), name).toBe(
      name === 'dark' ? 'rgb(94, 150, 163)' : 'rgb(11, 96, 115)',
    );
    await expect
      .poll(() => page.isTrue(`(${inside('img')}?.naturalWidth ?? 0) > 0`), { message: name, ...patient })
      .toBe(true);

    await page.open(`${site.origin}/phone-${name}/`);
    await expectPeople(page, name, narrow);
    const widthOf = async (element: string) =>
      Number(await page.read(`${element}.getBoundingClientRect().width`));
    const place = await widthOf(hostIn(narrow));
    expect(place, `${name}: there is a place for it`).toBeGreaterThan(150);
    expect(
      await widthOf(inside('li', narrow)),
      `${name}: a card is no wider than its place`,
    ).toBeLessThanOrEqual(place + 0.5);
  }
});

test('React and Vue draw it again, take it away and bring it back', async ({ openBrowser, server }) => {
  await using site = await startForeignSite(pagesOfOthers(server.origin));
  await using page = await openBrowser();
  for (const name of ['react', 'vue', 'application']) {
    await page.open(`${site.origin}/${name}/`);
    await expectPeople(page, name);
    if (name !== 'application') {
      await (await page.query(`${inside('input')} ?? null`))?.type('storm');
      await press(page, 'Drawn');
      await expect.poll(() => page.isTrue(`document.querySelector('main.count-1') !== null`)).toBe(true);
      expect(await page.read(`${inside('input')}.value`), name).toBe('storm');
    }
    await press(page, 'Other page');
    await expect.poll(() => page.isTrue(`${hostIn(wide)} === null`), { message: name }).toBe(true);
    await press(page, 'Other page');
    await expectPeople(page, name);
  }
});

test('the inquiry form is as high as what is in it, under a strict policy', async ({
  openBrowser,
  server,
}) => {
  await using site = await startForeignSite({
    strict: {
      body: `<script type="module" src="${server.origin}/embed/rostrum.js"></script>
        <rostrum-embed organization="northmere" kind="inquiry"><a href="/ask">Ask</a></rostrum-embed>`,
      policy: `${strictPolicy(server.origin)}; frame-src ${server.origin}`,
    },
  });
  await using page = await openBrowser();
  await page.open(`${site.origin}/strict/`);
  const frame = `document.querySelector('rostrum-embed')?.shadowRoot?.querySelector('iframe')`;
  // 560 is what it begins with, before the page in it has told what it needs.
  await expect
    .poll(() => page.isTrue(`![0, 560].includes(Number(${frame}?.height ?? 0))`), patient)
    .toBe(true);
});
