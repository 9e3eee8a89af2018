/**
 * Shared modules that the shell itself never needs at its start. The bundler provides a shared module only when the build
 * refers to it; nothing here is called, areas fetch these when they need them.
 */
export const providedOnDemand = [
  () => import('@rostrum/contracts/analytics'),
  () => import('@rostrum/contracts/builder'),
  () => import('@rostrum/contracts/fields'),
  () => import('@rostrum/contracts/inquiries'),
  () => import('@rostrum/contracts/people'),
  () => import('@rostrum/contracts/notifications'),
  () => import('@rostrum/contracts/posts'),
  () => import('@rostrum/contracts/qanda'),
  () => import('@rostrum/contracts/settings'),
  () => import('@rostrum/ui-kit/data'),
  () => import('@rostrum/ui-kit/date'),
  () => import('@rostrum/ui-kit/form'),
];
