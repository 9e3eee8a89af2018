import { z } from '@rostrum/contracts';
import { reason } from '@rostrum/contracts/qanda';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';

const schema = z.object({ reason: reason.min(1, 'Enter a reason.') });

interface ReasonDialogProps {
  title: string;
  confirmLabel: string;
  /** Who reads it. */
  hint: string;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before something is refused or taken back. */
export function ReasonDialog({ title, confirmLabel, hint, onConfirm, onClose }: ReasonDialogProps) {
  const form = useContractForm({ schema, name: 'reason', values: { reason: '' } });
  return (
    <FormDialog
      form={form}
      title={title}
      confirmLabel={confirmLabel}
      onSubmit={(body) => onConfirm(body.reason)}
      onClose={onClose}
    >
      <ProseField name="reason" rows={3} isCounted autoFocus hint={hint} />
    </FormDialog>
  );
}
