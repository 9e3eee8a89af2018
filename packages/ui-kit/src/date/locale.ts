import 'dayjs/locale/en-gb.js';
import locale from 'antd/es/date-picker/locale/en_GB';

/** Weeks start on Monday; words are English. */
export const dayLocale = locale;
