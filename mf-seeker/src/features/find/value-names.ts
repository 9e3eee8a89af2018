import { countries, formatCode, inquiryTypes, type SearchFacet } from '@rostrum/contracts';

const media: Readonly<Record<string, string>> = {
  live_tv: 'Live TV',
  radio: 'Radio',
  podcast: 'Podcast',
  phone: 'Phone',
  studio: 'Studio',
  now: 'Now',
  today: 'Today',
};

/** What a value of a facet is called when no answer says so; as it stands in the address at worst. */
export function nameOfValue(facet: SearchFacet, value: string): string {
  switch (facet) {
    case 'language':
      return formatCode('language', value);
    case 'country':
      return countries().find(({ code }) => code === value)?.name ?? value;
    case 'inquiry_type':
      return inquiryTypes.find(({ id }) => String(id) === value)?.label ?? value;
    case 'ready':
    case 'available':
      return media[value] ?? value;
    default:
      return value;
  }
}
