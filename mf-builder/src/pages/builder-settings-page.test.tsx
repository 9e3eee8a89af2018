import { directorySettings } from '@rostrum/contracts';
import { embedContent, embedDefaults, savedEmbeds } from '@rostrum/contracts/builder';
import { contractServer, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { BuilderSettingsPage } from './builder-settings-page.tsx';

const { company_username: _, ...defaults } = directorySettings.parse({ company_username: 'northmere' });
const id = '01a20290-75bf-7000-8000-000000000001';
const saved = {
  id,
  name: 'Newsroom',
  kind: 'directory' as const,
  status: 'active' as const,
  settings: defaults,
  version: 1,
  author: 'Ines Calder',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-18T16:20:00Z',
  installs: [],
  views: null,
};
const server = contractServer(
  handle(embedContent.narrowings, () => ({ topics: [], departments: [], tags: [], fields: [] })),
  handle(embedDefaults.get, () => ({ version: 2, defaults, allowed_domains: ['paper.example'] })),
  handle(savedEmbeds.list, () => ({ items: [saved], total: 1 })),
);

test('defaults, domains and saved embeds are changed together, under the version that was read', async () => {
  let sent: unknown;
  server.use(
    handle(embedDefaults.change, ({ body }) => {
      sent = body;
      return {
        version: 3,
        defaults: { ...defaults, layout: 'list' as const },
        allowed_domains: body.allowed_domains,
        applied: 1,
      };
    }),
  );
  const { user } = renderPage(<BuilderSettingsPage />);
  expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();

  const domain = screen.getByRole('textbox', { name: 'Domain' });
  await user.type(domain, 'not a domain{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a domain like');
  await user.clear(domain);
  await user.type(domain, 'https://News.Northmere.example/find{Enter}');
  screen.getByText('news.northmere.example');
  await user.click(screen.getByRole('button', { name: 'Remove paper.example' }));

  await user.click(screen.getByText('List'));
  await user.click(await screen.findByRole('checkbox', { name: 'Newsroom' }));
  await user.click(screen.getByRole('button', { name: 'Save and apply to 1' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      version: 2,
      defaults: { layout: 'list' },
      allowed_domains: ['news.northmere.example'],
      apply_to: [id],
    }),
  );
});
