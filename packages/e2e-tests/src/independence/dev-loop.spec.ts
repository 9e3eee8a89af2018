import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RepositoryCopy } from '@rostrum/repo-tools/repository-copy';
import { expect, test } from './fixtures.ts';

/** Starts `npm run dev -- mf-posts --server …` of a copy and reads the link that it prints. */
async function startDev(copy: RepositoryCopy, server: string) {
  const command = join(copy.folder, 'packages/repo-tools/src/commands/dev.ts');
  const child = spawn(process.execPath, [command, 'mf-posts', '--server', server], { cwd: copy.folder });
  let said = '';
  const link = new Promise<string>((settle, fail) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const [found] = /http\S+\/registry\/override\?\S+/.exec(said) ?? [];
      if (found !== undefined) settle(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => fail(new Error(`It ended: ${said}`)));
  });
  return {
    link,
    async [Symbol.asyncDispose]() {
      // One that could not start has ended already, and would be waited for in vain.
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

test('an area on a developer’s machine runs inside a running shell, and each save is on screen without a reload', async ({
  page,
  installation: { proxy },
}) => {
  test.setTimeout(600_000);
  using copy = new RepositoryCopy();
  await using dev = await startDev(copy, proxy.origin);

  await page.goto(await dev.link);
  await page.getByRole('button').first().click();
  await expect(page.getByText('You are not seeing production.')).toBeVisible();
  await page.goto(`${proxy.origin}/dashboard/posts?status=draft`);
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  // A page that is loaded again would lose this.
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));

  const file = join(copy.folder, 'mf-posts/src/pages/post-list-page.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title={titles.posts}', 'title="Posts of mine"'));
  await expect(page.getByRole('heading', { name: 'Posts of mine' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?status=draft');
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
  // The sheets of the build before are gone, those of this one are there.
  const own = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^http:\/\/localhost:\d+\/\d+\./.test(href)),
    );
  expect(own).toHaveLength(1);

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('You are not seeing production.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
});
