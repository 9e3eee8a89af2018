import { createElement } from 'react';
import { defineRemote, type Remote } from '@rostrum/remote-runtime';
import { fault, type Fault } from './fault.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';
import { Thrower } from './thrower.tsx';

const sound = defineRemote({ manifest, routes });

const faulty: Partial<Record<Fault, Partial<Remote>>> = {
  'throws-at-mount': {
    mount() {
      throw new Error('The trial area threw while mounting.');
    },
  },
  'hangs-at-mount': { mount: () => new Promise<void>(() => {}) },
  'throws-outside-its-boundary': {
    mount({ container, createRoot, onError }) {
      const root = createRoot(container, { onUncaughtError: (error) => onError(error, 'root') });
      root.render(createElement(Thrower));
    },
  },
  'throws-at-unmount': {
    unmount() {
      throw new Error('The trial area threw while unmounting.');
    },
  },
  'never-unmounts': { unmount: () => new Promise<void>(() => {}) },
};

if (fault === 'throws-at-import') throw new Error('The trial area threw at import.');

export const remote = fault === 'has-no-lifecycles' ? { manifest } : { ...sound, ...faulty[fault] };
