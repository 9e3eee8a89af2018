import { safeCallbackUrl } from '../sign-in/callback-url.ts';

export interface AccountLinks {
  login(): string;
  forgotPassword(): string;
  signUp(): string;
  resetPassword(token: string, callbackUrl: string | null): string;
  /** Where mailed links that sign in arrive. The page posts the token; opening the address alone uses nothing up. */
  signIn(token: string): string;
  invitation(token: string): string;
  confirmAddress(token: string): string;
  /** Where a link arrives that proves the mailbox of the account that is signed in. */
  confirmMailbox(token: string): string;
  /** Where a deleted account is brought back. The page asks first: opening the address alone uses nothing up. */
  restoreAccount(token: string): string;
}

/** Addresses in mails. Their host comes from the configuration and from nothing that a request says. */
export function createAccountLinks(origin: string): AccountLinks {
  const to = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    login: () => to('/login'),
    forgotPassword: () => to('/login/forgot'),
    signUp: () => to('/signup'),
    resetPassword(token, callbackUrl) {
      const target = safeCallbackUrl(callbackUrl, origin);
      const isNamed = callbackUrl !== null && target !== origin;
      return to('/login/reset', { token, ...(isNamed && { callbackUrl: target.slice(origin.length) }) });
    },
    signIn: (token) => to('/login/continue', { token }),
    invitation: (token) => to('/login/invitation', { token }),
    restoreAccount: (token) => to(`/account/restore/${encodeURIComponent(token)}`),
    confirmMailbox: (token) => to('/dashboard/settings/password', { confirm_mailbox: token }),
    confirmAddress: (token) => to('/dashboard/settings/contact', { confirm_email: token }),
  };
}
