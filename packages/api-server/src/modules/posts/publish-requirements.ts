import { postRequirements, postRequirementTexts, type PostRequirement } from '@rostrum/contracts/posts';
import { InputError } from '@rostrum/server-kit';
import { plainText } from '@rostrum/server-kit/rich-text';
import type { PostRecord } from './post-record.repository.ts';

/** What decides whether a post may be public. */
export type PublishedParts = Pick<
  PostRecord,
  'summary' | 'bodyHtml' | 'cover' | 'coverAlt' | 'topics' | 'tags'
> & {
  authors: number;
  /** Labels of required fields of the organisation that are empty. */
  emptyFields: readonly string[];
};

const fillIn = (label: string): string => `Fill in “${label}”.`;

/** What is missing before a post may be published, beside fields of the organisation. */
export function missingOf({
  summary,
  bodyHtml,
  cover,
  coverAlt,
  topics,
  tags,
  authors,
}: Omit<PublishedParts, 'emptyFields'>): PostRequirement[] {
  const isMet: Record<PostRequirement, boolean> = {
    summary: summary.trim() !== '',
    body: plainText(bodyHtml) !== '',
    cover: cover !== null && Boolean(coverAlt?.trim()),
    author: authors > 0,
    tag: topics.length + tags.length > 0,
  };
  return postRequirements.filter((requirement) => !isMet[requirement]);
}

/** Refuses a post that would end before it begins. */
export function requireNotOver({ expiresAt }: Pick<PostRecord, 'expiresAt'>, from: Date): void {
  if (expiresAt !== null && expiresAt <= from)
    throw new InputError('The end of this post is earlier. Change its end first.', {
      fields: [
        {
          path: 'expiry',
          code: 'invalid',
          message: 'The end of this post is earlier. Change its end first.',
        },
      ],
    });
}

/** What to do before a post may be published, a sentence for each part. */
export const describeMissing = (parts: PublishedParts): string[] => [
  ...missingOf(parts).map((requirement) => postRequirementTexts[requirement]),
  ...parts.emptyFields.map(fillIn),
];

/** Refuses what may not be public, naming everything that is missing at once. */
export function requirePublishable(parts: PublishedParts): void {
  const missing = [
    ...missingOf(parts).map((path) => ({ path, message: postRequirementTexts[path] })),
    ...parts.emptyFields.map((label) => ({ path: 'fields', message: fillIn(label) })),
  ];
  if (missing.length === 0) return;
  throw new InputError(`Not ready to be published. ${describeMissing(parts).join(' ')}`, {
    fields: missing.map((field) => ({ ...field, code: 'missing' as const })),
  });
}
