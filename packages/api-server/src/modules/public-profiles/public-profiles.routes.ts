import { publicProfiles } from '@rostrum/contracts';
import { personPreview } from '@rostrum/contracts/people';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import { createPublicProfileService, type PublicProfileDeps } from './public-profiles.service.ts';

export const publicProfileRoutes = contractRoutes((deps: PublicProfileDeps) => {
  const service = createPublicProfileService(deps);
  return [
    publicRoute(publicProfiles.person, ({ params, session }) => service.person(params, session)),
    route(personPreview, 'person.read', ({ session, params }) => service.preview(session, params)),
    publicRoute(publicProfiles.organisation, ({ params, query, session }) =>
      service.organisation(params, query, session),
    ),
    publicRoute(publicProfiles.post, ({ params, session }) => service.post(params, session)),
    publicRoute(publicProfiles.question, ({ params, session }) => service.question(params, session)),
  ];
});
