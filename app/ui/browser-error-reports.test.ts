import { expect, test } from "vitest";
import { type BrowserError, reportBrowserErrors } from "./browser-error-reports.ts";

function openBrowser() {
  const target = new EventTarget();
  const written: string[] = [];
  const write = (text: unknown) => void written.push(String(text));
  const console = { info: write, log: write, debug: write, warn: write, error: write };
  const reports: BrowserError[] = [];
  reportBrowserErrors({ target, console, report: (problem) => void reports.push(problem) });
  const happen = (type: string, facts: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), facts);
    target.dispatchEvent(event);
    return event;
  };
  return { console, written, reports, happen };
}

test("A8.02 an error and a rejection that nobody caught are kept from the console and told to the server", () => {
  const { happen, reports } = openBrowser();
  const error = happen("error", { message: "x is undefined", filename: "/build/a.js", lineno: 7 });
  const rejection = happen("unhandledrejection", { reason: new TypeError("no network") });
  expect([error.defaultPrevented, rejection.defaultPrevented]).toEqual([true, true]);
  expect(reports.map(({ message }) => message)).toEqual(["x is undefined", "TypeError: no network"]);
  expect(reports[0]?.place).toBe("/build/a.js:7");
});

test("A8.02 a page that breaks in a loop is told of five times", () => {
  const { happen, reports } = openBrowser();
  for (let nth = 0; nth < 50; nth++) happen("error", { message: `number ${nth}`, filename: "", lineno: 0 });
  expect(reports).toHaveLength(5);
});

test("a picture that does not load is no error of the page", () => {
  const { happen, reports } = openBrowser();
  expect(happen("error", {}).defaultPrevented).toBe(false);
  expect(reports).toEqual([]);
});

test("A8.03 info, log and debug write nothing; warnings and errors do", () => {
  const { console, written } = openBrowser();
  for (const level of ["info", "log", "debug", "warn", "error"] as const) console[level](level);
  expect(written).toEqual(["warn", "error"]);
});

test("an answer that was given up while it was read is no error of the page", () => {
  const { console, written, happen, reports } = openBrowser();
  const rejection = happen("unhandledrejection", { reason: new DOMException("signal is aborted without reason", "AbortError") });
  expect([rejection.defaultPrevented, reports]).toEqual([true, []]);
  console.error(new DOMException("signal is aborted without reason", "AbortError"));
  console.error(new DOMException("no room", "QuotaExceededError"));
  expect(written).toEqual(["QuotaExceededError: no room"]);
});
