import { html, SafeHtml, type PublicPage } from '@rostrum/server-kit/module';

/**
 * A finished page stands beside the application's own element until that shows a page of its own, and goes in the same
 * frame: for those who are signed in nothing is taken down before what replaces it is there. The field of a form that
 * goes with it is not offered.
 */
const rules = new SafeHtml(
  '#root:not(:has(h1,[role=alert])):has(~.r-drawn){display:none}.r-drawn__bar{box-sizing:border-box;height:56px;border-bottom:1px solid var(--rostrum-line);background:var(--rostrum-surface)}@media (scripting:enabled){.r-drawn [data-inquiry-form]{visibility:hidden}}',
);

/** Long enough for a slow line; then whatever the application shows instead of a page is let through. */
const timeoutMs = 15_000;

const script = new SafeHtml(
  `{const root=document.getElementById("root"),drawn=document.querySelector(".r-drawn"),watch=new MutationObserver(()=>{if(root.querySelector("h1,[role=alert]"))end()}),end=()=>{watch.disconnect();drawn.remove()};watch.observe(root,{childList:true,subtree:true});setTimeout(end,${String(timeoutMs)})}`,
);

/** The sheet of a finished page, for the head. */
export const drawnStyle = (style: SafeHtml, nonce: string): SafeHtml =>
  html`<style nonce="${nonce}">${style}${rules}</style>`;

/** Stands after the application's own element. */
export const drawnPage = ({ html: content }: PublicPage, nonce: string): SafeHtml =>
  html`<div class="r-drawn"><div class="r-drawn__bar"></div><main>${content}</main></div><script nonce="${nonce}">${script}</script>`;
