import { accountDeletionReasons, formatList, getBody } from '@rostrum/contracts';
import { accountDeletion, type AccountDeletionPlan } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, LinkButton } from '@rostrum/ui-kit';
import { Alert, Radio } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './delete-account.module.css';
import { reasonWords } from './reason-words.ts';
import { WhatHappens } from './what-happens.tsx';

const schema = getBody(accountDeletion.request);

export interface DeleteAccountFormProps {
  plan: AccountDeletionPlan;
  /** Does something sensitive once the person has proved who they are; null when they turned back. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  cancelHref: string;
  onDone: (until: string) => void;
}

/** Asks why, says what happens, and deletes once the address was typed. What was typed stays when it is refused. */
export function DeleteAccountForm({ plan, confirmed, cancelHref, onDone }: DeleteAccountFormProps) {
  const form = useContractForm({ schema, name: 'delete_account', values: { comment: '', email: '' } });
  const request = useContractMutation(accountDeletion.request, {
    invalidates: [],
    onSuccess: ({ until }) => onDone(until),
  });
  const isBlocked = plan.blocked_by.length > 0;
  return (
    <ContractForm
      form={form}
      className={styles.form}
      error={request.error?.code === 'confirmation_required' ? null : request.error}
      failure="Could not delete the account. Nothing was changed. Try again."
      onSubmit={(body) =>
        // A refusal is shown by the form itself.
        void confirmed(() => request.mutateAsync({ body, endsSession: true })).catch(() => undefined)
      }
    >
      {isBlocked ? (
        <Alert
          type="warning"
          showIcon
          title={`You are the last one who runs ${formatList(plan.blocked_by)}`}
          description="Make another member an owner first. Then you can delete your account."
        />
      ) : null}
      <ContractField name="reason">
        {({ id, value, onChange, onBlur, ...control }) => (
          <Radio.Group
            id={id}
            className={styles.reasons}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value)}
            aria-label="Why are you leaving?"
            aria-describedby={control['aria-describedby']}
          >
            {accountDeletionReasons.map((reason) => (
              <Radio key={reason} value={reason} className={styles.reason}>
                {reasonWords[reason]}
              </Radio>
            ))}
          </Radio.Group>
        )}
      </ContractField>
      <ProseField name="comment" isCounted />
      <WhatHappens plan={plan} />
      <TextField name="email" type="email" autoComplete="off" hint={`Your address is ${plan.email}.`} />
      <div className={styles.foot}>
        <LinkButton href={cancelHref}>Cancel</LinkButton>
        <Button type="primary" danger htmlType="submit" loading={request.isPending} disabled={isBlocked}>
          Delete my account
        </Button>
      </div>
    </ContractForm>
  );
}
