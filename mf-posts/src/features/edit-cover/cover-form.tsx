import { getBody } from '@rostrum/contracts';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './cover-card.module.css';

const schema = getBody(postEditing.setCover);

interface CoverFormProps {
  post: PostDetail;
  src: string;
  /** Of a picture that was uploaded just now. */
  uploadId: string | undefined;
  onBefore: () => Promise<boolean>;
  onSaved: (post: PostDetail) => void;
  onCancel: () => void;
}

/** Description and credit of a cover. Nothing of it is on the post before it is saved. */
export function CoverForm({ post, src, uploadId, onBefore, onSaved, onCancel }: CoverFormProps) {
  const { alt = '', credit = '' } = uploadId === undefined ? (post.cover ?? {}) : {};
  const form = useContractForm({ schema, name: 'cover', values: { version: post.version, alt, credit } });
  const save = useContractMutation(postEditing.setCover, {
    onSuccess: (saved) => {
      notify.success({ title: 'Cover saved.' });
      onSaved(saved);
    },
  });
  useUnsavedChanges(!save.isSuccess && (uploadId !== undefined || form.formState.isDirty));
  return (
    <ContractForm
      form={form}
      error={save.error}
      failure="Could not save. Your picture and text are kept."
      onSubmit={async (body) => {
        if (!(await onBefore())) return;
        save.mutate({
          params: { id: post.id },
          body: { ...body, version: post.version, ...(uploadId !== undefined && { upload_id: uploadId }) },
        });
      }}
    >
      <img className={styles.preview} src={src} alt="" />
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
