import type { ApiClient } from '@rostrum/api-client';
import type { AuthState } from '@rostrum/auth-client';
import { testSession } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRegistry } from './follow-registry.ts';

type Handlers = Parameters<ApiClient['stream']>[2];
const registryChanged = { topic: 'registry', id: '7', at: '2026-11-21T11:00:00Z' };

function setUp({ isForGuest = false } = {}) {
  let state: AuthState = { status: 'loading', session: null };
  const listeners = new Set<() => void>();
  const streams: Handlers[] = [];
  const stop = vi.fn();
  const registry = { areas: [], revision: 0, overrides: [], host: null, isForGuest };
  const refresh = vi.fn(async () => registry);
  const stream: ApiClient['stream'] = (_route, _input, handlers) => {
    streams.push(handlers as Handlers);
    return stop;
  };
  const isTold = followRegistry({
    auth: {
      get: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    registry: { get: () => registry, refresh },
    api: () => ({ stream }),
  });
  const become = (next: AuthState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return { streams, stop, refresh, isTold, become };
}
const signedIn: AuthState = { status: 'authenticated', session: testSession('administrator') };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('asks for the revision that the server tells of, within a moment', async () => {
  const { streams, refresh, isTold, become } = setUp();
  expect(streams).toHaveLength(0);
  become(signedIn);
  expect(isTold()).toBe(false);
  streams[0]?.onOpen?.(false);
  expect(isTold()).toBe(true);
  streams[0]?.onMessage({ ...registryChanged, topic: 'inquiry.created' });
  streams[0]?.onMessage(registryChanged);
  await vi.advanceTimersByTimeAsync(500);
  expect(refresh).toHaveBeenCalledExactlyOnceWith('7');
});

test('asks again after a break, and when somebody else is signed in', () => {
  const { streams, stop, refresh, isTold, become } = setUp();
  become(signedIn);
  become({ ...signedIn });
  expect(streams).toHaveLength(1);
  streams[0]?.onDown?.();
  expect(isTold()).toBe(false);
  streams[0]?.onOpen?.(true);
  expect(refresh).toHaveBeenCalledOnce();
  become({ status: 'unauthenticated', session: null });
  expect(stop).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a page that was written for a guest asks for the other areas once somebody turns out to be signed in', () => {
  const { refresh, become } = setUp({ isForGuest: true });
  become({ status: 'unauthenticated', session: null });
  expect(refresh).not.toHaveBeenCalled();
  const early = setUp({ isForGuest: true });
  early.become(signedIn);
  expect(early.refresh).toHaveBeenCalledOnce();
});
