import { formatNumber } from '@rostrum/contracts';
import { ruleListQuery, ruleLists } from '@rostrum/contracts/inquiries';
import { useUrlState } from '@rostrum/remote-runtime';
import { Button, EmptyState, NoMatches, Page, PanelError, PlusIcon, UploadIcon } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { lazy, Suspense, useState } from 'react';
import { AddRuleDialog } from '../../features/manage-rules/add-rule-dialog.tsx';
import { ExportRules } from '../../features/manage-rules/export-rules.tsx';
import { RuleFilters } from '../../features/manage-rules/rule-filters.tsx';
import { RuleTable } from '../../features/manage-rules/rule-table.tsx';
import { useRules } from '../../features/manage-rules/rules.queries.ts';
import { titles } from '../../manifest.ts';

const ImportRulesDialog = lazy(async () => ({
  default: (await import('../../features/manage-rules/import-rules-dialog.tsx')).ImportRulesDialog,
}));

const listLabels = { block: 'Block', allow: 'Allow' };

/** Whose inquiries are held, and whose always come through. */
export function BlockedListPage() {
  const [filters, setFilters] = useUrlState(ruleListQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const rules = useRules(filters);
  const { items, total = 0, counts } = rules.data ?? {};
  const isFiltered = Boolean(filters.q || filters.kind || filters.action || filters.unused);
  const none = { q: undefined, kind: undefined, action: undefined, unused: undefined, page_from: 0 };
  const add = (
    <Button icon={<PlusIcon aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
      Add rule
    </Button>
  );
  return (
    <Page
      title={titles.blockedList}
      description="Allow beats block. An address beats a domain, a domain beats subdomains, then come IP addresses, phrases and countries."
      width={1328}
      actions={
        <>
          <ExportRules />
          <Button icon={<UploadIcon aria-hidden size={16} />} onClick={() => setIsImporting(true)}>
            Import CSV
          </Button>
          {add}
        </>
      }
      beside={
        <Segmented
          aria-label="List"
          value={filters.list}
          onChange={(list) => setFilters({ ...none, list })}
          options={ruleLists.map((value) => ({
            value,
            label: counts ? `${listLabels[value]} ${formatNumber(counts[value])}` : listLabels[value],
          }))}
        />
      }
    >
      <RuleFilters value={filters} onChange={setFilters} />
      {rules.isError ? (
        <PanelError onRetry={() => void rules.refetch()} retrying={rules.isFetching} />
      ) : (
        <RuleTable
          rows={items}
          page={{
            from: filters.page_from,
            size: filters.page_size,
            total,
            onChange: (page_from) => setFilters({ page_from }),
          }}
          empty={
            isFiltered ? (
              <NoMatches message="No rules match." onClear={() => setFilters(none)} />
            ) : (
              <EmptyState
                title={filters.list === 'block' ? 'No sender is blocked' : 'No sender is always allowed'}
                description="Before you save a rule you see what it would have caught in the last 90 days."
                action={add}
              />
            )
          }
        />
      )}
      {isImporting ? (
        <Suspense>
          <ImportRulesDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
      {isAdding ? <AddRuleDialog list={filters.list} onClose={() => setIsAdding(false)} /> : null}
    </Page>
  );
}
