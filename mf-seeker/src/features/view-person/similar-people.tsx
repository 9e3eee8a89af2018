import { type PersonCard, publicPaths } from '@rostrum/contracts';
import { AppLink, Avatar, ChevronRightIcon } from '@rostrum/ui-kit';
import './similar-people.css';

/** Colleagues on the same topics, for when this person cannot. */
export function SimilarPeople({ people }: { people: readonly PersonCard[] }) {
  if (people.length === 0) return null;
  return (
    <section className="sk-similar" aria-label="Similar experts">
      <h2 className="sk-similar__title">Similar experts</h2>
      <ul className="sk-similar__list">
        {people.map(({ username, name, image, topics, job_title, kind }) => (
          <li key={username}>
            <AppLink className="sk-similar__link" href={publicPaths.person(kind, username)}>
              <Avatar decorative src={image} firstname={name} username={username} />
              <span className="sk-similar__words">
                <span className="sk-similar__name">{name}</span>
                <span className="sk-similar__topics">{topics.slice(0, 2).join(', ') || job_title}</span>
              </span>
              <ChevronRightIcon aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
