import { authPaths } from '@rostrum/contracts';
import { postForm, requestProviders } from './auth-requests.ts';
import type { Page } from './page.ts';
import { reportFailure } from './report-failure.ts';

export interface SignInOptions {
  /** Where to arrive; a path of this site. */
  callbackUrl?: string;
  /** What the provider asks for: e-mail and password for `credentials`. */
  fields?: Record<string, string>;
}

export type SignInResult =
  | { ok: true; url: string }
  /** `error` is the protocol's code (`CredentialsSignin`, `TooMany`, …), or `unreachable` when there was no proper answer. */
  | { ok: false; error: string; status: number; retryAfterSeconds: number | null };

const failed = (error: string, status = 0, retryAfterSeconds: number | null = null): SignInResult => ({
  ok: false,
  error,
  status,
  retryAfterSeconds,
});

const errorOf = (url: string) => (URL.canParse(url) ? new URL(url).searchParams.get('error') : null);

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

/** Signs in with one provider. Never leaves the page: the caller decides what a result leads to. */
export async function signInWith(
  page: Page,
  provider: string,
  options: SignInOptions,
): Promise<SignInResult> {
  try {
    const known = (await requestProviders(page))[provider];
    if (!known) return failed('Configuration');
    const target = known.type === 'credentials' ? authPaths.callback(provider) : authPaths.signIn(provider);
    const { response, url } = await postForm(page, target, {
      ...options.fields,
      redirect: 'false',
      callbackUrl: options.callbackUrl ?? page.path(),
    });
    const error = url === null ? null : errorOf(url);
    if (response.ok && url !== null && error === null) return { ok: true, url };
    return failed(
      error ?? (response.status === 429 ? 'TooMany' : 'unreachable'),
      response.status,
      waitOf(response),
    );
  } catch (error) {
    reportFailure(page, 'CLIENT_SIGNIN_ERROR', authPaths.signIn(provider), error);
    return failed('unreachable');
  }
}
