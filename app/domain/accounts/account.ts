import type { Role } from "#app/domain/team/permissions.ts";

/** An account as signing in needs to know it: staff (a role) get shorter sessions. */
export type Account = { id: number; role: Role | null };
