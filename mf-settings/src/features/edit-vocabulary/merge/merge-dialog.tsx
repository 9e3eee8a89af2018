import { isApiError } from '@rostrum/api-client';
import { classifications, type ClassificationTerm, type EditableScheme } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { ArrowUpDownIcon, Button, Modal, notify, PageSkeleton } from '@rostrum/ui-kit';
import { Alert, Select } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { countText, schemeWords } from '../scheme-words.ts';
import { useMergePreview } from '../vocabulary.queries.ts';
import styles from '../vocabulary.module.css';
import { MergeTable } from './merge-table.tsx';
import { useUndoMerge } from './use-undo-merge.ts';

/** An undo stays in reach for so long; the list of recent merges keeps it for longer. */
const undoSeconds = 10;

interface MergeDialogProps {
  scheme: EditableScheme;
  terms: readonly ClassificationTerm[];
  term: ClassificationTerm;
  /** Chosen at first. */
  into?: string | undefined;
  onMerged: (into: string) => void;
  onClose: () => void;
}

/** Merges a term into another, after showing exactly what changes. */
export function MergeDialog({ scheme, terms, term, into: first, onMerged, onClose }: MergeDialogProps) {
  const fieldId = useId();
  const [goes, setGoes] = useState(term.id);
  const [into, setInto] = useState<string | undefined>(first);
  const preview = useMergePreview(goes, into);
  const merge = useContractMutation(classifications.merge);
  const undo = useUndoMerge();
  const found = preview.data;
  const source = terms.find(({ id }) => id === goes) ?? term;
  const own = terms.filter(({ id, is_general }) => !is_general && id !== goes);

  async function send() {
    if (!found) return;
    try {
      const merged = await merge.mutateAsync({
        params: { id: found.source.id },
        body: { version: found.source.version, into: found.target.id, into_version: found.target.version },
      });
      notify.success({
        title: `${merged.title} is merged into ${merged.into_title}.`,
        undo: { run: () => undo(merged), seconds: undoSeconds },
      });
      onMerged(found.target.id);
      onClose();
    } catch (error) {
      tellRefusal(`${found.source.title} was not merged.`)(error);
      // Somebody was faster: the preview shows what is there now.
      void preview.refetch();
    }
  }

  return (
    <Modal open title={`Merge ${source.title}`} footer={null} width={640} onCancel={onClose}>
      <div className={styles.dialog}>
        <div>
          <label className="r-label" htmlFor={fieldId}>
            Into which {schemeWords[scheme].one}?
          </label>
          <Select
            id={fieldId}
            style={{ width: '100%' }}
            value={into}
            placeholder="Choose the term that stays"
            showSearch={{ optionFilterProp: 'label' }}
            options={own.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id: string) => setInto(id)}
          />
        </div>
        {into === undefined ? null : found ? (
          <>
            <MergeTable preview={found} />
            <p className={styles.quiet}>
              {found.source.title} becomes an entry term of {found.target.title}.
              {found.scopes > 0
                ? ` The scopes of ${countText(found.scopes, 'member', 'members')} follow.`
                : null}
              {found.rules > 0
                ? ` ${countText(found.rules, 'rule', 'rules')} of the Blocked List follow.`
                : null}
              {found.embeds > 0 ? ` ${countText(found.embeds, 'embed', 'embeds')} follow.` : null}
            </p>
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
        <div className={styles.actions}>
          <Button
            icon={<ArrowUpDownIcon aria-hidden size={16} />}
            disabled={into === undefined}
            onClick={() => {
              setGoes(into ?? goes);
              setInto(goes);
            }}
          >
            Swap direction
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={!found} loading={merge.isPending} onClick={() => void send()}>
            Merge
          </Button>
        </div>
      </div>
    </Modal>
  );
}
