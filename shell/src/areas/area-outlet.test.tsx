import { act, screen, userEvent, waitFor } from '@rostrum/test-support';
import { unsavedChanges, useUnsavedChanges } from '@rostrum/remote-runtime';
import { registryArea } from '@rostrum/contracts';
import type { Areas, CurrentArea } from '@rostrum/federation';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allManifests } from '../frame/testing/manifests.ts';
import { renderFrame, visitor } from '../frame/testing/render-frame.tsx';
import { AreaOutlet } from './area-outlet.tsx';

const release = (version: string) =>
  registryArea.parse({
    area: 'seeker',
    version,
    entry: 'mf-manifest.json',
    base: `/remotes/seeker/${version}/`,
    integrity: {},
    manifest: allManifests.find(({ area }) => area === 'seeker'),
  });

const retry = vi.fn();
const restart = vi.fn();
let state: CurrentArea;
const listeners = new Set<() => void>();
const areas: Areas = {
  get: () => state,
  list: () => [],
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  attach() {},
  retry,
  restart,
  reconsider() {},
  prefetch() {},
  ownerOf: () => undefined,
  start() {},
};
const become = (next: Partial<CurrentArea>) =>
  act(() => {
    state = { area: release('1'), status: 'mounted', release: release('1'), ...next };
    listeners.forEach((listener) => listener());
  });
const failed = { status: 'failed', failure: { kind: 'load', reason: 'boom' } } as const;

const Form = () => {
  useUnsavedChanges(true);
  return null;
};

function draw(beside?: ReactNode) {
  return renderFrame({
    url: '/experts/robin-hale',
    auth: visitor,
    page: (
      <>
        <AreaOutlet areas={areas} />
        {beside}
      </>
    ),
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  state = { area: release('1'), status: 'mounted', release: release('1') };
});
afterEach(() => listeners.clear());

test('a newer version waits with a notice, and takes the place of the one on screen when asked to', async () => {
  draw();
  expect(screen.queryByRole('region', { name: 'Newer version' })).not.toBeInTheDocument();
  become({ update: release('2') });
  await userEvent.click(await screen.findByRole('button', { name: 'Update now' }));
  expect(restart).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('region', { name: 'Newer version' })).not.toBeInTheDocument();
  become({ update: release('3') });
  expect(await screen.findByRole('region', { name: 'Newer version' })).toBeInTheDocument();
});

test('a page that only the newer version has is opened with it, and no other takes it unasked', () => {
  draw();
  const without = release('1');
  without.manifest = {
    ...without.manifest,
    pages: without.manifest.pages.filter((page) => page !== '/experts/:username'),
  };
  become({ release: release('1'), update: without });
  become({ release: release('1'), update: release('2') });
  expect(restart).not.toHaveBeenCalled();
  become({ release: without, update: release('2') });
  expect(restart).toHaveBeenCalledOnce();
});

test('a page that the one on screen takes for a parameter of another is opened with the newer version', () => {
  draw();
  const named = release('2');
  named.manifest = { ...named.manifest, pages: [...named.manifest.pages, '/experts/robin-hale'] };
  become({ update: named });
  expect(restart).toHaveBeenCalledOnce();
});

test('unsaved input is lost by an update only after the person agreed', async () => {
  draw(<Form />);
  become({ update: release('2') });
  await screen.findByText(/Save what you typed first/);
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(restart).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(restart).not.toHaveBeenCalled();
  expect(unsavedChanges.exist()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Update without saving' }).length).toBeGreaterThan(0),
  );
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Update without saving' }).at(-1) ?? document.body,
  );
  await waitFor(() => expect(restart).toHaveBeenCalledOnce());
});

test('an area that did not load is tried again when the connection or the visitor comes back', () => {
  draw();
  window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
  become(failed);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledOnce();
  become(failed);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a release that this page cannot host is not tried again by itself', () => {
  draw();
  become({ ...failed, failure: { kind: 'refused', reason: 'it needs host API ^2.0.0' } });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).not.toHaveBeenCalled();
  expect(screen.getByText(/it needs host API/)).toBeInTheDocument();
  expect(screen.queryByText(/Trying again/)).not.toBeInTheDocument();
});
