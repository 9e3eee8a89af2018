import { personDetail } from '@rostrum/contracts';
import { personRecording } from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { RecordingCard } from './recording-card.tsx';

const person = { ...example(personDetail), name_pronunciation: 'MAH-ren', version: 7 };
const recorded = { ...person, name_recording: '/files/a-sound.mp3' };
let removed: string | undefined;
contractServer(
  handle(personRecording.remove, ({ params }) => {
    removed = params.id;
    return person;
  }),
);
const open = (shown: typeof person & { name_recording?: string | null | undefined }) =>
  renderPage(<RecordingCard person={shown} />, { route: '/', path: '/' });

test('a profile without a recording is asked for one; one that is too large is refused before it is sent', async () => {
  const { user, container } = open({ ...person, name_recording: undefined });
  await screen.findByRole('button', { name: 'Choose a recording' });
  expect(container.querySelector('audio')).toBeNull();
  const file = new File([new Uint8Array(2_000_001)], 'name.mp3', { type: 'audio/mpeg' });
  await user.upload(screen.getByLabelText('Recording from your device'), file);
  await screen.findByText(/The recording is larger than 2 MB. Choose a shorter one./);
});

test('a recording is played under the spelling of the name, and taken off once that is confirmed', async () => {
  const { user } = open(recorded);
  expect(await screen.findByLabelText('Recording of the name: MAH-ren')).toHaveAttribute(
    'src',
    recorded.name_recording,
  );
  await user.click(screen.getByRole('button', { name: 'Remove recording' }));
  await user.click(
    (await screen.findAllByRole('button', { name: /Remove recording$/ })).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(removed).toBe(person.id));
});
