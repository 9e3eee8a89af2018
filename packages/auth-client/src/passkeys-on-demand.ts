import type { AuthClient } from './create-auth-client.ts';
import type { Page } from './page.ts';
import type { Passkeys } from './passkeys.ts';

/** Passkeys whose code is fetched at their first use: the page that signs people in shall not carry it for everybody. */
export function createPasskeysOnDemand(page: Page, client: Pick<AuthClient, 'signIn'>): Passkeys {
  let loading: Promise<Passkeys> | undefined;
  const load = () =>
    (loading ??= import('./passkeys.ts').then(({ createPasskeys }) => createPasskeys(page, client)));
  const isSupported = () => typeof PublicKeyCredential === 'function' && window.isSecureContext;
  return {
    isSupported,
    canFillIn: async () => isSupported() && (await load()).canFillIn(),
    create: async (options) => (await load()).create(options),
    prove: async (options) => (await load()).prove(options),
    signIn: async (options) => (await load()).signIn(options),
    cancel: async () => (await loading)?.cancel(),
  };
}
