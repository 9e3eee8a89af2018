import { LinkButton, Modal } from '@rostrum/ui-kit';
import { useLocation } from '@rostrum/remote-runtime/router';

export interface SignInPromptProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Bookmarks belong to an account: says so, and comes back to this page after signing in. */
export function SignInPrompt({ isOpen, onClose }: SignInPromptProps) {
  const { pathname, search } = useLocation();
  const callback = encodeURIComponent(pathname + search);
  return (
    <Modal
      title="Sign in to keep bookmarks"
      open={isOpen}
      onCancel={onClose}
      footer={
        <LinkButton type="primary" href={`/login?callbackUrl=${callback}`}>
          Sign in
        </LinkButton>
      }
    >
      <p>Bookmarks are kept with your account, on every device. You come back to this page.</p>
    </Modal>
  );
}
