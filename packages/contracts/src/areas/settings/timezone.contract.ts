import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  ownParams,
  rowVersion,
  timezoneName,
  z,
} from '@rostrum/contracts';

const counted = z.object({ count: z.number().int(), next_at: isoDateTime.nullable() });

/** The clock of an organisation, the caller's own, and what depends on it. */
export const timezoneSettings = z.object({
  version: rowVersion,
  organisation: z.string(),
  timezone: z.string(),
  /** What the caller is shown; null: the clock of the organisation. */
  own: z.string().nullable(),
  scheduled_posts: counted,
  open_deadlines: counted,
  /** Profiles that say between which hours their person is reachable. */
  reachable_people: z.number().int(),
  /** Members who chose a zone of their own. */
  elsewhere: z
    .array(z.object({ id, name: z.string(), image: z.string().nullable(), timezone: z.string() }))
    .max(20),
});
export type TimezoneSettings = z.infer<typeof timezoneSettings>;

export const timezone = {
  get: defineRoute({
    id: 'timezone.get',
    method: 'GET',
    path: '/app/timezone/{identifier}',
    summary: 'The time zone of the organisation and of the caller, and what it changes.',
    params: ownParams,
    response: timezoneSettings,
    errors: ['not_allowed'],
  }),
  changeOrganisation: defineRoute({
    id: 'timezone.changeOrganisation',
    method: 'PUT',
    path: '/app/timezone/{identifier}/organisation',
    summary: 'Sets the time zone of the organisation. Members without one of their own follow.',
    params: ownParams,
    body: z.object({
      version: rowVersion,
      timezone: describeField(timezoneName, {
        label: 'Organisation timezone',
        missing: 'Choose a time zone.',
      }),
    }),
    response: timezoneSettings,
    errors: ['not_allowed', 'version_conflict'],
  }),
  changeOwn: defineRoute({
    id: 'timezone.changeOwn',
    method: 'PUT',
    path: '/app/timezone/{identifier}/own',
    summary: 'Chooses in which time zone the caller is shown times; null follows the organisation.',
    params: ownParams,
    body: z.object({
      timezone: describeField(timezoneName.nullable(), {
        label: 'Your timezone',
        missing: 'Choose a time zone.',
      }),
    }),
    response: timezoneSettings,
    errors: ['not_allowed'],
  }),
};
