import { activity, posts, publicProfiles } from '@rostrum/contracts';
import { postEditing, postPreview, type PostDetail } from '@rostrum/contracts/posts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meanColour } from '../../testing/scenes/photo.ts';
import { postScene, type PostScene } from '../../testing/scenes/post-scene.ts';
import { retiredFiles } from '../uploads/uploads.schema.ts';

let scene: PostScene;
beforeAll(async () => {
  scene = await postScene();
});
afterAll(() => scene[Symbol.asyncDispose]());

interface Change {
  upload_id?: string;
  frame?: { x: number; y: number; width: number } | null;
  focus?: { x: number; y: number };
}

async function cover({ id, version }: Pick<PostDetail, 'id' | 'version'>, change: Change) {
  return scene.editor.call(postEditing.setCover, {
    params: { id },
    body: { version, alt: 'Two colours', credit: '', ...change },
  });
}

const read = async (url: string | undefined) => {
  const { rawPayload, headers } = await scene.server.app.inject({ url: url ?? '' });
  return { bytes: rawPayload, type: headers['content-type'] };
};
/** Left half red, right half blue; its preview is half as large. */
const large = () => scene.uploadCover(scene.editor, [2400, 1600]);

test('a frame is cut from the original, for pages and for previews of links', async () => {
  const post = await scene.begin('Cropped');
  const cropped = await cover(post, { upload_id: await large(), frame: { x: 0, y: 100, width: 600 } });
  expect(cropped.cover).toMatchObject({
    focus: { x: 50, y: 50 },
    source: { width: 1200, height: 800, frame: { x: 0, y: 100, width: 600 } },
  });
  const shown = await read(cropped.cover?.src);
  // Half of the preview's width: from the preview alone it would have 600 pixels.
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
  const { red, blue } = await meanColour(shown.bytes);
  expect([red > 240, blue < 15]).toEqual([true, true]);
  const shared = await read(cropped.cover?.src.replace('.webp', '.jpg'));
  expect(shared.type).toBe('image/jpeg');
  expect(await sharp(shared.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('the smallest picture is not made larger for pages, and is for previews of links', async () => {
  const post = await scene.begin('Small');
  const upload_id = await scene.uploadCover(scene.editor, [600, 315]);
  const { cover: small } = await cover(post, { upload_id, frame: { x: 0, y: 0, width: 600 } });
  const shown = await sharp((await read(small?.src)).bytes).metadata();
  const shared = await sharp((await read(small?.src.replace('.webp', '.jpg'))).bytes).metadata();
  expect([shown.width, shown.height, shared.width, shared.height]).toEqual([600, 315, 1200, 630]);
});

test('a frame outside the picture or smaller than 600 × 315 is refused, and so is a point between the steps', async () => {
  const post = await scene.begin('Refused');
  const upload_id = await large();
  const refused: Change[] = [
    { upload_id, frame: { x: 700, y: 0, width: 600 } },
    { upload_id, frame: { x: 0, y: 600, width: 600 } },
    { upload_id, frame: { x: 0, y: 0, width: 599 } },
    { upload_id, focus: { x: 33, y: 50 } },
    { upload_id, focus: { x: 110, y: 50 } },
  ];
  for (const change of refused)
    await expect(cover(post, change)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('cropped anew, its former files go and the picture stays; whole again, and without a cover, all go', async () => {
  const retired = async (src: string | undefined) => {
    const name = src?.replace('/files/', '') ?? '';
    const rows = await scene.server.db.select().from(retiredFiles).where(eq(retiredFiles.name, name));
    return rows.length === 1;
  };
  const post = await scene.begin('Cropped twice');
  const first = await cover(post, { upload_id: await large(), frame: { x: 0, y: 0, width: 600 } });
  const second = await cover(first, { frame: { x: 600, y: 0, width: 600 } });
  expect([await retired(first.cover?.src), await retired(second.cover?.src)]).toEqual([true, false]);
  // The same frame once more is the same file, which is no longer to be deleted.
  const third = await cover(second, { frame: { x: 0, y: 0, width: 600 } });
  expect(third.cover?.src).toBe(first.cover?.src);
  expect([await retired(third.cover?.src), await retired(second.cover?.src)]).toEqual([false, true]);
  const described = await cover(third, {});
  expect(described.cover?.src).toBe(third.cover?.src);

  const whole = await cover(described, { frame: null });
  expect(whole.cover?.src).toBe(whole.cover?.source?.src);
  expect(await retired(third.cover?.src)).toBe(true);
  const { items } = await scene.editor.call(activity.list, { query: { entity: 'post', page_size: 100 } });
  expect(items.filter(({ entity }) => entity.id === post.id).map(({ text }) => text)).toEqual([
    'cropped the cover',
    'described the cover',
    'cropped the cover',
    'cropped the cover',
    'changed the cover',
    'began the post',
  ]);
});

test('the focal point and the cut are on the public page, in lists, in the preview and in what is shared', async () => {
  const { editor, server, company, move, write } = scene;
  const written = await write('With a focal point');
  const focus = { x: 20, y: 70 };
  const cropped = await cover(written, {
    upload_id: await large(),
    frame: { x: 300, y: 0, width: 600 },
    focus,
  });
  const preview = await editor.call(postPreview.draw, { params: { id: written.id }, body: {} });
  const shared = cropped.cover?.src.replace('.webp', '.jpg') ?? 'none';
  expect(preview.share_image).toBe(shared);
  expect(preview.document).toContain('data-focus-x="20" data-focus-y="70"');

  const approved = await move(await move(cropped, 'in_review'), 'approved');
  await move(approved, 'published');
  const page = await server.app.inject(`/organizations/${company}/posts/${written.slug}`);
  expect(page.body).toContain(`<meta property="og:image" content="http://rostrum.test${shared}">`);
  expect(page.body).toContain('<meta property="og:image:alt" content="Two colours">');
  expect(page.body).toContain('data-focus-x="20" data-focus-y="70"');
  const organisation = await server.call(publicProfiles.organisation, {
    params: { company_username: company },
  });
  expect(organisation.posts.find(({ id }) => id === written.id)?.cover_focus).toEqual(focus);
  const { items } = await editor.call(posts.list, { query: {} });
  expect(items.find(({ id }) => id === written.id)?.cover_focus).toEqual(focus);
});
