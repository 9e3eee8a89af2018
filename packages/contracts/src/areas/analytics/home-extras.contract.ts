import { defineRoute, isoDateTime, ownParams, z } from '@rostrum/contracts';

/** So many published experts make a directory worth a visit. */
export const expertsToStartWith = 5;

/** What an organisation has done of its first steps. */
const firstSteps = z.object({
  organisation: z.string(),
  /** Its time zone, and whether that and its kind are known. Older servers do not say it. */
  about: z.object({ timezone: z.string(), has_timezone: z.boolean(), has_kind: z.boolean() }).optional(),
  brand: z.boolean(),
  people: z.number().int(),
  published_experts: z.number().int(),
  inquiry_setup: z.boolean(),
  embed: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

const homeDesk = z.object({
  /** Who takes what arrives now; null: no one. Absent where there is no rota. */
  duty: z
    .object({
      name: z.string(),
      image: z.string().nullable(),
      because: z.enum(['shift', 'swap', 'escalation']),
    })
    .nullable()
    .optional(),
  /** When the desk opens or closes next, as far as two weeks tell. Absent where no hours are set. */
  hours: z.object({ is_open: z.boolean(), changes_at: isoDateTime.nullable() }).optional(),
});
export type HomeDesk = z.infer<typeof homeDesk>;

export const homeExtras = z.object({
  /** Null for a part that could not be read. */
  held: z.object({ count: z.number().int(), with_deadline: z.number().int() }).nullable(),
  expert_seats: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).nullable(),
  /** Null once all are done, or hidden, or the organisation is no longer new. */
  first_steps: firstSteps.nullable(),
  /** Null: could not be read. */
  desk: homeDesk.nullable().optional(),
});
export type HomeExtras = z.infer<typeof homeExtras>;

/** What stands beside the day on the administrator's home. */
export const homeCalls = {
  extras: defineRoute({
    id: 'home.extras',
    method: 'GET',
    path: '/app/home/{identifier}/extras',
    summary: 'Held messages, expert seats, the first steps of a new organisation, and who is at the desk.',
    params: ownParams,
    response: homeExtras,
    errors: ['not_allowed'],
  }),
  hideFirstSteps: defineRoute({
    id: 'home.hideFirstSteps',
    method: 'POST',
    path: '/app/home/{identifier}/first-steps/hide',
    summary: 'Hide the first steps for all administrators of the organisation.',
    params: ownParams,
    response: z.object({ hidden: z.literal(true) }),
    errors: ['not_allowed'],
  }),
};
