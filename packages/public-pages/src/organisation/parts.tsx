import { formatNumber, type PublicOrganisation } from '@rostrum/contracts';
import styles from './parts.module.css';

/** Leads to the parts of the page, with how much is in each. */
export function Parts({ organisation }: { organisation: PublicOrganisation }) {
  const { people, departments, post_total, question_total } = organisation;
  const parts = [
    { id: 'experts', title: 'Experts', count: people.total },
    { id: 'departments', title: 'Departments', count: departments.length },
    { id: 'posts', title: 'Posts', count: post_total },
    { id: 'questions', title: 'Questions', count: question_total },
  ].filter(({ count }) => count > 0);
  if (parts.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.parts} data-not-read>
      <ul>
        {parts.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title} <span className={styles.count}>{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
