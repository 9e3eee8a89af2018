// A runtime plugin in each area's entry. It must run before any style sheet of the area is requested; an assignment in
// the exposed module would come too late.
import { pageNonce } from './page-nonce.ts';

__webpack_nonce__ = pageNonce() ?? '';

export default () => ({ name: 'rostrum-nonce' });
