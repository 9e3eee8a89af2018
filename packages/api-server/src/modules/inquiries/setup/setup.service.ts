import type { InquirySetupState } from '@rostrum/contracts/inquiries';
import { organisationRepository } from '@rostrum/identity';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { iso, type Queryable, transaction } from '@rostrum/server-kit/database';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { parseSection } from './read-section.ts';
import { sectionKinds, type SectionValue, type SetupSection } from './setup-sections.ts';
import { setupRepository } from './setup.repository.ts';

interface Act {
  session: Permitted<'inquiry.setup'>;
  request: RequestInfo;
}

async function readState(db: Queryable, orgId: string): Promise<InquirySetupState> {
  const rows = await setupRepository.all(db, orgId);
  const desk = await inquiryTeamRepository.desk(db, orgId);
  const section = <Section extends SetupSection>(name: Section) => {
    const row = rows.find((each) => each.section === name);
    return {
      version: row?.version ?? 0,
      value: parseSection(name, row?.value),
      changed: row === undefined ? null : { by: row.by ?? 'A former member', at: iso(row.at) },
    };
  };
  return {
    timezone: await organisationRepository.timezone(db, orgId),
    desk: desk.map(({ userId, name }) => ({ id: userId, name })),
    types: section('types'),
  };
}

/** What an organisation sets up for its inquiries. Each section is saved by itself and stands in the history. */
export const setupService = {
  get: (db: Queryable, session: Act['session']) => readState(db, organisationOf(session)),

  save: <Section extends SetupSection>(
    db: Queryable,
    { session, request }: Act,
    section: Section,
    { version, value }: { version: number; value: SectionValue<Section> },
  ): Promise<InquirySetupState> =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(session);
      const before = parseSection(section, await setupRepository.value(tx, orgId, section));
      const key = { orgId, section, version };
      if (!(await setupRepository.save(tx, key, { value, changedBy: session.userId })))
        throw new ConflictError(
          'A colleague changed this section in the meantime. Look at the newer state and change it again.',
        );
      const after = await readState(tx, orgId);
      await recordActivity(tx, {
        actor: actorOf(session),
        request,
        orgId,
        verb: 'inquiry_setup.changed',
        text: `changed ${sectionKinds[section].name} in the setup of inquiries`,
        entity: {
          type: 'organisation',
          id: orgId,
          label: 'Setup of inquiries',
          href: '/dashboard/inquiries/setup',
        },
        before: { [section]: before },
        after: { [section]: value },
      });
      return after;
    }),
};
