const held: unknown[] = [];

/** Leaves behind at each mount what a careless area leaves: listeners, a timer, a style tag, a portal, memory. */
export function leak() {
  const node = document.createElement('div');
  node.dataset['leaked'] = 'node';
  const style = document.createElement('style');
  style.dataset['leaked'] = 'style';
  document.body.append(node);
  document.head.append(style);
  for (const name of ['resize', 'scroll', 'keydown', 'pointermove', 'visibilitychange'])
    window.addEventListener(name, () => held.push(node));
  setInterval(() => {
    throw new Error('A timer of the trial area outlived it.');
  }, 250);
  held.push(Array.from({ length: 50_000 }, () => node));
}
