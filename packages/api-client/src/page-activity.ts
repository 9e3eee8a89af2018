/** A page this long out of sight gives its live connection back: HTTP/1.1 browsers allow six for all tabs together. */
const hiddenForMs = 30_000;

export interface PageActivity {
  onRest(): void;
  onWake(): void;
}

/** Tells when the page goes out of sight for a while, and when it, or the network, comes back. */
export function watchPageActivity({ onRest, onWake }: PageActivity): () => void {
  if (typeof document === 'undefined') return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(onRest, hiddenForMs);
    else onWake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onWake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onWake);
  };
}
