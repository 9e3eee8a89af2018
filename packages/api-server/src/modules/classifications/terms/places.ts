import type { PlaceName } from '../merge-record.ts';
import type { TermScheme } from './terms.repository.ts';

/** What a person counts: what is filed under a term. */
export type CountedKind = 'people' | 'posts' | 'questions';

/**
 * Where words of a kind stand. Topics of posts are a list of their own; the tags of posts and questions are one list for
 * three kinds: a word in it belongs to the topic of that name, or else to the category, or else to the tag.
 */
const placesByScheme: Readonly<Record<TermScheme, readonly PlaceName[]>> = {
  topic: ['people_topics', 'post_topics', 'posts', 'questions', 'embeds', 'embed_defaults'],
  industry: [],
  category: ['posts', 'questions'],
  tag: ['people_tags', 'posts', 'questions', 'member_tags', 'invitation_tags', 'rule_tags'],
  department: ['people_department', 'member_departments', 'invitation_departments', 'rule_departments'],
};

/** Kinds whose words come first in the tags of posts and questions. */
export const schemesBefore: Readonly<Record<TermScheme, readonly TermScheme[]>> = {
  topic: [],
  industry: [],
  category: ['topic'],
  tag: ['topic', 'category'],
  department: [],
};

const sharedPlaces: readonly PlaceName[] = ['posts', 'questions'];

/** The places of a word; `isShadowed` when a kind that comes first has the same word. */
export const placesOf = (scheme: TermScheme, isShadowed: boolean): readonly PlaceName[] =>
  placesByScheme[scheme].filter((place) => !isShadowed || !sharedPlaces.includes(place));

export const countedPlaces: Readonly<Partial<Record<PlaceName, CountedKind>>> = {
  people_topics: 'people',
  people_tags: 'people',
  people_department: 'people',
  posts: 'posts',
  questions: 'questions',
};
