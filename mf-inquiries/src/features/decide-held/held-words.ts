import { formatCode } from '@rostrum/contracts';
import type { HeldInquiry } from '@rostrum/contracts/inquiries';
import { daysBetween } from '@rostrum/ui-kit';

const kinds = {
  email: 'Address',
  domain: 'Domain',
  wildcard: 'Subdomains of',
  phrase: 'Phrase',
  country: 'Country',
} as const;

/** Why it is held, in a few words. */
export function describeReason({ kind, pattern }: HeldInquiry['rule']): string {
  if (kind === 'phrase') return `Phrase “${pattern}”`;
  const what = kind === 'country' ? formatCode('region', pattern) : pattern.replace(/^\*\./, '');
  return `${kinds[kind]} ${what}`;
}

/** How long it waits for a decision. */
export function describeTimeLeft(expiresAt: string, now: number): string {
  const days = daysBetween(now, Date.parse(expiresAt));
  if (days <= 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
