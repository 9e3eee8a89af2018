import type { RegistryArea } from '@rostrum/contracts';

export interface ReleaseFiles {
  /** Adds the files of a release; earlier ones stay known, because a release on screen outlives its registry entry. */
  add(area: Pick<RegistryArea, 'base' | 'integrity' | 'version' | 'channel'>): void;
  /**
   * The hash a URL must have; null for what a developer's own machine serves, which has none. Throws when the registry
   * names none: what is not listed is not loaded.
   */
  hashOf(url: string): string | null;
  /** Gives the entry of a release an address of its own from now on. */
  renew(base: string, attempt: number): void;
  /** Where a file is to be asked for. */
  addressOf(url: string): string;
}

const entryScript = /\/remote-entry[^/]*\.js$/;

/** The server sends such a release to no one but the developer who asked for it, for a while. */
const isLocal = ({ base, version, channel }: Parameters<ReleaseFiles['add']>[0], origin: string) =>
  channel === 'override' && version === 'local' && new URL(base, origin).origin !== origin;

const sha384 = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Looks up hashes of the registry by URL. */
export function createReleaseFiles(origin: string): ReleaseFiles {
  const releases = new Map<string, Record<string, string>>();
  const local = new Set<string>();
  const attempts = new Map<string, number>();
  return {
    add(area) {
      const { href } = new URL(area.base, origin);
      releases.set(href, area.integrity);
      if (isLocal(area, origin)) local.add(href);
    },
    hashOf(url) {
      const { href } = new URL(url, origin);
      const [address = ''] = href.split(/[?#]/);
      for (const [base, integrity] of releases) {
        const hash = address.startsWith(base) ? integrity[address.slice(base.length)] : undefined;
        // A browser ignores an integrity value that it cannot read, so only a readable one counts.
        if (hash && sha384.test(hash)) return hash;
      }
      if ([...local].some((base) => address.startsWith(base))) return null;
      throw new Error(`${address} is refused: the registry has no hash for it.`);
    },
    renew: (base, attempt) => void attempts.set(new URL(base, origin).href, attempt),
    addressOf(url) {
      const { href } = new URL(url, origin);
      const [, attempt] = [...attempts].find(([base]) => href.startsWith(base)) ?? [];
      // A page gives a script the answer that a preload of its address has had, also when that was a failure.
      return attempt !== undefined && entryScript.test(href) ? `${href}?r=${attempt}` : url;
    },
  };
}
