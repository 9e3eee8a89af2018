import { authClient } from '@rostrum/auth-client';
import '@rostrum/ui-kit/base';
import { createRoot } from 'react-dom/client';
import { paths } from './address/paths.ts';
import { SignInApp } from './sign-in-app.tsx';
import './styles/index.css';

// On /logout there is nothing to find out: the session ends whatever it is.
if (!location.pathname.startsWith(paths.signOut.path)) authClient.start();

const host = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
createRoot(host).render(<SignInApp />);
