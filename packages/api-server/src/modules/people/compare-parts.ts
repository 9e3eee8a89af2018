import {
  countries,
  formatCode,
  inquiryTypeLabel,
  personAvailability,
  personFee,
  personSectionForms,
  readField,
  speakingForm,
  z,
  type PersonSectionKind,
} from '@rostrum/contracts';
import type { Difference } from '@rostrum/contracts/people';
import { describeFee, feeKindLabels, speakingLabels } from '@rostrum/contracts/terms';
import { escapeHtml, listChanges } from '@rostrum/server-kit/rich-text';
import { isSectionPart } from './person-parts.ts';

const photo = z.object({ image: z.string().nullable(), imageAlt: z.string().nullable() });
const accepted = { yes: 'directly', via_office: 'through the office', no: 'not taken' } as const;

const toDay = (moment: string | null) => moment?.slice(0, 10);

/** One inquiry type as a line. */
function describeAvailability(value: unknown): string {
  const row = personAvailability.safeParse(value).data;
  if (!row) return '';
  const { type, accepts, notice_hours, conditions, away_from, away_to } = row;
  return [
    `${inquiryTypeLabel(type)}: ${accepted[accepts]}`,
    notice_hours !== null && `${notice_hours} h notice`,
    conditions,
    away_from !== null && `away from ${toDay(away_from)}${away_to === null ? '' : ` to ${toDay(away_to)}`}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The fee of one kind as a line, with who reads it. */
export function describeOneFee(value: unknown): string {
  const fee = personFee.safeParse(value).data;
  if (!fee) return '';
  return `${feeKindLabels[fee.kind]}: ${describeFee(fee)} (${fee.visible.replace('_', ' ')})`;
}

/** A value of an entry in words: ticks by their label, codes by their name. */
function describeValue(kind: PersonSectionKind, name: string, value: unknown): string {
  if (value === true) return readField(personSectionForms[kind], name).label;
  if (value === false || value === null || value === undefined) return '';
  const text = String(value);
  if (kind === 'language' && name === 'code') return formatCode('language', text);
  // Of a cover the words tell: its file and address say nothing to who reads what changed.
  if (name === 'cover' || name === 'cover_upload_id') return '';
  if (name === 'cover_alt') return `picture: ${text}`;
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;
}

/** An entry of a section as a line, in the order of its form. */
function describeEntry(kind: PersonSectionKind, entry: unknown): string {
  const data = z.record(z.string(), z.unknown()).safeParse(entry).data ?? {};
  return Object.keys(personSectionForms[kind].shape)
    .map((name) => describeValue(kind, name, data[name]))
    .filter(Boolean)
    .join(', ');
}

function describeItem(part: string, item: unknown): string {
  if (isSectionPart(part)) return describeEntry(part, item);
  if (part === 'availability') return describeAvailability(item);
  if (part === 'fees') return describeOneFee(item);
  const form = part === 'speaking' ? speakingForm.safeParse(item).data : undefined;
  return form === undefined ? String(item) : speakingLabels[form];
}

type Items = Extract<Difference, { kind: 'items' }>['items'];

/** What both lists have, in the order of the newer one; what only the older one has stands last. */
function compareItems(before: readonly string[], after: readonly string[]): Items {
  const left = [...before];
  const items = after.map((text): Items[number] => {
    const place = left.indexOf(text);
    if (place === -1) return { text, change: 'added' };
    left.splice(place, 1);
    return { text, change: 'same' };
  });
  return [...items, ...left.map((text): Items[number] => ({ text, change: 'removed' }))];
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

function describeText(part: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  return part === 'country' ? (countries().find(({ code }) => code === text)?.name ?? text) : text;
}

const shownPhoto = (value: unknown) => {
  const read = photo.safeParse(value).data;
  return read?.image ? { image: read.image, alt: read.imageAlt } : null;
};

const listParts: ReadonlySet<string> = new Set([
  'topics',
  'industries',
  'tags',
  'availability',
  'speaking',
  'fees',
  'shown_contact',
]);
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What became of one part of a profile, to be read. */
export function comparePart(part: string, before: unknown, after: unknown): Difference {
  if (part === 'photo') return { kind: 'photo', before: shownPhoto(before), after: shownPhoto(after) };
  if (isSectionPart(part) || listParts.has(part)) {
    const describe = (value: unknown) => asList(value).map((item) => describeItem(part, item));
    return { kind: 'items', items: compareItems(describe(before), describe(after)) };
  }
  const text = (value: unknown) => paragraphs(describeText(part, value));
  return { kind: 'text', parts: listChanges(text(before), text(after)) };
}
