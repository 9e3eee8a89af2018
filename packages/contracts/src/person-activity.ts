import { z } from 'zod';
import { activityEntry } from './activity.contract.ts';
import { id, line, pageOf, pageQuery } from './primitives.ts';

/** What can happen to a profile, and the verbs of the record that tell it. */
export const personActivityVerbs = {
  added: ['person.added'],
  edited: ['person.updated', 'person.photo', 'person.access_changed'],
  status: [
    'person.draft',
    'person.in_review',
    'person.returned',
    'person.published',
    'person.unpublished',
    'person.archived',
  ],
  consent: ['person.consented', 'person.consent_recorded'],
  confirmed: ['person.confirmed'],
} as const satisfies Record<string, readonly `person.${string}`[]>;

export type PersonActivityKind = keyof typeof personActivityVerbs;
export const personActivityKinds = Object.keys(personActivityVerbs) as [
  PersonActivityKind,
  ...PersonActivityKind[],
];

/** Filters of the page; they stand in its address under the same names. */
export const personActivityQuery = pageQuery.extend({
  q: line(100).optional(),
  actor: id.optional(),
  what: z.enum(personActivityKinds).optional(),
  days: z.coerce.number().int().min(1).max(3650).optional(),
});

/** What changed of a profile: each field with its text before and after. */
export const personChange = activityEntry.extend({
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type PersonChange = z.infer<typeof personChange>;

export const personActivityPage = pageOf(personChange).extend({
  /** Who changed anything, for the filter. */
  actors: z.array(z.object({ id, name: z.string() })),
});
