import type { RegistryArea } from '@rostrum/contracts';

export interface ReleaseFiles {
  /** Adds the files of a release; earlier ones stay known, because a release on screen outlives its registry entry. */
  add(area: Pick<RegistryArea, 'base' | 'integrity'>): void;
  /** The hash a URL must have. Throws when the registry names none: what is not listed is not loaded. */
  hashOf(url: string): string;
}

const sha384 = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Looks up hashes of the registry by URL. */
export function createReleaseFiles(origin: string): ReleaseFiles {
  const releases = new Map<string, Record<string, string>>();
  return {
    add({ base, integrity }) {
      releases.set(new URL(base, origin).href, integrity);
    },
    hashOf(url) {
      const { href } = new URL(url, origin);
      const [address = ''] = href.split(/[?#]/);
      for (const [base, integrity] of releases) {
        const hash = address.startsWith(base) ? integrity[address.slice(base.length)] : undefined;
        // A browser ignores an integrity value that it cannot read, so only a readable one counts.
        if (hash && sha384.test(hash)) return hash;
      }
      throw new Error(`${address} is refused: the registry has no hash for it.`);
    },
  };
}
