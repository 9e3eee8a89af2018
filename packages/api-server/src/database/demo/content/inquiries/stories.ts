import { generalStories } from './general.ts';
import { businessStories, legalStories } from './legal-and-business.ts';
import type { StoryContent } from './story-types.ts';
import { otherStories, researchStories } from './university-life.ts';

/** Every authored inquiry that is not a press question or an invitation to speak. */
export const stories: readonly StoryContent[] = [...legalStories, ...businessStories, ...researchStories, ...otherStories, ...generalStories];
