import { webTest } from '@rostrum/repo-config/vitest';
import { mergeConfig } from 'vitest/config';

// A custom element is defined once in a window, and the preview of the embed page defines this one for its own origin.
export default mergeConfig(webTest(), { test: { name: 'embed' } });
