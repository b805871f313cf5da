import type { WebPreferences } from "electron";

/** Web preferences of every page of the program: no Node, context isolation, and the sandbox. */
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
  autoplayPolicy: "no-user-gesture-required", // the bell must ring in a window that opened at login, without a user gesture
} as const satisfies WebPreferences;
