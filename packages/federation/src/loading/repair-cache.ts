import type { RegistryArea } from '@rostrum/contracts';
import { verifiedFetch } from './verified-fetch.ts';

const code = /\.(js|css|json)$/;
const fileTimeoutMs = 10_000;

/**
 * What is in the cache is there at once. A request of before that still hangs holds everybody who asks for its address
 * the same way behind it; asked for anew, past the cache, the file arrives.
 */
const lookTimeoutMs = 1_500;

/**
 * Fetches anew what the browser holds of a release in a damaged state. Files of a release are cached for ever under their
 * address, so one that arrived broken would be refused again on every retry.
 */
export async function repairCache(
  { base, integrity }: RegistryArea,
  origin = window.location.origin,
): Promise<void> {
  const repair = async ([name, hash]: [string, string]) => {
    const url = new URL(base + name, origin).href;
    try {
      await verifiedFetch(url, hash, lookTimeoutMs);
    } catch {
      // Whether it helped is seen by the load that follows, which is checked like any other.
      await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(fileTimeoutMs) }).catch(() => {});
    }
  };
  await Promise.all(
    Object.entries(integrity)
      .filter(([name]) => code.test(name))
      .map(repair),
  );
}
