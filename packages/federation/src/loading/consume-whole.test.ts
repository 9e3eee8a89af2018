import federation, { type Federation } from '@module-federation/webpack-bundler-runtime';
import { expect, test, vi } from 'vitest';
import { consumeWhole } from './consume-whole.ts';

type Options = Parameters<NonNullable<Federation['bundlerRuntime']>['consumes']>[0];
const { bundlerRuntime } = federation;
if (!bundlerRuntime) throw new Error('The runtime has no part for bundlers.');
const consumes = consumeWhole(bundlerRuntime.consumes);

test('a chunk whose shared module did not come is not loaded; asked for again, it is', async () => {
  const loadShare = vi
    .fn<() => Promise<() => unknown>>()
    .mockRejectedValueOnce(new Error('Loading chunk 516 failed.'))
    .mockResolvedValue(() => 'the table');
  const webpackRequire = {
    o: (object: object, key: string) => Object.hasOwn(object, key),
    m: {},
    c: {},
    federation: { instance: { loadShare, options: { name: 'rostrum_posts' } } },
  } as unknown as Options['webpackRequire'];
  const installedModules: Options['installedModules'] = {};
  const ask = (): Promise<unknown> => {
    const promises: Promise<unknown>[] = [];
    consumes({
      chunkId: 'page',
      chunkMapping: { page: ['data'] },
      installedModules,
      moduleToHandlerMapping: {
        data: {
          shareKey: '@rostrum/ui-kit/data',
          getter: () => Promise.reject(new Error('not carried')),
          shareInfo: { scope: ['default'], shareConfig: { requiredVersion: false } },
        },
      },
      promises,
      webpackRequire,
    });
    return Promise.all(promises);
  };
  await expect(ask()).rejects.toThrow('chunk 516');
  await ask();
  const module: { exports?: unknown } = {};
  webpackRequire.m['data']?.(module);
  expect(module.exports).toBe('the table');
  await ask();
  expect(loadShare).toHaveBeenCalledTimes(2);
});
