import { lazy, Suspense } from 'react';

// Most people belong to one organisation, and the menu is whole without it.
const OrganisationChoice = lazy(() =>
  import('./organisation-choice.tsx').then(
    (module) => ({ default: module.OrganisationChoice }),
    () => ({ default: () => null }),
  ),
);

/** Other organisations of the person, fetched when a menu opens. */
export const Organisations = () => (
  <Suspense>
    <OrganisationChoice />
  </Suspense>
);
