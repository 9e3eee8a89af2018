import { readVideoLink, videoWords } from '@rostrum/contracts/posts';
import { Button, Modal } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import type { Editor } from '@tiptap/core';
import styles from './rich-text-editor.module.css';

/** A video for the text by its address, or another address or title for the one that is selected. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { page, title } = editor.getAttributes('video');
  const isPresent = editor.isActive('video');
  const form = useContractForm({
    schema: videoWords,
    name: 'video',
    values: { address: isPresent ? String(page) : '', title: isPresent ? String(title) : '' },
  });
  const close = () => {
    onClose();
    // After the dialog has given the focus back to the button that opened it.
    setTimeout(() => editor.isDestroyed || editor.commands.focus());
  };
  return (
    <Modal open title={isPresent ? 'Video' : 'Add a video'} footer={null} onCancel={close}>
      <ContractForm
        form={form}
        className={styles.dialog}
        onSubmit={({ address, title: words }) => {
          const attrs = { page: readVideoLink(address)?.page ?? '', title: words };
          if (isPresent) editor.chain().updateAttributes('video', attrs).run();
          else editor.chain().insertContent({ type: 'video', attrs }).run();
          close();
        }}
      >
        <TextField name="address" isRequired />
        <TextField name="title" isCounted isRequired />
        <div className={styles.linkActions}>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit">
            {isPresent ? 'Save video' : 'Add video'}
          </Button>
        </div>
      </ContractForm>
    </Modal>
  );
}
