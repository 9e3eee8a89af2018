import { readFileSync } from 'node:fs';
import path from 'node:path';

type Rule =
  | { kind: 'fixed'; month: number; day: number; since: number | null }
  | { kind: 'weekday'; month: number; nth: number; weekday: number };

export interface NewsDayRule {
  rule: Rule;
  name: string;
  source: string;
  /** Words by which posts are found that fit the day. */
  words: readonly string[];
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function readRule(text: string): Rule {
  const [, since, month, day] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (month !== undefined)
    return {
      kind: 'fixed',
      month: Number(month),
      day: Number(day),
      since: since === undefined ? null : Number(since),
    };
  const [ofMonth = '', nth = '', name = ''] = text.split(' ');
  const weekday = weekdays.indexOf(name);
  if (weekday < 0) throw new Error(`news-days.txt has a rule that is none: ${text}`);
  return { kind: 'weekday', month: Number(ofMonth), nth: Number(nth), weekday };
}

/** The days of the file that comes with the product. */
export const readNewsDays = (): readonly NewsDayRule[] =>
  readFileSync(path.join(import.meta.dirname, 'news-days.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [rule = '', name = '', source = '', words = ''] = line.split('|').map((part) => part.trim());
      return {
        rule: readRule(rule),
        name,
        source,
        words: words
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      };
    });
