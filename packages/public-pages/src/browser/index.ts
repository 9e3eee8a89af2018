import { startActions } from './actions.ts';
import { startColours } from './colours.ts';
import { startInquireBar } from './inquire-bar.ts';
import { startInquiry } from './inquiry.ts';
import { reportView } from './report.ts';
import { startSide } from './side.ts';

startColours();
startActions();
startInquiry();
startInquireBar();
startSide();
reportView();
