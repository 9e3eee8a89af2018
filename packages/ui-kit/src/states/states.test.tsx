import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AreaUnavailable } from './area-unavailable.tsx';
import { EmptyState } from './empty-state.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { PanelError } from './panel-error.tsx';
import { RenderError } from './render-error.tsx';

afterEach(() => vi.useRealTimers());

test('a render error shows the fixed words and tries again', async () => {
  const onRetry = vi.fn();
  render(<RenderError onRetry={onRetry} />);
  expect(screen.getByText('Sorry.. there was an error')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

const failure = (status: number) => Object.assign(new Error('No.'), { status, requestId: '7Q2-M41' });

test.each([400, 403, 404, 409, 410, 429, 0])('a panel refused with %i needs no support', (status) => {
  render(<PanelError message="This link has run out." error={failure(status)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This link has run out\.$/);
});

test('a failed panel says so in one line, with the request for support', async () => {
  const onRetry = vi.fn();
  render(<PanelError onRetry={onRetry} error={failure(500)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Could not load\.RetryRequest 7Q2-M41$/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

const area = {
  area: 'Analytics',
  stillWorks: 'Everything else still works. Counting has not stopped, so no data is lost.',
  retryAfterSeconds: 3,
  home: { label: 'Go to Home', href: '/dashboard' },
  alternatives: [{ label: 'Inquiries due today', href: '/dashboard/inquiries' }],
  details: { version: '4.12.0', reason: 'timed out after 8 s', requestId: '7Q2-M41' },
};

test('an area that did not load tells what still works, where to go, and what support needs', () => {
  render(<AreaUnavailable {...area} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Analytics did not load' })).toBeInTheDocument();
  expect(screen.getByText(area.stillWorks)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByText('analytics 4.12.0, timed out after 8 s, request 7Q2-M41')).toBeInTheDocument();
});

test('it tries again by itself after a visible countdown', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  render(<AreaUnavailable {...area} onRetry={onRetry} />);
  expect(screen.getByText(/Trying again in 3 s\./)).toBeInTheDocument();
  for (let second = 0; second < 4; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the countdown can be stopped', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  render(<AreaUnavailable {...area} onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  for (let second = 0; second < 9; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(onRetry).not.toHaveBeenCalled();
  expect(screen.queryByText(/Trying again/)).not.toBeInTheDocument();
});

test('an empty place says what it is for, with an example beside it', () => {
  render(
    <EmptyState
      title="Send each new inquiry to the people who should see it"
      action={<button type="button">Add a list</button>}
      example={<p>Media or Speaking</p>}
    />,
  );
  expect(screen.getByRole('heading', { name: /Send each new inquiry/ })).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Example' })).toHaveTextContent('Media or Speaking');
});

test('loading is busy and announced', async () => {
  const { container } = render(<PageSkeleton variant="list" label="Loading people" rows={3} />);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent('Loading people'),
  );
  render(<PageSpinner />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('the offline bar comes and goes with the connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineBar />);
  expect(screen.queryByText(/Offline/)).not.toBeInTheDocument();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Offline. Your draft is kept.')).toBeInTheDocument();
});
