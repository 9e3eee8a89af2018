import { createQueryClient } from '@rostrum/remote-runtime';
import { testSession } from '@rostrum/remote-runtime/testing';
import { act } from '@rostrum/test-support';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { remote } from '../remote.ts';

test('the home of a seeker shows a skeleton of its own shape while it loads', async () => {
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
  // The area renders at once; its page is fetched later.
  act(() => void remote.mount(props));
  const skeleton = container.querySelector('[aria-busy="true"]');
  expect(skeleton).toHaveClass('r-page-skeleton--question');
  expect(skeleton?.querySelector('.r-page-skeleton__question')).not.toBeNull();
  expect(skeleton?.querySelector('.r-page-skeleton__columns')?.children).toHaveLength(2);
  expect(container.querySelector('.r-page-skeleton__detail')).toBeNull();
  await act(async () => remote.unmount(props));
  container.remove();
});
