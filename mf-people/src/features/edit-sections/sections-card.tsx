import { personSectionKinds, staffSectionKinds, type PersonDetail } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { memo, type ReactNode } from 'react';
import { SectionList } from './section-list.tsx';
import { sectionKinds } from './section-kinds.ts';
import styles from './sections-card.module.css';

interface SectionsCardProps {
  person: PersonDetail;
  /** How the page draws the lists: hundreds of entries need not come at once. */
  arrange: (lists: ReactNode) => ReactNode;
}

/** What a profile lists: languages, education, publications, appearances and so on. Each change saves by itself. */
export const SectionsCard = memo(function SectionsCard({ person, arrange }: SectionsCardProps) {
  const order = Object.keys(sectionKinds);
  const kinds = (person.kind === 'staff' ? staffSectionKinds : personSectionKinds).toSorted(
    (left, right) => order.indexOf(left) - order.indexOf(right),
  );
  return (
    <Card title="Sections" hint="Each change saves by itself" flush>
      <div className={styles.kinds}>
        {arrange(kinds.map((kind) => <SectionList key={kind} person={person} kind={kind} />))}
      </div>
    </Card>
  );
});
