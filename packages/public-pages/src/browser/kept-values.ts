type Values = Record<string, string>;

const draftKey = () => `rostrum.inquiry-draft.${location.pathname}`;
const senderKey = 'rostrum.sender';
/** Who asks, which the form for the next expert begins with. */
const senderFields = new Set([
  'firstname',
  'lastname',
  'email',
  'country',
  'state',
  'phone',
  'organization',
  'job_title',
  'city',
  'fields.outlet',
  'fields.media_position',
  'fields.media_type',
]);
/** Of one sheet of paper: a key stands for one sending, consent and whom else to ask are given each time. */
const ownFields = new Set(['key', 'type', 'consent', 'also_ask', 'also_shown']);

function read(key: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Values) : {};
  } catch {
    return {};
  }
}

function write(key: string, values: Values | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage may be full or refused: nothing is kept then.
  }
}

/** Files are kept by themselves, since their list is not a field that can be filled in. */
const isOfFiles = (name: string) => name === 'files_key' || name.startsWith('file.');

/** What is typed in a form, without what belongs to this one alone. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !ownFields.has(entry[0]) && !isOfFiles(entry[0]),
    ),
  );

/** Writes values into the fields of a form that have them; what the form lacks is left alone. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if ([...field].some((one) => one instanceof HTMLInputElement && one.value === value))
        field.value = value;
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = value === 'yes';
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
}

/** Kept in this tab: what was typed here, and who asked an expert before. */
export const keptValues = {
  read: (): Values => ({ ...read(senderKey), ...read(draftKey()) }),
  keepDraft: (values: Values): void => write(draftKey(), values),
  /** Called once it was sent: the text goes, who sent it stays. */
  keepSender: (values: Values): void => {
    write(draftKey(), null);
    write(senderKey, Object.fromEntries(Object.entries(values).filter(([name]) => senderFields.has(name))));
  },
};
