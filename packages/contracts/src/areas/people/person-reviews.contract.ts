import { defineRoute, id, ownParams, z } from '@rostrum/contracts';

/** Whether profiles are still correct, and what the team has to see to. */
export const personReviews = {
  ask: defineRoute({
    id: 'personReviews.ask',
    method: 'POST',
    path: '/app/people/{identifier}/review-requests',
    summary: 'Ask people by email whether their profile is still correct; two reminders follow.',
    params: ownParams,
    body: z.object({ ids: z.array(id).min(1).max(100) }),
    response: z.object({
      changed: z.array(id),
      refused: z.array(z.object({ id, name: z.string(), reason: z.string() })),
    }),
    errors: ['not_allowed', 'not_found'],
  }),
  tasks: defineRoute({
    id: 'personReviews.tasks',
    method: 'GET',
    path: '/app/people/{identifier}/tasks',
    summary:
      'How many profiles wait for the team: profiles in review, unanswered reviews, people who left, changes to approve.',
    params: ownParams,
    response: z.object({
      /** Submitted for review, for users who can publish; 0 for others. An older server does not send it. */
      in_review: z.number().int().optional(),
      /** Not confirmed after two reminders. */
      unanswered: z.number().int(),
      /** Said that they no longer work here. */
      left: z.number().int(),
      /** With changes that wait for approval. */
      changes: z.number().int(),
    }),
    errors: ['not_allowed'],
  }),
};
