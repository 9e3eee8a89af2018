import { formatNumber } from '@rostrum/contracts';
import type { ClassificationTerm } from '@rostrum/contracts/settings';
import { Button, ChevronDownIcon, ChevronRightIcon, classNames } from '@rostrum/ui-kit';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { MergeMarks } from './merge-marks.ts';
import { countFiled } from '../scheme-words.ts';
import { findTerms, groupByParent, listRows, mapById, pathTo } from './build-tree.ts';
import { findTarget, isLetter } from './find-target.ts';
import styles from './term-tree.module.css';

/** Letters within this time of each other are one text. */
const typingPause = 700;

/** So many lines are drawn at first. */
const drawn = 500;

interface TermTreeProps {
  label: string;
  terms: readonly ClassificationTerm[];
  /** Narrows the tree to what has this text. */
  text: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** A term was chosen with the mouse or a finger. */
  onPoint?: () => void;
  /** F2. */
  onRename: (id: string) => void;
  /** Shift and M. */
  onMerge?: (id: string) => void;
  /** Terms that are nearly another. */
  near?: ReadonlyMap<string, ClassificationTerm>;
  /** The merge that is being looked at. */
  marks?: MergeMarks | undefined;
}

/** Terms below their broader terms. The focused term is the chosen one. */
export function TermTree({
  label,
  terms,
  text,
  chosen,
  onChoose,
  onPoint,
  onRename,
  ...rest
}: TermTreeProps) {
  const { onMerge, near, marks } = rest;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(drawn);
  const most = useMemo(() => Math.max(1, ...terms.map(countFiled)), [terms]);
  const branches = useMemo(() => groupByParent(terms), [terms]);
  const byId = useMemo(() => mapById(terms), [terms]);
  const shown = useMemo(
    () =>
      text.trim() === ''
        ? undefined
        : new Set(
            findTerms(terms, text).flatMap((term) => [term, ...pathTo(byId, term)].map(({ id }) => id)),
          ),
    [terms, byId, text],
  );
  const all = useMemo(
    () => listRows(branches, { expanded, ...(shown && { shown }) }),
    [branches, expanded, shown],
  );
  const rows = all.slice(0, limit);
  const items = useRef(new Map<string, HTMLElement>());
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined) items.current.get(wanted.current)?.focus();
    wanted.current = undefined;
  });
  // A term that was chosen elsewhere, or just added, is not hidden in a folded branch.
  const chosenTerm = byId.get(chosen ?? '');
  useEffect(() => {
    if (!chosenTerm) return;
    const above = pathTo(byId, chosenTerm).map(({ id }) => id);
    setExpanded((current) =>
      above.every((id) => current.has(id)) ? current : new Set([...current, ...above]),
    );
  }, [byId, chosenTerm]);
  const stays = byId.get(marks?.stays ?? '');
  useEffect(() => {
    if (stays) setExpanded((current) => new Set([...current, ...pathTo(byId, stays).map(({ id }) => id)]));
  }, [byId, stays]);
  const typing = useRef({ text: '', at: 0 });
  const at = Math.max(
    0,
    rows.findIndex(({ term }) => term.id === chosen),
  );

  function unfold(ids: readonly string[], isOpen: boolean) {
    setExpanded((current) => {
      const next = new Set(current);
      for (const id of ids)
        if (isOpen) next.add(id);
        else next.delete(id);
      return next;
    });
  }
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = rows[at]?.term.id;
    if (event.key === 'F2' && id !== undefined) {
      event.preventDefault();
      onRename(id);
      return;
    }
    // By the key and not by its letter: with capitals locked, letters still name a term.
    if (event.shiftKey && event.key.toLowerCase() === 'm' && onMerge && id !== undefined) {
      event.preventDefault();
      onMerge(id);
      return;
    }
    const { text: before, at: last } = typing.current;
    const isGoingOn = isLetter(event.key) && event.timeStamp - last < typingPause;
    const typed = isGoingOn ? before + event.key : event.key;
    if (isLetter(event.key)) typing.current = { text: typed, at: event.timeStamp };
    const move = findTarget(rows, at, event.key, typed);
    if (!move) return;
    event.preventDefault();
    if (move.expand) unfold(move.expand, true);
    if (move.collapse !== undefined) unfold([move.collapse], false);
    if (move.focus === undefined) return;
    wanted.current = move.focus;
    onChoose(move.focus);
  }

  function point({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const id = target.closest('[data-term]')?.getAttribute('data-term');
    if (typeof id !== 'string') return;
    const fold = target.closest('[data-fold]')?.getAttribute('data-fold');
    if (typeof fold === 'string') unfold([id], fold === 'closed');
    else onPoint?.();
    wanted.current = id;
    onChoose(id);
  }

  return (
    <>
      <div
        role="tree"
        aria-label={label}
        tabIndex={-1}
        className={styles.tree}
        onKeyDown={press}
        onClick={point}
      >
        {rows.map(({ term, level, position, siblings, isExpanded }, index) => (
          <div
            key={term.id}
            ref={(element) => {
              if (element) items.current.set(term.id, element);
              else items.current.delete(term.id);
            }}
            role="treeitem"
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={isExpanded}
            aria-selected={term.id === chosen}
            tabIndex={index === at ? 0 : -1}
            className={classNames(
              styles.item,
              near?.has(term.id) === true && styles.doubled,
              term.id === chosen && styles.chosen,
              term.id === marks?.goes && styles.goes,
            )}
            style={{ paddingInlineStart: 12 + (level - 1) * 24 }}
            data-term={term.id}
          >
            {isExpanded === undefined ? (
              <span className={styles.fold} />
            ) : (
              <span className={styles.fold} aria-hidden data-fold={isExpanded ? 'open' : 'closed'}>
                {isExpanded ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
              </span>
            )}
            <span className={styles.name}>{term.title}</span>{' '}
            {term.is_general ? <span className={styles.quiet}>General</span> : null}{' '}
            {term.is_retired === true ? <span className={styles.retired}>Retired</span> : null}{' '}
            {term.id === marks?.stays ? <span className={styles.stays}>Stays</span> : null}
            {term.id === marks?.goes ? <span className={styles.near}>Becomes an entry term</span> : null}{' '}
            {near?.has(term.id) === true && !marks ? (
              <span className={styles.near}>Near-duplicate</span>
            ) : null}{' '}
            <span className={styles.bar} aria-hidden>
              <span style={{ inlineSize: `${(countFiled(term) / most) * 100}%` }} />
            </span>
            <span className={styles.count}>
              {formatNumber(countFiled(term))}
              {term.id === marks?.stays ? ` → ${formatNumber(marks.after)}` : null}
              <span className="r-visually-hidden"> filed</span>
            </span>
          </div>
        ))}
      </div>
      {all.length > limit ? (
        <Button onClick={() => setLimit(limit + drawn)}>
          Show {Math.min(drawn, all.length - limit)} more of {formatNumber(all.length)}
        </Button>
      ) : null}
    </>
  );
}
