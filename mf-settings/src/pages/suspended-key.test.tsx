import {
  apiKey as keyShape,
  apiKeys,
  groupMappings,
  integrations,
  peopleFeeds,
  provisioning,
} from '@rostrum/contracts/settings';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { IntegrationsPage } from './integrations-page.tsx';

const server = contractServer(
  handle(integrations.get, () => ({ webhooks: [], calendar: null })),
  handle(peopleFeeds.get, () => ({ feed: null })),
  handle(groupMappings.list, () => ({ items: [], groups: [] })),
  handle(provisioning.get, () => example(provisioning.get.response)),
);

test('a key whose maker was demoted says so, and another administrator takes it over', async () => {
  const key = {
    ...example(keyShape),
    name: 'Entra',
    kind: 'organisation' as const,
    client_id: null,
    belongs_to: null,
    scopes: ['members.provision' as const],
  };
  let suspended: 'maker_demoted' | null = 'maker_demoted';
  server.use(
    handle(apiKeys.list, () => ({ items: [{ ...key, suspended }] })),
    handle(apiKeys.takeOver, () => {
      suspended = null;
      return { ...key, suspended };
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  await screen.findByText('Suspended: the person who made it no longer manages members.');
  await user.click(screen.getByRole('button', { name: 'Take over Entra' }));
  await user.click(await screen.findByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(screen.queryByText(/^Suspended/)).not.toBeInTheDocument());
});
