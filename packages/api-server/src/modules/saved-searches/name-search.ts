import {
  countries,
  inquiryTypeLabel,
  inquiryTypes,
  type SearchFilters,
  shortenText,
} from '@rostrum/contracts';
import { languageName } from '../search/index.ts';

const longest = 120;
const tabs: Record<SearchFilters['active'], string> = {
  experts: 'All experts',
  staff: 'All staff',
  posts: 'All posts',
  questions: 'All questions',
  organisations: 'All organisations',
};
const readyNames: Readonly<Record<string, string>> = {
  live_tv: 'live TV',
  radio: 'radio',
  podcast: 'podcast',
  phone: 'phone',
  studio: 'studio',
};

/** What a search is called when no one named it: its words, then what narrows it. An organisation without a name is gone. */
export function nameOfSearch(filters: SearchFilters, organisationNames: ReadonlyMap<string, string>): string {
  const country = new Map(countries().map(({ code, name }) => [code, name]));
  const type = (id: number) => inquiryTypes.find((each) => each.id === id)?.id;
  const parts = [
    filters.q,
    ...(filters.topic ?? []),
    ...(filters.industry ?? []),
    ...(filters.organisation ?? []).map(
      (value) => organisationNames.get(value) ?? `${value} (no longer listed)`,
    ),
    ...(filters.region ?? []),
    ...(filters.country ?? []).map((code) => country.get(code) ?? code),
    ...(filters.language ?? []).map(languageName),
    ...(filters.inquiry_type ?? []).map((id) => {
      const known = type(id);
      return known === undefined ? '' : inquiryTypeLabel(known);
    }),
    ...(filters.ready ?? []).map((medium) => readyNames[medium] ?? medium),
    filters.confirmed === true ? 'confirmed within a year' : '',
    filters.scope === 'own' ? 'in my organisation' : '',
  ].filter((part) => part !== '');
  const name = parts.length === 0 ? tabs[filters.active] : parts.join(', ');
  return shortenText(name, longest);
}
