import { describe, expect, test } from "vitest";
import { action as sendZones } from "#app/routes/admin+/delivery-zones+/$.ts";
import { action as sendStatement } from "#app/routes/admin+/payments+/statements.tsx";
import { action as sendProducts } from "#app/routes/admin+/products+/import.tsx";
import { action as applyProducts, loader as dryRun } from "#app/routes/admin+/products+/import_.$importId.tsx";
import { loader as errorsFile } from "#app/routes/admin+/products+/import_.$importId_.errors[.]csv.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";

import { answerTo, post, shownFailure, visit } from "#tests/fixtures/request.ts";
import { readFileInQueue } from "./file-queue.server.ts";

const clerk = await makeStaff("admin");
const boundary = "cut";

/** A file whose body comes when it is let through, and how many bodies were begun to be read. */
function slowFiles() {
  const open: (() => void)[] = [];
  const part = (name: string, more: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
  const file = 'Transaction Date,Transaction ID,Amount (PKR),Status\n23/11/2026,JC-1,"1,100.00",Successful\n';
  const text = `${part("source", "", "jazzcash")}${part("file", '; filename="a.csv"', file)}--${boundary}--\r\n`;
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        pull: (controller) =>
          new Promise((resolve) => {
            open.push(() => {
              controller.enqueue(new TextEncoder().encode(text));
              controller.close();
              resolve();
            });
          }),
      },
      { highWaterMark: 0 },
    );
  const send = (path: string, { length, lang = "en" }: { length?: number; lang?: string } = {}) => {
    const sent = post(path, "", clerk);
    const headers = {
      Cookie: `${clerk.cookie}; lang=${lang}`,
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      ...(length !== undefined && { "Content-Length": String(length) }),
    };
    const request = new Request(`http://shop.test${path}`, {
      method: "POST",
      headers,
      body: body(),
      duplex: "half",
    } as RequestInit);
    return { ...sent, request };
  };
  const finish = () => {
    for (const letThrough of open.splice(0)) letThrough();
  };
  return { send, finish, begun: () => open.length };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Lets the bodies through, those that are begun at a time, until all is answered. */
async function letAllThrough<Answers>(files: ReturnType<typeof slowFiles>, answers: Promise<Answers>): Promise<Answers> {
  let isOver = false;
  const all = answers.finally(() => {
    isOver = true;
  });
  for (let round = 0; !isOver && round < 2000; round++) {
    expect(files.begun()).toBeLessThanOrEqual(3); // a small one beside two large ones
    files.finish();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return all;
}

const doors = {
  statements: ["/admin/payments/statements", sendStatement],
  "product files": ["/admin/products/import", sendProducts],
} as const;

describe.each(Object.entries(doors))("ten %s at once", (_, [path, action]) => {
  test("are read two at a time, four wait, and the others are asked to come again, in a sentence", async () => {
    const files = slowFiles();
    let refused = 0;
    const answers = Array.from({ length: 10 }, async (__, nth) => {
      const answer = await answerTo(action(files.send(path, { lang: nth % 2 ? "ur" : "en" })));
      if (answer.status === 503) refused++;
      return answer;
    });
    await expect.poll(() => files.begun(), { timeout: 20_000 }).toBe(2);
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(4);
    const all = await letAllThrough(files, Promise.all(answers));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(6);
    const busy = all.filter(({ status }) => status === 503).map(({ body }) => JSON.stringify(body));
    for (const text of busy) expect(text).toMatch(/Other files are being read just now|Abhi doosri files parhi ja rahi hain/);
  });
});

test("a file of a list that comes while many wait leads back to the list with the sentence", async () => {
  const files = slowFiles();
  const path = "/admin/delivery-zones/import";
  const send = () => {
    const sent = files.send(path);
    return answerTo(sendZones({ ...sent, params: { "*": "import" } }));
  };
  const waiting = Array.from({ length: 6 }, send);
  await expect.poll(() => files.begun(), { timeout: 20_000 }).toBe(2);
  await settle();
  expect(shownFailure(await send())).toContain("Other files are being read just now");
  await letAllThrough(files, Promise.all(waiting));
});

test("a small file waits for no large one", async () => {
  const files = slowFiles();
  const waiting = Array.from({ length: 6 }, () => answerTo(sendStatement(files.send("/admin/payments/statements"))));
  await expect.poll(() => files.begun(), { timeout: 20_000 }).toBe(2);
  await settle();
  const small = answerTo(sendStatement(files.send("/admin/payments/statements", { length: 300 })));
  await expect.poll(() => files.begun(), { timeout: 20_000 }).toBe(3);
  await letAllThrough(files, Promise.all(waiting));
  expect((await small).status).toBe(302);
});

test("of ten dry runs at once two are read at a time, four wait and four are asked to come again", async () => {
  const running = { now: 0, most: 0 };
  const read = async () => {
    running.most = Math.max(running.most, ++running.now);
    await settle();
    running.now--;
    return "read";
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => readFileInQueue(read).catch(({ status }: Response) => status)),
  );
  expect(running.most).toBe(2);
  expect([answers.filter((answer) => answer === "read").length, answers.filter((answer) => answer === 503).length]).toEqual([
    6, 4,
  ]);
});

describe("while two files are read and four wait", () => {
  /** Fills the queue; gives what empties it again. */
  function fill() {
    let open: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      open = resolve;
    });
    const all = Promise.all(Array.from({ length: 6 }, () => readFileInQueue(() => held)));
    return async () => {
      open();
      await all;
    };
  }

  test("applying the file of a list is asked to come again, in a sentence and both languages", async () => {
    const empty = fill();
    const apply = (lang: string) => {
      const cookie = `${clerk.cookie}; lang=${lang}`;
      return answerTo(sendZones(post("/admin/delivery-zones/import/1/apply", {}, { cookie, params: { "*": "import/1/apply" } })));
    };
    expect(shownFailure(await apply("en"))).toContain("Other files are being read just now");
    expect(shownFailure(await apply("ur"), "ur")).toContain("Abhi doosri files parhi ja rahi hain");
    await empty();
    expect(shownFailure(await apply("en"))).not.toContain("Other files");
  });

  test("no door of a kept product file reads it: its dry run, its file of errors, applying it", async () => {
    const empty = fill();
    const at = { cookie: clerk.cookie, params: { importId: "1" } };
    const doors = [
      () => dryRun(visit("/admin/products/import/1", at)),
      () => errorsFile(visit("/admin/products/import/1/errors.csv", at)),
      () => applyProducts(post("/admin/products/import/1", { leave_out: "on" }, at)),
    ];
    for (const door of doors) {
      const answer = await answerTo(door());
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    }
    await empty();
    for (const door of doors) expect((await answerTo(door())).status).toBe(404);
  });
});
