import type { ClassificationTerm, Vocabulary } from '@rostrum/contracts/settings';
import { AppLink, Button } from '@rostrum/ui-kit';
import { DataTable, type DataColumn } from '@rostrum/ui-kit/data';
import { useMemo, useState } from 'react';
import { findListOf } from './scheme-words.ts';
import { findTerms } from './tree/build-tree.ts';
import styles from './vocabulary.module.css';

const perPage = 50;
const kinds = [
  { key: 'people', title: 'People' },
  { key: 'posts', title: 'Posts' },
  { key: 'questions', title: 'Questions' },
] as const;

interface TermTableProps {
  vocabulary: Vocabulary;
  text: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The same terms as a table. */
export function TermTable({ vocabulary: { scheme, terms }, text, chosen, onChoose }: TermTableProps) {
  const [offset, setOffset] = useState(0);
  const found = useMemo(() => (text.trim() === '' ? terms : findTerms(terms, text)), [terms, text]);
  const titles = useMemo(() => new Map(terms.map(({ id, title }) => [id, title])), [terms]);
  const from = offset < found.length ? offset : 0;
  const columns: readonly DataColumn<ClassificationTerm>[] = [
    {
      key: 'title',
      title: 'Term',
      width: 200,
      card: 'title',
      skeleton: 'text',
      render: ({ id, title, scope_note, is_retired }) => (
        <>
          <Button
            type="link"
            className={styles.open}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {title}
          </Button>
          {is_retired === true ? <span className={styles.retired}>Retired</span> : null}
          {scope_note === '' ? null : <p className={styles.quiet}>{scope_note}</p>}
        </>
      ),
    },
    {
      key: 'entry_terms',
      title: 'Entry terms',
      card: 'meta',
      hideUpTo: 1180,
      skeleton: 'text',
      render: ({ entry_terms }) => entry_terms.join(', '),
    },
    {
      key: 'broader',
      title: 'Broader term',
      width: 150,
      card: 'meta',
      skeleton: 'short',
      render: ({ parent_id }) => titles.get(parent_id ?? '') ?? '',
    },
    ...kinds.map(({ key, title }): DataColumn<ClassificationTerm> => ({
      key,
      title,
      width: 84,
      align: 'end',
      card: 'meta',
      cardLabel: title,
      skeleton: 'number',
      render: (term) => {
        const href = term[key] === 0 ? undefined : findListOf(scheme, key, term.title);
        return href === undefined ? (
          term[key]
        ) : (
          <AppLink href={href} aria-label={`${term[key]} ${key} with ${term.title}`}>
            {term[key]}
          </AppLink>
        );
      },
    })),
  ];
  return (
    <DataTable
      label="Terms"
      density="single-line"
      columns={columns}
      rows={found.slice(from, from + perPage)}
      rowKey={({ id }) => id}
      openKey={chosen}
      page={{ from, size: perPage, total: found.length, onChange: setOffset }}
    />
  );
}
