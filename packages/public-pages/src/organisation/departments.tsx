import { formatNumber, type PublicOrganisation } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { expertsAddress } from './organisation-words.ts';
import { SectionHead } from './section-head.tsx';
import styles from './departments.module.css';

/** Departments with how many experts each has; nothing where profiles name none. */
export function Departments({
  organisation,
  chosen,
}: {
  organisation: PublicOrganisation;
  chosen?: string | undefined;
}) {
  const { company_username: company, departments } = organisation;
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby="departments">
      <SectionHead id="departments" title="Departments" count={departments.length} />
      <ul className={styles.departments}>
        {departments.map(({ title, count }) => (
          <li key={title}>
            <PageLink
              href={`${expertsAddress(company, { department: title })}#experts`}
              aria-current={title === chosen ? 'true' : undefined}
              rel="nofollow"
            >
              <span>{title}</span> <span className={styles.count}>{formatNumber(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
