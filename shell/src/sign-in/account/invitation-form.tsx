import { authClient } from '@rostrum/auth-client';
import {
  account,
  getBody,
  invitedPerson,
  signInErrors,
  signInProviders,
  type RouteResponse,
  formatWeekday,
} from '@rostrum/contracts';
import { replaceWith } from '../address/address.ts';
import { arrive } from '../address/arrive.ts';
import { paths } from '../address/paths.ts';
import { EmailField } from '../form/email-field.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';
import { expectLink } from '../login/mailed-link.ts';
import { roleWords } from './role-words.ts';

export interface InvitationFormProps {
  token: string;
  invitation: RouteResponse<typeof account.showInvitation>;
  onGone: () => void;
}

/** The newly joined arrive signed in; where that needs more, /login takes over and says so. */
async function signInOnce(token: string) {
  const result = await authClient.signIn(signInProviders.email, {
    finish: true,
    fields: { token },
    callbackUrl: '/',
  });
  if (result.ok) return arrive(null);
  const needsFactor = result.error === signInErrors.secondFactorRequired;
  replaceWith(paths.signIn.href(null), needsFactor ? { kinds: result.kinds } : { error: result.error });
}

/** What an invitation offers. Who has an account only joins; who has none chooses a name and a password. */
export function InvitationForm({ token, invitation, onGone }: InvitationFormProps) {
  const { organisation, role, email, invited_by, note, expires_at, has_account } = invitation;
  const { name: roleName, may } = roleWords(role);
  const { form, field, watch, notice, isBusy } = useCallForm({
    route: account.acceptInvitation,
    schema: has_account ? getBody(account.acceptInvitation) : invitedPerson,
    values: { token, firstname: invitation.firstname, lastname: invitation.lastname, password: '' },
    onDone(joined) {
      if (joined.sign_in_token !== null) return signInOnce(joined.sign_in_token);
      // An invitation lives for days and may be forwarded, so it opens no account that exists: a fresh mail does.
      expectLink();
      replaceWith(paths.verify.href(null), { email: joined.email, sent: 'joined' });
    },
    onRefused(code) {
      const isGone = code === 'gone' || code === 'not_found';
      if (isGone) onGone();
      return isGone;
    },
  });

  return (
    <SignInWrapper title={`Join ${organisation}`}>
      <h1 className="s-title">Join {organisation}</h1>
      <p className="s-lead">
        {invited_by} invites <strong>{email}</strong> as {roleName}, to {may}. The invitation is good until{' '}
        {formatWeekday(expires_at)}.
      </p>
      {note === '' ? null : (
        <blockquote className="s-note" dir="auto">
          “{note}” {invited_by}
        </blockquote>
      )}
      <form {...form} className="s-form">
        <NoticeBox notice={notice} />
        {has_account ? (
          <p className="s-note">
            You have an account with this address. Nothing of it changes; it only gains this organisation.
          </p>
        ) : (
          <>
            <EmailField readOnly defaultValue={email} />
            <div className="s-pair">
              <TextField {...field('firstname')} autoComplete="given-name" autoFocus />
              <TextField {...field('lastname')} autoComplete="family-name" />
            </div>
            <NewPasswordField
              {...field('password')}
              own={[email, `${watch('firstname') ?? ''}${watch('lastname') ?? ''}`]}
            />
          </>
        )}
        <SubmitButton isBusy={isBusy} busyLabel="Joining…">
          {has_account ? `Join ${organisation}` : 'Create account and join'}
        </SubmitButton>
      </form>
      <p className="s-help">Not for you? Close this page; nothing happens until you join.</p>
    </SignInWrapper>
  );
}
