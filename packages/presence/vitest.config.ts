import { webTest } from '@rostrum/repo-config/vitest';

export default webTest();
