import { foldText } from '@rostrum/contracts';
import type { Redaction } from '@rostrum/contracts/inquiries';

export const removed = {
  names: '[name removed]',
  emails: '[email removed]',
  phones: '[phone removed]',
} as const;

/** `O’Brien`, `O'Brien` and `OBrien` are one name. */
const fold = (text: string) => foldText(text).replaceAll("'", '');
const hyphens = /[-‐‑‒–—]/u;
const possessive = /['’]s$/;
const letters = /([\p{L}\p{M}][\p{L}\p{M}'’-]*)/u;
const isParticle = (word: string) => word.length < 4 && word === word.toLowerCase();

/** The words of names, as they are looked for in texts: each part of a double name too, but no `van` or `de`. */
export function nameWords(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap((name) => name.split(/\s+/)).flatMap((word) => [word, ...word.split(hyphens)]);
  return new Set(words.filter((word) => [...word].length > 1 && !isParticle(word)).map(fold));
}

function redactNames(text: string, names: ReadonlySet<string>): string {
  // Every second part is a word; what stands between stays.
  const parts = text.split(letters).map((part, index) => {
    if (index % 2 === 0) return part;
    const word = fold(part.replace(possessive, ''));
    const isName = names.has(word) || word.split('-').some((half) => names.has(half));
    return isName ? removed.names : part;
  });
  return parts.join('').replaceAll(`${removed.names} ${removed.names}`, removed.names);
}

const between = /([\s<>()[\],;:"]+)/;

function redactEmails(text: string): string {
  return text
    .split(between)
    .map((part) => {
      const at = part.lastIndexOf('@');
      if (at < 1 || !part.slice(at).includes('.')) return part;
      const end = part.endsWith('.') ? '.' : '';
      return part.slice(at).length > 2 ? `${removed.emails}${end}` : part;
    })
    .join('');
}

const digits = /\d/g;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Runs of digits as long as a number that can be called; a day is none. */
const redactPhones = (text: string): string =>
  text.replaceAll(/[+(]?\d[\d\s().\-/]*/g, (run) => {
    const number = run.trimEnd();
    const count = number.match(digits)?.length ?? 0;
    if (count < 7 || count > 15 || day.test(number)) return run;
    return removed.phones + run.slice(number.length);
  });

/** A text without what is to be taken out of it. Emails go first: a name in one would hide that it is one. */
export function redactText(text: string, redact: ReadonlySet<Redaction>, names: ReadonlySet<string>): string {
  let left = text;
  if (redact.has('emails')) left = redactEmails(left);
  if (redact.has('phones')) left = redactPhones(left);
  return redact.has('names') ? redactNames(left, names) : left;
}
