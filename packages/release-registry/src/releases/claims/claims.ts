import { rolesShown, type ManifestEntry, type RemoteManifest } from '@rostrum/contracts';

/** One thing that an area takes of what all areas share: a path, a link of its menu or tabs, a word in the menu, a group of tabs. */
export type Claim =
  | { kind: 'path'; path: string; match: 'exact' | 'prefix' }
  | { kind: 'link'; path: string }
  | { kind: 'menu'; label: string; roles: readonly string[] }
  | { kind: 'tabs'; group: string };

export const claimKinds = ['path', 'link', 'menu', 'tabs'] as const;

/** A claim as an operator writes it: what it is, and a path, a word or a group. */
export function claimFrom(kind: Claim['kind'], what: string): Claim {
  switch (kind) {
    case 'path':
      return { kind, path: what, match: 'prefix' };
    case 'link':
      return { kind, path: what };
    case 'menu':
      return { kind, label: what, roles: [] };
    case 'tabs':
      return { kind, group: what };
  }
}

/** As an operator names it and the database keeps it: `path /dashboard/polls`. */
export function nameClaim(claim: Claim): string {
  switch (claim.kind) {
    case 'path':
    case 'link':
      return `${claim.kind} ${claim.path}`;
    case 'menu':
      return `menu ${claim.label.trim().toLowerCase()}`;
    case 'tabs':
      return `tabs ${claim.group}`;
  }
}

const link = (href: string): Claim => ({ kind: 'link', path: href.replace(/[?#].*$/s, '') });

/** Everything that a manifest claims, paths first. */
export function readClaims({ paths, navigation, tabs }: RemoteManifest): Claim[] {
  return [
    ...paths.map(({ path, match }): Claim => ({ kind: 'path', path, match })),
    ...navigation.flatMap((entry: ManifestEntry): Claim[] => [
      link(entry.href),
      { kind: 'menu', label: entry.label, roles: rolesShown(entry) },
    ]),
    ...tabs.flatMap(({ group, base, entries }): Claim[] => [
      { kind: 'tabs', group },
      ...base.map(link),
      ...entries.map(({ href }) => link(href)),
    ]),
  ];
}

export const isBelow = (path: string, above: string): boolean => path.startsWith(`${above}/`);

/** Whether holding `held` is holding `claim` as well: the same one, and no wider. */
export function isSameClaim(held: Claim, claim: Claim): boolean {
  if (held.kind === 'path' && claim.kind === 'path')
    return held.path === claim.path && (held.match === 'prefix' || claim.match === 'exact');
  if (held.kind === 'menu' && claim.kind === 'menu')
    return nameClaim(held) === nameClaim(claim) && claim.roles.every((role) => held.roles.includes(role));
  return nameClaim(held) === nameClaim(claim);
}

/** Whether an operator's word about `agreed` covers a claim: paths and links with all that is below them. */
export function isAgreed(agreed: string, claim: Claim): boolean {
  if (agreed === nameClaim(claim)) return true;
  return (claim.kind === 'path' || claim.kind === 'link') && isBelow(nameClaim(claim), agreed);
}

/** Whether a claim takes something away from the area that holds `held`: its path, a part of it, its word, its tabs. */
export function isTaking(claim: Claim, held: Claim): boolean {
  if (held.kind === 'path' && (claim.kind === 'path' || claim.kind === 'link'))
    return claim.path === held.path || (held.match === 'prefix' && isBelow(claim.path, held.path));
  if (held.kind === 'menu' && claim.kind === 'menu')
    return nameClaim(held) === nameClaim(claim) && claim.roles.some((role) => held.roles.includes(role));
  return held.kind === 'tabs' && claim.kind === 'tabs' && held.group === claim.group;
}
