export { dashboardRoutes, type SpecifiedRoute } from './dashboard-routes.ts';
export {
  navigationTables,
  tabAddresses,
  tabPages,
  type SpecifiedRow,
  type TabGroup,
} from './navigation-tables.ts';
export { asFinished, readAreaManifests } from './area-manifests.ts';
