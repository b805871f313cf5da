/**
 * What stands around a preload in the desktop window, for a plain browser: its requests to the main process are recorded in
 * `mainSide.asked`, notices of the main process come through `mainSide.send`. A sandboxed preload finds nothing else.
 */
const surroundings = `
  const listeners = new Map();
  const heard = (channel) => listeners.get(channel) ?? listeners.set(channel, new Set()).get(channel);
  window.mainSide = {
    asked: [],
    answers: {},
    send: (channel, notice) => heard(channel).forEach((listener) => listener({}, structuredClone(notice))),
  };
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name, value) => Object.defineProperty(window, name, { value: Object.freeze(value), enumerable: true }),
    },
    ipcRenderer: {
      invoke: async (channel, request) => {
        window.mainSide.asked.push([channel, structuredClone(request)]);
        return structuredClone(window.mainSide.answers[channel] ?? null);
      },
      on: (channel, listener) => heard(channel).add(listener),
      off: (channel, listener) => heard(channel).delete(listener),
    },
  };
  const require = (name) => {
    if (name !== "electron") throw new Error("a sandboxed preload has no " + name);
    return electron;
  };`;

/** A script that runs a bundled preload in a browser, before the page's own. */
export const runningPreload = (bundle: string, answers: Readonly<Record<string, unknown>> = {}): string =>
  `(() => {${surroundings}
  window.mainSide.answers = ${JSON.stringify(answers)};
  ((module, exports) => {${bundle}})({ exports: {} }, {});
})();`;

/** What the test sees of it. */
export type MainSide = { asked: [channel: string, request: unknown][]; send: (channel: string, notice: unknown) => void };
