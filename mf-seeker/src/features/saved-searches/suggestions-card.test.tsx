import { search, suggestedExpert, suggestions } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { SuggestionsCard } from './suggestions-card.tsx';

const maren = {
  ...example(suggestedExpert),
  beat: 'Sea level',
  username: 'maren',
  name: 'Dr Maren Okonjo-Hale',
};
let beats: string[] = [];
const server = contractServer(
  handle(suggestions.list, () => ({ beats, people: beats.length > 0 ? [maren] : [] })),
  handle(suggestions.setBeats, ({ body }) => {
    beats = body.beats;
    return { beats };
  }),
  handle(search.classifications, () => ({ items: [{ title: 'Sea level' }] })),
);
beforeEach(() => {
  beats = [];
});
beforeEach(() => notificationStore.clear());

const open = () =>
  renderPage(
    <>
      <SuggestionsCard />
      <Notifications />
    </>,
    { route: '/dashboard/seeker', session: 'media' },
  );

test('without beats it asks for them; with the first one experts appear', async () => {
  const { user } = open();
  expect(await screen.findByText(/Add the topics you cover/)).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Add a beat' }), 'sea');
  await user.click(await screen.findByRole('option', { name: /Sea level/ }));
  const link = await screen.findByRole('link', { name: /Dr Maren Okonjo-Hale/ });
  expect(link).toHaveAttribute('href', '/experts/maren');
  expect(beats).toEqual(['Sea level']);
});

test('a word of their own is a beat too, and beats are removed one by one', async () => {
  beats = ['Ports'];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Your beats' }));
  await user.type(screen.getByRole('combobox', { name: 'Add a beat' }), 'tide gauges');
  await user.click(await screen.findByRole('option', { name: /New selection: tide gauges/ }));
  await waitFor(() => expect(beats).toEqual(['Ports', 'tide gauges']));
  await user.click(await screen.findByRole('button', { name: 'Remove Ports' }));
  await waitFor(() => expect(beats).toEqual(['tide gauges']));
});

test('a beat that could not be kept is said, and leaves the list', async () => {
  beats = ['Ports'];
  server.use(refuse(suggestions.setBeats, 'unavailable', { message: 'Try again in a minute.' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Your beats' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Ports' }));
  expect(await screen.findByText('Your beats could not be saved.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove Ports' })).toBeInTheDocument();
});
