import type { Database } from '@rostrum/server-kit/database';
import { posts } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPostService } from './posts.service.ts';

export const postRoutes = contractRoutes(({ db }: { db: Database }) => {
  const service = createPostService({ db });
  return [route(posts.list, 'post.list', ({ session, query }) => service.list(session, query))];
});
