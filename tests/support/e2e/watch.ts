import type { BrowserContext, Response } from "@playwright/test";

const loopback = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** A page and its data may be refused, and the test says so; a picture, a style or a script must be there. */
const mayBeRefused = new Set(["document", "fetch", "xhr"]);

/**
 * Watches a browser in every test: a request to another host, a console error, or a server error of the shop is a problem.
 *
 * @returns the problems so far, as sentences; the list grows
 */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  const note = (problem: string) => {
    const line = problem.split("\n", 1).join();
    if (!problems.includes(line)) problems.push(line);
  };
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/browser-problems") note(`broke unseen: ${request.postData()}`);
    if (/^(https?|wss?):$/.test(url.protocol) && !loopback.has(url.hostname)) note(`asked another machine: ${url}`);
  });
  context.on("response", (response) => {
    if (isDefect(response)) note(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on("console", (message) => {
    // the answers behind these are judged above
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    // axe looks into the frames of e-mails, in which nothing runs
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    note(`complained on ${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (problem) => {
    note(`broke on ${problem.page()?.url()}: ${problem.error()}`);
  });
  return problems;
}

function isDefect(response: Response): boolean {
  const status = response.status();
  const request = response.request();
  // what the service worker passes on is the page's own request, which is judged by itself
  return status >= 500 || (status >= 400 && !mayBeRefused.has(request.resourceType()) && !request.serviceWorker());
}
