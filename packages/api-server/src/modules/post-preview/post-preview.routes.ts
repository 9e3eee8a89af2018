import { postPreview } from '@rostrum/contracts/posts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPostPreviewService, type PostPreviewDeps } from './post-preview.service.ts';

/** The public page of a post, drawn for its editors before anybody else may read it. */
export const postPreviewRoutes = contractRoutes((deps: PostPreviewDeps) => {
  const previews = createPostPreviewService(deps);
  return [
    route(postPreview.draw, 'post.write', ({ session, params, body }) =>
      previews.draw(session, params.id, body),
    ),
  ];
});
