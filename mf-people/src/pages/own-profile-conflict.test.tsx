import { people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { personSuggestions } from '@rostrum/contracts/people';
import {
  act,
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
} from '@rostrum/test-support';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AvailabilityCard } from '../features/edit-own-profile/availability-card.tsx';
import { ProfileForm } from '../features/edit-person/profile-form.tsx';

const draft: PersonDetail = {
  ...example(personDetail),
  kind: 'expert',
  status: 'draft',
  version: 4,
  headline: '',
  biography: '',
  waiting: [],
};
let sent: unknown[];
const server = contractServer(handle(personSuggestions.topics, () => ({ topics: [] })));
beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('own words are saved over a newer version that changed something else, and asked about over other words', async () => {
  const refuseOnce = (newer: PersonDetail) => {
    let refusals = 1;
    server.use(
      refuse(people.updateOwn, 'version_conflict', { details: newer, when: () => refusals-- > 0 }),
      handle(people.updateOwn, ({ body: { version, ...words } }) => {
        sent.push(version);
        return { ...newer, ...words, availability: newer.availability, version: version + 1 };
      }),
      handle(people.own, () => newer),
    );
  };
  refuseOnce({ ...draft, consent_at: '2026-11-30T07:00:00Z', version: 9 });
  const { user } = renderPage(<ProfileForm person={draft} />);
  await user.type(screen.getByRole('textbox', { name: /^Headline/ }), 'Reads lake ice');
  await pass(3000);
  await screen.findByText('Saved');
  expect(sent).toEqual([9]);
  expect(screen.queryByText(/changed in another window/)).not.toBeInTheDocument();

  refuseOnce({ ...draft, headline: 'Typed in another window', version: 20 });
  await user.type(screen.getByRole('textbox', { name: /^Headline/ }), ' for a living');
  await pass(3000);
  await screen.findByText(/changed in another window/);
  expect(sent).toEqual([9]);
});

test('own text replaces the words of another window in one step', async () => {
  const newer = { ...draft, headline: 'Typed in another window', version: 20 };
  function Profile() {
    const [person, setPerson] = useState<PersonDetail>(draft);
    return (
      <>
        <ProfileForm person={person} />
        <button type="button" onClick={() => setPerson(newer)}>
          Fetch
        </button>
      </>
    );
  }
  let refusals = 1;
  server.use(
    refuse(people.updateOwn, 'version_conflict', { details: newer, when: () => refusals-- > 0 }),
    handle(people.updateOwn, ({ body: { version, headline } }) => {
      sent.push([version, headline]);
      return { ...newer, headline: headline ?? '', version: version + 1 };
    }),
  );
  const { user } = renderPage(<Profile />);
  await user.type(screen.getByRole('textbox', { name: /^Headline/ }), 'Mine');
  await pass(3000);
  await screen.findByText(/changed in another window/);
  await user.click(screen.getByRole('button', { name: 'Fetch' }));
  await user.click(screen.getByRole('button', { name: 'Save my text' }));
  await waitFor(() => expect(sent).toEqual([[20, 'Mine']]));
  await waitFor(() => expect(screen.queryByText(/changed in another window/)).not.toBeInTheDocument());
});

test('a choice of what to take on is sent again over a newer version that left the choices alone', async () => {
  let refusals = 1;
  server.use(
    refuse(people.updateOwn, 'version_conflict', {
      details: { ...draft, availability: [], headline: 'Typed meanwhile', version: 9 },
      when: () => refusals-- > 0,
    }),
    handle(people.updateOwn, ({ body: { version, availability } }) => {
      sent.push(version);
      return { ...draft, availability: availability ?? [], version: version + 1 };
    }),
  );
  const { user } = renderPage(<AvailabilityCard person={{ ...draft, availability: [] }} />);
  await user.click(screen.getAllByRole('radio', { name: 'Yes' })[0] ?? document.body);
  await waitFor(() => expect(sent).toEqual([9]));
  expect(screen.queryByText('Could not save the choice.')).not.toBeInTheDocument();
});
