import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { style } from '../inquiry-pages/index.ts';
import type { EmbedColours } from './follow-colours.ts';
import { heightScript } from './frame-page.ts';

/** The form in the colours of the embed; every control is as high as a finger needs. */
export const formStyle = ({ colour, link_colour, background }: EmbedColours): SafeHtml =>
  html`:root{--ink:${colour};--paper:${background};--accent:${link_colour};--muted:color-mix(in srgb,${colour} 75%,${background});--line:color-mix(in srgb,${colour} 16%,${background});--bad:#b3261e}*{box-sizing:border-box}html{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:4px;overflow-wrap:anywhere}h1{margin:0 0 1rem;font-size:1.25rem}a{color:var(--accent)}label{display:block;margin:0 0 .25rem}input{font:inherit;padding:.5rem;width:100%;min-height:44px;border:1px solid var(--muted);border-radius:6px;background:var(--paper);color:var(--ink)}button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:6px;background:var(--accent);color:var(--paper);cursor:pointer}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.muted{color:var(--muted)}${style}`;

/**
 * Keeps what is typed in this tab until it was sent, without what belongs to one sheet of paper: the key and the consent.
 * A page that comes back with faults brings its own values.
 */
const draftScript = html`(()=>{const key='rostrum.embed-draft.'+location.pathname,form=document.querySelector('form'),own=['key','type','consent'];try{if(!form){if(document.querySelector('[role=status]'))sessionStorage.removeItem(key);return}if(!document.querySelector('.problems'))for(const[name,value]of Object.entries(JSON.parse(sessionStorage.getItem(key)||'{}'))){const field=form.elements.namedItem(name);if(!field||own.includes(name))continue;if(field.type==='checkbox')field.checked=true;else field.value=value}form.addEventListener('input',()=>sessionStorage.setItem(key,JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([name])=>!own.includes(name))))))}catch{}})();`;

export const formScript: SafeHtml = html`${draftScript}${heightScript}`;
