import type { Asking } from './dialog-parts.tsx';

export type Question = Parameters<Asking['confirm']>[0];

export interface QuestionQueue {
  /** Asks in a dialog; at once where dialogs are there, otherwise as soon as they are. */
  ask: (question: Question) => void;
  /** Dialogs are there: asks what waits. */
  begin: (asking: Pick<Asking, 'confirm'>) => void;
}

/** Asks in a dialog of the browser: what may not be lost is asked for without a connection, too. */
function askPlainly({ title, onOk, onCancel }: Question): void {
  const isAgreed = window.confirm(typeof title === 'string' ? title : 'Are you sure?');
  void (isAgreed ? onOk : onCancel)?.();
}

/** Questions in their order. `load` fetches what they are drawn with; without it the browser asks them. */
export function createQuestionQueue(load: () => Promise<unknown>): QuestionQueue {
  let asking: Pick<Asking, 'confirm'> | undefined;
  const waiting: Question[] = [];
  return {
    ask(question) {
      if (asking) {
        asking.confirm(question);
        return;
      }
      waiting.push(question);
      load().catch(() => {
        for (const left of waiting.splice(0)) askPlainly(left);
      });
    },
    begin(ready) {
      asking = ready;
      for (const question of waiting.splice(0)) ready.confirm(question);
    },
  };
}
