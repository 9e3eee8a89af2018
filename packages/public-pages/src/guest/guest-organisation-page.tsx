import { events, type PublicOrganisation } from '@rostrum/contracts';
import { InquireBar } from '../inquiry/inquire-bar.tsx';
import { InquiryCard } from '../inquiry/inquiry-card.tsx';
import { OrganisationArticle } from '../organisation/organisation-article.tsx';
import type { ExpertFilters } from '../organisation/organisation-words.ts';
import { describeNoInquiries } from '../person/no-inquiries.ts';
import { InquiryOfferForm, type InquiryOffer } from './inquiry-offer.tsx';

export interface GuestOrganisationPageProps {
  organisation: PublicOrganisation;
  filters: ExpertFilters;
  now: number;
  /** Null where the organisation takes no inquiries. */
  offer: InquiryOffer | null;
}

/** The page of an organisation, without a session. */
export const GuestOrganisationPage = ({ organisation, filters, now, offer }: GuestOrganisationPageProps) => (
  <div
    data-events={events.reportAll.path}
    data-company={organisation.company_username}
    data-organisation={organisation.company_username}
  >
    <OrganisationArticle
      organisation={organisation}
      filters={filters}
      now={now}
      form={
        <InquiryCard hint={organisation.kind === 'individual' ? undefined : 'The team finds who can answer.'}>
          {offer ? <InquiryOfferForm {...offer} /> : <p>{describeNoInquiries(organisation)}</p>}
        </InquiryCard>
      }
    />
    {offer && (
      <InquireBar>
        <span className="r-secondary">Ask {organisation.name}</span>
      </InquireBar>
    )}
  </div>
);
