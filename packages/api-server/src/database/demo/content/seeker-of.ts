import { seekers, type SeekerContent } from './seekers.ts';

const byKey = new Map(seekers.map((seeker) => [seeker.key, seeker]));

/** The invented person behind a key; a wrong key is a mistake in the content and stops the load. */
export function seekerOf(key: string): SeekerContent {
  const seeker = byKey.get(key);
  if (!seeker) throw new Error(`No demonstration seeker is called '${key}'. Add it to content/seekers.ts.`);
  return seeker;
}
