import type { ChangeKinds } from './recorded-changes.ts';

/** What can happen to a profile, and the verbs of the record that tell it. */
export const personActivityVerbs = {
  added: ['person.added', 'person.imported'],
  edited: [
    'person.updated',
    'person.photo',
    'person.access_changed',
    'person.document',
    'person.away',
    'person.safety',
  ],
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
  removed: ['person.removed', 'person.deleted', 'person.undeleted', 'person.erased'],
} as const satisfies ChangeKinds;
