import type { PostContent } from '../content-types.ts';
import { northmereHealthPosts } from './northmere-health-and-minds.ts';
import { northmereLawPosts } from './northmere-law-and-code.ts';
import { northmereWaterPosts } from './northmere-water.ts';
import { northmereWorkPosts } from './northmere-work-and-things.ts';
import { otherPosts } from './other-organisations.ts';

/** Every authored post; `status` defaults to published when its date lies behind. */
export const postContents: readonly PostContent[] = [
  ...northmereWaterPosts,
  ...northmereHealthPosts,
  ...northmereLawPosts,
  ...northmereWorkPosts,
  ...otherPosts,
];
