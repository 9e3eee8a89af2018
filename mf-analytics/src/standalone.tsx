import { standalone } from '@rostrum/remote-runtime';
import { remote } from './remote.ts';

const container = document.querySelector<HTMLElement>('#area');
if (container) standalone(remote, container);
