import { defineShellBuild } from '@rostrum/federation/build';

export default defineShellBuild();
