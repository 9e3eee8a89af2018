import type { Database } from '@rostrum/server-kit/database';
import { posts } from '@rostrum/contracts';
import { postActivity, postEditing, postSignOff, postVersions } from '@rostrum/contracts/posts';
import type { ConstraintMeaning } from '@rostrum/server-kit';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPostActivityService } from './post-activity.service.ts';
import { createPostCoverService } from './post-cover.service.ts';
import { createPostEditingService } from './post-editing.service.ts';
import { createPostStateService } from './post-states.service.ts';
import { createPostVersionService } from './post-versions.service.ts';
import { createPostService } from './posts.service.ts';
import { createSignOffFlow, type SignOffDeps } from './sign-off-flow.ts';
import { createSignOffService } from './sign-offs.service.ts';

export const postConstraints: Record<string, ConstraintMeaning> = {
  posts_slug_key: {
    code: 'already_exists',
    message: 'Another post took the same address at this moment. Save again.',
    field: 'title',
  },
};

export const postRoutes = contractRoutes((base: SignOffDeps & { db: Database }) => {
  const deps = { ...base, flow: createSignOffFlow(base) };
  const list = createPostService(deps);
  const editing = createPostEditingService(deps);
  const covers = createPostCoverService(deps);
  const states = createPostStateService(deps);
  const versions = createPostVersionService(deps);
  const signOffs = createSignOffService(deps);
  const activity = createPostActivityService(deps);
  return [
    route(posts.list, 'post.list', ({ session, query }) => list.list(session, query)),
    route(postActivity.list, 'post.list', ({ session, query }) => activity.list(session, query)),
    route(postEditing.create, 'post.write', ({ db, session, request, body }) =>
      editing.create(db, session, request, body),
    ),
    route(postEditing.get, 'post.write', ({ session, params }) => editing.get(session, params.id)),
    route(postEditing.save, 'post.write', ({ session, request, params, body }) =>
      editing.save(session, request, params.id, body),
    ),
    route(postEditing.setCover, 'post.write', ({ session, request, params, body }) =>
      covers.set(session, request, params.id, body),
    ),
    route(postEditing.removeCover, 'post.write', ({ session, request, params }) =>
      covers.remove(session, request, params.id),
    ),
    route(postEditing.setStatus, 'post.publish', ({ session, request, params, body }) =>
      states.setStatus(session, request, params.id, body),
    ),
    route(postEditing.schedule, 'post.publish', ({ session, request, params, body }) =>
      states.schedule(session, request, params.id, body),
    ),
    route(postVersions.list, 'post.write', ({ session, params }) => versions.list(session, params.id)),
    route(postVersions.compare, 'post.write', ({ session, params }) => versions.compare(session, params)),
    route(postVersions.restore, 'post.write', ({ session, request, params, body }) =>
      editing.restore(session, request, params, body.version),
    ),
    route(postSignOff.ask, 'post.write', ({ db, session, request, params, body }) =>
      signOffs.ask(db, { session, request }, params.id, body),
    ),
    route(postSignOff.withdraw, 'post.write', ({ session, request, params }) =>
      signOffs.withdraw(session, request, params),
    ),
    route(postEditing.remove, 'post.write', ({ session, request, params }) =>
      editing.remove(session, request, params.id),
    ),
  ];
});
