import { authClient } from '@rostrum/auth-client';
import { useEffect } from 'react';
import { arrive } from './arrive.ts';

/** A user who is signed in already, or meanwhile in another tab, has nothing to do on these pages. */
export function useArriveOnceSignedIn(target: string | null): void {
  useEffect(() => {
    const leaveWhenSignedIn = () => {
      if (authClient.get().status === 'authenticated') arrive(target);
    };
    leaveWhenSignedIn();
    return authClient.subscribe(leaveWhenSignedIn);
  }, [target]);
}
