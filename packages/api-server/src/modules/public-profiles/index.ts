export { personJsonLd, postJsonLd, questionJsonLd } from './json-ld.ts';
export { publicPeopleRepository } from './public-people.repository.ts';
export { orMissing, publicProfilePages, shorten, themeOf } from './public-profiles.pages.ts';
export { publicProfileRoutes } from './public-profiles.routes.ts';
export { createPublicProfileService } from './public-profiles.service.ts';
