import { defineRoute, ownParams, z } from '@rostrum/contracts';

/** So many published experts make a directory worth a visit. */
export const expertsToStartWith = 5;

/** What an organisation has done of its first steps. */
const firstSteps = z.object({
  organisation: z.string(),
  brand: z.boolean(),
  people: z.number().int(),
  published_experts: z.number().int(),
  inquiry_setup: z.boolean(),
  embed: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const homeExtras = z.object({
  /** Null for a part that could not be read. */
  held: z.object({ count: z.number().int(), with_deadline: z.number().int() }).nullable(),
  expert_seats: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).nullable(),
  /** Null once all are done, or hidden, or the organisation is no longer new. */
  first_steps: firstSteps.nullable(),
});
export type HomeExtras = z.infer<typeof homeExtras>;

/** What stands beside the day on the administrator's home. */
export const homeCalls = {
  extras: defineRoute({
    id: 'home.extras',
    method: 'GET',
    path: '/app/home/{identifier}/extras',
    summary: 'Held messages, expert seats, and the first steps of a new organisation.',
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
