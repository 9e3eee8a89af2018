import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { buildTestApp, type SignedInTester, type TestAppOptions } from '../build-test-app.ts';
import { twoColours } from './photo.ts';
import { sendFile } from './send-file.ts';

/** An organisation in London with an editor, whose posts can be made ready in one call. */
export async function postScene(options: TestAppOptions = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-posts-'));
  const server = await buildTestApp({
    ...options,
    environment: { ...options.environment, ROSTRUM_DATA_DIR: dataDir },
  });
  const { id: orgId, companyUsername } = await server.given.organisation();
  const editor = await server.signInAs('administrator', { orgId });

  const begin = (title = 'Winter surge briefing', by: SignedInTester = editor) =>
    by.call(postEditing.create, { body: { title, kind: 'article' } });

  const uploadCover = async (
    by: SignedInTester = editor,
    [width, height]: readonly [number, number] = [800, 420],
  ) =>
    (await sendFile(server, by, await twoColours(width, height).jpeg().toBuffer(), { purpose: 'cover' })).id;

  /** A draft with everything that publishing asks for. */
  async function write(title?: string): Promise<PostDetail> {
    const { id, version } = await begin(title);
    const saved = await editor.call(postEditing.save, {
      params: { id },
      body: { version, summary: 'In short.', body_html: '<p>At length.</p>', tags: ['Surge'] },
    });
    return editor.call(postEditing.setCover, {
      params: { id },
      body: {
        version: saved.version,
        upload_id: await uploadCover(),
        alt: 'Six gates',
        credit: 'Ada Nordin',
      },
    });
  }

  const move = (post: PostDetail, status: Exclude<PostDetail['status'], 'scheduled'>) =>
    editor.call(postEditing.setStatus, { params: { id: post.id }, body: { version: post.version, status } });

  /** Written, reviewed and approved. */
  const approve = async (title?: string) => move(await move(await write(title), 'in_review'), 'approved');

  return {
    server,
    orgId,
    company: companyUsername,
    editor,
    begin,
    uploadCover,
    write,
    move,
    approve,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type PostScene = Awaited<ReturnType<typeof postScene>>;
