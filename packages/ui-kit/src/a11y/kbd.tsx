import type { ReactNode } from 'react';
import './kbd.css';

/** A key, as it is printed on the keyboard. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className="r-kbd">{children}</kbd>;
