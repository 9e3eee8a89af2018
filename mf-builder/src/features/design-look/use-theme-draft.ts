import { themes, type Theme, type ThemeLook } from '@rostrum/contracts/builder';
import {
  contractQueryKey,
  tellRefusal,
  useContractMutation,
  useUnsavedChanges,
} from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import type { NewLogo } from './logo-field.tsx';
import { usePublishTheme } from './use-publish-theme.ts';

/** The look under the person's hands: typed, saved as a draft, published. */
export function useThemeDraft(theme: Theme) {
  const queryClient = useQueryClient();
  const [look, setLook] = useState<ThemeLook>(theme.look);
  /** Undefined: as it is in the draft. */
  const [newLogo, setNewLogo] = useState<NewLogo | null>();
  const isDirty = newLogo !== undefined || JSON.stringify(look) !== JSON.stringify(theme.look);
  useUnsavedChanges(isDirty);
  const settle = (next: Theme) => {
    queryClient.setQueryData(contractQueryKey(themes.get), next);
    setLook(next.look);
    setNewLogo(undefined);
  };
  const save = useContractMutation(themes.saveDraft, {
    onSuccess: settle,
    onError: tellRefusal('The draft was not saved.'),
  });
  const { publish, isPublishing } = usePublishTheme(settle);
  const keep = () =>
    save.mutateAsync({
      body: {
        version: theme.version,
        look,
        ...(newLogo !== undefined && { logo_upload_id: newLogo?.id ?? null }),
      },
    });
  return {
    look,
    logo: newLogo === undefined ? theme.logo : (newLogo?.src ?? null),
    isDirty,
    isBusy: save.isPending || isPublishing,
    change: (next: Partial<ThemeLook>) => setLook((before) => ({ ...before, ...next })),
    setNewLogo,
    settle,
    async saveDraft() {
      const saved = await keep().catch(() => undefined);
      if (saved) notify.success({ title: 'Draft saved', description: 'Visitors see nothing of it yet.' });
    },
    async publish(accept_low_contrast: boolean) {
      const draft = isDirty || theme.version === 0 ? await keep().catch(() => undefined) : theme;
      if (draft) await publish(draft.version, accept_low_contrast);
    },
  };
}
