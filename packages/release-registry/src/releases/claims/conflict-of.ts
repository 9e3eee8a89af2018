import type { RemoteManifest } from '@rostrum/contracts';
import { isAgreed, isBelow, isSameClaim, isTaking, nameClaim, readClaims, type Claim } from './claims.ts';
import { isOpenToAreas, refuseReserved } from './reserved-paths.ts';

/** What an area has: the claims of what it serves, and since when it has had each of them. */
export interface AreaClaims {
  area: string;
  /** Manifests that visitors may get now. */
  served: readonly RemoteManifest[];
  /** Manifests that everybody or some once got, with the moment they came; the server's own build came first of all. */
  past: readonly { manifest: RemoteManifest; since: number }[];
  /** What an operator agreed to, by name. */
  agreed: readonly string[];
}

/** Since when an area has a claim: for ever by the server's build or an operator's word, never when it has it not. */
function heldSince({ past, agreed }: AreaClaims, claim: Claim): number {
  if (agreed.some((one) => isAgreed(one, claim))) return Number.NEGATIVE_INFINITY;
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...past
      .filter(({ manifest }) => readClaims(manifest).some((held) => isSameClaim(held, claim)))
      .map(({ since }) => since),
  );
}

const askOperator = (area: string, claim: Claim): string => {
  const [kind = '', ...words] = nameClaim(claim).split(' ');
  return `Take it out of the manifest, or ask an operator to agree: npm run deploy-token -- allow --area ${area} --${kind} ${words.length > 1 ? `"${words.join(' ')}"` : words.join(' ')} --reason WHY`;
};

const words: Record<Claim['kind'], string> = {
  path: 'the path',
  link: 'a link to',
  menu: 'the menu entry',
  tabs: 'the tabs',
};
const nameOf = (claim: Claim): string =>
  claim.kind === 'menu' ? `'${claim.label}'` : claim.kind === 'tabs' ? `'${claim.group}'` : claim.path;

/** Who has what a claim takes: of several the one whose path is the longest. */
function takenFrom(claim: Claim, own: number, others: readonly AreaClaims[]) {
  const found = others.flatMap((other) =>
    other.served
      .flatMap(readClaims)
      .filter((held) => isTaking(claim, held) && heldSince(other, held) < own)
      .map((held) => ({ area: other.area, held })),
  );
  const lengthOf = (held: Claim) => (held.kind === 'path' ? held.path.length : 0);
  return found.sort((left, right) => lengthOf(right.held) - lengthOf(left.held))[0];
}

/** Whether a link leads into the manifest's own paths, and not to a part of them that another area has. */
function isOwnLink(path: string, manifest: RemoteManifest, taken: Claim | undefined): boolean {
  const own = manifest.paths.filter(
    (one) => one.path === path || (one.match === 'prefix' && isBelow(path, one.path)),
  );
  const longest = Math.max(-1, ...own.map((one) => one.path.length));
  return longest >= 0 && (taken?.kind !== 'path' || longest > taken.path.length);
}

/**
 * Why an area may not have what a manifest of it claims: it is reserved, or another area had it before. Null when it may.
 * The message names the claim, its owner and the next step. What an area was once given it keeps, so a release that
 * claims no more than those before it is never refused for what came later.
 */
export function conflictOf(
  manifest: RemoteManifest,
  own: AreaClaims,
  others: readonly AreaClaims[],
): string | null {
  for (const claim of readClaims(manifest)) {
    const since = heldSince(own, claim);
    const isPath = claim.kind === 'path';
    const reserved = isPath ? refuseReserved(claim.path) : null;
    if (reserved !== null) return `claims ${nameOf(claim)}, ${reserved}.`;
    if (isPath && !isOpenToAreas(claim.path) && since === Number.POSITIVE_INFINITY)
      return `claims the path ${claim.path}, which is not below /dashboard and so nobody's without an operator's word. ${askOperator(own.area, claim)}`;
    const taken = takenFrom(claim, since, others);
    if (claim.kind === 'link' && isOwnLink(claim.path, manifest, taken?.held)) continue;
    if (taken) {
      const where = isPath && taken.held.kind === 'path' && taken.held.path !== claim.path;
      return `claims ${words[claim.kind]} ${nameOf(claim)}, which ${where ? `lies inside ${nameOf(taken.held)} of` : 'belongs to'} the area '${taken.area}'. ${askOperator(own.area, claim)}`;
    }
    if (claim.kind === 'link' && since === Number.POSITIVE_INFINITY)
      return `claims a link to ${claim.path}, which is outside its own paths. ${askOperator(own.area, claim)}`;
  }
  return null;
}
