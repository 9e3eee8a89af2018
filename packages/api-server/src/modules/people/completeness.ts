import type { PersonSection } from '@rostrum/contracts';

interface Profile {
  headline: string;
  biography: string;
  image: string | null;
  topics: readonly string[];
  industries: readonly string[];
  consentAt: Date | null;
  namePronunciation: string | null;
  readiness: unknown;
}

/** What each part of a profile is worth; the parts that publishing needs weigh most. They add up to 100. */
const weights = {
  headline: 12,
  biography: 16,
  image: 14,
  topics: 14,
  industries: 10,
  consent: 8,
  pronunciation: 4,
  readiness: 6,
  language: 4,
  education: 4,
  publication: 4,
  media_appearance: 4,
} as const;

/** 0–100: how much of a profile is filled in. */
export function completenessOf(profile: Profile, kinds: ReadonlySet<PersonSection['kind']>): number {
  const filled: Record<keyof typeof weights, boolean> = {
    headline: profile.headline !== '',
    biography: profile.biography.length >= 120,
    image: profile.image !== null,
    topics: profile.topics.length >= 3,
    industries: profile.industries.length > 0,
    consent: profile.consentAt !== null,
    pronunciation: profile.namePronunciation !== null,
    readiness: profile.readiness !== null,
    language: kinds.has('language'),
    education: kinds.has('education'),
    publication: kinds.has('publication'),
    media_appearance: kinds.has('media_appearance'),
  };
  return Object.entries(weights).reduce(
    (sum, [part, weight]) => sum + (filled[part as keyof typeof weights] ? weight : 0),
    0,
  );
}
