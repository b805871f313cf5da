import { BrowserWindow, type WebContents } from "electron";
import { sandboxedPreferences } from "../window-options.ts";
import { layoutWidth, printPageSize } from "./paper.ts";
import type { SystemPrinter } from "./printer-choice.ts";
import type { PrintResult } from "./spool.ts";
import type { SpooledJob } from "./spooled-job.ts";

/** The session of job pages, without access to anything else. */
export const printPartition = "print";

type SystemPrinting = {
  /** the address of a job's page inside the session */
  addressOf: (job: SpooledJob) => string;
  /** milliseconds until a print without confirmation becomes unconfirmed */
  timeout?: number;
};

/** Prints a job on a system printer, silently, with a stated page size. `sent` means that the system's queue has it. */
export async function sendToSystem(
  job: SpooledJob,
  printer: SystemPrinter,
  { addressOf, timeout = 60_000 }: SystemPrinting,
): Promise<PrintResult> {
  const { paper } = job.wish; // the page was laid out for this paper, whatever was chosen since
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

/** An isolated world: the page itself runs no script. */
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
