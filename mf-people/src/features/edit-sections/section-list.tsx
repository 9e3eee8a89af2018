import { maximumSections, type PersonDetail, type PersonSectionKind } from '@rostrum/contracts';
import { Button, PlusIcon, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { SectionDialog } from './section-dialog.tsx';
import { SectionEntry } from './section-entry.tsx';
import { describeEntry, sectionKinds } from './section-kinds.ts';
import { entriesOf, findWaiting, moveEntry, putEntry, useSections } from './use-sections.ts';
import styles from './sections-card.module.css';

/** A profile may hold two hundred of some kinds, and each row has four buttons: drawn at once, they took seconds. */
const shownAtFirst = 10;

/** The entries of one kind: added, changed, removed, and ordered by drag or with the arrows. */
export function SectionList({ person, kind }: { person: PersonDetail; kind: PersonSectionKind }) {
  const { title, one, isOrdered } = sectionKinds[kind];
  const entries = entriesOf(person, kind);
  const { send, sendAndTell, isSaving } = useSections(person);
  /** The place that the dialog edits; one past the end adds. */
  const [editing, setEditing] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const [isAll, setIsAll] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const shown = isAll ? entries : entries.slice(0, shownAtFirst);
  const showAll = (asked: { takesFocus: boolean } = { takesFocus: false }) => {
    setIsAll(true);
    setTakesFocus(asked.takesFocus);
  };
  const move = (from: number, to: number) => {
    if (to >= shownAtFirst) showAll();
    if (from !== to && !isSaving)
      void sendAndTell(kind, moveEntry(entries, from, to)).then((saved) => saved && tellWaiting(saved));
  };
  /** What is not public yet is said where it was changed. */
  const tellWaiting = (saved: PersonDetail) => {
    const description = findWaiting(saved, kind);
    if (description) notify.info({ title: 'Saved.', description });
  };
  const remove = async (place: number) => {
    const removed = entries[place];
    if (!removed || isSaving) return;
    const left = entries.filter(({ id }) => id !== removed.id);
    const saved = await sendAndTell(kind, left);
    if (saved)
      notify.success({
        title: `Removed: ${describeEntry(removed).title}`,
        description: findWaiting(saved, kind),
        undo: { label: 'Undo', run: () => void sendAndTell(kind, entries, saved.version) },
      });
  };
  return (
    <section className={styles.kind} aria-label={title}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.count}>
          {entries.length} of {maximumSections[kind]}
        </span>
        {entries.length < maximumSections[kind] ? (
          <Button
            size="small"
            icon={<PlusIcon aria-hidden size={14} />}
            onClick={() => setEditing(entries.length)}
          >
            Add {one}
          </Button>
        ) : null}
      </header>
      {entries.length > 0 ? (
        <ol className={styles.list}>
          {shown.map((entry, place) => (
            <SectionEntry
              key={entry.id}
              words={describeEntry(entry)}
              isOrdered={isOrdered}
              isFirst={place === 0}
              isLast={place === entries.length - 1}
              isDragged={dragged === place}
              takesFocus={takesFocus && place === shownAtFirst}
              onDrag={(isDragged) => setDragged(isDragged ? place : undefined)}
              onDrop={() => dragged !== undefined && move(dragged, place)}
              onMove={(by) => move(place, place + by)}
              onEdit={() => setEditing(place)}
              onRemove={() => void remove(place)}
            />
          ))}
        </ol>
      ) : null}
      {shown.length < entries.length ? (
        <Button type="link" size="small" onClick={() => showAll({ takesFocus: true })}>
          Show all {entries.length}
        </Button>
      ) : null}
      {editing === undefined ? null : (
        <SectionDialog
          kind={kind}
          data={entries[editing]?.data}
          onSave={async (data) => {
            tellWaiting(await send(kind, putEntry(entries, editing, data)));
            // A new one stands at the end.
            if (editing >= shownAtFirst) showAll();
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}
