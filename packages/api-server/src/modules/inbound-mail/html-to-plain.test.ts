import { expect, test } from 'vitest';
import { htmlToPlain } from './html-to-plain.ts';
import { extractReply } from './quotation/extract-reply.ts';

const office = 'Northmere University';
const address = 'r0190a6b011117000800000000000abcd0123456789abcdef01234567@reply.rostrum.test';
const who = { ours: ['northmere university', address], theirs: ['callum strand'], subject: 'storm' };

test.each([
  [
    'outlook new',
    `<div class="elementToProof">Fri</div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr><div id="divRplyFwdMsg"><b>From:</b> ${office} &lt;${address}&gt;<br><b>Sent:</b> Wed, November 25, 2026 10:00<br><b>To:</b> Callum<br><b>Subject:</b> x<br></div><div>Which?</div>`,
    'Fri',
  ],
  [
    'apple html',
    `<body>Fri<br><div><br><blockquote type="cite"><div>On 25 Nov 2026, at 10:00, ${office} &lt;${address}&gt; wrote:</div><br><div>Which?</div></blockquote></div></body>`,
    'Fri',
  ],
  [
    'tb bottom html',
    `<div class="moz-cite-prefix">On 11/25/26 10:00, ${office} wrote:<br></div><blockquote type="cite" cite="mid:x"><p>Which?</p></blockquote><p>Fri</p>`,
    'Fri',
  ],
  [
    'yahoo html',
    `<div class="ydp"><div>Fri</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>On Wednesday, November 25, 2026 at 10:00:00 AM GMT, ${office} &lt;${address}&gt; wrote:</div><div><br></div><div>Which?</div></div></div>`,
    'Fri',
  ],
  [
    'proton html',
    `<div>Fri</div><div class="protonmail_signature_block">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div><div class="protonmail_quote">On Wednesday, November 25th, 2026 at 10:00 AM, ${office} &lt;${address}&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">Which?</blockquote></div>`,
    'Fri',
  ],
  ['table', `<table><tr><td>Fri</td></tr><tr><td>12:00</td></tr></table>`, 'Fri\n12:00'],
  ['paras', `<p>One</p><p>Two</p><p>&nbsp;</p><p>Three<br>Four</p>`, 'One\nTwo\n\nThree\nFour'],
  ['pre', `<pre>One\n  Two\n\nThree</pre>`, 'One\n  Two\n\nThree'],
  [
    'entities',
    `<p>Tom &amp; Ann &lt;3 &euro;5 &#x1F600; &eacute;</p><script>alert(1)</script><!-- c -->`,
    'Tom & Ann <3 €5 😀 é',
  ],
  [
    'links',
    '<p>See <a href="https://a.example/x">this</a>, <a href="https://b.example">https://b.example</a> and <a href="mailto:c@d.example">c@d.example</a>.</p>',
    'See this <https://a.example/x>, https://b.example and c@d.example.',
  ],
  ['lists', '<p>Either</p><ul><li>one</li><li>two</li></ul>', 'Either\n- one\n- two'],
  [
    'a layout of tables',
    '<table><tr><th>Day</th><th>Time</th></tr><tr><td>Fri</td><td>12:00</td></tr></table>',
    'Day Time\nFri 12:00',
  ],
  [
    'pictures',
    '<p>See <img src="cid:x"> and <img src="https://t.example/p.gif"> <img alt="😀" src="https://e.example"></p>',
    'See [cid:x] and 😀',
  ],
])('HTML becomes what its author wrote: %s', (_what, html, expected) => {
  expect(extractReply(htmlToPlain(html), who)).toBe(expected);
});
