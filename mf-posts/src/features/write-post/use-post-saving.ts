import { type CheckedForm } from '@rostrum/contracts';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { contractQueryKey, tellRefusal, useApiClient, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { describeFailure, type SaveState } from './save-state.ts';
import type { postSchema } from './post-values.ts';

const autosaveMs = 3000;
const retryMs = 15_000;

interface PostSavingOptions {
  post: PostDetail;
  /** Under which the browser keeps what is not saved. */
  draftName: string;
  /** Starts with something to save: what an earlier page could not. */
  isRestored: boolean;
  /** Whether `post` is what this editor began with: not so where the browser kept words of an older version. */
  isBaseKnown: boolean;
  /** What somebody else saved must stay a version of its own. */
  isMerged: boolean;
  /** What stands in the editor now, checked by the contract. */
  collect: (version: number) => CheckedForm<typeof postSchema>;
  /** The same as it stands, to be kept in the browser. */
  snapshot: (version: number) => unknown;
}

/**
 * Saves a post while it is written: 3 seconds after the last change where nobody reads it yet, on demand where it is
 * public. What could not be saved is kept in the browser and tried again.
 */
export function usePostSaving({
  post,
  draftName,
  isRestored,
  isBaseKnown,
  isMerged,
  collect,
  snapshot,
}: PostSavingOptions) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(post);
  const [hasBase, setHasBase] = useState(isBaseKnown);
  const [state, setState] = useState<SaveState>(isRestored ? { step: 'changed' } : { step: 'saved' });
  const base = useRef(post);
  /** Counts changes, so that what is typed while a save is on its way is not taken for saved. */
  const changes = useRef({ made: isRestored ? 1 : 0, saved: 0 });
  /** After a conflict, what somebody else saved must stay a version of its own. */
  const isNewVersion = useRef(isMerged);
  const running = useRef<Promise<unknown>>(undefined);
  const isAutosaved = saved.status === 'draft' || saved.status === 'in_review';

  /** Takes over what the server answered. */
  const accept = useCallback(
    (next: PostDetail) => {
      base.current = next;
      setSaved(next);
      setHasBase(true);
      queryClient.setQueryData(contractQueryKey(postEditing.get, { params: { id: next.id } }), next);
      void queryClient.invalidateQueries({ queryKey: ['posts', 'posts.list'] });
    },
    [queryClient],
  );

  // What the latest drawing of the editor would say: calls outlive the drawing that began them.
  const latest = useRef({ collect, snapshot, state, isAutosaved });
  useLayoutEffect(() => {
    latest.current = { collect, snapshot, state, isAutosaved };
  });
  const keep = useCallback(
    () => draftStorage.save(draftName, latest.current.snapshot(base.current.version)),
    [draftName],
  );

  const send = useCallback(async (): Promise<boolean> => {
    const { body, faults } = latest.current.collect(base.current.version);
    if (faults) {
      setState({ step: 'refused', message: faults[0]?.message ?? 'Check the fields.' });
      return false;
    }
    const at = changes.current.made;
    setState({ step: 'saving' });
    try {
      accept(
        await api.call(postEditing.save, {
          params: { id: post.id },
          body: { ...body, ...(isNewVersion.current && { new_version: true }) },
        }),
      );
      isNewVersion.current = false;
      changes.current.saved = at;
      const isAll = changes.current.made === at;
      if (isAll) draftStorage.clear(draftName);
      setState({ step: isAll ? 'saved' : 'changed' });
      return true;
    } catch (error) {
      keep();
      setState(describeFailure(error));
      return false;
    }
  }, [accept, api, draftName, keep, post.id]);

  /** Everything that was typed is with the server once it answers true. One call at a time. */
  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    if (changes.current.made === changes.current.saved) return true;
    const sending = send();
    running.current = sending;
    return sending;
  }, [send]);

  const touch = useCallback(() => {
    changes.current.made += 1;
    // A conflict is settled by a choice, not by typing on.
    setState((present) => (present.step === 'conflict' ? present : { step: 'changed' }));
  }, []);

  useEffect(() => {
    if (state.step !== 'changed') return undefined;
    const keeping = setTimeout(keep, 300);
    const saving = isAutosaved ? setTimeout(() => void save(), autosaveMs) : undefined;
    return () => {
      clearTimeout(keeping);
      clearTimeout(saving);
    };
  }, [state, isAutosaved, keep, save]);

  useEffect(() => {
    if (state.step !== 'offline') return undefined;
    const again = () => void save();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [state.step, save]);

  // Leaving a draft saves it; the browser keeps it as well, should the call not arrive.
  useEffect(
    () => () => {
      if (latest.current.state.step !== 'changed') return;
      keep();
      if (latest.current.isAutosaved) void save();
    },
    [keep, save],
  );

  useUnsavedChanges(
    state.step !== 'saved' && (!isAutosaved || state.step !== 'changed') && state.step !== 'saving',
  );

  return {
    saved,
    state,
    save,
    touch,
    accept,
    /** What both editors of a conflict began with, where it is known. */
    base: hasBase ? saved : null,
    /** After a conflict: what somebody else saved. */
    async readNewer(): Promise<PostDetail | undefined> {
      try {
        return await api.call(postEditing.get, { params: { id: post.id } });
      } catch (error) {
        tellRefusal('Could not read the newer version.')(error);
        return undefined;
      }
    },
    /** After a conflict: what stands here replaces what somebody else saved. */
    async useOwn() {
      try {
        accept(await api.call(postEditing.get, { params: { id: post.id } }));
      } catch (error) {
        tellRefusal('Could not read the newer version.')(error);
        return;
      }
      isNewVersion.current = true;
      changes.current.made += 1;
      await save();
    },
    /** After a conflict: what stands here is given up. */
    dropOwn() {
      draftStorage.clear(draftName);
      changes.current.saved = changes.current.made;
      setState({ step: 'saved' });
    },
  };
}

export type PostSaving = ReturnType<typeof usePostSaving>;
