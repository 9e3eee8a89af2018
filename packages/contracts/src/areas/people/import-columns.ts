import { toSlug } from '@rostrum/contracts';

/** Columns that an export writes and an import reads, in their order, with other words that files use for them. */
export const personColumns = {
  username: { label: 'Username', aliases: ['user name', 'slug', 'handle'] },
  kind: { label: 'Kind', aliases: ['type', 'profile type'] },
  prefix: { label: 'Prefix', aliases: ['salutation', 'honorific', 'academic title'] },
  firstname: { label: 'First name', aliases: ['firstname', 'given name', 'forename'] },
  lastname: { label: 'Last name', aliases: ['lastname', 'surname', 'family name'] },
  suffix: { label: 'Suffix', aliases: [] },
  job_title: { label: 'Job title', aliases: ['title', 'position', 'post', 'role'] },
  department: { label: 'Department', aliases: ['dept', 'unit', 'faculty', 'school'] },
  email: { label: 'Email', aliases: ['e mail', 'email address', 'work email', 'mail'] },
  phone: { label: 'Phone', aliases: ['telephone', 'phone number', 'tel'] },
  phone_extension: { label: 'Extension', aliases: ['phone extension', 'ext'] },
  building: { label: 'Building', aliases: [] },
  room: { label: 'Room', aliases: ['room number', 'office number'] },
  address: { label: 'Street address', aliases: ['address', 'street'] },
  postal: { label: 'Postal code', aliases: ['postcode', 'zip', 'zip code'] },
  city: { label: 'City', aliases: ['town'] },
  state: { label: 'State or region', aliases: ['state', 'province', 'region'] },
  country: { label: 'Country', aliases: ['country code'] },
  shown_contact: { label: 'Shown on the public page', aliases: ['public contact'] },
  speaking: { label: 'Speaks as', aliases: ['speaking', 'speaking availability'] },
  employee_id: { label: 'Employee ID', aliases: ['employee number', 'staff id', 'personnel number'] },
  headline: { label: 'Headline', aliases: ['tagline'] },
  biography: { label: 'Biography', aliases: ['bio', 'about', 'profile'] },
  topics: {
    label: 'Areas of expertise',
    aliases: ['expertise', 'topics', 'keywords', 'research interests', 'areas of research'],
  },
  industries: { label: 'Industries', aliases: ['industry', 'sector', 'sectors'] },
  tags: { label: 'Tags', aliases: ['labels'] },
  name_pronunciation: { label: 'Pronunciation', aliases: ['name pronunciation'] },
  pronouns: { label: 'Pronouns', aliases: [] },
  access: { label: 'Who may see it', aliases: ['access', 'visibility'] },
} as const satisfies Record<string, { label: string; aliases: readonly string[] }>;
export type PersonColumn = keyof typeof personColumns;
export const personColumnNames = Object.keys(personColumns) as [PersonColumn, ...PersonColumn[]];

/** Columns without which a new person cannot be made. */
export const requiredColumns = ['firstname', 'lastname', 'job_title', 'email'] as const;
/** Columns that hold several values. */
export const listColumns = ['topics', 'industries', 'tags', 'shown_contact', 'speaking'] as const;
const listColumnNames: readonly string[] = listColumns;
export const isListColumn = (name: string): name is (typeof listColumns)[number] =>
  listColumnNames.includes(name);
/** What files part the values of a cell by; the first is what an export writes. */
export const listSeparators = [';', '|'] as const;
const isSeparator = (letter: string) => listSeparators.some((separator) => separator === letter);

/** A column of the file goes into a column of profiles, into a field that the organisation added, or nowhere. */
export const fieldTargetPrefix = 'field:';

/** Field of profiles by the words of a file's first line; null when none is meant. */
export function findImportTarget(
  head: string,
  fields: readonly { key: string; label: string }[],
): string | null {
  const word = toSlug(head);
  if (word === '') return null;
  const field = fields.find(({ key, label }) => toSlug(label) === word || toSlug(key) === word);
  const own = personColumnNames.find((name) => {
    const { label, aliases } = personColumns[name];
    return [name, label, ...aliases].some((other) => toSlug(other) === word);
  });
  // A field of the organisation that is called like one of ours is the one that its export wrote last.
  return own ?? (field ? `${fieldTargetPrefix}${field.key}` : null);
}

/** Several values in one cell: `silk; dye`. A separator inside a value stands behind a backslash. */
export const joinCell = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\;|]/gu, String.raw`\$&`)).join('; ');

/** The values of a cell, without empty ones. */
export function splitCell(cell: string): string[] {
  const values: string[] = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const letter = cell.charAt(at);
    const next = cell.charAt(at + 1);
    if (letter === '\\' && (next === '\\' || isSeparator(next))) {
      values.push(`${values.pop() ?? ''}${next}`);
      at += 1;
    } else if (isSeparator(letter)) values.push('');
    else values.push(`${values.pop() ?? ''}${letter}`);
  }
  return values.map((value) => value.trim()).filter((value) => value !== '');
}
