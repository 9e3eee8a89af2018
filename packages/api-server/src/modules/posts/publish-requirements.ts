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
};

/** What is missing before a post may be published. */
export function missingOf({
  summary,
  bodyHtml,
  cover,
  coverAlt,
  topics,
  tags,
  authors,
}: PublishedParts): PostRequirement[] {
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

/** Refuses what may not be public, naming everything that is missing at once. */
export function requirePublishable(parts: PublishedParts): void {
  const missing = missingOf(parts);
  if (missing.length === 0) return;
  const texts = missing.map((requirement) => postRequirementTexts[requirement]);
  throw new InputError(`Not ready to be published. ${texts.join(' ')}`, {
    fields: missing.map((requirement) => ({
      path: requirement,
      code: 'missing',
      message: postRequirementTexts[requirement],
    })),
  });
}
