import { lazy, Suspense } from 'react';

const SignInPicture = lazy(async () => ({ default: (await import('./sign-in-picture.tsx')).SignInPicture }));

/** The picture comes after the form, and without it only its ground is there: it is decoration. */
export const LazyPicture = () => (
  <Suspense fallback={<aside className="s-picture" aria-hidden />}>
    <SignInPicture />
  </Suspense>
);
