export { setup, teardown } from '@rostrum/api-server/testing/global-setup';
