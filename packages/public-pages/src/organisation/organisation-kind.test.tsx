import { publicOrganisation } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrganisationHero } from './organisation-hero.tsx';

const factsOf = (kind: string) => {
  const drawn = renderToStaticMarkup(
    <OrganisationHero
      organisation={{
        ...example(publicOrganisation),
        kind,
        city: null,
        country: '',
        website: '',
        social: [],
        privacy_contact: null,
      }}
      now={Date.parse('2026-11-19T06:20:00Z')}
      search={null}
    />,
  );
  return /<\/h1><p[^>]*>(.*?)<\/p>/.exec(drawn)?.[1];
};

test('a kind of organisation is named in words, and one that says nothing is not drawn', () => {
  expect(factsOf('ngo')).toBe('<span>Charity or association</span>');
  expect(factsOf('law_firm')).toBe('<span>Law firm</span>');
  expect(factsOf('other')).toBe('');
});
