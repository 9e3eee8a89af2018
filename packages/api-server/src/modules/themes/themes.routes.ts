import { themeCss, themes } from '@rostrum/contracts/builder';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createThemeService, type ThemeServiceDeps } from './themes.service.ts';

const brand = 'theme.brand';
const manage = 'theme.manage';

export const themeRoutes = contractRoutes((deps: ThemeServiceDeps) => {
  const service = createThemeService(deps);
  return [
    route(themes.get, brand, ({ session }) => service.get(session)),
    route(themes.saveDraft, brand, ({ session, body }) => service.saveDraft(session, body)),
    route(themes.previewMail, brand, ({ session, body }) => service.previewMail(session, body)),
    route(themes.publish, brand, ({ session, request, body }) => service.publish(session, request, body)),
    route(themes.rollBack, brand, ({ session, request, params }) =>
      service.rollBack(session, request, params.number),
    ),
    route(themeCss.get, manage, ({ session }) => service.readCss(session)),
    route(themeCss.check, manage, ({ body }) => service.checkCss(body)),
    route(themeCss.saveDraft, manage, ({ session, body }) => service.saveCss(session, body)),
  ];
});
