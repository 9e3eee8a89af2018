import { maximumSections, type PersonDetail, type PersonSectionKind } from '@rostrum/contracts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  PencilIcon,
  PlusIcon,
  Trash2Icon,
  notify,
} from '@rostrum/ui-kit';
import { useState } from 'react';
import { SectionDialog } from './section-dialog.tsx';
import { describeEntry, sectionKinds } from './section-kinds.ts';
import { entriesOf, findWaiting, moveEntry, putEntry, useSections } from './use-sections.ts';
import styles from './sections-card.module.css';

/** The entries of one kind: added, changed, removed, and ordered by drag or with the arrows. */
export function SectionList({ person, kind }: { person: PersonDetail; kind: PersonSectionKind }) {
  const { title, one, isOrdered } = sectionKinds[kind];
  const entries = entriesOf(person, kind);
  const { send, sendAndTell, isSaving } = useSections(person);
  /** The place that the dialog edits; one past the end adds. */
  const [editing, setEditing] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => {
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
          {entries.map((entry, place) => {
            const words = describeEntry(entry);
            return (
              <li
                key={entry.id}
                draggable={isOrdered && entries.length > 1}
                data-dragged={dragged === place || undefined}
                onDragStart={() => setDragged(place)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== undefined) move(dragged, place);
                }}
              >
                <span className={styles.words}>
                  <span className={styles.title}>{words.title}</span>
                  <span className={styles.detail}>{words.detail}</span>
                </span>
                <span className={styles.actions}>
                  {isOrdered && place > 0 ? (
                    <Button
                      type="text"
                      aria-label={`Move up: ${words.title}`}
                      icon={<ArrowUpIcon aria-hidden size={16} />}
                      onClick={() => move(place, place - 1)}
                    />
                  ) : null}
                  {isOrdered && place < entries.length - 1 ? (
                    <Button
                      type="text"
                      aria-label={`Move down: ${words.title}`}
                      icon={<ArrowDownIcon aria-hidden size={16} />}
                      onClick={() => move(place, place + 1)}
                    />
                  ) : null}
                  <Button
                    type="text"
                    aria-label={`Edit: ${words.title}`}
                    icon={<PencilIcon aria-hidden size={16} />}
                    onClick={() => setEditing(place)}
                  />
                  <Button
                    type="text"
                    aria-label={`Remove: ${words.title}`}
                    icon={<Trash2Icon aria-hidden size={16} />}
                    onClick={() => void remove(place)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      ) : null}
      {editing === undefined ? null : (
        <SectionDialog
          kind={kind}
          data={entries[editing]?.data}
          onSave={async (data) => tellWaiting(await send(kind, putEntry(entries, editing, data)))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}
