import { coverFocusStep, type CoverFocus } from '@rostrum/contracts';
import {
  fitFrame,
  getFrameHeight,
  getMiddleFrame,
  getNarrowestFrame,
  getWidestFrame,
  type CoverFrame,
} from '@rostrum/contracts/posts';
import { Checkbox } from '@rostrum/ui-kit/data';
import { useId, type KeyboardEvent } from 'react';
import { CoverPreviews } from './cover-previews.tsx';
import { describeCrop, getShownPart } from './place-picture.ts';
import { useCropPointer } from './use-crop-pointer.ts';
import styles from './cover-crop.module.css';

export interface CoverCropProps {
  source: { src: string; width: number; height: number };
  /** Null while the whole picture is shown. */
  frame: CoverFrame | null;
  focus: CoverFocus;
  onFrame: (frame: CoverFrame | null) => void;
  onFocus: (focus: CoverFocus) => void;
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Calls back with the direction of an arrow key, ten times as far with Shift. */
const onArrow = (move: (by: { x: number; y: number }) => void) => (event: KeyboardEvent) => {
  const direction = arrows[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const times = event.shiftKey ? 10 : 1;
  move({ x: direction.x * times, y: direction.y * times });
};

const toStep = (value: number) =>
  Math.max(0, Math.min(100, Math.round(value / coverFocusStep) * coverFocusStep));

/** Which part of a picture is the cover, and what of it stays in sight: by pointer and by arrow keys. */
export function CoverCrop({ source, frame, focus, onFrame, onFocus }: CoverCropProps) {
  const id = useId();
  const part = getShownPart(source, frame);
  const setFrame = (next: CoverFrame) => onFrame(fitFrame(source, next));
  const setFocus = ({ x, y }: { x: number; y: number }) => onFocus({ x: toStep(x), y: toStep(y) });
  const pointer = useCropPointer({ size: source, frame, onFrame: setFrame, onFocus: setFocus });
  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;
  const step = source.width / 100;
  const [narrowest, widest] = [getNarrowestFrame(source), getWidestFrame(source)];
  return (
    <div className={styles.crop} role="group" aria-label="Crop and focal point">
      <Checkbox
        checked={frame !== null}
        onChange={({ target }) => onFrame(target.checked ? getMiddleFrame(source) : null)}
      >
        Crop to the shape of link previews
      </Checkbox>
      <div className={styles.stage} {...pointer}>
        <img src={source.src} alt="" draggable={false} />
        {frame ? (
          <span
            className={styles.frame}
            role="slider"
            tabIndex={0}
            aria-label="Frame"
            aria-describedby={`${id}-help`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round((frame.x / source.width) * 100)}
            aria-valuetext={`${Math.round((frame.x / source.width) * 100)}% from the left, ${Math.round((frame.y / source.height) * 100)}% from the top`}
            style={{
              left: percent(frame.x, source.width),
              top: percent(frame.y, source.height),
              width: percent(frame.width, source.width),
              height: percent(getFrameHeight(frame), source.height),
            }}
            onKeyDown={onArrow(({ x, y }) =>
              setFrame({ ...frame, x: frame.x + x * step, y: frame.y + y * step }),
            )}
          />
        ) : null}
        <span
          className={styles.point}
          data-part="point"
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-describedby={`${id}-help`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={`${focus.x}% across, ${focus.y}% down`}
          style={{
            left: percent(part.x + (part.width * focus.x) / 100, source.width),
            top: percent(part.y + (part.height * focus.y) / 100, source.height),
          }}
          onKeyDown={onArrow(({ x, y }) =>
            setFocus({ x: focus.x + x * coverFocusStep, y: focus.y + y * coverFocusStep }),
          )}
        />
      </div>
      {frame && narrowest < widest ? (
        <label className={styles.size}>
          <span>Size of the frame</span>
          <input
            type="range"
            min={narrowest}
            max={widest}
            value={frame.width}
            onChange={({ target }) => {
              const width = target.valueAsNumber;
              // Grows and shrinks around its middle.
              const by = (frame.width - width) / 2;
              setFrame({ x: frame.x + by, y: frame.y + getFrameHeight({ width: 2 * by }) / 2, width });
            }}
          />
        </label>
      ) : null}
      <p className={styles.text} role="status">
        {describeCrop(source, frame, focus)}
      </p>
      <p className={styles.text} id={`${id}-help`}>
        {frame
          ? 'Drag the frame, or select it and use the arrow keys. Select a place in it to set the focal point, which stays in sight wherever the cover is shown smaller.'
          : 'Select a place to set the focal point, or use the arrow keys. It stays in sight wherever the cover is shown smaller. Previews of links show the title in place of the picture.'}
      </p>
      <CoverPreviews src={source.src} size={source} part={part} focus={focus} hasShareCard={frame !== null} />
    </div>
  );
}
