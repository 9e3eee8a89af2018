import { expect, test } from 'vitest';
import { writeMail } from './mail-layout.ts';
import { attachLogo, inlineLogo } from './mail-logo.ts';
import { dressMail, productMailLook } from './mail-look.ts';

const plum = { solid: '#5B1F3A', ink: '#FFFFFF', link: '#7A2A4F', corners: { sheet: 0, button: 0 } };
const typed = `style="color:#0b6073" and #0b6073`;
const mail = writeMail({
  subject: 'A reply',
  preview: typed,
  organisation: 'Northmere',
  title: typed,
  blocks: [
    { kind: 'quote', text: typed },
    { kind: 'button', label: 'Read and reply', href: 'https://rostrum.example/#0b6073' },
    { kind: 'link', label: 'All', href: 'https://rostrum.example/all' },
    { kind: 'phone', label: 'Call', phone: '01632 960 144' },
    { kind: 'deadline', cells: [{ figure: '2 h', caption: 'left', urgent: true }] },
  ],
  footer: [{ label: 'Settings', href: 'https://rostrum.example/settings' }],
}).html;

test('buttons, links and corners follow the organisation; nothing of the product’s colour is left in a style', () => {
  const dressed = dressMail(mail, plum);
  expect(dressed).toContain('border-radius:0px;background:#5B1F3A;color:#FFFFFF');
  expect(dressed.match(/color:#7A2A4F/g)).toHaveLength(3);
  expect([...dressed.matchAll(/style="[^"]*"/g)].join('')).not.toContain('#0b6073');
  // Signs of danger keep their own colour.
  expect(dressed).toContain('color:#b92b1b');
});

test('what people typed and where links lead stays as it is', () => {
  const dressed = dressMail(mail, plum);
  const words = (html: string) => html.replaceAll(/style="[^"]*"/g, '');
  expect(words(dressed)).toBe(words(mail));
});

test('the look of the product changes nothing, nor does what is no colour', () => {
  expect(dressMail(mail, productMailLook)).toBe(mail);
  expect(dressMail(mail, { ...plum, link: 'red;background:url(https://evil.example)' })).toBe(mail);
});

test('a logo stands before the name and travels in the mail; one that is gone leaves no trace', async () => {
  const file = `${'0a'.repeat(16)}-400.webp`;
  const dressed = dressMail(mail, { ...plum, logo: file });
  expect(dressed).toMatch(new RegExp(`<img src="cid:logo-${file}" alt="" [^>]*>Northmere</div>`));
  const read = async (asked: string) => (asked === file ? Buffer.from('png') : undefined);
  const attached = await attachLogo({ html: dressed }, read);
  expect(attached).toEqual({ html: dressed, logo: { cid: `logo-${file}`, content: Buffer.from('png') } });
  expect(inlineLogo(attached)).toContain('src="data:image/png;base64,cG5n"');
  const without = dressMail(mail, plum);
  for (const reader of [undefined, async () => undefined])
    expect(await attachLogo({ html: dressed }, reader)).toEqual({ html: without });
  expect(await attachLogo({ html: without }, read)).toEqual({ html: without });
  expect(dressMail(mail, { ...plum, logo: 'x"><script>' })).toBe(without);
});
