import type { ThemeFont } from '@rostrum/contracts/builder';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { style } from '../inquiry-pages/index.ts';
import type { EmbedColours } from './follow-colours.ts';
import { fontStack } from './page-style.ts';

/** The form in the colours of the embed and the font of the organisation; every control is as high as a finger needs. */
export const formStyle = (
  { colour, link_colour, background }: EmbedColours,
  font: ThemeFont | null,
): SafeHtml =>
  html`:root{--ink:${colour};--paper:${background};--accent:${link_colour};--muted:color-mix(in srgb,${colour} 75%,${background});--line:color-mix(in srgb,${colour} 16%,${background});--bad:#b3261e}*{box-sizing:border-box}html{background:var(--paper);color:var(--ink);font:16px/1.5 ${fontStack('inherit', font)}}body{margin:0;padding:4px;overflow-wrap:anywhere}h1{margin:0 0 1rem;font-size:1.25rem}a{color:var(--accent)}label{display:block;margin:0 0 .25rem}input{font:inherit;padding:.5rem;width:100%;min-height:44px;border:1px solid var(--muted);border-radius:6px;background:var(--paper);color:var(--ink)}button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:6px;background:var(--accent);color:var(--paper);cursor:pointer}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.muted{color:var(--muted)}${style}`;
