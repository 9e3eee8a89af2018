import { isApiError } from '@rostrum/api-client';
import type { TrackedInquiry } from '@rostrum/contracts';
import { CircleXIcon, ConfirmButton, notify } from '@rostrum/ui-kit';
import { useWithdraw, type TrackerSource } from './track-inquiry.mutations.ts';

/** Takes the inquiry back, after asking. */
export function WithdrawButton({ inquiry, source }: { inquiry: TrackedInquiry; source: TrackerSource }) {
  const withdraw = useWithdraw(source);
  const confirm = async () => {
    try {
      await withdraw();
      notify.success({ title: 'Inquiry withdrawn', description: inquiry.ref });
    } catch (error) {
      notify.error({
        title: 'The inquiry could not be withdrawn.',
        description: isApiError(error) ? error.message : 'Check the connection and try again.',
      });
    }
  };
  return (
    <ConfirmButton
      danger
      block
      icon={<CircleXIcon aria-hidden />}
      title={`Withdraw ${inquiry.ref}?`}
      consequence={`${inquiry.organisation.name} is notified and stops working on it. You can reopen it within 14 days.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      onConfirm={confirm}
    >
      Withdraw
    </ConfirmButton>
  );
}
