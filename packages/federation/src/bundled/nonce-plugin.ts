// A runtime plugin in each area's entry. It must run before any style sheet of the area is requested; an assignment in
// the exposed module would come too late.
import { pageNonce } from './page-nonce.ts';

__webpack_nonce__ = pageNonce() ?? '';

// oxlint-disable-next-line import/no-default-export -- the federation plugin imports the default of a runtime plugin
export default () => ({ name: 'rostrum-nonce' });
