import { z } from '@rostrum/contracts';
import { classificationSchemes } from '@rostrum/contracts/settings';
import { useUrlState } from '@rostrum/remote-runtime';
import { Button, Page, PageSkeleton, PanelError, PlusIcon, UploadIcon } from '@rostrum/ui-kit';
import { SearchField, Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ExportButton } from '../features/edit-vocabulary/exchange/export-button.tsx';
import { ImportDialog } from '../features/edit-vocabulary/exchange/import-dialog.tsx';
import { isEditable, schemeWords } from '../features/edit-vocabulary/scheme-words.ts';
import { VocabularyView, type OpenDialog } from '../features/edit-vocabulary/vocabulary-view.tsx';
import { useVocabulary } from '../features/edit-vocabulary/vocabulary.queries.ts';
import styles from '../features/edit-vocabulary/vocabulary.module.css';
import { titles } from '../manifest.ts';

const shown = z.object({
  scheme: z.enum(classificationSchemes).default('topic'),
  view: z.enum(['tree', 'table']).default('tree'),
  q: z.string().max(80).optional(),
});

const views: { value: 'tree' | 'table'; label: string }[] = [
  { value: 'tree', label: 'Tree' },
  { value: 'table', label: 'Table' },
];

/** The words that people, posts and questions are filed under. */
export function ClassificationsPage() {
  const [{ scheme, view, q = '' }, setShown] = useUrlState(shown);
  const { data, isError, isFetching, refetch } = useVocabulary(scheme);
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState<OpenDialog>(null);
  const [isImporting, setIsImporting] = useState(false);
  const { one } = schemeWords[scheme];
  return (
    <Page
      title={titles.classifications}
      description="The words that people, posts and questions are filed under and found by."
      actions={
        <>
          <Button icon={<UploadIcon aria-hidden size={16} />} onClick={() => setIsImporting(true)}>
            Import
          </Button>
          <ExportButton />
          {isEditable(scheme) ? (
            <Button type="primary" icon={<PlusIcon aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
              Add {one}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.bar}>
        <div className={styles.scroll}>
          <Segmented
            aria-label="Kind"
            value={scheme}
            options={classificationSchemes.map((each) => ({
              value: each,
              label: data ? `${schemeWords[each].many} ${data.counts[each]}` : schemeWords[each].many,
            }))}
            onChange={(next) => {
              setChosen(undefined);
              setShown({ scheme: next, q: undefined });
            }}
          />
        </div>
        <div className={styles.buttons}>
          <Segmented
            aria-label="View"
            value={view}
            options={views}
            onChange={(next) => setShown({ view: next })}
          />
          <SearchField
            label="Find a term"
            value={q}
            onSearch={(text) => setShown({ q: text || undefined }, { replace: true })}
          />
        </div>
      </div>
      {data?.scheme === scheme ? (
        <VocabularyView
          key={scheme}
          vocabulary={data}
          view={view}
          text={q}
          chosen={chosen}
          onChoose={setChosen}
          onClearText={() => setShown({ q: undefined })}
          open={open}
          onOpen={setOpen}
        />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="list" label="Loading the terms" />
      )}
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </Page>
  );
}
