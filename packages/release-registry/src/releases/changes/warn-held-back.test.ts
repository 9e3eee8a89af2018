import { shellRelease } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { composeIndex } from '../resolution/release-index.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { createReleaseCatalogue } from './release-catalogue.ts';
import { createHeldBackWarning } from './warn-held-back.ts';

const shellOf = (version: string, hostApi: string) =>
  shellRelease.parse({
    version,
    hostApi,
    entries: { shell: { scripts: ['a.js'], styles: [] }, 'sign-in': { scripts: ['b.js'], styles: [] } },
    integrity: {},
  });
const indexOf = (hostApi: string, version = 'v2') =>
  composeIndex({
    state: undefined,
    built: [sampleRelease(version, { hostApi: '^2.0.0' }).release],
    shell: shellOf('shell-1', hostApi),
  });

test('an area that is newer than the shell is warned of once for each change, with what is needed', () => {
  const warn = vi.fn();
  const tell = createHeldBackWarning({ warn });
  tell(indexOf('1.0.0'));
  tell(indexOf('1.0.0'));
  const held = { area: 'people', incompatibility: 'it needs host API ^2.0.0; this shell provides 1.0.0' };
  expect(warn.mock.calls).toEqual([
    [
      { ...held, version: 'v2', instead: null },
      'release v2 of the area people is held back: it needs host API ^2.0.0; this shell provides 1.0.0. ' +
        'Build or release a newer shell. Until then the area is missing',
    ],
  ]);

  // Another release is another change; a newer shell ends it, and what comes after that is new.
  tell(indexOf('1.0.0', 'v3'));
  expect(warn).toHaveBeenCalledTimes(2);
  tell(indexOf('2.0.0', 'v3'));
  expect(warn).toHaveBeenCalledTimes(2);
  tell(indexOf('1.0.0', 'v3'));
  expect(warn).toHaveBeenCalledTimes(3);
});

test('whoever asks for what is released finds the warning in the log, with the database or without', async () => {
  const warn = vi.fn();
  const { release } = sampleRelease('v2', { hostApi: '^2.0.0' });
  const built = [{ release, folder: 'mf-people' }];
  const shell = shellOf('shell-1', '1.0.0');
  const catalogue = createReleaseCatalogue({
    db: { transaction: () => Promise.reject(new Error('away')) } as unknown as Database,
    site: { shell: () => shell, built: () => built },
    log: { warn } as unknown as FastifyBaseLogger,
  });
  await catalogue.releaseIndex();
  await catalogue.releaseIndex();
  const told = warn.mock.calls.map(([, message]) => String(message)).filter((text) => /held back/.test(text));
  expect(told).toEqual([
    expect.stringMatching(/^release v2 of the area people is held back: it needs host API/),
  ]);
});
