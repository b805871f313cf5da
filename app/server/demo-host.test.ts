import { describe, expect, test } from "vitest";
import { refusePublicDemo } from "./demo-host.ts";

const quiet = {
  isDemo: true,
  isExplicit: false,
  host: "127.0.0.1",
  origin: undefined as string | undefined,
  own: ["127.0.0.1", "192.168.1.9", "fe80::1"],
};
const start = (surroundings: Partial<typeof quiet>) => refusePublicDemo({ ...quiet, ...surroundings });

describe("a demo that nobody asked for", () => {
  test.each([
    "127.0.0.1",
    "127.8.8.8",
    "localhost",
    "::1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.9",
    "fd00::7",
    "::ffff:10.0.0.1",
  ])("opens for this machine and its own network: %s", async (host) => {
    await expect(start({ host })).resolves.toBeUndefined();
  });

  test.each(["8.8.8.8", "203.0.113.7", "172.32.0.1", "2001:db8::1", "2a00:1450::1", "::ffff:8.8.8.8"])(
    "does not open on an address that everybody reaches: %s",
    async (host) => {
      await expect(start({ host })).rejects.toThrow(/DEMO=1/);
    },
  );

  test("on every address of the machine counts by what those are", async () => {
    await expect(start({ host: "0.0.0.0" })).resolves.toBeUndefined();
    await expect(start({ host: "::" })).resolves.toBeUndefined();
    const own = [...quiet.own, "203.0.113.7"];
    await expect(start({ host: "0.0.0.0", own })).rejects.toThrow("203.0.113.7");
    await expect(start({ host: "::", own })).rejects.toThrow("203.0.113.7");
    const own6 = [...quiet.own, "2a00:1450::1"];
    await expect(start({ host: "::", own: own6 })).rejects.toThrow("2a00:1450::1");
    await expect(start({ host: "0.0.0.0", own: own6 })).resolves.toBeUndefined();
  });

  test("does not open under an https address", async () => {
    await expect(start({ origin: "https://shop.example" })).rejects.toThrow("https://shop.example");
    await expect(start({ origin: "http://192.168.1.9:3000" })).resolves.toBeUndefined();
  });

  test("a host whose name leads nowhere is left to whoever listens on it", async () => {
    await expect(start({ host: "no-such-host.invalid" })).resolves.toBeUndefined();
  });
});

test("a demo that was asked for opens anywhere, and so does a shop that is none", async () => {
  const open = { host: "203.0.113.7", origin: "https://shop.example" };
  await expect(start({ ...open, isExplicit: true })).resolves.toBeUndefined();
  await expect(start({ ...open, isDemo: false })).resolves.toBeUndefined();
});
