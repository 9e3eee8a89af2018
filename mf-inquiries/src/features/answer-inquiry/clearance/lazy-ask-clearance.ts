import { lazy } from 'react';

/** The dialog, which comes with the first press. */
export const AskClearanceDialog = lazy(async () => ({
  default: (await import('./ask-clearance-dialog.tsx')).AskClearanceDialog,
}));
