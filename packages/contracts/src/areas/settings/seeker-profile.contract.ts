import {
  countryCode,
  defineRoute,
  describeField,
  line,
  maximumBeats,
  ownParams,
  rowVersion,
  seekerRoles,
  webAddress,
  z,
} from '@rostrum/contracts';

export const seekerMediaPositions = ['reporter', 'editor', 'news_director', 'researcher', 'other'] as const;
export const seekerMedia = ['print', 'online', 'tv', 'radio', 'podcast', 'wire'] as const;
export const maximumBylines = 5;

/** Addresses of published work. The first that is none is quoted, since they share a field. */
const bylines = z
  .array(z.string().max(2000))
  .max(maximumBylines, `Enter at most ${maximumBylines} addresses.`)
  .transform((lines, context) =>
    lines.map((text) => {
      const read = webAddress(300).safeParse(text);
      if (!read.success)
        context.addIssue({
          code: 'custom',
          message: `“${text}” is no web address like https://example.org.`,
        });
      return read.data ?? text;
    }),
  );

/** What a seeker says of themselves once, so that forms of inquiries begin with it. */
export const seekerProfile = z.object({
  version: rowVersion,
  seeker_type: z.enum(seekerRoles),
  /** Whether the outlet's own address or a person has confirmed who they are. */
  verification: z.enum(['unverified', 'email_domain', 'manual', 'rejected']),
  outlet: describeField(line(120).nullable(), { label: 'Outlet' }),
  organization: describeField(line(120).nullable(), { label: 'Organisation' }),
  job_title: describeField(line(120).nullable(), { label: 'Job title' }),
  media_position: describeField(z.enum(seekerMediaPositions).nullable(), { label: 'Position' }),
  media_type: describeField(z.enum(seekerMedia).nullable(), { label: 'Medium' }),
  website: describeField(webAddress(300).nullable(), { label: 'Website' }),
  country: describeField(countryCode.nullable(), { label: 'Country', missing: 'Choose a country.' }),
  beats: describeField(z.array(line(60, 1)).max(maximumBeats, `Enter at most ${maximumBeats} beats.`), {
    label: 'What you cover',
    hint: `One beat in each line, at most ${maximumBeats}.`,
  }),
  bylines: describeField(bylines, {
    label: 'Published work',
    hint: `One address in each line, at most ${maximumBylines}.`,
  }),
});
export type SeekerProfile = z.infer<typeof seekerProfile>;

export const seekerProfiles = {
  get: defineRoute({
    id: 'seekerProfiles.get',
    method: 'GET',
    path: '/app/settings/{identifier}/seeker-profile',
    summary: 'What the seeker of the session says of themselves; null for everybody else.',
    params: ownParams,
    response: z.object({ profile: seekerProfile.nullable() }),
  }),
  change: defineRoute({
    id: 'seekerProfiles.change',
    method: 'PUT',
    path: '/app/settings/{identifier}/seeker-profile',
    summary: 'Changes what the seeker says of themselves. Forms of inquiries begin with it.',
    params: ownParams,
    body: seekerProfile.omit({ seeker_type: true, verification: true }),
    response: z.object({ profile: seekerProfile.nullable() }),
    errors: ['not_found', 'version_conflict'],
  }),
};
