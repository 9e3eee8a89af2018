import { type CheckedForm } from '@rostrum/contracts';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { tellRefusal, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { createQuietTimer } from './quiet-timer.ts';
import { describeFailure } from './save-state.ts';
import { createSaveStates, useSaveState } from './save-states.ts';
import type { postSchema } from './post-values.ts';

const autosaveMs = 3000;
/** Writing a long text out takes longer than a key may: not while words are typed. */
const keepMs = 1000;
const retryMs = 15_000;

/**
 * Saves what was typed, then makes another change of the post, and takes over the post that the change answers. Nothing is
 * saved in between. Resolves with null when what was typed could not be saved; the change is not made then.
 */
type ChangePost = (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;

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
  const [states] = useState(() => createSaveStates({ step: isRestored ? 'changed' : 'saved' }));
  const base = useRef(post);
  /** Counts changes, so that what is typed while a save is on its way is not taken for saved. */
  const changes = useRef({ made: isRestored ? 1 : 0, saved: 0 });
  /** After a conflict, what somebody else saved must stay a version of its own. */
  const isNewVersion = useRef(isMerged);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isAutosaved = saved.status === 'draft' || saved.status === 'in_review';

  /** Takes over what the server answered. */
  const accept = useCallback(
    (next: PostDetail) => {
      base.current = next;
      setSaved(next);
      setHasBase(true);
      void queryClient.invalidateQueries({ queryKey: ['posts', 'posts.list'] });
    },
    [queryClient],
  );

  // What the latest drawing of the editor would say: calls outlive the drawing that began them.
  const latest = useRef({ collect, snapshot, isAutosaved });
  useLayoutEffect(() => {
    latest.current = { collect, snapshot, isAutosaved };
  });
  const keep = useCallback(
    () => draftStorage.save(draftName, latest.current.snapshot(base.current.version)),
    [draftName],
  );

  const send = useCallback(
    async (isQuiet: boolean): Promise<boolean> => {
      const { body, faults } = latest.current.collect(base.current.version);
      if (faults) {
        states.set({ step: 'refused', message: faults[0]?.message ?? 'Check the fields.' });
        return false;
      }
      const at = changes.current.made;
      states.set({ step: 'saving' });
      try {
        const next = await api.call(postEditing.save, {
          params: { id: post.id },
          body: { ...body, ...(isNewVersion.current && { new_version: true }) },
        });
        // A save that nobody asked for redraws the page between two keys, not before the next.
        if (isQuiet) startTransition(() => accept(next));
        else accept(next);
        isNewVersion.current = false;
        changes.current.saved = at;
        const isAll = changes.current.made === at;
        if (isAll) draftStorage.clear(draftName);
        states.set({ step: isAll ? 'saved' : 'changed' });
        return true;
      } catch (error) {
        keep();
        states.set(describeFailure(error));
        return false;
      }
    },
    [accept, api, draftName, keep, post.id, states],
  );

  /** Runs calls that change the post one after the other: each names the version that the one before led to. */
  const enqueue = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.current.then(work);
    queue.current = result.catch(() => undefined);
    return result;
  }, []);
  const saveChanges = useCallback(
    async (isQuiet: boolean): Promise<boolean> => {
      if (changes.current.made !== changes.current.saved) return send(isQuiet);
      // What follows is about the post as it is now, even where that is not drawn yet.
      if (!isQuiet) setSaved(base.current);
      return true;
    },
    [send],
  );
  const saveBy = useCallback(
    (isQuiet: boolean) => enqueue(() => saveChanges(isQuiet)),
    [enqueue, saveChanges],
  );
  /** Everything that was typed is with the server once it answers true. */
  const save = useCallback(() => saveBy(false), [saveBy]);
  const change = useCallback<ChangePost>(
    (work) =>
      enqueue(async () => {
        if (!(await saveChanges(false))) return null;
        const next = await work(base.current);
        accept(next);
        return next;
      }),
    [accept, enqueue, saveChanges],
  );

  const touch = useCallback(() => {
    changes.current.made += 1;
    // A conflict is settled by a choice, not by typing on.
    if (states.read().step !== 'conflict') states.set({ step: 'changed' });
  }, [states]);

  useEffect(() => {
    const keeping = createQuietTimer(keepMs, keep);
    const saving = createQuietTimer(autosaveMs, () => void saveBy(true));
    const follow = () => {
      if (states.read().step === 'changed') {
        keeping.touch();
        if (isAutosaved) saving.touch();
      } else {
        keeping.stop();
        saving.stop();
      }
    };
    follow();
    const unfollow = states.subscribe(follow);
    return () => {
      unfollow();
      keeping.stop();
      saving.stop();
    };
  }, [states, isAutosaved, keep, saveBy]);

  const isOffline = useSaveState(states, ({ step }) => step === 'offline');
  useEffect(() => {
    if (!isOffline) return undefined;
    const again = () => void saveBy(true);
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isOffline, saveBy]);

  // Leaving a draft saves it; the browser keeps it as well, should the call not arrive. A reload only keeps it.
  useEffect(() => {
    const keepChanged = () => {
      if (states.read().step === 'changed') keep();
    };
    window.addEventListener('pagehide', keepChanged);
    return () => {
      window.removeEventListener('pagehide', keepChanged);
      keepChanged();
      if (states.read().step === 'changed' && latest.current.isAutosaved) void saveBy(true);
    };
  }, [keep, saveBy, states]);

  return {
    saved,
    states,
    isAutosaved,
    save,
    change,
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
      states.set({ step: 'saved' });
    },
  };
}

export type PostSaving = ReturnType<typeof usePostSaving>;
