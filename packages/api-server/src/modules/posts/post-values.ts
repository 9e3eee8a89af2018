import { type ParsedBody } from '@rostrum/contracts';
import { longestPost, readingMinutesOf, type postEditing } from '@rostrum/contracts/posts';
import { InputError } from '@rostrum/server-kit';
import { plainText, sanitisePostHtml } from '@rostrum/server-kit/rich-text';
import type { PostRecord, PostValues } from './post-record.repository.ts';

export type SavedPost = ParsedBody<typeof postEditing.save>;

/** The text as it is stored: cleaned, and no longer than readers are promised. */
function bodyValues(markup: string): Pick<PostRecord, 'bodyHtml' | 'readingMinutes'> {
  const bodyHtml = sanitisePostHtml(markup);
  const text = plainText(bodyHtml);
  const length = [...text].length;
  if (length > longestPost)
    throw InputError.field(
      'body_html',
      `The text has ${length} characters, ${longestPost} are possible. Split the post.`,
      'too_big',
    );
  return { bodyHtml, readingMinutes: readingMinutesOf(text.split(' ').filter(Boolean).length) };
}

/** The same word in other letters is the same word. */
const eachOnce = (words: readonly string[]): string[] =>
  words
    .filter(Boolean)
    .filter(
      (word, place, all) => all.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === place,
    );

/** Columns of what was sent; what was left out stays as it is. */
export function valuesOf(post: PostRecord, body: SavedPost): PostValues {
  const seo = {
    title: body.seo_title ?? post.seo.title,
    description: body.seo_description ?? post.seo.description,
    noindex: body.noindex ?? post.seo.noindex,
    canonical: body.canonical_url ?? post.seo.canonical,
  };
  return {
    title: body.title ?? post.title,
    kind: body.kind ?? post.kind,
    summary: body.summary ?? post.summary,
    ...(body.body_html !== undefined && bodyValues(body.body_html)),
    topics: body.topics ? eachOnce(body.topics) : post.topics,
    tags: body.tags ? eachOnce(body.tags) : post.tags,
    angles: body.angles ? eachOnce(body.angles) : post.angles,
    // Under an embargo it is who may read it afterwards.
    ...(post.embargoUntil === null
      ? { access: body.access ?? post.access }
      : { accessAfter: body.access ?? post.accessAfter }),
    seo: {
      ...(seo.title && { title: seo.title }),
      ...(seo.description && { description: seo.description }),
      ...(seo.noindex && { noindex: seo.noindex }),
      ...(seo.canonical && { canonical: seo.canonical }),
    },
  };
}
