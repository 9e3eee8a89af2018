import type { ApiError } from '@rostrum/api-client';
import { checkForm, type z } from '@rostrum/contracts';
import { inquirySetup, type InquirySetupState } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import type { FormProblem } from '@rostrum/ui-kit/data';
import { useEffect, useEffectEvent, useState } from 'react';

export interface SavedSection<Value> {
  version: number;
  value: Value;
  changed: { by: string; at: string } | null;
}

/** The call that saves one section. */
interface Saving<Value> {
  mutateAsync: (input: { body: { version: number; value: Value } }) => Promise<InquirySetupState>;
  isPending: boolean;
  error: ApiError | null;
  reset: () => void;
}

export interface SectionOptions<Value> {
  /** Ids of its controls begin with it. */
  name: string;
  title: string;
  saved: SavedSection<Value>;
  /** Of the draft, which is checked before it is sent. */
  schema: z.ZodType;
  save: Saving<Value>;
  /** Where the section stands in what the server answers. */
  pick: (state: InquirySetupState) => SavedSection<Value>;
  /** Called with what stands in the section, saved or not. */
  onDraft?: (draft: Value) => void;
}

export const sectionFieldId = (name: string, path: string): string => `${name}_${path.replaceAll('.', '_')}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The draft of one section: nothing of it is lost until it is saved or discarded. */
export function useSectionDraft<Value>(options: SectionOptions<Value>) {
  const { name, title, saved, schema, save, pick, onDraft } = options;
  const queryClient = useQueryClient();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved.value);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const isDirty = !isSame(draft, base.value);
  useUnsavedChanges(isDirty);
  const tell = useEffectEvent((current: Value) => onDraft?.(current));
  useEffect(() => tell(draft), [draft]);
  // What a colleague saved is taken over as long as nothing was typed here.
  if (saved.version > base.version && !isDirty) {
    setBase(saved);
    setDraft(saved.value);
  }

  async function submit() {
    const { faults: found = [] } = checkForm(schema, draft);
    setProblems(
      found.map(({ path, message }) => ({
        fieldId: sectionFieldId(name, path.map(String).join('.')),
        message,
      })),
    );
    if (found.length > 0) return;
    try {
      const state = await save.mutateAsync({ body: { version: base.version, value: draft } });
      queryClient.setQueryData(contractQueryKey(inquirySetup.get), state);
      const next = pick(state);
      setBase(next);
      setDraft((current) => (isSame(current, draft) ? next.value : current));
      notify.success({ title: `${title} saved` });
    } catch {
      // The section shows why.
    }
  }

  return {
    draft,
    isDirty,
    problems,
    change: (part: Partial<Value>) => setDraft((current) => ({ ...current, ...part })),
    submit: () => void submit(),
    discard() {
      setDraft(base.value);
      setProblems([]);
      save.reset();
    },
    /** After a conflict: what a colleague saved gives way to what stands here. */
    async keepMine() {
      const queryKey = contractQueryKey(inquirySetup.get);
      const state = await queryClient.fetchQuery<InquirySetupState>({ queryKey, staleTime: 0 });
      setBase(pick(state));
      save.reset();
    },
  };
}

export type SectionDraft<Value> = ReturnType<typeof useSectionDraft<Value>>;
