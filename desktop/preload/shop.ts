import { contextBridge, ipcRenderer } from "electron";
import type { DesktopBridge } from "#app/contract/desktop.ts";

// Only types of the contract come here: a sandboxed preload has no room for schemas, and the main side checks every message.
const bridge: DesktopBridge = {
  ask: (name, request) => ipcRenderer.invoke(`taaza:${name}`, request),
  on: (name, listener) => {
    const hear = (_event: unknown, notice: Parameters<typeof listener>[0]) => listener(notice);
    ipcRenderer.on(`taaza:${name}`, hear);
    return () => void ipcRenderer.off(`taaza:${name}`, hear);
  },
};

contextBridge.exposeInMainWorld("taaza", bridge);
