import { getBody, middleFocus } from '@rostrum/contracts';
import { getMiddleFrame, postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { CoverCrop, type CoverCropProps } from './cover-crop.tsx';
import styles from './cover-card.module.css';

const schema = getBody(postEditing.setCover);

interface CoverFormProps {
  post: PostDetail;
  /** The picture that can be cropped; null for one that was not uploaded here. */
  source: CoverCropProps['source'] | null;
  /** Of a picture that was uploaded just now. */
  uploadId: string | undefined;
  change: (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Crop, description and credit of a cover. Nothing of it is on the post before it is saved. */
export function CoverForm({ post, source, uploadId, change, onSaved, onCancel }: CoverFormProps) {
  const { alt = '', credit = '' } = uploadId === undefined ? (post.cover ?? {}) : {};
  const isNew = uploadId !== undefined;
  const began = {
    frame: isNew ? source && getMiddleFrame(source) : (post.cover?.source?.frame ?? null),
    focus: (isNew ? undefined : post.cover?.focus) ?? middleFocus,
  };
  const [frame, setFrame] = useState(began.frame);
  const [focus, setFocus] = useState(began.focus);
  const [isMoved, setIsMoved] = useState(false);
  const form = useContractForm({ schema, name: 'cover', values: { version: post.version, alt, credit } });
  const save = useContractMutation(postEditing.setCover, {
    onSuccess: () => notify.success({ title: 'Cover saved.' }),
  });
  useUnsavedChanges(!save.isSuccess && (isNew || isMoved || form.formState.isDirty));
  return (
    <ContractForm
      form={form}
      error={save.error}
      failure="Could not save. Your picture and text are kept."
      onSubmit={async (body) => {
        const saved = await change(({ version }) =>
          save.mutateAsync({
            params: { id: post.id },
            body: {
              ...body,
              version,
              ...(isNew && { upload_id: uploadId }),
              ...(source && (isNew || isMoved) && { frame, focus }),
            },
          }),
        ).catch(() => null);
        if (saved) onSaved();
      }}
    >
      {source ? (
        <CoverCrop
          source={source}
          frame={frame}
          focus={focus}
          onFrame={(next) => {
            setFrame(next);
            setIsMoved(true);
          }}
          onFocus={(next) => {
            setFocus(next);
            setIsMoved(true);
          }}
        />
      ) : (
        <img className={styles.preview} src={post.cover?.src} alt="" />
      )}
      <TextField name="alt" isCounted />
      <TextField name="credit" isCounted />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save cover
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </ContractForm>
  );
}
