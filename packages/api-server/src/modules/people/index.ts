export { completenessOf } from './completeness.ts';
export { personRoutes } from './people.routes.ts';
export { people, personAvailability, personSections } from './people.schema.ts';
export { inPersonScope, isInPersonScope, type PersonScope } from './person-scope.repository.ts';
export { personDrafts } from './person-drafts.repository.ts';
export { personDetailRepository } from './person-detail.repository.ts';
export { availabilityOf, fullName, sectionsOf } from './person-views.ts';
export { profileAccessRoutes } from './profile-access.routes.ts';
