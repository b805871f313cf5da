import { describe, expect, test } from "vitest";
import { findViewer, startSession } from "#app/domain/accounts/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, shownToast, visit } from "#tests/fixtures/request.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import * as devices from "./profile_.devices.tsx";
import { action as end } from "./profile_.devices_.end.ts";

const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const cafe = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

const page = pagesOf([routeAt("profile/devices", devices)]);
const path = "/profile/devices";

async function signInWith(userId: number, userAgent: string | null) {
  const { token } = await startSession(db, { userId, isStaff: false, userAgent, address: null });
  await findViewer(token);
  return token;
}

/** A customer signed in on a phone, in a café and somewhere unknown; the list is read on the phone. */
async function arrive() {
  const { id } = await makeUser();
  const [here, there, unknown] = [await signInWith(id, phone), await signInWith(id, cafe), await signInWith(id, null)];
  const cookie = `session=${here}`;
  const { sessions } = await devices.loader(visit(path, { cookie }));
  return { id, here, there, unknown, cookie, sessions };
}

const send = (form: Record<string, string>, cookie: string) => answerTo(end(post("/profile/devices/end", form, { cookie })));

describe("a customer's signed-in devices", () => {
  test.each([
    ["en", ["Chrome on Android", "this device", "Firefox on Windows", "Unknown browser", "Sign out the others", "last used"]],
    [
      "ur",
      ["Android par Chrome", "yeh device", "Windows par Firefox", "Namaloom browser", "Baaqi sab sign out karein", "aakhri dafa"],
    ],
  ] as const)("are listed in %s by browser and last use, this one first and marked", async (lang, words) => {
    const { cookie, sessions } = await arrive();
    const { html } = await page(path, { cookie, lang });
    for (const word of words) expect(html).toContain(word);
    expect(sessions.map(({ isHere }) => isHere)).toEqual([true, false, false]);
    expect(sessions[0]?.userAgent).toBe(phone);
  });

  test("are signed out one by one, and nobody else's", async () => {
    const [ayesha, bilal] = [await arrive(), await arrive()];
    const key = ayesha.sessions.find(({ userAgent }) => userAgent === cafe)?.key ?? "";
    await send({ session: key }, bilal.cookie);
    expect(await findViewer(ayesha.there)).not.toBeNull();
    const answer = await send({ session: key }, ayesha.cookie);
    expect([answer.location, shownToast(answer), shownToast(answer, "ur")]).toEqual([
      path,
      "That device is signed out.",
      "Woh device sign out ho gaya.",
    ]);
    expect(await findViewer(ayesha.there)).toBeNull();
    for (const token of [ayesha.here, ayesha.unknown]) expect(await findViewer(token)).not.toBeNull();
    const own = ayesha.sessions[0]?.key ?? "";
    expect(cookieGiven(await send({ session: own }, ayesha.cookie), "session")).toBeNull();
    expect(await findViewer(ayesha.here)).toBeNull();
  });

  test("are signed out together, but for this one", async () => {
    const { here, there, unknown, cookie } = await arrive();
    const answer = await send({}, cookie);
    expect([answer.location, shownToast(answer)]).toEqual([path, "Your other devices are signed out."]);
    expect(await findViewer(here)).not.toBeNull();
    for (const token of [there, unknown]) expect(await findViewer(token)).toBeNull();
    expect((await page(path, { cookie })).html).toContain("You are signed in nowhere else.");
  });

  test("are nothing for whoever is not signed in, and a strange key ends nothing", async () => {
    expect((await send({}, "")).location).toMatch(/^\/auth\?return_to=/);
    const { here, there, cookie } = await arrive();
    for (const session of ["x", "0".repeat(64), "\u0000", "z".repeat(64)])
      expect((await send({ session }, cookie)).status).toBeLessThan(500);
    for (const token of [here, there]) expect(await findViewer(token)).not.toBeNull();
  });
});
