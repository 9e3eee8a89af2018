import { defineModule } from '@rostrum/server-kit/module';
import { publicPages } from './public-pages.ts';

/** Public pages that the server renders. */
export const publicPagesModule = defineModule({
  name: 'public-pages',
  pages: publicPages,
});
