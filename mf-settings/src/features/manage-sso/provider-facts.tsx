import type { SsoSettings } from '@rostrum/contracts/settings';
import { RelativeTime, TimerIcon, TriangleAlertIcon, useNow } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { Fragment, type ReactNode } from 'react';
import { describeCertificate } from './sso-words.ts';
import styles from './sso.module.css';

type Row = { label: string; content: ReactNode };

const Facts = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={styles.record}>
    {rows.map(({ label, content }, index) => (
      <Fragment key={`${label} ${index}`}>
        <dt>{label}</dt>
        <dd>{content}</dd>
      </Fragment>
    ))}
  </dl>
);

function Until({ until }: { until: string }) {
  const { words, tone } = describeCertificate(until, useNow());
  return (
    <Status icon={TimerIcon} tone={tone}>
      {words}
    </Status>
  );
}

function MetadataSource({ metadata }: { metadata: NonNullable<SsoSettings['saml_details']>['metadata'] }) {
  if (metadata.url === null) return 'Pasted. Use the address instead to follow key changes by itself.';
  return (
    <>
      <code>{metadata.url}</code>
      {metadata.read_at === null ? null : (
        <span className={styles.means}>
          Read daily, last <RelativeTime value={metadata.read_at} />
        </span>
      )}
      {metadata.error === null ? null : (
        <Status icon={TriangleAlertIcon} tone="warning">
          {metadata.error}
        </Status>
      )}
    </>
  );
}

const detailRows = (details: SsoSettings['saml_details']): Row[] =>
  details === null
    ? []
    : [
        { label: 'Metadata', content: <MetadataSource metadata={details.metadata} /> },
        ...details.metadata.notes.map((note) => ({ label: 'Not used', content: note })),
        { label: 'Requests', content: details.signs_requests ? 'Signed' : 'Not signed' },
        {
          label: 'Single Logout',
          content: details.has_single_logout ? 'Offered by the provider' : 'Not offered by the provider',
        },
      ];

const samlRows = (
  { entity_id, sso_url, certificates }: NonNullable<SsoSettings['saml']>,
  details: SsoSettings['saml_details'],
): Row[] => [
  { label: 'SAML 2.0 provider', content: <code>{entity_id}</code> },
  { label: 'Sign-in address', content: <code>{sso_url}</code> },
  ...certificates.map(({ until }) => ({ label: 'Signing certificate', content: <Until until={until} /> })),
  ...detailRows(details),
];

const oidcRows = (oidc: NonNullable<SsoSettings['oidc']>): Row[] => [
  { label: 'OpenID Connect issuer', content: <code>{oidc.issuer}</code> },
  { label: 'Client ID', content: <code>{oidc.client_id}</code> },
  { label: 'Client secret', content: oidc.has_secret ? 'Stored encrypted' : 'None' },
  { label: 'Sign-in', content: oidc.force_sign_in ? 'Asked for each time' : 'Follows the provider' },
  {
    label: 'Sign-out',
    content: oidc.sign_out_at_provider ? 'Here and at the provider' : 'Here only',
  },
];

/** The connected identity provider and its use. */
export function ProviderFacts({ saml, saml_details, oidc }: SsoSettings) {
  if (saml) return <Facts rows={samlRows(saml, saml_details)} />;
  if (oidc) return <Facts rows={oidcRows(oidc)} />;
  return <p className={styles.quiet}>No identity provider is connected yet.</p>;
}
