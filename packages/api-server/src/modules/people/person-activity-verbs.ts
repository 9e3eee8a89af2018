import { personActivityVerbs, type ChangeKinds } from '@rostrum/contracts';

/** What the filter of the activity takes together: with the contract's verbs those that no browser names. */
export const personChangeKinds: ChangeKinds = {
  ...personActivityVerbs,
  edited: [
    ...personActivityVerbs.edited,
    'person.renamed',
    'person.change_requested',
    'person.change_approved',
    'person.change_returned',
    'person.version_restored',
    'person.safety',
    'person.away',
    'person.document',
    'person.video',
    'person.accreditation_expiring',
  ],
  confirmed: [...personActivityVerbs.confirmed, 'person.review_asked', 'person.reported_left'],
};
