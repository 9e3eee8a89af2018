import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { RemoteContextValue, type RemoteContext } from '../area/remote-context.ts';
import { createQueryClient } from '../query-policy/create-query-client.ts';
import { createAreaBus, faultOfPayload, type AreaBus } from './area-bus.ts';
import { useAreaEvent, useProvideService, useService } from '../area/use-area-bus.ts';

const saved = 'settings.contact_saved';
const withBus = (bus: AreaBus, children: ReactNode) => {
  const context: RemoteContext = {
    auth: { get: () => ({ status: 'unauthenticated', session: null }), subscribe: () => () => {} },
    queryClient: createQueryClient(),
    ownsPath: () => true,
    isAppPath: () => true,
    bus,
  };
  return <RemoteContextValue value={context}>{children}</RemoteContextValue>;
};
const keys = () => [{ keys: ['j'], does: 'Next inquiry' }];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('an event reaches those who listen while they are on screen, and only those', () => {
  const page = createAreaBus();
  const heard = vi.fn();
  const Header = () => {
    useAreaEvent(saved, heard);
    return null;
  };
  const { unmount } = render(withBus(page.for('shell'), <Header />));
  page.for('settings').emit(saved, {});
  expect(heard).toHaveBeenCalledExactlyOnceWith({});
  unmount();
  page.for('settings').emit(saved, {});
  expect(heard).toHaveBeenCalledOnce();
  expect(page.timeline().map(({ kind, listeners }) => [kind, listeners])).toEqual([
    ['event', 1],
    ['event', 0],
  ]);
});

test('only the owner may tell it, and only what fits', () => {
  const page = createAreaBus(faultOfPayload);
  const heard = vi.fn();
  page.for('shell').on(saved, heard);
  page.for('people').emit(saved, {});
  page.for('settings').emit(saved, 'a string' as never);
  page.for('people').provide('inquiries.keys', keys);
  expect(heard).not.toHaveBeenCalled();
  expect(page.for('shell').service('inquiries.keys')).toBeUndefined();
  expect(page.timeline().map(({ kind, from }) => [kind, from])).toEqual([
    ['refused', 'people'],
    ['refused', 'settings'],
    ['refused', 'people'],
  ]);
});

test('a listener that throws harms neither the one who tells nor the other listeners', () => {
  const page = createAreaBus();
  const heard = vi.fn();
  page.for('shell').on(saved, () => {
    throw new Error('boom');
  });
  page.for('shell').on(saved, heard);
  page.for('settings').emit(saved, {});
  expect(heard).toHaveBeenCalledOnce();
});

test('a service is there as long as its area is', () => {
  const page = createAreaBus();
  const Help = () => <p>{useService('inquiries.keys')?.(undefined)[0]?.does ?? 'None'}</p>;
  const Inbox = () => {
    useProvideService('inquiries.keys', keys);
    return null;
  };
  render(withBus(page.for('shell'), <Help />));
  expect(screen.getByText('None')).toBeInTheDocument();
  const inbox = render(withBus(page.for('inquiries'), <Inbox />));
  expect(screen.getByText('Next inquiry')).toBeInTheDocument();
  act(() => inbox.unmount());
  expect(screen.getByText('None')).toBeInTheDocument();
});

test('remembers the latest two hundred', () => {
  const page = createAreaBus();
  for (let index = 0; index < 300; index += 1) page.for('settings').emit(saved, {});
  expect(page.timeline()).toHaveLength(200);
});
