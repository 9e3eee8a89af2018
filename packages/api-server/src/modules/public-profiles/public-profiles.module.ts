import { defineModule } from '@rostrum/server-kit/module';
import { documentEndpoint } from './document.endpoint.ts';
import { pressKitEndpoint } from './press-kit.endpoint.ts';
import { publicProfileRoutes } from './public-profiles.routes.ts';

/** Public profiles and the files they offer. */
export const publicProfilesModule = defineModule({
  name: 'public-profiles',
  routes: publicProfileRoutes,
  endpoints: [pressKitEndpoint, documentEndpoint],
});
