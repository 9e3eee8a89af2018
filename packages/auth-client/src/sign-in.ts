import { authPaths, oidcProviderPrefix } from '@rostrum/contracts';
import { postForm, requestProviders } from './auth-requests.ts';
import type { Page } from './page.ts';
import { reportFailure } from './report-failure.ts';

export interface SignInOptions {
  /** Where to arrive; a path of this site. */
  callbackUrl?: string;
  /** What the provider asks for: email and password for `credentials`. */
  fields?: Record<string, string>;
  /** Brings the proof of a way that began elsewhere: the token of a mailed link, the ticket of single sign-on. */
  finish?: boolean;
}

export type SignInResult =
  | { ok: true; url: string }
  /** `error` is the protocol's code (`CredentialsSignin`, `TooMany`, …), or `unreachable` when there was no proper answer. */
  | {
      ok: false;
      error: string;
      status: number;
      retryAfterSeconds: number | null;
      /** Second factors that may follow `SecondFactorRequired`: `totp`, `passkey`. */
      kinds: readonly string[];
    };

type Failure = Extract<SignInResult, { ok: false }>;

const failed = (error: string, told: Partial<Failure> = {}): SignInResult => ({
  status: 0,
  retryAfterSeconds: null,
  kinds: [],
  ...told,
  ok: false,
  error,
});

function failureIn(url: string | null) {
  const query = url !== null && URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  // The protocol answers a form without a valid csrf token with 200 and this mark: no one was signed in.
  const error = query.get('error') ?? (query.get('csrf') === 'true' ? 'Callback' : null);
  return { error, kinds: (query.get('kinds') ?? '').split('.').filter(Boolean) };
}

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
    // Organisations' own issuers are not told to everybody, so they are not in the list.
    const type = provider.startsWith(oidcProviderPrefix)
      ? 'oauth'
      : (await requestProviders(page))[provider]?.type;
    if (type === undefined) return failed('Configuration');
    const isProof = type === 'credentials' || options.finish === true;
    const target = isProof ? authPaths.callback(provider) : authPaths.signIn(provider);
    const { response, url } = await postForm(page, target, {
      ...options.fields,
      redirect: 'false',
      callbackUrl: options.callbackUrl ?? page.path(),
    });
    const { error, kinds } = failureIn(url);
    if (response.ok && url !== null && error === null) return { ok: true, url };
    return failed(error ?? (response.status === 429 ? 'TooMany' : 'unreachable'), {
      status: response.status,
      retryAfterSeconds: waitOf(response),
      kinds,
    });
  } catch (error) {
    reportFailure(page, 'CLIENT_SIGNIN_ERROR', authPaths.signIn(provider), error);
    return failed('unreachable');
  }
}
