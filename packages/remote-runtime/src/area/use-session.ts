import { useMemo, useSyncExternalStore } from 'react';
import {
  navigationRoleOf,
  type NavigationRole,
  type Session,
  type SessionStatus,
  type SessionUser,
} from '@rostrum/contracts';
import { useRemoteContext, type SessionSource } from './remote-context.ts';

export interface SessionView {
  status: SessionStatus;
  session: Session | null;
  user: SessionUser | null;
  /** The role that navigation, tabs and pages are chosen by: an owner counts as administrator, every seeker type as seeker. */
  role: NavigationRole | null;
}

/** The session of any source as React state. */
export function useSessionOf(source: SessionSource): SessionView {
  const { status, session } = useSyncExternalStore(source.subscribe, source.get);
  return useMemo(() => {
    const user = session?.user ?? null;
    return { status, session, user, role: user && navigationRoleOf(user.type) };
  }, [status, session]);
}

/** The session of the person using the area. */
export const useSession = (): SessionView => useSessionOf(useRemoteContext().auth);
