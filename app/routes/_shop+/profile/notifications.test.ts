import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { answerTo, post, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { action, loader } from "./route.tsx";

const path = "/profile?tab=notifications";
const open = async (cookie: string) => (await answerTo(loader(visit(path, { cookie })))).body;
const save = (form: Record<string, string>, cookie: string) => answerTo(action(post(path, form, { cookie })));

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

test("A6.03 a customer sees what they are told by push, and in how many browsers", async () => {
  const user = await makeUser();
  const cookie = await signIn(user);
  expect(await open(cookie)).toMatchObject({ shown: { push: { pushOrders: true, pushAnswers: true, browsers: 0 } } });
  await subscribe(service, user);
  await subscribe(service, await makeUser());
  expect(await open(cookie)).toMatchObject({ shown: { push: { browsers: 1 } } });
});

test.each([
  [{ push_orders: "on" }, { pushOrders: true, pushAnswers: false }],
  [{ push_answers: "on" }, { pushOrders: false, pushAnswers: true }],
  [{}, { pushOrders: false, pushAnswers: false }],
])("the switches %j are kept, and change nobody else's", async (form, kept) => {
  const [user, other] = [await makeUser(), await makeUser()];
  const cookie = await signIn(user);
  const answer = await save(form as Record<string, string>, cookie);
  expect(answer).toMatchObject({ status: 302, location: path });
  expect(shownToast(answer)).toBe("Saved.");
  expect(await open(cookie)).toMatchObject({ shown: { push: kept } });
  expect(await db.user.findUnique({ where: { id: other.id } })).toMatchObject({ pushOrders: true, pushAnswers: true });
});

test.each(hostileCases)("%s in a switch breaks nothing", async (_, value) => {
  const cookie = await signIn(await makeUser());
  expect((await save({ push_orders: value, push_answers: value }, cookie)).status).toBeLessThan(500);
});
