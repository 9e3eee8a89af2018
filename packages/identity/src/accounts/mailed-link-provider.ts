import { email as emailSchema, signInProviders } from '@rostrum/contracts';
import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInAttempt, SignInProvider, SignInResult } from '../sign-in/sign-in-provider.ts';
import type { LimitRule } from '@rostrum/server-kit/limits';
import type { IdentityDeps } from '../identity-deps.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { mailedLinkUses, signInLinkOrders } from './account-limits.ts';
import type { AccountOrders } from './account-orders.ts';
import { accountRepository } from './account.repository.ts';
import type { SignUpConfirmation } from './confirm-sign-up.ts';
import { memberRepository } from './members.repository.ts';

interface Deps extends Pick<IdentityDeps, 'db' | 'limits'> {
  pipeline: SignInPipeline;
  orders: AccountOrders;
  confirmation: SignUpConfirmation;
}

interface Proven {
  userId: string;
  /** Undefined lets the pipeline choose. */
  orgId: string | null | undefined;
  callbackUrl: string | null;
}

/** Sign-in by a mailed link. The link's page posts the token: programs that open every link in a mail use nothing up. */
export function createMailedLinkProvider({
  db,
  limits,
  pipeline,
  orders,
  confirmation,
}: Deps): SignInProvider {
  async function fromSignInLink(token: unknown): Promise<Proven | undefined> {
    const taken = await oneTimeTokenRepository.take(db, 'sign_in_link', token);
    if (!taken?.userId) return undefined;
    const account = await accountRepository.find(db, taken.userId);
    // A link proves the mailbox that it went to, which may not be the account's any more.
    if (account?.email.toLowerCase() !== taken.email?.toLowerCase()) return undefined;
    const belongs =
      taken.orgId !== null && (await memberRepository.find(db, taken.orgId, taken.userId)) !== undefined;
    return {
      userId: taken.userId,
      orgId: belongs ? taken.orgId : undefined,
      callbackUrl: taken.callbackUrl,
    };
  }

  async function overLimit(attempt: SignInAttempt, rule: LimitRule) {
    const state = await limits.consume({ ...rule, key: limits.addressKey(attempt.request.ip) });
    return state.allowed ? null : ({ outcome: 'too_many', retryAfter: state.retryAfter } as const);
  }

  return {
    id: signInProviders.email,
    name: 'Email link',
    type: 'email',

    async start({ email }, attempt) {
      const address = emailSchema.safeParse(email);
      if (!address.success) return { outcome: 'failed', error: 'EmailSignin' };
      const stopped = await overLimit(attempt, signInLinkOrders);
      if (stopped) return stopped;
      const { callbackUrl } = attempt;
      await orders.place('sign_in_link', { email: address.data, callbackUrl, data: {} });
      return { outcome: 'mailed' };
    },

    async authorize({ token }, attempt): Promise<SignInResult> {
      const stopped = await overLimit(attempt, mailedLinkUses);
      if (stopped) return stopped;
      const proven = (await fromSignInLink(token)) ?? (await confirmation.confirm(token, attempt.request));
      if (!proven) return { outcome: 'refused', error: 'Verification' };
      const callbackUrl = proven.callbackUrl ?? attempt.callbackUrl;
      const { userId, orgId } = proven;
      const result = await pipeline.enter(
        { userId, method: 'email', ...(orgId !== undefined && { orgId }) },
        { ...attempt, callbackUrl },
      );
      return result.outcome === 'signed_in' || result.outcome === 'second_factor_needed'
        ? { ...result, callbackUrl }
        : result;
    },
  };
}
