import { nodeTest } from '@rostrum/repo-config/vitest';
import { mergeConfig } from 'vitest/config';

// What needs a real server but no real browser. Journeys (*.spec.ts) are Playwright's.
export default mergeConfig(nodeTest(), {
  test: {
    name: 'processes',
    isolate: true,
    globalSetup: '@rostrum/api-server/testing/global-setup',
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    hookTimeout: 60_000,
  },
});
