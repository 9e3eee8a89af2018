// Fetched as one file: the three pages are made of the same charts and tiles, and lead to each other.
export { AnalyticsPage } from './pages/analytics-page.tsx';
export { InquiryAnalyticsPage } from './pages/inquiry-analytics-page.tsx';
export { PeopleAnalyticsPage } from './pages/people-analytics-page.tsx';
