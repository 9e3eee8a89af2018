import type { ComponentType, createElement as CreateElement, FunctionComponent } from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';
import type * as Library from 'next-auth/react';
import { createTabModules } from './tab-modules.ts';
import type { Tab } from './tabs.ts';

export type LibrarySession = {
  user?: Record<string, unknown>;
  expires?: string;
  sessionToken?: string;
} | null;

interface SessionValue {
  status: 'loading' | 'authenticated' | 'unauthenticated';
  data: LibrarySession;
  update(data?: unknown): Promise<LibrarySession>;
}

export interface MountOptions {
  refetchInterval?: number;
  refetchWhenOffline?: false;
  refetchOnWindowFocus?: boolean;
  /** useSession({ required: true }) */
  required?: boolean;
}

type Props = Omit<MountOptions, 'required'>;

/** The library's React client in one tab: a SessionProvider and one component that calls useSession. */
export function mountClient(tab: Tab, { required = false, ...props }: MountOptions = {}) {
  const load = createTabModules(tab);
  const { createElement } = load('react') as unknown as { createElement: typeof CreateElement };
  const { createRoot } = load('react-dom/client') as unknown as { createRoot: typeof CreateRoot };
  const library = load('next-auth/react') as unknown as typeof Library;
  const provider = library.SessionProvider as unknown as ComponentType<Props>;
  const useSession = library.useSession as unknown as (options: { required: boolean }) => SessionValue;

  const statuses: SessionValue['status'][] = [];
  let latest: SessionValue | undefined;
  const Watcher: FunctionComponent = () => {
    latest = useSession({ required });
    if (statuses.at(-1) !== latest.status) statuses.push(latest.status);
    return null;
  };
  const page = tab.window.document.getElementById('page');
  if (!page) throw new Error('The tab has no page.');
  const root = createRoot(page);
  root.render(createElement(provider, props, createElement(Watcher)));
  tab.onClose.push(() => root.unmount());
  const current = (): SessionValue => {
    if (!latest) throw new Error('Nothing is drawn yet.');
    return latest;
  };
  return {
    library,
    statuses,
    status: () => latest?.status,
    session: () => latest?.data ?? null,
    update: (data?: unknown) => current().update(data),
  };
}

export type MountedClient = ReturnType<typeof mountClient>;
