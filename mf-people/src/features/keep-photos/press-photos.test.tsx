import { upload, uploads } from '@rostrum/contracts';
import { personPhotos, type PressPhoto } from '@rostrum/contracts/people';
import {
  acceptUploadContent,
  contractServer,
  example,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { PressPhotosCard } from './press-photos-card.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
const photo = (number: number, alt: string): PressPhoto => ({
  id: `0198a9b2-0000-7000-8000-00000000001${number}`,
  src: `/files/${'a'.repeat(31)}${number}-1200.webp`,
  width: 1200,
  height: 800,
  alt,
  credit: 'Bo Lind',
  press_approved: true,
  version: 1,
});
let items: PressPhoto[];
beforeEach(() => {
  items = [photo(1, 'In the field'), photo(2, 'At the desk')];
});
const server = contractServer(handle(personPhotos.list, () => ({ items })));
const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('photos are put into another order by a button', async () => {
  let body: unknown;
  server.use(
    handle(personPhotos.order, (call) => {
      body = call.body;
      items = items.toReversed();
      return { items };
    }),
  );
  const { user } = renderPage(<PressPhotosCard id={id} />);
  expect(await screen.findByText('2 of 10')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move up: In the field' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move down: In the field' }));
  await waitFor(() => expect(shown()[0]).toContain('At the desk'));
  expect(body).toEqual({ ids: [photo(2, '').id, photo(1, '').id] });
});

test('a photo is uploaded and described, and goes to the press with a credit alone', async () => {
  const arrived = {
    ...example(upload),
    id: '0198c0de-0000-7000-8000-000000000001',
    state: 'ready' as const,
    fault: null,
    preview: { src: `/files/${'b'.repeat(32)}-1200.webp`, width: 1200, height: 800 },
  };
  let body: unknown;
  server.use(
    handle(uploads.create, () => ({ ...arrived, state: 'receiving' as const, preview: null })),
    handle(uploads.get, () => arrived),
    ...acceptUploadContent(5),
    handle(personPhotos.add, (call) => {
      body = call.body;
      return { ...photo(3, call.body.alt), credit: call.body.credit };
    }),
  );
  const { user } = renderPage(<PressPhotosCard id={id} />);
  await user.upload(
    await screen.findByLabelText('Photo for the press'),
    new File(['photo'], 'field.jpg', { type: 'image/jpeg' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Add a photo for the press' });
  await user.type(within(dialog).getByLabelText(/^Description/), 'On the dyke');
  await user.click(within(dialog).getByRole('button', { name: 'Add photo' }));
  await within(dialog).findAllByText('Enter who took the photo, so that the press can credit it.');
  expect(body).toBeUndefined();
  await user.type(within(dialog).getByLabelText(/^Credit/), 'Cy Moe');
  await user.click(within(dialog).getByRole('button', { name: 'Add photo' }));
  await waitFor(() =>
    expect(body).toEqual({
      alt: 'On the dyke',
      credit: 'Cy Moe',
      press_approved: true,
      upload_id: arrived.id,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
