/** The identity provider of the demonstration; loaded outside production only. */
export { devIdentityProvider } from './single-sign-on/development/dev-identity-provider.ts';
