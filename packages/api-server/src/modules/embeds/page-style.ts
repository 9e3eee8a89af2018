import {
  coverFocusStep,
  type DirectorySettings,
  type EmbedType,
  type FollowedTheme,
} from '@rostrum/contracts';
import type { ThemeFont } from '@rostrum/contracts/builder';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { isOfPeople } from './embed-page.ts';
import type { EmbedColours } from './follow-colours.ts';

/** Names of fonts alone: a frame loads no file, and what a device lacks has a substitute. */
const stacks: Readonly<Record<ThemeFont, SafeHtml>> = {
  inter: html`Inter,system-ui,sans-serif`,
  newsreader: html`Newsreader,Georgia,'Times New Roman',serif`,
  system: html`system-ui,sans-serif`,
  serif: html`Georgia,'Times New Roman',serif`,
};

/** A frame takes nothing over from the page around it: what is to be as there is as the organisation's look has it. */
export const fontStack = (font: DirectorySettings['font'], own: ThemeFont | null): SafeHtml =>
  stacks[font === 'inherit' ? (own ?? 'system') : font];

const corners: Readonly<Record<FollowedTheme['corners'], SafeHtml>> = {
  square: html`0`,
  soft: html`10px`,
  round: html`20px`,
};

const focusPlaces = Array.from({ length: 100 / coverFocusStep + 1 }, (_, step) =>
  String(step * coverFocusStep),
);
const focusStyle = focusPlaces.map(
  (place) =>
    html`img[data-focus-x="${place}"]{--focus-x:${place}%}img[data-focus-y="${place}"]{--focus-y:${place}%}`,
);

/** Settings of the frame that its style sheet follows. */
export interface FrameLook
  extends EmbedColours, Pick<DirectorySettings, 'layout' | 'avatar' | 'font' | 'density'> {
  kind: EmbedType;
}

const listed = html`ul{grid-template-columns:1fr;gap:0}li{padding:14px 0;border-width:0 0 1px;border-radius:0}`;
const compact = html`ul{gap:8px}li{gap:10px;padding-block:8px}li p{margin:0;font-size:13px}`;
const compactList = html`ul{gap:0}`;
const portraits = html`img{border-radius:50%}`;
const squares = html`img{border-radius:8px}`;
// Beside a cover a narrow column leaves words no room.
const covers = html`ul{grid-template-columns:repeat(auto-fill,minmax(min(340px,100%),1fr))}img{border-radius:6px}@media(max-width:420px){img{display:none}}`;
const smallPortraits = html`img{width:40px;height:40px}`;
const smallCovers = html`img{width:80px;height:45px}`;

/** Colours are six digits each: the contract takes nothing else. */
export function pageStyle(
  { kind, colour, link_colour, background, layout, avatar, font, density }: FrameLook,
  { own, corner = 'soft' }: { own: ThemeFont | null; corner?: FollowedTheme['corners'] | undefined },
): SafeHtml {
  const isList = layout === 'list';
  const isCompact = density === 'compact';
  const pictures = isOfPeople(kind) ? (avatar === 'square' ? squares : portraits) : covers;
  return html`*{box-sizing:border-box}html{background:${background};color:${colour};font:16px/1.45 ${fontStack(font, own)}}body{margin:0;padding:2px;overflow-wrap:anywhere}a{color:${link_colour};font-weight:600}ul{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));margin:0;padding:0;list-style:none}li{display:flex;gap:14px;padding:14px;border:1px solid color-mix(in srgb,${colour} 16%,transparent);border-radius:${corners[corner]}}li>div{min-width:0}li:only-child{grid-column:1/-1}img{flex:none;object-fit:cover;object-position:var(--focus-x,50%) var(--focus-y,50%)}p{margin:4px 0 0;font-size:14px}.answer{margin-top:12px;padding-inline-start:12px;border-inline-start:3px solid color-mix(in srgb,${link_colour} 40%,transparent)}input,button{font:inherit;min-height:40px;padding:0 12px}:focus-visible{outline:2px solid ${link_colour};outline-offset:2px}${pictures}${focusStyle}${isList && listed}${isCompact && html`${compact}${isOfPeople(kind) ? smallPortraits : smallCovers}`}${isCompact && isList && compactList}`;
}
