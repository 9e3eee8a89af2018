import type { RecordedChange } from '@rostrum/contracts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** A recorded value as a person reads it. An id tells them nothing: the sentence of the step names whom it means. */
function toText(value: unknown): string {
  if (value === null || value === undefined || isId(value)) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value
      .map(toText)
      .filter(Boolean)
      .join(value.some(isRecord) ? '\n' : ', ');
  if (isRecord(value)) return Object.values(value).map(toText).filter(Boolean).join(', ');
  return String(value);
}

// Where a picture is kept tells a reader nothing; that another one was chosen does.
const unread = /^(image(UploadId|FocusX|FocusY)|cover)$/;

/** Each field that a step changed, before and after. */
export function describeChanges(before: unknown, after: unknown): RecordedChange['changes'] {
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => !unread.test(field))
    .map((field) => ({ field, before: toText(from[field]), after: toText(to[field]) }))
    .filter((change) => change.before !== change.after);
}
