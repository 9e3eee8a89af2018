import { events, publicProfiles } from '@rostrum/contracts';
import { contractServer, hang, screen, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { renderFrame, visitor } from '../testing/render-frame.tsx';

contractServer(hang(events.live), hang(publicProfiles.person), hang(publicProfiles.organisation));

test('the footer leads guests to the guides and to the Help Center', () => {
  renderFrame({ url: '/experts/maren', auth: visitor });
  const footer = within(screen.getByRole('contentinfo'));
  // Guests use no API: what /docs describes is for members who build with it.
  expect(footer.getByRole('link', { name: /^Documentation/ })).toHaveAttribute('href', '/help/guides');
  expect(footer.getByRole('link', { name: /^Help Center/ })).toHaveAttribute('href', '/help');
});
