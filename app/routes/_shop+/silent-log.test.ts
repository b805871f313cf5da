import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { handleError } from "#app/entry.server.tsx";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { keepLogLines } from "#tests/fixtures/log-lines.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { answerTo, cookieGiven, cookiesOf, post } from "#tests/fixtures/request.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { action as authAction } from "./auth/route.tsx";
import { action as checkout } from "./checkout.tsx";
import { action as contact } from "./contact.tsx";
import { action as forgot } from "./forgot-password/route.tsx";
import { action as reset } from "./reset-password/route.tsx";

const zubaida = { name: "Zubaida Kothari", email: "zubaida@made.test", phone: "0345-1112233", password: "Lafz aur Chabi 77" };
const [address, words] = ["Kothi 77, Ghanta Ghar", "Kya dahi taaza hai?"];

let gateway: Awaited<ReturnType<typeof startGateway>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let lines: string[];
beforeAll(async () => {
  [gateway, mail] = await Promise.all([startGateway(), startMailServer()]);
});
afterAll(() => Promise.all([gateway.stop(), mail.stop()]));
beforeEach(async () => {
  await setWhatsapp({
    api_config: { base_url: gateway.baseUrl, cred_id: "session-4711" },
    admin_numbers: ["+923450009988"],
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 },
  });
  lines = keepLogLines();
});
afterEach(() => {
  vi.restoreAllMocks();
  setClock(null);
  log.level = env.LOG_LEVEL;
});

/** What nobody reads in a log, of the customer and of what the shop gave her; numbers and names also in part. */
const personal = () => [
  ...["Zubaida", "Kothari", "zubaida", "1112233", "0009988", "Kothi", "Ghanta", zubaida.password, words, "session-4711"],
  ...gateway.messages.map(({ message }) => message),
];

/** Takes what waits to the end of the undo window and sends it. */
async function sendAll() {
  for (let round = 1; round <= 6; round++) {
    setClock(new Date(now().getTime() + 60_000));
    await deliverOutbox();
  }
}

test("a customer's day, from the account to the delivered order, leaves nothing of her in the log, whatever its level", async () => {
  const account = await answerTo(authAction(post("/auth?tab=register", zubaida)));
  await answerTo(authAction(post("/auth", { email: zubaida.email, password: "not this one" })));
  const signedIn = await answerTo(authAction(post("/auth", { email: zubaida.phone, password: zubaida.password })));
  const cookie = cookiesOf(signedIn);
  const user = await db.user.findUniqueOrThrow({ where: { email: zubaida.email } });
  await fillCart(user.id, [{ product: await makeProduct(), quantity: 1 }]);
  const typed = { customer_name: zubaida.name, customer_phone: zubaida.phone, delivery_address: address, order_notes: words };
  await answerTo(checkout(post("/checkout", checkoutFields({ ...typed, customer_email: zubaida.email }), { cookie })));
  const order = await db.order.findFirstOrThrow({ where: { userId: user.id } });
  await answerTo(contact(post("/contact", { name: zubaida.name, email: zubaida.email, message: words })));
  await sendAll();
  for (const status of ["confirmed", "out for delivery", "delivered"] as const) {
    await saveOrder(order.id, { status }, { version: null, by: user.id });
    await sendAll();
  }

  const byCode = await answerTo(forgot(post("/forgot-password", { email: zubaida.phone })));
  await answerTo(forgot(post("/forgot-password", { email: zubaida.email })));
  await sendAll();
  const code = /\b\d{6}\b/.exec(gateway.messages.at(-1)?.message ?? "")?.[0] ?? "";
  const emails = mail.emails.map(({ source }) => source.replaceAll("=\r\n", "").replaceAll("=3D", "=")).join("\n");
  const token = /reset-password\?token=([\w.-]+)/.exec(emails)?.[1] ?? "";
  await answerTo(reset(post(byCode.location ?? "", { code: "000000", password: "Naya Password 1" })));
  await answerTo(reset(post(byCode.location ?? "", { code, password: "Naya Password 1" })));

  const keys = [code, token, cookieGiven(account, "session"), cookieGiven(signedIn, "session"), order.trackingId];
  expect(keys.every((key) => key && key.length >= 6)).toBe(true);
  log.trace("the last line");
  expect(lines.at(-1)).toContain("the last line");
  const written = lines.join("\n");
  for (const secret of [...personal(), ...keys, "Naya Password 1"]) expect(written).not.toContain(secret);
});

test("an error that nobody expected is logged with its place and code, without the values of its query and its address", async () => {
  await db.user.create({
    data: { name: zubaida.name, email: "other@made.test", phone: "+923457778899", passwordHash: "hash-4711" },
  });
  const broken = [
    () => db.user.create({ data: { ...zubaida, age: 7 } as never }),
    () => db.user.create({ data: { name: zubaida.name, email: "other@made.test", passwordHash: "hash-4711" } }),
    () => db.user.update({ where: { email: "zubaida-none@made.test" }, data: { name: words } }),
    () => db.$executeRaw`UPDATE users SET name = NULL WHERE phone = '+923457778899'`,
    () => db.$queryRaw`SELECT name::int FROM users WHERE phone = ${"+923457778899"}`,
    () => Promise.reject(Object.assign(new Error("row"), { detail: `Failing row contains (7, ${zubaida.name})`, code: "23514" })),
  ];
  for (const query of broken) {
    const problem = await Promise.resolve(query()).catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(Error);
    const request = new Request(`http://shop.test/order/7?phone=${zubaida.phone}`);
    handleError(problem, { request });
    expect(lines.at(-1)).toMatch(/"type":".*"path":"\/order\/7"/);
  }
  expect(lines.at(-1)).toContain('"code":"23514"');
  const written = lines.join("\n");
  for (const secret of [...personal(), "other@made.test", "hash-4711", "7778899"]) expect(written).not.toContain(secret);
});
