import { TestArea, testSession } from '@rostrum/remote-runtime/testing';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useVisit } from './use-visit.ts';

function Visit() {
  const report = useVisit('northmere', { name: 'profile_view', username: 'maren' });
  report({ name: 'inquiry_open', username: 'maren' });
  return null;
}

const fetched = vi.fn(async () => new Response('{}', { status: 202 }));
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(new Event('pageshow'));
/** The names of each call. */
const named = () =>
  fetched.mock.calls.map((call) =>
    (
      JSON.parse(String((call as unknown as [string, RequestInit])[1].body)) as { events: { name: string }[] }
    ).events.map(({ name }) => name),
  );

test('each happening of a visit is reported once, however often the page draws, and all of them in one call', () => {
  comeBack();
  const { rerender } = render(
    <TestArea url="/experts/maren" session={testSession('media')}>
      <Visit />
    </TestArea>,
  );
  rerender(
    <TestArea url="/experts/maren" session={testSession('media')}>
      <Visit />
    </TestArea>,
  );
  expect(fetched).not.toHaveBeenCalled();
  leave();
  expect(named().map((names) => names.toSorted())).toEqual([['inquiry_open', 'profile_view']]);
});

test('nothing is reported for a visitor who asked not to be tracked', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { doNotTrack: '1' }));
  render(
    <TestArea url="/experts/maren">
      <Visit />
    </TestArea>,
  );
  leave();
  expect(fetched).not.toHaveBeenCalled();
});
