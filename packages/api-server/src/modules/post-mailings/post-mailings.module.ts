import type { FastifyBaseLogger } from 'fastify';
import { postMailings } from '@rostrum/contracts/posts';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { contractRoutes, route, defineModule } from '@rostrum/server-kit/module';
import type { DeliveryDeps } from '../mailing-lists/index.ts';
import { createPostMailingService } from './post-mailings.service.ts';
import { createSendDueService } from './send-due.service.ts';
import * as schema from './post-mailings.schema.ts';
import { postMailingsPersonalData } from './post-mailings.personal-data.ts';

type PostMailingDeps = DeliveryDeps & { db: Database; log: FastifyBaseLogger };

/** Each may be to 200 people; none is sent twice to a list. */
const mailings = { limit: { points: 20, seconds: 3600 } };
/** To one's own address. */
const tests = { limit: { points: 10, seconds: 3600 } };

/** Posts by email to mailing lists. */
export const postMailingsModule = defineModule({
  name: 'post-mailings',
  tables: [schema.postMailings],
  personalData: [postMailingsPersonalData],
  routes: contractRoutes((deps: PostMailingDeps) => {
    const service = createPostMailingService(deps);
    return [
      route(postMailings.lists, 'mailing_list.manage', ({ session, params }) =>
        service.lists(session, params.id),
      ),
      route(
        postMailings.send,
        'mailing_list.manage',
        ({ session, request, params, body }) => service.send(session, request, params.id, body),
        mailings,
      ),
      route(
        postMailings.sendTest,
        'mailing_list.manage',
        ({ session, params, body }) => service.sendTest(session, params.id, body),
        tests,
      ),
    ];
  }),
  jobs: async (boss, deps: PostMailingDeps) => {
    const due = createSendDueService({
      ...deps,
      onFailure: (error, mailing) =>
        deps.log.warn({ err: error, ...mailing }, 'a post was not sent to a mailing list'),
    });
    await workOnSchedule(boss, { queue: 'mail-posts', cron: '* * * * *', pollSeconds: 15 }, () =>
      due.round(),
    );
  },
});
