import type { Log } from "./log.ts";

/** The used part of electron-updater, which verifies each download's hash, and on Windows its publisher. */
export type Updater = {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  setFeedURL(feed: { provider: "generic"; url: string }): void;
  checkForUpdates(): Promise<unknown>;
  quitAndInstall(): void;
  on(event: "update-downloaded", listener: (update: { version: string }) => void): unknown;
  on(event: "error", listener: (problem: Error) => void): unknown;
};

const every = 6 * 60 * 60_000;

type Watch = { updater: Updater; home: () => string | null; onReady: () => void; log: Log };

/**
 * Checks for updates on the shop's own server, at the start and four times a day: `npm run desktop:build` publishes them at `/desktop/`. An
 * update is installed when the program quits, so that no sale is interrupted.
 */
export function watchUpdates({ updater, home, onReady, log }: Watch): void {
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.on("error", (problem) => log("no update could be fetched", { problem: problem.message.slice(0, 200) }));
  updater.on("update-downloaded", ({ version }) => {
    log("an update is ready", { version });
    onReady();
  });
  const look = () => {
    const origin = home();
    if (origin === null) return;
    updater.setFeedURL({ provider: "generic", url: `${origin}/desktop` });
    updater.checkForUpdates().catch(() => undefined); // reported by the error event
  };
  look();
  setInterval(look, every).unref();
}
