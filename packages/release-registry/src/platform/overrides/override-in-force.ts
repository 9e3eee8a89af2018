import type { RegistryOverride } from '@rostrum/contracts';

/** What runs instead of the released area, for one visitor. */
export interface OverrideInForce extends RegistryOverride {
  release: { kind: 'version'; version: string } | { kind: 'url'; url: string };
}

/**
 * The origins that pages of this visitor must be allowed to load from: those of developers' own servers, and the same
 * by socket, over which they tell of a change. Scripts need none: they are trusted by who creates them.
 */
export const originsOf = (overrides: readonly OverrideInForce[]): string[] => [
  ...new Set(
    overrides.flatMap(({ release }) => {
      if (release.kind === 'version') return [];
      const { origin } = new URL(release.url);
      return [origin, origin.replace(/^http/, 'ws')];
    }),
  ),
];
