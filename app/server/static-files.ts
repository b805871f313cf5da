import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, type Response, Router } from "express";
import { sendPlainText } from "./plain-text-response.ts";

/** Pictures that routes draw or fetch; everything else with such an ending is a file or nothing. */
const madeByRoutes = /^\/(placeholders|uploads)\//;
const assetEnding = /\.(?:m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?)$/i;

/** A browser must load a new service worker at once: the old one handles requests until then. */
const worker = /[/\\]sw\.js$/;

/**
 * The files in `public`: built ones for a year (their names change with their contents), the others for an hour.
 * A missing file ends here, in a line of text: rendering a page for every dead picture would be the dearest 404 there is.
 *
 * @param folder `public`
 */
export function staticFiles(folder: string): RequestHandler {
  const built = join(folder, "build");
  return Router()
    .use(
      "/build",
      compressed(built),
      express.static(built, { immutable: true, maxAge: "1y", index: false, redirect: false, setHeaders }),
    )
    .use("/build", missing)
    .use(filesIn(folder))
    .use((req, res, next) => (assetEnding.test(req.path) && !madeByRoutes.test(req.path) ? missing(req, res, next) : next()));
}

/** Only what has an ending can be a file: looking on the disk for every page costs more than answering for a missing picture. */
function filesIn(folder: string): RequestHandler {
  const setHeaders = (res: Response, path: string) => worker.test(path) && res.set("Cache-Control", "no-cache");
  const files = express.static(folder, { maxAge: "1h", index: false, redirect: false, setHeaders });
  return (req, res, next) => (req.path.includes(".") ? files(req, res, next) : next());
}

/** Sends a browser to the copy that the build compressed for it, Brotli first: browsers name it after gzip, but it is smaller. */
function compressed(folder: string): RequestHandler {
  const copies = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []);
  return (req, _, next) => {
    const accepted = req.get("accept-encoding") ?? "";
    const copy = [/\bbr\b/.test(accepted) && ".br", /\bgzip\b/.test(accepted) && ".gz"].find(
      (ending) => ending && copies.has(req.path.slice(1) + ending),
    );
    if (copy) req.url = req.path + copy;
    next();
  };
}

function setHeaders(res: Response, path: string): void {
  const [, ending, compression] = /(\.\w+)\.(br|gz)$/.exec(path) ?? [];
  res.vary("Accept-Encoding");
  if (!ending) return;
  res.type(ending);
  res.set("Content-Encoding", compression === "br" ? "br" : "gzip");
}

const missing: RequestHandler = (_, res) => sendPlainText(res, 404, "There is no such file.");
