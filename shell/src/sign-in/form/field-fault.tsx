import { CircleAlertIcon } from '@rostrum/ui-kit/icons';
import type { ReactNode } from 'react';

/** What is wrong with a field, below it: icon and words. */
export const FieldFault = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="s-field__fault" id={id}>
    <CircleAlertIcon aria-hidden />
    <span>{children}</span>
  </p>
);
