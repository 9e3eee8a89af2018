import type { RegistryArea } from '@rostrum/contracts';
import { verifiedFetch } from './verified-fetch.ts';

const code = /\.(js|css|json)$/;
const fileTimeoutMs = 10_000;

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
      await verifiedFetch(url, hash, fileTimeoutMs);
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
