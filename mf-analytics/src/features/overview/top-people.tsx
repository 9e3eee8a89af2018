import { formatNumber, type Overview, publicPaths } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { PersonCell } from '@rostrum/ui-kit/data';
import styles from './top-people.module.css';

/** Who was looked at and asked most. */
export const TopPeople = ({ people }: { people: Overview['top_people'] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Person</th>
        <th scope="col">Views</th>
        <th scope="col">Inquiries</th>
      </tr>
    </thead>
    <tbody>
      {people.map(({ username, name, image, views, inquiries }) => (
        <tr key={username}>
          <th scope="row">
            <AppLink href={publicPaths.expert(username)}>
              <PersonCell name={name} image={image} username={username} size={28} />
            </AppLink>
          </th>
          <td>{formatNumber(views)}</td>
          <td>{formatNumber(inquiries)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
