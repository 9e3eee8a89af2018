import { formatDay, type PublicOrganisation } from '@rostrum/contracts';
import { AppLink, SectionHeading } from '@rostrum/ui-kit';
import './organisation-publications.css';

/** The newest posts and answered questions of an organisation. */
export function OrganisationPublications({
  organisation: { posts, questions },
}: {
  organisation: PublicOrganisation;
}) {
  return (
    <>
      {posts.length > 0 && (
        <section>
          <SectionHeading>Posts</SectionHeading>
          <ul className="sk-publications">
            {posts.map(({ id, title, summary, cover, href, published_at }) => (
              <li key={id}>
                <AppLink className="sk-publications__card" href={href}>
                  {cover && <img className="sk-publications__cover" src={cover} alt="" loading="lazy" />}
                  <span className="sk-publications__words">
                    <span className="sk-publications__title">{title}</span>
                    <span className="r-secondary">{summary}</span>
                    <span className="r-caption">{formatDay(published_at)}</span>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section>
          <SectionHeading>Questions and answers</SectionHeading>
          <ul className="sk-questions">
            {questions.map(({ id, text, href, answered_by }) => (
              <li key={id} className="sk-questions__item">
                <AppLink className="sk-questions__text r-voice" href={href}>
                  {text}
                </AppLink>
                {answered_by.length > 0 && (
                  <p className="r-secondary">Answered by {answered_by.join(', ')}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
