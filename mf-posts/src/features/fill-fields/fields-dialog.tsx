import { fieldValueList, postFields, valuesSchema, type FieldValueList } from '@rostrum/contracts/fields';
import { listChanges, ValueField } from '@rostrum/custom-fields';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { useShownFields } from './post-fields.queries.ts';

interface FieldsDialogProps {
  postId: string;
  list: FieldValueList;
  onClose: () => void;
}

/** Fills in the fields that the organisation added to posts. */
export function FieldsDialog({ postId, list, onClose }: FieldsDialogProps) {
  // As they were when the dialog opened: what somebody else changes meanwhile is a conflict and not overwritten.
  const [{ fields, values }] = useState(list);
  const [read, setRead] = useState(values);
  const [schema] = useState(() => valuesSchema(fields));
  const form = useContractForm({ schema, name: 'more', values: { values } });
  const save = useContractMutation(postFields.save, {
    // What was changed meanwhile is replaced by saving again.
    onError: ({ code, details }) => {
      const newer = code === 'version_conflict' ? fieldValueList.safeParse(details).data : undefined;
      if (newer) setRead(newer.values);
    },
  });
  const show = useShownFields(postId);
  return (
    <FormDialog
      form={form}
      title="More fields"
      confirmLabel="Save fields"
      failure={
        save.error?.code === 'version_conflict'
          ? 'Your text is kept. Save again to replace that change.'
          : 'The fields were not saved.'
      }
      onSubmit={async (typed) => {
        const body = listChanges(read, typed.values);
        if (Object.keys(body.values).length === 0) return;
        show(await save.mutateAsync({ params: { id: postId }, body }));
        notify.success({ title: 'More fields saved' });
      }}
      onClose={onClose}
    >
      {fields.map((field) => (
        <ValueField key={field.key} field={field} />
      ))}
    </FormDialog>
  );
}
