import express, { type RequestHandler, Router } from "express";
import { plainAnswer } from "./plain-answer.ts";

/** Pictures that routes draw or fetch; everything else with such an ending is a file or nothing. */
const madeByRoutes = /^\/(placeholders|uploads)\//;
const assetEnding = /\.(?:m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?)$/i;

/**
 * The files in `public`: built ones for a year (their names change with their contents), the others for an hour.
 * A missing file ends here, in a line of text: rendering a page for every dead picture would be the dearest 404 there is.
 *
 * @param folder `public`
 */
export function staticFiles(folder: string): RequestHandler {
  return Router()
    .use("/build", express.static(`${folder}/build`, { immutable: true, maxAge: "1y", index: false, redirect: false }), missing)
    .use(express.static(folder, { maxAge: "1h", index: false, redirect: false }))
    .use((req, res, next) => (assetEnding.test(req.path) && !madeByRoutes.test(req.path) ? missing(req, res, next) : next()));
}

const missing: RequestHandler = (_, res) => plainAnswer(res, 404, "There is no such file.");
