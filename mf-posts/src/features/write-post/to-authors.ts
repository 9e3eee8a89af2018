import { cutText } from '@rostrum/contracts';
import type { PostDetail } from '@rostrum/contracts/posts';
import type { ReactNode } from 'react';

export type Author = PostDetail['authors'][number];
/** An entry of a list of people: the id of one, or a name that is nobody's. */
export interface Choice {
  value: string;
  label: ReactNode;
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Authors of what was chosen or typed; those who were authors before keep the name they had. */
export const toAuthors = (choices: readonly Choice[], former: readonly Author[]): Author[] =>
  choices.map(({ value, label }) => {
    const known = former.find(({ person_id, name }) => (person_id ?? name) === value);
    if (known) return known;
    if (isId(value)) return { person_id: value, name: String(label) };
    return { person_id: null, name: cutText(value.trim(), 150) };
  });
