import { getBody } from '@rostrum/contracts';
import { personVideos, type PersonVideo } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(personVideos.change);

interface VideoDialogProps {
  personId: string;
  video: PersonVideo;
  onClose: () => void;
}

/** Gives a video another title. */
export function VideoDialog({ personId, video, onClose }: VideoDialogProps) {
  const { id, title, version } = video;
  const form = useContractForm({ schema, name: 'video', values: { title, version } });
  const change = useContractMutation(personVideos.change);
  return (
    <FormDialog
      form={form}
      title="Rename video"
      confirmLabel="Save title"
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { id: personId, video_id: id }, body });
        notify.success({ title: 'Title saved.' });
      }}
      onClose={onClose}
    >
      <TextField name="title" isRequired isCounted autoFocus />
    </FormDialog>
  );
}
