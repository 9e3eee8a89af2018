import { Button, CopyButton, Input, Modal } from '@rostrum/ui-kit';
import { useState } from 'react';
import { networks, type NetworkName } from './share-limits.ts';
import { writeShareTexts, type SharedPost } from './write-share-texts.ts';
import styles from './share-dialog.module.css';

const names = Object.keys(networks) as NetworkName[];

interface ShareTextProps {
  id: string;
  name: string;
  start: string;
  measure?: { limit: number; count: (text: string) => number };
}

function ShareText({ id, name, start, measure }: ShareTextProps) {
  const [text, setText] = useState(start);
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
        onChange={({ target }) => setText(target.value)}
      />
    </li>
  );
}

/** Texts about a published post, made from its own words, to change and copy. Nothing is sent. */
export function ShareDialog({ post, onClose }: { post: SharedPost; onClose: () => void }) {
  const texts = writeShareTexts(post);
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
        Made from the post. Change a text, copy it and post it yourself: nothing is sent from here.
      </p>
      <ul className={styles.texts}>
        {names.map((name) => (
          <ShareText
            key={name}
            id={`share-${name}`}
            name={networks[name].name}
            start={texts[name]}
            measure={networks[name]}
          />
        ))}
        <ShareText id="share-email" name="Email to journalists" start={texts.email} />
      </ul>
    </Modal>
  );
}
