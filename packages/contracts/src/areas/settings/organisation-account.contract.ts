import { defineRoute, describeField, isoDateTime, line, ownParams, z } from '@rostrum/contracts';

/** So many days an organisation goes on after an owner closed it, and can be kept. */
export const closingDays = 30;
/** So many days a bill may be overdue before the organisation is suspended. */
export const overdueDays = 30;

export const organisationStatuses = ['trial', 'active', 'past_due', 'suspended', 'closed'] as const;
export type OrganisationStatus = (typeof organisationStatuses)[number];

/** How an organisation stands, and what closing it would mean. */
export const organisationAccountSettings = z.object({
  organisation: z.string(),
  status: z.enum(organisationStatuses),
  status_since: isoDateTime,
  /** When an overdue organisation is suspended. */
  suspended_on: isoDateTime.nullable(),
  /** When it is closed for good; null: no one has closed it. */
  closing_at: isoDateTime.nullable(),
  /** Whether the caller, as an owner, may close it. */
  may_close: z.boolean(),
  owners: z.array(z.string()),
  /** What goes with it. */
  published_profiles: z.number().int(),
  open_inquiries: z.number().int(),
  members: z.number().int(),
});
export type OrganisationAccountSettings = z.infer<typeof organisationAccountSettings>;

export const organisationAccount = {
  get: defineRoute({
    id: 'organisationAccount.get',
    method: 'GET',
    path: '/app/organisation-account/{identifier}',
    summary: 'How the organisation stands, and what closing it would mean.',
    params: ownParams,
    response: organisationAccountSettings,
    errors: ['not_allowed'],
  }),
  close: defineRoute({
    id: 'organisationAccount.close',
    method: 'POST',
    path: '/app/organisation-account/{identifier}/closing',
    summary:
      'Closes the organisation in 30 days. Until then it goes on, and any owner may keep it. Owners only.',
    params: ownParams,
    body: z.object({
      name: describeField(line(150, 1), {
        label: 'Type the name of the organisation to confirm',
        missing: 'Type the name of the organisation.',
      }),
    }),
    response: organisationAccountSettings,
    errors: ['not_allowed', 'confirmation_required', 'invalid_transition'],
  }),
  keep: defineRoute({
    id: 'organisationAccount.keep',
    method: 'DELETE',
    path: '/app/organisation-account/{identifier}/closing',
    summary: 'Keeps an organisation that was to be closed. Owners only.',
    params: ownParams,
    response: organisationAccountSettings,
    errors: ['not_allowed', 'invalid_transition'],
  }),
};
