import { serverTest } from '@rostrum/repo-config/vitest';

export default serverTest();
