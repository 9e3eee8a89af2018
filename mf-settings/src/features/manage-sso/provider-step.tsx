import { ssoAdmin } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { OidcDialog } from './oidc-dialog.tsx';
import { ProviderFacts } from './provider-facts.tsx';
import { SamlDialog } from './saml-dialog.tsx';
import { SamlOptionsDialog } from './saml-options-dialog.tsx';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';
import styles from './sso.module.css';

/** The identity provider: what it is, and the ways to set, change and remove it. */
export function ProviderStep({ sso, confirmed }: SsoPartProps) {
  const [opened, setOpened] = useState<'saml' | 'options' | 'oidc' | null>(null);
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
      <ProviderFacts {...sso} />
      <span className={styles.buttons}>
        <Button onClick={() => setOpened('saml')}>{sso.saml ? 'Change SAML' : 'Use SAML 2.0'}</Button>
        {sso.saml_details ? <Button onClick={() => setOpened('options')}>SAML options</Button> : null}
        <Button onClick={() => setOpened('oidc')}>
          {sso.oidc ? 'Change OpenID Connect' : 'Use OpenID Connect'}
        </Button>
        {sso.kind === null ? null : (
          <ConfirmButton
            type="text"
            title="Remove the identity provider?"
            consequence="Members will sign in by password or emailed link. Your domains stay verified."
            confirmLabel="Remove provider"
            danger
            onConfirm={() => void takeAway()}
          >
            Remove
          </ConfirmButton>
        )}
      </span>
      {opened === 'saml' ? <SamlDialog sso={sso} confirmed={confirmed} onClose={close} /> : null}
      {opened === 'options' && sso.saml_details ? (
        <SamlOptionsDialog options={sso.saml_details.options} confirmed={confirmed} onClose={close} />
      ) : null}
      {opened === 'oidc' ? <OidcDialog sso={sso} confirmed={confirmed} onClose={close} /> : null}
    </>
  );
}
