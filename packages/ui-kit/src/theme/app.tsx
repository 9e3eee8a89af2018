import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { loadDialogs, loadDialogsAtTouch, useDialogParts } from '../dialogs/load-dialogs.ts';
import { createQuestionQueue, type QuestionQueue } from '../dialogs/question-queue.ts';

export interface AppTools {
  /** Questions in a dialog, with theme and language of the page that asks. */
  modal: { confirm: QuestionQueue['ask'] };
}

const AppContext = createContext<AppTools | null>(null);

function createTools() {
  const { ask, begin } = createQuestionQueue(loadDialogs);
  return { begin, tools: { modal: { confirm: ask } } };
}

/** Where dialogs that are asked for by a call are drawn. antd's own brings its messages and notifications as well. */
export function AppRoot({ children }: { children: ReactNode }) {
  const parts = useDialogParts();
  const [{ begin, tools }] = useState(createTools);
  useEffect(loadDialogsAtTouch, []);
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
