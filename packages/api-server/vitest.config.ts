import { nodeTest } from '@rostrum/repo-config/vitest';
import { mergeConfig } from 'vitest/config';

// One PostgreSQL for the run; files share its processors, so not too many at once. They share the loaded server too:
// whatever a server remembers belongs to its app, of which each test makes its own.
export default mergeConfig(nodeTest(), {
  test: {
    globalSetup: './src/testing/global-setup.ts',
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
