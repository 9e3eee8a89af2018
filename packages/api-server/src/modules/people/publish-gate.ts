import { formatList } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import type { PersonRecord } from './person-detail.repository.ts';
import { missingToPublish } from './person-views.ts';

type Missing = ReturnType<typeof missingToPublish>;

const missingWords = {
  headline: 'headline',
  biography: 'biography',
  photo: 'photo',
  industry: 'industry',
  topic: 'area of expertise',
  consent: 'consent',
} as const;

const emptied = {
  headline: { path: 'headline', message: 'Enter a headline. A published profile needs one.' },
  biography: { path: 'biography', message: 'Enter a biography. A published profile needs one.' },
  photo: { path: 'photo', message: 'A published profile needs a photo. Upload another one instead.' },
  industry: { path: 'industries', message: 'Choose at least one industry. A published profile needs one.' },
  topic: { path: 'topics', message: 'Enter at least one area of expertise. A published profile needs one.' },
} as const;

const absent = {
  headline: { path: 'headline', message: 'Enter a headline.' },
  biography: { path: 'biography', message: 'Enter a biography.' },
  photo: { path: 'photo', message: 'Add a photo.' },
  industry: { path: 'industries', message: 'Choose at least one industry.' },
  topic: { path: 'topics', message: 'Enter at least one area of expertise.' },
  consent: { path: 'consent', message: 'The person has not agreed yet that the profile may be public.' },
} as const;

/** Nothing becomes public without its six parts and the fields that its organisation requires; those that are missing are told together. */
export function requireReadyToPublish(person: PersonRecord, missingFields: readonly string[]): void {
  const fields = [
    ...missingToPublish(person).map((part) => absent[part]),
    ...missingFields.map((label) => ({ path: 'fields', message: `Fill in “${label}”.` })),
  ].map((fault) => ({ ...fault, code: 'required' }));
  if (fields.length > 0)
    throw new InputError('This profile is not ready to be published. Nothing was changed.', { fields });
}

/** What is public keeps what publishing asked for; parts that were missing before are no reason to refuse other changes. */
export function requireStillPublishable(before: PersonRecord, after: PersonRecord): void {
  if (before.status !== 'published') return;
  const already = missingToPublish(before);
  const fields = missingToPublish(after)
    .filter((part) => !already.includes(part))
    .flatMap((part) => (part in emptied ? [emptied[part as keyof typeof emptied]] : []))
    .map((fault) => ({ ...fault, code: 'required' }));
  if (fields.length > 0)
    throw new InputError('This profile is public and needs these fields. Nothing was saved.', { fields });
}

/** Lists in words what publishing still needs, the required fields of the organisation by their labels. */
export const nameMissing = (missing: Missing, missingFields: readonly string[] = []): string =>
  formatList([...missing.map((part) => missingWords[part]), ...missingFields.map((label) => `“${label}”`)]);
