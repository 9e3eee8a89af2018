import {
  createdPasskey,
  passkeyProof,
  security,
  signInProviders,
  type CreatedPasskey,
  type PasskeyCreationOptions,
  type PasskeyProof,
  type PasskeyRequestOptions,
} from '@rostrum/contracts';
import { requestCsrfToken } from './auth-requests.ts';
import type { AuthClient } from './create-auth-client.ts';
import type { Page } from './page.ts';
import { reportFailure } from './report-failure.ts';
import type { SignInResult } from './sign-in.ts';

/** Why no passkey came out: the person said no or took too long, has one here already, or the device cannot. */
export type PasskeyFailure = 'cancelled' | 'exists' | 'unsupported' | 'failed';
export type PasskeyOutcome<Value> = { ok: true; value: Value } | { ok: false; reason: PasskeyFailure };

export interface Passkeys {
  /** Whether this browser knows passkeys at all; without it none of the others is worth calling. */
  isSupported(): boolean;
  /** Whether the browser can offer passkeys in the list of a field with `autocomplete="username webauthn"`. */
  canFillIn(): Promise<boolean>;
  create(options: PasskeyCreationOptions): Promise<PasskeyOutcome<CreatedPasskey>>;
  prove(options: PasskeyRequestOptions): Promise<PasskeyOutcome<PasskeyProof>>;
  /**
   * Signs in with a passkey: alone, or as the second step after a first factor. `fillIn` waits until one is chosen
   * from the field's list. The errors are those of `signIn`, and `PasskeyCancelled`, `PasskeyFailed`.
   */
  signIn(options?: { callbackUrl?: string; fillIn?: boolean }): Promise<SignInResult>;
  /** Ends a wait that `fillIn` began. */
  cancel(): Promise<void>;
}

// Fetched at the first use only: most visits never need it.
const library = () => import('@simplewebauthn/browser');

const reasons: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
};

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<PasskeyOutcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, reason: reasons[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
}

async function prove(
  optionsJSON: PasskeyRequestOptions,
  how: { useBrowserAutofill?: boolean } = {},
): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  // Parsed, because browsers add fields of their own that no one asked for.
  return passkeyProof.parse(
    await startAuthentication({ optionsJSON, verifyBrowserAutofillInput: false, ...how }),
  );
}

/** Passkeys of this page. Nothing else opens the browser's own dialogues about them. */
export function createPasskeys(page: Page, { signIn }: Pick<AuthClient, 'signIn'>): Passkeys {
  const failed = (error: string, status = 0): SignInResult => ({
    ok: false,
    error,
    status,
    retryAfterSeconds: null,
    kinds: [],
  });
  async function requestChallenge() {
    // The challenge is bound to the browser's csrf cookie, which a first visit does not have yet.
    await requestCsrfToken(page);
    const response = await page.fetch(security.signInOptions.path, { method: security.signInOptions.method });
    if (!response.ok) return { status: response.status };
    const answer: { data?: unknown } = await response.json();
    return security.signInOptions.response.parse(answer.data);
  }
  // The browser shows one dialogue at a time: an offer in a field's list gives way to it, and must never end it.
  let dialogues = 0;
  let isOffering = false;
  let isSignedIn = false;
  async function inDialogue<Value>(work: () => Promise<Value>): Promise<Value> {
    dialogues += 1;
    try {
      return await work();
    } finally {
      dialogues -= 1;
    }
  }
  const inOffer = async <Value>(
    work: () => Promise<PasskeyOutcome<Value>>,
  ): Promise<PasskeyOutcome<Value>> => {
    if (dialogues > 0 || isSignedIn) return { ok: false, reason: 'cancelled' };
    isOffering = true;
    try {
      return await work();
    } finally {
      isOffering = false;
    }
  };

  async function signInWithProof(
    callbackUrl: string | undefined,
    proofOf: (options: PasskeyRequestOptions) => Promise<PasskeyOutcome<PasskeyProof>>,
  ): Promise<SignInResult> {
    try {
      const asked = await requestChallenge();
      if ('status' in asked) return failed(asked.status === 429 ? 'TooMany' : 'unreachable', asked.status);
      const proof = await proofOf(asked.options);
      if (!proof.ok) return failed(proof.reason === 'cancelled' ? 'PasskeyCancelled' : 'PasskeyFailed');
      const result = await signIn(signInProviders.passkey, {
        ...(callbackUrl !== undefined && { callbackUrl }),
        fields: { ticket: asked.ticket, proof: JSON.stringify(proof.value) },
      });
      isSignedIn ||= result.ok;
      return result;
    } catch (error) {
      reportFailure(page, 'CLIENT_SIGNIN_ERROR', security.signInOptions.path, error);
      return failed('unreachable');
    }
  }

  const passkeys: Passkeys = {
    isSupported: () => typeof PublicKeyCredential === 'function' && window.isSecureContext,
    canFillIn: async () => passkeys.isSupported() && (await library()).browserSupportsWebAuthnAutofill(),
    create: (optionsJSON) =>
      inDialogue(() =>
        outcomeOf(async () =>
          createdPasskey.parse(await (await library()).startRegistration({ optionsJSON })),
        ),
      ),
    prove: (options) => inDialogue(() => outcomeOf(() => prove(options))),
    signIn: ({ callbackUrl, fillIn = false } = {}) =>
      fillIn
        ? signInWithProof(callbackUrl, (options) =>
            inOffer(() => outcomeOf(() => prove(options, { useBrowserAutofill: true }))),
          )
        : inDialogue(() => signInWithProof(callbackUrl, (options) => outcomeOf(() => prove(options)))),
    async cancel() {
      if (isOffering) (await library()).WebAuthnAbortService.cancelCeremony();
    },
  };
  return passkeys;
}
