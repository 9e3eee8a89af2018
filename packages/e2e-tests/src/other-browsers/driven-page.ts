/** An element of a page in whichever browser is driven. Clicks and keys are real input events of that browser. */
export interface DrivenElement {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Selects an option of a native select by its label. */
  select: (label: string) => Promise<void>;
  press: (key: 'Enter' | 'Space' | 'Tab') => Promise<void>;
}

/** One page of a browser profile of its own, driven by the protocol that the browser has. */
export interface DrivenPage extends AsyncDisposable {
  /** Which program is driven, with its version. */
  version: string;
  open: (address: string) => Promise<void>;
  /** Runs a script in the page, whatever its Content Security Policy says. */
  runScript: (source: string) => Promise<void>;
  isTrue: (expression: string) => Promise<boolean>;
  /** What a JavaScript expression results in, as text. */
  read: (expression: string) => Promise<string>;
  /** The element that a JavaScript expression results in, or null. */
  query: (expression: string) => Promise<DrivenElement | null>;
}

/** A browser that can be driven here, or how to get it. */
export type DrivenBrowser = { open: () => Promise<DrivenPage> } | { missing: string };
