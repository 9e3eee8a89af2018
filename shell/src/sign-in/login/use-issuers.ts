import { authClient, type Issuer } from '@rostrum/auth-client';
import { useEffect, useState } from 'react';

/** Sites of the whole installation to sign in at. They come when the page has been drawn: most installations have none. */
export function useIssuers(): readonly Issuer[] {
  const [issuers, setIssuers] = useState<readonly Issuer[]>([]);
  useEffect(() => {
    let isHere = true;
    void authClient.issuers().then((found) => isHere && setIssuers(found));
    return () => {
      isHere = false;
    };
  }, []);
  return issuers;
}
