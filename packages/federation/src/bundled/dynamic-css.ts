// Takes the place of @rc-component/util's module of the same name in the shell's bundle: see build/replaced-modules.ts.
import * as original from '@rc-component/util/es/Dom/dynamicCSS.js';
import { pageNonce } from './page-nonce.ts';

type Options = Parameters<typeof original.updateCSS>[2];

const withNonce = (options: Options = {}): Options => ({
  ...options,
  csp: options.csp?.nonce ? options.csp : { ...options.csp, nonce: pageNonce() },
});

export const { clearContainerCache, removeCSS } = original;
export const injectCSS = (css: string, options?: Options) => original.injectCSS(css, withNonce(options));
export const updateCSS = (css: string, key: string, options?: Options) =>
  original.updateCSS(css, key, withNonce(options));
