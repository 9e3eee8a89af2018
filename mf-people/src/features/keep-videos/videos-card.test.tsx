import { personVideo, personVideos } from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { VideosCard } from './videos-card.tsx';

const video = {
  ...example(personVideo),
  title: 'Evening news',
  src: '/files/a-video.mp4',
  captions: null as { src: string; name: string } | null,
  version: 3,
};
const captioned = { ...video, captions: { src: '/files/b-captions.vtt', name: 'evening.vtt' } };
let now = [video];
const changes: unknown[] = [];
let removed: string | undefined;
contractServer(
  handle(personVideos.list, () => ({ items: now })),
  handle(personVideos.change, ({ body }) => {
    changes.push(body);
    return video;
  }),
  handle(personVideos.remove, ({ params }) => {
    removed = params.video_id;
    return { removed: true };
  }),
);
const open = () => renderPage(<VideosCard id={video.id} />, { route: '/', path: '/' });

test('a video is played, renamed and removed; one without captions says what that means', async () => {
  now = [video];
  const { user, container } = open();
  await screen.findByText(/people who cannot hear it miss what is said/);
  const player = container.querySelector('video');
  expect(player).toHaveAttribute('src', video.src);
  expect(player?.autoplay).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Rename Evening news' }));
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Ten o’clock');
  await user.click(screen.getByRole('button', { name: /Save title$/ }));
  await waitFor(() => expect(changes).toEqual([{ title: 'Ten o’clock', version: 3 }]));
  await user.click(screen.getByRole('button', { name: 'Remove Evening news' }));
  await user.click(await screen.findByRole('button', { name: /Remove video$/ }));
  await waitFor(() => expect(removed).toBe(video.id));
});

test('captions are named, and taken off once that is confirmed', async () => {
  now = [captioned];
  const { user, container } = open();
  await screen.findByText(/captions: evening.vtt/);
  expect(container.querySelector('track')).toHaveAttribute('src', captioned.captions.src);
  await user.click(screen.getByRole('button', { name: 'Remove captions' }));
  await user.click(
    (await screen.findAllByRole('button', { name: /Remove captions$/ })).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(changes.at(-1)).toEqual({ captions_upload_id: null, version: 3 }));
});

test('a file that is too large is refused before it is sent', async () => {
  now = [];
  const { user } = open();
  const file = new File([new Uint8Array(20_971_521)], 'long.mp4', { type: 'video/mp4' });
  await user.upload(await screen.findByLabelText('Video from your device'), file);
  await screen.findByText(/larger than 20 MB/);
});
