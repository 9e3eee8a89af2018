import { foldText } from '@rostrum/contracts';

/** Whether a name goes on here: then it is another, longer one. */
const goesOn = /^[\p{L}\p{M}\p{N}]/u;

/**
 * Those of the given people whom a note names as `@Firstname Lastname`, in the order in which they are named, each once. Of
 * two names that begin alike the longer one counts. Letters are compared without case, accents
 * and the kind of their marks.
 */
export function mentionedIn<Person extends { name: string }>(
  note: string,
  people: readonly Person[],
): Person[] {
  const text = foldText(note);
  const known = people
    .map((person) => ({ person, name: foldText(person.name) }))
    .filter(({ name }) => name !== '')
    .toSorted((left, right) => right.name.length - left.name.length);
  const found = new Set<Person>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    // The middle of an email address names no one.
    if (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
    const said = known.filter(
      ({ name }) =>
        text.startsWith(name, at + 1) && !goesOn.test(text.slice(at + 1 + name.length, at + 3 + name.length)),
    );
    const [longest] = said;
    // Two colleagues of one name: no one can say which of them is meant, so both are.
    for (const { person, name } of said) if (name === longest?.name) found.add(person);
  }
  return [...found];
}
