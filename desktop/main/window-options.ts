import type { WebPreferences } from "electron";

/** What every page of the program runs with: no Node, a world apart from the preload's, and the system's own fence. */
export const sandboxedPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webviewTag: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  autoplayPolicy: "no-user-gesture-required", // the bell rings in a window that opened with the computer and nobody touched yet
} as const satisfies WebPreferences;
