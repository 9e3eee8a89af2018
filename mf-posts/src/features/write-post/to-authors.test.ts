import { expect, test } from 'vitest';
import { toAuthors } from './to-authors.ts';

const id = '0198a9b2-0000-7000-8000-000000000001';

test('people keep their id, names that are typed have none, and an author keeps the name of before', () => {
  expect(
    toAuthors(
      [
        { value: id, label: 'Maren Okonjo-Hale' },
        { value: 'The desk', label: 'The desk' },
        { value: ' A guest ', label: ' A guest ' },
      ],
      [{ person_id: id, name: 'Dr Maren Okonjo-Hale' }],
    ),
  ).toEqual([
    { person_id: id, name: 'Dr Maren Okonjo-Hale' },
    { person_id: null, name: 'The desk' },
    { person_id: null, name: 'A guest' },
  ]);
  expect(toAuthors([{ value: id, label: 'Maren Okonjo-Hale' }], [])).toEqual([
    { person_id: id, name: 'Maren Okonjo-Hale' },
  ]);
});
