import type { SeekerRole } from '@rostrum/contracts';
import type { OrganisationKey } from './content-types.ts';

/** An invented person who asks. Recurring, so that an inbox shows names one knows. */
export interface SeekerContent {
  key: string;
  firstname: string;
  lastname: string;
  type: SeekerRole;
  organization: string;
  jobTitle: string;
  domain: string;
  country: string;
  state?: string;
  city: string;
  timezone: string;
  phone?: string;
  verified?: boolean;
  /** For journalists: what they are and what their outlet is. */
  position?: 'reporter' | 'editor' | 'news_director' | 'researcher' | 'other';
  medium?: 'print' | 'online' | 'tv' | 'radio' | 'podcast' | 'wire';
  beats?: readonly string[];
  /** Whom this person writes to; Northmere when absent. */
  asks?: readonly OrganisationKey[];
  /** How often, against 1 for the usual. */
  weight?: number;
}

type Place = Pick<SeekerContent, 'country' | 'city' | 'timezone' | 'state'>;
type Outlet = Pick<SeekerContent, 'organization' | 'domain' | 'medium'> & Place;

const selby: Place = { country: 'GB', city: 'Port Selby', timezone: 'Europe/London' };
const london: Place = { country: 'GB', city: 'London', timezone: 'Europe/London' };
const quillhaven: Place = { country: 'CA', state: 'NS', city: 'Quillhaven', timezone: 'America/Halifax' };
const berlin: Place = { country: 'DE', city: 'Berlin', timezone: 'Europe/Berlin' };
const hobart: Place = { country: 'AU', city: 'Hobart', timezone: 'Australia/Hobart' };

const ledger: Outlet = { organization: 'The Meridian Ledger', domain: 'meridianledger.example', medium: 'print', country: 'DK', city: 'Copenhagen', timezone: 'Europe/Copenhagen' };
const harbourNine: Outlet = { organization: 'Harbour Nine Radio', domain: 'harbournine.example', medium: 'radio', ...selby };
const tidewater: Outlet = { organization: 'Tidewater TV', domain: 'tidewatertv.example', medium: 'tv', ...selby };
const courier: Outlet = { organization: 'Selby Courier', domain: 'selbycourier.example', medium: 'print', ...selby };
const fathom: Outlet = { organization: 'Fathom Podcast', domain: 'fathompod.example', medium: 'podcast', country: 'ZA', city: 'Cape Town', timezone: 'Africa/Johannesburg' };
const fieldnote: Outlet = { organization: 'Fieldnote Weekly', domain: 'fieldnote.example', medium: 'online', country: 'US', state: 'OR', city: 'Portland', timezone: 'America/Los_Angeles' };
const wire: Outlet = { organization: 'Lantern Wire', domain: 'lanternwire.example', medium: 'wire', ...london };

export const journalists: readonly SeekerContent[] = [
  { key: 'callum-strand', firstname: 'Callum', lastname: 'Strand', type: 'media', jobTitle: 'Climate reporter', position: 'reporter', verified: true, beats: ['Coastal flooding', 'Insurance law', 'City planning'], weight: 0, ...ledger },
  { key: 'ottilie-renwick', firstname: 'Ottilie', lastname: 'Renwick', type: 'media', jobTitle: 'Science editor', position: 'editor', verified: true, weight: 1.4, ...ledger },
  { key: 'bashir-holm', firstname: 'Bashir', lastname: 'Holm', type: 'media', jobTitle: 'Economics correspondent', position: 'reporter', verified: true, weight: 1.2, ...ledger, asks: ['northmere', 'tessaline', 'pellworth'] },
  { key: 'freya-ostrander', firstname: 'Freya', lastname: 'Ostrander', type: 'media', jobTitle: 'Producer, The Midday Hour', position: 'other', verified: true, phone: '01632 960 377', weight: 1.6, ...harbourNine },
  { key: 'gethin-moyo', firstname: 'Gethin', lastname: 'Moyo', type: 'media', jobTitle: 'Breakfast presenter', position: 'other', verified: true, weight: 1.3, ...harbourNine },
  { key: 'imani-sorley', firstname: 'Imani', lastname: 'Sorley', type: 'media', jobTitle: 'Reporter', position: 'reporter', verified: true, weight: 1.5, ...tidewater },
  { key: 'lorcan-bessemer', firstname: 'Lorcan', lastname: 'Bessemer', type: 'media', jobTitle: 'News director', position: 'news_director', verified: true, ...tidewater },
  { key: 'winifred-tang', firstname: 'Winifred', lastname: 'Tang', type: 'media', jobTitle: 'Chief reporter', position: 'reporter', verified: true, weight: 1.7, ...courier },
  { key: 'dai-pryce', firstname: 'Dai', lastname: 'Pryce', type: 'media', jobTitle: 'Council reporter', position: 'reporter', verified: true, weight: 1.2, ...courier },
  { key: 'naledi-whitcombe', firstname: 'Naledi', lastname: 'Whitcombe', type: 'media', jobTitle: 'Host', position: 'editor', phone: '+27 21 555 0134', weight: 1, ...fathom },
  { key: 'juniper-askwith', firstname: 'Juniper', lastname: 'Askwith', type: 'media', jobTitle: 'Features writer', position: 'reporter', ...fieldnote },
  { key: 'teo-marchbanks', firstname: 'Teo', lastname: 'Marchbanks', type: 'media', jobTitle: 'Researcher', position: 'researcher', ...fieldnote },
  { key: 'hedda-kruse-bell', firstname: 'Hedda', lastname: 'Kruse-Bell', type: 'media', jobTitle: 'Duty editor', position: 'editor', verified: true, weight: 1.2, ...wire, asks: ['northmere', 'pellworth'] },
  { key: 'sol-akintola', firstname: 'Sol', lastname: 'Akintola', type: 'media', organization: 'Northmere Student Paper', domain: 'thebuoy.example', medium: 'online', jobTitle: 'Editor', position: 'editor', ...selby, city: 'Northmere' },
  { key: 'marguerite-ilves', firstname: 'Marguerite', lastname: 'Ilves', type: 'media', organization: 'Freelance', domain: 'ilveswrites.example', medium: 'online', jobTitle: 'Freelance journalist', position: 'reporter', country: 'IE', city: 'Galway', timezone: 'Europe/Dublin' },
  { key: 'benedict-frost', firstname: 'Benedict', lastname: 'Frost', type: 'media', organization: 'Radio Quayside', domain: 'radioquayside.example', medium: 'radio', jobTitle: 'Producer', position: 'other', verified: true, ...london, asks: ['northmere', 'pellworth'] },
  { key: 'claudette-roy', firstname: 'Claudette', lastname: 'Roy', type: 'media', organization: 'Shoreline Tonight', domain: 'shorelinetonight.example', medium: 'tv', jobTitle: 'Health reporter', position: 'reporter', verified: true, ...quillhaven, asks: ['quillhaven'] },
  { key: 'angus-tremblay', firstname: 'Angus', lastname: 'Tremblay', type: 'media', organization: 'Radio Fundy Light', domain: 'fundylight.example', medium: 'radio', jobTitle: 'Morning producer', position: 'other', verified: true, ...quillhaven, asks: ['quillhaven'] },
  { key: 'priscilla-yun', firstname: 'Priscilla', lastname: 'Yun', type: 'media', organization: 'Kitchen Table Health', domain: 'kitchentablehealth.example', medium: 'podcast', jobTitle: 'Host', position: 'editor', country: 'CA', state: 'ON', city: 'Kingston', timezone: 'America/Toronto', asks: ['quillhaven'] },
  { key: 'jannik-oberholt', firstname: 'Jannik', lastname: 'Oberholt', type: 'media', organization: 'Kanal Spree', domain: 'kanalspree.example', medium: 'tv', jobTitle: 'Technology reporter', position: 'reporter', verified: true, ...berlin, asks: ['tessaline'] },
  { key: 'ricarda-sand', firstname: 'Ricarda', lastname: 'Sand', type: 'media', organization: 'Netz und Strom', domain: 'netzundstrom.example', medium: 'online', jobTitle: 'Editor', position: 'editor', ...berlin, asks: ['tessaline'] },
  { key: 'marlo-finch', firstname: 'Marlo', lastname: 'Finch', type: 'media', organization: 'Derwent Morning', domain: 'derwentmorning.example', medium: 'radio', jobTitle: 'Producer', position: 'other', verified: true, ...hobart, asks: ['saoirse-vandermeer'] },
  { key: 'una-castleton', firstname: 'Una', lastname: 'Castleton', type: 'media', organization: 'The Southern Grocer', domain: 'southerngrocer.example', medium: 'print', jobTitle: 'Reporter', position: 'reporter', ...hobart, asks: ['saoirse-vandermeer'] },
];

export const otherSeekers: readonly SeekerContent[] = [
  { key: 'otto-lindgren', firstname: 'Otto', lastname: 'Lindgren', type: 'event', organization: 'Nordkyst Resilience Summit', jobTitle: 'Programme director', domain: 'nordkystsummit.example', verified: false, country: 'NO', city: 'Tromvik', timezone: 'Europe/Oslo' },
  { key: 'philippa-wynn', firstname: 'Philippa', lastname: 'Wynn', type: 'event', organization: 'Festival of Useful Ideas', jobTitle: 'Curator', domain: 'usefulideas.example', ...selby },
  { key: 'karim-vestergaard', firstname: 'Karim', lastname: 'Vestergaard', type: 'event', organization: 'Public Works Congress', jobTitle: 'Speakers’ secretary', domain: 'publicworkscongress.example', country: 'DK', city: 'Aarhus', timezone: 'Europe/Copenhagen', asks: ['northmere', 'tessaline'] },
  { key: 'rosamund-ekeland', firstname: 'Rosamund', lastname: 'Ekeland', type: 'event', organization: 'Teachers’ Winter School', jobTitle: 'Organiser', domain: 'winterschool.example', ...london },
  { key: 'gil-fontaine', firstname: 'Gil', lastname: 'Fontaine', type: 'event', organization: 'Atlantic Health Forum', jobTitle: 'Programme lead', domain: 'atlantichealthforum.example', country: 'CA', state: 'NS', city: 'Quillhaven', timezone: 'America/Halifax', asks: ['quillhaven', 'northmere'] },
  { key: 'delphine-marsh', firstname: 'Delphine', lastname: 'Marsh', type: 'legal', organization: 'Arkwright & Sable LLP', jobTitle: 'Partner', domain: 'arkwrightsable.example', verified: true, ...london },
  { key: 'horatio-lund', firstname: 'Horatio', lastname: 'Lund', type: 'legal', organization: 'Quayside Chambers', jobTitle: 'Barrister', domain: 'quaysidechambers.example', verified: true, ...london },
  { key: 'yevgenia-park', firstname: 'Yevgenia', lastname: 'Park', type: 'legal', organization: 'Northern Mutual Insurance', jobTitle: 'Claims counsel', domain: 'northernmutual.example', ...selby, asks: ['northmere', 'quillhaven'] },
  { key: 'rosalind-tevita', firstname: 'Rosalind', lastname: 'Tevita', type: 'business', organization: 'Ferrant Logistics', jobTitle: 'Operations director', domain: 'ferrantlogistics.example', ...selby, asks: ['northmere', 'tessaline', 'pellworth'] },
  { key: 'andreas-okpara', firstname: 'Andreas', lastname: 'Okpara', type: 'business', organization: 'Windrow Foods', jobTitle: 'Head of supply', domain: 'windrowfoods.example', country: 'IE', city: 'Cork', timezone: 'Europe/Dublin', asks: ['northmere', 'saoirse-vandermeer'] },
  { key: 'mirela-stott', firstname: 'Mirela', lastname: 'Stott', type: 'business', organization: 'Harbour Homes', jobTitle: 'Development manager', domain: 'harbourhomes.example', ...selby, asks: ['northmere', 'pellworth'] },
  { key: 'hugo-varga', firstname: 'Hugo', lastname: 'Varga', type: 'research', organization: 'Selby City Council', jobTitle: 'Climate adaptation officer', domain: 'selbycity.example', verified: true, ...selby },
  { key: 'ilse-mukherjee', firstname: 'Ilse', lastname: 'Mukherjee', type: 'research', organization: 'Halden Hydraulics Institute', jobTitle: 'Senior researcher', domain: 'haldenhydraulics.example', verified: true, country: 'NO', city: 'Halden', timezone: 'Europe/Oslo' },
  { key: 'tobiah-wren', firstname: 'Tobiah', lastname: 'Wren', type: 'research', organization: 'Kestrel Bay University', jobTitle: 'Postdoctoral researcher', domain: 'kestrelbay.example', country: 'CA', state: 'BC', city: 'Victoria', timezone: 'America/Vancouver', asks: ['northmere', 'quillhaven', 'tessaline'] },
  { key: 'nadia-prewett', firstname: 'Nadia', lastname: 'Prewett', type: 'seeker', organization: 'Over Selby Primary School', jobTitle: 'School governor', domain: 'overselby.example', ...selby },
  { key: 'fergus-adomako', firstname: 'Fergus', lastname: 'Adomako', type: 'seeker', organization: '', jobTitle: '', domain: 'postbox.example', ...selby },
  { key: 'lucja-brandt', firstname: 'Łucja', lastname: 'Brandt', type: 'seeker', organization: '', jobTitle: '', domain: 'postbox.example', ...berlin, asks: ['tessaline', 'northmere'] },
  { key: 'ester-ng', firstname: 'Ester', lastname: 'Ng', type: 'seeker', organization: '', jobTitle: 'Student', domain: 'schoolmail.example', country: 'SE', city: 'Lund', timezone: 'Europe/Stockholm' },
  { key: 'morag-dellaquila', firstname: 'Morag', lastname: 'Dell’Aquila', type: 'seeker', organization: 'Friends of the Selby Marsh', jobTitle: 'Chair', domain: 'selbymarsh.example', ...selby },
  { key: 'chidi-rasmussen', firstname: 'Chidi', lastname: 'Rasmussen', type: 'seeker', organization: '', jobTitle: '', domain: 'postbox.example', country: 'NG', city: 'Lagos', timezone: 'Africa/Lagos' },
  { key: 'paloma-grieve', firstname: 'Paloma', lastname: 'Grieve', type: 'seeker', organization: 'Quillhaven Parents’ Circle', jobTitle: 'Coordinator', domain: 'parentscircle.example', ...quillhaven, asks: ['quillhaven'] },
  { key: 'stellan-huang', firstname: 'Stellan', lastname: 'Huang', type: 'business', organization: 'Moorgrid Energy', jobTitle: 'Asset manager', domain: 'moorgrid.example', ...berlin, asks: ['tessaline'] },
  { key: 'beata-fjeld', firstname: 'Beata', lastname: 'Fjeld', type: 'business', organization: 'Fjeld & Daughters', jobTitle: 'Owner', domain: 'fjelddaughters.example', ...london, asks: ['pellworth'] },
  { key: 'arlo-bisset', firstname: 'Arlo', lastname: 'Bisset', type: 'business', organization: 'Islander Bakeries', jobTitle: 'Buyer', domain: 'islanderbakeries.example', ...hobart, asks: ['saoirse-vandermeer'] },
];

export const seekers: readonly SeekerContent[] = [...journalists, ...otherSeekers];
