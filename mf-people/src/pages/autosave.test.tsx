import { people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { customField, personFields } from '@rostrum/contracts/fields';
import { personPresence, personSuggestions } from '@rostrum/contracts/people';
import {
  act,
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
import { Notifications, notificationStore } from '@rostrum/ui-kit';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadinessCard } from '../features/edit-person/be-ready/readiness-card.tsx';
import { MoreFieldsCard } from '../features/edit-person/more-fields/more-fields-card.tsx';
import { ProfileForm } from '../features/edit-person/profile-form.tsx';
import { RecordForm } from '../features/edit-person/record-form.tsx';

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
  handle(personSuggestions.topics, () => ({ topics: [] })),
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
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Headline/), 'Audits machines');
  expect(screen.getByText('Saving soon')).toBeVisible();
  await pass(3000);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toEqual([{ version: 4, headline: 'Audits machines' }]);
  expect(screen.queryByText(/’s profile is saved/)).not.toBeInTheDocument();

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

test('two forms of one profile save one after the other, each over what the other made of it', async () => {
  let version = 4;
  const save = (given: number) => {
    expect(given).toBe(version);
    version += 1;
    sent.push(given);
    return version;
  };
  server.use(
    handle(people.update, ({ body }) => ({ ...draft, ...body, version: save(body.version) })),
    handle(personPresence.setReadiness, ({ body: { version: over, ...readiness } }) => ({
      ...draft,
      readiness,
      version: save(over),
    })),
  );
  const { user } = renderPage(
    <>
      <RecordForm person={draft} />
      <ReadinessCard person={{ ...draft, readiness: null }} />
    </>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Radio' }));
  await user.type(screen.getByLabelText(/^Headline/), 'Audits machines');
  await pass(3000);
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(sent).toEqual([4, 5]);
});

test('a published profile changes once somebody says so', async () => {
  const { user } = renderPage(<RecordForm person={{ ...draft, status: 'published' }} />);
  await user.type(screen.getByLabelText(/^Headline/), 'Half a sen');
  await pass(60_000);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a line that is lost loses nothing: what was typed meanwhile is saved too when it is back', async () => {
  const { user } = renderPage(<RecordForm person={draft} />);
  const headline = screen.getByLabelText(/^Headline/);
  server.use(refuse(people.update, 'unavailable'));
  await user.type(headline, 'Audits');
  await pass(3000);
  expect(
    await screen.findByText(/kept on this page and saved when it is back/, { selector: 'span' }),
  ).toBeVisible();
  await user.type(headline, ' machines');
  expect(sent).toEqual([]);
  server.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Saved');
  expect(sent).toEqual([{ version: 4, headline: 'Audits machines' }]);
});

test('of a published profile nothing is sent by itself, also after a line that was lost', async () => {
  const { user } = renderPage(<RecordForm person={{ ...draft, status: 'published' }} />);
  server.use(refuse(people.update, 'unavailable'));
  await user.type(screen.getByLabelText(/^Headline/), 'Audits');
  await user.click(screen.getByRole('button', { name: /Save changes$/ }));
  expect(await screen.findByText(/save again when it is back/, { selector: 'span' })).toBeVisible();
  server.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(60_000);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Save changes$/ }));
  await screen.findByText('Saved');
  expect(sent).toEqual([{ version: 4, headline: 'Audits' }]);
});

test('two versions of one field are shown, and nothing is sent before one is chosen', async () => {
  const newer = { ...draft, headline: 'Saved by a colleague', version: 7 };
  const { user } = renderPage(<RecordForm person={draft} />);
  server.use(refuse(people.update, 'version_conflict', { details: newer }));
  await user.type(screen.getByLabelText(/^Headline/), 'Typed here');
  await pass(3000);
  const dialog = await screen.findByRole('dialog', {
    name: 'A colleague saved this profile while you were editing',
  });
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

test('media readiness saves by itself, also of a published profile, and says what keeps it', async () => {
  server.use(
    handle(personPresence.setReadiness, ({ body: { version, ...readiness } }) => {
      sent.push({ version, ...readiness });
      return { ...draft, readiness, version: version + 1 };
    }),
  );
  const { user } = renderPage(<ReadinessCard person={{ ...draft, status: 'published', readiness: null }} />);
  await user.click(screen.getByRole('checkbox', { name: 'Radio' }));
  fireEvent.change(screen.getByLabelText(/Reachable from/), { target: { value: '07:00' } });
  await pass(3000);
  await screen.findByText('Not saved: Enter both times, or leave both empty.', { selector: 'span' });
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/Reachable until/), { target: { value: '21:30' } });
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent).toMatchObject([
    { version: 4, radio: true, studio: false, reachable_from: '07:00', reachable_to: '21:30' },
  ]);
  fireEvent.change(screen.getByLabelText(/Longest notice/), { target: { value: '45' } });
  fireEvent.blur(screen.getByLabelText(/Longest notice/));
  fireEvent.change(screen.getByLabelText(/Trained on camera/), { target: { value: '2026-03-14' } });
  await pass(3000);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ max_notice_minutes: 45, on_camera_training_date: '2026-03-14' }),
  );
});

test('another choice of media is asked about; a change of anything else is no conflict', async () => {
  const readiness = {
    live_tv: false,
    radio: false,
    podcast: false,
    phone: false,
    studio: true,
    reachable_from: null,
    reachable_to: null,
  };
  /** Refuses the next save with a newer state, and takes the one after it. */
  const isNewer = (newer: PersonDetail) => {
    let refusals = 1;
    server.use(
      refuse(personPresence.setReadiness, 'version_conflict', {
        details: newer,
        when: () => refusals-- > 0,
      }),
      handle(personPresence.setReadiness, ({ body: { version, ...chosen } }) => {
        sent.push(version);
        return { ...newer, readiness: chosen, version: version + 1 };
      }),
    );
  };
  isNewer({ ...draft, readiness: null, headline: 'Saved by a colleague', version: 7 });
  const { user } = renderPage(<ReadinessCard person={{ ...draft, readiness: null }} />);
  await user.click(screen.getByRole('checkbox', { name: 'Radio' }));
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent).toEqual([7]);

  isNewer({ ...draft, readiness, version: 12 });
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
  await pass(3000);
  await screen.findByText(/changed in another window/);
  await pass(60_000);
  expect(sent).toEqual([7]);
  await user.click(screen.getByRole('button', { name: 'Save my choice' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([7, 12]);
});

test('fields of the organisation save by themselves in a draft, alone those that changed', async () => {
  const fields = ['office', 'hobby'].map((key) => ({
    ...example(customField),
    key,
    kind: 'text' as const,
    label: `The ${key}`,
    is_required: false,
  }));
  server.use(
    handle(personFields.get, () => ({ fields, values: { office: null, hobby: 'Chess' } })),
    handle(personFields.save, ({ body }) => {
      sent.push(body);
      return { fields, values: { office: 'B 12', hobby: 'Chess' } };
    }),
  );
  const { user } = renderPage(<MoreFieldsCard person={draft} />);
  await user.type(await screen.findByRole('textbox', { name: 'The office' }), 'B 12');
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ values: { office: 'B 12' }, read: { office: null } }]);
  expect(screen.queryByText('More fields saved')).not.toBeInTheDocument();
});
