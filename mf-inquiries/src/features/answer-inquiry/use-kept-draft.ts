import { isApiError } from '@rostrum/api-client';
import { inquiryDrafts, type DraftMode, type InquiryDraft } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chosen, emptyDraft, loaded, restored, saved, typed, type DraftState } from './draft-state.ts';
import { keepLocally, readKept } from './kept-locally.ts';

/** How long after the last letter it is saved, and after a failure tried again. */
const pauseMs = 700;
const retryMs = 5000;

export interface KeptDraft {
  state: DraftState;
  /** The last attempt to save failed; the text is kept in this tab. */
  isFailing: boolean;
  write: (text: string) => void;
  choose: (which: 'mine' | 'other') => void;
  /** Resolves when nothing is on its way any more; nothing is saved after it until the next letter. */
  settle: () => Promise<void>;
  /** It was sent: the server has emptied it. */
  taken: () => void;
  /** The server gave it, as after a reply was taken back. */
  put: (draft: InquiryDraft) => void;
}

export interface KeptDraftOptions {
  inquiryId: string;
  mode: DraftMode;
  /** What the server has; undefined until it is known. */
  stored: InquiryDraft | undefined;
  /** Another device changed it: what the server has is to be asked for again. */
  onConflict: () => void;
}

/** A text that is saved on the server while it is written, and never overwrites what another device wrote. */
export function useKeptDraft({ inquiryId, mode, stored, onConflict }: KeptDraftOptions): KeptDraft {
  const api = useApiClient();
  const [state, setState] = useState(() => restored(readKept(inquiryId, mode)));
  const [isFailing, setIsFailing] = useState(false);
  // The timer and its answers need the newest state, whichever drawing they began in.
  const latest = useRef(state);
  const conflicted = useRef(onConflict);
  useEffect(() => {
    conflicted.current = onConflict;
  });

  const draft = useMemo(() => {
    const saving: { running: Promise<void> | null; timer?: ReturnType<typeof setTimeout> } = {
      running: null,
    };

    const apply = (next: DraftState) => {
      latest.current = next;
      const { text, base, isDirty } = next;
      keepLocally(inquiryId, mode, isDirty ? { text, base } : null);
      setState(next);
    };
    const plan = (ms: number) => {
      clearTimeout(saving.timer);
      saving.timer = setTimeout(() => void flush(), ms);
    };
    const attempt = async () => {
      const { text, base } = latest.current;
      try {
        const answer = await api.call(inquiryDrafts.save, {
          params: { id: inquiryId, mode },
          body: { text, version: base },
        });
        setIsFailing(false);
        apply(saved(latest.current, text, answer));
        if (latest.current.isDirty) plan(pauseMs);
      } catch (error) {
        if (isApiError(error) && error.code === 'version_conflict') return conflicted.current();
        setIsFailing(true);
        if (!isApiError(error) || error.status === 0 || error.status >= 500) plan(retryMs);
      }
    };
    const flush = async () => {
      clearTimeout(saving.timer);
      if (saving.running) return;
      if (!latest.current.isDirty || latest.current.other !== null) return;
      saving.running = attempt();
      await saving.running;
      saving.running = null;
    };
    return {
      write(text: string) {
        apply(typed(latest.current, text));
        plan(pauseMs);
      },
      load: (answer: InquiryDraft) => apply(loaded(latest.current, answer)),
      choose(which: 'mine' | 'other') {
        apply(chosen(latest.current, which));
        plan(0);
      },
      async settle() {
        clearTimeout(saving.timer);
        if (saving.running) await saving.running;
        clearTimeout(saving.timer);
      },
      taken: () => apply({ ...emptyDraft, base: latest.current.base }),
      put: (answer: InquiryDraft) => apply(loaded(emptyDraft, answer)),
      flush,
    };
  }, [api, inquiryId, mode]);

  useEffect(() => {
    if (stored) draft.load(stored);
  }, [draft, stored]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void draft.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void draft.flush();
    };
  }, [draft]);

  return { ...draft, state, isFailing };
}
