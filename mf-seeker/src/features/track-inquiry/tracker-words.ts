import type { SeekerStatus, SentInquiry, TrackedInquiry } from '@rostrum/contracts';

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

type Subject = Pick<TrackedInquiry, 'status' | 'recipients' | 'organisation' | 'may_reply'>;

/** One plain sentence that says where the inquiry stands and what comes next. */
export function trackerSentence(inquiry: Subject): TrackerSentence {
  const team = inquiry.organisation.name;
  const isSeveral = inquiry.recipients.length > 1;
  const asked =
    inquiry.recipients.length === 0
      ? 'An expert has been asked.'
      : `${recipientOf(inquiry)} ${isSeveral ? 'have' : 'has'} been asked.`;
  const sentences: Record<SeekerStatus, TrackerSentence> = {
    received: { tone: 'info', strong: 'Your inquiry has arrived.', rest: `${team} reads it next.` },
    with_the_team: {
      tone: 'info',
      strong: `${team} is on it.`,
      rest: 'Every answer comes here and to your e-mail.',
    },
    expert_asked: { tone: 'waiting', strong: asked, rest: 'The answer comes here and to your e-mail.' },
    your_reply_needed: {
      tone: 'action',
      strong: 'Your reply is needed.',
      rest: `${team} has asked you something. The clock stands still until you answer.`,
    },
    answered: {
      tone: 'success',
      strong: 'You have an answer.',
      rest: 'Read it below. You can still add something.',
    },
    closed: {
      tone: 'quiet',
      strong: 'This inquiry is closed.',
      rest: inquiry.may_reply ? 'Writing below opens it again.' : 'Send a new one if there is more to ask.',
    },
  };
  return sentences[inquiry.status];
}

/** The clock runs while the team is expected to act. */
export const isClockRunning = (status: SeekerStatus): boolean =>
  status === 'received' || status === 'with_the_team' || status === 'expert_asked';
