import { beforeEach, expect, test, vi } from "vitest";
import { freshMemory } from "#tests/fixtures/browser-memory.ts";
import { renewSubscription, subscribe } from "./push-subscription.ts";

freshMemory();

const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, "base64url")).buffer;

/** A browser that made its subscription with `made`, at a shop whose key is now `key()`. */
function browserOf(made: string, key: () => string) {
  const posted: URLSearchParams[] = [];
  let nth = 0;
  let known: PushSubscription | null = null;
  const subscribeWith = (applicationServerKey: string) => {
    const endpoint = `https://push.example/${++nth}`;
    known = {
      endpoint,
      options: { applicationServerKey: bytesOf(applicationServerKey), userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => {
        known = null;
        return true;
      },
    } as unknown as PushSubscription;
    return known;
  };
  subscribeWith(made);
  const pushManager = {
    getSubscription: async () => known,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => subscribeWith(applicationServerKey),
  };
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => undefined, ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal("fetch", async (_: string, init?: { body: URLSearchParams }) => {
    if (!init) return Response.json({ publicKey: key() });
    posted.push(init.body);
    return new Response(null, { status: 204 });
  });
  return { posted };
}

let key = "QQ";
beforeEach(() => {
  key = "QQ";
});

test("a browser whose subscription was made with another key than the shop's subscribes anew at its next visit, and the old one is replaced", async () => {
  const { posted } = browserOf("QQ", () => key);
  await subscribe();
  expect(posted.map((body) => body.get("endpoint"))).toEqual(["https://push.example/1"]);
  await renewSubscription();
  key = "Qg"; // the shop was restored from a backup
  sessionStorage.removeItem("push-key-compared");
  await renewSubscription();
  expect(posted.map((body) => [body.get("endpoint"), body.get("replaces")])).toEqual([
    ["https://push.example/1", null],
    ["https://push.example/2", "https://push.example/1"],
  ]);
});

test("the same key posts nothing, and is asked for once in a window", async () => {
  let asked = 0;
  const { posted } = browserOf("QQ", () => {
    asked += 1;
    return key;
  });
  await subscribe();
  const before = asked;
  await renewSubscription();
  await renewSubscription();
  expect([posted.length, asked - before]).toEqual([1, 1]);
});
