/** Where a guest signs in to come back to this page. */
export const signInAddress = (path: string, way: '/login' | '/signup' = '/login'): string =>
  `${way}?callbackUrl=${encodeURIComponent(path)}`;
