import { Button } from '@rostrum/ui-kit';
import { Suspense, useState } from 'react';
import type { AskClearanceDialogProps } from './ask-clearance-dialog.tsx';
import { AskClearanceDialog } from './lazy-ask-clearance.ts';

type ButtonProps = Pick<AskClearanceDialogProps, 'inquiry' | 'plan' | 'onAsked'> & {
  isDisabled: boolean;
  /** What would be sent now. */
  getReply: () => AskClearanceDialogProps['reply'];
  /** Resolves when what is being saved is saved. */
  onOpen: () => Promise<void>;
};

/** Has a reply cleared by others before it goes out. The dialog comes with the first press. */
export function AskClearanceButton({ inquiry, plan, isDisabled, getReply, onOpen, onAsked }: ButtonProps) {
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
            plan={plan}
            reply={reply}
            onAsked={onAsked}
            onClose={() => setReply(null)}
          />
        </Suspense>
      )}
    </>
  );
}
