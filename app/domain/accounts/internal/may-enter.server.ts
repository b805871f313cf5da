import { demoDomain } from "#app/platform/demo-domain.ts";
import { env } from "#app/platform/env.server.ts";

/** Whether an account may be used at all: a database that was a demo's once holds accounts whose password is public. */
export const mayEnter = (email: string | null): boolean => env.DEMO || !email?.endsWith(demoDomain);

/** The condition on `User.email` that leaves out accounts which may not be used. */
export const whoMayEnter = () => (env.DEMO ? {} : { NOT: { email: { endsWith: demoDomain } } });
