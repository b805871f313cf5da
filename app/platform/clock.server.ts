import { env } from "./env.server.ts";
import { processWide } from "./process-wide.server.ts";

const clock = processWide("clock", () => ({
  ahead: env.DEMO && env.DEMO_NOW ? Date.parse(env.DEMO_NOW) - Date.now() : 0,
}));

/** The shop's present. In demo mode `DEMO_NOW` sets it and it runs on from there. */
export const now = (): Date => new Date(Date.now() + clock.ahead);

/** Puts the shop's clock somewhere else for a test; `null` puts it back. */
export function setClock(instant: Date | null): void {
  clock.ahead = instant ? instant.getTime() - Date.now() : 0;
}
