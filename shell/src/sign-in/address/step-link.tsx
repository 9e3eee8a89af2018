import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go, type StepState } from './address.ts';

export interface StepLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  state?: StepState;
}

/** A link to another page of this entry: a plain click goes there at once, everything else is the browser's. */
export function StepLink({ href, state, children, ...anchor }: StepLinkProps) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href, state);
  }
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  );
}
