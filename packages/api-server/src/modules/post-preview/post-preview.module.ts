import { defineModule } from '@rostrum/server-kit/module';
import { postPreviewRoutes } from './post-preview.routes.ts';

/** Previews of posts for their editors. */
export const postPreviewModule = defineModule({
  name: 'post-preview',
  routes: postPreviewRoutes,
});
