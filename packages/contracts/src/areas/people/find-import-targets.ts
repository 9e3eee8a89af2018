import { fullNameHeads, fullNameTarget } from './full-name.ts';
import { fieldTargetPrefix } from './import-columns.ts';
import { personColumnNames, personColumns, type PersonColumn } from './person-columns.ts';

/** What forms add to the name of a column: `Job title (required)`, `First name *`, `E-mail (work)`. */
const notes =
  /\([^)]*\)?|\[[^\]]*\]?|\*|\b(?:required|mandatory|optional|pflichtfeld|obligatoire|obligatorio|obbligatorio|verplicht)\b/giu;
const isPrivate = /home|private?|personal|personnel|personale|persoonlijk|privé|privad[oa]|2/iu;

/** Words without case, accents, blanks and marks, so that `first_name`, `FirstName` and `First name` are one. */
const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}#]/gu, '');

/** Targets by the words of a column, best first: the exact label before other words for it. */
const targetsByKey = new Map<string, { target: PersonColumn; rank: number }[]>();
for (const name of personColumnNames)
  for (const [index, word] of [name, personColumns[name].label, ...personColumns[name].aliases].entries()) {
    const key = toKey(word);
    const known = targetsByKey.get(key) ?? [];
    if (!known.some(({ target }) => target === name))
      targetsByKey.set(key, [...known, { target: name, rank: Math.max(0, index - 1) }]);
  }

const fullNameKeys = new Set(fullNameHeads.map(toKey));
const isFullNameHead = (head: string): boolean =>
  fullNameKeys.has(toKey(head)) || fullNameKeys.has(toKey(head.replaceAll(notes, ' ')));

interface OwnField {
  key: string;
  label: string;
}
/** A field of the organisation comes after the exact label of ours, and before other words for it. */
const fieldRank = 0.5;

/** What a column could be, each with how well it fits; lower is better. */
function listTargets(head: string, fields: readonly OwnField[]): { target: string; rank: number }[] {
  const whole = toKey(head);
  const plain = toKey(head.replaceAll(notes, ' '));
  const note = (head.match(notes) ?? []).join(' ');
  return [...new Set([whole, plain])].flatMap((key, place) => {
    if (key === '') return [];
    const own = targetsByKey.get(key) ?? [];
    const added = fields
      .filter((field) => toKey(field.label) === key || toKey(field.key) === key)
      .map((field) => ({ target: `${fieldTargetPrefix}${field.key}`, rank: fieldRank }));
    const later = place === 0 ? 0 : isPrivate.test(note) ? 100 : 0.25;
    return [...own, ...added].map(({ target, rank }) => ({ target, rank: rank + later }));
  });
}

/** Whether any field of profiles is meant by the name of a column. */
export const isKnownHead = (head: string, fields: readonly OwnField[]): boolean =>
  listTargets(head, fields).length > 0 || isFullNameHead(head);

/**
 * Returns the field that each column of a file goes into, null where none is meant. Each field is given once, to the column
 * whose name fits best. A column of whole names is used where no two columns give them. `taken` are fields that are not to be given.
 */
export function findImportTargets(
  heads: readonly string[],
  fields: readonly OwnField[],
  taken: ReadonlySet<string> = new Set(),
): (string | null)[] {
  const found: (string | null)[] = heads.map(() => null);
  const used = new Set(taken);
  const candidates = heads.flatMap((head, place) =>
    listTargets(head, fields).map((candidate) => ({ ...candidate, place })),
  );
  for (const { target, place } of candidates.toSorted(
    (left, right) => left.rank - right.rank || left.place - right.place,
  )) {
    if (found[place] !== null || used.has(target)) continue;
    found[place] = target;
    used.add(target);
  }
  // "Name" is the last name next to a column of first names, and otherwise the whole of it.
  const target = used.has('firstname') ? 'lastname' : fullNameTarget;
  const place = heads.findIndex((head, at) => found[at] === null && isFullNameHead(head));
  if (place !== -1 && !used.has('lastname') && !used.has(target)) found[place] = target;
  return found;
}
