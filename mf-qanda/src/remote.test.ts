import { areaFaults } from '@rostrum/remote-runtime/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

test('what the manifest promises, the routes keep', () => {
  expect(areaFaults(manifest, routes)).toEqual([]);
});
