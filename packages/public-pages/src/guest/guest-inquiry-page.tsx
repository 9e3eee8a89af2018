import { events } from '@rostrum/contracts';
import { ArrowLeftIcon } from 'lucide-react';
import type { InquiryPageInput } from '../server-interface.ts';
import { GuestFrame } from './guest-frame.tsx';
import styles from './guest-inquiry-page.module.css';

/** The inquiry form as a page of its own: where a form leads that was sent without script, and with its faults. */
export const GuestInquiryPage = ({ heading, back, username, content, ...frame }: InquiryPageInput) => (
  <GuestFrame {...frame}>
    <div
      className={styles.page}
      data-events={events.reportAll.path}
      data-company={frame.organisation.company_username}
      data-organisation={frame.organisation.company_username}
      data-username={username}
    >
      <p className={styles.back}>
        <a href={back.href}>
          <ArrowLeftIcon aria-hidden /> {back.name}
        </a>
      </p>
      <section className={styles.card} data-inquiry>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {/* oxlint-disable-next-line react/no-danger -- the server writes this form with its escaping template */}
        <div dangerouslySetInnerHTML={{ __html: content }} />
      </section>
    </div>
  </GuestFrame>
);
