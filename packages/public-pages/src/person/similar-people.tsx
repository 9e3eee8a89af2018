import { formatList, type PublicPerson, publicPaths, type SimilarPerson } from '@rostrum/contracts';
import { PhoneIcon } from 'lucide-react';
import { PageLink } from '../page-link.tsx';
import { AvailableNow } from './inquiry-availability.tsx';
import { Portrait } from './portrait.tsx';
import styles from './similar-people.module.css';

/** Why a person stands among similar experts. */
const Reason = ({ shared, near = [], wrote, job_title }: SimilarPerson) => {
  if (shared.length > 0)
    return (
      <>
        Also speaks on <strong>{formatList(shared.slice(0, 2))}</strong>
      </>
    );
  if (wrote === null && near.length > 0)
    return (
      <>
        Speaks on <strong>{formatList(near.slice(0, 2))}</strong>, close to this
      </>
    );
  if (wrote === null) return job_title;
  return (
    <>
      Both wrote <strong>{wrote}</strong>
    </>
  );
};

/** Colleagues on the same topics, for when this person cannot, and the office, which finds another person. Who stands alone has none. */
export function SimilarPeople({
  person: { kind, similar, organisation },
  now,
}: {
  person: Pick<PublicPerson, 'kind' | 'similar' | 'organisation'>;
  now: number;
}) {
  return (
    <>
      {similar.length > 0 && (
        <section className={styles.similar} aria-label="Similar experts">
          <h2 className={styles.title}>Similar experts</h2>
          <ul className={styles.list}>
            {similar.map((one) => (
              <li key={one.username}>
                <PageLink className={styles.link} href={publicPaths.person(one.kind, one.username)}>
                  <Portrait size="small" image={one.image} name={one.name} username={one.username} />
                  <span className={styles.words}>
                    <span className={styles.head}>
                      <span className={styles.name}>{one.name}</span>
                      <AvailableNow person={{ readiness: one.readiness, organisation }} now={now} />
                    </span>
                    <span className={styles.reason}>
                      <Reason {...one} />
                    </span>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kind !== 'individual' && <AskOffice organisation={organisation} />}
    </>
  );
}

const AskOffice = ({ organisation }: Pick<PublicPerson, 'organisation'>) => {
  const { company_username: company, desk_phone: phone } = organisation;
  return (
    <div className={styles.office} data-not-read>
      {phone && (
        <a className={styles.phone} href={`tel:${phone.replace(/\s/g, '')}`} data-reports="contact_click">
          <PhoneIcon aria-hidden /> {phone}
        </a>
      )}
      <PageLink href={`${publicPaths.organisation(company)}#inquire`}>Ask the office instead</PageLink>
    </div>
  );
};
