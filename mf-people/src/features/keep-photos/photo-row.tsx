import { personPhotos, type PressPhoto } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { ArrowDownIcon, ArrowUpIcon, Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { EditPhotoDialog } from './edit-photo-dialog.tsx';
import styles from './press-photos.module.css';

interface PhotoRowProps {
  personId: string;
  photo: PressPhoto;
  /** Undefined at the ends of the list. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
}

/** One photo for the press: described, moved, given to the press, or removed. */
export function PhotoRow({ personId, photo, onMoveUp, onMoveDown }: PhotoRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { id, src, width, height, alt, credit, press_approved } = photo;
  const remove = useContractMutation(personPhotos.remove, {
    invalidates: ['personPhotos'],
    onSuccess: () => notify.success({ title: `Removed: ${alt}` }),
  });
  return (
    <li className={styles.row}>
      <img className={styles.small} src={src} width={width} height={height} alt="" />
      <div className={styles.words}>
        <span className={styles.title}>{alt}</span>
        <span className="r-secondary">
          {press_approved ? 'In the press kit' : 'For your team only'},{' '}
          {credit ? `by ${credit}` : 'no credit'}
        </span>
      </div>
      <div className={styles.actions}>
        {onMoveUp ? (
          <Button
            type="text"
            aria-label={`Move up: ${alt}`}
            icon={<ArrowUpIcon aria-hidden size={16} />}
            onClick={onMoveUp}
          />
        ) : null}
        {onMoveDown ? (
          <Button
            type="text"
            aria-label={`Move down: ${alt}`}
            icon={<ArrowDownIcon aria-hidden size={16} />}
            onClick={onMoveDown}
          />
        ) : null}
        <Button size="small" aria-label={`Edit: ${alt}`} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        <ConfirmButton
          size="small"
          aria-label={`Remove: ${alt}`}
          title="Remove the photo?"
          confirmLabel="Remove photo"
          onConfirm={() =>
            remove.mutateAsync({ params: { id: personId, photo_id: id } }).then(() => undefined)
          }
        >
          Remove
        </ConfirmButton>
      </div>
      {isEditing ? (
        <EditPhotoDialog personId={personId} photo={photo} onClose={() => setIsEditing(false)} />
      ) : null}
    </li>
  );
}
