import { formatCode, formatList, inquiryTypeLabel } from '@rostrum/contracts';
import {
  summaryTime,
  type ListContent,
  type ListMode,
  type ListSubject,
  type MailingList,
  type PastedAddress,
  type SubscriberState,
} from '@rostrum/contracts/inquiries';

export const subjectLabels: Record<ListSubject, string> = {
  inquiries: 'Inquiries',
  posts: 'Posts',
  reports: 'Monthly report',
};
/** What a list sends, also as servers say it that know no reports. */
export const readSubject = ({ sends, subject }: Pick<MailingList, 'sends' | 'subject'>): ListSubject =>
  subject ?? sends;
/** Of lists that send nothing by a rule. */
export const handHints: Record<Exclude<ListSubject, 'inquiries'>, string> = {
  posts: 'Each post is sent by hand, from Share in its editor, once to each list.',
  reports:
    'The report of each month is sent on the day that you choose under Analytics, Monthly report. Add members by their email address; other addresses confirm first.',
};
export const emptied: Record<ListSubject, string> = {
  inquiries: 'Its subscribers get no more inquiries. Who got which inquiry stays on record.',
  posts: 'Its subscribers get no more posts.',
  reports: 'Its subscribers get no more reports.',
};
export const modeLabels: Record<ListMode, string> = {
  each: 'Each one',
  hourly: 'Hourly',
  daily: 'Daily',
  weekly: 'Weekly',
};
export const modeHints: Record<ListMode, string> = {
  each: 'One email for each inquiry, within minutes.',
  hourly: 'One summary every full hour with new inquiries.',
  daily: `One summary at ${summaryTime} on days with new inquiries.`,
  weekly: `One summary on Mondays at ${summaryTime}, when there are new inquiries.`,
};
export const contentLabels: Record<ListContent, string> = {
  full: 'Full',
  summary: 'Summary',
  link_only: 'Link',
};
export const contentHints: Record<ListContent, string> = {
  full: 'The whole message with all details. Restricted inquiries go as a link.',
  summary: 'Subject, sender, deadline and the first 300 characters. Restricted inquiries go as a link.',
  link_only: 'Type, number and a link. Readers sign in to read it.',
};
export const stateLabels: Record<SubscriberState, string> = {
  active: 'Active',
  pending: 'Waiting for confirmation',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  left: 'Left the organisation',
};
export const verdictLabels: Record<PastedAddress['verdict'], string> = {
  added: 'Added',
  must_confirm: 'Must confirm',
  already_there: 'Skipped',
  invalid: 'Fix',
  blocked: 'Left out',
  asked_often: 'Left out',
  no_room: 'Left out',
};

export function describeTypes(list: Pick<MailingList, 'sends' | 'subject' | 'types'>): string {
  const subject = readSubject(list);
  if (subject !== 'inquiries') return subjectLabels[subject];
  return list.types.length === 0 ? 'All types' : list.types.map(inquiryTypeLabel).join(', ');
}

/** The rules of a list but its types, in words. */
export function describeRules(list: MailingList): string {
  const subject = readSubject(list);
  if (subject === 'posts') return 'Posts that are sent by hand';
  if (subject === 'reports') return 'The report of each month';
  const countries = list.countries.map((code) => formatCode('region', code));
  const rules = [
    ...[list.departments, list.tags, list.experts.map(({ name }) => name), countries]
      .filter((values) => values.length > 0)
      .map((values) =>
        values.length > 3
          ? `${values.slice(0, 3).join(', ')} and ${values.length - 3} more`
          : formatList(values),
      ),
    ...(list.verified_only ? ['verified senders only'] : []),
  ];
  return rules.length === 0 ? 'Every sender' : rules.join(' · ');
}

/** How many get its emails, and how many may yet. */
export const countSubscribers = ({ subscribers }: Pick<MailingList, 'subscribers'>): number =>
  subscribers.active + subscribers.pending;
