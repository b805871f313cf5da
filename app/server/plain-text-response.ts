import type { Response } from "express";

/** Ends a request with one sentence as plain text, for what never reaches a page of the shop. */
export function sendPlainText(res: Response, status: number, sentence: string): void {
  res.status(status).set("Cache-Control", "no-store").type("text/plain").send(`${sentence}\n`);
}
