import { personSectionKinds, staffSectionKinds, type PersonDetail } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { SectionList } from './section-list.tsx';
import { sectionKinds } from './section-kinds.ts';
import styles from './sections-card.module.css';

/** What a profile lists: languages, education, publications, appearances and so on. Each change saves by itself. */
export function SectionsCard({ person }: { person: PersonDetail }) {
  const order = Object.keys(sectionKinds);
  const kinds = (person.kind === 'staff' ? staffSectionKinds : personSectionKinds).toSorted(
    (left, right) => order.indexOf(left) - order.indexOf(right),
  );
  return (
    <Card title="Sections" hint="Each change saves by itself" flush>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <SectionList key={kind} person={person} kind={kind} />
        ))}
      </div>
    </Card>
  );
}
