import { expect, test } from "vitest";
import { readSigning } from "./signing.ts";

const certificate = { CSC_LINK: "/keys/shop.p12", CSC_KEY_PASSWORD: "secret", PATH: "/bin" };

test.each([
  ["win32", { ...certificate, WIN_CSC_LINK: "/keys/shop.pfx" }, "WIN_CSC_LINK"],
  ["win32", certificate, "CSC_LINK"],
  ["darwin", certificate, "CSC_LINK"],
  ["darwin", { CSC_NAME: "Taaza Mandi" }, "CSC_NAME"],
] as const)("on %s a certificate of the environment signs, or nothing is made", (platform, environment, used) => {
  const { env, options, summary } = readSigning(environment, platform);
  expect(env).toEqual(environment);
  expect(options).toEqual(["--config.forceCodeSigning=true"]);
  expect(summary).toBe(`The installers are signed with ${used}.`);
  expect(summary).not.toContain("secret");
});

test.each(["win32", "darwin", "linux"] as const)(
  "without a certificate nothing is signed on %s, also not by what its keychain holds",
  (platform) => {
    const { env, options, summary } = readSigning({ CSC_LINK: "", PATH: "/bin" }, platform);
    expect(env).toEqual({ PATH: "/bin", CSC_IDENTITY_AUTO_DISCOVERY: "false" });
    expect(options).toEqual([]);
    expect(summary).toContain("not signed");
  },
);

test("a certificate for Windows signs nothing on macOS", () => {
  expect(readSigning({ WIN_CSC_LINK: "/keys/shop.pfx" }, "darwin").options).toEqual([]);
});
