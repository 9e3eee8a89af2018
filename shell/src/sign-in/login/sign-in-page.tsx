import { signInErrors } from '@rostrum/contracts';
import { PageSpinner } from '@rostrum/ui-kit/base';
import { lazy, Suspense, useEffect } from 'react';
import { useAddress } from '../address/address.ts';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useArriveOnceSignedIn } from '../address/use-arrive-once-signed-in.ts';
import { useTarget } from '../address/use-target.ts';
import { prefetchShell } from '../frame/prefetch-shell.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';
import { SignInForm } from './sign-in-form.tsx';

const SecondFactorForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));

/** Second factors that are asked for: by the step before, or by an identity provider on the way back. */
function useAskedFactors(): readonly string[] | null {
  const { query, state } = useAddress();
  if (state.kinds) return state.kinds;
  if (query.get('error') !== signInErrors.secondFactorRequired) return null;
  return (query.get('kinds') ?? '').split('.').filter(Boolean);
}

/** /login */
export function SignInPage() {
  const { query, state } = useAddress();
  const target = useTarget();
  const kinds = useAskedFactors();
  useArriveOnceSignedIn(target);
  useEffect(prefetchShell, []);

  return (
    <SignInWrapper title={kinds ? 'One more step' : 'Sign in'}>
      {kinds ? (
        <Suspense fallback={<PageSpinner />}>
          <SecondFactorForm kinds={kinds} target={target} email={state.email} />
        </Suspense>
      ) : (
        <>
          <h1 className="s-title">Sign in</h1>
          <p className="s-lead">
            New to Rostrum? <StepLink href={paths.signUp.href(target)}>Create a seeker account</StepLink>
          </p>
          <SignInForm target={target} arrival={state.error ?? query.get('error')} />
        </>
      )}
    </SignInWrapper>
  );
}
