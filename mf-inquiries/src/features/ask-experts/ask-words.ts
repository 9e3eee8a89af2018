import { declineReasonLabels, type InquiryAsk } from '@rostrum/contracts';
import { type AskCandidate } from '@rostrum/contracts/inquiries';
import { durationText, zonedTime } from '@rostrum/ui-kit';
import { formatMoment } from './format-moment.ts';

const cancelledWords = {
  taken: 'Someone else said yes first',
  desk: 'Taken back by the desk',
  over: 'The inquiry was closed',
} as const;

/** One line under a name: when it happened and what was said. */
export function askLine(ask: InquiryAsk, now: number): string {
  const { state, asked_at: askedAt, responded_at: respondedAt, expires_at: expiresAt } = ask;
  const responded = respondedAt === null ? '' : `${formatMoment(respondedAt, now)}. `;
  switch (state) {
    case 'queued':
      return 'Asked once it is their turn';
    case 'asked':
      return [
        askedAt && formatMoment(askedAt, now),
        ask.reminded_at && `reminded ${formatMoment(ask.reminded_at, now)}`,
        expiresAt && `has until ${formatMoment(expiresAt, now)}`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'accepted':
      return ask.agreed_at === null
        ? responded.replace(/\. $/, '')
        : `${responded}Agreed on ${formatMoment(ask.agreed_at, now)}`;
    case 'declined':
      return `${responded}${declineReasonLabels[ask.reason ?? 'other']}`;
    case 'suggested':
      return `${responded}Suggests ${ask.suggested?.name ?? 'a colleague'}`;
    case 'proposed':
      return `${responded}Offers another time`;
    case 'expired':
      return expiresAt === null ? '' : `Had until ${formatMoment(expiresAt, now)}`;
    case 'cancelled':
      return cancelledWords[ask.cancelled_because ?? 'desk'];
  }
}

/** "1 accepted, 1 waiting": how far asking is. */
export function asksSummary(asks: readonly InquiryAsk[]): string {
  const count = (...states: InquiryAsk['state'][]) =>
    asks.filter(({ state }) => states.includes(state)).length;
  const [accepted, waiting] = [count('accepted'), count('asked', 'queued')];
  const parts = [accepted > 0 && `${accepted} accepted`, waiting > 0 && `${waiting} waiting`].filter(Boolean);
  return parts.length === 0 ? 'No yes' : parts.join(', ');
}

/** "10:12 GMT · Usual reply 18 min · asked twice in 30 days": only what the records say. */
export function candidateLine(candidate: AskCandidate, now: number): string {
  const { timezone, usual_reply_minutes: minutes, asks_in_30_days: asks } = candidate;
  return [
    zonedTime(now, timezone),
    minutes === null ? null : `Usual reply ${durationText(minutes * 60_000)}`,
    asks === 0 ? 'Not asked in 30 days' : `Asked ${asks === 1 ? 'once' : `${asks} times`} in 30 days`,
  ]
    .filter(Boolean)
    .join(' · ');
}
