export { ConfirmDialog, type ConfirmationKind, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { passkeyWords } from './passkey-words.ts';
