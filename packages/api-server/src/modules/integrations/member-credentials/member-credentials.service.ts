import type { ParsedBody } from '@rostrum/contracts';
import { memberCredentialKinds, type memberCredentials } from '@rostrum/contracts/settings';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { credentialSources, memberNameRepository } from './member-credentials.repository.ts';

type Manager = Permitted<'integration.manage'>;
const kindWords = {
  api_key: 'the API key',
  calendar: 'the calendar address',
  webhook: 'the webhook',
  people_feed: 'the HR feed',
  invitation: 'the invitation of',
} as const;
const isRemovedAccount = 'the account behind a credential may not be a member any more';

/** Credentials of a member that outlive their rights, for the administrators who remove or demote them. */
export function createMemberCredentialService({ db }: { db: Database }) {
  return {
    async list(session: Manager, userId: string) {
      const place = { orgId: organisationOf(session), userId };
      const items = [];
      for (const kind of memberCredentialKinds)
        for (const { id, name, madeAt, lastUsedAt } of await credentialSources[kind].list(db, place))
          items.push({
            kind,
            id,
            name,
            made_at: madeAt.toISOString(),
            last_used_at: lastUsedAt?.toISOString() ?? null,
          });
      return { items };
    },

    async revoke(
      session: Manager,
      request: RequestInfo,
      { userId, kind, id }: { userId: string } & ParsedBody<typeof memberCredentials.revoke>,
    ) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const name = await credentialSources[kind].revoke(tx, { orgId, userId }, id);
        if (name === undefined) throw new NotFoundError('This was revoked already.');
        const maker = await runAsSystem(isRemovedAccount, () => memberNameRepository.find(tx, userId));
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'member.credential_revoked',
          text: `revoked ${kindWords[kind]} “${name}”, made by ${maker ?? 'a former member'}`,
          entity: { type: 'organisation', id: orgId, label: name, href: '/dashboard/settings/integrations' },
          request,
        });
        return { revoked: true } as const;
      });
    },
  };
}
