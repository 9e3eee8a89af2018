import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationStore, notify } from './notification-store.ts';
import { Notifications } from './notifications.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => notificationStore.clear());
  document.querySelectorAll('[data-rostrum-live]').forEach((region) => region.remove());
  vi.useRealTimers();
});

const pass = (seconds: number) => {
  // The clock counts whole seconds one after the other, each started by the last.
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
};
const announced = (politeness: string) =>
  document.querySelector(`[data-rostrum-live="${politeness}"]`)?.textContent;

test('renders nothing until mounted', () => {
  notify.info({ title: 'Saved' });
  expect(renderToString(<Notifications />)).toBe('');
});

test('resets the page overflow style on mount and on unmount', () => {
  document.body.style.overflow = 'hidden';
  const { unmount } = render(<Notifications />);
  expect(document.body.style.overflow).toBe('');
  document.body.style.overflow = 'hidden';
  document.documentElement.style.overflow = 'hidden';
  unmount();
  expect(document.body.style.overflow).toBe('');
  expect(document.documentElement.style.overflow).toBe('');
});

test('shows a list of notifications, each of which can be dismissed', () => {
  render(<Notifications />);
  act(() => {
    notify.success({ title: 'Profile saved' });
    notify.info({ title: 'Callum wrote again', description: 'Storm surge barriers' });
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Profile saved' }));
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
  expect(screen.getByText('Storm surge barriers')).toBeInTheDocument();
});

test('shows at most three, the newest; older ones come back as these leave', () => {
  render(<Notifications />);
  act(() => ['one', 'two', 'three', 'four'].forEach((title) => notify.error({ title })));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: four' }));
  expect(screen.getByText('one')).toBeInTheDocument();
});

test('errors stay, the others leave by themselves', () => {
  render(<Notifications />);
  act(() => {
    notify.error({ title: 'Could not send' });
    notify.success({ title: 'Saved' });
  });
  pass(60);
  expect(screen.getByText('Could not send')).toBeInTheDocument();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('waits while it is read or focused', () => {
  render(<Notifications />);
  act(() => void notify.success({ title: 'Saved' }));
  fireEvent.mouseEnter(screen.getByRole('listitem'));
  pass(30);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('listitem'));
  pass(10);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('Undo counts its seconds down and runs once', async () => {
  const run = vi.fn();
  render(<Notifications />);
  act(() => void notify.success({ title: '“Weekend desk” deleted', undo: { run } }));
  expect(screen.getByRole('button', { name: 'Undo 8' })).toBeInTheDocument();
  pass(3);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo 5' })));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('the focus is back where it came from when its notification goes, else at the page', async () => {
  render(
    <main tabIndex={-1}>
      <button type="button">Remove</button>
      <Notifications />
    </main>,
  );
  const remove = screen.getByRole('button', { name: 'Remove' });
  const press = async (name: RegExp) => {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    await act(async () => fireEvent.click(button));
  };
  act(() => remove.focus());
  act(() => void notify.success({ title: 'Removed', undo: { run: () => undefined } }));
  await press(/^Undo/);
  expect(remove).toHaveFocus();

  act(() => void notify.error({ title: 'Could not send' }));
  act(() => screen.getByRole('button', { name: /^Dismiss/ }).focus());
  remove.remove();
  await press(/^Dismiss/);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('says so when undoing fails', async () => {
  render(<Notifications />);
  act(
    () =>
      void notify.success({
        title: 'List deleted',
        undo: { run: () => Promise.reject(new Error('offline')) },
      }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Undo/ })));
  expect(screen.getByText('Could not undo')).toBeInTheDocument();
});

test('is announced: politely, errors at once', () => {
  render(<Notifications />);
  act(
    () => void notify.success({ title: 'Saved', description: 'Version 3', undo: { run: () => undefined } }),
  );
  act(() => void vi.advanceTimersByTime(50));
  expect(announced('polite')).toBe('Saved. Version 3. Undo is available.');
  act(() => void notify.error({ title: 'Could not send' }));
  act(() => void vi.advanceTimersByTime(50));
  expect(announced('assertive')).toBe('Could not send.');
});
