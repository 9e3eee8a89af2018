import { publicPaths, type inquiryListQuery } from '@rostrum/contracts';
import {
  inquiryDeadlines,
  inquirySources,
  type InquiryDeadlineFilter,
  type InquirySource,
} from '@rostrum/contracts/inquiries';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { hasAnswers } from '../custom-fields/index.ts';
import { anyOf, isReplyAtRisk, type TextFilter, type ViewContext } from './inquiry-conditions.repository.ts';

/** What of the inbox's query narrows a view. */
export type InquiryNarrowing = Pick<
  z.output<typeof inquiryListQuery>,
  | 'status'
  | 'assignee'
  | 'expert'
  | 'tag'
  | 'deadline'
  | 'verified'
  | 'source'
  | 'country'
  | 'outcome'
  | 'field'
>;

export interface NarrowingFilter extends Pick<TextFilter, 'searchesRestricted' | 'viewerId'> {
  narrowing: InquiryNarrowing;
  context: ViewContext;
  now: Date;
}

const week = 7 * 86_400_000;

/** By the page that the sender came from; the address of a person, post or question names no more than that. */
const under = (start: string): SQL => sql`coalesce(i.source_page, '') like ${`${start}%`}`;
const organisations = publicPaths.organisation('');
const isPost = sql`(i.source_post_id is not null or ${under(`${organisations}%/posts/`)})`;
const isQuestion = under(`${organisations}%/questions/`);
const isPerson = sql`(${under(publicPaths.expert(''))} or ${under(publicPaths.staff(''))})`;
const isDashboard = under('/dashboard/');
const sources: Record<InquirySource, SQL> = {
  person: isPerson,
  post: isPost,
  question: isQuestion,
  organisation: sql`(${under(organisations)} and not ${isPost} and not ${isQuestion})`,
  dashboard: isDashboard,
  other: sql`(not ${isPerson} and not ${isPost} and not ${isDashboard} and not ${under(organisations)})`,
};

function byAssignee(assignees: readonly string[]): SQL {
  const ids = assignees.filter((value) => value !== 'none');
  const named = ids.length > 0 ? sql`i.assignee_id::text in ${anyOf(ids)}` : sql`false`;
  return assignees.includes('none') ? sql`(i.assignee_id is null or ${named})` : named;
}

function byDeadline(deadline: InquiryDeadlineFilter, { now, context: { endOfDay } }: NarrowingFilter): SQL {
  const inAWeek = new Date(now.getTime() + week);
  switch (deadline) {
    case 'overdue':
      return sql`(i.deadline_at < ${now} and i.status not in ('closed', 'archived'))`;
    case 'today':
      return sql`(i.deadline_at >= ${now} and i.deadline_at < ${endOfDay})`;
    case 'week':
      return sql`(i.deadline_at >= ${now} and i.deadline_at < ${inAWeek})`;
    case 'later':
      return sql`i.deadline_at >= ${inAWeek}`;
    case 'none':
      return sql`i.deadline_at is null`;
    case 'reply_at_risk':
      return isReplyAtRisk;
  }
}

/** Whether any value was chosen; an empty list narrows nothing. */
const isChosen = <Value>(values: readonly Value[] | undefined): values is readonly Value[] =>
  values !== undefined && values.length > 0;

/** Any of the chosen that there are; nothing matches what there is not. */
function eitherOf<Value extends string>(
  known: readonly Value[],
  chosen: readonly string[],
  conditionOf: (value: Value) => SQL,
): SQL {
  const values = known.filter((value) => chosen.includes(value));
  return values.length === 0 ? sql`false` : sql`(${sql.join(values.map(conditionOf), sql` or `)})`;
}

/** The condition for every filter that is set. What is in a restricted inquiry counts for those alone who may read it. */
export function narrowedBy(filter: NarrowingFilter): SQL {
  const { status, assignee, expert, tag, deadline, verified, source, country, outcome, field } =
    filter.narrowing;
  const open: SQL[] = [];
  const content: SQL[] = [];
  if (isChosen(status)) open.push(sql`i.status in ${anyOf(status)}`);
  if (isChosen(assignee)) open.push(byAssignee(assignee));
  if (isChosen(expert))
    open.push(sql`exists (select 1 from inquiry_recipients x
      where x.org_id = i.org_id and x.inquiry_id = i.id and x.person_id::text in ${anyOf(expert)})`);
  if (isChosen(deadline)) open.push(eitherOf(inquiryDeadlines, deadline, (each) => byDeadline(each, filter)));
  if (isChosen(tag))
    content.push(
      sql`i.tags && array[${sql.join(
        tag.map((each) => sql`${each}`),
        sql`, `,
      )}]::varchar[]`,
    );
  if (isChosen(verified))
    content.push(
      eitherOf(['yes', 'no'] as const, verified, (each) =>
        each === 'yes' ? sql`i.verified` : sql`not i.verified`,
      ),
    );
  if (isChosen(source)) content.push(eitherOf(inquirySources, source, (each) => sources[each]));
  if (isChosen(country)) content.push(sql`i.country in ${anyOf(country)}`);
  if (isChosen(outcome)) content.push(sql`i.outcome in ${anyOf(outcome)}`);
  if (isChosen(field)) content.push(hasAnswers(field));
  if (content.length > 0 && filter.searchesRestricted === 'assigned')
    content.push(sql`(not i.restricted or i.assignee_id = ${filter.viewerId})`);
  const all = [...open, ...content];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}
