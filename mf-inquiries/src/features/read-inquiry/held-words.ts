import type { InquiryAsk, InquiryDetail } from '@rostrum/contracts';

/** How far the desk's question to the expert is. */
function describeAsk({ state, asked_at: askedAt, suggested }: InquiryAsk): string {
  switch (state) {
    case 'queued':
      return 'next to be asked';
    case 'asked':
      return 'asked, hasn’t answered yet';
    case 'accepted':
      return 'said yes';
    case 'declined':
      return 'declined';
    case 'suggested':
      return `suggested ${suggested?.name ?? 'a colleague'} instead`;
    case 'proposed':
      return 'offered another time';
    case 'expired':
      return 'was asked and didn’t answer in time';
    case 'cancelled':
      return askedAt === null ? unseen : 'was asked; the question was cancelled';
  }
}

const unseen = 'hasn’t seen this yet';

/** Says how far an expert who is contacted through the office has got with this inquiry. Asks are sorted newest first. */
export function describeHeld(personId: string, asks: InquiryDetail['asks']): string {
  const ask = asks.find(({ person }) => person.id === personId);
  return `Through your office: ${ask === undefined ? unseen : describeAsk(ask)}.`;
}

/** Passing on is for those who were not asked, or whose question led nowhere; an expert who declined is left alone. */
export const mayPassOn = (personId: string, asks: InquiryDetail['asks']): boolean =>
  !asks.some(
    ({ person, state }) => person.id === personId && (state === 'declined' || state === 'suggested'),
  );
