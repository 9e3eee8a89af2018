import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AreaRoute } from './routes.ts';

type LazyPage = LazyExoticComponent<ComponentType>;
const pages = new WeakMap<AreaRoute['load'], LazyPage>();

/**
 * The page of a route, fetched once. What was late on a device whose processor is busy is there a moment later, so a file
 * that did not come is asked for again before anybody is told.
 */
export function lazyPageOf({ load }: AreaRoute): LazyPage {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(() =>
    load()
      .catch(load)
      .then(
        (component) => ({ default: component }),
        (error: unknown) => {
          // React keeps a failed import for ever; forgetting it lets Retry fetch the page again.
          pages.delete(load);
          throw error;
        },
      ),
  );
  pages.set(load, page);
  return page;
}
