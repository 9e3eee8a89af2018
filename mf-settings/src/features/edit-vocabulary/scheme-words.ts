import { formatNumber } from '@rostrum/contracts';
import {
  editableSchemes,
  type ClassificationScheme,
  type ClassificationTerm,
  type EditableScheme,
} from '@rostrum/contracts/settings';

interface SchemeWords {
  one: string;
  many: string;
}
export const schemeWords: Readonly<Record<ClassificationScheme, SchemeWords>> = {
  topic: { one: 'topic', many: 'Topics' },
  industry: { one: 'industry', many: 'Industries' },
  category: { one: 'category', many: 'Categories' },
  tag: { one: 'tag', many: 'Tags' },
  department: { one: 'department', many: 'Departments' },
};

export const isEditable = (scheme: ClassificationScheme): scheme is EditableScheme =>
  scheme !== 'industry' && editableSchemes.includes(scheme);

/** How many people, posts and questions are filed under a term. */
export const countUses = ({ people, posts, questions }: ClassificationTerm): number =>
  people + posts + questions;

/** How many are filed under a term or one below it. An older server counts the term alone. */
export const countFiled = (term: ClassificationTerm): number =>
  term.filed ? term.filed.people + term.filed.posts + term.filed.questions : countUses(term);

/** "1 person", "3 people". */
export const countText = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const everyStatus = ['draft', 'in_review', 'published', 'unpublished', 'archived'];

/** The list of exactly those that a term counts, where there is a filter for it. */
export function findListOf(
  scheme: ClassificationScheme,
  kind: 'people' | 'posts' | 'questions',
  title: string,
): string | undefined {
  if (kind === 'people' && scheme === 'department') {
    const query = new URLSearchParams({ department: title });
    for (const status of everyStatus) query.append('status', status);
    return `/dashboard/people?${query.toString()}`;
  }
  if (kind === 'posts') return `/dashboard/posts?${new URLSearchParams({ tag: title }).toString()}`;
  return undefined;
}
