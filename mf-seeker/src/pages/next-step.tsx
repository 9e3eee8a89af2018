import type { ReactNode } from 'react';
import './next-step.css';

/** What can be done now, under the words that say why. */
export const NextStep = ({ children }: { children: ReactNode }) => (
  <div className="sk-next-step">{children}</div>
);
