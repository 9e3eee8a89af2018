import { expect, test } from '@playwright/test';
import { pressControls } from '../crawl/press-controls.ts';
import { demonstrationFolder } from '../server/demonstration.ts';
import { TestServer } from '../server/test-server.ts';

// What does nothing stands in the message.
test.use({ trace: 'off' });

/** The pages of a guest; `first …` is the first link on the page before that begins so. */
const paths = [
  '/',
  '/organizations/northmere',
  'first /organizations/northmere/posts/',
  '/organizations/northmere',
  'first /organizations/northmere/questions/',
  '/experts/maren-okonjo-hale',
  '/login',
  '/login/forgot',
  '/signup',
  '/signup/organisation',
];

test('every control of the pages of a guest does something', async ({ browser }, { annotations }) => {
  test.setTimeout(900_000);
  // Everything is pressed, so nobody else uses this installation.
  await using folder = await demonstrationFolder();
  await using server = await TestServer.start({ dataDir: folder.path });
  const context = await browser.newContext({ baseURL: server.origin });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const known = new Set<string>();
  const without: string[] = [];
  const pressed: string[] = [];
  let page = await context.newPage();
  for (const described of paths) {
    const [, start] = /^first (.+)$/.exec(described) ?? [];
    const link = page.locator(`a[href^="${start}"]`).first();
    const path =
      start === undefined ? described : ((await link.getAttribute('href', { timeout: 20_000 })) ?? described);
    await page.close();
    page = await context.newPage();
    const outcome = await pressControls(page, path, { known, isLeftAlone: () => false });
    pressed.push(...outcome.pressed);
    without.push(...outcome.without);
    await page.goto(path);
  }
  annotations.push({ type: 'controls pressed', description: pressed.join('\n') });
  expect(without).toEqual([]);
  expect(pressed.length).toBeGreaterThan(paths.length);
  await context.close();
});
