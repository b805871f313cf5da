import { z } from "zod";
import { findViewedMember, type ViewedMember } from "#app/domain/members/view-as.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";

const name = "view-as";

/** A view ends by itself after so many seconds. */
const lifetime = 30 * 60;

/** The cookie outlives the view, as long as a session of staff may last: what ended by itself is said. */
const cookieLife = 12 * 60 * 60;

const cookieSchema = z.object({ by: z.number(), member: z.number(), name: z.string(), until: z.number() });

/** The header that lets a super admin view the back office as a member for 30 minutes. */
export const setViewAs = (by: number, member: Pick<ViewedMember, "id" | "name">): string =>
  setCookie(name, seal(name, { by, member: member.id, name: member.name, until: now().getTime() + lifetime * 1000 }), cookieLife);

/** The header that ends a view. */
export const clearViewAs = (): string => setCookie(name, "", 0);

/**
 * A view of the back office as a member: who it is and until when, or null once it ended by itself, its time being up or the gate not
 * admitting the member any more.
 */
export type ViewAs = { name: string; member: (ViewedMember & { until: Date }) | null };

/** The view that somebody began and has not ended; null for none. */
export async function findViewAs(request: Request, by: number): Promise<ViewAs | null> {
  const read = cookieSchema.safeParse(unseal(name, cookieOf(request, name) ?? ""));
  if (!read.success || read.data.by !== by) return null;
  const member = read.data.until > now().getTime() ? await findViewedMember(read.data.member) : null;
  return { name: read.data.name, member: member && { ...member, until: new Date(read.data.until) } };
}
