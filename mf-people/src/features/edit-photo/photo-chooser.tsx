import { photoMediaTypes } from '@rostrum/contracts';
import { Button } from '@rostrum/ui-kit';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import styles from './photo-card.module.css';

export interface PhotoChooserProps {
  label: string;
  isDisabled: boolean;
  /** Its button takes the focus: the form that was in its place is closed. */
  takesFocus: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A place to drop a photo on, with a button for everybody who does not drag. */
export function PhotoChooser({ label, isDisabled, takesFocus, onChoose, children }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isDisabled) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.chooser}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        ref={input}
        className="r-visually-hidden"
        type="file"
        accept={photoMediaTypes.join(',')}
        aria-label={`${label} from your device`}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // The same file once more is a change as well.
          event.target.value = '';
        }}
      />
      <Button ref={button} disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
