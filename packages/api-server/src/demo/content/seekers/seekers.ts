import { northmereJournalists } from './journalists.ts';
import { journalistsElsewhere } from './journalists-elsewhere.ts';
import { professionals } from './professionals.ts';
import { publicSeekers } from './public.ts';
import type { SeekerContent } from './seeker-content.ts';

export const journalists: readonly SeekerContent[] = [...northmereJournalists, ...journalistsElsewhere];
export const otherSeekers: readonly SeekerContent[] = [...professionals, ...publicSeekers];
export const seekers: readonly SeekerContent[] = [...journalists, ...otherSeekers];

const byKey = new Map(seekers.map((seeker) => [seeker.key, seeker]));

/** The invented person behind a key; a wrong key is a mistake in the content and stops the load. */
export function seekerOf(key: string): SeekerContent {
  const seeker = byKey.get(key);
  if (!seeker) throw new Error(`No demonstration seeker is called '${key}'. Add it to content/seekers.`);
  return seeker;
}
