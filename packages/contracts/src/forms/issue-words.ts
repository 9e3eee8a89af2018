import { config, type z } from 'zod';
import { formatList, formatNumber } from '../locale.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Values that a refusal may list: more of them, or longer ones, belong in the documentation. */
const maxListedValues = 12;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const typeWords: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  bigint: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  date: 'Enter a date.',
  array: 'Send a list.',
  tuple: 'Send a list.',
  object: 'Send named fields.',
  record: 'Send named fields.',
  null: 'Leave this empty.',
  undefined: 'Leave this out.',
  never: 'Leave this out.',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'Enter one email address, like name@example.org.',
  url: 'Enter a web address like https://example.org.',
  uuid: 'Select an existing entry.',
  guid: 'Select an existing entry.',
  datetime: 'Enter a date and time, like 2026-03-04T09:30:00Z.',
  date: 'Enter a date, like 2026-03-04.',
  time: 'Enter a time, like 09:30.',
};

const wordNumber = (value: number | bigint) => formatNumber(Number(value), { maximumFractionDigits: 6 });

function wordChoice(values: readonly unknown[]): string {
  if (values.length === 1 && values[0] === true) return 'Agree to this to continue.';
  const names = values.map(String);
  const isReadable =
    names.length <= maxListedValues && names.every((name) => /^[\p{L}\d-]{1,40}$/u.test(name));
  return isReadable ? `Choose ${formatList(names, 'or')}.` : 'Choose one of the available options.';
}

const countCharacters = (value: unknown) => (typeof value === 'string' ? [...value.trim()].length : 0);

function wordLength(side: string, limit: string, input: unknown): string {
  return `Write ${side} ${limit} ${limit === '1' ? 'character' : 'characters'}; there are ${wordNumber(countCharacters(input))}.`;
}

function wordLimit(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const isLow = issue.code === 'too_small';
  const limit = wordNumber(isLow ? issue.minimum : issue.maximum);
  const side = issue.exact ? 'exactly' : isLow ? 'at least' : 'at most';
  if (issue.origin === 'string')
    return isLow && isBlank(issue.input) ? 'Enter text.' : wordLength(side, limit, issue.input);
  if (issue.origin === 'number' || issue.origin === 'int' || issue.origin === 'bigint') {
    if (issue.inclusive === false) return `Enter ${isLow ? 'more' : 'less'} than ${limit}.`;
    return `Enter ${limit} or ${isLow ? 'more' : 'less'}.`;
  }
  if (issue.origin === 'array' || issue.origin === 'set') return `Choose ${side} ${limit}.`;
  return `Use ${side} ${limit}.`;
}

const wordFormat = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string => {
  if (issue.format === 'starts_with' && typeof issue['prefix'] === 'string')
    return `Begin with “${issue['prefix']}”.`;
  if (issue.format === 'ends_with' && typeof issue['suffix'] === 'string')
    return `End with “${issue['suffix']}”.`;
  return formatWords[issue.format] ?? 'Check the spelling and the characters used.';
};

/**
 * Returns what to do about a fault, in product words, for every schema that has no words of its own.
 * The words name no type, pattern or path: those are in the other parts of the fault, for programs.
 */
export function wordIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isBlank(issue.input) && issue.expected === 'string'
        ? 'Enter text.'
        : (typeWords[issue.expected] ?? 'Check this value.');
    case 'invalid_value':
      return wordChoice(issue.values);
    case 'too_small':
    case 'too_big':
      return wordLimit(issue);
    case 'invalid_format':
      return wordFormat(issue);
    case 'not_multiple_of':
      return Number(issue.divisor) === 1 ? 'Enter a whole number.' : `Enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'Leave out what isn’t asked for here.';
    case 'invalid_key':
      return 'Check the names in this list.';
    case 'invalid_union':
      return 'Choose one of the available options.';
    default:
      return 'Check this value.';
  }
}

// Imported before any schema is used, by browsers and servers alike: no caller can forget it.
config({ customError: wordIssue });
