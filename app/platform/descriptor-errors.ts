/** EMFILE: this process has no descriptor left; ENFILE: the machine has none. */
const codes: readonly unknown[] = ["EMFILE", "ENFILE"];

/** Whether a file or connection could not be opened because too many are open: it says nothing about whether there is one. */
export const isOutOfDescriptors = (problem: unknown): boolean =>
  problem instanceof Error && codes.includes((problem as NodeJS.ErrnoException).code);
