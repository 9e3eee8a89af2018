import { PageSpinner } from '@rostrum/ui-kit/base';
import { lazy, Suspense, type ComponentType } from 'react';
import { useAddress } from './address/address.ts';
import { paths } from './address/paths.ts';
import { PageFailure } from './frame/page-failure.tsx';
import { SignInPage } from './login/sign-in-page.tsx';

// What most visitors need is in the entry; the others come when they are asked for, few bundles in all.
const account = () => import('./account/index.ts');
const signUp = () => import('./sign-up/index.ts');

const pages: Readonly<Record<string, ComponentType>> = {
  [paths.signIn.path]: SignInPage,
  [paths.signOut.path]: lazy(async () => ({
    default: (await import('./login/sign-out-page.tsx')).SignOutPage,
  })),
  [paths.forgot.path]: lazy(async () => ({ default: (await account()).ForgotPage })),
  [paths.reset.path]: lazy(async () => ({ default: (await account()).ResetPage })),
  [paths.verify.path]: lazy(async () => ({ default: (await account()).VerifyPage })),
  [paths.continue.path]: lazy(async () => ({ default: (await account()).ContinuePage })),
  [paths.invitation.path]: lazy(async () => ({ default: (await account()).InvitationPage })),
  [paths.deleted.path]: lazy(async () => ({ default: (await account()).AccountDeletedPage })),
  [paths.signUp.path]: lazy(async () => ({ default: (await signUp()).SeekerSignUpPage })),
  [paths.signUpOrganisation.path]: lazy(async () => ({ default: (await signUp()).OrganisationSignUpPage })),
  [paths.signUpIndividual.path]: lazy(async () => ({ default: (await signUp()).IndividualSignUpPage })),
};

/** The page of the address. Each begins anew when the address leads to it. */
export function SignInApp() {
  const { pathname } = useAddress();
  const Page = pages[pathname] ?? SignInPage;
  return (
    <PageFailure>
      <Suspense fallback={<PageSpinner />}>
        <Page key={pathname} />
      </Suspense>
    </PageFailure>
  );
}
