import { listTables } from '@rostrum/server-kit/database';
import type { ServerModule } from '@rostrum/server-kit/module';
import { platformModule } from './platform/platform.module.ts';
import { registryPersonalData } from './personal-data.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { releasesModule } from './releases/releases.module.ts';
import * as schema from './schema.ts';

/** The parts of the release registry; a new one is one line here. */
export const registryModules: readonly ServerModule<RegistryDeps>[] = [
  { name: 'release-registry', tables: listTables(schema), personalData: registryPersonalData },
  platformModule,
  releasesModule,
];
