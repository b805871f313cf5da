import pino from "pino";
import { env } from "./env.server.ts";
import { processWide } from "./process-wide.server.ts";

const secret = ["password", "token", "cookie", "authorization", "phone", "address", "email"];

/** The one log: JSON lines on standard output, with what identifies a person blanked out. */
export const log = processWide("log", () =>
  pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: "…" },
  }),
);
