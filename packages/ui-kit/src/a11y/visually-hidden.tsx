import type { ReactNode } from 'react';

/** Words for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="r-visually-hidden">{children}</span>
);
