import { peopleBulk, tagChange } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import type { SeveralDialogProps } from './access-dialog.tsx';
import { describeOutcome } from './describe-outcome.ts';

const schema = tagChange.pick({ tag: true });

/** Gives the chosen profiles a tag; Undo takes it from those that did not have it. */
export function TagDialog({ ids, onDone, onClose }: SeveralDialogProps) {
  const form = useContractForm({ schema, name: 'tag', values: { tag: '' } });
  const { mutateAsync } = useContractMutation(peopleBulk.setTag);
  return (
    <FormDialog
      form={form}
      title={ids.length === 1 ? 'Tag 1 profile' : `Tag ${ids.length} profiles`}
      confirmLabel="Add tag"
      onSubmit={async ({ tag }) => {
        const outcome = await mutateAsync({ body: { ids: [...ids], tag, is_set: true } });
        const { changed } = outcome;
        const undo = () =>
          mutateAsync({ body: { ids: changed, tag, is_set: false } }).then(
            () => undefined,
            tellRefusal('Could not take the tag away.'),
          );
        notify.success({
          ...describeOutcome(outcome, `tagged ${tag}`),
          undo: changed.length > 0 ? { label: 'Undo', run: () => void undo() } : undefined,
        });
        onDone();
      }}
      onClose={onClose}
    >
      <TextField name="tag" autoFocus autoComplete="off" />
    </FormDialog>
  );
}
