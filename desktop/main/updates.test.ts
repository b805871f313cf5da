import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Updater, watchUpdates } from "./updates.ts";

class PretendUpdater extends EventEmitter implements Updater {
  autoDownload = false;
  autoInstallOnAppQuit = false;
  allowDowngrade = true;
  readonly feeds: string[] = [];
  checks = 0;
  setFeedURL = ({ url }: { url: string }): void => void this.feeds.push(url);
  checkForUpdates = async (): Promise<void> => {
    this.checks += 1;
    throw new Error("net::ERR_INTERNET_DISCONNECTED");
  };
  quitAndInstall = (): void => undefined;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("updates come from the shop's own server, wherever it moved to, and never go back a version", () => {
  const updater = new PretendUpdater();
  let home: string | null = "https://shop.example";
  watchUpdates({ updater, home: () => home, onReady: () => undefined, log: () => undefined });
  expect(updater.feeds).toEqual(["https://shop.example/desktop"]);
  expect(updater).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
  home = "https://moved.example";
  vi.advanceTimersByTime(6 * 60 * 60_000);
  expect(updater.feeds.at(-1)).toBe("https://moved.example/desktop");
  home = null;
  vi.advanceTimersByTime(6 * 60 * 60_000);
  expect(updater.checks).toBe(2);
});

test("an update that is ready is offered; one that fails is a line of the log", () => {
  const updater = new PretendUpdater();
  const lines: string[] = [];
  const onReady = vi.fn();
  watchUpdates({ updater, home: () => null, onReady, log: (happened) => lines.push(happened) });
  updater.emit("error", new Error("sha512 checksum mismatch"));
  expect(onReady).not.toHaveBeenCalled();
  updater.emit("update-downloaded", { version: "0.2.0" });
  expect(onReady).toHaveBeenCalledOnce();
  expect(lines).toEqual(["no update could be fetched", "an update is ready"]);
});
