import { Button, CopyButton, Input, Modal } from '@rostrum/ui-kit';
import { useState } from 'react';
import { MailPost } from './mail-post.tsx';
import { networks, type NetworkName } from './share-limits.ts';
import { writeShareTexts, type SharedPost } from './write-share-texts.ts';
import styles from './share-dialog.module.css';

const names = Object.keys(networks) as NetworkName[];

interface ShareTextProps {
  id: string;
  name: string;
  text: string;
  onChange: (text: string) => void;
  measure?: { limit: number; count: (text: string) => number };
}

function ShareText({ id, name, text, onChange, measure }: ShareTextProps) {
  const count = measure?.count(text) ?? 0;
  const isTooLong = measure !== undefined && count > measure.limit;
  return (
    <li className={styles.text}>
      <div className={styles.head}>
        <label htmlFor={id}>{name}</label>
        {measure ? (
          <span id={`${id}-count`} className={isTooLong ? styles.tooLong : styles.count}>
            {isTooLong ? `${count - measure.limit} too many` : `${count} of ${measure.limit}`}
          </span>
        ) : null}
        <CopyButton
          size="small"
          text={text}
          aria-label={`Copy the text for ${name}`}
          copiedLabel={`Text for ${name} copied`}
        />
      </div>
      <Input.TextArea
        id={id}
        value={text}
        rows={8}
        aria-describedby={measure ? `${id}-count` : undefined}
        aria-invalid={isTooLong}
        onChange={({ target }) => onChange(target.value)}
      />
    </li>
  );
}

export interface ShareDialogProps {
  postId: string;
  post: SharedPost;
  onClose: () => void;
}

/** Texts about a published post, made from its own words, to change and copy; the email can also be sent to mailing lists. */
export function ShareDialog({ postId, post, onClose }: ShareDialogProps) {
  const [texts, setTexts] = useState(() => writeShareTexts(post));
  const change = (name: keyof typeof texts) => (text: string) =>
    setTexts((present) => ({ ...present, [name]: text }));
  return (
    <Modal
      open
      width={640}
      title="Share this post"
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="r-secondary">
        Made from the post. Change a text, copy it and post it yourself. Only the email can be sent from here.
      </p>
      <ul className={styles.texts}>
        {names.map((name) => (
          <ShareText
            key={name}
            id={`share-${name}`}
            name={networks[name].name}
            text={texts[name]}
            onChange={change(name)}
            measure={networks[name]}
          />
        ))}
        <ShareText
          id="share-email"
          name="Email to journalists"
          text={texts.email}
          onChange={change('email')}
        />
      </ul>
      <MailPost postId={postId} title={post.title} text={texts.email} />
    </Modal>
  );
}
