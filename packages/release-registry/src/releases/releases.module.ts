import type { ServerModule } from '@rostrum/server-kit/module';
import type { ReleasesDeps } from './releases-deps.ts';
import { releaseRoutes } from './releases.routes.ts';
import { uploadEndpoint } from './upload.endpoint.ts';

/** Releases of areas by those who have a deploy token. What is released is asked by pages and files without it. */
export const releasesModule: ServerModule<ReleasesDeps> = {
  name: 'releases',
  routes: releaseRoutes,
  endpoints: uploadEndpoint,
};
