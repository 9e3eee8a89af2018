import { getBody } from '@rostrum/contracts';
import { personPhotos, type PressPhoto } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { PhotoWords } from './photo-words.tsx';

const schema = getBody(personPhotos.change);

interface EditPhotoDialogProps {
  personId: string;
  photo: PressPhoto;
  onClose: () => void;
}

/** Describes and credits a photo, and gives it to the press or takes it back. */
export function EditPhotoDialog({ personId, photo, onClose }: EditPhotoDialogProps) {
  const { id, alt, credit, press_approved, version } = photo;
  const form = useContractForm({
    schema,
    name: 'press-photo',
    values: { alt, credit: credit ?? '', press_approved, version },
  });
  const change = useContractMutation(personPhotos.change, { invalidates: ['personPhotos'] });
  return (
    <FormDialog
      form={form}
      title="Edit photo"
      confirmLabel="Save photo"
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { id: personId, photo_id: id }, body });
        notify.success({ title: 'Photo saved.' });
      }}
      onClose={onClose}
    >
      <PhotoWords photo={photo} />
    </FormDialog>
  );
}
