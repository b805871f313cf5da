import type { Params } from "@remix-run/react";
import { findMember, type Member } from "#app/domain/members/list-members.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The member that an address names; throws 404 for anybody else. */
export async function memberOf(params: Params): Promise<Member> {
  const member = await findMember(rowId(params.memberId) ?? 0);
  if (!member) throw new Response(null, { status: 404 });
  return member;
}
