import type { RouteResponse } from '@rostrum/contracts';
import {
  setupRouting,
  type InquirySetupState,
  type replyTemplates,
  type SetupRouting,
} from '@rostrum/contracts/inquiries';
import { organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { iso, type Queryable, transaction } from '@rostrum/server-kit/database';
import { dateIn } from '../../../calendar/period.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { parseSection, readSection } from './read-section.ts';
import { sectionKinds, type SectionValue, type SetupSection } from './setup-sections.ts';
import { setupRepository } from './setup.repository.ts';

interface Act {
  session: Permitted<'inquiry.setup'>;
  request: RequestInfo;
}

/** A rule that is on gives inquiries to a member of the desk. */
async function requireDesk(db: Queryable, orgId: string, { rules, otherwise }: SetupRouting): Promise<void> {
  const desk = new Set((await inquiryTeamRepository.desk(db, orgId)).map(({ userId }) => userId));
  const named = [...rules.map(({ assignee_id: id }) => id), otherwise.assignee_id];
  const place = named.findIndex((id) => id !== null && !desk.has(id));
  if (place === -1) return;
  const path = place < rules.length ? `rules.${place}` : 'otherwise';
  throw InputError.field(
    `value.${path}.assignee_id`,
    'Choose an administrator or agent of your organisation; a member named here has left the desk.',
  );
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
    ...(await setupRepository.peopleWords(db, orgId)),
    types: section('types'),
    routing: section('routing'),
    hours: section('hours'),
    reply_times: section('reply_times'),
    templates: section('templates'),
    screening: section('screening'),
    retention: section('retention'),
  };
}

/** What an organisation sets up for its inquiries. Each section is saved by itself and stands in the history. */
export const setupService = {
  /** The day it is at the organisation. */
  async today(db: Queryable, session: Act['session'], now: Date): Promise<string> {
    return dateIn(now, await organisationRepository.timezone(db, organisationOf(session)));
  },

  get: (db: Queryable, session: Act['session']) => readState(db, organisationOf(session)),

  /** Replies to begin with, for everybody who replies. */
  async templates(
    db: Queryable,
    session: Permitted<'inquiry.reply'>,
  ): Promise<RouteResponse<typeof replyTemplates.list>> {
    const orgId = organisationOf(session);
    const { name } = await inquiryTeamRepository.organisation(db, orgId);
    return { ...(await readSection(db, orgId, 'templates')), organisation: name };
  },

  save: <Section extends SetupSection>(
    db: Queryable,
    { session, request }: Act,
    section: Section,
    { version, value }: { version: number; value: SectionValue<Section> },
  ): Promise<InquirySetupState> =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(session);
      if (section === 'routing') await requireDesk(tx, orgId, setupRouting.parse(value));
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
