import type { IdentityDeps } from '@rostrum/identity';
import type { KeyHolder } from '@rostrum/server-kit';

export interface ProvisioningDeps extends Pick<
  IdentityDeps,
  | 'db'
  | 'mail'
  | 'config'
  | 'limits'
  | 'clock'
  | 'log'
  | 'background'
  | 'memberDeactivated'
  | 'memberJoined'
  | 'memberLeft'
> {
  apiKeys: { admitProvisioner(key: string | undefined): Promise<KeyHolder> };
}
