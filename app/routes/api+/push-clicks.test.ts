import { expect, test } from "vitest";
import { clickToken } from "#app/domain/push/record-click.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { action, loader } from "./push-clicks.ts";

const click = (form: Parameters<typeof post>[1]) => answerTo(action(post("/api/push-clicks", form)));

test("B3.14 a push that is pressed is counted once, whoever is signed in", async () => {
  const { id: userId } = await makeUser();
  const { id: campaignId } = await db.pushCampaign.create({ data: { title: "Sabzi", message: "x", targetAudience: "all" } });
  const { id } = await db.pushCampaignDelivery.create({ data: { campaignId, userId } });
  for (let times = 0; times < 3; times++) expect((await click({ click: clickToken(id) })).status).toBe(204);
  expect(await db.pushEvent.findMany({ select: { eventType: true, campaignId: true } })).toEqual([
    { eventType: "clicked", campaignId },
  ]);
});

test("a token that the shop did not write counts nothing, and a form without one is refused", async () => {
  const before = await db.pushEvent.count();
  for (const wrong of ["1", "x".repeat(300), clickToken(999_999)]) expect((await click({ click: wrong })).status).toBe(204);
  for (const form of ["", { click: "x".repeat(301) }, "nothing"]) expect((await click(form)).status).toBe(400);
  expect(await db.pushEvent.count()).toBe(before);
  expect((await answerTo(loader())).status).toBe(405);
});

test("nobody counts clicks as fast as they like", async () => {
  setClock(new Date("2026-11-20T07:00:00Z")); // so that the minute does not end meanwhile
  const from = (address: string) => inRequestScope({ requestId: "", address }, () => click({ click: "1" }));
  const answers: Awaited<ReturnType<typeof click>>[] = [];
  // a few at once: who waits too long for a connection is let through
  for (let sent = 0; sent < 1002; sent += 6)
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => from("203.0.113.9")))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await from("203.0.113.10")).status).toBe(204);
});
