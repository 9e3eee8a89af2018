import type { PostSummary } from '@rostrum/contracts';
import { postEditing, postPlanning, postTime } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, TimeField, useContractForm } from '@rostrum/ui-kit/form';
import { isScheduledBy } from './can-move.ts';

interface DayDialogProps {
  post: Pick<PostSummary, 'id' | 'version' | 'status' | 'title' | 'publish_at'>;
  timezone: string;
  date: string;
  time: string;
  onClose: () => void;
}

/** The day and time of a post: of an agreed text when it is published, of any other when it is planned to be. */
export function DayDialog({ post, timezone, date, time, onClose }: DayDialogProps) {
  const isSchedule = isScheduledBy(post.status);
  const form = useContractForm({ schema: postTime, name: 'day', values: { date, time } });
  const schedule = useContractMutation(postEditing.schedule);
  const plan = useContractMutation(postPlanning.plan);
  const params = { id: post.id };
  const takeOff = () =>
    plan.mutateAsync({ params, body: { version: post.version, at: null } }).then(() => {
      notify.success({ title: 'Planned day taken off.' });
      onClose();
    }, tellRefusal('Could not take the day off.'));
  return (
    <FormDialog
      title={isSchedule ? 'Schedule this post' : 'Plan a day for this post'}
      confirmLabel={isSchedule ? 'Schedule' : 'Plan'}
      form={form}
      failure={isSchedule ? 'Could not schedule the post.' : 'Could not plan the post.'}
      extra={
        !isSchedule && post.publish_at !== null ? (
          <Button loading={plan.isPending} onClick={() => void takeOff()}>
            Take the day off
          </Button>
        ) : undefined
      }
      onSubmit={async (at) => {
        if (isSchedule) await schedule.mutateAsync({ params, body: { version: post.version, ...at } });
        else await plan.mutateAsync({ params, body: { version: post.version, at } });
        notify.success({
          title: isSchedule
            ? 'Post scheduled.'
            : 'Day planned. The post is published once it is approved and scheduled.',
        });
      }}
      onClose={onClose}
    >
      <p>{post.title}</p>
      <TextField name="date" type="date" />
      <TimeField name="time" hint={`Time zone of your organisation: ${timezone}.`} />
    </FormDialog>
  );
}
