import type { JitRole } from '@rostrum/contracts';
import { ConflictError, InputError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { recordActivity, type ActivityActor } from '@rostrum/server-kit/audit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { isFreeMailDomain } from '@rostrum/server-kit/mail';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { ssoDomainRepository } from '../sso-domains.repository.ts';

interface Joining {
  orgId: string;
  domain: string;
  /** As what people join; null: not at all. */
  role: JitRole | null;
}

/** As what people with an address of a proven domain may join by themselves. */
export async function setJoining(
  db: Database,
  by: { actor: ActivityActor; request: RequestInfo },
  { orgId, domain: typed, role }: Joining,
): Promise<void> {
  const setup = await ssoConnectionRepository.findSetupById(db, orgId);
  const domain = typed.trim().toLowerCase();
  const known = (await ssoDomainRepository.list(db, orgId)).find((each) => each.domain === domain);
  if (!setup || !known) throw new NotFoundError(`${typed} was not added yet. Add it first.`);
  if (role !== null && isFreeMailDomain(domain))
    throw new InputError(`Anyone can get an address at ${domain}. Invite people one by one instead.`);
  if (role !== null && known.verifiedAt === null)
    throw new ConflictError(`${domain} isn’t verified yet. Publish its TXT record, then verify it.`);
  if (role === known.joinRole) return;
  await transaction(db, async (tx) => {
    await ssoDomainRepository.setJoinRole(tx, known.id, role);
    await recordActivity(tx, {
      ...by,
      orgId,
      verb: 'organisation.joining_changed',
      text:
        role === null
          ? `stopped people with an address at ${domain} from joining by themselves`
          : `let people with an address at ${domain} join by themselves as ${role}`,
      entity: {
        type: 'organisation',
        id: orgId,
        label: setup.organisation.name,
        href: '/dashboard/settings/access',
      },
      before: { joins_as: known.joinRole },
      after: { joins_as: role },
    });
  });
}
