import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastOf } from "./push-toast.ts";

beforeEach(() => vi.stubGlobal("location", { origin: "https://shop.test" }));
afterEach(() => vi.unstubAllGlobals());

const follow = vi.fn();

test("A8.05 a push in the foreground is a toast with its title and body", () => {
  expect(toastOf({ title: "Order #000007 is confirmed", body: "We pack it." }, "en", follow)).toEqual({
    title: "Order #000007 is confirmed",
    description: "We pack it.",
  });
});

test("A8.05 without a title it is called 'New notification'", () => {
  expect(toastOf({ body: "We pack it." }, "en", follow).title).toBe("New notification");
  expect(toastOf({}, "ur", follow).title).toBe("Naya notification");
});

test("B3.14 that of a campaign is counted when it is opened", () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal("navigator", { sendBeacon });
  toastOf({ title: "Offer", link: "/", click: "token" }, "en", follow).action?.onClick();
  expect(sendBeacon.mock.calls.map(([path, body]) => [path, String(body)])).toEqual([["/api/push-clicks", "click=token"]]);
});

test.each([
  ["/order/7?from=push", "/order/7?from=push"],
  ["https://evil.test/", "/"],
])("its link %s opens %s", (link, path) => {
  toastOf({ title: "Order", link }, "en", follow).action?.onClick();
  expect(follow).toHaveBeenLastCalledWith(path);
});
