import type { HelpPageInput } from '../server-interface.ts';
import styles from './help-page.module.css';

/** A page of help: what to do step by step, or the guides there are. */
export const HelpPage = ({ path, title, lead, sections, links }: HelpPageInput) => (
  <article className={styles.help}>
    {path !== '/help' && (
      <p className={styles.back}>
        <a href="/help">Help Center</a>
      </p>
    )}
    <h1 className="r-display r-display--small">{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {sections.map((section) => (
      <section key={section.title}>
        <h2 className={styles.heading}>{section.title}</h2>
        <ul className={styles.steps}>
          {section.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
    ))}
    {links.length > 0 && (
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>
              <strong>{link.title}</strong>
              <span>{link.lead}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </article>
);
