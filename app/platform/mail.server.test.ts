import { afterEach, expect, test } from "vitest";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { env } from "./env.server.ts";
import { sendMail } from "./mail.server.ts";

const email = {
  id: "outbox-7",
  from: { name: "Taaza Mandi", address: "salam@taaza.example" },
  to: "ayesha@made.test",
  subject: "Salam",
  text: "Assalam o Alaikum",
  link: "https://taaza.example/",
};

afterEach(() => {
  env.DEMO = true;
});

test("a letter reaches the mail server, with the same Message-ID however often it is sent", async () => {
  const { letters, stop } = await startMailServer();
  await sendMail(email);
  await sendMail(email);
  await stop();
  expect(letters.map(({ to }) => to)).toEqual([["ayesha@made.test"], ["ayesha@made.test"]]);
  for (const { source } of letters) expect(source).toContain("Message-ID: <outbox-7@taaza.example>");
});

test("a recipient is one address, whatever it looks like", async () => {
  const { letters, stop } = await startMailServer();
  await sendMail({ ...email, to: "ayesha@made.test, spy@evil.test" }).catch(() => undefined);
  await stop();
  expect(letters.flatMap(({ to }) => to)).not.toContain("spy@evil.test");
});

test("without a mail server the demo shop goes on; a real one says what is missing, and the outbox tries again", async () => {
  await expect(sendMail(email)).resolves.toBeUndefined();
  env.DEMO = false;
  await expect(sendMail(email)).rejects.toThrow("set SMTP_URL");
});
