import { security, type SecurityOverview } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import {
  Button,
  Card,
  CircleCheckIcon,
  CircleDashedIcon,
  ConfirmButton,
  RelativeTime,
  notify,
} from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';
import { TotpSetup, type Enrolment } from './totp-setup.tsx';

export interface TwoStepCardProps {
  overview: SecurityOverview;
  /** New recovery codes, to be shown once; null when earlier ones go on working. */
  onSetUp: (recoveryCodes: string[] | null) => void;
}

/** The code of an authenticator app as second step. */
export function TwoStepCard({ overview: { totp }, onSetUp }: TwoStepCardProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { confirmed } = useConfirmation();
  const start = useContractMutation(security.startTotp);
  const remove = useContractMutation(security.removeTotp);

  const begin = () =>
    void confirmed(() => start.mutateAsync()).then(setEnrolment, tellRefusal('Could not begin.'));
  const takeAway = () =>
    confirmed(() => remove.mutateAsync()).then((removed) => {
      if (removed) notify.success({ title: 'Authenticator app removed.' });
    }, tellRefusal('Could not remove the app.'));

  return (
    <Card
      title="Two-step verification"
      extra={
        totp ? (
          <Status icon={CircleCheckIcon} tone="success">
            On
          </Status>
        ) : (
          <Status icon={CircleDashedIcon}>Off</Status>
        )
      }
    >
      <p className={parts.lead}>
        {totp ? (
          <>
            Signing in asks for a code of your authenticator app. It was set up{' '}
            <RelativeTime value={totp.created_at} />.
          </>
        ) : (
          'An authenticator app on your phone shows a code that changes every 30 seconds. Even someone with your password cannot sign in without it.'
        )}
      </p>
      {totp ? (
        <ConfirmButton
          title="Remove the authenticator app?"
          consequence="Your account is then protected by its other ways to sign in alone."
          confirmLabel="Remove the app"
          danger
          onConfirm={() => void takeAway()}
        >
          Remove the app
        </ConfirmButton>
      ) : (
        <Button type="primary" loading={start.isPending} onClick={begin}>
          Set up an authenticator app
        </Button>
      )}
      {enrolment ? (
        <TotpSetup
          enrolment={enrolment}
          onDone={(codes) => {
            setEnrolment(null);
            onSetUp(codes);
          }}
          onCancel={() => setEnrolment(null)}
        />
      ) : null}
    </Card>
  );
}
