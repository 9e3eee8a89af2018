import { tmpdir } from 'node:os';
import { readConfig, type Config } from '../config.ts';

/** Settings of tests; the environment has no say. */
export const testConfig = (values: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT_SCALE: '1000',
    // Tests share their machine with others; what overload does has tests of its own.
    REQUESTS_AT_ONCE: '1000',
    REQUEST_WAIT_MS: '10000',
    ROSTRUM_DATA_DIR: tmpdir(),
    AUTH_SECRET: 'a secret of the tests, 32 characters',
    PUBLIC_URL: 'http://rostrum.test',
    ...values,
  });
