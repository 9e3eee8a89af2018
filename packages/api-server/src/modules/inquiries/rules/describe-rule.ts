import type { RuleKind } from '@rostrum/contracts/inquiries';

const kinds: Record<RuleKind, string> = {
  email: 'address',
  domain: 'domain',
  wildcard: 'subdomains of',
  ip: 'IP address',
  phrase: 'phrase',
  country: 'country',
};

/** A rule in the words of the history: `domain rank-lift.example`. */
export const describeRule = ({ kind, pattern }: { kind: RuleKind; pattern: string }): string => {
  if (kind === 'phrase') return `phrase “${pattern}”`;
  if (kind === 'ip' && pattern.includes('/')) return `IP network ${pattern}`;
  return `${kinds[kind]} ${kind === 'wildcard' ? pattern.slice(2) : pattern}`;
};
