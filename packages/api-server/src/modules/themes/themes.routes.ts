import { themes } from '@rostrum/contracts/builder';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createThemeService } from './themes.service.ts';

const brand = 'theme.brand';

export const themeRoutes = contractRoutes((deps: { db: Database; clock: () => Date }) => {
  const service = createThemeService(deps);
  return [
    route(themes.get, brand, ({ session }) => service.get(session)),
    route(themes.saveDraft, brand, ({ session, body }) => service.saveDraft(session, body)),
    route(themes.publish, brand, ({ session, request, body }) => service.publish(session, request, body)),
    route(themes.rollBack, brand, ({ session, request, params }) =>
      service.rollBack(session, request, params.number),
    ),
  ];
});
