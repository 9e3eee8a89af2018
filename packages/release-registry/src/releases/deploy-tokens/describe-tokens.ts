import type { DeployTokenRow } from './deploy-tokens.repository.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);

function lifeOf({ revokedAt, expiresAt }: DeployTokenRow, now: Date): string {
  if (revokedAt) return `revoked ${day(revokedAt)}`;
  return expiresAt <= now ? `expired ${day(expiresAt)}` : `until ${day(expiresAt)}`;
}

/** Deploy tokens as lines for the operator, newest first. */
export function describeTokens(tokens: readonly DeployTokenRow[], now: Date): string {
  if (tokens.length === 0) return 'There are no deploy tokens.';
  return tokens
    .map((token) =>
      [
        token.name,
        token.areas?.join(',') ?? 'all areas',
        token.actions.join(','),
        lifeOf(token, now),
        token.lastUsedAt ? `last used ${day(token.lastUsedAt)}` : 'never used',
      ].join('   '),
    )
    .join('\n');
}
