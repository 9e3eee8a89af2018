import { people, type PersonDetail, type RouteBody } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { useRef, useState } from 'react';
import { readNewer } from './saving/read-newer.ts';
import { findConflicts, type FieldConflict } from './record-values.ts';

export type RecordChange = Omit<RouteBody<typeof people.update>, 'version'>;

interface Conflict {
  newer: PersonDetail;
  change: RecordChange;
  fields: readonly FieldConflict[];
}

/**
 * Saves what was typed over the state that it was typed over. Somebody else's change of other fields is no conflict and
 * stays; one of the same fields is asked about.
 */
export function useSaveRecord(person: PersonDetail, onSaved: (saved: PersonDetail) => void) {
  const [base, setBase] = useState(person);
  const [conflict, setConflict] = useState<Conflict>();
  /** Of a save by itself only what went wrong is said. */
  const isQuiet = useRef(false);
  const [wasQuiet, setWasQuiet] = useState(false);
  const save = useContractMutation(people.update, {
    versioned: () => ({ row: `person.${person.id}` }),
    invalidates: ['personSuggestions'],
    onSuccess: (saved) => {
      setBase(saved);
      setConflict(undefined);
      onSaved(saved);
      if (isQuiet.current) return;
      notify.success({
        title: `${saved.name}’s profile is saved.`,
        description: saved.status === 'published' ? 'The public page shows it now.' : undefined,
      });
    },
    onError: (error, { body: { version: _version, ...change } }) => {
      const newer = error.code === 'version_conflict' ? readNewer(error.details) : undefined;
      if (!newer) return;
      const fields = findConflicts(change, base, newer);
      if (fields.length > 0) setConflict({ newer, change, fields });
      else send(change, newer);
    },
  });
  const send = (change: RecordChange, over: PersonDetail = base) =>
    save.mutate({ params: { id: person.id }, body: { ...change, version: over.version } });

  return {
    send: (change: RecordChange, { quietly = false } = {}) => {
      isQuiet.current = quietly;
      setWasQuiet(quietly);
      send(change);
    },
    /** Goes on from a newer state of the profile. */
    rebase: setBase,
    hasSaved: save.isSuccess,
    /** Why the last save failed, and whether it began by itself: it may not take the focus from what is typed then. */
    error: conflict ? null : save.error,
    wasQuiet,
    isSaving: save.isPending,
    conflict,
    keepMine: () => {
      isQuiet.current = false;
      if (conflict) send(conflict.change, conflict.newer);
    },
    /** The fields in question get the saved version; whatever else was typed is saved. */
    takeTheirs: () => {
      if (!conflict) return;
      isQuiet.current = false;
      const given = new Set<string>(conflict.fields.map(({ name }) => name));
      const rest = Object.fromEntries(Object.entries(conflict.change).filter(([name]) => !given.has(name)));
      setBase(conflict.newer);
      if (Object.keys(rest).length > 0) send(rest, conflict.newer);
      else {
        setConflict(undefined);
        onSaved(conflict.newer);
      }
    },
    closeConflict: () => setConflict(undefined),
  };
}
