import type { Database } from '@rostrum/server-kit/database';
import { history } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createHistoryService } from './history.service.ts';

export const historyRoutes = contractRoutes(({ db }: { db: Database }) => {
  const service = createHistoryService({ db });
  return [route(history.list, 'session.own', ({ session, query }) => service.list(session, query))];
});
