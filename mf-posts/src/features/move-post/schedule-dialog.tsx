import { formatZone, getBody, postEditing, type PostDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { DateField } from '@rostrum/ui-kit/date';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(postEditing.schedule);

/** Today, as a calendar of the organisation has it. */
const todayIn = (timeZone: string) =>
  new Date().toLocaleString('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

interface ScheduleDialogProps {
  post: PostDetail;
  onScheduled: (post: PostDetail) => void;
  onClose: () => void;
}

/** A day and a time on the clocks of the organisation, whatever zone the person is in. */
export function ScheduleDialog({ post, onScheduled, onClose }: ScheduleDialogProps) {
  const today = todayIn(post.timezone);
  const form = useContractForm({
    schema,
    name: 'schedule',
    values: { version: post.version, date: today, time: '' },
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
      <ContractField name="date">
        {({ value, onChange, id, 'aria-describedby': described }) => (
          <DateField
            id={id}
            earliest={today}
            value={typeof value === 'string' && value ? value : null}
            aria-describedby={described}
            onChange={(day) => onChange(day ?? '')}
          />
        )}
      </ContractField>
      <TextField
        name="time"
        type="time"
        hint={`${formatZone(new Date(), post.timezone)}, the time of ${post.timezone}.`}
      />
    </FormDialog>
  );
}
