import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { mapPictures, readPictures } from './pictures.ts';
import {
  allowedAttributes,
  allowedElements,
  figureElements,
  isPictureAddress,
  pictureAttributes,
  sanitiseHtml,
  sanitisePostHtml,
} from './sanitise-html.ts';
import { attacks } from './testing/attacks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a browser would find in the text that must not be there, read with scripts on and off. */
function findingsIn(markup: string, { hasFigures = false } = {}): string[] {
  const elements = hasFigures ? [...allowedElements, ...figureElements] : allowedElements;
  const attributes = hasFigures ? { ...allowedAttributes, img: pictureAttributes } : allowedAttributes;
  const findings: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#comment') findings.push('a comment');
    if (!('tagName' in node)) return;
    const { tagName, attrs, namespaceURI } = node;
    if (!elements.includes(tagName) || namespaceURI !== 'http://www.w3.org/1999/xhtml')
      findings.push(`<${tagName}>`);
    for (const { name, value } of attrs) {
      if (!attributes[tagName]?.includes(name)) findings.push(`${tagName} ${name}`);
      if (name === 'src' && !isPictureAddress(value)) findings.push(`src ${value}`);
      if (name === 'href' && !URL.canParse(value, 'https://rostrum.example/'))
        findings.push('href to nowhere');
      else if (name === 'href') {
        // As browsers read addresses: blanks and control characters before and inside of the scheme do not count.
        const { protocol, host } = new URL(value, 'https://rostrum.example/');
        const isInside = !/^[a-z]+:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''));
        if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) findings.push(`href ${protocol}`);
        if (isInside && host !== 'rostrum.example') findings.push(`href to ${host}`);
      }
    }
    if (
      tagName === 'a' &&
      !attrs.some(({ name, value }) => name === 'rel' && value === 'noopener noreferrer')
    )
      findings.push('a link without rel');
    node.childNodes.forEach(visit);
  };
  for (const scriptingEnabled of [true, false])
    parseFragment(markup, { scriptingEnabled }).childNodes.forEach(visit);
  return findings;
}

test.each(attacks)('%s', (_name, attack) => {
  const clean = sanitiseHtml(attack);
  expect([clean, findingsIn(clean)]).toEqual([clean, []]);
  expect(sanitiseHtml(clean)).toBe(clean);
  // As a part of a page as well: what is left must close what it opens.
  expect(findingsIn(`<p>${clean}</p><p>after</p>`)).toEqual([]);
  const post = sanitisePostHtml(attack);
  expect([post, findingsIn(post, { hasFigures: true })]).toEqual([post, []]);
  expect(sanitisePostHtml(post)).toBe(post);
});

test('what posts and answers are written with stays as it is', () => {
  const text =
    '<h2>Two</h2>\n<p>Plain, <strong>strong</strong>, <em>said</em> &amp; 1 &lt; 2.<br /></p>' +
    '<ul><li>one</li></ul><ol><li>1</li></ol><blockquote><p>q</p></blockquote><pre><code>x</code></pre>' +
    '<table><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody><tr><td rowspan="2">b</td></tr></tbody></table>' +
    '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">link</a> <a href="/experts/a" rel="noopener noreferrer">in</a></p>';
  expect(sanitiseHtml(text)).toBe(text);
});

test('a target is dropped, rel is ours, spans stay small, and text of unknown elements stays', () => {
  expect(sanitiseHtml('<a href="https://a.example" target="_blank" rel="opener me">x</a>')).toBe(
    '<a href="https://a.example" rel="noopener noreferrer">x</a>',
  );
  expect(sanitiseHtml('<td colspan="1000000" rowspan="-1" scope="x">a</td>')).toBe('<td>a</td>');
  expect(sanitiseHtml('<section class="x"><p style="color:red" id="y">a</p></section>')).toBe('<p>a</p>');
});

test('whatever is put together from pieces of attacks is harmless, and clean text stays clean', () => {
  const pieces = attacks.flatMap(([, attack]) => [attack, ...attack.split(/(?=[<>"'=&])/)]);
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 12 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (markup) => {
      const clean = sanitiseHtml(markup);
      expect(findingsIn(clean)).toEqual([]);
      expect(sanitiseHtml(clean)).toBe(clean);
      expect(findingsIn(sanitisePostHtml(markup), { hasFigures: true })).toEqual([]);
    }),
    { seed: 20_260_722, numRuns: 1500 },
  );
});

const src = `/files/${'0a'.repeat(16)}-1200.webp`;

test('posts keep pictures that were uploaded here, with caption and credit, and no other', () => {
  const figure = `<figure><img src="${src}" alt="Six &quot;gates&quot;" width="800" height="420" /><figcaption>The barrier. <small>Ada Nordin</small></figcaption></figure>`;
  expect(sanitisePostHtml(figure)).toBe(figure);
  expect(sanitiseHtml(figure)).toBe('The barrier. Ada Nordin');
  expect(readPictures(sanitisePostHtml(figure))).toEqual([{ src, alt: 'Six "gates"' }]);
  for (const foreign of [
    'https://evil.example/x.webp',
    `//evil.example${src}`,
    `https://evil.example${src}`,
    `${src}?x`,
    '/files/../app/x.webp',
    '/dashboard',
    'data:image/svg+xml,<svg onload=alert(1)>',
  ])
    expect(sanitisePostHtml(`<figure><img src="${foreign}" alt="x"></figure><p>a</p>`)).toBe('<p>a</p>');
  expect(
    sanitisePostHtml(
      `<img onerror=alert(1) srcset="https://evil.example/x 2x" style="x" width="99999" height="-1" src="${src}" alt="x" loading="eager">`,
    ),
  ).toBe(`<img src="${src}" alt="x" />`);
});

test('each picture gets the size that is known of it, and keeps its words', () => {
  const text = sanitisePostHtml(
    `<img src="${src}" alt="a &quot;b&quot; $&amp;" width="1" height="9999"><p>c</p>`,
  );
  expect(mapPictures(text, () => ({ width: 800, height: 420 }))).toBe(
    `<img src="${src}" alt="a &quot;b&quot; $&amp;" width="800" height="420" /><p>c</p>`,
  );
});
