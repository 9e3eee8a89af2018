import { authClient } from '@rostrum/auth-client';
import '@rostrum/ui-kit/base';
import { createRoot } from 'react-dom/client';
import { SignInPage } from './sign-in-page.tsx';
import { SignOutPage } from './sign-out-page.tsx';
import './sign-in.css';

// Accounts are made by administrators; the address of a sign-up page leads to signing in, wherever somebody found it.
if (location.pathname === '/signup') history.replaceState(null, '', `/login${location.search}`);

const isSignOut = location.pathname.replace(/\/+$/, '') === '/logout';

// On /logout there is nothing to find out: the session ends whatever it is.
if (!isSignOut) authClient.start();

const host = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
createRoot(host).render(isSignOut ? <SignOutPage /> : <SignInPage />);
