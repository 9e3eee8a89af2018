import type { PersonPhoto } from '@rostrum/contracts';
import type { CSSProperties } from 'react';
import { useId } from 'react';
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
  const isWide = width > height;
  const position: CSSProperties = { objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <div className={styles.crop}>
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
