import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { nodeOptions } from './node-options.ts';

const mostHeap = (options: readonly string[]): number =>
  Number(
    execFileSync(
      process.execPath,
      [...options, '--print', 'require("node:v8").getHeapStatistics().heap_size_limit'],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    ),
  );

test('this Node knows the options that the server is started with, and its nursery is smaller for them', () => {
  expect(mostHeap(nodeOptions)).toBeLessThan(mostHeap([]));
});
