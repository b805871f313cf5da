import { describe, expect, test } from "vitest";
import { optimizedAddress } from "./optimized-address.ts";

describe("A7.53 the browser uses the original when", () => {
  const original = {
    imageUrl: "/uploads/products/1763635374123.webp",
    entityType: "product",
    entityId: null,
    displaySize: 640,
  } as const;
  const answering = (answer: () => Promise<Response>) => optimizedAddress(original, answer as typeof fetch);

  test.each<[string, () => Promise<Response>]>([
    ["the shop cannot be reached", () => Promise.reject(new TypeError("offline"))],
    ["the answer is a page", async () => new Response("<html>")],
    ["it did not work", async () => Response.json({ success: false, optimizedUrl: "/other.webp" })],
    ["it was refused", async () => Response.json({ success: true, optimizedUrl: "/other.webp" }, { status: 403 })],
  ])("%s", async (_, answer) => {
    expect(await answering(answer)).toBe(original.imageUrl);
  });

  test("and the optimised one when it is there", async () => {
    const optimizedUrl = "/uploads/products/1763635374123/640.webp";
    expect(await answering(async () => Response.json({ success: true, optimizedUrl }))).toBe(optimizedUrl);
  });
});
