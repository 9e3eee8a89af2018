export { publicPeopleRepository } from './public-people.repository.ts';
export { publicProfilePages } from './public-profiles.pages.ts';
export { publicProfileRoutes } from './public-profiles.routes.ts';
export { createPublicProfileService } from './public-profiles.service.ts';
