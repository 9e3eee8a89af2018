import { postBulk, postTime } from '@rostrum/contracts/posts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { FormDialog, TextField, TimeField, useContractForm } from '@rostrum/ui-kit/form';
import type { SeveralDialogProps } from './tag-dialog.tsx';
import { useTellOutcome } from './use-change-several.ts';

/** One time for several approved posts. */
export function ScheduleSeveralDialog({
  ids,
  timezone,
  onDone,
  onClose,
}: SeveralDialogProps & { timezone: string }) {
  const form = useContractForm({
    schema: postTime,
    name: 'schedule-several',
    values: { date: '', time: '' },
  });
  const schedule = useContractMutation(postBulk.schedule);
  const tell = useTellOutcome();
  return (
    <FormDialog
      form={form}
      title={ids.length === 1 ? 'Schedule 1 post' : `Schedule ${ids.length} posts`}
      confirmLabel="Schedule"
      failure="Could not schedule the posts."
      onSubmit={async (at) => {
        tell(await schedule.mutateAsync({ body: { ids: [...ids], ...at } }), 'scheduled', 'schedule');
        onDone();
      }}
      onClose={onClose}
    >
      <p>Posts that are approved are published at this time. The others stay as they are.</p>
      <TextField name="date" type="date" />
      <TimeField name="time" hint={`Time zone of your organisation: ${timezone}.`} />
    </FormDialog>
  );
}
