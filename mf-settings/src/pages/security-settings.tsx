import { grantOf, type SecurityOverview } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { useLocation } from '@rostrum/remote-runtime/router';
import { useState } from 'react';
import { FirstPasswordForm } from '../features/change-password/first-password-form.tsx';
import { PasswordForm } from '../features/change-password/password-form.tsx';
import { ConfirmationProvider, useConfirmation } from '../features/protect-account/confirm/confirmation.tsx';
import { RequirementCard } from '../features/protect-account/requirement/requirement-card.tsx';
import { SecondStepDue } from '../features/protect-account/requirement/second-step-due.tsx';
import { PasskeysCard } from '../features/protect-account/passkeys/passkeys-card.tsx';
import { BrowsersCard } from '../features/protect-account/browsers/browsers-card.tsx';
import { LinkSsoCard } from '../features/protect-account/single-sign-on/link-sso-card.tsx';
import { RecoveryCodesCard } from '../features/protect-account/two-step/recovery-codes-card.tsx';
import { RecoveryCodesDialog } from '../features/protect-account/two-step/recovery-codes-dialog.tsx';
import { TwoStepCard } from '../features/protect-account/two-step/two-step-card.tsx';
import { goOn } from '../features/protect-account/requirement/go-on.ts';
import styles from './security-settings.module.css';

function ConfirmedFirstPassword() {
  const { confirmed } = useConfirmation();
  return <FirstPasswordForm confirmed={confirmed} />;
}

/** The page's cards, and what they share: the dialogue that confirms, and recovery codes shown once. */
export function SecuritySettings({ overview }: { overview: SecurityOverview }) {
  const { user } = useSession();
  const { search } = useLocation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Kept from the first look: the answer after the set-up says that nothing is due any more.
  const [wasDue] = useState(overview.is_second_factor_due);
  const isDue = overview.is_second_factor_due;
  const runsOrganisation = user !== null && grantOf(user.type, 'settings.organisation') !== 'deny';

  const finished = () => {
    setCodes(null);
    if (wasDue) goOn(search);
  };
  const setUp = (recoveryCodes: string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else finished();
  };

  return (
    <ConfirmationProvider overview={overview}>
      <div className={styles.columns}>
        <div className={styles.column}>
          {isDue ? <SecondStepDue overview={overview} onDone={finished} /> : null}
          {isDue ? null : overview.has_password ? <PasswordForm /> : <ConfirmedFirstPassword />}
          <TwoStepCard overview={overview} onSetUp={setUp} />
          <PasskeysCard passkeys={overview.passkeys} onAdded={setUp} />
          <BrowsersCard />
        </div>
        <div className={styles.column}>
          <RecoveryCodesCard overview={overview} onRenewed={setCodes} />
          {isDue ? null : <LinkSsoCard />}
          {runsOrganisation && !isDue ? <RequirementCard overview={overview} /> : null}
        </div>
      </div>
      {codes ? <RecoveryCodesDialog codes={codes} onClose={finished} /> : null}
    </ConfirmationProvider>
  );
}
