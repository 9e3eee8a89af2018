import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ClassificationTerm, EditableScheme, Vocabulary } from '@rostrum/contracts/settings';
import { Button, Card, classNames, EmptyState, Kbd, NoMatches, useMediaQuery } from '@rostrum/ui-kit';
import type { MergeMarks } from './tree/merge-marks.ts';
import { MergePanel } from './merge/merge-panel.tsx';
import { UnlistedCard } from './unlisted-card.tsx';
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

function Terms(
  props: VocabularyViewProps & { near: Near; marks: MergeMarks | undefined; onPoint: () => void },
) {
  const { near, marks, onPoint, vocabulary, view, text, chosen, onChoose, onClearText, onOpen } = props;
  const { scheme, terms } = vocabulary;
  const { one, many } = schemeWords[scheme];
  const findOwn = (id: string) =>
    isEditable(scheme) ? terms.find((term) => term.id === id && !term.is_general) : undefined;
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
        {...{ terms, text, chosen, onChoose, onPoint, near, marks }}
        onRename={(id) => findOwn(id)?.is_retired !== true && findOwn(id) && onOpen({ kind: 'change', id })}
        onMerge={(id) => findOwn(id) && onOpen({ kind: 'merge', id, ...intoNear(near, id) })}
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
  const id = open?.kind === 'change' ? open.id : undefined;
  const found = terms.find((each) => each.id === id);
  // A term that somebody else merged away meanwhile keeps its dialog, and what was typed into it.
  const [kept, setKept] = useState(found);
  if (found && kept?.id !== found.id) setKept(found);
  const term = found ?? (kept?.id === id ? kept : undefined);
  if (open === null || open.kind === 'merge') return null;
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

/** The terms that are offered and those that are not, in the order of their names. */
function withRetired({ retired = [], ...vocabulary }: Vocabulary): Vocabulary {
  if (retired.length === 0) return vocabulary;
  const terms = [...vocabulary.terms, ...retired].toSorted((left, right) =>
    left.title.localeCompare(right.title, 'en'),
  );
  return { ...vocabulary, terms };
}

/** Terms of one kind beside the one that was chosen. */
export function VocabularyView(props: VocabularyViewProps) {
  const { view, chosen, open, onChoose, onOpen } = props;
  const { scheme, terms: offered, merges } = props.vocabulary;
  // Retired terms stand where they stood, and are offered nowhere.
  const vocabulary = useMemo(() => withRetired(props.vocabulary), [props.vocabulary]);
  const { terms } = vocabulary;
  const term = terms.find(({ id }) => id === chosen);
  const near = useMemo(() => findNearDuplicates(offered, countUses), [offered]);
  const [marks, setMarks] = useState<MergeMarks>();
  const merging = open?.kind === 'merge' ? open : undefined;
  const list = useRef<HTMLDivElement>(null);
  const [hasClosed, setHasClosed] = useState(false);
  const closeMerge = useCallback(() => {
    onOpen(null);
    setHasClosed(true);
  }, [onOpen]);
  // The panel is gone with the focus in it: it goes back to the term in the list.
  useEffect(() => {
    if (!hasClosed) return;
    setHasClosed(false);
    list.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]')?.focus();
  }, [hasClosed]);
  // In one column the panel stands below the list: who points at a term is brought there.
  const panel = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(width <= 1000px)');
  const [pointed, setPointed] = useState(0);
  const isMerging = merging !== undefined;
  useEffect(() => {
    if (isNarrow && isMerging) panel.current?.scrollIntoView({ block: 'start' });
  }, [isNarrow, isMerging]);
  useEffect(() => {
    if (isNarrow && pointed > 0) panel.current?.scrollIntoView({ block: 'start' });
  }, [isNarrow, pointed]);
  const editable = isEditable(scheme) ? scheme : undefined;
  const mergedTerm = merging && terms.find(({ id }) => id === merging.id);
  return (
    <div className={classNames(styles.columns, isMerging && styles.merging)}>
      <div className={styles.column} ref={list}>
        <Terms {...props} {...{ vocabulary, near, marks }} onPoint={() => setPointed((times) => times + 1)} />
        {view === 'tree' && terms.length > 0 ? (
          <p className={classNames(styles.quiet, styles.keys)}>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> move, <Kbd>←</Kbd> <Kbd>→</Kbd> fold, <Kbd>F2</Kbd> change,{' '}
            <Kbd>Shift</Kbd> <Kbd>M</Kbd> merge. Numbers count people, posts and questions.
          </p>
        ) : null}
        <RecentMerges merges={merges} />
      </div>
      <div className={styles.column} ref={panel}>
        {mergedTerm && editable ? (
          <MergePanel
            key={mergedTerm.id}
            {...{ scheme: editable, terms: offered, term: mergedTerm, into: merging?.into }}
            onMerged={onChoose}
            onMarks={setMarks}
            onClose={closeMerge}
          />
        ) : term ? (
          <TermPanel
            term={term}
            vocabulary={vocabulary}
            near={near.get(term.id)}
            onEdit={() => onOpen({ kind: 'change', id: term.id })}
            onMerge={() => onOpen({ kind: 'merge', id: term.id, ...intoNear(near, term.id) })}
          />
        ) : null}
        {editable && !mergedTerm ? (
          <UnlistedCard
            scheme={editable}
            unlisted={props.vocabulary.unlisted}
            onAdd={(title) => onOpen({ kind: 'add', title })}
          />
        ) : null}
        {editable && !mergedTerm ? (
          <SuggestionsCard
            scheme={editable}
            terms={offered}
            onAdd={(title) => onOpen({ kind: 'add', title })}
          />
        ) : null}
      </div>
      {editable ? <Dialogs {...props} scheme={editable} /> : null}
    </div>
  );
}
