import { people, personDetail } from '@rostrum/contracts';
import { personAddress, personVersions } from '@rostrum/contracts/people';
import {
  contractServer,
  example,
  fireEvent,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test } from 'vitest';
import { RenameDialog } from '../features/rename-person/rename-dialog.tsx';
import { paths } from '../paths.ts';
import { PersonHistoryPage } from './person-history-page.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
const kofi = {
  ...example(personDetail),
  id,
  kind: 'expert' as const,
  name: 'Kofi Brandvold',
  username: 'kofi',
  status: 'published' as const,
  version: 4,
};
const version = (number: number, changed: string[]) => ({
  number,
  saved_by: 'Wren Abiola',
  saved_at: '2026-10-02T10:15:00.000Z',
  changed,
  note: null,
  was_public: number === 1,
});
const section = (part: string, label: string, obstacle: string | null) => ({
  part,
  label,
  number: 3,
  saved_by: 'Wren Abiola',
  obstacle,
  difference: {
    kind: 'text' as const,
    parts: [
      { kind: 'removed' as const, text: `Old ${part}` },
      { kind: 'added' as const, text: `New ${part}` },
    ],
  },
});
const server = contractServer(
  handle(people.get, () => kofi),
  handle(personVersions.list, () => ({
    items: [version(3, ['Headline']), version(2, ['City']), version(1, [])],
  })),
);

test('shows what changed since a version and puts one part of it, or all, back', async () => {
  const sent: unknown[] = [];
  const compared: unknown[] = [];
  server.use(
    handle(personVersions.compare, ({ params, query }) => {
      compared.push([params.number, query.to]);
      return { sections: [section('headline', 'Headline', null), section('photo', 'Photo', 'Gone.')] };
    }),
    handle(personVersions.restore, ({ params, body }) => {
      sent.push([params.number, body]);
      return kofi;
    }),
  );
  renderPage(
    <>
      <PersonHistoryPage />
      <Notifications />
    </>,
    { route: paths.history.href(id), path: paths.history.path },
  );
  const headline = await screen.findByRole('region', { name: 'Headline' });
  expect(within(headline).getByText('Old headline').tagName).toBe('DEL');
  expect(within(headline).getByText('New headline').tagName).toBe('INS');
  // What cannot be put back says why, and has no button.
  const photo = screen.getByRole('region', { name: 'Photo' });
  expect(within(photo).getByText('Gone.')).toBeTruthy();
  expect(within(photo).queryByRole('button')).toBeNull();
  expect(screen.getByText(/its public page changes at once/)).toBeTruthy();

  fireEvent.click(within(headline).getByRole('button', { name: 'Restore Headline' }));
  await waitFor(() => expect(sent).toEqual([[2, { version: 4, parts: ['headline'] }]]));
  await screen.findByText(/Kofi Brandvold’s profile is restored/);
  fireEvent.click(screen.getByRole('button', { name: /Version 1/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(sent[1]).toEqual([1, { version: 4 }]));
  expect(compared).toContainEqual([1, undefined]);
});

test('says what another address means before it is saved, and keeps what was typed when it is taken', async () => {
  server.use(refuse(personAddress.rename, 'already_exists', { message: 'This username is taken.' }));
  renderPage(<RenameDialog person={kofi} onClose={() => {}} />);
  expect(screen.queryByText(/leads there for good/)).toBeNull();
  const field = screen.getByLabelText(/Username/);
  fireEvent.change(field, { target: { value: 'kofi-brandvold' } });
  expect(await screen.findByText('/experts/kofi-brandvold')).toBeTruthy();
  expect(screen.getByText(/^\/experts\/kofi stays reserved/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }));
  await screen.findByText(/This username is taken/);
  expect(field).toHaveProperty('value', 'kofi-brandvold');
});
