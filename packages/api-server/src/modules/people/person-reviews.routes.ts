import { personReviews } from '@rostrum/contracts/people';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createAskReviewService } from './ask-review.service.ts';
import type { ReviewDeps } from './review.service.ts';

export const personReviewRoutes = contractRoutes((deps: ReviewDeps) => {
  const asking = createAskReviewService(deps);
  return [
    route(personReviews.ask, 'person.manage', ({ session, request, body }) =>
      asking.ask(session, request, body),
    ),
    route(personReviews.tasks, 'person.list', ({ session }) => asking.tasks(session)),
  ];
});
