import { getBody, type FormBody, type PersonDetail } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { useState } from 'react';
import { readNewer } from '../saving/read-newer.ts';

export const readinessSchema = getBody(personPresence.setReadiness);
type Body = FormBody<typeof readinessSchema>;

const isSame = (left: PersonDetail, right: PersonDetail) =>
  JSON.stringify(left.readiness) === JSON.stringify(right.readiness);

/**
 * Saves what a person is ready for. What else was changed of the profile meanwhile is no conflict; another choice of the
 * same is asked about.
 */
export function useReadiness(person: PersonDetail, onSaved: (saved: PersonDetail) => void) {
  const [base, setBase] = useState(person);
  const [conflict, setConflict] = useState<{ newer: PersonDetail; body: Body }>();
  const read = isSame(base, person) && person.version > base.version ? person : base;
  const save = useContractMutation(personPresence.setReadiness, {
    versioned: () => ({ row: `person.${person.id}` }),
    invalidates: ['people'],
    onSuccess: (saved) => {
      setBase(saved);
      setConflict(undefined);
      onSaved(saved);
    },
    onError: ({ code, details }, { body }) => {
      const newer = code === 'version_conflict' ? readNewer(details) : undefined;
      if (!newer) return;
      if (isSame(newer, read)) send(body, newer);
      else setConflict({ newer, body });
    },
  });
  const send = (body: Body, over: PersonDetail = read) =>
    save.mutate({ params: { id: person.id }, body: { ...body, version: over.version } });
  return {
    send,
    /** Goes on from a newer state of the profile. */
    rebase: setBase,
    error: save.error,
    isConflict: conflict !== undefined,
    isSaving: save.isPending,
    hasSaved: save.isSuccess,
    keepMine: () => {
      if (conflict) send(conflict.body, conflict.newer);
    },
  };
}
