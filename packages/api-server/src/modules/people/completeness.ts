import {
  completenessParts,
  completenessPoints,
  type CompletenessPart,
  type PersonSection,
} from '@rostrum/contracts';

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

/** Parts of a profile without what their points are given for. Staff profiles have neither topics nor readiness, and are measured alike. */
export function unfilledParts(
  profile: Profile,
  kinds: ReadonlySet<PersonSection['kind']>,
): CompletenessPart[] {
  const filled: Record<CompletenessPart, boolean> = {
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
  return completenessParts.filter((part) => !filled[part]);
}

/** 0–100: how much of a profile is filled in. */
export const completenessOf = (profile: Profile, kinds: ReadonlySet<PersonSection['kind']>): number =>
  unfilledParts(profile, kinds).reduce((left, part) => left - completenessPoints[part], 100);
