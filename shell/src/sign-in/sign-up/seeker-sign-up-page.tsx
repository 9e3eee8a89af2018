import { account, getBody, seekerTypes } from '@rostrum/contracts';
import { LockIcon, MailIcon } from '@rostrum/ui-kit/icons';
import { useEffect, useState } from 'react';
import { go, useAddress } from '../address/address.ts';
import { helpPaths, paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useArriveOnceSignedIn } from '../address/use-arrive-once-signed-in.ts';
import { useTarget } from '../address/use-target.ts';
import { EmailField } from '../form/email-field.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { prefetchShell } from '../frame/prefetch-shell.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';
import { expectLink } from '../login/mailed-link.ts';
import { NameFields } from './name-fields.tsx';
import { PassPicture } from './pass-picture.tsx';
import { circumstances } from './person-words.ts';
import { SeekerTypeChoice } from './seeker-type-choice.tsx';
import { seekerLooks } from './seeker-types.ts';
import './sign-up.css';

/** /signup: six types, four fields, one button. */
export function SeekerSignUpPage() {
  const { state } = useAddress();
  const target = useTarget();
  const [hasPassword, setHasPassword] = useState(false);
  const { form, field, watch, unregister, notice, isBusy } = useCallForm({
    route: account.signUpSeeker,
    schema: getBody(account.signUpSeeker),
    values: {
      ...circumstances(target),
      firstname: '',
      lastname: '',
      email: state.email ?? '',
      organization: '',
    },
    onDone(_, { email }) {
      expectLink();
      go(paths.verify.href(target), { email, sent: 'sign-up' });
    },
  });
  useArriveOnceSignedIn(target);
  useEffect(prefetchShell, []);

  const switchPassword = () => {
    if (hasPassword) unregister('password');
    setHasPassword(!hasPassword);
  };

  const typed = watch();
  const type = seekerTypes.find(({ value }) => value === typed.seeker_type)?.value ?? null;
  const name = `${typed.firstname ?? ''} ${typed.lastname ?? ''}`.trim();
  const organisationLabel = type ? seekerLooks[type].organisation : 'Organisation';

  return (
    <SignInWrapper
      title="Create a seeker account"
      isWide
      aside={
        <>
          Have an account? <StepLink href={paths.signIn.href(target)}>Sign in</StepLink>
        </>
      }
      picture={<PassPicture type={type} name={name} organisation={typed.organization ?? ''} />}
    >
      <h1 className="s-title">Find the person who knows</h1>
      <p className="s-lead">Free for everyone who asks. Your requests and replies stay in one place.</p>
      <form {...form} className="s-form">
        <NoticeBox notice={notice} />
        <SeekerTypeChoice {...field('seeker_type')} chosen={type} />
        <NameFields field={field} />
        <EmailField {...field('email')} />
        <TextField {...field('organization')} label={organisationLabel} autoComplete="organization" />
        {hasPassword ? (
          <NewPasswordField {...field('password')} isOptional={false} own={[typed.email, name]} />
        ) : null}
        <SubmitButton isBusy={isBusy} busyLabel="Creating it…">
          Create account
        </SubmitButton>
      </form>
      <p className="s-either">
        <button type="button" className="s-switch" onClick={switchPassword}>
          {hasPassword ? <MailIcon aria-hidden /> : <LockIcon aria-hidden />}
          {hasPassword ? 'No password, mailed links instead' : 'Set a password as well'}
        </button>
        <span>{hasPassword ? 'We email you a link to confirm' : 'We email you a sign-in link'}</span>
      </p>
      <p className="s-small">
        By creating an account you accept the <a href={helpPaths.terms}>terms</a>. Experts see your name and{' '}
        {organisationLabel.toLowerCase()} only when you write to them.
      </p>
      <p className="s-small">
        Here for an organisation with experts of its own?{' '}
        <StepLink href={paths.signUpOrganisation.href(target)}>Set it up</StepLink>. Experts who speak for
        themselves <StepLink href={paths.signUpIndividual.href(target)}>sign up as an individual</StepLink>.
      </p>
    </SignInWrapper>
  );
}
