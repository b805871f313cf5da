import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { afterEach, expect, test, vi } from "vitest";
import { saveKeyName } from "#app/lib/save-key-name.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { answeredOnce } from "./answered-once.server.ts";

type Form = Record<string, string> | FormData;
type Sender = { cookie?: string; browser?: string; address?: string };

/** Posts a form as a browser does, with its length. */
async function post(action: (args: ActionFunctionArgs) => unknown, form: Form, { cookie = "session=a", ...from }: Sender = {}) {
  const body = form instanceof FormData ? form : new URLSearchParams(form);
  const request = new Request("http://shop.test/contact", { method: "POST", body });
  const bytes = await request.arrayBuffer();
  const headers = [...request.headers, ["Content-Length", String(bytes.byteLength)], ["User-Agent", from.browser ?? "one"]];
  const sent = new Request(request.url, {
    method: "POST",
    body: bytes,
    headers: [...headers, ["Cookie", cookie]] as [string, string][],
  });
  const args = { request: sent, params: {}, context: {} } as unknown as ActionFunctionArgs;
  return inRequestScope({ requestId: "1", address: from.address ?? "10.0.0.1" }, async () => action(args));
}

/** An action that counts how often it runs and reads its form, as every action does. */
function counting(answer: (form: FormData, run: number) => unknown) {
  const runs: FormData[] = [];
  const action = answeredOnce(async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData();
    return answer(form, runs.push(form));
  });
  return { runs, action };
}

const locationOf = (answer: unknown) => (answer as Response).headers.get("Location");
let made = 0;
const key = () => ({ [saveKeyName]: `key${made++}.0abcdefgh` });

afterEach(() => vi.useRealTimers());

test("equal posts at once and later are done once, and each is given an answer of its own", async () => {
  const { runs, action } = counting((_, run) => redirect(`/done/${run}`, { headers: { "Set-Cookie": "toast=1" } }));
  const form = { message: "Salam", ...key() };
  const answers = [...(await Promise.all([post(action, form), post(action, form)])), await post(action, form)] as Response[];
  expect(answers.map(locationOf)).toEqual(["/done/1", "/done/1", "/done/1"]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["", "", ""]);
  expect(runs.length).toBe(1);
});

test("another key, text, session, device or address is another form", async () => {
  const { runs, action } = counting(() => redirect("/done"));
  const form = { message: "Salam", ...key() };
  await post(action, form);
  await post(action, { ...form, ...key() });
  await post(action, { ...form, message: "Salam again" });
  await post(action, form, { cookie: "session=b" });
  await post(action, form, { cookie: "device=a" });
  await post(action, form, { cookie: "" });
  await post(action, form, { cookie: "", address: "10.0.0.2" });
  await post(action, form, { cookie: "", browser: "two" });
  expect(runs.length).toBe(8);
});

test("a form without a key is done as often as it is posted", async () => {
  const { runs, action } = counting(() => redirect("/done"));
  await Promise.all([post(action, { message: "Salam" }), post(action, { message: "Salam" })]);
  expect(runs.length).toBe(2);
});

test("what is refused, thrown or broken is not remembered; a redirect that is thrown is", async () => {
  const table: [answer: () => unknown, runs: number][] = [
    [() => data({ result: "refused" }, { status: 400 }), 2],
    [() => new Response(null, { status: 404 }), 2],
    [() => Promise.reject(new Response("no", { status: 403 })), 2],
    [() => Promise.reject(new Error("broken")), 2],
    [() => Promise.reject(redirect("/auth")), 1],
  ];
  for (const [answer, expected] of table) {
    const { runs, action } = counting(answer);
    const form = key();
    const send = () => post(action, form).catch((problem) => (problem instanceof Response ? problem.text() : problem));
    await send();
    await send();
    expect(runs.length, String(answer)).toBe(expected);
  }
});

test("both of two at once are given the refusal that was thrown", async () => {
  const { runs, action } = counting(() => Promise.reject(new Response("no", { status: 403 })));
  const form = key();
  const send = () => post(action, form).catch((problem: Response) => problem.text());
  expect(await Promise.all([send(), send()])).toEqual(["no", "no"]);
  expect(runs.length).toBe(1);
});

test("a page that an action shows is remembered for a minute, a redirect for a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const page = counting(() => ({ link: "/join-team" }));
  const leading = counting(() => redirect("/done"));
  const [shown, led] = [key(), key()];
  for (const hours of [0, 1 / 120, 2, 23, 25]) {
    vi.setSystemTime(Date.UTC(2026, 10, 28) + hours * 3_600_000);
    await post(page.action, shown);
    await post(leading.action, led);
  }
  expect([page.runs.length, leading.runs.length]).toEqual([4, 2]);
});

/** A form with a picture of so many bytes, in parts as a browser sends them. */
function withPicture(bytes: number, first: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(first)) form.append(name, value);
  form.append("picture", new File([new Uint8Array(bytes).fill(7)], "mango.jpg"));
  return form;
}

test.each([
  ["small", 2_000],
  ["large", 3_000_000],
])("a %s picture is taken once, and whole, whatever boundary its parts have", async (_, bytes) => {
  const { runs, action } = counting(() => redirect("/done"));
  const first = key();
  await Promise.all([post(action, withPicture(bytes, first)), post(action, withPicture(bytes, first))]);
  expect(runs.map((form) => (form.get("picture") as File).size)).toEqual([bytes]);
  await post(action, withPicture(bytes + 1, first));
  await post(action, withPicture(bytes, { note: "without a key" }));
  await post(action, withPicture(bytes, { note: "without a key" }));
  expect(runs.length).toBe(4);
});
