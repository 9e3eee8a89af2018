import { decrypt, encrypt } from '@rostrum/server-kit';
import { z } from 'zod';
import type { ProviderSession } from '../../sessions/provider-sessions.repository.ts';
import type { OidcClaims } from './oidc-flow.ts';

/** Subjects and session IDs are unique at one issuer only; a connection may change to another. */
export const toIssuerKey = (issuer: string, value: string): string => `${issuer}\n${value}`;

const logoutData = z.object({ issuer: z.string(), idToken: z.string() });
export type OidcLogoutData = z.output<typeof logoutData>;

/** Some issuers put every group into the ID token; a hint of this length no longer fits into an address. */
const maxHintLength = 6000;

interface Sealing {
  orgId: string;
  clientSecretKey: Buffer;
}

/** Returns what ties a session to the one at its issuer; with the ID token where the issuer is to end its session too. */
export function toProviderSession(
  { subject, sessionId, idToken }: Pick<OidcClaims, 'subject' | 'sessionId' | 'idToken'>,
  { orgId, clientSecretKey, issuer, storesToken }: Sealing & { issuer: string; storesToken: boolean },
): ProviderSession {
  const data = { issuer, idToken: idToken.length > maxHintLength ? '' : idToken };
  return {
    orgId,
    subject: toIssuerKey(issuer, subject),
    sessionIndex: sessionId === undefined ? null : toIssuerKey(issuer, sessionId),
    logoutData: storesToken ? encrypt(clientSecretKey, JSON.stringify(data), orgId) : null,
  };
}

/** Reads what `toProviderSession` encrypted; undefined when it is of another protocol. */
export function readLogoutData(
  encrypted: Buffer,
  { orgId, clientSecretKey }: Sealing,
): OidcLogoutData | undefined {
  const parsed = logoutData.safeParse(JSON.parse(decrypt(clientSecretKey, encrypted, orgId)));
  return parsed.success ? parsed.data : undefined;
}
