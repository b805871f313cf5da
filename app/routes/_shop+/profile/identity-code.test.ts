import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { type Answer, answerTo, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import { action as resetPassword } from "../reset-password/route.tsx";
import * as profile from "./route.tsx";

const start = new Date("2026-11-20T08:00:00Z");

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  setClock(start);
  await setWhatsapp({
    api_config: { base_url: gateway.baseUrl, cred_id: "shop-1" },
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 },
  });
});
afterEach(async () => {
  setClock(null);
  gateway.messages.length = 0;
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.passwordResetCode.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

/** A customer who came in by a code and remembers no password. */
async function arrive(given: Parameters<typeof makeUser>[0] = {}) {
  const user = await makeUser({ phoneProvedAt: start, ...given });
  return { ...user, cookie: await signIn(user) };
}
type Person = Awaited<ReturnType<typeof arrive>>;

const send = (tab: string, form: Record<string, string>, { cookie }: Person, lang = "en") =>
  answerTo(profile.action(post(`/profile?tab=${tab}`, form, { cookie: `${cookie}; lang=${lang}` })));

const requestIn = ({ body }: Answer): string => (body as { result: { codeRequest?: string } }).result.codeRequest ?? "";

/** Reads the code where it arrives. */
async function newestCode(): Promise<string> {
  await deliverOutbox();
  return /\d{6}/.exec(gateway.messages.at(-1)?.message ?? "")?.[0] ?? "";
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const page = pagesOf([routeAt("profile", profile)]);

describe("a code to the proved phone in place of the password", () => {
  test("changes phone and e-mail in one form: it leaves when it is chosen, nothing typed is lost, and it works once", async () => {
    const ayesha = await arrive();
    const typed = { name: "Ayesha Bibi", phone: "0300 1112223", email: "", language: "ur", confirm_by: "code" };
    const asked = await send("profile", typed, ayesha);
    expect([asked.status, returnedForm(asked).error]).toEqual([200, {}]);
    expect(returnedForm(asked).initialValue).toMatchObject({ name: "Ayesha Bibi", phone: "0300 1112223", language: "ur" });
    const request = requestIn(asked);
    const code = await newestCode();
    expect(gateway.messages).toMatchObject([{ phone: ayesha.phone, message: expect.stringContaining(`${code} is your code`) }]);
    const wrong = await send("profile", { ...typed, code_request: request, code: other(code) }, ayesha);
    expect(returnedForm(wrong).error).toEqual({ code: ["This code is not right. Look at the newest message and try again."] });
    expect((await db.user.findUniqueOrThrow({ where: { id: ayesha.id } })).phone).toBe(ayesha.phone);
    expect((await send("profile", { ...typed, code_request: request, code }, ayesha)).status).toBe(302);
    expect(await db.user.findUniqueOrThrow({ where: { id: ayesha.id } })).toMatchObject({
      name: "Ayesha Bibi",
      phone: "+923001112223",
      phoneProvedAt: null,
    });
    const again = await send("profile", { ...typed, phone: "0300 1112224", code_request: request, code }, ayesha);
    expect(returnedForm(again).error).toEqual({ "": ["This code no longer works. Please ask for a new one."] });
  });

  test("sets a new password, which ends the other devices, and deletes the account", async () => {
    const ayesha = await arrive();
    const next = "Bilkul Naya 7";
    const asked = await send("password", { new_password: next, confirm_by: "code" }, ayesha);
    expect(JSON.stringify(asked.body)).not.toContain(next);
    const entered = { confirm_by: "code", code_request: requestIn(asked), code: await newestCode(), new_password: next };
    const unfit = await send("password", { ...entered, new_password: "password1" }, ayesha);
    expect(Object.keys(returnedForm(unfit).error)).toEqual(["new_password"]);
    expect((await send("password", entered, ayesha)).status).toBe(302);
    expect((await verifyCredentials(ayesha.email, next)).ok).toBe(true);
    const back = { ...ayesha, cookie: await signIn(ayesha) };
    const leaving = await send("data", { confirm_by: "code" }, back);
    expect(leaving.status).toBe(200);
    expect((await db.user.findUniqueOrThrow({ where: { id: ayesha.id } })).anonymisedAt).toBeNull();
    const code = await newestCode();
    expect((await send("data", { confirm_by: "code", code_request: requestIn(leaving), code }, back)).status).toBe(302);
    expect((await db.user.findUniqueOrThrow({ where: { id: ayesha.id } })).anonymisedAt).not.toBeNull();
  });

  test("is nobody else's, for no new password at the sign-in page, and is over after five tries or ten minutes", async () => {
    const [ayesha, bilal] = [await arrive(), await arrive()];
    const typed = { name: "A", phone: "0300 1112225", language: "en", confirm_by: "code" };
    const request = requestIn(await send("profile", typed, ayesha));
    const code = await newestCode();
    const taken = await send("profile", { ...typed, code_request: request, code }, bilal);
    expect(returnedForm(taken).error).toEqual({ "": ["This code no longer works. Please ask for a new one."] });
    const reset = await answerTo(resetPassword(post(`/reset-password?request=${request}`, { code, password: "Bilkul Naya 7" })));
    expect(reset.status).toBe(409);
    for (let turn = 0; turn < 4; turn++)
      expect((await send("profile", { ...typed, code_request: request, code: other(code) }, ayesha)).status).toBe(409);
    const spent = await send("profile", { ...typed, code_request: request, code }, ayesha);
    expect([spent.status, requestIn(spent)]).toEqual([409, ""]);
    const second = requestIn(await send("profile", { ...typed, code_request: request, resend: "1" }, ayesha));
    const late = await newestCode();
    setClock(new Date(start.getTime() + 11 * 60_000));
    expect((await send("profile", { ...typed, code_request: second, code: late }, ayesha)).status).toBe(409);
    expect((await db.user.findUniqueOrThrow({ where: { id: ayesha.id } })).phone).toBe(ayesha.phone);
  });

  test("goes to no number that nobody proved, to no staff and not while WhatsApp is away: the password is asked for", async () => {
    const said = "No code can be sent at the moment. Please use your current password.";
    const typed = { name: "A", phone: "0300 1112226", language: "en", confirm_by: "code" };
    for (const given of [{ phoneProvedAt: null }, { role: "editor" as const }]) {
      const person = await arrive(given);
      expect(returnedForm(await send("profile", typed, person)).error).toEqual({ current_password: [said] });
      expect((await page("/profile?tab=password", { cookie: person.cookie })).html).not.toContain("confirm_by");
    }
    const ayesha = await arrive();
    expect((await page("/profile?tab=password", { cookie: ayesha.cookie })).html).toContain("With a code over WhatsApp to 0301-");
    await setWhatsapp({ api_config: { base_url: "", cred_id: "" } });
    expect(returnedForm(await send("profile", typed, ayesha)).error).toEqual({ current_password: [said] });
    expect((await page("/profile?tab=password", { cookie: ayesha.cookie })).html).not.toContain("confirm_by");
    expect(await db.outbox.count()).toBe(0);
  });

  test("is sent five times an hour, then the page says so and the password still works", async () => {
    const ayesha = await arrive();
    const typed = { name: "A", phone: "0300 1112227", language: "ur", confirm_by: "code" };
    for (let turn = 0; turn < 5; turn++) expect((await send("profile", typed, ayesha)).status).toBe(200);
    const answer = await send("profile", typed, ayesha, "ur");
    expect([answer.status, returnedForm(answer).error[""]?.[0]]).toEqual([
      429,
      expect.stringContaining("Bohat zyada koshishein"),
    ]);
    expect(returnedForm(answer).initialValue).toMatchObject({ phone: "0300 1112227" });
    expect((await send("profile", { ...typed, confirm_by: "password", current_password: defaultPassword }, ayesha)).status).toBe(
      302,
    );
  });

  test.each([
    ["en", "Please confirm that it is you: write your current password.", "Write the six digits that came over WhatsApp."],
    ["ur", "Tasdeeq karein ke yeh aap hi hain: apna mojooda password likhein.", "WhatsApp par aaye hue chhe hindsay likhein."],
  ])("in %s the form says what is missing", async (lang, noPassword, noCode) => {
    const ayesha = await arrive();
    const typed = { name: "A", phone: "0300 1112228", language: lang };
    expect(returnedForm(await send("profile", typed, ayesha, lang)).error).toEqual({ current_password: [noPassword] });
    const sent = await send("profile", { ...typed, confirm_by: "code" }, ayesha, lang);
    const empty = await send("profile", { ...typed, confirm_by: "code", code_request: requestIn(sent), code: "" }, ayesha, lang);
    expect(returnedForm(empty).error).toEqual({ code: [noCode] });
    for (const tab of ["profile", "password", "data"]) {
      const { html } = await page(`/profile?tab=${tab}`, { cookie: ayesha.cookie, lang: lang as "en" });
      expect(html.replace(/<[^>]*>/g, " ")).not.toMatch(/\b(confirm|identity)\.[a-z]/);
    }
  });

  test("the profile shows the choice only once a change needs it, and the field of the code once one was sent", async () => {
    const ayesha = await arrive();
    expect((await page("/profile", { cookie: ayesha.cookie })).html).not.toContain("confirm_by");
    expect((await answerTo(profile.loader(visit("/profile", { cookie: ayesha.cookie })))).body).toMatchObject({
      shown: { codePhone: expect.stringMatching(/^0301-/) },
    });
  });
});
