import { security, type SecurityOverview } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Card, ConfirmButton, TriangleAlertIcon } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';

const few = 3;

export interface RecoveryCodesCardProps {
  overview: SecurityOverview;
  onRenewed: (codes: string[]) => void;
}

/** How many recovery codes are left, and new ones. Absent while there is nothing to recover from. */
export function RecoveryCodesCard({ overview, onRenewed }: RecoveryCodesCardProps) {
  const { confirmed } = useConfirmation();
  const renew = useContractMutation(security.renewRecoveryCodes);
  if (!overview.totp && overview.passkeys.length === 0) return null;
  const left = overview.recovery_codes_left;

  const makeNew = () =>
    confirmed(() => renew.mutateAsync()).then((renewed) => {
      if (renewed) onRenewed(renewed.recovery_codes);
    }, tellRefusal('Could not make new codes.'));

  return (
    <Card
      title="Recovery codes"
      extra={
        left <= few ? (
          <Status icon={TriangleAlertIcon} tone="warning">
            {left === 0 ? 'None left' : `${left} left`}
          </Status>
        ) : (
          <span className="r-secondary">{left} left</span>
        )
      }
    >
      <p className={parts.lead}>
        They let you in when your phone or passkey is lost. Each works once. New codes replace the earlier
        ones.
      </p>
      <ConfirmButton
        title="Make new recovery codes?"
        consequence="Codes that you printed or kept before stop working."
        confirmLabel="Make new codes"
        onConfirm={() => void makeNew()}
      >
        Make new codes
      </ConfirmButton>
    </Card>
  );
}
