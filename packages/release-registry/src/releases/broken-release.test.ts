import { releases } from '@rostrum/contracts/releases';
import { expect, test } from 'vitest';
import { createServiceBeside } from './testing/service-beside.ts';
import { buildReleaseApp } from './testing/release-app.ts';
import { sampleRelease } from './testing/sample-release.ts';

const system = { area: 'people', actor: 'system', reason: 'Error rate 12 % over 1 %' };

test('what is found broken is nobody’s any more, until somebody promotes it by name for a reason', async () => {
  await using server = await buildReleaseApp({ built: 'built-1' });
  const deployer = await server.deployer();
  const service = createServiceBeside(server);
  for (const version of ['v1', 'v2', 'v3']) {
    await deployer.upload(sampleRelease(version));
    await deployer.promote(version);
  }
  expect(await service.markBroken({ ...system, version: 'v2' })).toEqual({ changed: true });
  expect((await server.seen()).version).toBe('v3');
  // The one before the current is broken too, so everybody goes one further.
  expect(await service.markBroken({ ...system, version: 'v3' })).toEqual({ changed: true });
  expect(await service.markBroken({ ...system, version: 'v3' })).toEqual({ changed: false });
  expect(await server.seen()).toMatchObject({
    version: 'v1',
    previous: { version: 'built-1' },
  });
  const { areas } = await deployer.call(releases.areas);
  expect(areas[0]?.releases.map(({ version, state }) => [version, state])).toEqual(
    expect.arrayContaining([
      ['v1', 'current'],
      ['v2', 'broken'],
      ['v3', 'broken'],
      ['built-1', 'retired'],
    ]),
  );
  await expect(deployer.promote('v3')).rejects.toMatchObject({
    message: expect.stringContaining(system.reason),
  });
  await expect(deployer.rollback('v3')).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(
    deployer.call(releases.rollOut, {
      params: { area: 'people', version: 'v3' },
      body: { target: { to: 'percent', percent: 100 }, reason: 'try' },
    }),
  ).rejects.toMatchObject({ code: 'invalid_transition' });
  expect(await deployer.promote('v3', 'It was the network')).toMatchObject({ area: { current: 'v3' } });
  const { items } = await deployer.call(releases.history, { params: { area: 'people' }, query: {} });
  expect(
    items
      .filter(({ actor }) => actor === 'system')
      .map(({ event, version, reason }) => [event, version, reason]),
  ).toEqual([
    ['rolled_back', 'v1', system.reason],
    ['marked_broken', 'v3', system.reason],
    ['marked_broken', 'v2', system.reason],
  ]);
});

test('a broken canary ends for those who had it; the only good release of an area is left alone', async () => {
  await using server = await buildReleaseApp({ built: 'built-1' });
  const deployer = await server.deployer();
  const service = createServiceBeside(server);
  await deployer.upload(sampleRelease('v1'));
  await deployer.call(releases.rollOut, {
    params: { area: 'people', version: 'v1' },
    body: { target: { to: 'percent', percent: 100 } },
  });
  expect(await server.seen()).toMatchObject({ version: 'v1', channel: 'canary' });
  expect(await service.markBroken({ ...system, version: 'v1' })).toEqual({ changed: true });
  expect((await server.seen()).version).toBe('built-1');
  expect(await service.markBroken({ ...system, version: 'built-1' })).toEqual({ changed: false });
  expect(await service.markBroken({ ...system, version: 'unknown' })).toEqual({ changed: false });
  expect((await server.seen()).version).toBe('built-1');
});
