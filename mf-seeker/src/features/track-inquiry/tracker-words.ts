import {
  seekerOutcomeLabels,
  type SeekerStatus,
  type SentInquiry,
  type TrackedInquiry,
} from '@rostrum/contracts';

export const recipientOf = ({
  recipients,
  organisation,
}: Pick<SentInquiry, 'recipients' | 'organisation'>): string => {
  const names = recipients.map(({ name }) => name);
  if (names.length === 0) return organisation.name;
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

export interface TrackerSentence {
  tone: 'info' | 'waiting' | 'action' | 'success' | 'quiet';
  strong: string;
  rest: string;
}

type Subject = Pick<TrackedInquiry, 'status' | 'outcome' | 'organisation' | 'may_reply'>;

/** How it ended, in the seeker's words. */
function endOf({ outcome }: Subject): string {
  if (outcome === 'withdrawn') return 'You withdrew this inquiry.';
  return outcome === null ? 'This inquiry is closed.' : `Closed: ${seekerOutcomeLabels[outcome]}.`;
}

/** One plain sentence that says where the inquiry stands and what comes next. */
export function trackerSentence(inquiry: Subject): TrackerSentence {
  const team = inquiry.organisation.name;
  const sentences: Record<SeekerStatus, TrackerSentence> = {
    received: {
      tone: 'info',
      strong: 'Your inquiry has arrived.',
      rest: `Replies from ${team} appear here and come by email.`,
    },
    with_the_team: {
      tone: 'info',
      strong: `${team} has taken it up.`,
      rest: 'Replies appear here and come by email.',
    },
    expert_asked: {
      tone: 'waiting',
      strong: `${team} has asked an expert.`,
      rest: 'Replies appear here and come by email.',
    },
    your_reply_needed: {
      tone: 'action',
      strong: 'Your reply is needed.',
      rest: `${team} is waiting for it.`,
    },
    replied: {
      tone: 'success',
      strong: `${team} replied.`,
      rest: 'Read the reply below. You can still add something.',
    },
    closed: {
      tone: 'quiet',
      strong: endOf(inquiry),
      rest: inquiry.may_reply
        ? `To have ${team} work on it again, reopen it with a message below.`
        : 'Send a new inquiry if there is more to ask.',
    },
  };
  return sentences[inquiry.status];
}

/** The deadline stands until the inquiry ends: a reply need not be the answer that was asked for. */
export const isClockRunning = (status: SeekerStatus): boolean =>
  status === 'received' || status === 'with_the_team' || status === 'expert_asked' || status === 'replied';
