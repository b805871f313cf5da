import { contextBridge, ipcRenderer } from "electron";
import type { PagesBridge } from "../pages/contract.ts";

const bridge: PagesBridge = {
  ask: (name, request) => ipcRenderer.invoke(`pages:${name}`, request),
  on: (name, listener) => {
    const onNotice = (_event: unknown, notice: Parameters<typeof listener>[0]) => listener(notice);
    ipcRenderer.on(`pages:${name}`, onNotice);
    return () => void ipcRenderer.off(`pages:${name}`, onNotice);
  },
};

contextBridge.exposeInMainWorld("pages", bridge);
