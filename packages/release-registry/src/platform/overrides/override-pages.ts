import type { OverrideChoice } from '@rostrum/contracts/platform';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { overridePath, resetPath } from './override-link.ts';

const back = html`<p><a href="/">Back to Rostrum</a></p>`;

export interface PlainPageContent {
  title: string;
  body: SafeHtml;
  status?: number;
}

export const signInFirst = (url: string, isOperatorKnown: boolean): PlainPageContent => ({
  status: 401,
  title: 'Sign in first',
  body: html`<p>Other releases than the released ones are shown to people with the right only. Sign in as an owner or administrator, then open this link again.</p><p><a href="/api/auth/signin?${new URLSearchParams({ callbackUrl: url }).toString()}">Sign in</a>${isOperatorKnown ? html` or <a href="/dev/platform">give the operator’s token</a>` : ''}.</p>${back}`,
});

export const notAllowed: PlainPageContent = {
  status: 403,
  title: 'Your role does not allow this',
  body: html`<p>Only owners and administrators may run other releases than the released ones. Ask one of them, or sign in with another account.</p>${back}`,
};

export const linkHasEnded: PlainPageContent = {
  status: 404,
  title: 'This link has ended',
  body: html`<p>What it showed is shown no more, or could only be shown on the machine of whoever made it. Ask for a new link.</p>${back}`,
};

const choiceRow = (choice: OverrideChoice): SafeHtml =>
  html`<tr><th scope="row">${choice.area}</th><td>${'url' in choice ? html`the files at <strong>${choice.url}</strong>` : html`release <strong>${choice.version}</strong>`}</td></tr>`;

/** Nothing is set by looking at this: links are opened by previews and scanners too. */
export function confirmOverride({
  choices,
  signedBy,
  until,
  fields,
}: {
  choices: readonly OverrideChoice[];
  signedBy: string | undefined;
  until: Date | undefined;
  fields: Readonly<Record<string, string>>;
}): PlainPageContent {
  const ownMachine = choices.some((choice) => 'url' in choice);
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return {
    title: 'See other releases?',
    body: html`<p>In this browser, for you alone, these run instead of what everybody gets${until ? html`, until <time datetime="${until.toISOString()}">${until.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>` : ' for the next hour'}${signedBy === undefined ? '' : html`. Offered by ${signedBy}`}:</p>
<div class="wide"><table><thead><tr><th scope="col">Area</th><th scope="col">Runs</th></tr></thead><tbody>${choices.map(choiceRow)}</tbody></table></div>
${ownMachine ? html`<p><strong>Files of a developer’s server are not checked.</strong> They act in your name. Go on only when you started that server yourself.</p>` : ''}
<form method="post" action="${overridePath}">${hidden}<button>Show them to me</button></form>
<p class="muted">To go back at any time: the banner at the top, or <a href="${resetPath}">${resetPath}</a>, which works when nothing else does.</p>${back}`,
  };
}

export const askReset = (isSet: boolean): PlainPageContent => ({
  title: 'Back to what is released',
  body: html`<p>${isSet ? 'This browser runs other releases of some areas than everybody else, or did so before.' : 'This browser runs what everybody runs; nothing is overridden.'}</p>
<form method="post" action="${resetPath}"><button>Use the released areas</button></form><p class="muted">You stay signed in, and nothing that was saved is lost.</p>${back}`,
});
