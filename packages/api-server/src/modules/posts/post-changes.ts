import { shortenText } from '@rostrum/contracts';
import { plainText } from '@rostrum/server-kit/rich-text';
import type { PostRecord, PostValues } from './post-record.repository.ts';

const compared = [
  'title',
  'kind',
  'summary',
  'topics',
  'tags',
  'angles',
  'access',
  'seo',
  'bodyHtml',
] as const;

/** How much of a long text an entry of the log keeps. */
const excerpt = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return shortenText(plainText(value), 2000);
};

/** The parts of a post that a change makes different, before and after. */
export function changesOf(
  post: PostRecord,
  values: PostValues,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = compared.filter(
    (name) => values[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(post[name]),
  );
  const nameOf = (name: (typeof compared)[number]) => (name === 'bodyHtml' ? 'text' : name);
  return {
    before: Object.fromEntries(changed.map((name) => [nameOf(name), excerpt(post[name])])),
    after: Object.fromEntries(changed.map((name) => [nameOf(name), excerpt(values[name])])),
  };
}
