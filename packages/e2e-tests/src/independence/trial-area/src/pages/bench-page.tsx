import { useEffect, useState } from 'react';
import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Input, Page } from '@rostrum/ui-kit';
import { fault, label } from '../fault.ts';
import { leak } from '../leak.ts';
import styles from './bench-page.module.css';

function blockMainThread(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end;);
}

/** A page with one button for each thing that can go wrong while it is on screen. */
export function BenchPage() {
  const [isBroken, setBroken] = useState(false);
  const [count, setCount] = useState(0);
  const [draft, setDraft] = useState('');
  useUnsavedChanges(draft !== '');
  useEffect(() => {
    if (fault === 'leaks') leak();
  }, []);
  if (fault === 'throws-at-first-render') throw new Error('The trial area threw in its first render.');
  if (isBroken) throw new Error('The trial area threw in an update.');
  return (
    <Page title="Trial">
      <p className={styles.bench} data-trial="bench">
        Release {label}
      </p>
      <Input aria-label="Draft" value={draft} onChange={({ target }) => setDraft(target.value)} />
      <Button onClick={() => setCount(count + 1)}>Counted {count}</Button>
      <Button onClick={() => setBroken(true)}>Throw in an update</Button>
      <Button
        onClick={() => {
          throw new Error('The trial area threw in an event handler.');
        }}
      >
        Throw in a handler
      </Button>
      <Button onClick={() => blockMainThread(3000)}>Block for three seconds</Button>
    </Page>
  );
}
