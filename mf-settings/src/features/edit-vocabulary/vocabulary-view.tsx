import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClassificationTerm, EditableScheme, Vocabulary } from '@rostrum/contracts/settings';
import { Button, Card, classNames, EmptyState, Kbd, NoMatches, useMediaQuery } from '@rostrum/ui-kit';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { RecentMerges } from './merge/recent-merges.tsx';
import { findNearDuplicates } from './near/near-duplicates.ts';
import { countUses, isEditable, schemeWords } from './scheme-words.ts';
import { SuggestionsCard } from './suggest/suggestions-card.tsx';
import { TermDialog } from './term-dialog.tsx';
import { TermPanel } from './term-panel.tsx';
import { TermTable } from './term-table.tsx';
import { findTerms } from './tree/build-tree.ts';
import { TermTree } from './tree/term-tree.tsx';
import styles from './vocabulary.module.css';

/** What is open above the page. */
export type OpenDialog =
  | { kind: 'add'; title?: string }
  | { kind: 'change'; id: string }
  | { kind: 'merge'; id: string; into?: string }
  | null;

interface VocabularyViewProps {
  vocabulary: Vocabulary;
  view: 'tree' | 'table';
  text: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onClearText: () => void;
  open: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
}

type Near = ReadonlyMap<string, ClassificationTerm>;

/** A near-duplicate is most likely merged into what it is nearly. */
const intoNear = (near: Near, id: string) => {
  const into = near.get(id)?.id;
  return into === undefined ? {} : { into };
};

function Terms(props: VocabularyViewProps & { near: Near; onPoint: () => void }) {
  const { near, onPoint, vocabulary, view, text, chosen, onChoose, onClearText, onOpen } = props;
  const { scheme, terms } = vocabulary;
  const { one, many } = schemeWords[scheme];
  const isOwn = (id: string) =>
    isEditable(scheme) && terms.some((term) => term.id === id && !term.is_general);
  if (terms.length === 0)
    return (
      <EmptyState
        title={`No ${many.toLowerCase()} yet`}
        {...(isEditable(scheme) && {
          description: 'Add the first, or import a file.',
          action: <Button onClick={() => onOpen({ kind: 'add' })}>Add {one}</Button>,
        })}
      />
    );
  if (text.trim() !== '' && findTerms(terms, text).length === 0)
    return <NoMatches message="No term has this text." onClear={onClearText} />;
  if (view === 'table')
    return (
      <TermTable
        {...{ vocabulary, text, chosen }}
        onChoose={(id) => {
          onChoose(id);
          onPoint();
        }}
      />
    );
  return (
    <Card flush>
      <TermTree
        label={many}
        {...{ terms, text, chosen, onChoose, onPoint, near }}
        onRename={(id) => isOwn(id) && onOpen({ kind: 'change', id })}
        onMerge={(id) => isOwn(id) && onOpen({ kind: 'merge', id, ...intoNear(near, id) })}
      />
    </Card>
  );
}

function Dialogs({
  vocabulary,
  scheme,
  open,
  onOpen,
  onChoose,
}: VocabularyViewProps & { scheme: EditableScheme }) {
  const { terms } = vocabulary;
  const close = () => onOpen(null);
  const term = open === null || open.kind === 'add' ? undefined : terms.find(({ id }) => id === open.id);
  if (open === null) return null;
  if (open.kind === 'merge')
    return term ? (
      <MergeDialog {...{ scheme, terms, term, into: open.into }} onMerged={onChoose} onClose={close} />
    ) : null;
  if (open.kind === 'change' && !term) return null;
  return (
    <TermDialog
      {...{ scheme, terms, term }}
      title={open.kind === 'add' ? open.title : undefined}
      onSaved={({ id }) => onChoose(id)}
      onClose={close}
    />
  );
}

/** Terms of one kind beside the one that was chosen. */
export function VocabularyView(props: VocabularyViewProps) {
  const { vocabulary, view, chosen, onOpen } = props;
  const { scheme, terms, merges } = vocabulary;
  const term = terms.find(({ id }) => id === chosen);
  const near = useMemo(() => findNearDuplicates(terms, countUses), [terms]);
  // In one column the panel stands below the list: who points at a term is brought there.
  const panel = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(width <= 1000px)');
  const [pointed, setPointed] = useState(0);
  useEffect(() => {
    if (isNarrow && pointed > 0) panel.current?.scrollIntoView({ block: 'start' });
  }, [isNarrow, pointed]);
  const editable = isEditable(scheme) ? scheme : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Terms {...props} near={near} onPoint={() => setPointed((times) => times + 1)} />
        {view === 'tree' && terms.length > 0 ? (
          <p className={classNames(styles.quiet, styles.keys)}>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> move, <Kbd>←</Kbd> <Kbd>→</Kbd> fold, <Kbd>F2</Kbd> change,{' '}
            <Kbd>Shift</Kbd> <Kbd>M</Kbd> merge. Numbers count people, posts and questions.
          </p>
        ) : null}
      </div>
      <div className={styles.column} ref={panel}>
        {term ? (
          <TermPanel
            term={term}
            vocabulary={vocabulary}
            near={near.get(term.id)}
            onEdit={() => onOpen({ kind: 'change', id: term.id })}
            onMerge={() => onOpen({ kind: 'merge', id: term.id, ...intoNear(near, term.id) })}
          />
        ) : null}
        {editable ? (
          <SuggestionsCard
            scheme={editable}
            terms={terms}
            onAdd={(title) => onOpen({ kind: 'add', title })}
          />
        ) : null}
        <RecentMerges merges={merges} />
      </div>
      {editable ? <Dialogs {...props} scheme={editable} /> : null}
    </div>
  );
}
