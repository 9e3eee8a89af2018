import { formatDay } from '@rostrum/contracts';
import type { PublicPost } from './post-parts.tsx';

/** A quotation from a post ready to paste, with where it stands: the post, who wrote it, when and its address. */
export function quotationFromPost(
  words: string,
  { title, authors, organisation, published_at }: PublicPost,
  url: string,
): string {
  const names = authors.map(({ name }) => name);
  const credit = [...names, organisation.name, formatDay(published_at)].join(', ');
  return `\u201C${words.replaceAll(/^[\u201C"]|[\u201D"]$/g, '')}\u201D (From \u201C${title}\u201D, ${credit}. ${url})`;
}
