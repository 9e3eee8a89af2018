import { act, render, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserNavigator, getLocation, guardHistory } from '../routing/browser-location.ts';
import { unsavedChanges, useUnsavedChanges, type LeaveQuestion } from './unsaved-changes.ts';

const Form = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedChanges(isDirty);
  return null;
};

const asked = vi.fn<(question: LeaveQuestion) => void>();
function setUp() {
  asked.mockReset();
  onTestFinished(unsavedChanges.askWith(asked));
  return render(<Form isDirty />);
}
const leave = () => act(() => asked.mock.lastCall?.[0].leave());
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('holds the tab while a form is unsaved and mounted, and no longer', () => {
  const { rerender, unmount } = setUp();
  expect(isTabHeld()).toBe(true);
  rerender(<Form isDirty={false} />);
  expect(isTabHeld()).toBe(false);
  rerender(<Form isDirty />);
  unmount();
  expect(isTabHeld()).toBe(false);
  expect(unsavedChanges.exist()).toBe(false);
});

test('asks before a link leaves the page, not before one that stays on it', () => {
  window.history.replaceState(null, '', '/dashboard/people/me');
  setUp();
  browserNavigator.push('/dashboard/people/me?tab=posts');
  expect(asked).not.toHaveBeenCalled();
  browserNavigator.push('/dashboard/posts');
  expect(window.location.pathname).toBe('/dashboard/people/me');
  leave();
  expect(window.location.pathname).toBe('/dashboard/posts');
  expect(unsavedChanges.exist()).toBe(false);
});

test('goes back only after the answer, and nobody hears of the step until then', async () => {
  window.history.replaceState(null, '', '/first');
  guardHistory();
  browserNavigator.push('/second');
  const { unmount } = setUp();
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  onTestFinished(() => window.removeEventListener('popstate', heard));

  window.history.back();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await waitFor(() => expect(window.location.pathname).toBe('/second'));
  expect(getLocation().pathname).toBe('/second');
  expect(heard).not.toHaveBeenCalled();

  // The way back to where the page was has to end before the next step begins.
  await new Promise((resolve) => setTimeout(resolve, 20));
  leave();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/first');
  unmount();
});

test('without a dialog of the page the browser asks', () => {
  window.history.replaceState(null, '', '/here');
  render(<Form isDirty />);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  browserNavigator.push('/there');
  expect(confirm).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/here');
  confirm.mockReturnValue(true);
  browserNavigator.push('/there');
  expect(window.location.pathname).toBe('/there');
});
