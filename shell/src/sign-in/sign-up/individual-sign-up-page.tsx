import { account, getBody } from '@rostrum/contracts';
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
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';
import { expectLink } from '../login/mailed-link.ts';
import { CountryField, likelyCountry } from './country-field.tsx';
import { NameFields } from './name-fields.tsx';
import { circumstances } from './person-words.ts';
import './sign-up.css';

/** /signup/individual: an expert who stands for themselves, with a profile to complete. */
export function IndividualSignUpPage() {
  const { state } = useAddress();
  const target = useTarget();
  const { form, field, watch, notice, isBusy } = useCallForm({
    route: account.signUpIndividual,
    schema: getBody(account.signUpIndividual),
    values: {
      ...circumstances(target),
      firstname: '',
      lastname: '',
      job_title: '',
      country: likelyCountry(),
      email: state.email ?? '',
      password: '',
    },
    onDone(_, { email }) {
      expectLink();
      go(paths.verify.href(target), { email, sent: 'sign-up' });
    },
  });
  useArriveOnceSignedIn(target);

  return (
    <SignInWrapper
      title="Sign up as an individual"
      isWide
      aside={
        <>
          Have an account? <StepLink href={paths.signIn.href(target)}>Sign in</StepLink>
        </>
      }
    >
      <h1 className="s-title">Be found for what you know</h1>
      <p className="s-lead">You get a draft of your profile. No one sees it until you publish it.</p>
      <form {...form} className="s-form">
        <NoticeBox notice={notice} />
        <NameFields field={field} />
        <TextField {...field('job_title')} autoComplete="organization-title" />
        <CountryField {...field('country')} />
        <EmailField {...field('email')} />
        <NewPasswordField
          {...field('password')}
          own={[watch('email'), `${watch('firstname')}${watch('lastname')}`]}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Creating it…">
          Create my profile
        </SubmitButton>
      </form>
      <p className="s-small">
        By creating it you accept the <a href={helpPaths.terms}>terms</a>. Here for an organisation with
        experts of its own? <StepLink href={paths.signUpOrganisation.href(target)}>Set it up</StepLink>
      </p>
    </SignInWrapper>
  );
}
