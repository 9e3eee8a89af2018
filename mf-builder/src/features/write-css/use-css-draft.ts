import { maximumCssBytes, themeCss, type ThemeCssState } from '@rostrum/contracts/builder';
import {
  contractQueryKey,
  tellRefusal,
  useContractMutation,
  useUnsavedChanges,
} from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useCssCheck } from './use-css-check.ts';

/** The style sheet under the person's hands: typed, checked, saved in the draft of the theme. */
export function useCssDraft(state: ThemeCssState) {
  const queryClient = useQueryClient();
  const [css, setCss] = useState(state.css);
  const isDirty = css !== state.css;
  useUnsavedChanges(isDirty);
  const check = useCssCheck(css, state);
  const bytes = new TextEncoder().encode(css).length;
  const save = useContractMutation(themeCss.saveDraft, {
    onSuccess: (next) => queryClient.setQueryData(contractQueryKey(themeCss.get), next),
    onError: tellRefusal('The draft was not saved.'),
  });
  const keep = () => save.mutateAsync({ body: { version: state.theme.version, css } }).catch(() => undefined);
  return {
    css,
    setCss,
    check,
    bytes,
    isDirty,
    isTooLong: bytes > maximumCssBytes,
    isSaving: save.isPending,
    /** The version that holds what is typed, or nothing when it was refused. */
    keep: async (): Promise<number | undefined> =>
      isDirty || state.theme.version === 0 ? (await keep())?.theme.version : state.theme.version,
    async saveDraft() {
      if (await keep())
        notify.success({ title: 'Draft saved', description: 'Visitors see nothing of it yet.' });
    },
  };
}
