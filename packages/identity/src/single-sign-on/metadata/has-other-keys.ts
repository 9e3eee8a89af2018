import type { SsoConnection } from '../sso-connections.repository.ts';

/** Returns whether the connection is to trust what it did not trust before: another issuer, or a new certificate. */
export function hasOtherKeys(
  before: SsoConnection | undefined | null,
  next: Partial<SsoConnection>,
): boolean {
  if (!before) return true;
  const isSameIssuer =
    before.kind === next.kind &&
    (before.entityId ?? null) === (next.entityId ?? null) &&
    (before.issuer ?? null) === (next.issuer ?? null) &&
    (before.clientId ?? null) === (next.clientId ?? null);
  return !isSameIssuer || (next.certificates ?? []).some((each) => !before.certificates.includes(each));
}
