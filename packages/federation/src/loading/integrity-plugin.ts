import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { pageNonce } from '../bundled/page-nonce.ts';
import type { ReleaseFiles } from './release-files.ts';
import { verifiedFetch } from './verified-fetch.ts';

/** Longest wait for one file. */
const fileTimeoutMs = 10_000;

/**
 * Lets the federation runtime load only what the registry vouches for. Each hook throws when it has no hash: the chain is
 * registry, then manifest and entry, then the hashes of all other files, which the bundler wrote into the entry.
 */
export const integrityPlugin = (files: ReleaseFiles): ModuleFederationRuntimePlugin => ({
  name: 'rostrum-integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.integrity = files.hashOf(url) ?? '';
    script.crossOrigin = 'anonymous';
    script.nonce = pageNonce() ?? '';
    script.async = true;
    script.src = files.addressOf(url);
    return { script, timeout: fileTimeoutMs };
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    link.integrity = files.hashOf(url) ?? '';
    link.crossOrigin = 'anonymous';
    link.nonce = pageNonce() ?? '';
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
    link.href = url;
    return link;
  },
  fetch: async (url) => verifiedFetch(url, files.hashOf(url), fileTimeoutMs),
  beforePreloadRemote({ preloadOps }) {
    // Style sheets are left to the bundler: it takes a link that failed here for one that is loaded, and never tries again.
    for (const operation of preloadOps) operation.filter = (file: string) => !file.endsWith('.css');
    return Promise.resolve();
  },
});
