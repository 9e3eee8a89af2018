import { formatDay, restorableUntilStorageKey } from '@rostrum/contracts';
import { CheckIcon } from '@rostrum/ui-kit/icons';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { MessagePage } from '../frame/message-page.tsx';

/** The day until which the account can be restored; null when this tab deleted none. */
function readRestorableUntil(): string | null {
  try {
    const stored = sessionStorage.getItem(restorableUntilStorageKey);
    return stored === null || Number.isNaN(Date.parse(stored)) ? null : formatDay(stored);
  } catch {
    // Storage may be switched off.
    return null;
  }
}

/** /login/deleted: confirms a deletion, without a session, and says until when it can be undone. */
export function AccountDeletedPage() {
  const until = readRestorableUntil();
  return (
    <MessagePage
      title="Your account is deleted"
      icon={CheckIcon}
      lead={
        <span role="status">
          You’re signed out everywhere.{' '}
          {until === null ? (
            'For 30 days, you can restore your account'
          ) : (
            <>
              Until <strong>{until}</strong>, you can restore your account
            </>
          )}{' '}
          with the link in the email we sent you.
        </span>
      }
    >
      <p className="s-note">
        Lost the email? Ask for a sign-in link with your address, and we’ll send the restore link again.
      </p>
      <StepLink className="s-button s-button--plain" href={paths.signIn.href(null)}>
        Go to sign in
      </StepLink>
    </MessagePage>
  );
}
