import type { SingleSignOn } from '@rostrum/contracts';
import { announce } from '@rostrum/ui-kit/base';
import { useEffect, useState } from 'react';
import { domainOf } from '../address/domain-of.ts';

const pauseMs = 400;
/** No one waits longer for an answer that most addresses do not need. */
const timeoutMs = 3_000;

// The calls and their contracts come once an address is whole: the page stands before they are there.
const discover = (domain: string): Promise<SingleSignOn | null> =>
  import('../server/single-sign-on.ts').then((calls) => calls.discover(domain)).catch(() => null);

/** Looks behind the address while it is typed. `look` waits for the answer. */
export function useDiscovery(email: string) {
  const [found, setFound] = useState<{ domain: string; sso: SingleSignOn | null } | null>(null);
  const domain = domainOf(email);
  const sso = found !== null && found.domain === domain ? found.sso : null;

  useEffect(() => {
    if (domain === null) return;
    let isWanted = true;
    const timer = setTimeout(
      () => void discover(domain).then((answer) => isWanted && setFound({ domain, sso: answer })),
      pauseMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [domain]);

  useEffect(() => {
    if (sso) announce(`${sso.organisation} uses single sign-on. You will continue at ${sso.host}.`);
  }, [sso]);

  async function look(): Promise<SingleSignOn | null> {
    if (domain === null) return null;
    const tired = new Promise<null>((settle) => setTimeout(() => settle(null), timeoutMs));
    const answer = await Promise.race([discover(domain), tired]);
    setFound({ domain, sso: answer });
    return answer;
  }

  return { sso, look };
}
