import { businessStories } from './business.ts';
import { generalStories } from './general.ts';
import { legalStories } from './legal.ts';
import { relationStories } from './relations.ts';
import { researchStories } from './research.ts';
import type { StoryContent } from './story-types.ts';

/** Every authored inquiry that is not a press question or an invitation to speak. */
export const stories: readonly StoryContent[] = [
  ...legalStories,
  ...businessStories,
  ...researchStories,
  ...relationStories,
  ...generalStories,
];
