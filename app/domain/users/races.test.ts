import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "#app/domain/accounts/open-session.server.ts";
import { assignRole } from "#app/domain/members/assign-role.server.ts";
import { removeMember } from "#app/domain/members/remove-member.server.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { anonymiseUser } from "./anonymise-user.server.ts";
import { blockUser } from "./block-user.server.ts";

type Deed = (id: number, options: { by: number }) => Promise<Outcome<unknown>>;

const deeds: readonly Deed[] = [(id, options) => assignRole(id, "viewer", options), removeMember, blockUser, anonymiseUser];
const superAdmins = () => db.user.count({ where: { role: "super_admin", blockedAt: null } });
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);

let ids: [number, number];
beforeEach(async () => {
  const [one, other] = [await makeUser({ role: "super_admin" }), await makeUser({ role: "super_admin" })];
  ids = [one.id, other.id];
});
afterEach(async () => {
  await db.user.deleteMany();
});

describe("the last super admin", () => {
  test.each(deeds.map((deed, at) => [["demoted", "removed", "blocked", "anonymised"][at] ?? "", deed] as const))(
    "cannot be %s",
    async (_, deed) => {
      const [one, other] = ids;
      expect(codeOf(await deed(other, { by: one }))).toBe("done");
      const itself = codeOf(await deed(one, { by: one }));
      expect(["team.last-super-admin", "account.not-yourself"]).toContain(itself);
      const bystander = await makeUser({ role: "admin" });
      expect(codeOf(await deed(one, { by: bystander.id }))).not.toBe("done");
      expect(await superAdmins()).toBe(1);
    },
  );

  test("stays when two take each other away at the same moment, and the second reads why", async () => {
    const seen = new Set<string>();
    for (let round = 0; round < runs(100); round++) {
      await db.user.updateMany({
        where: { id: { in: ids } },
        data: { role: "super_admin", blockedAt: null, anonymisedAt: null },
      });
      const [first, second] = [deeds[round % 4]!, deeds[Math.floor(round / 4) % 4]!];
      const codes = (await Promise.all([first(ids[1], { by: ids[0] }), second(ids[0], { by: ids[1] })])).map(codeOf);
      expect(
        codes.filter((code) => code === "done"),
        `round ${round}: ${codes}`,
      ).toHaveLength(1);
      for (const code of codes) seen.add(code);
      expect(await superAdmins(), `round ${round}`).toBe(1);
    }
    seen.delete("done");
    for (const code of seen) expect(["team.assign-denied", "account.staff-only-by-owner", "account.not-found"]).toContain(code);
  });
});

test("whoever is blocked while they sign in has no session afterwards", async () => {
  const { id } = await makeUser();
  for (let round = 0; round < runs(100); round++) {
    await db.user.update({ where: { id }, data: { blockedAt: null } });
    await Promise.all([openSession({ id, role: null }, { replaces: null, userAgent: null }), blockUser(id, { by: ids[0] })]);
    expect(await db.session.count({ where: { userId: id } }), `round ${round}`).toBe(0);
  }
});
