import { DifferenceView } from '@rostrum/change-log/difference';
import type { ChangedSection } from '@rostrum/contracts/people';
import { Button, Card } from '@rostrum/ui-kit';
import styles from './history.module.css';

interface ChangedSectionsProps {
  sections: readonly ChangedSection[];
  /** Puts one part back; absent where earlier versions are compared with each other. */
  onRestore?: ((section: ChangedSection) => void) | undefined;
  isBusy: boolean;
}

/** What differs between two versions, part by part. */
export const ChangedSections = ({ sections, onRestore, isBusy }: ChangedSectionsProps) => (
  <Card flush>
    {sections.map((section) => (
      <section key={section.part} className={styles.section} aria-label={section.label}>
        <div>
          <h2>{section.label}</h2>
          <p className="r-secondary">
            {[section.saved_by, `version ${section.number}`].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className={styles.difference}>
          <DifferenceView difference={section.difference} />
          {section.obstacle && onRestore ? <p className="r-secondary">{section.obstacle}</p> : null}
        </div>
        {onRestore && section.obstacle === null ? (
          <Button
            type="text"
            aria-label={`Restore ${section.label}`}
            disabled={isBusy}
            onClick={() => onRestore(section)}
          >
            Restore
          </Button>
        ) : null}
      </section>
    ))}
  </Card>
);
