import type { ServerModule } from '@rostrum/server-kit/module';
import { platformModule } from './platform/platform.module.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { releasesModule } from './releases/releases.module.ts';

/** The parts of the release registry; a new one is one line here. */
export const registryModules: readonly ServerModule<RegistryDeps>[] = [platformModule, releasesModule];
