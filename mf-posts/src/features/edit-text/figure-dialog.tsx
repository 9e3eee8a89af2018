import { minimumPictures, photoMediaTypes } from '@rostrum/contracts';
import { pictureWords, postPictures, type PictureWords } from '@rostrum/contracts/posts';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Modal } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import type { Editor } from '@tiptap/core';
import { readFigureValues, type FigureValues } from './figure-node.ts';
import styles from './rich-text-editor.module.css';

interface FigureDialogProps {
  editor: Editor;
  postId: string;
  onClose: () => void;
}

const { width: minimumWidth, height: minimumHeight } = minimumPictures.figure;
const noWords: PictureWords = { alt: '', caption: '', credit: '' };

/** A picture for the text, with its words; or other words for the one that is selected. */
export function FigureDialog({ editor, postId, onClose }: FigureDialogProps) {
  const present = editor.isActive('figure') ? readFigureValues(editor.getAttributes('figure')) : undefined;
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'figure');
  const form = useContractForm({
    schema: pictureWords,
    name: 'picture',
    values: present ? { alt: present.alt, caption: present.caption, credit: present.credit } : noWords,
  });
  const add = useContractMutation(postPictures.add);
  const upload = progress.step === 'ready' ? progress.upload : undefined;
  const shown = upload?.preview ?? present;
  const isBusy = progress.step === 'sending' || progress.step === 'checking';
  const end = () => {
    onClose();
    // After the dialog has given the focus back to the button that opened it.
    setTimeout(() => editor.isDestroyed || editor.commands.focus());
  };
  const leave = () => {
    if (upload || isBusy) cancel();
    end();
  };
  const put = (figure: FigureValues) => {
    if (present) editor.chain().updateAttributes('figure', figure).run();
    else editor.chain().insertContent({ type: 'figure', attrs: figure }).run();
    clear();
    end();
  };
  const submit = (words: PictureWords) => {
    if (!upload) return present && put({ ...present, ...words });
    return add.mutate(
      { params: { id: postId }, body: { upload_id: upload.id } },
      { onSuccess: (figure) => put({ ...figure, ...words }) },
    );
  };
  return (
    <Modal open title={present ? 'Picture' : 'Add a picture'} footer={null} onCancel={leave}>
      <div className={styles.dialog}>
        {shown ? <img className={styles.preview} src={shown.src} alt="" /> : null}
        <p className={styles.hint}>
          JPEG, PNG or WebP, at least {minimumWidth} × {minimumHeight} pixels, up to 20 MB.
        </p>
        <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
        <FileButton
          label="Picture from your device"
          mediaTypes={photoMediaTypes}
          disabled={isBusy}
          onFile={start}
        >
          {shown ? 'Choose another picture' : 'Choose a picture'}
        </FileButton>
      </div>
      <ContractForm
        form={form}
        className={styles.dialog}
        error={add.error}
        failure="Could not add the picture. Your words are kept."
        onSubmit={submit}
      >
        <TextField name="alt" isCounted isRequired />
        <TextField name="caption" isCounted />
        <TextField name="credit" isCounted />
        <div className={styles.linkActions}>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={!shown || isBusy} loading={add.isPending}>
            {present ? 'Save picture' : 'Add picture'}
          </Button>
        </div>
      </ContractForm>
    </Modal>
  );
}
