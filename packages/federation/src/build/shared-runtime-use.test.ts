import { findIncompatibility } from '@rostrum/contracts';
import type { Compilation } from '@rspack/core';
import { expect, test } from 'vitest';
import { fakeRelease } from '../testing/fake-release.ts';
import { sharedRuntimeKey, sharedRuntimeRange } from './shared-runtime-use.ts';
import { sharedProvides } from './shared-provides.ts';

const emptyBuild = { modules: new Set() } as unknown as Compilation;

test('a shell says which federation runtime it lends, and areas built beside it can borrow that', () => {
  const provides = sharedProvides(emptyBuild);
  expect(provides[sharedRuntimeKey]).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    exports: [],
  });
  const area = fakeRelease('people', {
    needs: { [sharedRuntimeKey]: { version: sharedRuntimeRange(), exports: [] } },
  });
  expect(findIncompatibility(area, { hostApi: '1.0.0', provides })).toBeNull();
  const next = { ...provides, [sharedRuntimeKey]: { version: '99.0.0', exports: [] } };
  expect(findIncompatibility(area, { hostApi: '1.0.0', provides: next })).toContain(sharedRuntimeKey);
});
