export { defineRemoteBuild } from './define-remote-build.ts';
export { defineShellBuild } from './define-shell-build.ts';
export { sharedModules, type SharedModule } from './shared-policy.ts';
