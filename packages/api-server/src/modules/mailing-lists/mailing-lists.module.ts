import type { FastifyBaseLogger } from 'fastify';
import { listFilter, mailingLists } from '@rostrum/contracts/inquiries';
import { organisationOf } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { contractRoutes, route, defineModule } from '@rostrum/server-kit/module';
import { startDeliveringLists } from './deliver-lists.job.ts';
import { findDeliveries } from './find-deliveries.ts';
import { findFittingLists } from './find-fitting-lists.ts';
import type { DeliveryDeps } from './list-delivery.ts';
import { listPagesEndpoints } from './list-pages.endpoints.ts';
import { createListPreviewService } from './list-preview.service.ts';
import { createListsService } from './lists.service.ts';
import { createSubscribersService } from './subscribers.service.ts';
import * as schema from './mailing-lists.schema.ts';
import {
  mailingListDeliveriesPersonalData,
  mailingListItemsPersonalData,
  mailingListSubscribersPersonalData,
  mailingListsPersonalData,
} from './mailing-lists.personal-data.ts';
import { mailingListMailKinds } from './mail-kinds.ts';

type MailingListDeps = DeliveryDeps & { db: Database; limits: Limits; log: FastifyBaseLogger };

const manage = 'mailing_list.manage';
/** A preview reads a week of inquiries. */
const previews = { limit: { points: 600, seconds: 3600 } };
/** Each may mail up to 200 people who never asked for it. */
const pastes = { limit: { points: 30, seconds: 3600 } };
const tests = { limit: { points: 20, seconds: 3600 } };

/** Mailing lists: who beside the desk and the experts gets which inquiries by email. */
export const mailingListsModule = defineModule({
  name: 'mailing-lists',
  tables: [
    schema.mailingLists,
    schema.mailingListSubscribers,
    schema.mailingListItems,
    schema.mailingListDeliveries,
  ],
  personalData: [
    mailingListDeliveriesPersonalData,
    mailingListItemsPersonalData,
    mailingListSubscribersPersonalData,
    mailingListsPersonalData,
  ],
  mails: mailingListMailKinds,
  routes: contractRoutes((deps: MailingListDeps) => {
    const lists = createListsService(deps);
    const subscribers = createSubscribersService(deps);
    const previewed = createListPreviewService(deps);
    return [
      route(mailingLists.list, manage, ({ db, session }) => lists.list(db, session)),
      route(mailingLists.choices, manage, ({ db, session, query }) => lists.choices(db, session, query.q)),
      route(
        mailingLists.preview,
        manage,
        ({ db, session, query }) => previewed.preview(db, session, listFilter.parse(query)),
        previews,
      ),
      route(mailingLists.fitting, manage, ({ db, session, query }) =>
        findFittingLists(db, organisationOf(session), query),
      ),
      route(mailingLists.add, manage, ({ db, session, request, body }) =>
        lists.add(db, { session, request }, body),
      ),
      route(mailingLists.change, manage, ({ db, session, request, params, body }) =>
        lists.change(db, { session, request, id: params.id }, body),
      ),
      route(mailingLists.pause, manage, ({ db, session, request, params, body }) =>
        lists.pause(db, { session, request, id: params.id }, body.paused),
      ),
      route(mailingLists.remove, manage, ({ db, session, request, params }) =>
        lists.remove(db, { session, request, id: params.id }),
      ),
      route(
        mailingLists.sendTest,
        manage,
        ({ db, session, params }) => previewed.sendTest(db, session, params.id),
        tests,
      ),
      route(mailingLists.subscribers, manage, ({ db, session, params }) =>
        subscribers.list(db, session, params.id),
      ),
      route(
        mailingLists.subscribe,
        manage,
        ({ db, session, request, params, body }) =>
          subscribers.subscribe(db, { session, request, id: params.id }, body.text),
        pastes,
      ),
      route(mailingLists.unsubscribe, manage, ({ db, session, request, params }) =>
        subscribers.remove(db, {
          session,
          request,
          id: params.id,
          subscriberId: params.subscriber_id,
        }),
      ),
      route(mailingLists.deliveries, manage, ({ db, session, params }) =>
        findDeliveries(db, session, params.id),
      ),
    ];
  }),
  endpoints: listPagesEndpoints,
  jobs: startDeliveringLists,
  constraints: {
    mailing_lists_name_key: {
      code: 'already_exists',
      message: 'There is a mailing list of this name already. Choose another name.',
    },
  },
});
