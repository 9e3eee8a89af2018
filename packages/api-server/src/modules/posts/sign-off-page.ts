import { formatNumber } from '@rostrum/contracts';
import { markChanges, plainText, sanitisePostHtml } from '@rostrum/server-kit/rich-text';
import { html, SafeHtml, sanitisedHtml } from '@rostrum/server-kit/module';
import { momentIn } from '../inquiries/index.ts';
import type { SignOffView } from './answer-sign-off.service.ts';
import type { PostRecord } from './post-record.repository.ts';

export const signOffStyle = html`main{max-width:42rem;padding-bottom:8rem}.text figure{margin:1.5rem 0}.text img{display:block;max-width:100%;height:auto}.text ins img{outline:4px solid #2e8b57}.text del img{outline:4px dashed var(--bad)}figcaption{margin-top:.25rem;color:var(--muted);font-size:.875rem}.text{overflow-wrap:anywhere}.text h2{line-height:1.25}.text table{display:block;overflow-x:auto}.text pre{overflow-x:auto}blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:4px solid var(--line)}ins{background:#d7f0df;color:#0d4a24;text-decoration:underline;text-underline-offset:3px}del{background:#fbdfdc;color:#7d1610}@media (prefers-color-scheme:dark){ins{background:#123d24;color:#b9f0cb}del{background:#4b1916;color:#ffc9c2}}.changed,.problems{padding:.75rem 1rem;border:1px solid var(--muted);border-radius:8px}.problems{max-width:none;border:2px solid var(--bad);color:var(--ink);font-weight:400}.problems h2{margin:0;font-size:1.25rem}.problems a{display:inline-flex;align-items:center;min-height:44px;color:var(--bad)}.error{margin:.25rem 0 0;color:var(--bad);font-weight:600}a[href^=tel]{white-space:nowrap}nav{display:flex;gap:1rem;margin:1rem 0;border-bottom:1px solid var(--line)}nav a{display:inline-flex;align-items:center;min-height:44px}nav [aria-current]{color:var(--ink);font-weight:600;text-decoration:none;border-bottom:3px solid var(--accent)}textarea{font:inherit;padding:.5rem;width:100%;border:1px solid var(--muted);border-radius:6px;background:var(--paper);color:var(--ink)}.answers{display:flex;flex-wrap:wrap;gap:.75rem}.answers button{flex:1 1 12rem;margin-top:.5rem}.second{border:1px solid var(--muted);background:var(--paper);color:var(--ink)}`;

const words = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'word' : 'words'}`;

const deskLine = ({ name, deskPhone }: SignOffView['organisation']): SafeHtml =>
  deskPhone === null
    ? html`<p class="muted">Questions? Ask the desk of ${name}.</p>`
    : html`<p>Questions? Call the desk: <a href="tel:${deskPhone.replaceAll(/[^+\d]/g, '')}">${deskPhone}</a></p>`;

/** What is left of a link that cannot be answered: nothing of the text. */
export function signOffOver({ over, signOff, organisation, timezone }: SignOffView): {
  title: string;
  body: SafeHtml;
} {
  const at = signOff.answeredAt && momentIn(timezone, signOff.answeredAt);
  const desk = deskLine(organisation);
  if (over === 'expired')
    return {
      title: 'The time to answer is over',
      body: html`<p>${organisation.name} can send you a new link.</p>${desk}`,
    };
  if (over === 'not_in_review')
    return {
      title: 'There is nothing to answer now',
      body: html`<p>The desk is working on the text, or has settled it. Once it is in review, this link shows it.</p>${desk}`,
    };
  const isApproved = signOff.state === 'approved';
  if (signOff.state === 'asked' || at === null)
    return {
      title: 'This link was answered',
      body: html`<p>You were asked again since. Open the latest email.</p>${desk}`,
    };
  return {
    title: isApproved ? 'You signed off the text' : 'You asked for changes',
    body: html`<p role="status">${isApproved ? 'Signed off' : 'Sent'} ${at}, version ${String(signOff.number)}. The desk was told.${isApproved ? ' If the text changes, you are asked again.' : ' You are asked again once the text is changed.'}</p><p>An answer is given once. To change it, talk to the desk.</p>${desk}`,
  };
}

/** What changed since the last answer. */
function changedBox({ signOff, timezone }: SignOffView, by: string, changedWords: number): SafeHtml {
  const at = signOff.answeredAt && momentIn(timezone, signOff.answeredAt);
  const verb = signOff.note === null ? 'signed off' : 'answered about';
  const what =
    changedWords === 0
      ? 'No word changed since your last answer'
      : `${words(changedWords)} changed since your last answer`;
  return html`<div class="changed"><strong>${what}</strong><br>You ${verb} version ${String(signOff.number)}${at && html` ${at}`}.${by && html` ${by} changed it.`}</div>`;
}

/** The picture at the head, as readers get it. */
const coverFigure = ({ cover, coverAlt, coverCredit }: PostRecord): SafeHtml | null =>
  cover === null
    ? null
    : html`<figure><img src="${cover}" alt="${coverAlt ?? ''}">${coverCredit !== null && coverCredit !== '' && html`<figcaption>${coverCredit}</figcaption>`}</figure>`;

const byline = (authors: readonly string[]): SafeHtml | null =>
  authors.length === 0 ? null : html`<p>By ${authors.join(', ')}</p>`;

export interface SignOffPage {
  view: SignOffView;
  text: NonNullable<SignOffView['text']>;
  /** Whether changes are marked or the text stands as readers get it. */
  isClean: boolean;
  note: string;
  problem: string | null;
  /** The problem is the note's, far below: it links there. */
  isNoteAtFault: boolean;
}

/** The text, what changed, and the two answers. */
export function signOffPage({ view, text, isClean, note, problem, isNoteAtFault }: SignOffPage): SafeHtml {
  const { organisation, signOff } = view;
  const { post, authors, current, previous, digest } = text;
  const body = sanitisePostHtml(current.bodyHtml);
  const marked = previous && {
    title: markChanges(escaped(previous.title), escaped(current.title)),
    summary: markChanges(escaped(previous.summary), escaped(current.summary)),
    body: markChanges(previous.bodyHtml, body),
  };
  const changed =
    marked && marked.title.changedWords + marked.summary.changedWords + marked.body.changedWords;
  const isMarked = marked !== undefined && !isClean;
  const count = plainText(body).split(' ').filter(Boolean).length;
  return html`<p><strong>${organisation.name}</strong> · version ${String(current.number)}, ${words(count)}</p>
${problem !== null && html`<div class="problems" role="alert" tabindex="-1" autofocus><h2>Not sent yet</h2>${isNoteAtFault ? html`<a href="#note">Note to the desk: ${problem}</a>` : problem}</div>`}
${changed !== undefined && changedBox(view, current.savedByName, changed)}
${marked && html`<nav aria-label="How the text is shown"><a href="?"${!isClean && html` aria-current="page"`}>Changes marked</a><a href="?show=clean"${isClean && html` aria-current="page"`}>Clean text</a></nav>`}
<article class="text"><h2>${isMarked ? new SafeHtml(marked.title.html) : current.title}</h2><p><strong>${isMarked ? new SafeHtml(marked.summary.html) : current.summary}</strong></p>${byline(authors)}${coverFigure(post)}${isMarked ? new SafeHtml(marked.body.html) : sanitisedHtml(body)}</article>
<form method="post"><input type="hidden" name="digest" value="${digest}">
<label for="note">Note to the desk <span class="muted">(needed when you ask for changes)</span></label>
<textarea id="note" name="note" rows="4" maxlength="1000"${isNoteAtFault && html` aria-invalid="true" aria-describedby="note-problem"`}>${note}</textarea>
${isNoteAtFault && html`<p id="note-problem" class="error">${problem}</p>`}<p class="muted">Nothing is sent before you press a button. ${signOff.askedByName} is told your answer. A later change of the text comes back to you.</p>
<div class="answers"><button class="second" name="answer" value="changes_requested">Ask for changes</button><button name="answer" value="approved">Sign off version ${String(current.number)}</button></div></form>
${deskLine(organisation)}`;
}

const escaped = (text: string): string => html`${text}`.text;
