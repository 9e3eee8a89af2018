import type { Mentions } from './use-mentions.ts';

/** The names that can follow the at sign. The focus stays in the text field. */
export function MentionList({ offered, active, listId, optionId, choose }: Mentions) {
  if (offered.length === 0) return null;
  return (
    <ul className="r-composer__mentions" id={listId} role="listbox" aria-label="Colleagues">
      {offered.map((name, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its options
        <li
          key={`${index} ${name}`}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // A press must not take the focus out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
