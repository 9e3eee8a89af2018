import { account, getBody, organisationKinds } from '@rostrum/contracts';
import { go, useAddress } from '../address/address.ts';
import { helpPaths, paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useArriveOnceSignedIn } from '../address/use-arrive-once-signed-in.ts';
import { useTarget } from '../address/use-target.ts';
import { EmailField } from '../form/email-field.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';
import { expectLink } from '../login/mailed-link.ts';
import { CountryField, likelyCountry } from './country-field.tsx';
import { NameFields } from './name-fields.tsx';
import { organisationKindLabels } from './organisation-kinds.ts';
import { circumstances } from './person-words.ts';
import './sign-up.css';

/** /signup/organisation: an organisation with its owner. */
export function OrganisationSignUpPage() {
  const { state } = useAddress();
  const target = useTarget();
  const { form, field, watch, notice, isBusy } = useCallForm({
    route: account.signUpOrganisation,
    schema: getBody(account.signUpOrganisation),
    values: {
      ...circumstances(target),
      organization: '',
      website: '',
      country: likelyCountry(),
      firstname: '',
      lastname: '',
      email: state.email ?? '',
      password: '',
    },
    onDone(_, { email }) {
      expectLink();
      go(paths.verify.href(target), { email, sent: 'organisation' });
    },
  });
  useArriveOnceSignedIn(target);

  return (
    <SignInWrapper
      title="Set up your organisation"
      isWide
      aside={
        <>
          Have an account? <StepLink href={paths.signIn.href(target)}>Sign in</StepLink>
        </>
      }
    >
      <h1 className="s-title">Put your experts where they are looked for</h1>
      <p className="s-lead">You become the owner, and can invite everyone else.</p>
      <form {...form} className="s-form">
        <NoticeBox notice={notice} />
        <TextField {...field('organization')} autoComplete="organization" />
        <div className="s-pair">
          <SelectField {...field('kind')}>
            <option value="">Choose</option>
            {organisationKinds.map((kind) => (
              <option key={kind} value={kind}>
                {organisationKindLabels[kind]}
              </option>
            ))}
          </SelectField>
          <CountryField {...field('country')} />
        </div>
        <TextField
          {...field('website')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.org"
        />
        <NameFields field={field} />
        <EmailField {...field('email')} />
        <NewPasswordField
          {...field('password')}
          own={[watch('email'), `${watch('firstname')}${watch('lastname')}`]}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Setting it up…">
          Set up the organisation
        </SubmitButton>
      </form>
      <p className="s-small">
        By setting it up you accept the <a href={helpPaths.terms}>terms</a>. Only here to ask experts?{' '}
        <StepLink href={paths.signUp.href(target)}>Create a seeker account</StepLink>
      </p>
      <p className="s-small">
        Do you speak for yourself alone?{' '}
        <StepLink href={paths.signUpIndividual.href(target)}>Sign up as an individual</StepLink>
      </p>
    </SignInWrapper>
  );
}
