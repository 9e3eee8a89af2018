import { getBody, type Upload } from '@rostrum/contracts';
import { personPhotos } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { PhotoWords } from './photo-words.tsx';

const schema = getBody(personPhotos.add);

interface AddPhotoDialogProps {
  personId: string;
  uploadId: string;
  preview: NonNullable<Upload['preview']>;
  onAdded: () => void;
  onClose: () => void;
}

/** Describes a photo that was uploaded just now; it is on no profile before. */
export function AddPhotoDialog({ personId, uploadId, preview, onAdded, onClose }: AddPhotoDialogProps) {
  const form = useContractForm({
    schema,
    name: 'press-photo',
    values: { alt: '', credit: '', press_approved: true, upload_id: uploadId },
  });
  const add = useContractMutation(personPhotos.add, { invalidates: ['personPhotos'] });
  return (
    <FormDialog
      form={form}
      title="Add a photo for the press"
      confirmLabel="Add photo"
      onSubmit={async (body) => {
        await add.mutateAsync({ params: { id: personId }, body });
        notify.success({ title: `Photo added: ${body.alt}` });
        onAdded();
      }}
      onClose={onClose}
    >
      <PhotoWords photo={preview} />
    </FormDialog>
  );
}
