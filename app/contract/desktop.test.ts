import { expect, test } from "vitest";
import { adminPath } from "./desktop.ts";

test.each(["/admin", "/admin/orders", "/admin/orders/418?x=1#y", "/admin#orders/418", "/admin?x"])(
  "%j is a page of the back office",
  (path) => {
    expect(adminPath.safeParse(path).success).toBe(true);
    expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
  },
);

test.each([
  "",
  "/",
  "/auth",
  "/administrator",
  "//evil.example/admin",
  "/admin\\..\\x",
  "/admin/a b",
  "https://evil.example/admin",
  "/admin/\n",
])("%j is none", (path) => expect(adminPath.safeParse(path).success).toBe(false));
