import { isUploading, startFiles } from './files.ts';
import { fillForm, keptValues, valuesOf } from './kept-values.ts';
import { notify } from './notice.ts';
import { report } from './report.ts';
import { storedFiles } from './stored-files.ts';

const part = '[data-inquiry-form]';

const formIn = (card: Element) => card.querySelector<HTMLFormElement>(`${part} form`);

/** The page of the form as the server draws it. Fails on anything else, so that the browser itself can go there. */
async function fetchPage(address: string, body?: URLSearchParams): Promise<Document> {
  const answer = await fetch(address, body ? { method: 'POST', body } : {});
  const text = await answer.text();
  // Without its head: the policy of this page would report the sheet of that one.
  const page = new DOMParser().parseFromString(text.slice(text.indexOf('<body')), 'text/html');
  if (!page.querySelector(part)) throw new Error('This answer is no inquiry form.');
  return page;
}

function show(card: Element, page: Document): void {
  const fresh = page.querySelector(part);
  if (fresh) card.querySelector(part)?.replaceWith(document.adoptNode(fresh));
  const form = formIn(card);
  if (form) startFiles(card, form);
}

/** A media inquiry asks for the outlet in place of the organisation: what was typed for one is there for the other. */
function carryOrganisation(typed: Record<string, string>): Record<string, string> {
  const known = typed['fields.outlet'] || typed['organization'] || '';
  return known === '' ? typed : { organization: known, 'fields.outlet': known, ...withoutBlank(typed) };
}
const withoutBlank = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));

async function chooseKind(card: Element, link: HTMLAnchorElement): Promise<void> {
  const page = await fetchPage(link.href);
  // Read only now: typing goes on while the answer is under way.
  const form = formIn(card);
  const typed = form ? valuesOf(form) : {};
  const focused = form?.contains(document.activeElement) ? document.activeElement?.id : '';
  show(card, page);
  const next = formIn(card);
  if (next) fillForm(next, carryOrganisation(typed));
  if (focused) document.getElementById(focused)?.focus();
  for (const one of card.querySelectorAll('[data-inquiry-kinds] a')) one.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
}

function showSent(card: Element, page: Document): void {
  const title = card.querySelector<HTMLElement>('h1, h2');
  if (title) title.textContent = page.querySelector('h1')?.textContent ?? 'Sent';
  card.querySelector('[data-inquiry-kinds]')?.remove();
  title?.focus();
  title?.scrollIntoView({ block: 'nearest' });
}

/** The page that led to this one, where it is one of the same site; the server keeps it if it is a post or question. */
function cameFrom(): string | undefined {
  try {
    const { origin, pathname } = new URL(document.referrer);
    return origin === location.origin ? pathname : undefined;
  } catch {
    return undefined;
  }
}

async function send(card: Element, form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const values = valuesOf(form);
  const before = cameFrom();
  if (before !== undefined) fields.push(['came_from', before]);
  const page = await fetchPage(form.action, new URLSearchParams(fields));
  show(card, page);
  if (formIn(card)) return card.querySelector<HTMLElement>('.problems')?.focus();
  keptValues.keepSender(values);
  storedFiles.forget();
  showSent(card, page);
}

/** Completes the plain form in place: kinds without a load, faults beside their fields, what was typed kept in this tab. */
export function startInquiry(): void {
  const card = document.querySelector('[data-inquiry]');
  const first = card && formIn(card);
  if (!card || !first) return;
  fillForm(first, keptValues.read());
  startFiles(card, first);

  card.addEventListener('focusin', () => report('inquiry_open'));
  card.addEventListener('input', () => {
    report('inquiry_start');
    const form = formIn(card);
    if (form) keptValues.keepDraft(valuesOf(form));
  });
  card.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-inquiry-kinds] a') : null;
    if (!(link instanceof HTMLAnchorElement) || !(event instanceof MouseEvent)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.hasAttribute('aria-current')) return;
    chooseKind(card, link).catch(() => location.assign(link.href));
  });
  card.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const button = form.querySelector('button:not([type=button])');
    // Pressed twice, it is sent once: the second finds it busy.
    if (button?.getAttribute('aria-busy') === 'true') return;
    if (isUploading(form))
      return notify('Not sent yet: a file is still on its way. Wait for it, or cancel it.');
    button?.setAttribute('aria-busy', 'true');
    send(card, form)
      .catch(() => notify('Not sent: check the connection and try again. What you typed is kept.'))
      .finally(() => button?.removeAttribute('aria-busy'));
  });
}
