import { hash, randomBytes } from 'node:crypto';
import type { ParsedBody } from '@rostrum/contracts';
import { type apiKeys, maximumKeys } from '@rostrum/contracts/settings';
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
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { apiKeyRepository, type ApiKeyRow } from './api-keys.repository.ts';

type Manager = Permitted<'integration.manage'>;

/** Tells secret scanners, and people, what it is. */
const prefix = 'rostrum_key_';
const shape = /^rostrum_key_[\w-]{43}$/;
const shownLength = prefix.length + 6;
const hashOf = (key: string): Buffer => hash('sha256', key, 'buffer');
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Keys with which programs read what an organisation publishes. They are shown once; the database has their hashes. */
export function createApiKeyService({ db, clock }: { db: Database; clock: () => Date }) {
  const present = (row: ApiKeyRow) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    made_by: row.firstname === null ? null : `${row.firstname} ${row.lastname ?? ''}`.trim(),
    made_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= clock(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  });
  const change = (session: Manager, request: RequestInfo, said: { name: string; made: boolean }) => ({
    actor: actorOf(session),
    orgId: organisationOf(session),
    verb: said.made ? 'api_key.created' : 'api_key.revoked',
    text: said.made ? `made the API key “${said.name}”` : `revoked the API key “${said.name}”`,
    entity: {
      type: 'organisation' as const,
      id: organisationOf(session),
      label: said.name,
      href: '/dashboard/settings/integrations',
    },
    request,
  });

  return {
    async list(session: Manager) {
      return { items: (await apiKeyRepository.list(db, organisationOf(session))).map(present) };
    },

    async add(
      session: Manager,
      request: RequestInfo,
      { name, scopes, days }: ParsedBody<typeof apiKeys.add>,
    ) {
      const orgId = organisationOf(session);
      const key = `${prefix}${randomBytes(32).toString('base64url')}`;
      return transaction(db, async (tx) => {
        if ((await apiKeyRepository.countForAdding(tx, orgId)) >= maximumKeys)
          throw InputError.field(
            'name',
            `There are ${maximumKeys} keys already. Revoke one that is no longer used.`,
          );
        const id = await apiKeyRepository.add(tx, {
          orgId,
          name,
          prefix: key.slice(0, shownLength),
          keyHash: hashOf(key),
          scopes: [...new Set(scopes)],
          expiresAt: new Date(clock().getTime() + days * dayMs),
          createdBy: session.userId,
        });
        await recordActivity(tx, change(session, request, { name, made: true }));
        const row = (await apiKeyRepository.list(tx, orgId)).find((each) => each.id === id);
        if (!row) throw new Error('The key was not found again.');
        return { item: present(row), key };
      });
    },

    async revoke(session: Manager, request: RequestInfo, id: string) {
      return transaction(db, async (tx) => {
        const name = await apiKeyRepository.remove(tx, organisationOf(session), id);
        if (name === undefined) throw new NotFoundError('This key was revoked already.');
        await recordActivity(tx, change(session, request, { name, made: false }));
        return { removed: true } as const;
      });
    },

    /** Whose a key is. It is looked up each time, so one that is revoked or expired ends at once. */
    async admit(key: string | undefined): Promise<KeyHolder> {
      const now = clock();
      const found =
        key !== undefined && shape.test(key)
          ? await runAsSystem('a key is looked up before it is known whose it is', async () => {
              const row = await apiKeyRepository.findLive(db, hashOf(key), now);
              if (row && now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > minuteMs)
                await apiKeyRepository.noteUse(db, row.id, now);
              return row;
            })
          : undefined;
      if (!found || found.status === 'closed')
        throw new AuthenticationError(
          'This call needs an API key as Bearer. Make one under Settings, Integrations; it may have expired or been revoked.',
        );
      if (found.directoryAccess === 'private')
        throw new NotAllowedError(
          'The directory of this organisation is private, so the API shows nothing of it. An administrator can change this under Settings, Access.',
        );
      const { id, name, orgId, companyUsername, scopes } = found;
      return { id, name, orgId, companyUsername, scopes };
    },
  };
}
