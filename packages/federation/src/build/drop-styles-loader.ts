import type { LoaderContext } from '@rspack/core';
import { dropStyles } from './drop-styles.ts';

/** The loader of antd's style files. */
export default function dropStylesLoader(this: LoaderContext, source: string): string {
  return dropStyles(source).code;
}
