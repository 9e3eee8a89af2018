import { postBulk, postTagChange } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { describeOutcome } from './describe-outcome.ts';

const schema = postTagChange.pick({ tag: true });

export interface SeveralDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Gives the chosen posts a tag; Undo takes it from those that did not have it. */
export function TagDialog({ ids, onDone, onClose }: SeveralDialogProps) {
  const form = useContractForm({ schema, name: 'tag', values: { tag: '' } });
  const { mutateAsync } = useContractMutation(postBulk.setTag);
  return (
    <FormDialog
      form={form}
      title={ids.length === 1 ? 'Tag 1 post' : `Tag ${ids.length} posts`}
      confirmLabel="Add tag"
      failure="Could not tag the posts."
      onSubmit={async ({ tag }) => {
        const outcome = await mutateAsync({ body: { ids: [...ids], tag, is_set: true } });
        const changed = outcome.changed.map(({ id }) => id);
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
