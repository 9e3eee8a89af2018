import {
  publicPaths,
  type InquiryTypeId,
  type PersonAvailability,
  type PublicInquiryForm,
  type PublicLayout,
  type PublicPerson,
  type SimilarPerson,
} from '@rostrum/contracts';
import { acceptedTypes, introOf, typeNotes, type AskingOrganisation } from '@rostrum/inquiry-form';
import { createPublicProfileService, type PublicProfileDeps } from '../public-profiles/index.ts';

/** To whom a form leads: a person of an organisation, or the organisation itself. */
export interface Addressee {
  name: string;
  /** The public page that the form belongs to. */
  path: string;
  usernames: string[];
  /** Colleagues who may be asked beside them, by the kinds of inquiry that they do not take. */
  similar: readonly Pick<SimilarPerson, 'username' | 'name' | 'refuses'>[];
  organisation: string;
  companyUsername: string;
  /** Its mark and its published look, for the page around the form. */
  logo: string | null;
  theme: string | null;
  layout: PublicLayout | null;
  timezone: string;
  deskPhone: string | null;
  /** The kinds of inquiry they take, the likeliest first. */
  types: readonly InquiryTypeId[];
  /** What the organisation changed about its form. */
  form: PublicInquiryForm;
  /** With what it added to its form. */
  asking: AskingOrganisation;
  notesOf: (type: InquiryTypeId, now: Date) => string[];
  /** Set where the form stands in a frame on another site: its own address, and what is kept as the page it was sent from. */
  framed?: { address: string; source: string };
}

interface Organisation extends AskingOrganisation {
  logo: string | null;
  theme: string | null;
  layout: PublicLayout | null;
  timezone: string;
  desk_phone: string | null;
  inquiry_form: PublicInquiryForm;
}

const ofOrganisation = (
  organisation: Organisation,
  { kind, availability }: { kind: PublicPerson['kind'] | null; availability: readonly PersonAvailability[] },
) => ({
  organisation: organisation.name,
  companyUsername: organisation.company_username,
  logo: organisation.logo,
  theme: organisation.theme,
  layout: organisation.layout,
  timezone: organisation.timezone,
  deskPhone: organisation.desk_phone,
  form: organisation.inquiry_form,
  asking: organisation,
  types: acceptedTypes(availability, null, organisation.inquiry_form),
  notesOf: (type: InquiryTypeId, now: Date) => [
    ...introOf(organisation.inquiry_form, type),
    ...typeNotes({ kind, availability }, type, now.getTime()),
  ],
});

/** The addressee that a public profile describes. */
export const addresseeOfPerson = (
  person: Pick<PublicPerson, 'name' | 'kind' | 'username' | 'organisation' | 'availability' | 'similar'>,
): Addressee => ({
  name: person.name,
  path: publicPaths.person(person.kind, person.username),
  usernames: [person.username],
  similar: person.similar,
  ...ofOrganisation(person.organisation, person),
});

/** The addressee that the page of an organisation describes. */
export const addresseeOfOrganisation = (organisation: Organisation): Addressee => ({
  name: organisation.name,
  path: publicPaths.organisation(organisation.company_username),
  usernames: [],
  similar: [],
  ...ofOrganisation(organisation, { kind: null, availability: [] }),
});

/** Finds what anybody may read; fails as the public pages do for what is private or gone. */
export function createAddressees(deps: PublicProfileDeps) {
  const profiles = createPublicProfileService(deps);
  return {
    async person(username: string): Promise<Addressee> {
      return addresseeOfPerson(await profiles.person({ username }));
    },
    async organisation(company: string): Promise<Addressee> {
      return addresseeOfOrganisation(
        await profiles.organisation({ company_username: company }, { page_from: 0, page_size: 1 }),
      );
    },
  };
}
