import { startActions } from './actions.ts';
import { startColours } from './colours.ts';
import { startHelpful } from './helpful.ts';
import { startInquireBar } from './inquire-bar.ts';
import { startInquiry } from './inquiry.ts';
import { reportView } from './report.ts';
import { startSide } from './side.ts';
import { startVideos } from './videos.ts';

startColours();
startActions();
startInquiry();
startInquireBar();
startHelpful();
startSide();
startVideos();
reportView();
