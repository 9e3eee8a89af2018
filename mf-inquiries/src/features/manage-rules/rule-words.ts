import type { CaughtInquiry, RuleAction, RuleKind } from '@rostrum/contracts/inquiries';

export const ruleKindLabels: Record<RuleKind, string> = {
  email: 'Email',
  domain: 'Domain',
  wildcard: 'Subdomains',
  phrase: 'Phrase',
  country: 'Country',
};
export const ruleActionLabels: Record<RuleAction, string> = { block: 'Block', quarantine: 'Quarantine' };

export const ruleKindHints: Record<RuleKind, string> = {
  email: 'name@example.org. What follows a + does not count.',
  domain: 'example.org. Every address at exactly this domain.',
  wildcard: '*.example.org. Every subdomain, not the domain itself.',
  phrase: '6 to 120 characters. Case, accents and spacing do not count.',
  country: 'The country that the sender gives.',
};

export const resultLabels: Record<CaughtInquiry['result'], string> = {
  answered: 'Answered',
  open: 'Open',
  closed: 'Closed',
  held: 'Held',
  spam: 'Spam',
};
