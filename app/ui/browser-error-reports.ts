/** A problem in somebody's browser, as far as it helps us: what broke and where, nothing about the person. */
export interface BrowserError {
  message: string;
  place: string;
}

interface Quiet {
  target: EventTarget;
  console: Pick<Console, "info" | "log" | "debug" | "error">;
  report: (problem: BrowserError) => void;
}

/** So many are told of on one page; a page that breaks in a loop must not do so to the server. */
const mostReports = 5;

/**
 * Keeps what goes wrong from the visitor's console and tells the server instead (A8.02), and silences what was only meant for
 * whoever builds the shop (A8.03). Warnings and errors that the code writes itself stay, but for an answer that was given up while it
 * was read: Remix writes that as an error whenever somebody goes on before a page is there.
 */
export function reportBrowserErrors({ target, console, report }: Quiet): void {
  for (const level of ["info", "log", "debug"] as const) console[level] = () => undefined;
  const write = console.error;
  console.error = (...words) => {
    if (!words.some(isGivenUp)) write.apply(console, words);
  };
  let reports = 0;
  const tell = (event: Event, problem: BrowserError) => {
    event.preventDefault();
    reports += 1;
    if (reports <= mostReports) report(problem);
  };
  target.addEventListener("error", (event) => {
    const { message, filename, lineno } = event as ErrorEvent;
    if (message) tell(event, { message, place: `${filename}:${lineno}` });
  });
  target.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    tell(event, { message: String(reason), place: (reason instanceof Error && reason.stack?.split("\n")[1]?.trim()) || "" });
  });
}

const isGivenUp = (word: unknown): boolean => word instanceof DOMException && word.name === "AbortError";
