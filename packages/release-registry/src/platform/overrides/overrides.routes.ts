import { platform } from '@rostrum/contracts/platform';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import type { RegistryDeps } from '../../registry-deps.ts';
import { overrideCookie } from './override-cookie.ts';
import { overrideLink } from './override-link.ts';
import { createOverrideService } from './overrides.service.ts';

export const overrideRoutes = contractRoutes((deps: RegistryDeps) => {
  const { publicUrl } = deps.config;
  const service = createOverrideService(deps);
  return [
    route(
      platform.setOverrides,
      'platform.override',
      async ({ session, body, request, cookies }) => {
        const holder = { userId: session.userId, name: session.name, session };
        const signed = await service.sign(
          holder,
          { choices: body.overrides, minutes: body.minutes },
          request,
        );
        await service.end(cookies.read(service.cookieName));
        cookies.write(service.cookieName, signed.cookie, overrideCookie(publicUrl, signed.expiresAt));
        return {
          overrides: signed.overrides,
          until: signed.expiresAt.toISOString(),
          link: signed.link === null ? null : overrideLink(publicUrl, signed.link),
        };
      },
      { limit: { points: 30, seconds: 60 } },
    ),
    publicRoute(
      platform.clearOverrides,
      async ({ cookies }) => {
        const cleared = await service.end(cookies.read(service.cookieName));
        cookies.write(service.cookieName, '', overrideCookie(publicUrl));
        return { cleared };
      },
      { limit: { points: 60, seconds: 60 } },
    ),
  ];
});
