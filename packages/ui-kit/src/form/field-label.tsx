import type { ReactNode } from 'react';
import { TextCounter } from './text-counter.tsx';
import './form.css';

export interface FieldLabelProps {
  children: ReactNode;
  /** The counter at the right end of the label. */
  counter?: { length: number; most: number };
}

/** A field's label with its counter. */
export const FieldLabel = ({ children, counter }: FieldLabelProps) => (
  <span className="r-field-label">
    <span>{children}</span>
    {counter ? <TextCounter {...counter} /> : null}
  </span>
);
