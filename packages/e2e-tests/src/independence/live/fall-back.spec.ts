import { signInByCall } from '@rostrum/test-support/browser';
import type { TrialLabel } from '../trial-area/trial-releases.ts';
import { expectUsable } from '../site/frame.ts';
import { expect, test } from './fixtures.ts';
import { versionOf } from './release-desk.ts';

const broken: TrialLabel[] = [
  'throws-at-import',
  'throws-at-mount',
  'throws-at-first-render',
  'throws-outside-its-boundary',
];

for (const label of broken) {
  test(`everybody keeps the release before one that ${label.replaceAll('-', ' ')}`, async ({
    page,
    trial,
    desk,
    installation: { proxy },
  }) => {
    await desk.promote(label);
    await trial.open();
    await expect(trial.bench()).toHaveText('Release one');
    await expect(trial.unavailable()).toHaveCount(0);
    await expectUsable(page);
    await expect(trial.bench()).toHaveText('Release one');
    await expect
      .poll(() => proxy.reports.join('\n'))
      .toContain(`"version":"${versionOf(label)}","kind":"error"`);
  });
}

test('a release that fails for five people is taken from everybody, and an open tab recovers', async ({
  page,
  trial,
  desk,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  await desk.promote('throws-at-mount');
  const visit = async (account: string) => {
    const context = await browser.newContext({ baseURL });
    await signInByCall(context.request, `${account}@rostrum.example`);
    const theirs = await context.newPage();
    const reported = theirs.waitForResponse(
      (response) =>
        response.url().endsWith('/registry/reports') &&
        response.request().postData()?.includes('"kind":"error"') === true,
    );
    await theirs.goto('/dashboard/trial');
    expect((await reported).status()).toBe(202);
    await context.close();
  };
  await Promise.all(['administrator', 'agent', 'expert', 'staff', 'owner'].map(visit));
  await expect
    .poll(async () => (await desk.history()).items.slice(0, 2).map(({ event, actor }) => `${event} ${actor}`))
    .toContain('marked_broken system');
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    areas: { area: string; version: string }[];
  };
  expect(registry.areas.find(({ area }) => area === 'trial')?.version).toBe(versionOf('one'));
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
});
