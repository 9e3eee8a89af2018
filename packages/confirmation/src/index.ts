export { ConfirmByLink, type ConfirmByLinkProps } from './confirm-by-link.tsx';
export {
  ConfirmDialog,
  getConfirmationKinds,
  type ConfirmationKind,
  type ConfirmDialogProps,
} from './confirm-dialog.tsx';
export { passkeyWords } from './passkey-words.ts';
