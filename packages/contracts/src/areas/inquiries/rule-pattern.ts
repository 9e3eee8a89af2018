import { stripInvisible, isCountryCode } from '@rostrum/contracts';
import { readNetwork } from './rule-network.ts';

/** In the order in which they decide: the more exact one first. */
export const ruleKinds = ['email', 'domain', 'wildcard', 'ip', 'phrase', 'country'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What a rule compares, in the form in which it is kept, or why it cannot. */
export type CheckedPattern = { pattern: string; problem: null } | { pattern: null; problem: string };

export const shortestPhrase = 6;
export const longestPhrase = 120;

const found = (pattern: string): CheckedPattern => ({ pattern, problem: null });
const refused = (problem: string): CheckedPattern => ({ pattern: null, problem });

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The host of an address as it is looked up (punycode), or null; at least two labels, no port, no path. */
function readDomain(text: string): string | null {
  if (/[\s/@:?#\\]/.test(text)) return null;
  let host: string;
  try {
    host = new URL(`http://${text}`).hostname;
  } catch {
    return null;
  }
  const labels = host.split('.');
  const isDomain = labels.length >= 2 && labels.every((part) => label.test(part)) && !/^[\d.]+$/.test(host);
  return isDomain ? host : null;
}

function checkEmail(text: string): CheckedPattern {
  const at = text.lastIndexOf('@');
  const domain = readDomain(text.slice(at + 1));
  const name = text.slice(0, at).toLowerCase();
  return at < 1 || domain === null || /[\s,;<>@*]/.test(name)
    ? refused('Enter one email address, like name@example.org.')
    : found(`${name}@${domain}`);
}

/** Checks what a user typed as the pattern of a rule. Nothing here is ever run as a regular expression. */
export function checkPattern(kind: RuleKind, typed: string): CheckedPattern {
  const text = stripInvisible(typed).trim().normalize('NFKC');
  switch (kind) {
    case 'email':
      return checkEmail(text);
    case 'domain': {
      const domain = readDomain(text.replace(/^@/, ''));
      return domain === null ? refused('Enter a domain, like example.org.') : found(domain);
    }
    case 'wildcard': {
      const domain = text.startsWith('*.') ? readDomain(text.slice(2)) : null;
      return domain === null
        ? refused('Enter *. and a domain, like *.example.org. It catches every subdomain.')
        : found(`*.${domain}`);
    }
    case 'ip': {
      const network = readNetwork(text);
      return network === null
        ? refused(
            'Enter an IP address or a network, like 203.0.113.9 or 203.0.113.0/24. The widest are /16, and /32 of IPv6.',
          )
        : found(network);
    }
    case 'phrase': {
      // Invisible characters are not compared, so they do not count either.
      const phrase = text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s+/g, ' ');
      return phrase.length < shortestPhrase || phrase.length > longestPhrase
        ? refused(`Enter a phrase of ${shortestPhrase} to ${longestPhrase} characters.`)
        : found(phrase);
    }
    case 'country':
      return isCountryCode(text.toUpperCase()) ? found(text.toUpperCase()) : refused('Choose a country.');
  }
}
