// The only import of react-router: shared by the shell, so only what is listed here is in its bundle.
export {
  Navigate,
  Route,
  Routes,
  createPath,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
export type { Location, NavigateFunction, To } from 'react-router';
