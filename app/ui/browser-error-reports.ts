/** An error in a visitor's browser: message and place, without personal data. */
export interface BrowserError {
  message: string;
  place: string;
}

interface ReportOptions {
  target: EventTarget;
  console: Pick<Console, "info" | "log" | "debug" | "error">;
  report: (problem: BrowserError) => void;
}

/** Limit of reports per page, against error loops. */
const maxReports = 5;

/**
 * Reports errors to the server instead of the visitor's console (A8.02), and drops development messages (A8.03). Warnings and errors that
 * the code logs itself stay, except for a response that was aborted while it was read: whenever the user navigates before a page has
 * loaded, Remix logs that as an error or leaves it as a rejection that nobody handles.
 */
export function reportBrowserErrors({ target, console, report }: ReportOptions): void {
  for (const level of ["info", "log", "debug"] as const) console[level] = () => undefined;
  const write = console.error;
  console.error = (...words) => {
    if (!words.some(isAborted)) write.apply(console, words);
  };
  let reports = 0;
  const reportOnce = (event: Event, problem: BrowserError) => {
    event.preventDefault();
    reports += 1;
    if (reports <= maxReports) report(problem);
  };
  target.addEventListener("error", (event) => {
    const { message, filename, lineno } = event as ErrorEvent;
    if (message) reportOnce(event, { message, place: `${filename}:${lineno}` });
  });
  target.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (isAborted(reason)) return event.preventDefault();
    reportOnce(event, {
      message: String(reason),
      place: (reason instanceof Error && reason.stack?.split("\n")[1]?.trim()) || "",
    });
  });
}

const isAborted = (word: unknown): boolean => word instanceof DOMException && word.name === "AbortError";
