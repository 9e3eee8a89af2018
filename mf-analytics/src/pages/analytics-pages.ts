// Fetched as one file: the three pages are made of the same charts and tiles, and lead to each other.
export { AnalyticsPage } from './analytics-page.tsx';
export { InquiryAnalyticsPage } from './inquiry-analytics-page.tsx';
export { PeopleAnalyticsPage } from './people-analytics-page.tsx';
