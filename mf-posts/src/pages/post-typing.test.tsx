import { DOMSerializer } from '@tiptap/pm/model';
import { Editor } from '@tiptap/core';
import { activity, people, search } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import { act, contractServer, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as textDialogs from '../features/edit-text/text-dialogs.tsx';
import * as viewSwitch from '../features/preview-post/view-switch.tsx';
import * as besidePost from './beside-post.tsx';
import { countText } from '../features/edit-text/count-text.ts';
import { textExtensions } from '../features/edit-text/text-extensions.ts';
import { writeHtml } from '../features/edit-text/write-html.ts';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { noFields } from './testing/no-fields.ts';
import { draft, id } from './testing/draft.ts';

// Spied and not mocked: files share the loaded modules, so another one may have loaded the page already.
const drawn = { beside: 0, head: 0, text: 0 };
function countDraws() {
  vi.spyOn(besidePost, 'BesidePost').mockImplementation(() => {
    drawn.beside += 1;
    return <>Beside the text</>;
  });
  vi.spyOn(viewSwitch, 'ViewSwitch').mockImplementation(() => {
    drawn.head += 1;
    return <></>;
  });
  vi.spyOn(textDialogs, 'TextDialogs').mockImplementation(() => {
    drawn.text += 1;
    return <></>;
  });
}

const paragraphs = Array.from({ length: 100 }, (_, at) => `<p>Tide ${String(at)} rises.</p>`);
const saves: unknown[] = [];
contractServer(
  ...nobodyElse(),
  noFields(),
  handle(postEditing.get, () => ({ ...draft, body_html: paragraphs.join('') })),
  handle(postEditing.save, ({ body }) => {
    saves.push(body.body_html);
    return { ...draft, version: 4 };
  }),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
beforeEach(countDraws);
afterEach(() => void vi.restoreAllMocks());

/** The editor that the page holds. */
async function findEditor(): Promise<Editor> {
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const editor: unknown = Reflect.get(text, 'editor');
  if (!(editor instanceof Editor)) throw new Error('There is no editor.');
  return editor;
}

test('a key draws nothing but the text, keeps and sends nothing, and the pause after it writes out what changed alone', async () => {
  renderPage(<PostPage />, { route: paths.post.href(id), path: paths.post.path });
  const editor = await findEditor();
  await screen.findByText('Beside the text');
  await screen.findByText('Saved');
  const type = (letter: string, at: number) => act(() => editor.commands.insertContentAt(at, letter));
  const before = { ...drawn };
  const written = vi.spyOn(DOMSerializer.prototype, 'serializeNode');
  [...'abcdefghijklmnopqrst'].forEach((letter, at) => type(letter, 5 + at));
  expect(drawn).toEqual(before);
  expect(written).not.toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(await screen.findByText('Saving soon')).toBeInTheDocument();

  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(Object.values(sessionStorage).join()).toContain('abcdefghijklmnopqrst');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(saves).toHaveLength(1));
  await screen.findByText('Saved');
  expect(saves[0]).toBe(editor.getHTML());

  type('u', 5);
  const blocks = () => written.mock.calls.filter(([node]) => node.type.name === 'paragraph').length;
  const first = blocks();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(blocks() - first).toBe(1);
});

test('what is written and counted block by block is what the whole text says', () => {
  const content =
    '<h2>Tides</h2><ul><li><p>one two</p></li><li><p>three</p></li></ul><p></p><p>four<br>five</p>' +
    '<table><tbody><tr><td><p>six</p></td><td><p>seven</p></td></tr></tbody></table>';
  const editor = new Editor({ element: document.createElement('div'), extensions: textExtensions, content });
  expect(writeHtml(editor)).toBe(editor.getHTML());
  expect(countText(editor)).toEqual({
    words: 8,
    characters: 'Tides one two three four five six seven'.length,
  });
  editor.commands.insertContentAt(1, 'High ');
  expect(writeHtml(editor)).toBe(editor.getHTML());
  expect(countText(editor).words).toBe(9);
  editor.destroy();
});
