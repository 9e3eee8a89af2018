import { ownSignOffs, type OwnSignOff } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, FileTextIcon, RelativeTime } from '@rostrum/ui-kit';
import { Task } from './task.tsx';

/** A text to sign off, read and answered on the page that the email leads to as well. */
export function SignOffTask({
  signOff: { id, title, asked_by, asked_at, is_again },
}: {
  signOff: OwnSignOff;
}) {
  const open = useContractMutation(ownSignOffs.open, {
    onSuccess: ({ href }) => window.location.assign(href),
    onError: tellRefusal('Could not open the text.'),
  });
  return (
    <Task
      Icon={FileTextIcon}
      kind={is_again ? 'Sign off a changed post' : 'Sign off a post'}
      title={title}
      detail={
        <>
          {asked_by} asked <RelativeTime value={asked_at} />
        </>
      }
      action={
        <Button
          aria-label={`Read and sign: ${title}`}
          loading={open.isPending}
          onClick={() => open.mutate({ params: { id } })}
        >
          Read and sign
        </Button>
      }
    />
  );
}
