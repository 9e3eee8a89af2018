import { consentOfSeveral, peopleBulk } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import type { SeveralDialogProps } from './access-dialog.tsx';
import { describeOutcome } from './describe-outcome.ts';

const schema = consentOfSeveral.pick({ how: true });

/** Records that the chosen people agreed elsewhere, with how they did; each gets a record of their own. */
export function ConsentOfSeveralDialog({ ids, onDone, onClose }: SeveralDialogProps) {
  const form = useContractForm({ schema, name: 'consents', values: { how: '' } });
  const { mutateAsync } = useContractMutation(peopleBulk.recordConsent);
  return (
    <FormDialog
      form={form}
      title={ids.length === 1 ? '1 person agreed to be public' : `${ids.length} people agreed to be public`}
      confirmLabel="Record consent"
      onSubmit={async ({ how }) => {
        const outcome = await mutateAsync({ body: { ids: [...ids], how } });
        notify.success(describeOutcome(outcome, 'recorded as agreed'));
        onDone();
      }}
      onClose={onClose}
    >
      <p>
        Record it only when each of them agreed that anyone can see their name, photo, biography and areas of
        expertise. Your name and today’s date are kept with it.
      </p>
      <TextField name="how" autoFocus />
    </FormDialog>
  );
}
