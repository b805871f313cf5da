import { BrowserWindow, type WebContents } from "electron";
import { sandboxedPreferences } from "../window-options.ts";
import { layoutWidth, printPageSize } from "./paper.ts";
import type { SystemPrinter } from "./printer-choice.ts";
import type { PrintResult } from "./spool.ts";
import type { SpooledJob } from "./spooled-job.ts";

/** Where the pages of jobs stand: a session of its own, that reaches nothing else. */
export const printPartition = "print";

type SystemPrinting = {
  /** the address under which the window finds the page of a job */
  addressOf: (job: SpooledJob) => string;
  /** milliseconds until a print that nobody confirms is left as unconfirmed */
  timeout?: number;
};

/** Prints a job on a printer of the system, silently, on paper of a stated size. `sent` means that the system's queue has it. */
export async function sendToSystem(
  job: SpooledJob,
  printer: SystemPrinter,
  { addressOf, timeout = 60_000 }: SystemPrinting,
): Promise<PrintResult> {
  const { paper } = job.wish; // the page was laid out for it, whatever was chosen since
  const window = new BrowserWindow({
    show: false,
    width: layoutWidth(paper),
    height: 1_000,
    useContentSize: true,
    webPreferences: { ...sandboxedPreferences, partition: printPartition, backgroundThrottling: false },
  });
  try {
    const { webContents } = window;
    const problem = await findProblem(webContents, printer.name);
    if (problem) return { state: "failed", problem, mayPass: false };
    await webContents.loadURL(addressOf(job));
    const height = paper === "a4" ? 0 : await contentHeight(webContents);
    return await print(webContents, { name: printer.name, page: printPageSize(paper, height), timeout });
  } finally {
    window.destroy();
  }
}

async function findProblem(contents: WebContents, name: string | null): Promise<"no-printer" | "unknown-printer" | null> {
  const printers = await contents.getPrintersAsync();
  if (printers.length === 0) return "no-printer";
  return name === null || printers.some((printer) => printer.name === name) ? null : "unknown-printer";
}

/** The world is not the page's own, which runs no script at all. */
const contentHeight = async (contents: WebContents): Promise<number> => {
  const code = "document.documentElement.getBoundingClientRect().height";
  return Number(await contents.executeJavaScriptInIsolatedWorld(1, [{ code }]));
};

type Print = { name: string | null; page: { width: number; height: number }; timeout: number };

function print(contents: WebContents, { name, page, timeout }: Print): Promise<PrintResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ state: "unconfirmed", problem: "no-answer" }), timeout);
    const options = { silent: true, printBackground: true, margins: { marginType: "none" }, pageSize: page } as const;
    contents.print({ ...options, ...(name !== null && { deviceName: name }) }, (isTaken) => {
      clearTimeout(timer);
      resolve(isTaken ? { state: "sent" } : { state: "failed", problem: "refused", mayPass: false });
    });
  });
}
