import { useContext } from 'react';
import { TurnsContext } from './in-turns/turns.ts';

/** Takes the reader to the part of the page where something is missing, and the focus to its first control. */
function jumpTo(target: string): void {
  const place = document.getElementById(target) ?? document.getElementById(`${target}_label`);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.matches('input, textarea')
    ? place
    : (place?.closest('.r-field') ?? place)?.querySelector<HTMLElement>(
        'input:not([type=file]), textarea, button',
      );
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/** A way to a part of the page, also to one that is not drawn yet. */
export function useJump(): (target: string) => void {
  const turns = useContext(TurnsContext);
  return (target) => {
    turns?.drawAll();
    jumpTo(target);
  };
}
