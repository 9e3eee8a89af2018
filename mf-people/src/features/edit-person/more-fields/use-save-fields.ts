import {
  fieldValueList,
  personFields,
  type FieldValue,
  type FieldValueList,
} from '@rostrum/contracts/fields';
import { listChanges } from '@rostrum/custom-fields';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { useRef, useState } from 'react';

type Values = Record<string, FieldValue>;

/** Saves the fields that were changed. What somebody else changed meanwhile is replaced only when it is saved again. */
export function useSaveFields(id: string, list: FieldValueList, onSaved: (values: Values) => void) {
  const [read, setRead] = useState<Values>(list.values);
  /** Of a save by itself only what went wrong is said. */
  const isQuiet = useRef(false);
  const [wasQuiet, setWasQuiet] = useState(false);
  const save = useContractMutation(personFields.save, {
    onSuccess: ({ values }) => {
      setRead(values);
      onSaved(values);
      if (!isQuiet.current) notify.success({ title: 'More fields saved' });
    },
    onError: ({ code, details }) => {
      const newer = code === 'version_conflict' ? fieldValueList.safeParse(details).data : undefined;
      if (newer) setRead(newer.values);
    },
  });
  return {
    error: save.error,
    isConflict: save.error?.code === 'version_conflict',
    isSaving: save.isPending,
    hasSaved: save.isSuccess,
    wasQuiet,
    send(typed: Values, { quietly = false } = {}) {
      isQuiet.current = quietly;
      setWasQuiet(quietly);
      const body = listChanges(read, typed);
      if (Object.keys(body.values).length === 0) {
        if (quietly) onSaved(typed);
        else notify.info({ title: 'No changes to save.' });
        return;
      }
      save.mutate({ params: { id }, body });
    },
  };
}
