import type { ReactNode } from 'react';
import './thread.css';

/** A conversation, oldest first; new entries are read out as they arrive. */
export const Thread = ({ label = 'Conversation', children }: { label?: string; children: ReactNode }) => (
  <div role="log" aria-label={label}>
    <ol className="r-thread">{children}</ol>
  </div>
);
