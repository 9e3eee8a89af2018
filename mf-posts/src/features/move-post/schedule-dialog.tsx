import { getBody } from '@rostrum/contracts';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, TimeField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(postEditing.schedule);

interface ScheduleDialogProps {
  post: PostDetail;
  onScheduled: (post: PostDetail) => void;
  onClose: () => void;
}

/** A day and a time on the clocks of the organisation, whatever zone the person is in. */
export function ScheduleDialog({ post, onScheduled, onClose }: ScheduleDialogProps) {
  const form = useContractForm({
    schema,
    name: 'schedule',
    values: { version: post.version, date: '', time: '' },
  });
  const schedule = useContractMutation(postEditing.schedule);
  return (
    <FormDialog
      title="Schedule this post"
      confirmLabel="Schedule"
      form={form}
      failure="Could not schedule the post."
      onSubmit={async (body) => {
        const scheduled = await schedule.mutateAsync({ params: { id: post.id }, body });
        notify.success({ title: 'Post scheduled.' });
        onScheduled(scheduled);
      }}
      onClose={onClose}
    >
      <TextField name="date" type="date" />
      <TimeField name="time" hint={`Time zone of your organisation: ${post.timezone}.`} />
    </FormDialog>
  );
}
