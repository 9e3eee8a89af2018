import { createInstance } from '@module-federation/runtime';
import { expect, test, vi } from 'vitest';
import { shareAgainPlugin } from './share-again-plugin.ts';

const name = '@rostrum/ui-kit/data';
const table = { Table: 'table' };

function createPage(get: () => Promise<() => unknown>) {
  return createInstance({
    name: 'page',
    remotes: [],
    plugins: [shareAgainPlugin()],
    shared: { [name]: { version: '0.1.0', get, shareConfig: { singleton: true, requiredVersion: false } } },
  });
}

test('a shared module that could not be fetched is fetched anew by the next page that needs it', async () => {
  const get = vi
    .fn<() => Promise<() => unknown>>()
    .mockRejectedValueOnce(new Error('Loading chunk 516 failed.'))
    .mockResolvedValue(() => table);
  const page = createPage(get);
  await expect(page.loadShare(name)).rejects.toThrow('chunk 516');
  const [one, other] = await Promise.all([page.loadShare(name), page.loadShare(name)]);
  expect([one, other].map((factory) => (factory as () => unknown)())).toEqual([table, table]);
  expect(get).toHaveBeenCalledTimes(2);
});
