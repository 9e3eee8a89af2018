import { postDetail, postEditing, type PostDetail } from '@rostrum/contracts/posts';
import {
  contractServer,
  example,
  fireEvent,
  handle,
  renderPage,
  screen,
  within,
} from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoverCard } from './cover-card.tsx';

const focus = { x: 50, y: 50 };
const post: PostDetail = {
  ...example(postDetail),
  status: 'draft',
  version: 3,
  cover: {
    src: '/files/a.webp',
    alt: 'Six gates',
    credit: '',
    focus,
    source: { src: '/files/a.webp', width: 1200, height: 800, frame: { x: 0, y: 85, width: 1200 } },
  },
};
let sent: Record<string, unknown>[];
contractServer(
  handle(postEditing.setCover, ({ body }) => {
    sent.push(body);
    return post;
  }),
);
beforeEach(() => {
  sent = [];
  // A picture of 600 × 400 on the screen: two of its pixels to one of the screen's.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400));
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  const { user } = renderPage(<CoverCard post={post} isReadOnly={false} change={(work) => work(post)} />);
  await user.click(await screen.findByRole('button', { name: 'Edit cover' }));
  const crop = await screen.findByRole('group', { name: 'Crop and focal point' });
  return {
    user,
    text: within(crop).getByRole('status'),
    frame: () => screen.getByRole('slider', { name: 'Frame' }),
    point: () => screen.getByRole('slider', { name: 'Focal point' }),
    size: () => screen.getByRole('slider', { name: 'Size of the frame' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save cover' })),
  };
}

test('by keyboard: the frame is made smaller and moved, the point is moved, each said and kept', async () => {
  const { user, text, frame, point, size, save } = await open();
  expect(text).toHaveTextContent('Frame: 100% of the width, 0% from the left, 11% from the top.');
  fireEvent.change(size(), { target: { value: '600' } });
  expect(text).toHaveTextContent('Frame: 50% of the width, 25% from the left');
  frame().focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(frame()).toHaveAttribute('aria-valuetext', '23% from the left, 15% from the top');
  point().focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(text).toHaveTextContent('Focal point: 60% across, 70% down.');
  await save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    version: 3,
    alt: 'Six gates',
    frame: { x: 276, width: 600 },
    focus: { x: 60, y: 70 },
  });
});

test('the frame never leaves the picture, and the point never leaves the frame', async () => {
  const { user, text, frame, point, size } = await open();
  fireEvent.change(size(), { target: { value: '600' } });
  frame().focus();
  await user.keyboard('{Shift>}{ArrowLeft>6/}{ArrowUp>6/}{/Shift}');
  point().focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(text).toHaveTextContent(
    'Frame: 50% of the width, 0% from the left, 0% from the top. Focal point: 100% across, 50% down.',
  );
});

test('by pointer: a drag moves the frame, a press sets the point or brings the frame to where it is pressed', async () => {
  const { text, frame, size } = await open();
  fireEvent.change(size(), { target: { value: '600' } });
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
  fireEvent.pointerDown(frame(), at(300, 200));
  fireEvent.pointerMove(frame(), at(360, 200));
  fireEvent.pointerUp(frame(), at(360, 200));
  expect(text).toHaveTextContent('35% from the left');
  expect(text).toHaveTextContent('Focal point: 50% across');

  fireEvent.pointerDown(frame(), at(270, 200));
  fireEvent.pointerUp(frame(), at(270, 200));
  expect(text).toHaveTextContent('Focal point: 20% across, 50% down.');

  const stage = frame().parentElement;
  if (!stage) throw new Error('The frame lies on its picture.');
  fireEvent.pointerDown(stage, at(590, 20));
  fireEvent.pointerUp(stage, at(590, 20));
  expect(text).toHaveTextContent('Frame: 50% of the width, 50% from the left, 0% from the top.');
});

test('previews follow at once, and the whole picture has no share card', async () => {
  const { user, text, point, save } = await open();
  const previews = () => within(screen.getByRole('list', { name: 'Previews' }));
  const pictures = () => previews().getAllByRole('presentation');
  expect(previews().getAllByRole('listitem')).toHaveLength(3);
  const phone = () => pictures()[1]?.style.left;
  const before = phone();
  point().focus();
  await user.keyboard('{ArrowRight}');
  expect(phone()).not.toBe(before);
  await user.click(screen.getByRole('checkbox', { name: 'Crop to the shape of link previews' }));
  expect(text).toHaveTextContent('Whole picture. Focal point: 60% across');
  expect(previews().queryByText('Share card')).not.toBeInTheDocument();
  await save();
  await vi.waitFor(() => expect(sent[0]).toMatchObject({ frame: null, focus: { x: 60, y: 50 } }));
});

test('words alone leave the picture as it is', async () => {
  const { user, save } = await open();
  await user.type(screen.getByLabelText(/^Credit/), 'Ada');
  await save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('frame');
  expect(sent[0]).not.toHaveProperty('focus');
});
