import { X509Certificate } from 'node:crypto';
import type { SsoSettings } from '@rostrum/contracts/settings';
import type { SamlKey } from './saml-keys.repository.ts';

export type SamlKeySummary = NonNullable<SsoSettings['saml_details']>['keys'][number];

function stateAt({ activeFrom, retiresAt }: SamlKey, now: Date): SamlKeySummary['state'] {
  if (activeFrom > now) return 'upcoming';
  return retiresAt === null ? 'in_use' : 'retiring';
}

/** Returns what administrators see of the keys towards their provider: never the keys themselves. */
export const describeKeys = (keys: readonly SamlKey[], now: Date): SamlKeySummary[] =>
  keys.map((key) => ({
    use: key.use,
    state: stateAt(key, now),
    until: new Date(new X509Certificate(key.certificate).validTo).toISOString(),
  }));
