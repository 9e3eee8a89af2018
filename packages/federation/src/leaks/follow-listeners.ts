import type { FindTracked } from './tracked-release.ts';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

const isCapturing = (options: Options) =>
  typeof options === 'boolean' ? options : options?.capture === true;

/** Follows listeners that releases add to a target which outlives them: window and document. */
export function followListeners(target: Window | Document, find: FindTracked): void {
  const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
  const remove: EventTarget['removeEventListener'] = target.removeEventListener.bind(target);
  const noted = new WeakMap<object, Map<string, () => void>>();

  const strike = (type: string, listener: Listener, options: Options) => {
    const key = `${type} ${isCapturing(options)}`;
    const known = listener && noted.get(listener);
    known?.get(key)?.();
    known?.delete(key);
  };

  const addEventListener = (type: string, listener: Listener, options?: Options) => {
    add(type, listener, options);
    const tracked = listener && find(addEventListener);
    if (!tracked) return;
    const known = noted.get(listener) ?? new Map<string, () => void>();
    noted.set(listener, known);
    strike(type, listener, options);
    known.set(
      `${type} ${isCapturing(options)}`,
      tracked.add({ kind: 'listener', remove: () => remove(type, listener, isCapturing(options)) }),
    );
    const signal = typeof options === 'object' ? options.signal : undefined;
    signal?.addEventListener('abort', () => strike(type, listener, options), { once: true });
  };
  target.addEventListener = addEventListener;
  target.removeEventListener = (type: string, listener: Listener, options?: Options) => {
    strike(type, listener, options);
    remove(type, listener, options);
  };
}
