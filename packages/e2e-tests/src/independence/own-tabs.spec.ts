import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { RepositoryCopy } from '@rostrum/repo-tools/repository-copy';
import { signInByCall } from '@rostrum/test-support/browser';
import { runCommand } from '@rostrum/test-support/processes';
import { expect, test } from './fixtures.ts';

/** Builds, checks of types and tests included, on a machine that does other things too. */
const slow = 900_000;

/** Changes a file of the copy; each part that is to be changed must be there. */
function edit(file: string, ...changes: [from: string, to: string][]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

/** What the team of people changes, in its own folder alone: a tab renamed, one inserted, and both in another order. */
function changeTabs({ folder }: RepositoryCopy): void {
  const area = join(folder, 'mf-people/src');
  edit(join(area, 'paths.ts'), [
    "  list: { path: '/dashboard/people',",
    "  roster: { path: '/dashboard/people/roster', href: () => '/dashboard/people/roster' },\n  list: { path: '/dashboard/people',",
  ]);
  edit(join(area, 'routes.tsx'), [
    'defineRoutes([',
    `defineRoutes([
  {
    path: paths.roster.path,
    load: () => import('./pages/people-list-page.tsx').then((module) => module.PeopleListPage),
  },`,
  ]);
  edit(
    join(area, 'manifest.ts'),
    ["order: 20,\n      icon: 'users'", "order: 65,\n      icon: 'users'"],
    [
      "{ label: titles.people, href: paths.list.href(), action: 'person.list', order: 10 },",
      `{ label: 'Everyone', href: paths.list.href(), action: 'person.list', order: 30 },
        { label: 'Roster', href: paths.roster.href(), action: 'person.list', order: 5 },`,
    ],
  );
}

/** A release runs the tests of its area, all of which are in the unit tests: the copy keeps that of the whole area. */
function leaveOutTestsOfParts({ folder }: RepositoryCopy): void {
  for (const file of globSync('mf-people/src/{pages,features}/**/*.test.*', { cwd: folder }))
    rmSync(join(folder, file));
}

/** Without the ninth area, which another test may have released to the same server before. */
const entriesOf = (page: Page, name: 'Main' | 'Area') =>
  page
    .getByRole('navigation', { name, exact: true })
    .getByRole('link')
    .filter({ hasNotText: /^Events$/ });
const navigation = ['Home', 'People', 'Posts', 'Q&A', /^Inquiries/, 'Analytics', 'Builder', 'Trial'];

test('a release of people alone renames, inserts and reorders tabs in a shell that is open and was not rebuilt', async ({
  page,
  browser,
  baseURL,
  installation: { server },
}) => {
  test.setTimeout(slow);
  using copy = new RepositoryCopy();
  const made = await runCommand(server, 'deploy-token', ['create', '--name', 'people', '--areas', 'people']);
  const [token = ''] = made.split('\n');
  const release = (...words: string[]) =>
    new Promise<string>((settle, fail) => {
      const script = join(copy.folder, 'packages/repo-tools/src/commands/release.ts');
      const bin = join(copy.folder, 'node_modules/.bin');
      const env = {
        ...process.env,
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        ROSTRUM_DEPLOY_TOKEN: token,
      };
      const args = [script, 'people', ...words, '--server', server.origin];
      execFile(process.execPath, args, { cwd: copy.folder, env }, (error, said, complaint) =>
        error ? fail(new Error(`${said}${complaint}`)) : settle(said),
      );
    });
  const context = await browser.newContext({ baseURL });
  await signInByCall(context.request, 'expert@rostrum.example');
  const theirs = await context.newPage();
  await theirs.goto('/dashboard/people');
  await expect(entriesOf(theirs, 'Area')).toHaveText(['Manage']);

  await page.goto('/dashboard/people');
  await expect(entriesOf(page, 'Main')).toHaveText(navigation);
  await expect(entriesOf(page, 'Area')).toHaveText(['People', 'Activity']);
  // A page that is loaded again would lose this.
  await page.evaluate(() => Object.assign(globalThis, { isSameTab: true }));
  const shell = await page.locator('script[src*="/assets/"]').first().getAttribute('src');

  changeTabs(copy);
  leaveOutTestsOfParts(copy);
  await release('--promote');
  await expect(entriesOf(page, 'Area')).toHaveText(['Roster', 'Activity', 'Everyone']);
  await expect(entriesOf(page, 'Main')).toHaveText([
    ...navigation.filter((name) => !['People', 'Builder', 'Trial'].includes(String(name))),
    'People',
    'Builder',
    'Trial',
  ]);
  await entriesOf(page, 'Area').getByText('Roster').click();
  await expect(page).toHaveURL(/\/dashboard\/people\/roster$/);
  await expect(page.locator('main h1')).toHaveText('People');
  // Whoever may not list people has their own tab as before, and the new page is not offered.
  await expect(entriesOf(theirs, 'Area')).toHaveText(['Manage']);
  await expect(entriesOf(theirs, 'Main')).toHaveText(['My Profile', /^Inquiries/, 'Analytics']);
  await context.close();

  await release('--rollback');
  await entriesOf(page, 'Main').getByText('Posts').click();
  await expect(entriesOf(page, 'Main')).toHaveText(navigation);
  expect(await page.evaluate(() => 'isSameTab' in globalThis)).toBe(true);
  expect(await page.locator('script[src*="/assets/"]').first().getAttribute('src')).toBe(shell);
});
