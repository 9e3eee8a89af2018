import { authPaths, type Session, type SessionStatus } from '@rostrum/contracts';
import { postForm, requestProviders, requestSession, TryAgainError } from './auth-requests.ts';
import type { Page } from './page.ts';
import { requestFreshSession } from './refresh-session.ts';
import { reportFailure } from './report-failure.ts';
import { signInWith, type SignInOptions, type SignInResult } from './sign-in.ts';
import { isSessionMessage, tellOtherTabs } from './tab-messages.ts';

export interface AuthState {
  status: SessionStatus;
  session: Session | null;
}

/** A site to sign in at, as `signIn` takes it and people read it. */
export interface Issuer {
  id: string;
  name: string;
}

export interface AuthClient {
  get(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Asks for the session once and begins to follow other tabs. Further calls do nothing. */
  start(): void;
  /** Settles once the status is no longer `loading`. */
  whenKnown(): Promise<AuthState>;
  /** Asks for the session again, for instance after the person changed their name. */
  reload(): Promise<AuthState>;
  signIn(provider: string, options?: SignInOptions): Promise<SignInResult>;
  /** Other sites that anybody may sign in at; empty when there are none, or none could be asked for. */
  issuers(): Promise<Issuer[]>;
  /** Ends the session in every tab and goes to /login, or to what is given. Throws when the server could not be told. */
  signOut(to?: string): Promise<void>;
  /** Trades the refresh cookie for a new session, once for all who ask at the same time; else goes to /logout. */
  refresh(): Promise<boolean>;
  getAccessToken(): Promise<string | null>;
  getIdentifier(): Promise<string | null>;
}

const loginPath = '/login';
const logoutPath = '/logout';
/** A logout at an identity provider, by SAML or OpenID Connect. */
const isProviderLogout = /[?&](SAMLRequest|post_logout_redirect_uri)=/;

/** A sign-out waits no longer than this for an answer that may never come. */
const longestWaitMs = 2000;

const stateOf = (session: Session | null): AuthState =>
  session ? { status: 'authenticated', session } : { status: 'unauthenticated', session: null };

const isSame = (left: Session | null, right: Session | null) =>
  JSON.stringify(left) === JSON.stringify(right);
const person = (session: Session | null) => session?.user.identifier;
/** Who acts, and in which of their organisations. */
const holder = (session: Session | null) => `${person(session)} ${session?.user.company_username}`;

/** The session of one page: a store to read and to subscribe to. Speaks the authentication library's protocol. */
export function createAuthClient(page: Page): AuthClient {
  let state: AuthState = { status: 'loading', session: null };
  const listeners = new Set<() => void>();
  let started = false;
  let refreshing: Promise<boolean> | null = null;
  /** A refresh has failed and the page is being left: calls that come back refused meanwhile ask for no other one. */
  let isOver = false;
  /** The user has signed out and the page is being left: no later answer about the session may redirect it. */
  let isSignedOut = false;
  /** Counts what set the session, so that an answer that was overtaken is dropped. */
  let turn = 0;
  /** The read of the session that goes on. */
  let reading: Promise<unknown> = Promise.resolve();

  function set(session: Session | null) {
    if (isSignedOut) return;
    turn += 1;
    if (holder(session) !== holder(state.session) && person(session) === person(state.session)) {
      // What is on this page, and what it is about to send, belongs to the other organisation: it ends here.
      isOver = true;
      page.navigate('/');
      return;
    }
    if (session) isOver = false;
    // An answer that says the same leaves the snapshot alone: no one is to draw again on every return to the tab.
    if (state.status !== 'loading' && isSame(state.session, session)) return;
    state = stateOf(session);
    [...listeners].forEach((listener) => listener());
  }

  async function load({ tell }: { tell: boolean }): Promise<AuthState> {
    const asked = turn;
    const held = state.session;
    try {
      const answer = requestSession(page);
      reading = answer.catch(() => undefined);
      const session = await answer;
      if (asked !== turn) return state;
      set(session);
      if (tell && holder(session) !== holder(held)) tellOtherTabs(page, 'getSession');
    } catch (error) {
      reportFailure(page, 'CLIENT_FETCH_ERROR', authPaths.session, error);
      // A held session outlives a passing fault: only the server's word that it is over ends it.
      if (asked !== turn || state.status !== 'loading') return state;
      // An overloaded server must not sign the user out: the page waits and asks again.
      if (error instanceof TryAgainError) setTimeout(() => void load({ tell }), error.seconds * 1000);
      else set(null);
    }
    return state;
  }

  async function refreshSession(): Promise<boolean> {
    const fresh = await requestFreshSession(page).catch((error: unknown) => {
      reportFailure(page, 'REFRESH_TOKEN_ERROR', authPaths.refreshToken, error);
      return null;
    });
    if (fresh) {
      set(fresh);
      tellOtherTabs(page, 'getSession');
      return !isOver;
    }
    isOver = true;
    if (page.path() !== logoutPath) {
      page.keepWayBack();
      page.navigate(logoutPath);
    }
    return false;
  }

  const client: AuthClient = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (started) return;
      started = true;
      page.onTabMessage((message) => {
        if (isSessionMessage(message)) void load({ tell: false });
      });
      page.onVisible(() => {
        if (state.session) void load({ tell: true });
      });
      // A user may have signed in since, so a visitor's page asks too.
      page.onRestored(() => {
        isSignedOut = false;
        void load({ tell: false });
      });
      void load({ tell: true });
    },
    whenKnown() {
      client.start();
      if (state.status !== 'loading') return Promise.resolve(state);
      return new Promise((resolve) => {
        const leave = client.subscribe(() => {
          leave();
          resolve(state);
        });
      });
    },
    reload: () => load({ tell: true }),
    async signIn(provider, options = {}) {
      const result = await signInWith(page, provider, options);
      if (result.ok) await load({ tell: true });
      return result;
    },
    async signOut(to = loginPath) {
      const wasOver = isOver;
      // Calls that are refused from now on must not lead to /logout, which would say that the session ended by itself.
      isOver = true;
      // An answer on its way renews the cookie, and would bring it back after the sign-out.
      await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
      const { response, url } = await postForm(page, authPaths.signOut, { callbackUrl: loginPath }).catch(
        (error: unknown) => {
          isOver = wasOver;
          throw error;
        },
      );
      // The protocol answers a bad csrf token with 200 and this address: nothing was signed out.
      if (!response.ok || url?.includes('csrf=true')) {
        isOver = wasOver;
        throw new Error(`${authPaths.signOut} answered ${response.status}.`);
      }
      // The state stays until the page is left: without a session the frame would go to /login in place of `to`.
      isSignedOut = true;
      turn += 1;
      tellOtherTabs(page, 'signout');
      // An address of another site is the identity provider's, where the sign-out goes on.
      page.navigate(to === loginPath && url != null && isProviderLogout.test(url) ? url : to);
    },
    refresh() {
      if (isOver) return Promise.resolve(false);
      refreshing ??= refreshSession().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    issuers: async () =>
      Object.values(await requestProviders(page).catch(() => ({})))
        .filter(({ type }) => type === 'oauth')
        .map(({ id, name }) => ({ id, name })),
    getAccessToken: async () => (await client.whenKnown()).session?.sessionToken ?? null,
    getIdentifier: async () => (await client.whenKnown()).session?.user.identifier ?? null,
  };
  return client;
}
