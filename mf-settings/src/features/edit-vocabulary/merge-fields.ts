import { isApiError } from '@rostrum/api-client';
import { classificationTerm, type ClassificationTerm } from '@rostrum/contracts/settings';

export type TermValues = Pick<ClassificationTerm, 'title' | 'entry_terms' | 'parent_id' | 'scope_note'>;

export const valuesOf = ({ title, entry_terms, parent_id, scope_note }: TermValues): TermValues => ({
  title,
  entry_terms,
  parent_id,
  scope_note,
});

/** The newer state of a term that a change was refused for; undefined where it was refused for something else. */
export function readNewerOf(error: unknown): ClassificationTerm | undefined {
  if (!isApiError(error) || error.code !== 'version_conflict') return undefined;
  const read = classificationTerm.safeParse(error.details);
  return read.success ? read.data : undefined;
}

/** Words of both, without those that either took out. */
function mergeWords(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isGone = (word: string) => base.includes(word) && !(mine.includes(word) && theirs.includes(word));
  return [...new Set([...theirs, ...mine])].filter((word) => !isGone(word));
}

/** Fields with one value each. */
export type SingleField = 'title' | 'parent_id' | 'scope_note';

/**
 * What two people made of a term that both began with as `base`. What one alone changed is taken over; where both changed the
 * same field, one's own stays and the field is named.
 */
export function mergeFields(
  base: TermValues,
  mine: TermValues,
  theirs: TermValues,
): { merged: TermValues; clashes: SingleField[] } {
  const clashes: SingleField[] = [];
  const pick = <Field extends SingleField>(field: Field): TermValues[Field] => {
    if (mine[field] === base[field]) return theirs[field];
    if (theirs[field] !== base[field] && theirs[field] !== mine[field]) clashes.push(field);
    return mine[field];
  };
  return {
    merged: {
      title: pick('title'),
      entry_terms: mergeWords(base.entry_terms, mine.entry_terms, theirs.entry_terms),
      parent_id: pick('parent_id'),
      scope_note: pick('scope_note'),
    },
    clashes,
  };
}
