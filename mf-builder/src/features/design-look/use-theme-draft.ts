import { themes, type Theme, type ThemeLayout, type ThemeLook } from '@rostrum/contracts/builder';
import {
  contractQueryKey,
  tellRefusal,
  useContractMutation,
  useUnsavedChanges,
} from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useCallback, useState } from 'react';
import type { NewPicture } from './picture-field.tsx';
import { usePublishTheme } from './use-publish-theme.ts';

/** Other pictures than those of the draft; what is not named is as it is there. */
interface NewPictures {
  logo?: NewPicture | null;
  logoDark?: NewPicture | null;
  favicon?: NewPicture | null;
  hero?: NewPicture | null;
}

const srcOf = (next: NewPicture | null | undefined, kept: string | null): string | null =>
  next === undefined ? kept : (next?.src ?? null);

/** The theme under the person's hands: typed, saved as a draft, published. */
export function useThemeDraft(theme: Theme) {
  const queryClient = useQueryClient();
  const [look, setLook] = useState<ThemeLook>(theme.look);
  const [layout, setLayout] = useState<ThemeLayout>(theme.layout);
  const [pictures, setPictures] = useState<NewPictures>({});
  const isDirty =
    Object.keys(pictures).length > 0 ||
    JSON.stringify([look, layout]) !== JSON.stringify([theme.look, theme.layout]);
  useUnsavedChanges(isDirty);
  const settle = (next: Theme) => {
    queryClient.setQueryData(contractQueryKey(themes.get), next);
    setLook(next.look);
    setLayout(next.layout);
    setPictures({});
  };
  const save = useContractMutation(themes.saveDraft, {
    onSuccess: settle,
    onError: tellRefusal('The draft was not saved.'),
  });
  const { publish, isPublishing } = usePublishTheme(settle);
  const keep = () => {
    const { logo, logoDark, favicon, hero } = pictures;
    return save.mutateAsync({
      body: {
        version: theme.version,
        look,
        layout,
        ...(logo !== undefined && { logo_upload_id: logo?.id ?? null }),
        ...(logoDark !== undefined && { logo_dark_upload_id: logoDark?.id ?? null }),
        ...(favicon !== undefined && { favicon_upload_id: favicon?.id ?? null }),
        ...(hero !== undefined && { hero_upload_id: hero?.id ?? null }),
      },
    });
  };
  return {
    look,
    layout,
    logo: srcOf(pictures.logo, theme.logo),
    logoDark: srcOf(pictures.logoDark, theme.logo_dark),
    favicon: srcOf(pictures.favicon, theme.favicon),
    hero: srcOf(pictures.hero, theme.hero_picture),
    isDirty,
    isBusy: save.isPending || isPublishing,
    change: (next: Partial<ThemeLook>) => setLook((before) => ({ ...before, ...next })),
    changeLayout: (next: Partial<ThemeLayout>) => setLayout((before) => ({ ...before, ...next })),
    // A logo for dark mode replaces another one, so that it does not stay without it.
    setLogo: useCallback(
      (logo: NewPicture | null) =>
        setPictures((before) => ({ ...before, logo, ...(logo === null && { logoDark: null }) })),
      [],
    ),
    setLogoDark: useCallback(
      (logoDark: NewPicture | null) => setPictures((before) => ({ ...before, logoDark })),
      [],
    ),
    setFavicon: useCallback(
      (favicon: NewPicture | null) => setPictures((before) => ({ ...before, favicon })),
      [],
    ),
    setHero: useCallback((hero: NewPicture | null) => setPictures((before) => ({ ...before, hero })), []),
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
