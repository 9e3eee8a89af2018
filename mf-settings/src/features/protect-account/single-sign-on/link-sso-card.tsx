import { account, type SingleSignOn } from '@rostrum/contracts';
import { contractQueryOptions, tellRefusal, useSession } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';
import { useSignedInBrowsers } from '../security.queries.ts';
import { useLinkAddress } from './use-link-address.ts';

/** The single sign-on of the person's own organisation; nothing while it is not known, or has none. */
function useOwnSignOn(): SingleSignOn | null {
  const { user } = useSession();
  const { data } = useQuery({
    ...contractQueryOptions(account.discover, { body: { email: user?.email ?? '' } }),
    enabled: user !== null && user.company_username !== null,
  });
  const sso = data?.sso ?? null;
  return sso?.company_username === user?.company_username ? sso : null;
}

/** Ties the account to the organisation's own identity provider. Absent where there is none, or it was just used. */
export function LinkSsoCard() {
  const sso = useOwnSignOn();
  const current = useSignedInBrowsers().data?.items.find(({ is_current }) => is_current);
  const { confirmed } = useConfirmation();
  const addressOf = useLinkAddress();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!sso || !current || current.method === 'saml' || current.method === 'organisation_oidc') return null;

  const leave = () => {
    setIsLeaving(true);
    void confirmed(() => addressOf(sso))
      .then((url) => (url === null ? setIsLeaving(false) : window.location.assign(url)))
      .catch((error: unknown) => {
        setIsLeaving(false);
        tellRefusal('Could not begin.')(error);
      });
  };
  return (
    <Card title="Single sign-on">
      <p className={parts.lead}>
        {sso.organisation} signs its members in at {sso.host}. Link your account there to this one, and either
        way leads here.
      </p>
      <Button loading={isLeaving} onClick={leave}>
        Link single sign-on
      </Button>
    </Card>
  );
}
