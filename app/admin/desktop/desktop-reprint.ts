import type { DesktopNotice } from "#app/contract/desktop.ts";
import type { CountedPrint } from "#app/contract/document.ts";
import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";
import { printDocument } from "./desktop-print.ts";

/** Timeout of the request that counts a copy, milliseconds: somebody waits at the printer. */
const timeout = 5_000;

/** Counts and prints the copies requested in the desktop window; never called in a browser. Returns the unsubscribe function. */
export const watchReprints = (): (() => void) =>
  desktopBridge()?.on("reprint", (wanted) => void reprint(wanted)) ?? (() => undefined);

/** While the server does not answer, the window stamps and counts copies itself. */
async function reprint({ jobId, ...wanted }: DesktopNotice<"reprint">): Promise<void> {
  const print = await countAgain(wanted).catch(() => null);
  if (print) await printDocument({ ...print, opensDrawer: false });
  else notifyDesktop("print-again", { jobId });
}

async function countAgain({ key, paper, lang }: Omit<DesktopNotice<"reprint">, "jobId">): Promise<CountedPrint> {
  const answer = await fetch("/admin/orders/print-again", {
    method: "POST",
    body: new URLSearchParams({ key, lang, ...(paper === "58mm" && { width: "58" }) }),
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`The copy was not counted: ${answer.status}`);
  return answer.json();
}
