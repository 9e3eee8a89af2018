import { people, personDetail, type PersonDetail } from '@rostrum/contracts';
import {
  act,
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  within,
} from '@rostrum/test-support';
import { Notifications, notificationStore } from '@rostrum/ui-kit';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileForm } from './profile-form.tsx';
import { RecordForm } from './record-form.tsx';

const draft: PersonDetail = {
  ...example(personDetail),
  id: '0198a9b2-0000-7000-8000-000000000001',
  kind: 'expert',
  status: 'draft',
  version: 4,
  firstname: 'Kofi',
  lastname: 'Brandvold',
  email: 'kofi@northmere.example',
  country: 'GB',
  headline: '',
  biography: '',
  waiting: [],
};
let sent: unknown[];
const server = contractServer(
  // First: the address of a profile would take `own` for an id.
  handle(people.updateOwn, ({ body }) => {
    sent.push(body);
    return { ...draft, headline: body.headline ?? '', version: body.version + 1 };
  }),
  handle(people.update, ({ body }) => {
    sent.push(body);
    return { ...draft, ...body, version: body.version + 1 };
  }),
);
beforeEach(() => {
  sent = [];
  notificationStore.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a draft saves by itself what was typed, without a word but that it is saved', async () => {
  const { user } = renderPage(
    <>
      <RecordForm person={draft} />
      <Notifications />
    </>,
  );
  expect(screen.getByText('Each change saves by itself')).toBeVisible();
  await user.type(screen.getByLabelText(/^Headline/), 'Audits machines');
  expect(screen.getByText('Saving soon')).toBeVisible();
  await pass(3000);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toEqual([{ version: 4, headline: 'Audits machines' }]);
  expect(screen.queryByText(/^Profile of/)).not.toBeInTheDocument();

  // What is required waits, is told, and keeps the focus where it is.
  const lastname = screen.getByLabelText(/^Last name/);
  await user.clear(lastname);
  await pass(3000);
  expect(await screen.findByText('Not saved: Enter last name.', { selector: 'span' })).toBeVisible();
  expect(lastname).toHaveFocus();
  await user.type(lastname, 'Berg');
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent.slice(1)).toEqual([{ version: 5, lastname: 'Berg' }]);
});

test('the own profile saves in the same way', async () => {
  const { user } = renderPage(<ProfileForm person={draft} />);
  await user.type(screen.getByLabelText(/^Headline/), 'Audits machines');
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent).toMatchObject([{ version: 4, headline: 'Audits machines' }]);
});

test('a published profile changes once somebody says so', async () => {
  const { user } = renderPage(<RecordForm person={{ ...draft, status: 'published' }} />);
  await user.type(screen.getByLabelText(/^Headline/), 'Half a sen');
  await pass(60_000);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(sent).toEqual([]);
});

test('two versions of one field are shown, and nothing is sent before one is chosen', async () => {
  const newer = { ...draft, headline: 'Saved by a colleague', version: 7 };
  const { user } = renderPage(<RecordForm person={draft} />);
  server.use(refuse(people.update, 'version_conflict', { details: newer }));
  await user.type(screen.getByLabelText(/^Headline/), 'Typed here');
  await pass(3000);
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this profile meanwhile' });
  expect(dialog).toHaveTextContent('Saved by a colleague');
  expect(dialog).toHaveTextContent('Typed here');
  server.use(
    handle(people.update, ({ body }) => {
      sent.push(body);
      return { ...newer, headline: 'Typed here', version: 8 };
    }),
  );
  await pass(60_000);
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save my version' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([{ version: 7, headline: 'Typed here' }]);
});

test('what was saved elsewhere on the page stands in the fields while nothing is typed', async () => {
  const Page = () => {
    const [person, setPerson] = useState(draft);
    return (
      <>
        <RecordForm person={person} />
        <button type="button" onClick={() => setPerson({ ...draft, headline: 'From a card', version: 5 })}>
          Accept
        </button>
      </>
    );
  };
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByLabelText(/^Headline/)).toHaveValue('From a card');
  await user.type(screen.getByLabelText(/^Headline/), '!');
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ version: 5, headline: 'From a card!' }]);
});
