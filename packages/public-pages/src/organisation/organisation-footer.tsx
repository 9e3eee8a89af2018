import type { PublicLayout } from '@rostrum/contracts';
import styles from './organisation-footer.module.css';

interface OrganisationFooterProps {
  organisation: { name: string; layout?: PublicLayout | null };
}

/** What an organisation says below each of its public pages, and where it leads. Nothing where it says nothing. */
export function OrganisationFooter({ organisation: { name, layout } }: OrganisationFooterProps) {
  const { text, links } = layout?.footer ?? { text: '', links: [] };
  if (text === '' && links.length === 0) return null;
  return (
    <section className={styles.organisationFooter} aria-label={`From ${name}`}>
      {text && <p>{text}</p>}
      {links.length > 0 && (
        <ul>
          {links.map(({ label, url }) => (
            <li key={`${label} ${url}`}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
