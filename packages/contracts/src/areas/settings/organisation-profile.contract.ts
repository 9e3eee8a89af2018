import {
  defineRoute,
  describeField,
  email,
  line,
  organisationKinds,
  ownParams,
  prose,
  rowVersion,
  webAddress,
  z,
} from '@rostrum/contracts';

/** More addresses than a page shows at a glance. */
export const maximumSocial = 8;

/** Web addresses, a bare one with its https://. The first that is none is quoted, since they share a field. */
const socialAddresses = z
  .array(z.string().max(2000))
  .max(maximumSocial, `Enter at most ${maximumSocial} addresses.`)
  .transform((lines, context) =>
    lines.map((line) => {
      const read = webAddress(300).safeParse(line);
      if (!read.success)
        context.addIssue({
          code: 'custom',
          message: `“${line}” is no web address like https://example.org.`,
        });
      return read.data ?? line;
    }),
  );

/** More numbers than a card shows at a glance. */
export const maximumPhones = 5;

const phone = z.object({
  label: describeField(line(40, 1), { label: 'What it is for', missing: 'Enter what the number is for.' }),
  number: describeField(
    line(40, 1).regex(
      /^\+?[\d\s().\-/]{3,}(?:(?:ext|x)[\d\s.]{1,10})?$/i,
      'Enter a phone number like +44 20 7946 0100.',
    ),
    { label: 'Number', missing: 'Enter the number.' },
  ),
});

export const organisationKindLabels: Readonly<Record<(typeof organisationKinds)[number], string>> = {
  university: 'University or college',
  hospital: 'Hospital or health service',
  law_firm: 'Law firm',
  corporation: 'Company',
  ngo: 'Charity or association',
  government: 'Government or public body',
  agency: 'Agency or bureau',
  other: 'Other',
};

/** What an organisation says of itself on its page, and whom it can be written to. */
export const organisationProfile = z.object({
  version: rowVersion,
  /** Absent for an organisation of one. */
  kind: describeField(z.enum(organisationKinds), {
    label: 'Kind of organisation',
    hint: 'Shown on your public page, next to your location.',
  }).optional(),
  description: describeField(prose(2000), {
    label: 'Description',
    hint: 'Shown at the top of your public page. Search engines show the first lines.',
  }),
  desk_email: describeField(email.nullable(), {
    label: 'Desk email',
    hint: 'Replies to our emails about your inquiries, posts and answers go there.',
  }),
  privacy_contact: describeField(email.nullable(), {
    label: 'Privacy contact',
    hint: 'Shown on your public page, for people who ask what data you hold about them.',
  }),
  phones: describeField(
    z.array(phone).max(maximumPhones, `Enter at most ${maximumPhones} phone numbers.`).default([]),
    { label: 'Other phone numbers', hint: 'Shown on your public page, below the desk phone.' },
  ),
  social: describeField(socialAddresses, {
    label: 'Social profiles',
    hint: `One address in each line, at most ${maximumSocial}.`,
  }),
});
export type OrganisationProfile = z.infer<typeof organisationProfile>;

export const organisationProfiles = {
  get: defineRoute({
    id: 'organisationProfiles.get',
    method: 'GET',
    path: '/app/settings/{identifier}/organisation-profile',
    summary: 'What the organisation says of itself on its page, and whom it can be written to.',
    params: ownParams,
    response: organisationProfile,
    errors: ['not_allowed'],
  }),
  change: defineRoute({
    id: 'organisationProfiles.change',
    method: 'PUT',
    path: '/app/settings/{identifier}/organisation-profile',
    summary: 'Changes what the organisation says of itself.',
    params: ownParams,
    body: organisationProfile,
    response: organisationProfile,
    errors: ['not_allowed', 'version_conflict'],
  }),
};
