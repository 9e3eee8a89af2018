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

/**
 * Why single sign-on could not begin. Its `type` is the server's error type, its `code` the server's code; told by
 * `isSingleSignOnError`, because each bundle may carry its own copy of a class.
 */
export class SingleSignOnError extends Error {
  override readonly name = 'SingleSignOnError';
  readonly type: string;
  readonly code: string;
  readonly retryAfterSeconds: number | null;

  constructor({
    type,
    code,
    retryAfterSeconds,
  }: Pick<SingleSignOnError, 'type' | 'code' | 'retryAfterSeconds'>) {
    super(type);
    this.type = type;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const isSingleSignOnError = (error: unknown): error is SingleSignOnError =>
  error instanceof Error && error.name === 'SingleSignOnError';

/**
 * Returns the address of the identity provider, for the browser to go there.
 *
 * @throws SingleSignOnError with the server's error type (specification, sections 7 and 8).
 */
export async function singleSignOnUrl(
  { kind, provider, company_username: org }: SingleSignOn,
  target: string | null,
): Promise<string> {
  if (kind === 'oidc') {
    const started = await authClient.signIn(provider, { callbackUrl: target ?? '/' });
    if (started.ok) return started.url;
    throw new SingleSignOnError({
      type: started.error,
      code: started.error,
      retryAfterSeconds: started.retryAfterSeconds,
    });
  }
  const answer = await post(
    ssoRoutes.samlUrl,
    { callback_url: target ?? undefined },
    { org, action: 'login' },
  );
  if (answer.ok) return answer.data.url;
  throw new SingleSignOnError(answer);
}
