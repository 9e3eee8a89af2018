import type { FieldEntity, FieldVisibility } from '@rostrum/contracts/fields';

interface EntityWords {
  /** As the choice of what fields belong to. */
  name: string;
  one: string;
  many: string;
  /** Below an empty list. */
  empty: string;
  /** Who sees a field, by its visibility. */
  seenBy: Readonly<Record<FieldVisibility, string>>;
}

/** What fields belong to, in words. */
export const entityWords: Readonly<Record<FieldEntity, EntityWords>> = {
  person: {
    name: 'People',
    one: 'profile',
    many: 'profiles',
    empty:
      'Fields that you add appear under “More fields” in every profile. Those that you make public also appear on the public page.',
    seenBy: {
      public: 'Everyone who can see the public profile.',
      organisation: 'The person, agents and administrators. Public pages do not show it.',
      team: 'Agents and administrators. My Profile does not show it.',
    },
  },
  post: {
    name: 'Posts',
    one: 'post',
    many: 'posts',
    empty:
      'Fields that you add appear under “More fields” in every post. Those that you make public also appear beside the published post.',
    seenBy: {
      public: 'Everyone who can read the post.',
      organisation: 'Those who write posts. Public pages do not show it.',
      team: 'Those who write posts. Public pages do not show it.',
    },
  },
  inquiry: {
    name: 'Inquiries',
    one: 'inquiry',
    many: 'inquiries',
    empty: 'Fields that you add appear in your inquiry form, and next to the other answers in the inbox.',
    seenBy: {
      public: 'Everyone who writes to you.',
      organisation: 'Everyone who writes to you.',
      team: 'Everyone who writes to you.',
    },
  },
};
