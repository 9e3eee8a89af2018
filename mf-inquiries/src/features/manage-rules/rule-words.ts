import type { CaughtInquiry, ImportedRule, RuleAction, RuleKind } from '@rostrum/contracts/inquiries';

export const ruleKindLabels: Record<RuleKind, string> = {
  email: 'Email',
  domain: 'Domain',
  wildcard: 'Subdomains',
  ip: 'IP address',
  phrase: 'Phrase',
  country: 'Country',
};
export const ruleActionLabels: Record<RuleAction, string> = {
  block: 'Block',
  quarantine: 'Quarantine',
  flag: 'Flag',
};

export const ruleKindHints: Record<RuleKind, string> = {
  email: 'name@example.org. What follows a + does not count.',
  domain: 'example.org. Every address at exactly this domain.',
  wildcard: '*.example.org. Every subdomain, not the domain itself.',
  ip: '203.0.113.9, or a network like 203.0.113.0/24. Addresses are kept for 90 days.',
  phrase: '6 to 120 characters. Case, accents and spacing do not count.',
  country: 'The country that the sender gives.',
};

export const importVerdictLabels: Record<ImportedRule['verdict'], string> = {
  new: 'New',
  exists: 'There already',
  invalid: 'Cannot be read',
  free_mail: 'Free email',
  own_domain: 'Own domain',
};

export const resultLabels: Record<CaughtInquiry['result'], string> = {
  answered: 'Answered',
  open: 'Open',
  closed: 'Closed',
  held: 'Held',
  spam: 'Spam',
};
