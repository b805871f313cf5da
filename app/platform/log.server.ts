import pino from "pino";
import { env } from "./env.server.ts";
import { processWide } from "./process-wide.server.ts";

const secret = ["password", "token", "cookie", "authorization", "phone", "address", "email"];

/**
 * An error in a line of the log: what broke and where, with its causes. What a database repeats of the row stays out: the details and
 * contexts beside its errors, and the values it quotes after a colon.
 */
function errorOf(problem: unknown) {
  if (!(problem instanceof Error)) return String(problem);
  const { type, message, stack, code } = pino.stdSerializers.err(problem);
  const unquoted = (text: string) => text.replace(/: "(?:[^"]|"")*"/g, ': "…"');
  return { type, message: unquoted(message), stack: unquoted(stack), code };
}

/** The one log: JSON lines on standard output, with what identifies a person blanked out. */
export const log = processWide("log", () =>
  pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorOf },
    redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: "…" },
  }),
);

/** The log of requests, whose lines name nobody and are written as they are: blanking costs more than the line. Level: that of `log`. */
export const accessLog = processWide("access-log", () => log.child({}, { level: "info", redact: [] }));

const requests = processWide("request-log", () => ({ isOn: true }));

/** Whether each request is logged. */
export const logsRequests = (): boolean => requests.isOn;

/** Applies the owner's settings: debugging logs all there is, unless the environment silences the log. */
export function setLogging({ debugging, logging }: { debugging: boolean; logging: boolean }): void {
  requests.isOn = logging;
  if (env.LOG_LEVEL !== "silent") log.level = debugging ? "debug" : env.LOG_LEVEL;
}
