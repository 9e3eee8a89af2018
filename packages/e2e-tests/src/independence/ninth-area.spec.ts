import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { RepositoryCopy } from '@rostrum/repo-tools/repository-copy';
import { runCommand } from '@rostrum/test-support/processes';
import { expect, test } from './fixtures.ts';

/** Builds, checks of types and tests included, on a machine that does other things too. */
const slow = 900_000;

type Said = { code: number; text: string };

/** Runs one of the repository's commands where a team stands: in its copy of the repository. */
function run(copy: RepositoryCopy, command: string, words: string[], token?: string): Promise<Said> {
  const script = join(copy.folder, `packages/repo-tools/src/commands/${command}.ts`);
  const env = {
    ...process.env,
    PATH: `${join(copy.folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    ...(token === undefined ? {} : { ROSTRUM_DEPLOY_TOKEN: token }),
  };
  return new Promise((settle) => {
    execFile(process.execPath, [script, ...words], { cwd: copy.folder, env }, (error, said, complaint) =>
      settle({ code: error ? 1 : 0, text: `${said}${complaint}` }),
    );
  });
}

const release = /^events (\w+): /m;

const title =
  'a ninth area is written, released to a running server, and appears in an open tab; taking it back works too';

test(title, { tag: '@nightly' }, async ({ page, installation: { server, proxy } }) => {
  test.setTimeout(slow);
  using copy = new RepositoryCopy();
  const made = await runCommand(server, 'deploy-token', [
    'create',
    '--name',
    'events-team',
    '--areas',
    'events',
  ]);
  const [token = ''] = made.split('\n');
  const where = ['--server', server.origin];

  await page.goto(`${proxy.origin}/dashboard/home`);
  const navigation = page.getByRole('navigation').first();
  await expect(navigation.getByRole('link', { name: 'People' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Events' })).toHaveCount(0);
  // A page that is loaded again would lose this.
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));

  expect(await run(copy, 'new', ['remote', 'events'])).toMatchObject({ code: 0 });
  copy.link('mf-events');
  const uploaded = await run(copy, 'release', ['mf-events', ...where], token);
  expect(uploaded).toMatchObject({ code: 0 });
  expect(uploaded.text).toContain('nobody gets it yet');
  const [, first = ''] = release.exec(uploaded.text) ?? [];

  const promoted = await run(copy, 'release', ['mf-events', first, '--promote', ...where], token);
  expect(promoted).toMatchObject({ code: 0 });
  await navigation.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();

  const welcome = join(copy.folder, 'mf-events/src/features/welcome/welcome.tsx');
  appendFileSync(welcome, '\nexport const second = true;\n');
  const again = await run(
    copy,
    'release',
    ['events', '--promote', ...where, '--reason', 'second try'],
    token,
  );
  expect(again).toMatchObject({ code: 0 });
  expect(again.text).toContain(`--rollback --server ${server.origin}   (everybody gets ${first} again)`);

  const back = await run(copy, 'release', ['events', '--rollback', ...where], token);
  expect(back).toMatchObject({ code: 0 });
  expect(back.text).toContain(`gets events ${first} again`);
  const { text } = await run(copy, 'release', ['events', '--status', ...where], token);
  expect(text).toContain(`events: everybody gets ${first}`);
  expect(text).toContain('promoted by events-team: second try');
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);

  const foreign = await run(copy, 'release', ['people', '1a2b', '--promote', ...where], token);
  expect(foreign.code).toBe(1);
  expect(foreign.text).toContain('people');
  const stranger = await run(copy, 'release', ['events', '--status', ...where], 'rostrum_deploy_nobody');
  expect(stranger).toMatchObject({ code: 1 });
  expect(stranger.text).toContain('does not accept this deploy token');
});
