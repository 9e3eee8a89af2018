import type { ChangeKinds } from './recorded-changes.ts';

/** What can happen to a profile, and the verbs of the record that tell it. */
export const personActivityVerbs = {
  added: ['person.added', 'person.imported'],
  edited: [
    'person.updated',
    'person.photo',
    'person.access_changed',
    'person.renamed',
    'person.change_requested',
    'person.change_approved',
    'person.change_returned',
    'person.version_restored',
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
  confirmed: ['person.confirmed', 'person.review_asked', 'person.reported_left'],
  removed: ['person.removed'],
} as const satisfies ChangeKinds;
