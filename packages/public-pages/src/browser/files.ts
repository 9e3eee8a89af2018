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

function showFailed(
  field: Field,
  row: HTMLLIElement,
  name: string,
  reason: string,
  resume?: () => void,
): void {
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
    if (error instanceof UploadRefusal) return showFailed(field, row, name, error.message);
    showFailed(field, row, name, 'The connection broke. Continue when you’re online.', () => {
      void send(field, row, { ...sending, stop: new AbortController() });
    });
  }
}

function choose(field: Field, files: readonly File[]): void {
  const { list, settings, stored } = field;
  for (const file of files) {
    const row = list.appendChild(create('li', {}));
    const count = stored.files.length + list.querySelectorAll(`[${busyMark}]`).length;
    if (count >= settings.maxFiles)
      showFailed(
        field,
        row,
        file.name,
        `A message takes up to ${String(settings.maxFiles)} files. Remove one to attach another.`,
      );
    else if (file.size === 0) showFailed(field, row, file.name, 'The file is empty. Choose another one.');
    else if (file.size > settings.maxBytes)
      showFailed(field, row, file.name, 'The file is larger than 20 MB. Choose a smaller one.');
    else void send(field, row, { file, stop: new AbortController() });
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
