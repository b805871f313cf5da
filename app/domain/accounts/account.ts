import type { Role } from "#app/domain/team/permissions.ts";

/** The columns of an account that sign-in needs: staff (a role) get shorter sessions. */
export type Account = { id: number; role: Role | null };
