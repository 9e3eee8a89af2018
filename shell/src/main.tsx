import '@rostrum/ui-kit/base';
import './areas/shared-modules.ts';
import { showFatalPage } from './areas/fatal-page.ts';
import { start } from './start.tsx';

try {
  start(document.getElementById('root') ?? document.body.appendChild(document.createElement('div')));
} catch (error) {
  showFatalPage(error);
}
