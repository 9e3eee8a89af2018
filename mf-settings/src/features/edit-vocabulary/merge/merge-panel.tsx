import { isApiError } from '@rostrum/api-client';
import { formatDay } from '@rostrum/contracts';
import {
  classifications,
  undoMergeDays,
  type ClassificationTerm,
  type EditableScheme,
  type RecentMerge,
} from '@rostrum/contracts/settings';
import { resourceOf, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { ArrowUpDownIcon, Button, Card, notify, PageSkeleton, useNow, XIcon } from '@rostrum/ui-kit';
import { Alert, Select, filterByLabel } from '@rostrum/ui-kit/data';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { countText, schemeWords } from '../scheme-words.ts';
import { EditorsAlert } from '../see-editors/editors-alert.tsx';
import { mapById, pathTo } from '../tree/build-tree.ts';
import { useMergeAsSeen, useMergePreview } from '../vocabulary.queries.ts';
import styles from '../vocabulary.module.css';
import { marksOf, type MergeMarks } from '../tree/merge-marks.ts';
import { describePlaces, MergePair } from './merge-pair.tsx';
import { MergeTable } from './merge-table.tsx';
import { SeenByAVisitor } from './seen-by-a-visitor.tsx';
import { useUndoMerge } from './use-undo-merge.ts';

/** An undo stays in reach for so long; the list of recent merges keeps it for longer. */
const undoSeconds = 10;
const dayMs = 86_400_000;
const ifTheySave = 'If it is saved there first, you see this preview again before anything merges.';

interface MergePanelProps {
  scheme: EditableScheme;
  /** What is offered to merge into. */
  terms: readonly ClassificationTerm[];
  /** The term that goes at first; a retired one may. */
  term: ClassificationTerm;
  /** Chosen at first. */
  into?: string | undefined;
  onMerged: (into: string) => void;
  /** What the tree shows of it; undefined once there is nothing to show. */
  onMarks: (marks: MergeMarks | undefined) => void;
  onClose: () => void;
}

const describeMerged = ({ items }: RecentMerge, isLedOn: boolean): string =>
  [
    items === undefined || items === 0
      ? undefined
      : `${countText(items, 'entry follows', 'entries follow')}.`,
    isLedOn ? 'The old address leads to it.' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

/** Merges a term into another, after showing exactly what changes. */
export function MergePanel({
  scheme,
  terms,
  term,
  into: first,
  onMerged,
  onMarks,
  onClose,
}: MergePanelProps) {
  const fieldId = useId();
  const queryClient = useQueryClient();
  const now = useNow();
  const [goes, setGoes] = useState(term);
  const [into, setInto] = useState<string | undefined>(first);
  const [q, setQ] = useState(term.title);
  const [isAnew, setIsAnew] = useState(false);
  const preview = useMergePreview(goes.id, into);
  const seen = useMergeAsSeen(goes.id, into, q);
  const merge = useContractMutation(classifications.merge);
  const undo = useUndoMerge();
  const found = preview.data;
  const { one, many } = schemeWords[scheme];
  const own = terms.filter(({ id, is_general }) => !is_general && id !== goes.id);
  const source = terms.find(({ id }) => id === goes.id) ?? goes;
  const target = terms.find(({ id }) => id === into);
  const path = pathTo(mapById(terms), target ?? source);
  const oldAddress = seen.data?.old_address ?? null;

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    onMarks(found && marksOf(found));
    return () => onMarks(undefined);
  }, [found, onMarks]);

  async function send() {
    if (!found) return;
    setIsAnew(false);
    try {
      const merged = await merge.mutateAsync({
        params: { id: found.source.id },
        body: { version: found.source.version, into: found.target.id, into_version: found.target.version },
      });
      const description = describeMerged(merged, oldAddress !== null);
      notify.success({
        title: `${merged.title} is merged into ${merged.into_title}.`,
        ...(description !== '' && { description }),
        undo: { run: () => undo(merged), seconds: undoSeconds },
      });
      onMerged(found.target.id);
      onClose();
    } catch (error) {
      // Somebody was faster: the preview, the tree and the search show what is there now.
      if (isApiError(error) && error.code === 'version_conflict') setIsAnew(true);
      else tellRefusal(`${found.source.title} was not merged.`)(error);
      void queryClient.invalidateQueries({ queryKey: [resourceOf(classifications.merge)] });
    }
  }
  function swap() {
    if (!target) return;
    setInto(goes.id);
    setGoes(target);
    setQ(target.title);
    setIsAnew(false);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Card>
      <section className={styles.panel} aria-label={`Merge ${source.title}`} onKeyDown={press}>
        <div>
          {path.length === 0 ? null : (
            <p className={styles.path}>{path.map(({ title }) => title).join(' › ')}</p>
          )}
          <div className={styles.head}>
            <h2 className="r-card-title" ref={heading} tabIndex={-1}>
              Merge two {many.toLowerCase()}
            </h2>
            <Button
              type="text"
              aria-label="Close the merge"
              icon={<XIcon aria-hidden size={16} />}
              onClick={onClose}
            />
          </div>
        </div>
        <div className={styles.dialog}>
          <div>
            <label className="r-label" htmlFor={fieldId}>
              Merge {source.title} into which {one}?
            </label>
            <Select
              id={fieldId}
              style={{ width: '100%' }}
              value={into}
              placeholder={`Choose the ${one} that stays`}
              showSearch={{ filterOption: filterByLabel }}
              options={own.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(id: string) => {
                setInto(id);
                setIsAnew(false);
              }}
            />
          </div>
        </div>
        {into === undefined ? null : found ? (
          <>
            <MergePair preview={found} source={source} target={target} />
            <div className={styles.buttons}>
              {source.is_retired === true ? null : (
                <Button icon={<ArrowUpDownIcon aria-hidden size={16} />} onClick={swap}>
                  Swap direction
                </Button>
              )}
              <span className={styles.quiet}>{describePlaces(found, source, target)}</span>
            </div>
            <MergeTable preview={found} oldAddress={oldAddress} />
            <SeenByAVisitor q={q} onSearch={setQ} seen={seen} />
          </>
        ) : preview.isError ? (
          <Alert
            type="error"
            showIcon
            title={isApiError(preview.error) ? preview.error.message : 'The preview did not load.'}
          />
        ) : (
          <PageSkeleton variant="list" label="Loading what would change" />
        )}
        <EditorsAlert key={`goes ${source.id}`} term={source} consequence={ifTheySave} />
        {target ? <EditorsAlert key={`stays ${target.id}`} term={target} consequence={ifTheySave} /> : null}
        <div aria-live="assertive">
          {isAnew ? (
            <Alert
              type="warning"
              showIcon
              title="Nothing was merged, because a colleague changed one of the two terms."
              description="This is the current preview. Check it again, then merge."
            />
          ) : null}
        </div>
        <div className={styles.head}>
          <span className={styles.quiet}>Undo until {formatDay(now + undoMergeDays * dayMs)}</span>
          <div className={styles.actions}>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="primary"
              disabled={!found}
              loading={merge.isPending || (isAnew && preview.isFetching)}
              onClick={() => void send()}
            >
              Merge {many.toLowerCase()}
            </Button>
          </div>
        </div>
      </section>
    </Card>
  );
}
