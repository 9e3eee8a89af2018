import { misfitOf } from '@rostrum/contracts';
import type { Compilation } from '@rspack/core';
import { expect, test } from 'vitest';
import { fakeRelease } from '../testing/fake-release.ts';
import { lentRuntimeKey, lentRuntimeRange } from './lent-runtime-use.ts';
import { sharedProvides } from './shared-provides.ts';

const emptyBuild = { modules: new Set() } as unknown as Compilation;

test('a shell says which federation runtime it lends, and areas built beside it can borrow that', () => {
  const provides = sharedProvides(emptyBuild);
  expect(provides[lentRuntimeKey]).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    exports: [],
  });
  const area = fakeRelease('people', {
    needs: { [lentRuntimeKey]: { version: lentRuntimeRange(), exports: [] } },
  });
  expect(misfitOf(area, { hostApi: '1.0.0', provides })).toBeNull();
  const next = { ...provides, [lentRuntimeKey]: { version: '99.0.0', exports: [] } };
  expect(misfitOf(area, { hostApi: '1.0.0', provides: next })).toContain(lentRuntimeKey);
});
