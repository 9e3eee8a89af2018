import { formatDay, getBody } from '@rostrum/contracts';
import {
  closingDays,
  organisationAccount,
  type OrganisationAccountSettings,
} from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { describeLoss } from './account-words.ts';

export interface CloseDialogProps {
  account: OrganisationAccountSettings;
  /** Does something sensitive once the person has proved who they are; null when they turned back. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  onClosed: (next: OrganisationAccountSettings) => void;
  onClose: () => void;
}

/** Says what closing does, and closes once the name was typed. */
export function CloseDialog({ account, confirmed, onClosed, onClose }: CloseDialogProps) {
  const form = useContractForm({
    schema: getBody(organisationAccount.close),
    name: 'close_organisation',
    values: { name: '' },
  });
  const close = useContractMutation(organisationAccount.close, { invalidates: [] });
  const { organisation } = account;
  return (
    <FormDialog
      form={form}
      title={`Close ${organisation}?`}
      confirmLabel={`Close in ${closingDays} days`}
      failure="Could not close it. Nothing was changed. Try again."
      onSubmit={async (body) => {
        const next = await confirmed(() => close.mutateAsync({ body }));
        if (next === null) return false;
        onClosed(next);
        notify.success({
          title: `${organisation} closes on ${next.closing_at === null ? 'that day' : formatDay(next.closing_at)}.`,
          description: 'We emailed all owners and administrators.',
        });
        return true;
      }}
      onClose={onClose}
    >
      <p>
        Pages stay up and inquiries come in for {closingDays} days, and any owner can keep {organisation} in
        that time. {describeLoss(account)}
      </p>
      <TextField name="name" autoComplete="off" hint={`Its name is ${organisation}.`} />
    </FormDialog>
  );
}
