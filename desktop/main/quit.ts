import { app } from "electron";

/** How long a quit waits for a print, milliseconds; what is still in the middle then is unconfirmed at the next start. */
const quitTimeout = 5_000;

/** How the program ends. */
export type Quit = {
  /** windows close for good, and not into the tray */
  isQuitting: () => boolean;
  /** ends the program in another way than `app.quit`, after the same wait */
  quitBy: (quit: () => void) => void;
  /** the program goes on after all */
  stay: () => void;
};

/**
 * Lets the prints that are under way end before the program does. An update is installed by `quitBy`: on macOS it closes the
 * windows before the program is asked to quit, and a window that only hides would hold it up.
 */
export function quitInOrder(settle: () => Promise<void> | undefined): Quit {
  let isQuitting = false;
  const quitBy = (quit: () => void) => {
    isQuitting = true;
    const late = new Promise((resolve) => setTimeout(resolve, quitTimeout));
    void Promise.race([settle(), late]).then(quit);
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
