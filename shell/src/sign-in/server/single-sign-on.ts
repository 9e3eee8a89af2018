import { authClient } from '@rostrum/auth-client';
import { account, sso as ssoRoutes, type SingleSignOn } from '@rostrum/contracts';
import { post } from './post.ts';

const known = new Map<string, Promise<SingleSignOn | null>>();

/** How the organisation behind a domain signs in. Asked once per domain; without an answer there simply is none. */
export function discover(domain: string): Promise<SingleSignOn | null> {
  const asked =
    known.get(domain) ??
    // The call takes an address; whose it is does not matter, so no one's is sent.
    post(account.discover, { email: `anyone@${domain}` }).then((answer) => {
      if (answer.ok) return answer.data.sso;
      known.delete(domain);
      return null;
    });
  known.set(domain, asked);
  return asked;
}

/** Finds where the identity provider is, for the browser to go there; or why it could not be found. */
export async function singleSignOnUrl(
  { kind, provider, company_username: org }: SingleSignOn,
  target: string | null,
): Promise<{ url: string } | { error: string; retryAfterSeconds: number | null }> {
  if (kind === 'oidc') {
    const started = await authClient.signIn(provider, { callbackUrl: target ?? '/' });
    return started.ok ? { url: started.url } : started;
  }
  const answer = await post(
    ssoRoutes.samlUrl,
    { callback_url: target ?? undefined },
    { org, action: 'login' },
  );
  if (answer.ok) return { url: answer.data.url };
  return { error: answer.code, retryAfterSeconds: answer.retryAfterSeconds };
}
