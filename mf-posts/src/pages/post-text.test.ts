import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBlocks, splitBlocks } from '../features/settle-conflict/text-blocks.ts';
import { readSlash, findEntries } from '../features/edit-text/slash-menu-state.ts';
import { textExtensions } from '../features/edit-text/text-extensions.ts';

// What the test's browser lacks, and pasting names.
beforeEach(() => void vi.stubGlobal('ClipboardEvent', class extends Event {}));

let editor: Editor;
const write = (content: string) => {
  editor = new Editor({ element: document.createElement('div'), extensions: textExtensions, content });
  return editor;
};
afterEach(() => editor.destroy());

const src = `/files/${'0a'.repeat(16)}-1200.webp`;
/** As the server keeps them. */
const figure = `<figure><img src="${src}" alt="Six gates" width="800" height="420" /><figcaption>The barrier <small>Ada Nordin</small></figcaption></figure>`;
const video =
  '<figure><a href="https://www.youtube.com/watch?v=aqz-KE_bpKQ" rel="noopener noreferrer">How gates close</a></figure>';

test('what the server keeps is what the editor writes, figures and videos too, and each is one block of a merge', () => {
  const kept = `<p>Before.</p>${figure}${video}<p>After.</p>`;
  const written = write(kept).getHTML();
  expect(splitBlocks(written)).toEqual(splitBlocks(kept));
  expect(splitBlocks(written)).toHaveLength(4);
  expect(readBlocks(splitBlocks(figure))).toBe('[Picture: Six gates] The barrier Ada Nordin');
});

test('hostile markup that is pasted leaves its words alone', () => {
  write('<p></p>').view.pasteHTML(
    `<meta charset="utf-8"><p onclick="steal()" style="position:fixed" class="x" id="root">Read<script>steal()</script>
      <a href="javascript:steal()">this</a> <a href="https://example.org" onmouseover="steal()">and this</a></p>
    <img src="https://evil.example/pixel.gif"><img src=x onerror=steal()><iframe src="https://evil.example"></iframe>
    <svg onload=steal()><a xlink:href="javascript:steal()"><text>x</text></a></svg>
    <figure><img src="//evil.example${src}" alt="x" onerror=steal()></figure>
    <figure><a href="javascript://youtube.com/%0asteal()//watch?v=aqz-KE_bpKQ">A video</a></figure>
    <form action="https://evil.example"><input name="password"><button>Sign in</button></form>`,
  );
  const html = editor.getHTML();
  expect(html).not.toMatch(
    /steal|evil|script|<(?:img|iframe|svg|form|input|button|figure)|style=|onclick|class=/,
  );
  expect(html).toContain('Read');
  expect(html).toContain('<a href="https://example.org">and this</a>');
});

test('text of Word and Google Docs keeps its structure and loses their styles', () => {
  write('<p></p>').view.pasteHTML(
    `<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.4"><span style="font-size:16pt">Tides</span></h2>
     <p class="MsoNormal" style="margin:0cm"><span lang="EN-GB" style="font-weight:700">Two<o:p></o:p></span> of them</p></b>`,
  );
  expect(editor.getHTML()).toMatch(/^<h2>Tides<\/h2>\s*<p>.*Two.*of them<\/p>(?:<p><\/p>)?$/);
  expect(editor.getHTML()).not.toMatch(/style|class|span|Mso/);
});

test('shortcuts of Markdown make blocks and marks', () => {
  const type = (text: string) => {
    const { view } = write('<p></p>');
    for (const letter of text) {
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(letter, from, to);
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
        view.dispatch(insert());
    }
    const html = editor.getHTML();
    editor.destroy();
    return html;
  };
  expect(type('## Tides')).toMatch(/^<h2>Tides<\/h2>/);
  expect(type('- one')).toContain('<ul><li><p>one</p></li></ul>');
  expect(type('1. one')).toContain('<ol><li><p>one</p></li></ol>');
  expect(type('> said')).toContain('<blockquote><p>said</p></blockquote>');
  expect(type('**two** tides')).toBe('<p><strong>two</strong> tides</p>');
  expect(type('``` code')).toMatch(/<pre><code>/);
  write('');
});

test('a slash that begins a word asks what to insert, by the beginning of any word of its name', () => {
  const at = (html: string) => {
    write(html).commands.focus('end');
    const slash = readSlash(editor);
    editor.destroy();
    return slash?.text ?? null;
  };
  expect([at('<p>/</p>'), at('<p>See /pic</p>'), at('<ul><li><p>/ta</p></li></ul>')]).toEqual([
    '',
    'pic',
    'ta',
  ]);
  expect([at('<p>and/or</p>'), at('<p>/pic now</p>'), at('<pre><code>/x</code></pre>')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(findEntries('li').map(({ label }) => label)).toEqual(['Bulleted list', 'Numbered list', 'Link']);
  expect(findEntries('PIC').map(({ dialog }) => dialog)).toEqual(['picture']);
  expect(findEntries('zzz')).toEqual([]);
  write('');
});
