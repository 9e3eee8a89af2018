import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons.ts';
import './field-error.css';

/** What is wrong with a field, in place of its help: icon and words. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span className="r-field-error" id={id}>
    <CircleAlertIcon aria-hidden />
    {children}
  </span>
);
