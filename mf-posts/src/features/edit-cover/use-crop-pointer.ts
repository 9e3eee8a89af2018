import type { CoverFrame } from '@rostrum/contracts/posts';
import { useRef, type PointerEvent } from 'react';
import { getShownPart } from './place-picture.ts';

interface Place {
  x: number;
  y: number;
}

export interface CropPointerOptions {
  size: { width: number; height: number };
  frame: CoverFrame | null;
  onFrame: (frame: CoverFrame) => void;
  /** Where in the frame, in hundredths of it. */
  onFocus: (place: Place) => void;
}

/** Movements below are those of a hand that presses, not of one that drags. */
const pressPixels = 4;

/** By pointer: drag the frame or the point; press inside the frame to set the point, outside to bring the frame there. */
export function useCropPointer({ size, frame, onFrame, onFocus }: CropPointerOptions) {
  const drag = useRef<{ part: 'frame' | 'point'; from: Place; start: CoverFrame | null; isPress: boolean }>(
    undefined,
  );
  const part = getShownPart(size, frame);
  const toPlace = ({ currentTarget, clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
  };
  const focusAt = ({ x, y }: Place) =>
    onFocus({ x: ((x - part.x) / part.width) * 100, y: ((y - part.y) / part.height) * 100 });
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const from = toPlace(event);
      const isPoint = event.target instanceof Element && event.target.closest('[data-part=point]') !== null;
      const isInside =
        from.x >= part.x &&
        from.x <= part.x + part.width &&
        from.y >= part.y &&
        from.y <= part.y + part.height;
      if (frame && !isInside) onFrame({ ...frame, x: from.x - part.width / 2, y: from.y - part.height / 2 });
      else drag.current = { part: isPoint || !frame ? 'point' : 'frame', from, start: frame, isPress: true };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (!held) return;
      const to = toPlace(event);
      const scale = event.currentTarget.getBoundingClientRect().width / size.width;
      const moved = Math.hypot(to.x - held.from.x, to.y - held.from.y) * scale;
      if (held.isPress && moved < pressPixels) return;
      held.isPress = false;
      if (held.part === 'point') focusAt(to);
      else if (held.start)
        onFrame({
          ...held.start,
          x: held.start.x + to.x - held.from.x,
          y: held.start.y + to.y - held.from.y,
        });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag.current?.isPress) focusAt(toPlace(event));
      drag.current = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
    },
  };
}
