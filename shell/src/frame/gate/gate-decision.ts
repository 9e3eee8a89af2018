import type { AuthState } from '@rostrum/auth-client';
import { guardOf, isGranted, landingPageOf, navigationRoleOf } from '@rostrum/contracts';
import { ownerOf, type Manifests } from '../pages.ts';

export type GateDecision =
  /** The session is not known yet: the specification's spinner. */
  | { kind: 'wait' }
  | { kind: 'show' }
  /** Another page of the application, in place of this one. */
  | { kind: 'go'; to: string }
  /** A page outside of the application: /login. */
  | { kind: 'leave'; to: string }
  /** The page is there, but for other roles. */
  | { kind: 'refuse'; landing: string }
  | { kind: 'unknown' };

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

const isDashboard = (pathname: string) => pathname === '/dashboard' || pathname.startsWith('/dashboard/');
const oldSentPath = '/dashboard/inquiries_sent';

const loginFor = ({ pathname, search, hash }: Address) =>
  pathname === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(pathname + search + hash)}`;

/** What a visitor gets to see at an address. The server decides again; this only spares them a useless page. */
export function gateDecision(
  address: Address,
  { status, session }: AuthState,
  manifests: Manifests,
): GateDecision {
  const { pathname, search, hash } = address;
  if (pathname === oldSentPath || pathname.startsWith(`${oldSentPath}/`)) {
    return { kind: 'go', to: pathname.replace(oldSentPath, '/dashboard/inquiries/sent') + search + hash };
  }
  const owner = ownerOf(manifests, pathname);
  if (owner?.access === 'public') return { kind: 'show' };
  if (!owner && !isDashboard(pathname) && pathname !== '/') return { kind: 'unknown' };

  if (status === 'loading') return { kind: 'wait' };
  if (!session) return { kind: 'leave', to: loginFor(address) };

  const landing = landingPageOf(session.user.type);
  if (pathname === '/') return landing === '/' ? { kind: 'unknown' } : { kind: 'go', to: landing };
  // /dashboard is what people type and bookmark: it means "my start page", whoever they are.
  if (pathname === '/dashboard' && landing !== pathname) return { kind: 'go', to: landing };
  const guard = owner && guardOf(owner.manifest, pathname);
  if (guard && !isGranted(navigationRoleOf(session.user.type), guard.action))
    return { kind: 'refuse', landing };
  return owner ? { kind: 'show' } : { kind: 'unknown' };
}
