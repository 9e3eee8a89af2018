import type { BriefingNotes, InquiryBriefing } from '@rostrum/contracts/inquiries';
import { Button, Input, PlusIcon, Trash2Icon, announce } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useSaveBriefing } from './briefing.queries.ts';
import styles from './briefing-editor.module.css';

type Kind = keyof BriefingNotes;
type Note = BriefingNotes[Kind][number];

const kinds: readonly { kind: Kind; title: string; text: string; detail: string; add: string }[] = [
  { kind: 'facts', title: 'Facts you can use', text: 'Fact', detail: 'Source', add: 'Add a fact' },
  { kind: 'avoid', title: 'Do not say', text: 'What is not said', detail: 'Why', add: 'Add a line' },
];

/** What the desk adds to a briefing. */
export function BriefingEditor({ briefing }: { briefing: InquiryBriefing }) {
  const { save, isPending } = useSaveBriefing(briefing.id);
  const [notes, setNotes] = useState(briefing.notes);
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = JSON.stringify(notes) !== JSON.stringify(briefing.notes);
  const change = (kind: Kind, items: Note[]) => setNotes({ ...notes, [kind]: items });
  const edit = (kind: Kind, at: number, part: Partial<Note>) =>
    change(
      kind,
      notes[kind].map((note, index) => (index === at ? { ...note, ...part } : note)),
    );
  const keep = async () => {
    setProblem(null);
    const isFilled = ({ text }: Note) => text.trim() !== '';
    const filled = { facts: notes.facts.filter(isFilled), avoid: notes.avoid.filter(isFilled) };
    try {
      await save(filled, briefing.version);
      setNotes(filled);
      announce('Briefing saved');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Could not save. Your text is kept.');
    }
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {kinds.map(({ kind, title, text, detail, add }) => (
        <fieldset key={kind} className={styles.kind}>
          <legend>{title}</legend>
          {notes[kind].map((note, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has nothing else to be known by while it is typed
            <div key={index} className={styles.line}>
              <Input
                aria-label={`${text} ${index + 1}`}
                placeholder={text}
                maxLength={300}
                value={note.text}
                onChange={({ target }) => edit(kind, index, { text: target.value })}
              />
              <Input
                aria-label={`${detail} ${index + 1}`}
                placeholder={`${detail} (optional)`}
                maxLength={200}
                value={note.detail}
                onChange={({ target }) => edit(kind, index, { detail: target.value })}
              />
              <Button
                type="text"
                aria-label={`Remove ${text.toLowerCase()} ${index + 1}`}
                icon={<Trash2Icon aria-hidden size={16} />}
                onClick={() => change(kind, notes[kind].toSpliced(index, 1))}
              />
            </div>
          ))}
          <Button
            size="small"
            icon={<PlusIcon aria-hidden size={14} />}
            disabled={notes[kind].length >= 20}
            onClick={() => change(kind, [...notes[kind], { text: '', detail: '' }])}
          >
            {add}
          </Button>
        </fieldset>
      ))}
      {problem ? <Alert type="error" showIcon role="alert" title={problem} /> : null}
      <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isPending}>
        Save briefing
      </Button>
    </form>
  );
}
