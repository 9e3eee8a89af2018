import { webTest } from '@rostrum/repo-config/vitest';
import { mergeConfig } from 'vitest/config';

// single-spa takes over the history of a window for good, so these files share no window with those of other packages.
export default mergeConfig(webTest(), { test: { name: 'federation' } });
