import { expect, test } from 'vitest';
import { mergeConfig } from 'vitest/config';
import { nodeTest, serverTest, webTest } from './index.ts';
import { groupByPreset } from './group-by-preset.ts';

test('workspaces with the same settings are one project, and keep their own patterns', () => {
  const projects = groupByPreset([
    { folder: 'shell', config: webTest() },
    { folder: 'packages/contracts', config: nodeTest() },
    { folder: 'mf-people', config: webTest() },
    { folder: 'packages/identity', config: serverTest() },
  ]);
  const named = projects.map(({ config, include }) => [config.test?.name, include]);
  expect(named).toEqual([
    ['pages', ['shell/src/**/*.test.{ts,tsx}', 'mf-people/src/**/*.test.{ts,tsx}']],
    ['logic', ['packages/contracts/src/**/*.test.ts']],
    ['server', ['packages/identity/src/**/*.test.ts']],
  ]);
});

test('a workspace with a setting of its own stays a project of its own', () => {
  const own = mergeConfig(webTest(), { test: { name: 'federation' } });
  const projects = groupByPreset([
    { folder: 'shell', config: webTest() },
    { folder: 'packages/federation', config: own },
  ]);
  expect(projects.map(({ include }) => include)).toEqual([
    ['shell/src/**/*.test.{ts,tsx}'],
    ['packages/federation/src/**/*.test.{ts,tsx}'],
  ]);
});
