import type { AuthContext } from './auth-context.ts';
import type { RefreshService } from '../sessions/refresh.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { SignInProvider, SignOutTarget } from './sign-in-provider.ts';

export interface AuthRoutesOptions {
  context: AuthContext;
  sessions: SessionService;
  /** The ways to sign in, in the order in which they are listed. */
  providers: readonly SignInProvider[];
  /** Asked in turn where a sign-out goes on. */
  signOutTargets: readonly SignOutTarget[];
  refreshService: RefreshService;
  rateLimitScale: number;
}

export const protocol = { config: { policy: 'protocol' } } as const;
/** Shedding these would sign people out or keep them in. */
export const unlimited = { config: { policy: 'protocol', unlimited: true } } as const;
/** What every open tab asks for again and again. */
export const polled = { config: { policy: 'protocol', unlimited: true, quiet: true } } as const;
