import { isApiError } from '@rostrum/api-client';
import type { TrackedInquiry } from '@rostrum/contracts';
import { confirmAddress } from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, CircleCheckIcon, announce } from '@rostrum/ui-kit';
import { useShowAnswer } from './track-inquiry.mutations.ts';
import styles from './confirm-address.module.css';

/** A guest shows that the address is theirs. Only a press does: scanners of emails open every link. */
export function ConfirmAddress({ inquiry, token }: { inquiry: TrackedInquiry; token: string }) {
  const onSuccess = useShowAnswer({ kind: 'guest', token });
  const { mutate, isPending, error } = useContractMutation(confirmAddress, { onSuccess });
  const team = inquiry.organisation.name;
  if (inquiry.address === 'confirmed')
    return (
      <p className={styles.confirmed}>
        <CircleCheckIcon size={16} aria-hidden /> You confirmed your email address.
      </p>
    );
  if (inquiry.address === 'by_email')
    return (
      <p className="r-secondary">
        We emailed you a link to this page. Confirm your address there, so that {team} knows that replies
        reach you.
      </p>
    );
  if (inquiry.address !== 'by_this_link') return null;
  const confirm = () =>
    mutate({ params: { token } }, { onSuccess: () => announce('Your email address is confirmed.') });
  return (
    <Card>
      <div className={styles.ask}>
        <div>
          <h2 className={styles.title}>Is this inquiry yours?</h2>
          <p className="r-secondary">
            Confirm that the address this link was emailed to is yours. {team} then knows that replies reach
            you.
          </p>
          {error && (
            <p role="alert">{isApiError(error) ? error.message : 'Check the connection and try again.'}</p>
          )}
        </div>
        <Button type="primary" loading={isPending} onClick={confirm}>
          Confirm my email address
        </Button>
      </div>
    </Card>
  );
}
