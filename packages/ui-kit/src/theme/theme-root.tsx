import type { ConfigProviderProps } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { ConfigProvider } from '../antd/core.ts';
import { usePrefersReducedMotion } from '../hooks/use-media-query.ts';
import { AppRoot } from './app.tsx';
import { antdTheme } from './antd-theme.ts';
import { watchOpenLists } from './leave-open-list.ts';
import { useTheme } from './use-theme.ts';

/** The nonce of the page's content security policy, as the server put it on its scripts. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

const csp = { nonce: typeof document === 'undefined' ? undefined : pageNonce() };

const settings = {
  csp,
  wave: { disabled: true },
  button: { autoInsertSpace: false },
  renderEmpty: () => <div className="r-no-options">No matches found.</div>,
} satisfies ConfigProviderProps;

function ThemedProvider({ children }: { children?: ReactNode }) {
  const { mode } = useTheme();
  const reducedMotion = usePrefersReducedMotion();
  return (
    <ConfigProvider {...settings} theme={antdTheme(mode, reducedMotion)}>
      {children}
    </ConfigProvider>
  );
}

// Static calls (Modal.confirm) render outside every tree; without this they would miss theme and nonce.
ConfigProvider.config({ holderRender: (children) => <ThemedProvider>{children}</ThemedProvider> });

/** Theme, nonce and the App context. The shell and every area wrap their React root in it. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  useEffect(watchOpenLists, []);
  return (
    <ThemedProvider>
      <AppRoot>{children}</AppRoot>
    </ThemedProvider>
  );
}
