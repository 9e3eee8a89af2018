import { quarantine, type HeldDecision, type HeldInquiry } from '@rostrum/contracts/inquiries';
import { resourceOf, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notificationStore, notify } from '@rostrum/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a decision can be undone. Mails cannot be called back, so nothing is sent before. */
export const undoSeconds = 8;

interface Waiting {
  ids: string[];
  decision: HeldDecision;
  timer: number;
  card: number;
}

const words: Record<HeldDecision, string> = {
  release: 'Releasing',
  release_and_allow: 'Releasing and allowing the sender of',
  confirm: 'Marking as spam:',
};
const leavings = ['beforeunload', 'pagehide'] as const;
const resources = [resourceOf(quarantine.list), 'inquiries'];

/**
 * Decisions, each carried out once it can no longer be undone, or when the page is left. What is decided leaves the list
 * at once; a refusal brings it back.
 */
export function useDecisions() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const waiting = useRef(new Map<number, Waiting>());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const show = useCallback(
    (ids: readonly string[]) => setHidden((known) => new Set([...known].filter((id) => !ids.includes(id)))),
    [],
  );

  const carryOut = useCallback(
    async (card: number, isLeaving = false) => {
      const decided = waiting.current.get(card);
      if (decided === undefined) return;
      waiting.current.delete(card);
      window.clearTimeout(decided.timer);
      notificationStore.dismiss(card);
      const { ids, decision } = decided;
      try {
        await api.call(quarantine.decide, { body: { ids, decision }, outlastsPage: isLeaving });
      } catch (error) {
        notify.error({
          title: 'The decision was not saved.',
          description: error instanceof Error ? error.message : undefined,
        });
      }
      await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
      show(ids);
    },
    [api, queryClient, show],
  );

  const undo = useCallback(
    (card: number | undefined = [...waiting.current.keys()].at(-1)) => {
      const decided = card === undefined ? undefined : waiting.current.get(card);
      if (card === undefined || decided === undefined) return;
      waiting.current.delete(card);
      window.clearTimeout(decided.timer);
      notificationStore.dismiss(card);
      show(decided.ids);
    },
    [show],
  );

  const decide = useCallback(
    (items: readonly HeldInquiry[], decision: HeldDecision) => {
      if (items.length === 0) return;
      const ids = items.map(({ id }) => id);
      const [first] = items;
      const what = items.length === 1 ? (first?.ref ?? '') : `${items.length} inquiries`;
      const card = notify.info({
        title: `${words[decision]} ${what}`,
        undo: { run: () => undo(card), seconds: undoSeconds },
      });
      const timer = window.setTimeout(() => void carryOut(card), undoSeconds * 1000);
      waiting.current.set(card, { ids, decision, timer, card });
      setHidden((known) => new Set([...known, ...ids]));
    },
    [carryOut, undo],
  );

  useEffect(() => {
    const all = waiting.current;
    // Closing or reloading the tab takes nothing down: only what is sent from here arrives then. Where the first of the two
    // is not told, as on phones, the second is.
    const leave = () => {
      for (const card of all.keys()) void carryOut(card, true);
    };
    for (const event of leavings) window.addEventListener(event, leave);
    return () => {
      for (const event of leavings) window.removeEventListener(event, leave);
      for (const card of all.keys()) void carryOut(card);
    };
  }, [carryOut]);

  /** Carries out at once what waits, so that the next ones can be shown. */
  const carryOutAll = () => {
    for (const card of waiting.current.keys()) void carryOut(card);
  };

  return { decide, undo: () => undo(), carryOutAll, hidden };
}
