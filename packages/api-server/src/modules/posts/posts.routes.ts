import type { Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { posts } from '@rostrum/contracts';
import {
  ownSignOffs,
  postActivity,
  postBulk,
  postEditing,
  postEditors,
  postInquiries,
  postLinks,
  postPictures,
  postPlanning,
  postSignOff,
  postTerms,
  postVersions,
} from '@rostrum/contracts/posts';
import { postFields } from '@rostrum/contracts/fields';
import type { ConstraintMeaning } from '@rostrum/server-kit';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createBringBackService } from './bring-back.service.ts';
import { createOwnSignOffService } from './own-sign-offs.service.ts';
import { createPostActivityService } from './post-activity.service.ts';
import { createPostBulkService } from './post-bulk.service.ts';
import { createPostCoverService } from './post-cover.service.ts';
import { createPostEditingService } from './post-editing.service.ts';
import { createPostEditorsService } from './post-editors.service.ts';
import { createPostFieldService } from './post-fields.service.ts';
import { createPostFigureService } from './post-figures.service.ts';
import { linkTimeoutMs } from './check-link.ts';
import { createPostLinkService } from './post-links.service.ts';
import { createPostPlanningService } from './post-planning.service.ts';
import { createPostStateService } from './post-states.service.ts';
import { createPostTermsService } from './post-terms.service.ts';
import { createPostVersionService } from './post-versions.service.ts';
import { createPostService } from './posts.service.ts';
import { createSignOffFlow, type SignOffDeps } from './sign-off-flow.ts';
import { createSignOffService } from './sign-offs.service.ts';

type PostDeps = SignOffDeps & {
  db: Database;
  uploadStore: FileStore;
  config: { isProduction: boolean };
};

export const postConstraints: Record<string, ConstraintMeaning> = {
  posts_slug_key: {
    code: 'already_exists',
    message: 'Another post took the same address at this moment. Save again.',
    field: 'title',
  },
};

/** Each check asks up to fifty servers of others. */
const linkChecks = { limit: { points: 10, seconds: 600 } };
/** Each makes a link. */
const openings = { limit: { points: 30, seconds: 600 } };

export const postRoutes = contractRoutes((base: PostDeps) => {
  const deps = { ...base, flow: createSignOffFlow(base) };
  const links = createPostLinkService({
    db: base.db,
    fetch: createGuardedFetch({
      allowLoopback: !base.config.isProduction,
      timeoutMs: linkTimeoutMs,
      maxBytes: 0,
    }),
  });
  const list = createPostService(deps);
  const editing = createPostEditingService(deps);
  const deleted = createBringBackService(deps);
  const editors = createPostEditorsService(deps);
  const covers = createPostCoverService(deps);
  const fields = createPostFieldService(deps);
  const figures = createPostFigureService(deps);
  const states = createPostStateService(deps);
  const terms = createPostTermsService(deps);
  const versions = createPostVersionService(deps);
  const signOffs = createSignOffService(deps);
  const ownSigning = createOwnSignOffService(deps);
  const activity = createPostActivityService(deps);
  const planning = createPostPlanningService(deps);
  const bulk = createPostBulkService(deps);
  return [
    route(postPlanning.calendar, 'post.list', ({ session, query }) => planning.calendar(session, query)),
    route(postPlanning.board, 'post.list', ({ session, query }) => planning.board(session, query)),
    route(postPlanning.choices, 'post.list', ({ session }) => planning.choices(session)),
    route(postPlanning.plan, 'post.write', ({ session, request, params, body }) =>
      planning.plan(session, request, params.id, body),
    ),
    route(postBulk.setTag, 'post.write', ({ session, request, body }) => bulk.setTag(session, request, body)),
    route(postBulk.schedule, 'post.publish', ({ session, request, body }) =>
      bulk.schedule(session, request, body),
    ),
    route(postBulk.archive, 'post.publish', ({ session, request, body }) =>
      bulk.archive(session, request, body),
    ),
    route(postBulk.remove, 'post.write', ({ session, request, body }) => bulk.remove(session, request, body)),
    route(postBulk.undo, 'post.publish', ({ session, request, body }) => bulk.undo(session, request, body)),
    route(posts.list, 'post.list', ({ session, query }) => list.list(session, query)),
    route(postActivity.list, 'post.list', ({ session, query }) => activity.list(session, query)),
    route(postEditing.create, 'post.write', ({ db, session, request, body }) =>
      editing.create(db, session, request, body),
    ),
    route(postEditing.get, 'post.write', ({ session, params }) => editing.get(session, params.id)),
    route(postEditing.save, 'post.write', ({ session, request, params, body }) =>
      editing.save(session, request, params.id, body),
    ),
    route(postInquiries.list, 'post.write', ({ session, params }) => list.inquiries(session, params.id)),
    route(postEditors.present, 'post.write', ({ session, params }) => editors.present(session, params)),
    route(postEditors.leave, 'post.write', ({ session, params }) => editors.leave(session, params)),
    route(postEditing.setCover, 'post.write', ({ session, request, params, body }) =>
      covers.set(session, request, params.id, body),
    ),
    route(postEditing.removeCover, 'post.write', ({ session, request, params }) =>
      covers.remove(session, request, params.id),
    ),
    route(postFields.get, 'post.write', ({ session, params }) => fields.get(session, params)),
    route(postFields.save, 'post.write', ({ session, request, params, body }) =>
      fields.save(session, request, params, body),
    ),
    route(postPictures.add, 'post.write', ({ session, params, body }) =>
      figures.add(session, params.id, body),
    ),
    route(postEditing.setStatus, 'post.publish', ({ session, request, params, body }) =>
      states.setStatus(session, request, params.id, body),
    ),
    route(postEditing.schedule, 'post.publish', ({ session, request, params, body }) =>
      states.schedule(session, request, params.id, body),
    ),
    route(
      postLinks.check,
      'post.write',
      ({ session, params }) => links.check(session, params.id),
      linkChecks,
    ),
    route(postTerms.set, 'post.publish', ({ session, request, params, body }) =>
      terms.set(session, request, params.id, body),
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
    route(ownSignOffs.list, 'post.sign_off', ({ session }) => ownSigning.list(session)),
    route(
      ownSignOffs.open,
      'post.sign_off',
      ({ session, params }) => ownSigning.open(session, params.id),
      openings,
    ),
    route(postEditing.bringBack, 'post.write', ({ session, request, params }) =>
      deleted.bringBack(session, request, params.id),
    ),
    route(postEditing.remove, 'post.write', ({ session, request, params }) =>
      editing.remove(session, request, params.id),
    ),
  ];
});
