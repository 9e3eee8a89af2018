export type NotificationKind = 'success' | 'error' | 'info';

export interface NotificationUndo {
  run: () => void | Promise<void>;
  label?: string;
  seconds?: number;
}

export interface NotificationContent {
  title: string;
  description?: string;
  undo?: NotificationUndo;
}

export interface NotificationItem extends NotificationContent {
  id: number;
  kind: NotificationKind;
}

const plainSeconds = 6;
const undoSeconds = 8;
const listeners = new Set<() => void>();
let items: readonly NotificationItem[] = [];
let nextId = 1;

function replace(next: readonly NotificationItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function add(kind: NotificationKind, content: NotificationContent): number {
  const item = { ...content, kind, id: nextId++ };
  replace([...items, item]);
  return item.id;
}

/** The page's notifications: one list, whichever area speaks. */
export const notificationStore = {
  get: (): readonly NotificationItem[] => items,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number): void => replace(items.filter((item) => item.id !== id)),
  clear: (): void => replace([]),
};

/** Tells the person what happened. Errors stay until dismissed; the others leave by themselves. */
export const notify = {
  success: (content: NotificationContent): number => add('success', content),
  error: (content: NotificationContent): number => add('error', content),
  info: (content: NotificationContent): number => add('info', content),
};

/** How long an item stays, in seconds; null for errors, which wait to be dismissed. */
export function lifetimeSeconds(item: NotificationItem): number | null {
  if (item.kind === 'error') return null;
  return item.undo ? (item.undo.seconds ?? undoSeconds) : plainSeconds;
}

/** Runs a callback and returns the ids of the errors that it showed. */
export function captureErrors(run: () => void): number[] {
  const known = new Set(items.map(({ id }) => id));
  run();
  return items.flatMap(({ id, kind }) => (kind === 'error' && !known.has(id) ? [id] : []));
}
