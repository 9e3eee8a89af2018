import { defineRoute, describeField, id, ownItemParams, ownParams, z } from '@rostrum/contracts';

/** Where publications can be looked up; an installation turns each on by itself. */
export const publicationSources = ['orcid', 'openalex', 'crossref'] as const;
export type PublicationSource = (typeof publicationSources)[number];

export const suggestedFields = [
  'headline',
  'biography',
  'firstname',
  'lastname',
  'prefix',
  'suffix',
  'job_title',
  'department',
  'email',
  'phone',
  'city',
  'country',
] as const;
export type SuggestedField = (typeof suggestedFields)[number];

export const suggestedSections = [
  'education',
  'affiliation',
  'language',
  'publication',
  'accomplishment',
  'social',
  'link',
] as const;
export type SuggestedSection = (typeof suggestedSections)[number];

/** In words: what it would be, and what stands there now or more of it. */
const words = { title: z.string(), detail: z.string() };

/** One thing that was read elsewhere and could stand in the profile. Nothing is saved until a person accepts it. */
export const profileSuggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), field: z.enum(suggestedFields), value: z.string(), ...words }),
  z.object({ kind: z.literal('topic'), value: z.string(), ...words }),
  z.object({
    kind: z.literal('section'),
    section: z.enum(suggestedSections),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    ...words,
  }),
]);
export type ProfileSuggestion = z.infer<typeof profileSuggestion>;

/** An identifier of ORCID, alone or as its web address. */
export const orcidInput = z
  .string()
  .trim()
  .max(60)
  .transform((text) => text.replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, 'Enter an ORCID iD, like 0000-0002-1825-0097.')
      .refine(hasValidCheckDigit, 'This ORCID iD has a typing error: its last character does not fit.'),
  );

/** ISO 7064, MOD 11-2: the last character tells whether the others were typed right. */
function hasValidCheckDigit(orcid: string): boolean {
  const digits = orcid.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, -1)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
}

const path = '/app/people/{identifier}/{id}';
const items = z.array(profileSuggestion).max(500);
/** What was read and stands in the profile already. */
const known = z.number().int();

/** More than a form shows, so that another takes the place of one that is added. */
export const maxSuggestedTopics = 12;

/** What others know of a person, as suggestions. Each is accepted by the calls that change a profile. */
export const personSuggestions = {
  sources: defineRoute({
    id: 'personSuggestions.sources',
    method: 'GET',
    path: `${path}/suggestions`,
    summary: 'Where publications can be looked up here, and the ORCID iD that the profile names.',
    params: ownItemParams,
    response: z.object({ publications: z.array(z.enum(publicationSources)), orcid: z.string().nullable() }),
    errors: ['not_allowed', 'not_found'],
  }),
  topics: defineRoute({
    id: 'personSuggestions.topics',
    method: 'GET',
    path: `${path}/suggested-topics`,
    summary: 'Areas of expertise that are near to what the profile says and are not in it, nearest first.',
    params: ownItemParams,
    response: z.object({ topics: z.array(z.string()).max(maxSuggestedTopics) }),
    errors: ['not_allowed', 'not_found'],
  }),
  fromCard: defineRoute({
    id: 'personSuggestions.fromCard',
    method: 'POST',
    path: `${path}/suggestions/vcard`,
    summary: 'Read a vCard: what of it is not in the profile. Saves nothing.',
    params: ownItemParams,
    body: z.object({ vcard: z.string().min(1).max(500_000) }),
    response: z.object({ items, known, cards: z.number().int() }),
    errors: ['not_allowed', 'not_found'],
  }),
  fromDocument: defineRoute({
    id: 'personSuggestions.fromDocument',
    method: 'POST',
    path: `${path}/documents/{document_id}/suggestions`,
    summary: 'Read the text of a CV of the profile: what of it is not in the profile. Saves nothing.',
    params: ownParams.extend({ id, document_id: id }),
    response: z.object({ items, known }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
  publications: defineRoute({
    id: 'personSuggestions.publications',
    method: 'POST',
    path: `${path}/suggestions/publications`,
    summary: 'Look up the publications of an ORCID iD: which are not in the profile. Saves nothing.',
    params: ownItemParams,
    body: z.object({
      orcid: describeField(orcidInput, { label: 'ORCID iD', hint: 'For example: 0000-0002-1825-0097' }),
    }),
    response: z.object({
      items,
      known,
      /** Sources that did not answer. */
      silent: z.array(z.enum(publicationSources)),
      /** Works that name no publisher or journal; a profile has to name one. */
      incomplete: z.number().int(),
    }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
};
