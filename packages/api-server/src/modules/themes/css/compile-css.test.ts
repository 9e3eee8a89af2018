import { generate, parse, walk, type CssNode } from 'css-tree';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumCssBytes, themeClasses } from '@rostrum/contracts/builder';
import { compileCss, scopeOf } from './compile-css.ts';

const scope = '[data-organisation="northmere"]';
const compile = (source: string) => compileCss(source, scope);

test('what changes the look of a part is kept, each selector under the scope', () => {
  const { problems, css } = compile(`/* Northmere */
.rx-name, .rx-hero:hover > .rx-headline { letter-spacing: -0.01em; text-wrap: balance; color: var(--rostrum-accent) }
.rx-topics .rx-topic:nth-child(-n+3) { background: #F4ECF0; border: 1px solid rgb(0 0 0 / 14%); margin: 0 auto }
@media (width <= 600px) { .rx-card { box-shadow: 0 8px 24px rgb(91 31 58 / 14%); font: 600 16px/1.4 "Newsreader", serif } }
@media (prefers-color-scheme: dark) { .rx-hero { background: linear-gradient(90deg, #fff, var(--rostrum-sunken)); display: grid } }`);
  expect(problems).toEqual([]);
  expect(css).toBe(
    [
      `${scope} .rx-name,${scope} .rx-hero:hover>.rx-headline{letter-spacing:-0.01em;text-wrap:balance;color:var(--rostrum-accent)}`,
      `${scope} .rx-topics .rx-topic:nth-child(-n+3){background:#F4ECF0;border:1px solid rgb(0 0 0/14%);margin:0 auto}`,
      `@media (width<=600px){${scope} .rx-card{box-shadow:0 8px 24px rgb(91 31 58/14%);font:600 16px/1.4"Newsreader",serif}}`,
      `@media (prefers-color-scheme:dark){${scope} .rx-hero{background:linear-gradient(90deg,#fff,var(--rostrum-sunken));display:grid}}`,
    ].join('\n'),
  );
});

const inRule = (declaration: string) => `.rx-name{${declaration}}`;
const hostile: readonly [string, string, RegExp][] = [
  ['a file from elsewhere', inRule('background:url(https://evil.example/x)'), /url\(\).*not loaded/],
  ['a file, the name escaped', inRule('background:\\75rl(https://evil.example)'), /Backslashes/],
  ['a file, unquoted in capitals', inRule('background:URL(//evil.example)'), /url\(\)/],
  ['a file by image-set', inRule('background:image-set("https://evil.example" 1x)'), /image-set\(\)/],
  ['a file by a fallback', inRule('color:var(--x,url(//evil.example))'), /no colour of the theme/],
  ['a file as border', inRule('border-image:url(//evil.example) 1'), /border-image/],
  ['a file as pointer', inRule('cursor:url(//evil.example),auto'), /cursor/],
  ['a file as mark of a list', inRule('list-style:url(//evil.example)'), /list-style/],
  ['another sheet', '@import "https://evil.example/x.css";', /@import/],
  ['a font from elsewhere', '@font-face{font-family:x;src:url(//evil.example)}', /@font-face/],
  ['other at-rules', '@property --x{syntax:"*";inherits:true}', /@property/],
  ['a layer', '@layer x{.rx-name{color:red}}', /@layer/],
  ['an animation', '@keyframes x{from{opacity:0}}', /@keyframes/],
  ['a fixed overlay', inRule('position:fixed;inset:0'), /position.*over the inquiry form/],
  ['a sticky overlay', inRule('position:sticky'), /position/],
  ['an overlay by moving', inRule('transform:translate(50vw)'), /transform/],
  ['an overlay by a negative margin', inRule('margin-right:-900px'), /no negative value/],
  ['an overlay by computing', inRule('margin:calc(0px - 900px)'), /calc\(\)/],
  ['an overlay by own variables', inRule('--m:-900px;margin:var(--m)'), /Own variables/],
  ['an overlay by a shadow', inRule('box-shadow:0 0 0 9999px #fff'), /at most 64px/],
  ['an overlay by an outline', inRule('outline:9999px solid #fff'), /at most 64px/],
  ['a part that pushes all away', inRule('padding-bottom:99999px'), /at most 1200px/],
  ['letters over everything', inRule('font-size:4000px'), /at most 120px/],
  ['an old expression', inRule('color:expression(alert(1))'), /expression\(\)/],
  ['an old behaviour', inRule('behavior:url(x.htc)'), /behavior/],
  ['an old binding', inRule('-moz-binding:url(x.xml#y)'), /-moz-binding/],
  ['words that are not in the page', inRule('content:"I agree to everything"'), /content/],
  ['words before a part', '.rx-name::before{color:red}', /::before/],
  ['hiding the whole page', 'body{display:none}', /“body”/],
  ['hiding the form', 'form{display:none}', /“form”/],
  ['hiding it beside a class', '.rx-name, form{display:none}', /“form”/],
  ['hiding all but a part', '.rx-section :not(.rx-name){display:none}', /names a class/],
  ['hiding by a parent', '.rx-section:has(form){display:none}', /:has/],
  ['hiding by a list', '.rx-section :is(form){display:none}', /:is/],
  ['hiding by a place', '.rx-section > :nth-child(2){display:none}', /names a class/],
  ['a choice within nth-child', '.rx-card:nth-child(1 of form){display:none}', /takes a number/],
  ['everything', '*{display:none}', /“\*”/],
  ['the root', ':root{color:red}', /:root/],
  ['what a visitor types', '[value^="a"]{color:red}', /reveal what a visitor types/],
  ['an id', '#consent{display:none}', /can’t contain this here/],
  ['a class of the product', '.ant-btn{display:none}', /no class of public pages/],
  ['a rule in a rule', '.rx-name{&:hover{color:red}}', /within rules/],
  [
    'a rule that is nested without a sign',
    '.rx-name{form{display:none}}',
    /within rules|expected|understood/,
  ],
  ['the end of the rule, twice', '.rx-name{color:red}} body{display:none}', /“}” closes nothing/],
  ['a rule without its end', '.rx-name{color:red', /“{” is never closed/],
  ['what the parser never comes to the end of', '[a=b]:)(var(--x):("e":hover.rx-name\n#f', /“\)” closes/],
  ['another of that kind', '[a=b][a=b]>)\n&red,*-9px:not(red\n', /“\)” closes/],
  ['the end of the sheet', '</style><script>alert(1)</script>', /Tags/],
  ['a comment of a page', '<!-- .rx-name{color:red} -->', /Tags/],
  ['a value in quotation marks', inRule('background:"https://evil.example"'), /quotation marks/],
  ['a value that means nothing', inRule('color:notacolour'), /no value of “color”/],
  ['a property that means nothing', inRule('colr:red'), /colr/],
  ['a colon that is missing', '.rx-name{box-shadow 0 8px}', /Colon/],
  ['more important than all', inRule('color:red !important'), /!important/],
  ['a condition that tells who reads', '@media (device-width:414px){.rx-name{color:red}}', /condition/],
  ['brackets without end', inRule(`color:${'('.repeat(60_000)}`), /Brackets/],
  ['a value that takes long to match', inRule(`background:${'red '.repeat(49)}`), /at most 48 parts/],
  ['a value without end', inRule(`font-family:${'a'.repeat(900)}`), /longer than 240/],
  ['a null', inRule('color:red\u0000'), /Control characters/],
];

test.each(hostile)('%s is refused with the reason, and nothing of it is written', (_what, source, reason) => {
  const { problems, css } = compile(source);
  expect(problems.map(({ message }) => message).join(' ')).toMatch(reason);
  expect(css).not.toMatch(/url|evil|form|body|consent|display:none|position|script|value/i);
});

test('names the line and the column', () => {
  expect(compile('.rx-name {\n  color: red;\n  position: fixed;\n}').problems).toEqual([
    { line: 3, column: 3, message: expect.stringContaining('“position” is not allowed.') },
  ]);
});

test('one byte more than 64 KB is too long, as are 1,001 rules; what is shorter is compiled whole', () => {
  const rule = '.rx-name{color:red}\n';
  const fits = rule.repeat(1000).padEnd(maximumCssBytes);
  expect(compile(fits).problems).toEqual([]);
  expect(compile(rule.repeat(1001)).problems[0]?.message).toContain('1001 rules');
  expect(compile(`${fits} `).problems[0]?.message).toContain('64 KB');
  expect(compile('é'.repeat(maximumCssBytes / 2 + 1)).problems[0]?.message).toContain('64 KB');
});

test('a name in the scope cannot leave its quotation marks', () => {
  expect(scopeOf('a"]{}body{display:none}')).toBe('[data-organisation="abodydisplaynone"]');
});

const written =
  '.rx-name .rx-card body form * ::before :hover :not( ) ( { } ; : color background position fixed red url(//e) "e" @media @import /* */ , > & --x var(--x) !important -9px <!-- --> [a=b] #f %';
const pieces = fc.constantFrom('\n', ' ', ...written.split(' '));

const partners: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['{', '}'],
]);

/** Every bracket with its partner, since a sheet with one alone is refused before it is parsed. */
function pairBrackets(parts: readonly string[]): string {
  const open: string[] = [];
  const paired = parts.map((part) => {
    if (part === ')' || part === '}') return open.pop() ?? '';
    const partner = partners.get(part.at(-1) ?? '');
    if (partner) open.push(partner);
    return part;
  });
  return [...paired, ...open.toReversed()].join('');
}

const names: ReadonlySet<string> = new Set(themeClasses.map(({ name }) => name));

/** What may never stand in a sheet that is served. */
function isHarmful(node: CssNode): boolean {
  switch (node.type) {
    case 'Raw':
    case 'Url':
    case 'TypeSelector':
    case 'IdSelector':
    case 'PseudoElementSelector':
      return true;
    case 'ClassSelector':
      return !names.has(node.name);
    case 'Selector':
      return node.children.first?.type !== 'AttributeSelector';
    case 'Declaration':
      return node.property === 'position' || node.property.startsWith('--');
    default:
      return false;
  }
}

test('whatever is written, each rule that comes out stands under the scope and names only parts of the list', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const harmful: string[] = [];
      for (const source of [parts.join(''), pairBrackets(parts)])
        walk(parse(compile(source).css), (node) => {
          if (isHarmful(node)) harmful.push(generate(node));
        });
      expect(harmful).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
