import { ApiError } from '@rostrum/api-client';
import { authClient } from '@rostrum/auth-client';
import { sso as ssoCalls, ssoErrors, type SingleSignOn } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';

const back = '/dashboard/settings/password';

/** Where to go to link an identity provider's account to this one. */
export function useLinkAddress(): (sso: SingleSignOn) => Promise<string> {
  const api = useApiClient();
  return async ({ kind, provider, company_username }) => {
    if (kind === 'saml') {
      const { url } = await api.call(ssoCalls.samlUrl, {
        params: { org: company_username, action: 'link' },
        body: { callback_url: back },
      });
      return url;
    }
    const begun = await authClient.signIn(provider, { callbackUrl: back, fields: { action: 'link' } });
    if (!begun.ok && begun.error === ssoErrors.confirmFirst)
      throw new ApiError({
        code: 'confirmation_required',
        type: 'permission',
        status: 403,
        message: 'Confirm that it is you, then try again.',
      });
    if (!begun.ok) throw new Error(`Linking could not begin: ${begun.error}.`);
    return begun.url;
  };
}
