import type { PublicOrganisation } from '@rostrum/contracts';
import { ClockIcon, PhoneIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { deskWords, zoneWords } from './organisation-words.ts';
import styles from './desk-card.module.css';

export interface DeskCardProps {
  organisation: Pick<PublicOrganisation, 'kind' | 'name' | 'desk' | 'desk_phone' | 'phones' | 'timezone'>;
  now: number;
  onPhone?: (() => void) | undefined;
}

/** Number and hours of the desk, as far as the organisation gave them, and the way to the form. */
export function DeskCard({ organisation, now, onPhone }: DeskCardProps) {
  const { kind, name, desk, desk_phone, phones, timezone } = organisation;
  const title = kind === 'individual' ? 'Contact' : 'The desk';
  const status = desk && deskWords(desk, timezone, now);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {status && (
          <span className={classNames(styles.status, desk.is_open && styles.open)} data-not-read>
            <ClockIcon aria-hidden /> {status}
          </span>
        )}
      </div>
      {desk_phone && (
        <a
          className={styles.phone}
          href={`tel:${desk_phone.replace(/\s/g, '')}`}
          onClick={onPhone}
          data-reports="contact_click"
        >
          <PhoneIcon aria-hidden /> {desk_phone}
        </a>
      )}
      {phones.length > 0 && (
        <dl className={styles.hours}>
          {phones.map(({ label, number }) => (
            <div key={`${label} ${number}`}>
              <dt>{label}</dt>
              <dd>
                <a
                  className={styles.number}
                  href={`tel:${number.replace(/[^+\d]/g, '')}`}
                  onClick={onPhone}
                  data-reports="contact_click"
                >
                  {number}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {desk && desk.hours.length > 0 && (
        <dl className={styles.hours}>
          {desk.hours.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>
                {times} {zoneWords(timezone, now)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <a className={styles.ask} href="#inquire">
        Ask {name}
      </a>
    </section>
  );
}
