import { isApiError } from '@rostrum/api-client';
import { security, type SecurityOverview } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { lazy, Suspense, useState } from 'react';

const ConfirmDialog = lazy(async () => ({ default: (await import('@rostrum/confirmation')).ConfirmDialog }));

interface Question {
  overview: SecurityOverview;
  answer: (isProved: boolean) => void;
}

/**
 * Does something sensitive; when the server wants to know first who is there, asks and does it again. Whoever turns back gets
 * the refusal that the server gave.
 */
export function useProof() {
  const api = useApiClient();
  const [question, setQuestion] = useState<Question | null>(null);

  async function proved<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'confirmation_required') throw error;
      const overview = await api.call(security.get);
      const isProved = await new Promise<boolean>((answer) => setQuestion({ overview, answer }));
      setQuestion(null);
      if (!isProved) throw error;
      return act();
    }
  }

  const dialog = question ? (
    <Suspense fallback={null}>
      <ConfirmDialog
        kinds={question.overview.confirmation_kinds}
        vouchedBy={question.overview.vouched_by}
        why="The file holds what people wrote to your organisation."
        onAnswer={question.answer}
      />
    </Suspense>
  ) : null;
  return { proved, dialog };
}
