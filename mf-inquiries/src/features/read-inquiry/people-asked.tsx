import { publicPaths, type InquiryDetail } from '@rostrum/contracts';
import { AppLink, Avatar } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { DetailSection } from './detail-section.tsx';
import { describeHeld, mayPassOn } from './held-words.ts';
import styles from './people-asked.module.css';

const words = (name: string) => name.split(/\s+/);

type Asked = InquiryDetail['recipients'][number];

export interface PeopleAskedProps {
  recipients: readonly Asked[];
  asks: InquiryDetail['asks'];
  /** What the reader can do for somebody who waits; nothing where they may not. */
  passOn?: (person: Asked) => ReactNode;
}

/** The people an inquiry is addressed to. Those who take it through the office wait until the desk passes it on. */
export function PeopleAsked({ recipients, asks, passOn }: PeopleAskedProps) {
  return (
    <DetailSection title={recipients.length === 1 ? 'Expert' : 'Experts'}>
      <ul className={styles.people}>
        {recipients.map((person) => {
          const { id, name, username, job_title: jobTitle, image, held } = person;
          return (
            <li key={id}>
              <Avatar
                src={image}
                username={username}
                firstname={words(name)[0]}
                lastname={words(name).at(-1)}
                width={36}
                height={36}
                decorative
              />
              <span>
                <AppLink href={publicPaths.expert(username)} target="_blank">
                  {name}
                </AppLink>
                <span className="r-secondary">{jobTitle}</span>
                {held ? <span className={styles.held}>{describeHeld(id, asks)}</span> : null}
                {held && mayPassOn(id, asks) ? passOn?.(person) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </DetailSection>
  );
}
