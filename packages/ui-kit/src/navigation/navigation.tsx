import { createContext, useContext, type ReactNode } from 'react';

/** Takes the person to a path of this site without reloading the page. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

/** Lets the kit's links follow the area's router. Without it they are plain links. */
export const NavigationProvider = ({ navigate, children }: { navigate: Navigate; children: ReactNode }) => (
  <NavigationContext value={navigate}>{children}</NavigationContext>
);

export const useNavigation = (): Navigate | null => useContext(NavigationContext);
