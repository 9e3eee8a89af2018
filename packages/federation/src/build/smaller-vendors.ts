import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import type { DropCodeOptions } from './drop-code-loader.ts';

const dropCode = (test: RegExp, part: DropCodeOptions['part']): RuleSetRule => ({
  test,
  loader: join(import.meta.dirname, 'drop-code-loader.ts'),
  options: { part } satisfies DropCodeOptions,
});

/** What every build may leave out of the contracts that it carries. */
export const smallerContracts: RuleSetRule = dropCode(
  /[\\/]contracts[\\/]src[\\/].*\.contract\.ts$/,
  'dropDescriptions',
);

/** What the shell's build may leave out of the packages it carries, and cannot find out by itself. */
export const smallerVendors: RuleSetRule[] = [
  dropCode(/[\\/]antd[\\/]es[\\/].*[\\/]style[\\/].*\.js$/, 'dropStyles'),
  dropCode(/[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/, 'dropStyleRegister'),
  dropCode(/[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/, 'dropJsonSchema'),
  smallerContracts,
  // antd's parts do nothing when they are imported, but do not say so: a provider of forms would bring all of the forms.
  { test: /[\\/]@rc-component[\\/][^\\/]+[\\/]es[\\/].*\.js$/, sideEffects: false },
];
