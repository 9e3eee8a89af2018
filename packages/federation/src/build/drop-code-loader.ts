import type { LoaderContext } from '@rspack/core';
import { dropJsonSchema } from './drop-json-schema.ts';
import { dropDescriptions } from './drop-descriptions.ts';
import { dropStyleRegister, dropStyles } from './drop-styles.ts';

const parts = { dropJsonSchema, dropStyleRegister, dropStyles, dropDescriptions };

/** Which code of a package is left out. */
export interface DropCodeOptions {
  part: keyof typeof parts;
}

/** The loader of files of which a part is left out. */
export default function dropCodeLoader(this: LoaderContext<DropCodeOptions>, source: string): string {
  return parts[this.getOptions().part](source).code;
}
