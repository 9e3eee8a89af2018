import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Modal } from '../antd/core.ts';

export interface AppTools {
  /** Questions in a dialog, with theme and language of the page that asks. */
  modal: ReturnType<typeof Modal.useModal>[0];
}

const AppContext = createContext<AppTools | null>(null);

/** Where dialogs that are asked for by a call are drawn. antd's own brings its messages and notifications as well. */
export function AppRoot({ children }: { children: ReactNode }) {
  const [modal, holder] = Modal.useModal();
  const tools = useMemo(() => ({ modal }), [modal]);
  return (
    <AppContext value={tools}>
      {holder}
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
