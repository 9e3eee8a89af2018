import { useSyncExternalStore } from 'react';
import { themeStore, type ThemeState } from './theme-store.ts';

/** The colour mode as React state. */
export const useTheme = (): ThemeState =>
  useSyncExternalStore(themeStore.subscribe, themeStore.get, themeStore.get);
