import type { IdentityDeps } from '@rostrum/identity';
import type { FileStore } from '@rostrum/server-kit/storage';
import type { RegistryDeps } from '@rostrum/release-registry';

/** What identity, the release registry and the directory's modules declare to need, together: what the app must pass. */
export type AppDeps = IdentityDeps &
  RegistryDeps & {
    config: { rateLimitScale: number };
    /** Where uploaded files are kept. */
    uploadStore: FileStore;
  };
