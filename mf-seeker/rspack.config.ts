import { defineRemoteBuild } from '@rostrum/federation/build';

export default defineRemoteBuild();
