import { formatNumber } from '@rostrum/contracts';
import {
  classifications,
  searchedDays,
  type ClassificationTerm,
  type Vocabulary,
} from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { AppLink, Button, Card, ConfirmButton, notify } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useRetire } from './retire/use-retire.ts';
import { countFiled, countUses, findListOf, isEditable } from './scheme-words.ts';
import { mapById, pathTo } from './tree/build-tree.ts';
import styles from './vocabulary.module.css';

const kinds = ['people', 'posts', 'questions'] as const;
const kindNames = { people: 'People', posts: 'Posts', questions: 'Questions' } as const;

function Uses({ term, scheme }: { term: ClassificationTerm; scheme: Vocabulary['scheme'] }) {
  return (
    <dl className={styles.uses}>
      {kinds.map((kind) => {
        const href = term[kind] === 0 ? undefined : findListOf(scheme, kind, term.title);
        const count = formatNumber(term[kind]);
        return (
          <div key={kind}>
            <dt>{kindNames[kind]}</dt>
            <dd>
              {href === undefined ? (
                count
              ) : (
                <AppLink
                  href={href}
                  aria-label={`${count} ${kindNames[kind].toLowerCase()} with ${term.title}`}
                >
                  {count}
                </AppLink>
              )}
            </dd>
          </div>
        );
      })}
      {countFiled(term) === countUses(term) ? null : (
        <div>
          <dt>With narrower terms</dt>
          <dd>{formatNumber(countFiled(term))}</dd>
        </div>
      )}
      {term.searches === undefined ? null : (
        <div>
          <dt>Searches, {searchedDays} days</dt>
          <dd>{formatNumber(term.searches)}</dd>
        </div>
      )}
    </dl>
  );
}

function Actions({
  term,
  isInUse,
  narrower,
  onEdit,
  onMerge,
}: Pick<TermPanelProps, 'term' | 'onEdit' | 'onMerge'> & {
  isInUse: boolean;
  narrower: readonly ClassificationTerm[];
}) {
  const remove = useContractMutation(classifications.remove);
  const { retire, bringBack, isPending } = useRetire();
  const { id, title, is_retired = false } = term;
  return (
    <div className={styles.buttons}>
      {is_retired ? (
        <Button loading={isPending} onClick={() => void bringBack(term)}>
          Bring back
        </Button>
      ) : (
        <Button onClick={onEdit}>Change</Button>
      )}
      <Button onClick={onMerge}>Merge</Button>
      {is_retired || narrower.some((each) => each.is_retired !== true) ? null : (
        <Button loading={isPending} onClick={() => void retire(term)}>
          Retire
        </Button>
      )}
      {isInUse ? null : (
        <ConfirmButton
          danger
          title={`Delete ${title}?`}
          consequence="Nothing is filed under it."
          confirmLabel={`Delete ${title}`}
          onConfirm={() =>
            remove
              .mutateAsync({ params: { id } })
              .then(
                () => void notify.success({ title: `${title} is deleted.` }),
                tellRefusal(`Could not delete ${title}.`),
              )
          }
        >
          Delete
        </ConfirmButton>
      )}
    </div>
  );
}

interface TermPanelProps {
  term: ClassificationTerm;
  vocabulary: Vocabulary;
  /** What the term is nearly. */
  near?: ClassificationTerm | undefined;
  onEdit: () => void;
  onMerge: () => void;
}

/** One term: where it stands, what is filed under it, and what can be done with it. */
export function TermPanel({ term, vocabulary: { scheme, terms }, near, onEdit, onMerge }: TermPanelProps) {
  const path = pathTo(mapById(terms), term);
  const narrower = terms.filter(({ parent_id }) => parent_id === term.id);
  const isInUse = countUses(term) > 0 || narrower.length > 0;
  const mayChange = isEditable(scheme) && !term.is_general;
  return (
    <Card className={styles.panel}>
      <div>
        {path.length === 0 ? null : (
          <p className={styles.path}>{path.map(({ title }) => title).join(' › ')}</p>
        )}
        <div className={styles.head}>
          <h2 className="r-card-title">{term.title}</h2>
          {mayChange ? <Actions {...{ term, isInUse, narrower, onEdit, onMerge }} /> : null}
        </div>
        {mayChange ? null : (
          <p className={styles.quiet}>
            {isEditable(scheme)
              ? 'A general term. It comes with the product and cannot be changed.'
              : 'Industries are a fixed list and cannot be changed.'}
          </p>
        )}
      </div>
      {term.is_retired === true ? (
        <Alert
          type="info"
          showIcon
          title="Retired"
          description="It can’t be chosen any more. Profiles and posts that have it keep it and are still found by it. To replace it, merge it into another term."
        />
      ) : null}
      {near ? (
        <Alert
          type="warning"
          showIcon
          title={`Nearly the same as ${near.title}`}
          action={<Button onClick={onMerge}>Merge into {near.title}</Button>}
        />
      ) : null}
      <Uses term={term} scheme={scheme} />
      <div className={styles.section}>
        <h3 className="r-label">Entry terms</h3>
        {term.entry_terms.length === 0 ? (
          <p className={styles.quiet}>None</p>
        ) : (
          <ul className={styles.words} aria-label={`Entry terms of ${term.title}`}>
            {term.entry_terms.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
      </div>
      {term.scope_note === '' ? null : (
        <div className={styles.section}>
          <h3 className="r-label">Scope note</h3>
          <p className={styles.quiet}>{term.scope_note}</p>
        </div>
      )}
    </Card>
  );
}
