import {
  classifications,
  maximumEntryTerms,
  termFields,
  type ClassificationTerm,
  type EditableScheme,
} from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify, TypeaheadList, type Suggest } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { schemeWords } from './scheme-words.ts';

const suggestNothing: Suggest = () => Promise.resolve([]);
const toWords = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

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
  return (
    <FormDialog
      form={form}
      title={term ? `Change ${term.title}` : `Add a ${one}`}
      confirmLabel={term ? 'Save changes' : `Add ${one}`}
      onSubmit={async (fields) => {
        const saved = term
          ? await change.mutateAsync({
              params: { id: term.id },
              body: { ...fields, version: term.version },
            })
          : await add.mutateAsync({ body: { ...fields, scheme } });
        notify.success({ title: term ? `${saved.title} is saved.` : `${saved.title} is added.` });
        onSaved(saved);
      }}
      onClose={onClose}
    >
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
            placeholder="None: stands at the top"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
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
