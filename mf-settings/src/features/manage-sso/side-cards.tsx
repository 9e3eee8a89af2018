import type { SsoSettings } from '@rostrum/contracts/settings';
import { Card, CopyButton, KeyRoundIcon, ShieldCheckIcon } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import styles from './sso.module.css';

const listValues = ({
  entity_id,
  acs,
  metadata,
  logout,
  redirect,
  backchannel_logout,
  after_sign_out,
}: SsoSettings['own']) => [
  { label: 'SAML entity ID and metadata', text: entity_id === metadata ? metadata : entity_id },
  { label: 'SAML sign-in URL (ACS)', text: acs },
  { label: 'SAML Single Logout URL', text: logout },
  { label: 'OpenID Connect redirect', text: redirect },
  { label: 'OpenID Connect back-channel logout', text: backchannel_logout },
  { label: 'OpenID Connect after sign-out', text: after_sign_out },
];

/** What the identity provider must be told of this installation. */
export const OwnValuesCard = ({ own }: Pick<SsoSettings, 'own'>) => (
  <Card title="Give these to your provider">
    {listValues(own).map(({ label, text }) => (
      <div key={label} className={styles.own}>
        <span>{label}</span>
        <code>{text}</code>
        <CopyButton text={text} label={`Copy ${label}`} copiedLabel="Copied" iconOnly type="text" />
      </div>
    ))}
  </Card>
);

/** Owners, who get in without the identity provider. */
export const WayBackCard = ({ owners }: Pick<SsoSettings, 'owners'>) => (
  <Card title="Emergency access">
    <p className={styles.quiet}>
      Owners keep their password even when single sign-on is enforced. One of them needs a second step.
    </p>
    <ul className={styles.owners} aria-label="Owners">
      {owners.map(({ name, has_password, has_second_factor }, index) => (
        <li key={`${name} ${index}`}>
          <strong>{name}</strong>
          {has_password && has_second_factor ? (
            <Status icon={ShieldCheckIcon} tone="success">
              Two-step on
            </Status>
          ) : (
            <Status icon={KeyRoundIcon} tone="warning">
              {has_password ? 'No second step' : 'No password'}
            </Status>
          )}
        </li>
      ))}
    </ul>
  </Card>
);
