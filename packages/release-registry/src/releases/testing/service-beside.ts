import path from 'node:path';
import type { TestApp } from '@rostrum/test-support/server';
import { createSite } from '../../site/site.ts';
import { createReleases, type Releases } from '../releases.service.ts';
import { createFolderStore } from '@rostrum/server-kit/storage';

/** The service of a third server beside the two: what it changes, they hear of. */
export function createServiceBeside({
  app,
  serverDatabase,
  folder,
}: Pick<TestApp, 'app' | 'serverDatabase'> & { folder: string }): Releases {
  return createReleases({
    db: serverDatabase.db,
    site: createSite(folder, app.log),
    store: createFolderStore(path.join(folder, 'data', 'releases')),
    hub: { onTopic: () => undefined },
    clock: () => new Date(),
    log: app.log,
  });
}
