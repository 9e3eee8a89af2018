// The door to react-router: shared by the shell, so only what is listed here is in its bundle.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  createPath,
  generatePath,
  matchPath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router';
