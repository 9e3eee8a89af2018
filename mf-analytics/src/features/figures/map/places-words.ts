import { formatCode, subdivisionsOf, z } from '@rostrum/contracts';
import type { AllFigures, Breakdown } from '@rostrum/contracts/analytics';
import type { AnalyticsTheme } from '@rostrum/ui-kit';
import type { Unit } from '../panels/sentences.ts';
import { names, units } from '../panels/words.ts';
import type { MapName } from './lazy-place-map.tsx';

/** Which map is shown; it stands in the address. */
export const mapQuery = z.object({ map: z.enum(['countries', 'states', 'views']).default('countries') });
export type MapChoice = z.output<typeof mapQuery>['map'];

export interface PlacesShown {
  title: string;
  column: string;
  unit: Unit;
  theme: AnalyticsTheme;
  map: MapName;
  breakdown: Breakdown;
  name: (key: string) => string;
  /** Where the places come from. */
  source: string;
}

/** `US-TX` as “Texas, United States”. */
export function nameState(key: string): string {
  const [country = '', state = ''] = key.split('-');
  const found = subdivisionsOf(country).find(({ code }) => code === state);
  return `${found?.name ?? state}, ${formatCode('region', country)}`;
}

export const choices: { value: MapChoice; label: string }[] = [
  { value: 'countries', label: 'Inquiries' },
  { value: 'states', label: 'Inquiries by state' },
  { value: 'views', label: 'Profile views' },
];

export function choosePlaces(choice: MapChoice, figures: AllFigures): PlacesShown {
  if (choice === 'states')
    return {
      title: 'States and provinces of inquiries',
      column: 'State or province',
      unit: units.inquiries,
      theme: 'inquiry',
      map: 'states',
      breakdown: figures.by_state,
      name: nameState,
      source: 'As seekers in the United States and Canada gave it with their inquiry.',
    };
  if (choice === 'views')
    return {
      title: 'Countries of profile views',
      column: 'Country',
      unit: units.views,
      theme: 'people',
      map: 'world',
      breakdown: figures.visits_by_country,
      name: names.country,
      source:
        'As the proxy in front of this site named it. Views without a country are left out; no other service is asked.',
    };
  return {
    title: 'Countries of inquiries',
    column: 'Country',
    unit: units.inquiries,
    theme: 'inquiry',
    map: 'world',
    breakdown: figures.by_country,
    name: names.country,
    source: 'As seekers gave it with their inquiry.',
  };
}
