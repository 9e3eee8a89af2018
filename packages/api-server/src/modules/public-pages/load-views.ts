import { BusinessError } from '@rostrum/server-kit';

const notBuilt =
  'The public pages of this installation have not been built yet. Run npm start, or wait until it has finished.';

/** Built apart, from the components that the application draws these pages with; a server without it still answers calls. */
export const loadViews = () =>
  import('@rostrum/public-pages/server').catch((cause: unknown) => {
    throw new BusinessError('unavailable', notBuilt, { retryAfter: 5, cause });
  });
