import type { FollowedTheme } from '@rostrum/contracts';
import { defaultSettings, type DirectorySettings } from './directory-settings.ts';

const fonts = {
  inherit: 'inherit',
  system: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
};

// A container of its own width has none in cells of tables and beside others: there it is as wide as one card.
const rules = `
:host { display: block; min-width: 0; }
.directory { all: initial; display: block; container-type: inline-size; contain-intrinsic-inline-size: 280px; color: var(--colour); background: var(--background); font-family: var(--font); }
:host([hidden]), ::slotted(svg) { display: none; }
* { box-sizing: border-box; }
form, .choices { display: flex; gap: 8px; margin: 0 0 16px; }
input { flex: 1; min-width: 0; text-overflow: ellipsis; min-height: 40px; padding: 0 12px; font: inherit; font-size: 16px; color: inherit; background: transparent; border: 1px solid color-mix(in srgb, var(--colour) 55%, transparent); border-radius: 6px; }
select { flex: 1 1 180px; min-width: 0; min-height: 40px; padding: 0 8px; font: inherit; font-size: 16px; color: inherit; background: var(--background); border: 1px solid color-mix(in srgb, var(--colour) 55%, transparent); border-radius: 6px; }
.choices { flex-wrap: wrap; }
button { min-height: 40px; padding: 0 16px; font: inherit; font-weight: 500; color: var(--link); background: transparent; border: 1px solid currentColor; border-radius: 6px; cursor: pointer; }
button:disabled { opacity: .6; cursor: progress; }
:is(input, select, button, a):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
ul { display: grid; gap: 12px; grid-template-columns: 1fr; margin: 0; padding: 0; list-style: none; }
.directory[data-layout="list"] ul { gap: 0; }
.card { position: relative; display: flex; gap: 14px; min-width: 0; padding: 14px; border: 1px solid color-mix(in srgb, var(--colour) 16%, transparent); border-radius: var(--corner); }
.directory[data-layout="list"] .card { border-width: 0 0 1px; border-radius: 0; padding: 14px 0; }
.portrait { flex: none; display: grid; place-items: center; width: 56px; height: 56px; border-radius: var(--radius); object-fit: cover; font-weight: 600; background: color-mix(in srgb, var(--link) 14%, var(--background)); }
.text { min-width: 0; overflow-wrap: anywhere; }
.name { color: var(--link); font-weight: 600; text-decoration: none; }
.name:hover { text-decoration: underline; }
.name::after { content: ""; position: absolute; inset: 0; }
p { margin: 2px 0 0; font-size: 14px; line-height: 1.45; }
.title { opacity: .85; }
.topics { margin-top: 6px; font-size: 13px; opacity: .85; }
ul[data-alone="true"] { grid-template-columns: 1fr !important; }
.alone .name { font-size: 18px; }
.alone .name::after { content: none; }
.alone .text > p:not(.title, .topics) { margin-top: 10px; }
.cover { flex: none; width: 120px; height: 68px; border-radius: 6px; object-fit: cover; }
.answer { margin-top: 14px; padding-inline-start: 12px; border-inline-start: 3px solid color-mix(in srgb, var(--link) 40%, transparent); }
.by { color: var(--link); font-weight: 600; }
.directory[data-density="compact"] ul { gap: 8px; }
.directory[data-density="compact"][data-layout="list"] ul { gap: 0; }
.directory[data-density="compact"] .card { gap: 10px; padding-block: 8px; }
.directory[data-density="compact"] .portrait { width: 40px; height: 40px; font-size: 14px; }
.directory[data-density="compact"] .cover { width: 80px; height: 45px; }
.directory[data-density="compact"] .card:not(.alone) p { margin-top: 0; font-size: 13px; line-height: 1.4; }
@container (max-width: 420px) { .cover { display: none; } }
.form { display: block; border: 0; }
.status { margin: 12px 0; }
.more { margin-top: 16px; }
.powered { margin-top: 12px; font-size: 13px; }
.powered a { display: inline-block; min-height: 24px; color: inherit; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@container (min-width: 560px) { .directory:not([data-layout="list"]) ul { grid-template-columns: repeat(2, 1fr); } }
@container (min-width: 900px) { .directory:not([data-layout="list"]) ul { grid-template-columns: repeat(3, 1fr); } }
@media (prefers-reduced-motion: no-preference) { .card { transition: border-color 100ms; } }
.card:hover { border-color: var(--link); }
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all directories of a page, adopted and not written inline: a page's own CSP does not mind it. */
export function directorySheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  return sheet;
}

const corners = { square: '0px', soft: '10px', round: '20px' };

type Colours = Pick<DirectorySettings, 'colour' | 'linkColour' | 'background'>;
const colourNames = ['colour', 'linkColour', 'background'] as const;
const isSame = (one: Colours, other: Colours) => colourNames.every((name) => one[name] === other[name]);
const ofTheme = ({ text, link, page }: { text: string; link: string; page: string }): Colours => ({
  colour: text,
  linkColour: link,
  background: page,
});

/** The product's own colours on dark pages. */
const productDark: Colours = { colour: '#E9EEF0', linkColour: '#5E96A3', background: '#151B1E' };

/** Colours for pages whose own scheme is dark. Who chose colours chose them for their page, whatever it is. */
function findDark(shown: Colours, theme: FollowedTheme | null | undefined): Colours | undefined {
  if (!globalThis.CSS?.supports?.('color', 'light-dark(red, red)')) return undefined;
  if (theme?.dark && isSame(shown, ofTheme(theme))) return ofTheme(theme.dark);
  return isSame(shown, defaultSettings) ? productDark : undefined;
}

/** The look as properties of the element inside: those of the host would be open to a page's own style sheet. */
export function applyLook(
  directory: HTMLElement,
  settings: DirectorySettings,
  theme?: FollowedTheme | null,
): void {
  const { font, avatar, layout, density } = settings;
  const dark = findDark(settings, theme);
  const write = (name: (typeof colourNames)[number]) =>
    dark ? `light-dark(${settings[name]}, ${dark[name]})` : settings[name];
  directory.dataset['layout'] = layout;
  directory.dataset['density'] = density;
  // What was chosen for a light page keeps light fields and buttons on a dark one.
  directory.style.colorScheme = dark ? 'inherit' : 'normal';
  directory.style.setProperty('--colour', write('colour'));
  directory.style.setProperty('--link', write('linkColour'));
  directory.style.setProperty('--background', write('background'));
  directory.style.setProperty('--font', fonts[font]);
  directory.style.setProperty('--radius', avatar === 'square' ? '8px' : '50%');
  directory.style.setProperty('--corner', corners[theme?.corners ?? 'soft'] ?? corners.soft);
}
