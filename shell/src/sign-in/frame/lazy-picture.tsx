import { lazy, Suspense } from 'react';
import { readBrand } from './read-brand.ts';

const SignInPicture = lazy(async () => ({ default: (await import('./sign-in-picture.tsx')).SignInPicture }));
const OrganisationPicture = lazy(async () => ({
  default: (await import('./brand-picture.tsx')).OrganisationPicture,
}));
const ProductPicture = lazy(async () => ({ default: (await import('./brand-picture.tsx')).ProductPicture }));

function Picture() {
  const brand = readBrand();
  // Its people are invented: only the demonstration shows them.
  if (brand.kind === 'demonstration') return <SignInPicture />;
  return brand.kind === 'organisation' ? <OrganisationPicture {...brand} /> : <ProductPicture />;
}

/** The picture comes after the form, and without it only its ground is there: it is decoration. */
export const LazyPicture = () => (
  <Suspense fallback={<aside className="s-picture" aria-hidden />}>
    <Picture />
  </Suspense>
);
