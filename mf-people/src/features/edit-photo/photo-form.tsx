import { getBody, people, type PersonPhoto } from '@rostrum/contracts';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { PhotoCrop } from './photo-crop.tsx';
import { useSetPhoto } from './photo.mutations.ts';
import styles from './photo-card.module.css';

const schema = getBody(people.setOwnPhoto);

export interface PhotoFormProps {
  source: NonNullable<PersonPhoto['source']>;
  words: { alt: string; credit: string; press_approved: boolean };
  version: number;
  /** Whose photo it is; nobody's id stands for the own profile. */
  personId: string | undefined;
  /** Uploaded just now, and on no profile yet. */
  isNew: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** Crop, description and credit of a photo. Nothing of it is on the profile before it is saved. */
export function PhotoForm({ source, words, version, personId, isNew, onSaved, onCancel }: PhotoFormProps) {
  const [focus, setFocus] = useState(source.focus);
  const form = useContractForm({
    schema,
    name: 'photo',
    values: { ...words, version, upload_id: source.upload_id, focus: source.focus },
  });
  const save = useSetPhoto(personId, (saved) => {
    notify.success({
      title: 'Photo saved.',
      description: saved.status === 'published' ? 'The public page shows it now.' : undefined,
    });
    onSaved();
  });
  useUnsavedChanges(!save.isSuccess && (isNew || form.formState.isDirty || focus !== source.focus));
  return (
    <ContractForm
      form={form}
      error={save.error}
      failure="Could not save. Your photo and text are kept."
      onSubmit={(body) => save.mutate({ ...body, version, upload_id: source.upload_id, focus })}
    >
      <PhotoCrop source={source} focus={focus} onChange={setFocus} />
      <TextField name="alt" isCounted />
      <TextField name="credit" isCounted />
      <PressUse />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save photo
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </ContractForm>
  );
}

const PressUse = () => (
  <ContractField name="press_approved" isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox {...control} checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    )}
  </ContractField>
);
