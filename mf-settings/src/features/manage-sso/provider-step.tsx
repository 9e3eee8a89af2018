import { ssoAdmin } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, TimerIcon, notify, useNow } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { OidcDialog } from './oidc-dialog.tsx';
import { SamlDialog } from './saml-dialog.tsx';
import { describeCertificate } from './sso-words.ts';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';
import styles from './sso.module.css';

function Facts({ sso: { saml, oidc } }: Pick<SsoPartProps, 'sso'>) {
  const now = useNow();
  if (saml)
    return (
      <dl className={styles.record}>
        <dt>SAML 2.0 provider</dt>
        <dd>
          <code>{saml.entity_id}</code>
        </dd>
        <dt>Sign-in address</dt>
        <dd>
          <code>{saml.sso_url}</code>
        </dd>
        {saml.certificates.map(({ until }) => {
          const { words, tone } = describeCertificate(until, now);
          return [
            <dt key={`${until} dt`}>Signing certificate</dt>,
            <dd key={until}>
              <Status icon={TimerIcon} tone={tone}>
                {words}
              </Status>
            </dd>,
          ];
        })}
      </dl>
    );
  if (oidc)
    return (
      <dl className={styles.record}>
        <dt>OpenID Connect issuer</dt>
        <dd>
          <code>{oidc.issuer}</code>
        </dd>
        <dt>Client ID</dt>
        <dd>
          <code>{oidc.client_id}</code>
        </dd>
        <dt>Client secret</dt>
        <dd>{oidc.has_secret ? 'Kept encrypted' : 'None'}</dd>
      </dl>
    );
  return <p className={styles.quiet}>Nothing is connected yet.</p>;
}

/** The identity provider: what it is, and the ways to set, change and remove it. */
export function ProviderStep({ sso, confirmed }: SsoPartProps) {
  const [opened, setOpened] = useState<'saml' | 'oidc' | null>(null);
  const show = useShowSso();
  const remove = useContractMutation(ssoAdmin.remove);
  const takeAway = () =>
    confirmed(() => remove.mutateAsync({})).then((saved) => {
      if (!saved) return;
      show(saved);
      notify.success({ title: 'The identity provider is removed.' });
    }, tellRefusal('Could not remove the identity provider.'));
  const close = () => setOpened(null);
  return (
    <>
      <Facts sso={sso} />
      <span className={styles.buttons}>
        <Button onClick={() => setOpened('saml')}>{sso.saml ? 'Change SAML' : 'Use SAML 2.0'}</Button>
        <Button onClick={() => setOpened('oidc')}>
          {sso.oidc ? 'Change OpenID Connect' : 'Use OpenID Connect'}
        </Button>
        {sso.kind === null ? null : (
          <ConfirmButton
            type="text"
            title="Remove the identity provider?"
            consequence="Everybody signs in by password or mailed link from now on. Domains stay proven."
            confirmLabel="Remove it"
            danger
            onConfirm={() => void takeAway()}
          >
            Remove
          </ConfirmButton>
        )}
      </span>
      {opened === 'saml' ? <SamlDialog sso={sso} confirmed={confirmed} onClose={close} /> : null}
      {opened === 'oidc' ? <OidcDialog sso={sso} confirmed={confirmed} onClose={close} /> : null}
    </>
  );
}
