import type { RouteResponse } from '@rostrum/contracts';
import {
  setupClearances,
  setupRota,
  setupRouting,
  type deskDuties,
  type InquirySetupState,
  type replyTemplates,
  type SetupClearances,
  type SetupRota,
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
import { presentDuty } from './present-duty.ts';
import { readDutyPlan } from './read-duty.ts';
import { parseSection, readSection } from './read-section.ts';
import { sectionKinds, type SectionValue, type SetupSection } from './setup-sections.ts';
import { setupRepository } from './setup.repository.ts';

interface Act {
  session: Permitted<'inquiry.setup'>;
  request: RequestInfo;
}

const readDeskIds = async (db: Queryable, orgId: string): Promise<ReadonlySet<string>> =>
  new Set((await inquiryTeamRepository.desk(db, orgId)).map(({ userId }) => userId));

/** A rule that is on gives inquiries to a member of the desk. */
async function requireDesk(db: Queryable, orgId: string, { rules, otherwise }: SetupRouting): Promise<void> {
  const desk = await readDeskIds(db, orgId);
  const named = [...rules.map(({ assignee_id: id }) => id), otherwise.assignee_id];
  const place = named.findIndex((id) => id !== null && !desk.has(id));
  if (place === -1) return;
  const path = place < rules.length ? `rules.${place}` : 'otherwise';
  throw InputError.field(
    `value.${path}.assignee_id`,
    'Choose an administrator or agent of your organisation; a member named here has left the desk.',
  );
}

/** Who is on duty is of the desk. Whoever left it stands in past swaps alone. */
async function requireRotaOfDesk(
  db: Queryable,
  orgId: string,
  { rota, today }: { rota: SetupRota; today: string },
): Promise<void> {
  const desk = await readDeskIds(db, orgId);
  const isGone = (id: string | null) => id !== null && !desk.has(id);
  const shift = rota.shifts.findIndex(({ member_id: id }) => isGone(id));
  const swap = rota.swaps.findIndex(({ member_id: id, date }) => date >= today && isGone(id));
  const path =
    shift !== -1
      ? `shifts.${shift}.member_id`
      : swap !== -1
        ? `swaps.${swap}.member_id`
        : isGone(rota.escalation_id)
          ? 'escalation_id'
          : null;
  if (path !== null)
    throw InputError.field(
      `value.${path}`,
      'Choose an administrator or agent of your organisation; a member of the rota has left the desk.',
    );
}

/** Who clears replies works at the desk: nobody else reads them. */
async function requireApproversOfDesk(
  db: Queryable,
  orgId: string,
  { plans }: SetupClearances,
): Promise<void> {
  const desk = await readDeskIds(db, orgId);
  for (const [plan, { steps }] of plans.entries()) {
    const step = steps.findIndex(({ approver_id: id }) => !desk.has(id));
    if (step !== -1)
      throw InputError.field(
        `value.plans.${plan}.steps.${step}.approver_id`,
        'Choose an administrator or agent of your organisation; who clears this step has left the desk.',
      );
  }
}

async function readState(db: Queryable, orgId: string, now: Date): Promise<InquirySetupState> {
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
  const timezone = await organisationRepository.timezone(db, orgId);
  const rota = section('rota');
  const hours = section('hours');
  return {
    timezone,
    desk: desk.map(({ userId, name }) => ({ id: userId, name })),
    ...(await setupRepository.peopleWords(db, orgId)),
    types: section('types'),
    routing: section('routing'),
    hours,
    rota,
    duty: presentDuty({ rota: rota.value, hours: hours.value, timezone }, now, desk),
    reply_times: section('reply_times'),
    templates: section('templates'),
    clearances: section('clearances'),
    screening: section('screening'),
    retention: section('retention'),
  };
}

/** What an organisation sets up for its inquiries. Each section is saved by itself and stands in the history. */
export const createSetupService = ({ clock }: { clock: () => Date }) => ({
  /** The day it is at the organisation. */
  async today(db: Queryable, session: Act['session']): Promise<string> {
    return dateIn(clock(), await organisationRepository.timezone(db, organisationOf(session)));
  },

  get: (db: Queryable, session: Act['session']) => readState(db, organisationOf(session), clock()),

  /** Who is on duty now and next. */
  async duty(
    db: Queryable,
    session: Permitted<'inquiry.assign'>,
  ): Promise<RouteResponse<typeof deskDuties.get>> {
    const orgId = organisationOf(session);
    const plan = await readDutyPlan(db, orgId);
    const desk = await inquiryTeamRepository.desk(db, orgId);
    return { timezone: plan.timezone, duty: presentDuty(plan, clock(), desk) };
  },

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
      if (section === 'clearances') await requireApproversOfDesk(tx, orgId, setupClearances.parse(value));
      if (section === 'rota') {
        const today = dateIn(clock(), await organisationRepository.timezone(tx, orgId));
        await requireRotaOfDesk(tx, orgId, { rota: setupRota.parse(value), today });
      }
      const before = parseSection(section, await setupRepository.value(tx, orgId, section));
      // An area that does not know a text yet leaves it as it is.
      const kept = section === 'types' ? { ...before, ...value } : value;
      const key = { orgId, section, version };
      if (!(await setupRepository.save(tx, key, { value: kept, changedBy: session.userId })))
        throw new ConflictError(
          'A colleague changed this section in the meantime. Look at the newer state and change it again.',
        );
      const after = await readState(tx, orgId, clock());
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
        after: { [section]: kept },
      });
      return after;
    }),
});
