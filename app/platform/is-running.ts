/** Whether a process of this machine has this number now; one of another account counts. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
