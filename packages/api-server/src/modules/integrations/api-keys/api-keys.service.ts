import type { ParsedBody } from '@rostrum/contracts';
import { type apiKeys, type KeySuspension, maximumKeys } from '@rostrum/contracts/settings';
import {
  AuthenticationError,
  InputError,
  type KeyHolder,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, type Queryable, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { apiKeyRepository, type ApiKeyRow } from './api-keys.repository.ts';
import { findSuspension, grantedScopes } from './key-standing.ts';
import { hashSecret, newClientSecret, newKey, readSecret } from './key-secrets.ts';

type Manager = Permitted<'integration.manage'>;

const dayMs = 86_400_000;
const minuteMs = 60_000;
const steps = {
  created: 'made the API key',
  taken_over: 'took over the API key',
  rotated: 'gave a new secret to the client',
  revoked: 'revoked the API key',
};
const suspendedWords = (name: string, suspension: KeySuspension): string =>
  `The API key “${name}” is suspended: ${
    suspension === 'maker_left'
      ? 'the person who made it is no longer a member of the organisation'
      : 'the person who made it no longer manages members'
  }. An administrator can take it over under Settings, Integrations.`;
const nameOf = (firstname: string | null, lastname: string | null): string | null =>
  firstname === null ? null : `${firstname} ${lastname ?? ''}`.trim();

/** Keys with which programs read what an organisation publishes. They are shown once; the database has their hashes. */
export function createApiKeyService({ db, clock }: { db: Database; clock: () => Date }) {
  const present = (row: ApiKeyRow) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    kind: row.kind,
    belongs_to: nameOf(row.ownerFirstname, row.ownerLastname),
    client_id: row.clientId,
    made_by: nameOf(row.firstname, row.lastname),
    made_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    suspended: findSuspension(row),
    is_expired: row.expiresAt <= clock(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  });
  const change = (
    session: Manager,
    request: RequestInfo,
    { name, step }: { name: string; step: keyof typeof steps },
  ) => ({
    actor: actorOf(session),
    orgId: organisationOf(session),
    verb: `api_key.${step}`,
    text: `${steps[step]} “${name}”`,
    entity: {
      type: 'organisation' as const,
      id: organisationOf(session),
      label: name,
      href: '/dashboard/settings/integrations',
    },
    request,
  });

  async function read(on: Queryable, orgId: string, id: string) {
    const row = (await apiKeyRepository.list(on, orgId)).find((each) => each.id === id);
    if (!row) throw new Error('The key was not found again.');
    return present(row);
  }

  /** Whose a key or a token is. It is looked up each time, so one that is revoked or expired ends at once. */
  async function findHolder(key: string | undefined) {
    const now = clock();
    const kind = readSecret(key);
    const found =
      key === undefined || kind === undefined || kind === 'secret'
        ? undefined
        : await runAsSystem('a key is looked up before it is known whose it is', async () => {
            const row = await apiKeyRepository[kind === 'key' ? 'findLive' : 'findByToken'](
              db,
              hashSecret(key),
              now,
            );
            if (row && now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > minuteMs)
              await apiKeyRepository.noteUse(db, row.id, now);
            return row;
          });
    if (!found || found.status === 'closed')
      throw new AuthenticationError(
        'This call needs an API key as Bearer. Make one under Settings, Integrations; it may have expired or been revoked.',
      );
    const { id, name, orgId, companyUsername, madeBy, directoryAccess } = found;
    const holder: KeyHolder = { id, name, orgId, companyUsername, scopes: grantedScopes(found), madeBy };
    return { holder, directoryAccess, suspension: findSuspension(found) };
  }

  return {
    async list(session: Manager) {
      return { items: (await apiKeyRepository.list(db, organisationOf(session))).map(present) };
    },

    async add(
      session: Manager,
      request: RequestInfo,
      { name, kind, scopes, days }: ParsedBody<typeof apiKeys.add>,
    ) {
      const orgId = organisationOf(session);
      const { secret, prefix, clientId } = newKey(kind);
      return transaction(db, async (tx) => {
        if ((await apiKeyRepository.countForAdding(tx, orgId)) >= maximumKeys)
          throw InputError.field(
            'name',
            `There are ${maximumKeys} keys already. Revoke one that is no longer used.`,
          );
        const id = await apiKeyRepository.add(tx, {
          orgId,
          name,
          prefix,
          kind,
          clientId,
          userId: kind === 'personal' ? session.userId : null,
          keyHash: hashSecret(secret),
          scopes: [...new Set(scopes)],
          expiresAt: new Date(clock().getTime() + days * dayMs),
          createdBy: session.userId,
        });
        await recordActivity(tx, change(session, request, { name, step: 'created' }));
        return { item: await read(tx, orgId, id), key: secret };
      });
    },

    async rotate(session: Manager, request: RequestInfo, id: string) {
      const orgId = organisationOf(session);
      const secret = newClientSecret();
      return transaction(db, async (tx) => {
        const name = await apiKeyRepository.rotate(tx, { orgId, id }, hashSecret(secret));
        if (name === undefined) throw new NotFoundError('This client was revoked already.');
        await recordActivity(tx, change(session, request, { name, step: 'rotated' }));
        return { item: await read(tx, orgId, id), key: secret };
      });
    },

    async takeOver(session: Manager, request: RequestInfo, id: string) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const name = await apiKeyRepository.changeMaker(tx, { orgId, id }, session.userId);
        if (name === undefined)
          throw new NotFoundError('This key was revoked already, or belongs to one member. Make a new one.');
        await recordActivity(tx, change(session, request, { name, step: 'taken_over' }));
        return read(tx, orgId, id);
      });
    },

    async revoke(session: Manager, request: RequestInfo, id: string) {
      return transaction(db, async (tx) => {
        const name = await apiKeyRepository.remove(tx, organisationOf(session), id);
        if (name === undefined) throw new NotFoundError('This key was revoked already.');
        await recordActivity(tx, change(session, request, { name, step: 'revoked' }));
        return { removed: true } as const;
      });
    },

    /** A program that reads what anybody may. */
    async admit(key: string | undefined): Promise<KeyHolder> {
      const { holder, directoryAccess } = await findHolder(key);
      if (directoryAccess === 'private')
        throw new NotAllowedError(
          'The directory of this organisation is private, so the API shows nothing of it. An administrator can change this under Settings, Access.',
        );
      return holder;
    },

    /** An identity provider that keeps the members; who sees the directory has nothing to do with it. */
    async admitProvisioner(key: string | undefined): Promise<KeyHolder> {
      const { holder, suspension } = await findHolder(key);
      if (suspension !== null) throw new NotAllowedError(suspendedWords(holder.name, suspension));
      if (!holder.scopes.includes('members.provision'))
        throw new NotAllowedError(
          `The API key “${holder.name}” may not add or remove members. Make one that may, under Settings, Integrations.`,
        );
      return holder;
    },
  };
}
