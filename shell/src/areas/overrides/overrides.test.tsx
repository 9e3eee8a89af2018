import type { RegistryOverride } from '@rostrum/contracts';
import { render, screen, userEvent, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFatalPage } from '../fatal-page.ts';
import { OverrideBanner } from './override-banner.tsx';
import { exit } from './turn-off.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const override = (changes: Partial<RegistryOverride> = {}): RegistryOverride => ({
  area: 'inquiries',
  label: 'http://localhost:5173/',
  until: inMinutes(45.5),
  ...changes,
});
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(exit, 'reload').mockImplementation(() => {});
  vi.spyOn(exit, 'go').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

test('names what runs instead and how long, and goes back with one click', async () => {
  fetched.mockResolvedValue(new Response('{"data":{"cleared":true}}'));
  render(
    <OverrideBanner
      overrides={[override(), override({ area: 'posts', label: '7', until: inMinutes(90) })]}
    />,
  );
  const banner = screen.getByRole('region', { name: 'Overrides' });
  expect(banner).toHaveTextContent('inquiries runs http://localhost:5173/, posts runs 7 for you only');
  expect(banner).toHaveTextContent('46 min left');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(exit.reload).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledWith('/registry/overrides', { method: 'DELETE' });
});

test('leads to the form of the server when the click does not help', async () => {
  fetched.mockRejectedValue(new Error('offline'));
  render(<OverrideBanner overrides={[override()]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(exit.go).toHaveBeenCalledExactlyOnceWith('/registry/reset'));
});

test('a shell that does not start says so and offers the way back, with nothing of its own', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = document.createElement('div');
  host.textContent = 'half drawn';
  showFatalPage(new Error('boom'), host);
  expect(host).not.toHaveTextContent('half drawn');
  expect(host).toHaveTextContent('boom');
  expect(host.querySelector('a')).toHaveAttribute('href', '/registry/reset');
});
