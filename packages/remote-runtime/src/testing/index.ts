export { TestArea, testSession, type TestAreaProps } from './test-area.tsx';
export { areaFaults } from './area-faults.ts';
