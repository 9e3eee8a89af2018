import { publicPerson, type PublicPerson } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SimilarPeople } from './similar-people.tsx';

const person = example(publicPerson);
const colleague = {
  kind: 'expert',
  username: 'greta',
  name: 'Greta Halloway',
  firstname: 'Greta',
  lastname: 'Halloway',
  job_title: 'Reader in Law',
  headline: '',
  image: null,
  topics: [],
  refuses: [],
  readiness: null,
  shared: [],
  wrote: null,
};
const shown = (similar: object) =>
  renderToStaticMarkup(
    <SimilarPeople
      person={{ ...person, kind: 'expert', similar: [similar] as PublicPerson['similar'] }}
      now={0}
    />,
  );

test('says which topic lies close, and the job title where an older shell leaves that out', () => {
  expect(shown({ ...colleague, near: ['Surge barriers'] })).toContain(
    'Speaks on <strong>Surge barriers</strong>, close to this',
  );
  expect(shown(colleague)).toContain('Reader in Law');
});
