import { people, personDetail } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PhotoCard } from './photo-card.tsx';

const source = {
  upload_id: example(personDetail).id,
  src: '/files/a.webp',
  width: 900,
  height: 600,
  focus: { x: 50, y: 50 },
};
const person = {
  ...example(personDetail),
  photo: { alt: 'Portrait', credit: null, press_approved: false, source },
};
contractServer(handle(people.setOwnPhoto, () => person));

test('the keyboard stays with the photo: on the crop when it opens, on the button when it closes', async () => {
  const { user } = renderPage(<PhotoCard isOwn person={person} />);
  const edit = await screen.findByRole('button', { name: 'Edit photo' });
  edit.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Crop' })).toHaveFocus();

  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Replace photo' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Edit photo' }));
  await user.type(await screen.findByLabelText(/^Credit/), 'A. Drawer');
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  expect(await screen.findByRole('button', { name: 'Replace photo' })).toHaveFocus();
});
