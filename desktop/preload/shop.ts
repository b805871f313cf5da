import { contextBridge, ipcRenderer } from "electron";
import type { DesktopBridge } from "#app/contract/desktop.ts";

// Only types of the contract are imported: a sandboxed preload must stay small, and the main process validates every message.
const bridge: DesktopBridge = {
  ask: (name, request) => ipcRenderer.invoke(`taaza:${name}`, request),
  on: (name, listener) => {
    const onNotice = (_event: unknown, notice: Parameters<typeof listener>[0]) => listener(notice);
    ipcRenderer.on(`taaza:${name}`, onNotice);
    return () => void ipcRenderer.off(`taaza:${name}`, onNotice);
  },
};

contextBridge.exposeInMainWorld("taaza", bridge);
