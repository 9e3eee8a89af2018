import { createQueryClient } from '@rostrum/remote-runtime';
import { testSession } from '@rostrum/remote-runtime/testing';
import { act } from '@rostrum/test-support';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { remote } from '../remote.ts';

test('while the home of a seeker is on its way, its own shape stands in its place', async () => {
  window.history.replaceState(null, '', paths.home.href());
  const container = document.body.appendChild(document.createElement('div'));
  const state = { status: 'authenticated', session: testSession('media') } as const;
  const props = {
    container,
    createRoot,
    context: {
      auth: { get: () => state, subscribe: () => () => undefined },
      queryClient: createQueryClient(),
      ownsPath: () => true,
      isAppPath: () => true,
    },
    onError: vi.fn<() => void>(),
  };
  // What draws the area waits for nothing; the page is fetched after it.
  act(() => void remote.mount(props));
  const skeleton = container.querySelector('[aria-busy="true"]');
  expect(skeleton).toHaveClass('r-page-skeleton--question');
  expect(skeleton?.querySelector('.r-page-skeleton__question')).not.toBeNull();
  expect(skeleton?.querySelector('.r-page-skeleton__columns')?.children).toHaveLength(2);
  expect(container.querySelector('.r-page-skeleton__detail')).toBeNull();
  await act(async () => remote.unmount(props));
  container.remove();
});
