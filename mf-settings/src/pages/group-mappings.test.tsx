import { people } from '@rostrum/contracts';
import {
  apiKeys,
  groupMappings,
  integrations,
  peopleFeeds,
  provisioning,
  type GroupMapping,
} from '@rostrum/contracts/settings';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { IntegrationsPage } from './integrations-page.tsx';

const mapping: GroupMapping = {
  id: '01a20290-75bf-7000-8000-000000000011',
  version: 3,
  group_name: 'Press office',
  role: 'agent',
  departments: ['Biology', 'Physics'],
};
let items: GroupMapping[] = [];
const server = contractServer(
  handle(integrations.get, () => ({ webhooks: [], calendar: null })),
  handle(apiKeys.list, () => ({ items: [] })),
  handle(peopleFeeds.get, () => ({ feed: null })),
  handle(people.list, () => ({ ...example(people.list.response), departments: ['Biology', 'Physics'] })),
  handle(provisioning.get, () => ({
    address: 'https://rostrum.example/scim/v2',
    members: 0,
    domains: ['north.example'],
    calls: [],
  })),
  handle(groupMappings.list, () => ({ items, groups: ['Press office'] })),
);

test('a group is mapped; a missing name is refused at its field', async () => {
  items = [];
  const { user } = renderPage(<IntegrationsPage />);
  await screen.findByText('No groups are mapped yet.');
  await user.click(screen.getByRole('button', { name: 'Map a group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Map group' }));
  await dialog.findAllByText('Enter the name of the group.');
  await user.type(dialog.getByRole('textbox', { name: /Group/ }), 'Professors');
  const sent: unknown[] = [];
  server.use(
    handle(groupMappings.add, ({ body }) => {
      sent.push(body);
      items = [{ ...mapping, group_name: body.group_name, role: body.role, departments: [] }];
      return { items, groups: [] };
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Map group' }));
  await within(await screen.findByRole('table', { name: 'Group mappings' })).findByText('Professors');
  expect(sent).toEqual([{ group_name: 'Professors', role: 'expert', departments: [] }]);
});

test('a mapping is changed from its row with its version, and removed after a question', async () => {
  items = [mapping];
  const sent: unknown[] = [];
  server.use(
    handle(groupMappings.change, ({ params, body }) => {
      sent.push([params.id, body]);
      return { items, groups: [] };
    }),
    handle(groupMappings.remove, ({ params }) => {
      sent.push(params.id);
      items = [];
      return { items, groups: [] };
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  const table = within(await screen.findByRole('table', { name: 'Group mappings' }));
  await table.findByText('Biology and Physics');
  await user.click(table.getByRole('button', { name: 'Change Press office' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save mapping' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        mapping.id,
        { group_name: 'Press office', role: 'agent', departments: ['Biology', 'Physics'], version: 3 },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Remove Press office' }));
  await user.click(await screen.findByRole('button', { name: 'Remove mapping' }));
  await screen.findByText('No groups are mapped yet.');
  expect(sent.at(-1)).toBe(mapping.id);
});

test('mappings that did not load can be asked for again', async () => {
  server.use(refuse(groupMappings.list, 'unavailable'));
  renderPage(<IntegrationsPage />);
  await screen.findByRole('button', { name: /Retry/ });
});
