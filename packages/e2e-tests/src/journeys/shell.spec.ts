import type { Page } from '@playwright/test';
import { settle } from '../crawl/crawl-links.ts';
import { expect, test } from '../server/fixtures.ts';

const heading = (page: Page) => page.locator('main h1');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Everything that a screen reader was told politely, kept from the first moment of the page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    new MutationObserver(() => {
      const text = document.querySelector('[data-rostrum-live="polite"]')?.textContent;
      if (text && spoken.at(-1) !== text) spoken.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const spoken = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.splice(0).join('. '));

/** What has the focus, read in one moment: its name, and whether it is seen to have it. Fields are framed by what is around them. */
const readFocused = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const hasRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    const label =
      focused.getAttribute('aria-label') ?? focused.getAttribute('placeholder') ?? focused.innerText;
    return { label: label.trim(), isSeen: hasRing || !focused.matches('a, button') };
  });

/** Presses Tab until the thing with this name has the focus; everything on the way shows that it has it. */
async function tabTo(page: Page, name: string, atMost = 40) {
  // What is still being drawn would be passed before it is there.
  await settle(page);
  const passed: string[] = [];
  for (let press = 0; press < atMost; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocused(page);
    expect(focused?.isSeen ?? true, `focus on ${focused?.label ?? ''}`).toBe(true);
    if (focused?.label === name) return;
    passed.push(focused?.label ?? '(nothing)');
  }
  throw new Error(`Tab did not reach ${name} in ${atMost} presses, but: ${passed.join(' | ')}`);
}

test('the header of a phone, 390 px wide, by keyboard alone', async ({ visit }) => {
  const page = await visit('administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);

  await tabTo(page, 'Skip to content', 1);
  await tabTo(page, 'Open menu', 1);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, 'People');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/people$/);
  await expect(menu).toBeHidden();
  await expect(heading(page)).toBeFocused();
  expect(await overflow(page)).toBe(0);

  await page.reload();
  await expect(heading(page)).toBeVisible();
  // Past a page of people, each with a box and a link.
  await tabTo(page, 'Search', 80);
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search by Name or Expertise' });
  await expect(field).toBeFocused();
  await page.keyboard.type('storm');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.locator('.r-typeahead__menu').evaluate((menu) => menu.clientHeight)).toBeLessThanOrEqual(
    300,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/search\?q=.+&active=/);
  expect(await overflow(page)).toBe(0);
});

test('the header of a wide screen by keyboard alone', async ({ visit }) => {
  const page = await visit('administrator');
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();

  await tabTo(page, 'Posts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/posts$/);
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('/');
  // The page of results has one of the same name.
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search by Name or Expertise' });
  await expect(field).toBeFocused();
  await page.keyboard.type('coastal engineering');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/search\?q=coastal\+engineering&active=$/);
  await expect(field).toHaveValue('');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('button', { name: /^Menu of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Your menu' })).toBeVisible();
  await tabTo(page, 'Activity History');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeFocused();

  // Its code is asked for by the first press. What is typed until it is there stands in the field, nothing else hears it.
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const held: string[] = [];
  await page.route(/\/assets\/shell\/.*\.js$/, async (route) => {
    held.push(route.request().url());
    await onItsWay;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.keyboard.type('boo?/');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  arrive();
  await expect(page.getByRole('combobox', { name: /^Go to a page/ })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Go to a page/ })).toHaveValue('boo');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await page.unrouteAll();
  await page.keyboard.type('kmarks');
  await expect(page.getByRole('option', { name: /^Bookmarks/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/bookmarks$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('focus, title, scroll and announcement are handed over, also by back and forward', async ({ visit }) => {
  const page = await visit('administrator');
  await page.setViewportSize({ width: 1000, height: 420 });
  await listen(page);
  await page.goto('/dashboard/people');
  await expect(heading(page)).toHaveText('People');
  await page.waitForFunction(() => document.documentElement.scrollHeight > 800);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => top(page)).toBe(300);

  // The header stays in sight, so that its links are there at any place.
  await main(page).getByRole('link', { name: 'Posts' }).click();
  await expect(heading(page)).toHaveText('Posts');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Posts · Rostrum');
  await expect.poll(() => top(page)).toBe(0);
  await expect.poll(() => spoken(page)).toMatch(/posts/i);

  await page.goBack();
  await expect(heading(page)).toHaveText('People');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('People · Rostrum');
  await expect.poll(() => spoken(page)).toMatch(/people/i);
  await expect.poll(() => top(page)).toBe(300);

  await page.goForward();
  await expect(heading(page)).toHaveText('Posts');
  await expect(page).toHaveTitle('Posts · Rostrum');
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect.poll(() => top(page)).toBe(300);
  await page.reload();
  await expect(heading(page)).toHaveText('People');
  await expect.poll(() => top(page)).toBe(300);
});

/** What the page's federation runtime says of one shared module, as the shell and as each area sees it. */
const sharedBy = (page: Page, key: string) =>
  page.evaluate(async (module) => {
    interface Shared {
      from: string;
      lib?: () => unknown;
      get: () => Promise<() => unknown>;
    }
    interface Instance {
      options: { name: string };
      shareScopeMap: Record<string, Record<string, Record<string, Shared>> | undefined>;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const seen = await Promise.all(
      federation.__INSTANCES__.map(async ({ options, shareScopeMap }) => {
        const copies = Object.values(shareScopeMap['default']?.[module] ?? {});
        const copy = copies[0];
        return {
          name: options.name,
          copies: copies.length,
          from: copy?.from,
          instance: copy ? (copy.lib ?? (await copy.get()))() : undefined,
        };
      }),
    );
    return {
      who: seen.map(({ name }) => name),
      isOne: new Set(seen.map(({ instance }) => instance)).size === 1 && seen[0]?.instance !== undefined,
      copies: seen.map(({ copies }) => copies),
      from: [...new Set(seen.map(({ from }) => from))],
    };
  }, key);

test('two areas see the same bookmark store and the same session, those of the shell', async ({ visit }) => {
  const page = await visit('administrator');
  await page.goto('/dashboard/bookmarks');
  await expect(heading(page)).toHaveText('Bookmarks');
  await main(page)
    .getByRole('link', { name: /^Inquiries/ })
    .click();
  await expect(page.getByRole('list', { name: 'Inquiries' })).toBeVisible();

  for (const key of ['@rostrum/bookmark-store', '@rostrum/auth-client']) {
    const { who, isOne, copies, from } = await sharedBy(page, key);
    expect(who).toEqual(expect.arrayContaining(['rostrum_shell', 'rostrum_seeker', 'rostrum_inquiries']));
    expect(isOne, key).toBe(true);
    expect(copies.every((count) => count === 1)).toBe(true);
    expect(from).toEqual(['rostrum_shell']);
  }
});

test('dark colours by the device and by choice, and never a light page first', async ({ visit }) => {
  const page = await visit('administrator');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(ground).toBe(dark);

  // Every colour the page had from its first frame on, until it stands.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { groundsSeen: seen });
    const look = () => {
      if (document.body?.childElementCount) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(
    await page.evaluate(() => [...(globalThis as unknown as { groundsSeen: Set<string> }).groundsSeen]),
  ).toEqual([dark]);
});
