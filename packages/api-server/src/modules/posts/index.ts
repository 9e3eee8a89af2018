import type { FastifyBaseLogger } from 'fastify';
import type { ServerModule } from '@rostrum/server-kit/module';
import type { Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import type { Limits } from '@rostrum/server-kit/limits';
import { postConstraints, postRoutes } from './posts.routes.ts';
import { startPublishingPosts } from './publish-due-posts.job.ts';
import type { SignOffDeps } from './sign-off-flow.ts';
import { signOffEndpoints } from './sign-off-pages.endpoints.ts';

export { postFieldValues } from './post-fields.schema.ts';
export { deletePosts } from './delete-posts.repository.ts';
export { postMailKinds } from './mail-kinds.ts';
export { writeForReader, writeForReaders } from './linked-people.ts';
export { postRecordRepository, type PostRecord } from './post-record.repository.ts';
export { readPublicPostFields } from './public-fields.ts';
export { valuesOf } from './post-values.ts';
export { postAuthors, postExperts, posts } from './posts.schema.ts';

/** Posts of organisations, their editor, and the pages on which experts sign them off. */
export const postsModule: ServerModule<
  SignOffDeps & {
    db: Database;
    uploadStore: FileStore;
    limits: Limits;
    log: FastifyBaseLogger;
    config: { isProduction: boolean };
  }
> = {
  name: 'posts',
  routes: postRoutes,
  endpoints: signOffEndpoints,
  constraints: postConstraints,
  jobs: startPublishingPosts,
};
