import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppLink } from '../navigation/app-link.tsx';
import { NavigationProvider } from '../navigation/navigation.tsx';
import { CountBadge } from './count-badge.tsx';
import { Page } from './page.tsx';
import { StatTile } from '../stats/stat-tile.tsx';

test('a page has one heading, names the browser tab, and leads back', () => {
  render(
    <Page
      title="People"
      count={64}
      back={{ label: 'All people', href: '/dashboard/people' }}
      actions={<button type="button">Add person</button>}
    >
      <p>List</p>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^People$/);
  expect(document.title).toBe('People · Rostrum');
  expect(screen.getByRole('link', { name: 'All people' })).toBeInTheDocument();
});

test('links follow the area’s router on a plain click only', async () => {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <AppLink href="/dashboard/people">Here</AppLink>
      <AppLink href="https://other.example/">Elsewhere</AppLink>
      <AppLink href="/docs" target="_blank">
        New tab
      </AppLink>
    </NavigationProvider>,
  );
  // jsdom cannot follow a link; what counts is whether the router was asked.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  await userEvent.click(screen.getByText('Here'));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(screen.getByText('Elsewhere'));
  await userEvent.click(screen.getByText('New tab'));
  document.removeEventListener('click', stay);
  expect(navigate.mock.calls).toEqual([['/dashboard/people']]);
  expect(screen.getByText('New tab')).toHaveAttribute('rel', 'noopener');
});

test('a tile is a link; a failed tile shows only itself failing', () => {
  const { rerender } = render(
    <StatTile
      label="Unassigned"
      value={4}
      hint="oldest 38 min"
      href="/dashboard/inquiries?view=unassigned"
    />,
  );
  expect(screen.getByRole('link')).toHaveTextContent(/^Unassigned4oldest 38 min$/);
  rerender(<StatTile label="Unassigned" value={undefined} href="/x" error={{ onRetry: () => undefined }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load.');
});

test('a count asks for attention only when there is one', () => {
  const { container } = render(
    <>
      <CountBadge count={0} />
      <CountBadge count={120} tone="danger" label="120 inquiries need you" />
    </>,
  );
  expect(container.children).toHaveLength(1);
  expect(container).toHaveTextContent(/^99\+120 inquiries need you$/);
});
