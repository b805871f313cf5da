import { app } from "electron";

/** Timeout of a quit that waits for a print, milliseconds; an interrupted job is unconfirmed at the next start. */
const quitTimeout = 5_000;

/** State of the program's quit. */
export type Quit = {
  /** windows close instead of hiding in the tray */
  isQuitting: () => boolean;
  /** ends the program in another way than `app.quit`, after the same wait */
  quitBy: (quit: () => void) => void;
  /** cancels the quit */
  stay: () => void;
};

/**
 * Finishes the running prints before the program quits. An update is installed by `quitBy`: on macOS it closes the windows before the quit,
 * and a window that only hides would block it.
 */
export function quitInOrder(settle: () => Promise<void> | undefined): Quit {
  let isQuitting = false;
  const quitBy = (quit: () => void) => {
    isQuitting = true;
    const timeout = new Promise((resolve) => setTimeout(resolve, quitTimeout));
    void Promise.race([settle(), timeout]).then(quit);
  };
  app.on("before-quit", (event) => {
    if (isQuitting) return;
    event.preventDefault();
    quitBy(() => app.quit());
  });
  return {
    isQuitting: () => isQuitting,
    quitBy,
    stay: () => {
      isQuitting = false;
    },
  };
}
