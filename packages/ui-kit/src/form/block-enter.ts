import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDown` of a form with many fields: Enter in one of them does not send it (specification, section 5). Text of
 * several lines, buttons and links keep their Enter.
 */
export function blockEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'submit')
    event.preventDefault();
}
