import type { RequestInfo } from '@rostrum/server-kit';
import type { InheritedProof } from '../sessions/sessions.repository.ts';
import type { SignInMethod } from '../sessions/sessions.schema.ts';
import type { ProviderSession } from '../sessions/provider-sessions.repository.ts';
import type { SignedIn } from '../sessions/session.service.ts';

/** A user whose first factor was right, and what else is known of how they proved it. */
export interface ProvenIdentity {
  userId: string;
  /** The organisation to act in; undefined means the one joined first that lets them in so, null none. */
  orgId?: string | null;
  method: SignInMethod;
  /** Set when a second factor was given too, or when one gesture was both, as with a passkey. */
  secondFactorAt?: Date | null;
  /** When the session ends whatever happens, when the identity provider says so. */
  endsBy?: Date | null;
  /** What the session that this one follows has proven. Absent when the person proved themselves now. */
  inherits?: InheritedProof;
  /** The organisation whose own identity provider vouched for the person. */
  vouchedBy?: string;
  /** What that identity provider calls the session, so that its logout ends it. */
  providerSession?: ProviderSession;
}

export type SecondFactorKind = 'totp' | 'passkey';

export type SignInResult =
  | { outcome: 'signed_in'; signedIn: SignedIn; callbackUrl?: string | undefined }
  /** `error` is a code of the protocol; without one it reads like wrong credentials. */
  | { outcome: 'refused'; error?: string }
  | { outcome: 'too_many'; retryAfter: number }
  /** The same browser must now bring a second factor; `pending` stands for the first one. */
  | {
      outcome: 'second_factor_needed';
      pending: string;
      kinds: readonly SecondFactorKind[];
      callbackUrl?: string | undefined;
    };

/** One try at signing in, and what the browser brought along. */
export interface SignInAttempt {
  /** The id of the provider as it was asked for. */
  provider: string;
  /** The session cookie, which ends with a successful sign-in. */
  presented: string | undefined;
  /** A first factor that waits for its second. */
  pending: string | undefined;
  /** What `start` left in this browser. */
  state: string | undefined;
  /** What ties a sign-in at an identity provider to the browser that it began in. */
  browser: string | undefined;
  /** Checked address of this site. */
  callbackUrl: string;
  request: RequestInfo;
}

export type StartResult =
  /** Go to `url`; `state` is kept in a cookie of this browser for 15 minutes and comes back in the attempt. */
  | { outcome: 'leave'; url: string; state: string }
  /** A mail is on its way, or would be if there were a user to get it. */
  | { outcome: 'mailed' }
  | { outcome: 'failed'; error: string }
  | { outcome: 'too_many'; retryAfter: number };

type Fields = Readonly<Record<string, unknown>>;

/** One way to sign in, as GET providers lists it. */
export interface SignInProvider {
  id: string;
  name: string;
  type: 'credentials' | 'email' | 'oauth';
  /** Stands for every id that this is true of, as for one of each organisation. Then it is not listed. */
  handles?(id: string): boolean;
  /** POST signin/{id}: leads away or sends a mail. */
  start?(fields: Fields, attempt: SignInAttempt): Promise<StartResult>;
  /** POST callback/{id}: a form with proof. */
  authorize?(fields: Fields, attempt: SignInAttempt): Promise<SignInResult>;
  /** GET callback/{id}: a user comes back from elsewhere. */
  comeBack?(query: Fields, attempt: SignInAttempt): Promise<SignInResult>;
}

export type SignInVerdict =
  { outcome: 'refused'; error: string } | { outcome: 'second_factor_needed'; kinds: SecondFactorKind[] };

/** Called for everybody who was let in. A failure is logged and keeps no one out. */
export type SignInHook = (who: { userId: string }, request: RequestInfo) => Promise<void>;

/** A condition on top of a right first factor, as an organisation may set it. Null lets the person in. */
export type SignInRule = (
  identity: ProvenIdentity & { orgId: string | null },
) => Promise<SignInVerdict | null>;

/** Where a sign-out goes on after the session of a cookie ended here; null: nowhere. `callbackUrl` is an address of this site. */
export type SignOutTarget = (cookie: string, callbackUrl: string) => Promise<string | null>;
