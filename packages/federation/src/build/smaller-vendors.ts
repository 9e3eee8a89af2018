import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/** What the shell's build may leave out of the packages it carries, and cannot find out by itself. */
export const smallerVendors: RuleSetRule[] = [
  {
    test: /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/].*\.js$/,
    loader: join(import.meta.dirname, 'drop-styles-loader.ts'),
  },
  // antd's parts do nothing when they are imported, but do not say so: a provider of forms would bring all of the forms.
  { test: /[\\/]@rc-component[\\/][^\\/]+[\\/]es[\\/].*\.js$/, sideEffects: false },
];
