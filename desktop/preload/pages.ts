import { contextBridge, ipcRenderer } from "electron";
import type { PagesBridge } from "../pages/contract.ts";

const bridge: PagesBridge = {
  ask: (name, request) => ipcRenderer.invoke(`pages:${name}`, request),
  on: (name, listener) => {
    const hear = (_event: unknown, notice: Parameters<typeof listener>[0]) => listener(notice);
    ipcRenderer.on(`pages:${name}`, hear);
    return () => void ipcRenderer.off(`pages:${name}`, hear);
  },
};

contextBridge.exposeInMainWorld("pages", bridge);
