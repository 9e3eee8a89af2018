export { type BackgroundWork, createBackgroundWork } from './background-work.ts';
export { createBoss, stopBoss } from './job-queue.ts';
export { openQueue, promptly, type Schedule, workOnSchedule } from './work-on-schedule.ts';
