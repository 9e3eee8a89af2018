import { getBody } from '@rostrum/contracts';
import { installChecks, type InstallCheck, type InstallStep } from '@rostrum/contracts/builder';
import { useContractMutation } from '@rostrum/remote-runtime';
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, CopyButton, MinusIcon } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import styles from './check-dialog.module.css';

const schema = getBody(installChecks.check);

const outcomes: Record<InstallCheck['outcome'], string> = {
  works: 'Found, and nothing blocks it.',
  blocked: 'Found, but it does not show.',
  not_found: 'No embed was found on this page.',
  no_answer: 'The page could not be checked.',
};
const icons = {
  passed: CircleCheckIcon,
  failed: CircleXIcon,
  warned: CircleAlertIcon,
  skipped: MinusIcon,
} as const;

/** Checks a page of the organisation's site: what is found on it, and what keeps it out. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm({ schema, name: 'check-install', values: { url: '' } });
  const [found, setFound] = useState<InstallCheck>();
  const check = useContractMutation(installChecks.check);
  return (
    <FormDialog
      title="Check a page"
      confirmLabel={found ? 'Check again' : 'Check page'}
      form={form}
      enterSends
      failure="Could not check the page."
      onSubmit={async (body) => {
        setFound(undefined);
        setFound(await check.mutateAsync({ body }));
        // Stays open to show what was found.
        return false;
      }}
      onClose={onClose}
    >
      <TextField
        name="url"
        autoFocus
        hint="We load the page as a visitor would and tell you what blocks the embed."
      />
      <div role="status">
        {found ? (
          <>
            <p className={styles.outcome} data-outcome={found.outcome}>
              {outcomes[found.outcome]}
            </p>
            <ol className={styles.steps}>
              {found.steps.map((step) => (
                <Step key={step.title} step={step} />
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </FormDialog>
  );
}

function Step({ step: { state, title, text, before, after } }: { step: InstallStep }) {
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon aria-hidden size={18} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
        {before === undefined ? null : <pre className={styles.before}>- {before}</pre>}
        {after === undefined ? null : (
          <>
            <pre className={styles.after}>+ {after}</pre>
            <CopyButton text={after} label="Copy line" />
          </>
        )}
      </div>
    </li>
  );
}
