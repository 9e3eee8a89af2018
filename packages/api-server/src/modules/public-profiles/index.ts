export {
  listJsonLd,
  organisationJsonLd,
  personJsonLd,
  postJsonLd,
  questionJsonLd,
  topicJsonLd,
} from './json-ld.ts';
export { theseExperts } from './beside-publication.repository.ts';
export { findBeside } from './find-beside.ts';
export { peopleOrders, publicPeopleRepository } from './public-people.repository.ts';
export { feedsOf, shorten, themeOf } from './page-parts.ts';
export {
  findTopicPages,
  isListedExpert,
  isListedOrganisation,
  speakers,
  speaksOn,
} from './listed.repository.ts';
export {
  createPublicProfileService,
  presentReference,
  type PublicProfileDeps,
} from './public-profiles.service.ts';
