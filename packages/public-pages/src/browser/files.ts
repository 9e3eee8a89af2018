import { notify } from './notice.ts';
import { storedFiles, type StoredFile, type StoredFiles } from './stored-files.ts';
import { discardFile, uploadFile, UploadRefusal, type Sending, type UploadSettings } from './upload-file.ts';

const busyMark = 'data-sending';

interface Field {
  list: HTMLUListElement;
  input: HTMLInputElement;
  stored: StoredFiles;
  settings: UploadSettings;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const hidden = (name: string, value: string) => create('input', { type: 'hidden', name, value });

function button(text: string, label: string, act: () => void): HTMLButtonElement {
  const element = create('button', { type: 'button', className: 'plain', textContent: text });
  element.setAttribute('aria-label', label);
  element.addEventListener('click', act);
  return element;
}

const formatSize = (bytes: number) => {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${String(Math.max(1, Math.round(kilobytes)))} kB`
    : `${String(Math.round((kilobytes / 1024) * 10) / 10)} MB`;
};

const nameAndSize = ({ name, size }: Pick<File, 'name' | 'size'>) =>
  create(
    'span',
    { className: 'name' },
    create('bdi', { textContent: name }),
    ' ',
    create('span', { className: 'muted', textContent: formatSize(size) }),
  );

const baseOf = ({ settings, stored }: Field) => `${settings.address}/${stored.key}`;

/** What was selected goes away with its row, so the focus goes to the field. */
function drop({ input }: Field, row: HTMLLIElement): void {
  row.remove();
  input.focus();
}

function showStored(field: Field, row: HTMLLIElement, file: StoredFile): void {
  const { stored } = field;
  const remove = button('Remove', `Remove ${file.name}`, () => {
    stored.files = stored.files.filter(({ id }) => id !== file.id);
    storedFiles.write(stored);
    discardFile(baseOf(field), file.id);
    drop(field, row);
  });
  row.removeAttribute(busyMark);
  row.replaceChildren(nameAndSize(file), hidden(`file.${file.id}`, 'yes'), remove);
}

interface Failure {
  name: string;
  reason: string;
  /** Set where the line broke and the rest can follow. */
  resume?: () => void;
}

function showFailed(field: Field, row: HTMLLIElement, { name, reason, resume }: Failure): void {
  row.removeAttribute(busyMark);
  const text = create('span', { className: 'error', textContent: `${name}: ${reason}` });
  text.setAttribute('role', 'alert');
  const again = resume ? [button('Continue', `Continue uploading ${name}`, resume)] : [];
  row.replaceChildren(
    text,
    ...again,
    button('Remove', `Remove ${name}`, () => drop(field, row)),
  );
}

async function send(field: Field, row: HTMLLIElement, sending: Sending): Promise<void> {
  const { file, stop } = sending;
  const { name, size } = file;
  const bar = create('progress', { max: size, value: 0 });
  bar.setAttribute('aria-label', `Uploading ${name}`);
  const cancel = button('Cancel', `Cancel uploading ${name}`, () => {
    stop.abort();
    if (sending.id) discardFile(baseOf(field), sending.id);
    drop(field, row);
  });
  row.setAttribute(busyMark, '');
  row.replaceChildren(nameAndSize(file), bar, cancel);
  try {
    const id = await uploadFile(baseOf(field), sending, {
      settings: field.settings,
      onProgress: (sent) => (sent === undefined ? bar.removeAttribute('value') : (bar.value = sent)),
    });
    const stored = { id, name, size };
    field.stored.files.push(stored);
    storedFiles.write(field.stored);
    showStored(field, row, stored);
    notify(`${name} is attached.`);
  } catch (error) {
    if (stop.signal.aborted) return;
    if (error instanceof UploadRefusal) return showFailed(field, row, { name, reason: error.message });
    const resume = () => void send(field, row, { ...sending, stop: new AbortController() });
    showFailed(field, row, { name, reason: 'The connection broke. Continue when you’re online.', resume });
  }
}

function findReason({ list, settings, stored }: Field, { size }: File): string | undefined {
  const count = stored.files.length + list.querySelectorAll(`[${busyMark}]`).length;
  if (count >= settings.maxFiles)
    return `A message takes up to ${String(settings.maxFiles)} files. Remove one to attach another.`;
  if (size === 0) return 'The file is empty. Choose another one.';
  return size > settings.maxBytes ? 'The file is larger than 20 MB. Choose a smaller one.' : undefined;
}

function choose(field: Field, files: readonly File[]): void {
  for (const file of files) {
    const reason = findReason(field, file);
    const row = field.list.appendChild(create('li', {}));
    if (reason === undefined) void send(field, row, { file, stop: new AbortController() });
    else showFailed(field, row, { name: file.name, reason });
  }
}

/** True while a file is on its way: what is sent now would go without it. */
export const isUploading = (form: HTMLFormElement): boolean => form.querySelector(`[${busyMark}]`) !== null;

const fields = new WeakMap<Element, Field>();

/**
 * Uploads files as they are chosen, each with its progress, its end and the way on. Called for each form that is drawn in
 * `card`: files that are on their way go over to the next form.
 */
export function startFiles(card: Element, form: HTMLFormElement): void {
  const part = form.querySelector<HTMLElement>('[data-files]');
  const input = part?.querySelector<HTMLInputElement>('input[type=file]');
  if (!part || !input) return;
  part.querySelector('[data-kept-files]')?.remove();
  part.querySelector('[name=files_key]')?.remove();
  const former = fields.get(card);
  const field: Field = former ?? {
    list: create('ul', {}),
    input,
    stored: storedFiles.read(),
    settings: JSON.parse(part.dataset['files'] ?? '{}') as UploadSettings,
  };
  fields.set(card, field);
  field.input = input;
  const { list, stored } = field;
  if (!former) for (const file of stored.files) showStored(field, list.appendChild(create('li', {})), file);
  part.querySelector('legend')?.after(list);
  // The files go ahead of the form, which carries their ids.
  input.removeAttribute('name');
  part.append(hidden('files_key', stored.key));
  const details = part.closest('details');
  if (details && list.childElementCount > 0) details.open = true;
  input.addEventListener('change', () => {
    choose(field, [...(input.files ?? [])]);
    // The same file once more is a change as well.
    input.value = '';
  });
}
