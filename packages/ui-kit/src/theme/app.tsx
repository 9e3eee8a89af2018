import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Asking } from '../dialogs/dialog-parts.tsx';
import { loadDialogs, loadDialogsAtTouch, useDialogParts } from '../dialogs/load-dialogs.ts';

type Question = Parameters<Asking['confirm']>[0];

export interface AppTools {
  /** Questions in a dialog, with theme and language of the page that asks. */
  modal: { confirm: (question: Question) => void };
}

const AppContext = createContext<AppTools | null>(null);

/** Asks in a dialog of the browser: what may not be lost is asked for without a connection, too. */
function askPlainly({ title, onOk, onCancel }: Question): void {
  const isAgreed = window.confirm(typeof title === 'string' ? title : 'Are you sure?');
  void (isAgreed ? onOk : onCancel)?.();
}

/** Where dialogs that are asked for by a call are drawn. antd's own brings its messages and notifications as well. */
export function AppRoot({ children }: { children: ReactNode }) {
  const parts = useDialogParts();
  const asking = useRef<Asking>(null);
  const waiting = useRef<Question[]>([]);
  useEffect(loadDialogsAtTouch, []);
  const begin = useCallback((ready: Asking) => {
    asking.current = ready;
    for (const question of waiting.current.splice(0)) ready.confirm(question);
  }, []);
  const tools = useMemo<AppTools>(() => {
    const confirm = (question: Question) => {
      if (asking.current) {
        asking.current.confirm(question);
        return;
      }
      waiting.current.push(question);
      loadDialogs().catch(() => {
        for (const left of waiting.current.splice(0)) askPlainly(left);
      });
    };
    return { modal: { confirm } };
  }, []);
  return (
    <AppContext value={tools}>
      {parts && <parts.QuestionHolder onReady={begin} />}
      {children}
    </AppContext>
  );
}

function useApp(): AppTools {
  const tools = useContext(AppContext);
  if (!tools) throw new Error('App.useApp() was called outside of ThemeRoot.');
  return tools;
}

/** What antd's `App` offers, as far as it is in use here: our notifications come from `notify`. */
export const App = { useApp };
