import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { loader } from "./delivery-tracking.tsx";

const follow = (address: string, typed: string) =>
  inRequestScope({ requestId: "", address }, () =>
    answerTo(loader(visit(`/delivery-tracking?${new URLSearchParams({ tracking_id: typed })}`))),
  );

test("a tracking number left empty is asked for at its field, as no number at all is not", async () => {
  expect((await answerTo(loader(visit("/delivery-tracking")))).body).toMatchObject({ problem: null });
  expect(await follow("203.0.113.9", " ")).toMatchObject({ status: 200, body: { problem: "Please fill this in." } });
});

afterEach(() => db.$executeRaw`TRUNCATE limits`);

describe("guesses at a tracking number", () => {
  test("are twenty from one network within ten minutes; then even the right one has to wait", async () => {
    const { trackingId } = await makeOrder();
    for (let turn = 0; turn < 20; turn++) expect((await follow("203.0.113.1", `ABCDEFGHJ${turn + 10}`)).status).toBe(404);
    const answer = await follow("203.0.113.1", trackingId);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ found: null, problem: "Too many tries. Please wait 10 minutes." });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect((await follow("198.51.100.1", trackingId)).status).toBe(200);
  });

  test("are not the looks of somebody who has the right one, however often", async () => {
    const { id, trackingId } = await makeOrder();
    for (let turn = 0; turn < 60; turn++) expect((await follow("203.0.113.2", trackingId)).body).toMatchObject({ found: { id } });
  });
});
