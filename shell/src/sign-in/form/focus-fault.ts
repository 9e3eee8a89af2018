import { announce } from '@rostrum/ui-kit/base';

/**
 * Brings whoever fills in a form to what is wrong. Arriving at a field reads its fault out, but not for a field that has
 * the focus already, as after Enter, nor when the fault is drawn only afterwards: then it is said.
 */
export function focusFault(field: HTMLElement | null | undefined, words: string): void {
  if (!field) return;
  const isReadOnArrival = field !== document.activeElement && field.getAttribute('aria-invalid') === 'true';
  if (!isReadOnArrival) announce(`Not sent. ${words}`, { assertive: true });
  field.focus();
}

/** What a field says of its own fault, below it. */
export const faultOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
