import { organisationPages } from './organisation-pages.ts';
import { personPages } from './person-pages.ts';
import { publicationPages } from './publication-pages.ts';
import { topicPages } from './topic-pages.ts';

/** Public pages that are drawn in their final form. */
export const publicPages: typeof personPages = (deps) => [
  ...personPages(deps),
  ...publicationPages(deps),
  ...organisationPages(deps),
  ...topicPages(deps),
];
