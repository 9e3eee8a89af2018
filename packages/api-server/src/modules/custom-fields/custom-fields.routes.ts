import { customFields } from '@rostrum/contracts/fields';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createCustomFieldService } from './custom-fields.service.ts';

const manage = 'theme.manage';

export const customFieldRoutes = contractRoutes((deps: { db: Database }) => {
  const service = createCustomFieldService(deps);
  return [
    route(customFields.list, manage, ({ session, query }) => service.list(session, query.entity)),
    route(customFields.add, manage, ({ session, request, body }) => service.add({ session, request }, body)),
    route(customFields.change, manage, ({ session, request, params, body }) =>
      service.change({ session, request }, params.id, body),
    ),
    route(customFields.archive, manage, ({ session, request, params, body }) =>
      service.archive({ session, request }, params.id, body.is_archived),
    ),
    route(customFields.remove, manage, ({ session, request, params }) =>
      service.remove({ session, request }, params.id),
    ),
    route(customFields.order, manage, ({ session, request, body }) =>
      service.order({ session, request }, body.ids),
    ),
  ];
});
