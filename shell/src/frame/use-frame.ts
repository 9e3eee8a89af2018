import type { NavigationRole, SessionUser } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { useLocation } from '@rostrum/remote-runtime/router';
import { createContext, useContext } from 'react';
import type { Manifests } from './pages.ts';

export const ManifestsContext = createContext<Manifests>([]);

export const useManifests = (): Manifests => useContext(ManifestsContext);

export interface Member {
  user: SessionUser;
  role: NavigationRole;
}

/** Who is signed in; null while that is not known, and for visitors. */
export function useMember(): Member | null {
  const { user, role } = useSession();
  return user && role ? { user, role } : null;
}

export const usePathname = (): string => useLocation().pathname.replace(/(.)\/+$/, '$1');
