import { releases } from '@rostrum/contracts/releases';
import { expect, test } from 'vitest';
import { buildReleaseApp } from './testing/release-app.ts';
import { sampleRelease } from './testing/sample-release.ts';

test('an area that nobody knew of is released to a running server: in the registry, with its pages and its entry in the menu', async () => {
  await using server = await buildReleaseApp({ built: 'built-1' });
  const deployer = await server.deployer({ areas: ['events'] });
  const sample = sampleRelease('e1', { area: 'events' });
  const entry = { label: 'Events', href: '/dashboard/events', roles: ['administrator' as const], order: 5 };
  sample.release.manifest.navigation.push(entry);
  expect((await server.app.inject('/dashboard/events')).statusCode).toBe(404);
  await deployer.upload(sample);
  expect((await server.app.inject('/dashboard/events')).statusCode).toBe(404);
  const { revision } = await deployer.call(releases.promote, {
    params: { area: 'events' },
    body: { version: 'e1' },
  });
  for (let turn = 0; turn < 2; turn += 1) {
    const { areas } = (await server.app.inject(`/registry.json?revision=${revision}`)).json();
    expect(areas.map(({ area, version }: { area: string; version: string }) => [area, version])).toEqual([
      ['events', 'e1'],
      ['people', 'built-1'],
    ]);
    expect(areas[0].manifest.navigation).toEqual([entry]);
  }
  const page = await server.app.inject('/dashboard/events');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('href="/remotes/events/e1/mf-manifest.json"');
});
