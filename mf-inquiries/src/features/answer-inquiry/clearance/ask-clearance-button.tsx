import { Button } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { AskClearanceDialogProps } from './ask-clearance-dialog.tsx';

const AskClearanceDialog = lazy(async () => ({
  default: (await import('./ask-clearance-dialog.tsx')).AskClearanceDialog,
}));

type ButtonProps = Pick<AskClearanceDialogProps, 'inquiry' | 'onAsked'> & {
  isDisabled: boolean;
  /** What would be sent now. */
  getReply: () => AskClearanceDialogProps['reply'];
  /** Resolves when what is being saved is saved. */
  onOpen: () => Promise<void>;
};

/** Has a reply cleared by others before it goes out. The dialog comes with the first press. */
export function AskClearanceButton({ inquiry, isDisabled, getReply, onOpen, onAsked }: ButtonProps) {
  const [reply, setReply] = useState<AskClearanceDialogProps['reply'] | null>(null);
  const open = async () => {
    await onOpen();
    setReply(getReply());
  };
  return (
    <>
      <Button size="small" type="text" disabled={isDisabled} onClick={() => void open()}>
        Ask for clearance
      </Button>
      {reply === null ? null : (
        <Suspense fallback={null}>
          <AskClearanceDialog
            inquiry={inquiry}
            reply={reply}
            onAsked={onAsked}
            onClose={() => setReply(null)}
          />
        </Suspense>
      )}
    </>
  );
}
