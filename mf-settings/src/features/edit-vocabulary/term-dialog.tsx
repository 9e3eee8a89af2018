import {
  classifications,
  maximumEntryTerms,
  termFields,
  type ClassificationTerm,
  type EditableScheme,
} from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify, TypeaheadList, type Suggest } from '@rostrum/ui-kit';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { mergeFields, readNewerOf, valuesOf, type SingleField, type TermValues } from './merge-fields.ts';
import { EditorsAlert } from './see-editors/editors-alert.tsx';
import { schemeWords } from './scheme-words.ts';

const suggestNothing: Suggest = () => Promise.resolve([]);
const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const fieldNames: Readonly<Record<SingleField, string>> = {
  title: 'name',
  parent_id: 'broader term',
  scope_note: 'scope note',
};

/** What became of a change that met another one. */
function describeConflict(
  newer: ClassificationTerm,
  clashes: readonly SingleField[],
  titleOf: (id: string | null) => string | undefined,
): string {
  const theirs = (field: SingleField) =>
    (field === 'parent_id' ? titleOf(newer.parent_id) : newer[field]) || 'none';
  return [
    'A colleague saved this term while you were changing it. Your changes are kept, and theirs are added to the form.',
    ...clashes.map((field) => `Both of you changed the ${fieldNames[field]}; theirs is ${theirs(field)}.`),
    'Look at it and save again.',
  ].join(' ');
}

interface TermDialogProps {
  scheme: EditableScheme;
  terms: readonly ClassificationTerm[];
  /** Left out: a new one. */
  term?: ClassificationTerm | undefined;
  /** What a new one is called at first. */
  title?: string | undefined;
  onSaved: (term: ClassificationTerm) => void;
  onClose: () => void;
}

/** Adds a term, or renames, moves and describes one. */
export function TermDialog({ scheme, terms, term, title = '', onSaved, onClose }: TermDialogProps) {
  const form = useContractForm({
    schema: termFields,
    name: 'term',
    values: {
      title: term?.title ?? title,
      entry_terms: term?.entry_terms ?? [],
      parent_id: term?.parent_id ?? null,
      scope_note: term?.scope_note ?? '',
    },
  });
  const add = useContractMutation(classifications.add);
  const change = useContractMutation(classifications.change);
  const { one } = schemeWords[scheme];
  // What was read when the dialog opened: a newer state that the page hears of is not taken for it.
  const [base, setBase] = useState(term);

  /** Somebody else saved first: both stand in the form, for the next save. */
  function takeNewer(error: unknown): string | undefined {
    const newer = readNewerOf(error);
    if (!base || !newer) return undefined;
    const typed = form.getValues();
    const mine: TermValues = {
      title: typed.title,
      entry_terms: toWords(typed.entry_terms),
      parent_id: typed.parent_id,
      scope_note: typed.scope_note,
    };
    const { merged, clashes } = mergeFields(valuesOf(base), mine, valuesOf(newer));
    for (const field of ['title', 'entry_terms', 'parent_id', 'scope_note'] as const)
      form.setValue(field, merged[field], { shouldDirty: true });
    setBase(newer);
    return describeConflict(newer, clashes, (id) => terms.find((each) => each.id === id)?.title);
  }

  return (
    <FormDialog
      form={form}
      title={term ? `Change ${term.title}` : `Add a ${one}`}
      confirmLabel={term ? 'Save changes' : `Add ${one}`}
      onSubmit={async (fields) => {
        const saved = term
          ? await change.mutateAsync({
              params: { id: term.id },
              body: { ...fields, version: (base ?? term).version },
            })
          : await add.mutateAsync({ body: { ...fields, scheme } });
        notify.success({ title: term ? `${saved.title} is saved.` : `${saved.title} is added.` });
        onSaved(saved);
      }}
      explain={(refusal, error) => ({ ...refusal, message: takeNewer(error) ?? refusal.message })}
      onClose={onClose}
    >
      {term ? (
        <EditorsAlert
          term={term}
          consequence="The second of you to save sees both versions, and nothing is lost."
        />
      ) : null}
      <TextField
        name="title"
        autoFocus
        {...(term && { hint: 'The former name becomes an entry term. What is filed under it follows.' })}
      />
      <ContractField name="entry_terms">
        {({ value, onChange }, { label, maxItems }) => (
          <TypeaheadList
            label={label}
            placeholder="Add a word that people use"
            values={toWords(value)}
            suggest={suggestNothing}
            takes="suggestions and new"
            maximum={maxItems ?? maximumEntryTerms}
            maxLength={80}
            onChange={onChange}
          />
        )}
      </ContractField>
      <ContractField name="parent_id">
        {({ value, onChange, id }) => (
          <Select
            id={id}
            value={typeof value === 'string' ? value : undefined}
            placeholder="None: a top-level term"
            allowClear
            showSearch={{ filterOption: filterByLabel }}
            options={terms
              .filter((each) => each.id !== term?.id)
              .map((each) => ({ value: each.id, label: each.title }))}
            onChange={(next?: string) => onChange(next ?? null)}
          />
        )}
      </ContractField>
      <TextField name="scope_note" />
    </FormDialog>
  );
}
