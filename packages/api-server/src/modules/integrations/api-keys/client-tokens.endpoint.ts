import type { KeyScope } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { RateLimitError } from '@rostrum/server-kit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyRepository } from './api-keys.repository.ts';
import { grantedScopes } from './key-standing.ts';
import { hashSecret, newSecret, tokenPrefix } from './key-secrets.ts';

const options = { config: { policy: 'protocol' } } as const;
const tokenSeconds = 3600;
const perAddress = { name: 'oauth.token', points: 120, seconds: 900 };

type Form = Readonly<Record<string, unknown>>;
const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** `client:secret` of Basic, each percent-encoded as a form is (RFC 6749, section 2.3.1). */
function readBasic(header: string | undefined): { clientId: string; secret: string } | undefined {
  const [scheme = '', encoded = ''] = header?.trim().split(' ') ?? [];
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const [clientId = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2);
  try {
    return { clientId: decodeURIComponent(clientId), secret: decodeURIComponent(secret) };
  } catch {
    return undefined;
  }
}

function readClient(
  { headers }: FastifyRequest,
  form: Form,
): { clientId: string; secret: string } | undefined {
  if (headers.authorization !== undefined) return readBasic(headers.authorization);
  const [clientId, secret] = [textOf(form, 'client_id'), textOf(form, 'client_secret')];
  return clientId !== undefined && secret !== undefined ? { clientId, secret } : undefined;
}

const refuse = (reply: FastifyReply, status: 400 | 401, error: string, description: string) => {
  if (status === 401) reply.header('www-authenticate', 'Basic realm="Rostrum"');
  return reply.code(status).send({ error, error_description: description });
};

/** Where clients trade their secret for a token of an hour (OAuth 2, client credentials). */
export function clientTokensEndpoint(
  app: FastifyInstance,
  { db, clock, limits }: Pick<IdentityDeps, 'db' | 'clock' | 'limits'>,
): void {
  app.post('/oauth/token', options, async (request, reply) => {
    const left = await limits.consume({ ...perAddress, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    reply.header('cache-control', 'private, no-store').header('pragma', 'no-cache');
    const form = typeof request.body === 'object' && request.body !== null ? (request.body as Form) : {};
    const grant = textOf(form, 'grant_type');
    if (grant === undefined)
      return refuse(reply, 400, 'invalid_request', 'Send grant_type=client_credentials.');
    if (grant !== 'client_credentials')
      return refuse(reply, 400, 'unsupported_grant_type', 'Only client_credentials is spoken here.');
    const client = readClient(request, form);
    const now = clock();
    return runAsSystem('a client is looked up before it is known whose it is', async () => {
      const found =
        client &&
        (await apiKeyRepository.findClient(
          db,
          { clientId: client.clientId.slice(0, 60), keyHash: hashSecret(client.secret) },
          now,
        ));
      if (!found || found.status === 'closed')
        return refuse(
          reply,
          401,
          'invalid_client',
          'The client is unknown, expired or revoked, or its secret is wrong.',
        );
      const wanted = textOf(form, 'scope')?.split(' ').filter(Boolean);
      const granted = grantedScopes(found);
      if (granted.length === 0)
        return refuse(
          reply,
          401,
          'invalid_client',
          'The client is suspended: the person who made it may no longer do what it is for. An administrator can take it over under Settings, Integrations.',
        );
      const scopes = wanted === undefined ? granted : granted.filter((scope) => wanted.includes(scope));
      if (wanted?.some((scope) => !scopes.some((each: KeyScope) => each === scope)))
        return refuse(reply, 400, 'invalid_scope', `This client may ask for: ${granted.join(' ')}.`);
      const token = newSecret(tokenPrefix);
      const lives = Math.min(tokenSeconds, Math.floor((found.expiresAt.getTime() - now.getTime()) / 1000));
      const expiresAt = new Date(now.getTime() + lives * 1000);
      await transaction(db, (tx) =>
        apiKeyRepository.addToken(
          tx,
          { tokenHash: hashSecret(token), orgId: found.orgId, keyId: found.id, scopes, expiresAt },
          now,
        ),
      );
      return reply.send({
        access_token: token,
        token_type: 'Bearer',
        expires_in: lives,
        scope: scopes.join(' '),
      });
    });
  });
}
