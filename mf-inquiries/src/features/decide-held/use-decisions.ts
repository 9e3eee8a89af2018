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

  /** Of one decision at a time: what is decided alike goes in one call. */
  const carryOut = useCallback(
    async (decided: readonly Waiting[], { outlastsPage }: { outlastsPage: boolean }) => {
      const [first] = decided;
      if (first === undefined) return;
      for (const { card, timer } of decided) {
        waiting.current.delete(card);
        window.clearTimeout(timer);
        notificationStore.dismiss(card);
      }
      const ids = decided.flatMap((each) => each.ids);
      try {
        await api.call(quarantine.decide, { body: { ids, decision: first.decision }, outlastsPage });
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

  const carryOutAll = useCallback(
    ({ outlastsPage = false } = {}) => {
      for (const alike of Map.groupBy(waiting.current.values(), ({ decision }) => decision).values())
        void carryOut(alike, { outlastsPage });
    },
    [carryOut],
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
      const timer = window.setTimeout(() => {
        const decided = waiting.current.get(card);
        if (decided) void carryOut([decided], { outlastsPage: false });
      }, undoSeconds * 1000);
      waiting.current.set(card, { ids, decision, timer, card });
      setHidden((known) => new Set([...known, ...ids]));
    },
    [carryOut, undo],
  );

  useEffect(() => {
    // Closing or reloading the tab takes nothing down: only what is sent from here arrives then. Where the first of the two
    // is not told, as on phones, the second is.
    const leave = () => carryOutAll({ outlastsPage: true });
    for (const event of leavings) window.addEventListener(event, leave);
    return () => {
      for (const event of leavings) window.removeEventListener(event, leave);
      carryOutAll();
    };
  }, [carryOutAll]);

  return { decide, undo: () => undo(), carryOutAll, hidden };
}
