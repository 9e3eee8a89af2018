import {
  openInquiryStatuses,
  type InquiryStatus,
  type InquiryTypeId,
  type InquiryView,
} from '@rostrum/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { contains, hasWordsIn } from '@rostrum/server-kit/database';
import { inPersonScope } from '../people/index.ts';
import type { InquiryReach } from './inquiry-access.ts';

export const closedStatuses: readonly InquiryStatus[] = ['closed', 'archived'];
/** What the inbox shows at all: nothing that is still screened, held or thrown out. */
export const inboxStatuses: readonly InquiryStatus[] = [...openInquiryStatuses, ...closedStatuses];

export const anyOf = (values: readonly (string | number)[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
const none = sql`false`;

export const isOpen = sql`i.status in ${anyOf(openInquiryStatuses)}`;

/** Whose first reply is due soon or late, as the team was told. */
export const isReplyAtRisk = sql`(i.first_reply_at is null and i.status in ('new', 'open', 'waiting_expert')
  and (i.reply_warned_at is not null or i.reply_missed_at is not null))`;

/** The inquiries of one organisation that a viewer may see; every team query starts with it. */
export function withinReach(orgId: string, reach: InquiryReach): SQL {
  const inInbox = sql`i.org_id = ${orgId} and i.status in ${anyOf(inboxStatuses)} and i.erased_at is null`;
  switch (reach.kind) {
    case 'all':
      return inInbox;
    case 'person':
      return reach.personId === null
        ? none
        : sql`${inInbox} and ${addressedTo(sql`r.person_id = ${reach.personId} and r.held_since is null`)}`;
    case 'scope':
      return sql`${inInbox} and (i.assignee_id = ${reach.userId} or ${addressedTo(inPersonScope(reach))})`;
  }
}

const addressedTo = (condition: SQL): SQL => sql`exists (
  select 1 from inquiry_recipients r join people p on p.org_id = r.org_id and p.id = r.person_id
  where r.org_id = i.org_id and r.inquiry_id = i.id and ${condition})`;

export interface ViewContext {
  viewerId: string;
  /** Experts own what is addressed to them, so nothing of theirs is unassigned or somebody else's. */
  ownsAll: boolean;
  /** The end of today where the organisation is. */
  endOfDay: Date;
}

/** What belongs to a view. */
export function inView(view: InquiryView, { viewerId, ownsAll, endOfDay }: ViewContext): SQL {
  switch (view) {
    case 'mine':
      return ownsAll ? isOpen : sql`(${isOpen} and i.assignee_id = ${viewerId})`;
    case 'unassigned':
      return sql`(${isOpen} and i.assignee_id is null)`;
    case 'due_today':
      return sql`(${isOpen} and i.deadline_at <= ${endOfDay})`;
    case 'waiting':
      return sql`i.status in ('waiting_expert', 'waiting_seeker')`;
    case 'all_open':
      return isOpen;
    case 'closed':
      return sql`i.status in ('closed', 'archived')`;
    case 'all':
      return sql`true`;
  }
}

export interface TextFilter {
  q: string | undefined;
  types: readonly InquiryTypeId[] | undefined;
  /** A viewer without the right to restricted ones must not find them by their content either. */
  searchesRestricted: 'all' | 'assigned';
  viewerId: string;
}

/** What matches the text and the types. A reference is found by any viewer, content only by those who may read it. */
export function matching({ q, types, searchesRestricted, viewerId }: TextFilter): SQL {
  const byType = types === undefined || types.length === 0 ? sql`true` : sql`i.type in ${anyOf(types)}`;
  if (q === undefined || q === '') return byType;
  const heading = sql`rostrum_text(concat_ws(' ', i.subject, i.firstname, i.lastname, i.organization, i.fields ->> 'outlet'))`;
  const mayRead =
    searchesRestricted === 'all' ? sql`true` : sql`(not i.restricted or i.assignee_id = ${viewerId})`;
  const isContent = sql`${mayRead} and (${hasWordsIn(heading, q)} or rostrum_fold(i.message) like ${contains(q)})`;
  return sql`${byType} and (rostrum_fold(i.ref) like ${contains(q)} or (${isContent}))`;
}
