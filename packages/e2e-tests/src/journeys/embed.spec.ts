import type { Page } from '@playwright/test';
import { signIn } from '../pages/sign-in.ts';
import { startForeignSite } from '../foreign-site/foreign-site.ts';
import { hostile, pagesOfOthers, strictPolicy } from '../foreign-site/pages-of-others.ts';
import { expect, test } from '../server/fixtures.ts';

/** Bytes of the script as it travels. */
const budget = 8192;

/** The code that Builder offers, taken as a person takes it: by its Copy button. */
async function copyCode(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'administrator');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Builder', exact: true })
    .click();
  // The clipboard is that of the whole browser, and is written after the press.
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(read).not.toBe('');
  return read();
}

/** What a page complains about: errors of scripts, refused files, its own content security policy. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Types into the search of the first directory, sees the card, and follows it to the public profile. */
async function findExpert(page: Page, at: string): Promise<void> {
  await page.goto(at);
  const directory = page.locator('rostrum-directory').first();
  await expect(directory.getByRole('status')).toHaveText(/^12 of \d+ people$/);
  await directory.getByRole('searchbox', { name: 'Search by name or expertise' }).fill('storm surge');
  await directory.getByRole('button', { name: 'Search' }).click();
  const card = directory.getByRole('listitem').filter({ hasText: 'Maren Okonjo-Hale' });
  await expect(card).toBeVisible();
  await expect(directory.getByRole('listitem').first()).toContainText(/surge/i);
  const portrait = card.locator('img');
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const [profile] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: /Maren Okonjo-Hale/ }).click(),
  ]);
  await expect(profile.getByRole('heading', { level: 1 })).toContainText('Maren Okonjo-Hale');
  expect(new URL(profile.url()).pathname).toBe('/experts/maren-okonjo-hale');
  await profile.close();
}

test('the code from Builder shows the directory on pages of another origin', async ({
  visit,
  baseURL,
  page,
}) => {
  const code = await copyCode(page);
  expect(code).toContain(`src="${baseURL}/embed/v1/rostrum.js"`);
  await using site = await startForeignSite({
    plain: { body: code },
    strict: { body: code, policy: strictPolicy(baseURL) },
    hostile: { body: code, css: hostile },
    twice: {
      body: `${code}\n<h2>Again</h2>\n${code.replace('<rostrum-directory ', '<rostrum-directory layout="list" page-size="3" ')}`,
    },
  });
  const reader = await visit();
  const complaints = collectComplaints(reader);

  await findExpert(reader, `${site.origin}/plain/`);
  await findExpert(reader, `${site.origin}/strict/`);
  await findExpert(reader, `${site.origin}/hostile/`);
  const name = reader.getByRole('link', { name: /Maren Okonjo-Hale/ });
  await expect(name).toHaveCSS('text-transform', 'none');
  await expect(name).toHaveCSS('font-size', '16px');
  await expect(name).toHaveCSS('letter-spacing', 'normal');
  await expect(name).toHaveCSS('color', 'rgb(11, 96, 115)');

  await findExpert(reader, `${site.origin}/twice/`);
  const second = reader.locator('rostrum-directory').nth(1);
  await expect(second.getByRole('status')).toHaveText(/^3 of \d+ people$/);
  await second.getByRole('button', { name: 'Show more' }).click();
  await expect(second.getByRole('status')).toHaveText(/^6 of \d+ people$/);

  expect(complaints).toEqual([]);
  expect(await reader.context().cookies(baseURL)).toEqual([]);
});

test('pages of every kind show it at 320 and 1200 pixels, and an application takes it away and back', async ({
  visit,
  baseURL,
}) => {
  const pages = pagesOfOthers(baseURL);
  await using site = await startForeignSite(pages);
  const reader = await visit();
  const complaints = collectComplaints(reader);
  const directory = reader.locator('rostrum-directory');
  for (const name of Object.keys(pages)) {
    await reader.setViewportSize({ width: 1200, height: 900 });
    await reader.goto(`${site.origin}/${name}/`);
    await expect(directory.getByRole('status'), name).toHaveText(/^12 of \d+ people$/);
    await expect(directory.getByRole('listitem'), name).toHaveCount(12);
    await reader.setViewportSize({ width: 320, height: 640 });
    const [card, wide] = await directory.evaluate((element) => [
      element.shadowRoot?.querySelector('li')?.getBoundingClientRect().width ?? 0,
      element.getBoundingClientRect().width,
    ]);
    expect(wide, `${name}: there is a place for it`).toBeGreaterThan(150);
    expect(card, `${name}: a card is no wider than its place`).toBeLessThanOrEqual((wide ?? 0) + 0.5);
    const letters = await directory
      .locator('.title')
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
    expect(letters, name).toBe('14px');
  }
  // The last one draws its pages itself.
  const turn = reader.getByRole('button', { name: 'Other page' });
  await turn.click();
  await expect(directory).toHaveCount(0);
  await turn.click();
  await expect(directory.getByRole('status')).toHaveText(/^12 of \d+ people$/);

  // So do React and Vue, which draw what is around it again and again, and the element with it.
  for (const library of ['react', 'vue']) {
    await reader.goto(`${site.origin}/${library}/`);
    const search = directory.getByRole('searchbox', { name: 'Search by name or expertise' });
    await search.fill('storm');
    await reader.getByRole('button', { name: 'Drawn 0' }).click();
    await expect(reader.locator('main.count-1'), library).toBeVisible();
    await expect(search, library).toHaveValue('storm');
    await turn.click();
    await expect(directory, library).toHaveCount(0);
    await turn.click();
    await expect(directory.getByRole('status'), library).toHaveText(/^12 of \d+ people$/);
  }

  await reader.goto(`${site.origin}/dark/`);
  await expect(directory.getByRole('status')).toHaveText(/^12 of \d+ people$/);
  await expect(directory.locator('[part=directory]')).toHaveCSS('background-color', 'rgb(21, 27, 30)');
  expect(complaints).toEqual([]);
});

test('without script, and while the server is away, the page still leads to the experts', async ({
  browser,
  visit,
  baseURL,
  page,
}) => {
  const code = await copyCode(page);
  await using site = await startForeignSite({ plain: { body: code } });
  const unscripted = await browser.newContext({ javaScriptEnabled: false });
  const plain = await unscripted.newPage();
  await plain.goto(`${site.origin}/plain/`);
  await plain.getByRole('link', { name: 'Experts at Northmere University' }).click();
  await expect(plain).toHaveURL(`${baseURL}/organizations/northmere`);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Northmere University');
  await unscripted.close();

  const reader = await visit();
  const link = reader.getByRole('link', { name: 'Experts at Northmere University' });
  await reader.route(`${baseURL}/**`, (route) => route.abort('connectionrefused'));
  await reader.goto(`${site.origin}/plain/`);
  await expect(link).toBeVisible();

  await reader.unroute(`${baseURL}/**`);
  await reader.route(`${baseURL}/embed/directory/**`, (route) => route.abort('connectionrefused'));
  await reader.reload();
  const directory = reader.locator('rostrum-directory');
  await expect(directory.getByRole('status')).toContainText('This could not be loaded.');
  await expect(link).toBeVisible();
  await reader.unroute(`${baseURL}/embed/directory/**`);
  await directory.getByRole('button', { name: 'Retry' }).click();
  await expect(directory.getByRole('status')).toHaveText(/^12 of \d+ people$/);

  // What is shown stays when only more of it cannot be had.
  await reader.route(`${baseURL}/embed/directory/**`, (route) => route.abort('connectionrefused'));
  await directory.getByRole('button', { name: 'Show more' }).click();
  await expect(directory.getByRole('status')).toContainText('This could not be loaded.');
  await expect(directory.getByRole('listitem')).toHaveCount(12);
  await reader.unroute(`${baseURL}/embed/directory/**`);
  await directory.getByRole('button', { name: 'Retry' }).click();
  await expect(directory.getByRole('listitem')).toHaveCount(24);
});

test('the script is small, compressed, asked for again only when it changed, and open to every origin', async ({
  request,
}, { annotations }) => {
  const ask = (headers: Record<string, string>) => request.fetch('/embed/rostrum.js', { headers });
  const whole = await ask({ 'accept-encoding': 'identity' });
  const sizes: Record<string, number> = { identity: (await whole.body()).length };
  expect(whole.headers()).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(whole.headers()).not.toHaveProperty('set-cookie');
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask({ 'accept-encoding': encoding });
    expect(answer.headers()).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(await answer.text()).toBe(await whole.text());
    sizes[encoding] = Number(answer.headers()['content-length']);
    const again = await ask({
      'accept-encoding': encoding,
      'if-none-match': answer.headers()['etag'] ?? '',
    });
    expect(again.status()).toBe(304);
  }
  annotations.push({ type: 'bytes of /embed/rostrum.js', description: JSON.stringify(sizes) });
  process.stdout.write(`bytes of /embed/rostrum.js: ${JSON.stringify(sizes)}\n`);
  expect(sizes['br']).toBeLessThan(budget);
});

test('an inquiry is sent from a page of another origin, and what was typed outlives a refusal', async ({
  visit,
  baseURL,
}) => {
  await using site = await startForeignSite({
    strict: {
      body: `<script type="module" src="${baseURL}/embed/rostrum.js"></script>
        <rostrum-embed organization="northmere" kind="inquiry"><a href="/ask">Ask</a></rostrum-embed>`,
      policy: `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; img-src ${baseURL}; frame-src ${baseURL}; base-uri 'none'`,
    },
  });
  const reader = await visit();
  const complaints = collectComplaints(reader);
  const form = reader.frameLocator('rostrum-embed iframe');
  await reader.goto(`${site.origin}/strict/`);
  await form.getByRole('link', { name: 'General', exact: true }).click();
  const message = 'Who at your university can explain how tide gauges are read?';
  await form.getByRole('textbox', { name: /What do you want to ask/ }).fill(message);
  const frame = reader.locator('rostrum-embed iframe');
  // As high as what is in it: nothing scrolls inside the page.
  await expect
    .poll(() => frame.evaluate((element: HTMLIFrameElement) => Number(element.height)))
    .toBeGreaterThan(600);

  await form.getByRole('textbox', { name: 'First name' }).fill('Callum');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Reyes');
  await form.getByRole('textbox', { name: 'Email' }).fill('callum@meridian.example');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('GB');
  await form.getByRole('checkbox', { name: /may use these details/ }).check();
  await form.getByRole('textbox', { name: 'Email' }).fill('callum');
  await form.getByRole('button', { name: /^Send to/ }).click();
  await expect(form.getByRole('alert')).toContainText('What you typed is kept.');
  await expect(form.getByRole('textbox', { name: /What do you want to ask/ })).toHaveValue(message);
  await form.getByRole('textbox', { name: 'Email' }).fill('callum@meridian.example');
  await form.getByRole('button', { name: /^Send to/ }).click();
  await expect(form.getByRole('status')).toHaveText(/Your reference is INQ-/);
  const [tracker] = await Promise.all([
    reader.waitForEvent('popup'),
    form.getByRole('link', { name: 'Follow your inquiry' }).click(),
  ]);
  await expect(tracker.getByText(message).first()).toBeVisible();
  // The console names the refusal itself, and that a frame of another origin does not take the focus.
  expect(complaints.filter((text) => !/422|autofocusing/.test(text))).toEqual([]);
});
