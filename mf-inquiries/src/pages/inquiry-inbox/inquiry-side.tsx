import { type InquiryDetail, inquiryTypeIds } from '@rostrum/contracts';
import { lazy, Suspense } from 'react';
import { useSession } from '@rostrum/remote-runtime';
import { Drawer } from '@rostrum/ui-kit/data';
import { Clearances } from '../../features/answer-inquiry/clearance/clearances.tsx';
import { AsksSoFar } from '../../features/ask-experts/asks-so-far.tsx';
import { PassOnButton } from '../../features/decide-inquiry/pass-on-button.tsx';
import { SimilarInquiries } from '../../features/brief-expert/similar-inquiries.tsx';
import { paths } from '../../paths.ts';
import { InquiryActivity } from '../../features/read-inquiry/inquiry-activity.tsx';
import { WhoGotThis } from '../../features/read-inquiry/who-got-this.tsx';
import { firstnameOf } from '../../features/read-inquiry/firstname-of.ts';
import { DetailSection } from '../../features/read-inquiry/detail-section.tsx';
import { InquiryTags } from '../../features/sort-inquiries/inquiry-tags.tsx';
import { RequestDetails } from '../../features/read-inquiry/request-details.tsx';
import type { InboxLayout } from './use-inbox-layout.ts';
import styles from './inquiry-inbox-page.module.css';

const MeetingSection = lazy(async () => ({
  default: (await import('../../features/arrange-meeting/meeting-section.tsx')).MeetingSection,
}));

export interface InquirySideProps {
  inquiry: InquiryDetail;
  layout: InboxLayout;
  /** Only where it is a drawer. */
  isOpen: boolean;
  /** Opens the choice of experts with one chosen. */
  onAsk: (personId: string) => void;
  onClose: () => void;
}

/** Request, sender and history: a column where there is room, else a drawer. */
export function InquirySide({ inquiry, layout, isOpen, onAsk, onClose }: InquirySideProps) {
  const { role } = useSession();
  const content = (
    <>
      {inquiry.meeting || inquiry.type === inquiryTypeIds.meeting ? (
        <DetailSection title="Meeting">
          <Suspense fallback={null}>
            <MeetingSection inquiry={inquiry} name={firstnameOf(inquiry.sender.name)} />
          </Suspense>
        </DetailSection>
      ) : null}
      <Clearances inquiry={inquiry} />
      <AsksSoFar inquiry={inquiry} onAsk={onAsk} />
      {inquiry.allowed.tag || inquiry.tags.length > 0 ? (
        <DetailSection title="Tags">
          <InquiryTags inquiry={inquiry} />
        </DetailSection>
      ) : null}
      <RequestDetails
        inquiry={inquiry}
        {...(inquiry.allowed.pass_on && {
          passOn: (person) => <PassOnButton inquiry={inquiry} person={person} />,
        })}
      />
      {role === 'administrator' ? <WhoGotThis inquiryId={inquiry.id} /> : null}
      <SimilarInquiries id={inquiry.id} title="Similar past inquiries" hrefOf={paths.detail.href} />
      <InquiryActivity activity={inquiry.activity} />
    </>
  );
  if (layout === 'wide')
    return (
      <aside className={styles.side} aria-label="Request details">
        {content}
      </aside>
    );
  return (
    <Drawer title="Request details" open={isOpen} onClose={onClose} size={layout === 'phone' ? '100%' : 380}>
      <div className={styles.drawer}>{content}</div>
    </Drawer>
  );
}
