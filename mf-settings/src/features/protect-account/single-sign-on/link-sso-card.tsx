import { account, type SingleSignOn } from '@rostrum/contracts';
import { memberships } from '@rostrum/contracts/memberships';
import { contractQueryOptions, tellRefusal, useSession } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';
import { useSignedInBrowsers } from '../security.queries.ts';
import { useLinkAddress } from './use-link-address.ts';

/** The single sign-on behind the person's address, when they belong to its organisation; null while it is not known. */
function useOwnSignOn(): SingleSignOn | null {
  const { user } = useSession();
  const enabled = user !== null && user.company_username !== null;
  const { data } = useQuery({
    ...contractQueryOptions(account.discover, { body: { email: user?.email ?? '' } }),
    enabled,
  });
  const sso = data?.sso ?? null;
  const isOfPresent = sso?.company_username === user?.company_username;
  const own = useQuery({
    ...contractQueryOptions(memberships.listOwn),
    enabled: enabled && sso !== null && !isOfPresent,
  });
  const belongs =
    isOfPresent || own.data?.items.some(({ company_username }) => company_username === sso?.company_username);
  return belongs ? sso : null;
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
