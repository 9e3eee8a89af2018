import type { InquiryDetail } from '@rostrum/contracts';
import type { InquiryClearancePlan } from '@rostrum/contracts/inquiries';
import { Suspense, useState, type ReactNode } from 'react';
import type { AskClearanceDialogProps } from './ask-clearance-dialog.tsx';
import { AskClearanceDialog } from './lazy-ask-clearance.ts';

type Reply = AskClearanceDialogProps['reply'];

interface Asking {
  reply: Reply;
  settle: (isAsked: boolean) => void;
}

/**
 * Where replies are cleared first, pressing Send asks for it. Resolves once it was asked; rejects where the dialog was
 * closed, so that what was written stays.
 */
export function usePlannedClearance(
  inquiry: InquiryDetail,
  plan: InquiryClearancePlan | null,
): { ask: (reply: Reply) => Promise<void>; dialog: ReactNode } {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (reply: Reply) =>
    new Promise<void>((resolve, reject) => {
      let isAsked = false;
      setAsking({
        reply,
        settle(asked) {
          isAsked ||= asked;
          if (asked) return;
          setAsking(null);
          if (isAsked) resolve();
          else reject(new Error('Not sent: clearance was not asked for'));
        },
      });
    });
  const dialog =
    asking === null ? null : (
      <Suspense fallback={null}>
        <AskClearanceDialog
          inquiry={inquiry}
          plan={plan}
          reply={asking.reply}
          onAsked={() => asking.settle(true)}
          onClose={() => asking.settle(false)}
        />
      </Suspense>
    );
  return { ask, dialog };
}
