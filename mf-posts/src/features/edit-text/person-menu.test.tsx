import { Editor } from '@tiptap/core';
import { people, personSummary } from '@rostrum/contracts';
import { toPersonLink } from '@rostrum/contracts/posts';
import { act, contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countText } from './count-text.ts';
import { PersonMenu } from './person-menu.tsx';
import { readPersonQuery } from './person-menu-state.ts';
import { textExtensions } from './text-extensions.ts';
import { writeHtml } from './write-html.ts';

const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const other = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c';
const person = (values: {
  id: string;
  name: string;
  kind: 'expert' | 'staff';
  status: 'published' | 'draft';
}) => ({
  ...example(personSummary),
  access: 'public' as const,
  ...values,
});
const asked: (string | undefined)[] = [];
contractServer(
  handle(people.list, ({ query }) => {
    asked.push(query.q);
    return {
      items: [
        person({ id: crypto.randomUUID(), name: 'Ana Balogun', kind: 'expert', status: 'published' }),
        person({ id, name: 'Maren Okonjo', kind: 'expert', status: 'published' }),
        person({ id: other, name: 'Marit Vale', kind: 'expert', status: 'draft' }),
        person({ id: crypto.randomUUID(), name: 'Mark Staff', kind: 'staff', status: 'published' }),
      ],
      total: 4,
      departments: [],
    };
  }),
);

let editor: Editor;
const write = (content: string) => {
  const element = document.createElement('div');
  document.body.append(element);
  editor = new Editor({ element, extensions: textExtensions, content });
  editor.commands.focus('end');
  return editor;
};
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  editor.destroy();
  vi.restoreAllMocks();
});

test('a linked person is kept as the server stores it, counts as words, and is no link in the editor', () => {
  const stored = `<p>Ask <a href="${toPersonLink(id)}">Maren Okonjo</a> now, or <a href="https://example.org">read</a>.</p>`;
  write(stored);
  expect(writeHtml(editor)).toBe(stored);
  expect(editor.getText()).toContain('Ask Maren Okonjo now');
  expect(countText(editor).words).toBe(6);
  expect(editor.view.dom.querySelector('[data-person]')?.textContent).toBe('Maren Okonjo');
  expect(editor.view.dom.querySelector('a[href^="/people/"]')).toBeNull();
});

test.each([
  ['Ask @', ''],
  ['Ask @Maren Ok', 'Maren Ok'],
  ['(@Ma', 'Ma'],
  ['mail@example', null],
  ['Ask @ home', null],
])('after "%s" the name that was typed is %s', (text, expected) => {
  write(`<p>${text}</p>`);
  expect(readPersonQuery(editor)?.text ?? null).toBe(expected);
});

test('an @ and a name offer experts by key, and Enter puts the person in', async () => {
  write('<p>Ask</p>');
  vi.spyOn(editor.view, 'coordsAtPos').mockReturnValue({ left: 0, right: 0, top: 0, bottom: 0 });
  renderPage(<PersonMenu editor={editor} />);
  act(() => void editor.commands.insertContent({ type: 'text', text: ' @Mar' }));
  expect(await screen.findByRole('option', { name: 'Maren Okonjo' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await waitFor(() => expect(asked).toContain('Mar'));
  expect(screen.queryByRole('option', { name: /Mark Staff/ })).not.toBeInTheDocument();
  const press = (key: string) =>
    act(
      () =>
        void editor.view.dom.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
    );
  press('ArrowDown');
  const second = screen.getByRole('option', { name: /Marit Vale.*Not public/ });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(editor.view.dom.getAttribute('aria-activedescendant')).toBe(second.id);
  press('ArrowUp');
  press('Enter');
  await waitFor(() =>
    expect(writeHtml(editor)).toBe(`<p>Ask <a href="${toPersonLink(id)}">Maren Okonjo</a> </p>`),
  );
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
