import { nodeTest } from '@rostrum/repo-config/vitest';

export default nodeTest();
