import { formatList } from '@rostrum/contracts';
import { networks, type Network, type NetworkName } from './share-limits.ts';

export interface SharedPost {
  title: string;
  summary: string;
  experts: readonly string[];
  angles: readonly string[];
  tags: readonly string[];
  /** The public page. */
  url: string;
}

/** A tag as networks read one: letters and digits alone. */
const toHashtag = (tag: string): string => {
  const words = tag.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
};

const lineOfExperts = (experts: readonly string[]): string => {
  if (experts.length === 0) return '';
  return `${formatList(experts)} can speak on this.`;
};

/** A text that ends at a word, with an ellipsis, once it is longer than fits. */
function cutTo(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const part = `${words.join(' ').replace(/[.,;:]$/, '')}\u2026`;
    if (fits(part)) return part;
  }
  return '';
}

const join = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** Title and address always stand; summary, experts and tags as far as there is room, in this order. */
function fill({ limit, count }: Network, post: SharedPost): string {
  const fits = (text: string) => count(text) <= limit;
  const title = cutTo(post.title, (part) => fits(join([part, post.url])));
  const summary = cutTo(post.summary, (part) => fits(join([title, part, post.url])));
  const experts =
    [lineOfExperts(post.experts)].find((line) => fits(join([title, summary, line, post.url]))) ?? '';
  const body = [title, summary, experts];
  const tags = post.tags
    .slice(0, 3)
    .map(toHashtag)
    .filter((tag) => tag.length > 1);
  while (tags.length > 0 && !fits(join([...body, post.url, tags.join(' ')]))) tags.pop();
  return join([...body, post.url, tags.join(' ')]);
}

/** What can be copied to each network, and into an email to journalists: only what the post itself says. */
export function writeShareTexts(post: SharedPost): Record<NetworkName | 'email', string> {
  const angles = post.angles.map((angle) => `- ${angle}`).join('\n');
  return {
    linkedin: fill(networks.linkedin, post),
    x: fill(networks.x, post),
    bluesky: fill(networks.bluesky, post),
    mastodon: fill(networks.mastodon, post),
    email: join([
      post.title,
      post.summary,
      angles && `Angles:\n${angles}`,
      lineOfExperts(post.experts),
      `Read it and ask for an interview: ${post.url}`,
    ]),
  };
}
