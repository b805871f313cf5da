import { app } from "electron";

/** How long a quit waits for a print, milliseconds; what is still in the middle then is unconfirmed at the next start. */
const patience = 5_000;

/** Lets the prints that are under way end before the program does. */
export function quitInOrder(settle: () => Promise<void> | undefined): { isQuitting: () => boolean } {
  let isQuitting = false;
  app.on("before-quit", (event) => {
    if (isQuitting) return;
    isQuitting = true;
    event.preventDefault();
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    void Promise.race([settle(), late]).then(() => app.quit());
  });
  return { isQuitting: () => isQuitting };
}
