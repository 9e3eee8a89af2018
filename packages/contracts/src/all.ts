/** Every contract of the API, for tools and tests that go over all of them. Browsers take what they need. */
export * from './index.ts';
export * from './directory-api.contract.ts';
export * from './platform.contract.ts';
export * from './releases.contract.ts';
export * from './areas/analytics/index.ts';
export * from './areas/builder/index.ts';
export * from './areas/fields/index.ts';
export * from './areas/inquiries/index.ts';
export * from './areas/people/index.ts';
export * from './areas/notifications/index.ts';
export * from './areas/posts/index.ts';
export * from './areas/qanda/index.ts';
export * from './areas/settings/index.ts';
export * from './areas/terms/index.ts';
export * from './areas/memberships/index.ts';
