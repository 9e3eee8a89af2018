import { isApiError } from '@rostrum/api-client';
import type { SecurityOverview } from '@rostrum/contracts';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Kind = SecurityOverview['confirmation_kinds'][number];

interface Confirmation {
  /** Asks who is there, by one of `kinds` or by any that they have. False when they turned back. */
  confirm: (kinds?: readonly Kind[]) => Promise<boolean>;
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
  kinds: readonly Kind[];
  answer: (isConfirmed: boolean) => void;
}

/** One dialogue for every sensitive change of the page. */
export function ConfirmationProvider({
  kinds: own,
  children,
}: {
  kinds: readonly Kind[];
  children: ReactNode;
}) {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = useCallback(
    (kinds: readonly Kind[] = own) =>
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
      {question ? <ConfirmDialog kinds={question.kinds} onAnswer={question.answer} /> : null}
    </ConfirmationContext>
  );
}
