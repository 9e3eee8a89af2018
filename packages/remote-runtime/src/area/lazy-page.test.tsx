import { render, screen } from '@rostrum/test-support';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPageOf } from './lazy-page.tsx';

test('a page whose file did not come is asked for once more before anybody is told', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('Too late.')) : Promise.resolve(() => <p>The page</p>);
  };
  const Page = lazyPageOf({ path: '/dashboard/people', load });
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
  expect(await screen.findByText('The page')).toBeInTheDocument();
  expect(asked).toBe(2);
});
