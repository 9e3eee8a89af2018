import { isApiError } from '@rostrum/api-client';
import { ConfirmDialog, getConfirmationKinds, type ConfirmationKind } from '@rostrum/confirmation';
import type { SecurityOverview } from '@rostrum/contracts';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

interface Confirmation {
  /** Asks who is there, by one of `kinds` or by any that they have. False when they turned back. */
  confirm: (kinds?: readonly ConfirmationKind[]) => Promise<boolean>;
  /** Does something sensitive; when the server wants a proof first, asks for it and does it again. Null: turned back. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
}

const ConfirmationContext = createContext<Confirmation | null>(null);

export function useConfirmation(): Confirmation {
  const confirmation = useContext(ConfirmationContext);
  if (!confirmation) throw new Error('useConfirmation needs <ConfirmationProvider> around it.');
  return confirmation;
}

interface Question {
  kinds: readonly ConfirmationKind[];
  answer: (isConfirmed: boolean) => void;
}

/** One dialogue for every sensitive change of the page. */
export function ConfirmationProvider({
  overview,
  children,
}: {
  /** Undefined while it loads. */
  overview: SecurityOverview | undefined;
  children: ReactNode;
}) {
  const own = useMemo(() => (overview ? getConfirmationKinds(overview) : []), [overview]);
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = useCallback(
    (kinds: readonly ConfirmationKind[] = own) =>
      new Promise<boolean>((resolve) =>
        setQuestion({
          kinds: own.filter((kind) => kinds.includes(kind)),
          answer(isConfirmed) {
            setQuestion(null);
            resolve(isConfirmed);
          },
        }),
      ),
    [own],
  );
  const value = useMemo<Confirmation>(
    () => ({
      confirm,
      async confirmed(act) {
        try {
          return await act();
        } catch (error) {
          if (!isApiError(error) || error.code !== 'confirmation_required') throw error;
          return (await confirm()) ? act() : null;
        }
      },
    }),
    [confirm],
  );
  return (
    <ConfirmationContext value={value}>
      {children}
      {question ? (
        <ConfirmDialog
          kinds={question.kinds}
          why="This changes how your account is protected."
          vouchedBy={overview?.vouched_by ?? null}
          onAnswer={question.answer}
        />
      ) : null}
    </ConfirmationContext>
  );
}
