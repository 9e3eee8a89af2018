import { nodeTest } from '@rostrum/repo-config/vitest';
import { mergeConfig } from 'vitest/config';

// One PostgreSQL for the run; files share its processors, so not too many at once.
export default mergeConfig(nodeTest(), {
  test: {
    globalSetup: './src/testing/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
