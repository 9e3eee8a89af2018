import { declineReasonLabels, formatList, type ParsedBody } from '@rostrum/contracts';
import { type linkAsks } from '@rostrum/contracts/inquiries';
import { momentIn } from '../mails/mail-times.ts';

export type AskAnswerBody = ParsedBody<typeof linkAsks.answer>;

interface Answered {
  name: string;
  /** The colleague that was named. */
  suggested: string | null;
  /** Of the organisation, whose desk reads it. */
  timezone: string;
}

/** What the desk is told of an answer, the reason included. */
export function answerSentence(body: AskAnswerBody, { name, suggested, timezone }: Answered): string {
  switch (body.answer) {
    case 'accept':
      return `${name} said yes.`;
    case 'decline':
      return `${name} declined: ${declineReasonLabels[body.reason ?? 'other']}.`;
    case 'suggest':
      return `${name} suggests ${suggested ?? 'a colleague'}.`;
    case 'propose': {
      const times = (body.times ?? []).map((time) => momentIn(timezone, new Date(time)));
      return `${name} offers another time: ${formatList(times)}.`;
    }
  }
}

/** The same for the history, which more people read: without the reason. */
export function answerStep(
  { answer }: Pick<AskAnswerBody, 'answer'>,
  { suggested }: Pick<Answered, 'suggested'>,
): { verb: `inquiry.${string}`; text: string } {
  switch (answer) {
    case 'accept':
      return { verb: 'inquiry.ask_accepted', text: 'said yes' };
    case 'decline':
      return { verb: 'inquiry.ask_declined', text: 'declined' };
    case 'suggest':
      return { verb: 'inquiry.ask_suggested', text: `suggested ${suggested ?? 'a colleague'}` };
    case 'propose':
      return { verb: 'inquiry.ask_proposed', text: 'offered another time' };
  }
}
