/** Built apart, from the components that the application draws these pages with; a server without it still answers calls. */
export const loadViews = () => import('@rostrum/public-pages/server');
