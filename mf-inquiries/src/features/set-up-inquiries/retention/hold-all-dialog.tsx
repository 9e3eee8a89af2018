import { getBody } from '@rostrum/contracts';
import { legalHolds } from '@rostrum/contracts/inquiries';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useHoldAll } from './retention.queries.ts';
import styles from './retention.module.css';

/** Puts the whole organisation on legal hold. */
export function HoldAllDialog({ onClose }: { onClose: () => void }) {
  const hold = useHoldAll();
  const form = useContractForm({
    schema: getBody(legalHolds.setAll),
    name: 'hold-all',
    values: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title="Put everything on legal hold"
      confirmLabel="Hold everything"
      onSubmit={async (body) => {
        await hold({ body });
        notify.success({ title: 'Everything is on legal hold' });
      }}
      onClose={onClose}
    >
      <TextField name="reason" autoComplete="off" autoFocus />
      <p className={styles.quiet}>
        Until the hold is lifted, nothing erases an inquiry or its files, those that come in meanwhile
        included. Inquiries keep the names of people who delete their accounts, and the organisation cannot be
        closed.
      </p>
    </FormDialog>
  );
}
