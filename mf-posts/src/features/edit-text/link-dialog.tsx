import { Button, Input, Modal } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import type { Editor } from '@tiptap/core';
import { useId, useState, type SyntheticEvent } from 'react';
import { readLink } from './read-link.ts';
import styles from './rich-text-editor.module.css';

/** Where a link leads. Without a selection, the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present: unknown = editor.getAttributes('link').href;
  const [text, setText] = useState(typeof present === 'string' ? present : '');
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const close = () => {
    onClose();
    // After the dialog has given the focus back to the button that opened it.
    setTimeout(() => editor.isDestroyed || editor.commands.focus());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = readLink(text);
    if (href === null) return setIsWrong(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <Modal open title="Link" footer={null} onCancel={close}>
      <form noValidate className={styles.link} onSubmit={submit}>
        <label htmlFor={id}>Web or email address</label>
        <Input
          id={id}
          autoFocus
          value={text}
          placeholder="https://example.org"
          inputMode="url"
          status={isWrong ? 'error' : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
        />
        <div id={`${id}-note`} className={styles.note}>
          {isWrong ? (
            <FieldError>Enter a web address like https://example.org, or an email address.</FieldError>
          ) : null}
        </div>
        <div className={styles.linkActions}>
          {present ? <Button onClick={remove}>Remove link</Button> : null}
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit">
            Set link
          </Button>
        </div>
      </form>
    </Modal>
  );
}
