import { inquiryStatusLabels, type InquiryDetail } from '@rostrum/contracts';

/** What of an inquiry is other than it was on screen, as sentences. */
export function describeChanges(before: InquiryDetail, after: InquiryDetail): string {
  const [latest] = after.activity;
  const changes = [
    before.status !== after.status && `It is now ${inquiryStatusLabels[after.status]}.`,
    before.assignee?.id !== after.assignee?.id &&
      (after.assignee ? `${after.assignee.name} is responsible now.` : 'No one is responsible now.'),
    before.messages.length < after.messages.length && 'There are new messages.',
  ].filter((change) => change !== false);
  if (changes.length > 0) return changes.join(' ');
  return latest ? `${latest.actor.name} ${latest.text}.` : 'It was changed elsewhere.';
}
