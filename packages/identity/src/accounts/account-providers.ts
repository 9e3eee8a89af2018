import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../sign-in/sign-in-provider.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { createSignUpConfirmation } from './confirm-sign-up.ts';
import { createAccounts } from './create-accounts.ts';
import { createMailedLinkProvider } from './mailed-link-provider.ts';
import { createOrganisationProvider } from './organisation-provider.ts';

/** The ways in that accounts bring: a mailed link, and a session in another organisation. */
export function accountProviders(deps: IdentityDeps, pipeline: SignInPipeline): readonly SignInProvider[] {
  const accounts = createAccounts(deps);
  return [
    createMailedLinkProvider({ ...accounts, pipeline, confirmation: createSignUpConfirmation(accounts) }),
    createOrganisationProvider({ db: deps.db, pipeline }),
  ];
}
