import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);
const ofBuilder = createRequire(require.resolve("app-builder-lib/package.json"));

type Config = Record<string, unknown> & { electronFuses: Record<string, boolean> };

const read = (): Config => ofBuilder("js-yaml").load(readFileSync("desktop/electron-builder.yml", "utf8"));
const validate = (config: object): void =>
  ofBuilder("./out/util/config/schemaValidator.js").validateSchema(ofBuilder("./scheme.json"), config);

test("the configuration of the installers is valid by electron-builder's own schema, which knows a wrong word", () => {
  expect(() => validate(read())).not.toThrow();
  expect(() => validate({ ...read(), electronFuse: {} })).toThrow(/electronFuse/);
});

test("there are installers for Windows, Linux and macOS", () => {
  expect(read()).toMatchObject({
    win: { target: ["nsis"] },
    linux: { target: ["AppImage", "deb"] },
    mac: { target: ["dmg", "zip"] },
    protocols: [{ schemes: ["taaza"] }],
  });
});

test("the program cannot be used as a Node, and runs no code but its own archive's", () => {
  const { resetAdHocDarwinSignature, ...fuses } = read().electronFuses;
  expect(resetAdHocDarwinSignature).toBe(true);
  expect(fuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  });
});

test("it packs the very Electron that the types and tests are of", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(read().electronVersion).toBe(devDependencies.electron);
  expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
});
