import { type AccessLevel, publicPaths, type ParsedBody } from '@rostrum/contracts';
import type { directoryAccess, DirectoryAccessSettings } from '@rostrum/contracts/settings';
import { changeOrganisation, organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { changedFields } from '../changed-fields.ts';

type Manager = Permitted<'organisation.administer'>;
const href = '/dashboard/settings/access';

const steps: Record<AccessLevel, string> = {
  public: 'opened the directory to everyone',
  unlisted: 'left the directory to people who have its address',
  private: 'closed the directory to everyone but members',
};

/** Who sees the pages of an organisation. Every page, list and feed reads it with each request. */
export function createDirectoryAccessService({ db }: { db: Database }) {
  async function read(tx: Queryable, session: Manager): Promise<DirectoryAccessSettings> {
    const organisation = await organisationRepository.find(tx, organisationOf(session));
    if (!organisation) throw new NotFoundError('This organisation was not found.');
    return {
      version: organisation.version,
      organisation: organisation.name,
      access: organisation.directoryAccess,
      is_indexed: organisation.isIndexed,
      href: publicPaths.organisation(organisation.companyUsername),
    };
  }

  return {
    get: (session: Manager) => read(db, session),

    async change(
      session: Manager,
      request: RequestInfo,
      { version, access, is_indexed }: ParsedBody<typeof directoryAccess.change>,
    ) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const before = await read(tx, session);
        const changed = changedFields(
          { access: before.access, is_indexed: before.is_indexed },
          { access, is_indexed },
        );
        if (changed === undefined && before.version === version) return before;
        const values = { directoryAccess: access, isIndexed: is_indexed };
        if (!(await changeOrganisation(tx, { id: orgId, version }, values)))
          throw new ConflictError(
            'The organisation was changed meanwhile. Look at the newer state and try again.',
            { details: before },
          );
        if (changed)
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId,
            verb: 'organisation.access_changed',
            text:
              access === before.access
                ? is_indexed
                  ? 'let search engines list the directory'
                  : 'kept search engines from the directory'
                : steps[access],
            entity: { type: 'organisation', id: orgId, label: before.organisation, href },
            ...changed,
            request,
          });
        return read(tx, session);
      });
    },
  };
}
