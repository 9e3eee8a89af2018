export { createHostHistory } from './platform/host-history.ts';
export { originsOf } from './platform/overrides/override-in-force.ts';
export { createOverrideService } from './platform/overrides/overrides.service.ts';
export { type ReleaseProofs, createReleaseProofs } from './proofs/release-proofs.ts';
export {
  type ClaimRequest,
  type ClaimService,
  createClaimService,
} from './releases/changes/claims.service.ts';
export { claimKinds } from './releases/claims/claims.ts';
export {
  type DeployTokenService,
  createDeployTokenService,
} from './releases/deploy-tokens/deploy-tokens.service.ts';
export { describeTokens } from './releases/deploy-tokens/describe-tokens.ts';
export type { ReleasedFile } from './releases/released-file.ts';
export { registryModules } from './registry-modules.ts';
export type { RegistryDeps } from './registry-deps.ts';
export { type Releases, createReleases } from './releases/releases.service.ts';
export type { ResolvedOverride } from './releases/resolution/resolve-registry.ts';
export { type VisitorLookup, createVisitorLookup } from './releases/visitor-of.ts';
export { type Site, createSite } from './site/site.ts';
