/** V8's own way to look one frame up; other engines write the whole stack, which is dearer and as good. */
interface StackCapture {
  captureStackTrace?: (target: object, above: CallableFunction) => void;
  stackTraceLimit?: number;
}

/** Frames between a caller and this function in engines that cannot leave frames out: this one, its asker, the wrapper. */
const framesBetween = 3;

/** Where the code stands that called `wrapper`, as a line of the stack. */
export function callerOf(wrapper: CallableFunction): string {
  const capture: StackCapture = Error;
  if (!capture.captureStackTrace) return new Error().stack?.split('\n')[framesBetween] ?? '';
  const limit = capture.stackTraceLimit;
  const holder: { stack?: string } = {};
  capture.stackTraceLimit = 1;
  capture.captureStackTrace(holder, wrapper);
  capture.stackTraceLimit = limit;
  return holder.stack ?? '';
}
