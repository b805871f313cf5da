import { beforeAll, describe, expect, test } from "vitest";
import { type PermissionKey, permissionKeys, type Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo } from "#tests/fixtures/request.ts";
import { askEach, type Endpoint, endpoints, grantedBy, order } from "#tests/support/admin-endpoints.ts";

const posts = endpoints.filter(({ name }) => name.endsWith(" POST"));

const gate = translator("en", admin);
const team = translator("en", refusals);

/** What the team's forms say to whoever is no super admin, by the end of their address; "" is any other. */
const teamSentences = { assign: "team.grant-denied", revoke: "team.revoke-denied", "": "team.assign-denied" } as const;

/** The sentences that a post is denied with. */
function denialOf({ name }: Endpoint, key: PermissionKey): string {
  const sentence = gate("gate.right", { access: gate("access.edit"), section: key.replaceAll("_", " ") });
  if (!name.includes("/team+/")) return sentence;
  const own = /_\.(assign|revoke)\.tsx/.exec(name)?.[1] as "assign" | "revoke" | undefined;
  return `${sentence} ${team(teamSentences[own ?? ""])}`;
}

/** What a person reads of a denial, "sign in" where they are sent to do that, and "in" for everything behind the gate. */
async function wordOf({ serve, args }: Endpoint, cookie: string): Promise<string> {
  const answer = await Promise.resolve(serve(args(cookie))).catch((thrown: unknown) => thrown);
  if (answer instanceof Response && answer.status === 403) {
    const { access, section, ...denial } = await answer.json();
    const sentence = gate("gate.right", { access: gate(`access.${access as "edit"}`), section: section.replaceAll("_", " ") });
    return [sentence, denial.team?.sentence].filter(Boolean).join(" ");
  }
  const { status, location } = await answerTo(answer);
  if (status >= 500) return String(status);
  return location?.startsWith("/auth?") ? "sign in" : "in";
}

const wordsOf = (cookie: string) => askEach(posts, (post) => wordOf(post, cookie));

const expected = (word: (post: Endpoint) => string) => Object.fromEntries(posts.map((post) => [post.name, word(post)]));

/** What a role reads: nothing where the table lets it edit or `isGranted` says so, else the sentence of the denial. */
const byTable = (role: Role, isGranted: (key: PermissionKey) => boolean = () => false) =>
  expected((post) => {
    const { asked } = post;
    if (!asked || grantedBy(role, asked) === "in" || isGranted(asked.permission)) return "in";
    return denialOf(post, asked.permission);
  });

const grantsOfAll = (expiresAt?: Date) =>
  permissionKeys.map((sectionKey) => ({ sectionKey, level: "edit" as const, ...(expiresAt && { expiresAt }) }));

beforeAll(async () => {
  await makeUser(); // the first account is what the forms of row 1 act on
  await db.setting.create({ data: { key: "gate_roles", value: [...order] } });
});

test("there are posts in every part of the back office", () => {
  expect(posts.length).toBeGreaterThan(80);
});

describe.each(order)("%s at every form of the back office", (role) => {
  test("is let in or denied as the table says, in the words of the specification", async () => {
    expect(await wordsOf((await makeStaff(role)).cookie)).toEqual(byTable(role));
  });

  test("with a grant of every section is let in everywhere but to the team, which takes a super admin", async () => {
    const { cookie } = await makeStaff(role, grantsOfAll());
    expect(await wordsOf(cookie)).toEqual(byTable(role, (key) => key !== "team"));
  });

  test("with grants that have expired is as without", async () => {
    const { cookie } = await makeStaff(role, grantsOfAll(new Date(Date.now() - 1000)));
    expect(await wordsOf(cookie)).toEqual(byTable(role));
  });

  test("is sent to the sign-in once blocked, and once signed out", async () => {
    const [blocked, signedOut] = [await makeStaff(role, grantsOfAll()), await makeStaff(role, grantsOfAll())];
    await db.user.update({ where: { id: blocked.id }, data: { blockedAt: new Date() } });
    await db.session.deleteMany({ where: { userId: signedOut.id } });
    for (const { cookie } of [blocked, signedOut]) expect(await wordsOf(cookie)).toEqual(expected(() => "sign in"));
  });
});
