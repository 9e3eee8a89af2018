import { createApiClient } from '@rostrum/api-client';
import type { AuthState } from '@rostrum/auth-client';
import type { Role } from '@rostrum/contracts';
import { createQueryClient, type RemoteContext } from '@rostrum/remote-runtime';
import { act, render, testSession, userEvent } from '@rostrum/test-support';
import type { ReactNode } from 'react';
import { Frame } from '../frame.tsx';
import { exit } from '../gate/session-gate.tsx';
import type { Manifests } from '../pages.ts';
import { allManifests } from './manifests.ts';

export const loading: AuthState = { status: 'loading', session: null };
export const visitor: AuthState = { status: 'unauthenticated', session: null };
export const signedIn = (role: Role): AuthState => ({ status: 'authenticated', session: testSession(role) });

export interface RenderFrameOptions {
  url?: string;
  auth?: AuthState;
  manifests?: Manifests;
  /** Width of the screen in pixels. */
  width?: number;
  /** What stands where areas appear. */
  page?: ReactNode;
}

/** The frame around a page that says "The page", for a user whose session can change. */
export function renderFrame({
  url = '/dashboard',
  auth = signedIn('administrator'),
  manifests = allManifests,
  width = 1440,
  page = <h1>The page</h1>,
}: RenderFrameOptions = {}) {
  // jsdom draws dialogs but cannot open them as modal.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  window.history.replaceState(null, '', url);
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? -1),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  const left: string[] = [];
  exit.leave = (to) => left.push(to);
  const listeners = new Set<() => void>();
  let state = auth;
  const api = createApiClient({
    baseUrl: window.location.origin,
    getAccessToken: () => state.session?.sessionToken ?? null,
    getIdentifier: () => state.session?.user.identifier ?? null,
    onUnauthorized: async () => false,
  });
  const context: RemoteContext = {
    auth: {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    queryClient: createQueryClient({ api }),
    ownsPath: () => true,
    isAppPath: () => true,
  };
  const drawn = render(
    <Frame manifests={manifests} context={context}>
      {page}
    </Frame>,
  );
  return {
    ...drawn,
    /** Where the frame sent the visitor outside of the application. */
    left,
    user: userEvent.setup(),
    become: (next: AuthState) =>
      act(() => {
        state = next;
        listeners.forEach((listener) => listener());
      }),
  };
}
