import { afterEach, expect, test } from 'vitest';
import { directoryCode } from './directory-code.ts';
import { defaultContentSettings } from './content-settings.ts';
import { defaultSettings, readSettings } from './directory-settings.ts';
import { writeCode } from './content-code.ts';
import { pageAddress } from './page-address.ts';
import { reserveHeight } from './reserve-height.ts';

// Files share one document: what stays would be found by another's test.
afterEach(() => document.body.replaceChildren());

const input = {
  origin: 'https://rostrum.example',
  organisationName: 'Northmere & Sons "U"',
  settings: { ...defaultSettings, organization: 'northmere' },
};

test('code names only what differs from the defaults, and keeps a link for readers without script', () => {
  expect(directoryCode(input)).toBe(
    [
      '<script type="module" src="https://rostrum.example/embed/v1/rostrum.js"></script>',
      '<rostrum-directory organization="northmere">',
      '  <a href="https://rostrum.example/organizations/northmere">Experts at Northmere &amp; Sons &quot;U&quot;</a>',
      '  <svg width="1" height="900" aria-hidden="true"></svg>',
      '</rostrum-directory>',
    ].join('\n'),
  );
});

test('settings survive the way into code and back', () => {
  const settings = {
    ...input.settings,
    layout: 'list' as const,
    pageSize: 6,
    content: ['title'] as const,
    hideSearch: true,
    linkColour: '#A13A05',
    openTab: false,
    sort: 'confirmed' as const,
    density: 'compact' as const,
    filters: ['expertise', 'order'] as const,
    language: 'fr' as const,
    poweredBy: true,
    analytics: false,
  };
  document.body.innerHTML = directoryCode({ ...input, settings });
  const pasted = document.querySelector('rostrum-directory');
  expect(readSettings((name) => pasted?.getAttribute(name) ?? null)).toEqual(settings);
});

test('a value that makes no sense counts as not given', () => {
  const wrong: Record<string, string> = {
    colour: 'red; background: url(//evil)',
    'page-size': '-3',
    layout: 'spiral',
    sort: 'random',
    density: 'airy',
    filters: 'everything',
    language: 'tlh',
  };
  expect(readSettings((name) => wrong[name] ?? null)).toEqual(defaultSettings);
});

test('code of a saved embed names it by id alone', () => {
  expect(directoryCode({ ...input, savedId: 'an-id' })).toContain(
    '<rostrum-directory embed="an-id">\n  <a href=',
  );
});

test('the frame is told how it looks and what it tells, and nothing that is as usual', () => {
  const address = (change: object) =>
    pageAddress({
      origin: input.origin,
      settings: { ...defaultContentSettings, organization: 'n', kind: 'staff', ...change },
    }).search;
  expect(address({})).toBe('?kind=staff&page_size=12');
  expect(address({ layout: 'list', avatar: 'none', font: 'serif', content: ['title'] })).toBe(
    '?kind=staff&page_size=12&layout=list&avatar=none&font=serif&content=title',
  );
  expect(address({ content: [] })).toBe('?kind=staff&page_size=12&content=');
});

test('the code keeps the room of its cards, never more than a screen, and of what stands alone none', () => {
  const reserve = (change: object) =>
    reserveHeight({ ...defaultContentSettings, kind: 'directory', ...change });
  expect(reserve({})).toBe(900);
  expect(reserve({ pageSize: 3 })).toBeLessThan(reserve({ pageSize: 6 }));
  expect(reserve({ pageSize: 3, hideSearch: true })).toBe(reserve({ pageSize: 3 }) - 56);
  expect(reserve({ kind: 'featured', of: ['ada', 'bo'] })).toBe(reserve({ kind: 'featured', pageSize: 2 }));
  expect([reserve({ kind: 'inquiry' }), reserve({ kind: 'expert' }), reserve({ kind: 'search' })]).toEqual([
    560, 0, 0,
  ]);
});

test('a shortcode names the kind, keeps its brackets to itself, and holds the link', () => {
  const { shortcode } = writeCode({
    ...input,
    settings: { ...defaultContentSettings, organization: 'northmere', kind: 'posts', topic: 'Tides [new]' },
  });
  expect(shortcode).toMatch(/^\[rostrum [^[\]]*\]<a [^[\]]*<\/a>\[\/rostrum\]$/);
  expect(shortcode).toContain('kind="posts"');
  expect(shortcode).toContain('topic="Tides &#91;new&#93;"');
  const saved = writeCode({
    ...input,
    settings: { ...defaultContentSettings, organization: 'northmere', kind: 'directory' },
    savedId: 'an-id',
  });
  expect(saved.shortcode).toContain('[rostrum kind="directory" embed="an-id" reserve="900"]');
});
