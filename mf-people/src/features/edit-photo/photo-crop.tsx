import type { PersonPhoto } from '@rostrum/contracts';
import type { CSSProperties } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './photo-card.module.css';

type Source = NonNullable<PersonPhoto['source']>;

export interface PhotoCropProps {
  source: Source;
  focus: Source['focus'];
  onChange: (focus: Source['focus']) => void;
}

/** The square that profiles show, moved along the longer side of the photo. A square photo has nothing to move. */
export function PhotoCrop({ source: { src, width, height }, focus, onChange }: PhotoCropProps) {
  const id = useId();
  const crop = useRef<HTMLDivElement>(null);
  // The button that led here is gone, and the focus with it.
  useEffect(() => crop.current?.focus(), []);
  const isWide = width > height;
  const position: CSSProperties = { objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <div ref={crop} className={styles.crop} role="group" aria-label="Crop" tabIndex={-1}>
      <img className={styles.large} src={src} alt="The crop that profiles show" style={position} />
      <img className={styles.small} src={src} alt="" style={position} />
      {width === height ? null : (
        <div className={styles.slider}>
          <label htmlFor={id}>{isWide ? 'Move the crop left or right' : 'Move the crop up or down'}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={isWide ? focus.x : focus.y}
            onChange={(event) => {
              const value = event.target.valueAsNumber;
              onChange(isWide ? { ...focus, x: value } : { ...focus, y: value });
            }}
          />
        </div>
      )}
    </div>
  );
}
