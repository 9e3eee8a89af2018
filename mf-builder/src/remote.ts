import { defineRemote } from '@rostrum/remote-runtime';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

export const remote = defineRemote({ manifest, routes });
