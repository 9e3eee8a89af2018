import type { RouteResponse } from '@rostrum/contracts';
import type { ListFilter, ListPreview, mailingLists } from '@rostrum/contracts/inquiries';
import { ConflictError, NotFoundError, organisationOf } from '@rostrum/server-kit';
import { iso, type Queryable, transaction } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { inquiryTeamRepository } from '../inquiries/index.ts';
import { addDays, dateIn } from '../../calendar/period.ts';
import { startOfDay } from '../../calendar/start-of-day.ts';
import { deliveriesRepository } from './deliveries.repository.ts';
import { matchesFilter } from './filter-match.ts';
import { inquiryFactsRepository } from './inquiry-facts.repository.ts';
import { listTestMail } from './list-mails.ts';
import { listsRepository } from './lists.repository.ts';
import type { ListSession } from './lists.service.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { filterOf } from './present-list.ts';

const mostShown = 20;

/** Last week on the calendar of a zone: Monday to Sunday, and the Monday after. */
function lastWeek(now: Date, timezone: string): { from: string; to: string; until: string } {
  const today = dateIn(now, timezone);
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const until = addDays(today, -weekday);
  return { from: addDays(until, -7), to: addDays(until, -1), until };
}

export interface PreviewDeps {
  mail: MailOutbox;
  config: { publicUrl: string };
  clock: () => Date;
}

const untestable = {
  posts: 'This list sends posts. Each is written when it is sent.',
  reports: 'This list sends the monthly report. Read it under Analytics.',
};

/** What a list would have sent last week, by the function that decides what it sends. */
export function createListPreviewService({ mail, config, clock }: PreviewDeps) {
  async function findWeek(db: Queryable, orgId: string, filter: ListFilter) {
    const { timezone } = await inquiryTeamRepository.organisation(db, orgId);
    const { from, to, until } = lastWeek(clock(), timezone);
    const all = await inquiryFactsRepository.arrived(db, {
      orgId,
      from: startOfDay(from, timezone),
      until: startOfDay(until, timezone),
    });
    return { from, to, total: all.length, matched: all.filter((facts) => matchesFilter(filter, facts)) };
  }

  return {
    async preview(db: Queryable, session: ListSession, filter: ListFilter): Promise<ListPreview> {
      const { matched, ...week } = await findWeek(db, organisationOf(session), filter);
      return {
        ...week,
        matched: matched.length,
        items: matched
          .slice(0, mostShown)
          .map(({ id, ref, subject, organization, restricted, createdAt }) => ({
            id,
            ref,
            subject: restricted ? null : subject,
            organization: restricted ? null : organization,
            created_at: iso(createdAt),
          })),
      };
    },

    /** To the session alone; subscribers and what they got are not touched. */
    async sendTest(
      db: Queryable,
      session: ListSession,
      id: string,
    ): Promise<RouteResponse<(typeof mailingLists)['sendTest']>> {
      const orgId = organisationOf(session);
      const list = await listsRepository.find(db, orgId, id);
      if (list === undefined)
        throw new NotFoundError('This mailing list was not found. It may have been removed.');
      if (list.sends !== 'inquiries')
        throw new ConflictError(untestable[list.sends], { code: 'invalid_transition' });
      const { matched } = await findWeek(db, orgId, filterOf(list));
      const newest = matched[0];
      const organisation = await inquiryTeamRepository.organisation(db, orgId);
      await transaction(db, async (tx) => {
        const [content] =
          newest === undefined ? [] : await deliveriesRepository.contents(tx, orgId, [newest.id]);
        await mail.enqueue(tx, {
          kind: 'mailing_list.test' satisfies MailingListMailKind,
          to: { name: session.name, email: session.email },
          fromName: organisation.name,
          ...listTestMail({ list, organisation, origin: config.publicUrl, unsubscribeUrl: null }, content),
          orgId,
          entity: { type: 'mailing_list', id },
        });
      });
      return { email: session.email, ref: newest?.ref ?? null };
    },
  };
}
