import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const modules = "node_modules/@remix-run";
const scripts = (name: string) =>
  readdirSync(join(modules, name, "dist"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => readFileSync(join(modules, name, "dist", path), "utf8"));

test("decisions 0021: the server writes streams of data and reads none", () => {
  const server = ["server-runtime", "node", "express"].flatMap(scripts);
  expect(server.filter((text) => /\bturboStream\.encode\b/.test(text))).not.toEqual([]);
  expect(server.filter((text) => /\bturboStream\.decode\b|\bdecode\s*[,}].*from ['"]turbo-stream/.test(text))).toEqual([]);
});

test("decisions 0021: in production an error is written without the name of its constructor", async () => {
  const { serializeErrors } = await import(join(process.cwd(), modules, "server-runtime/dist/errors.js"));
  const thrown = { routes: new RangeError("secret"), root: Object.assign(new TypeError("secret"), { name: "Function" }) };
  expect(serializeErrors(thrown, "production")).toEqual({
    routes: { message: "Unexpected Server Error", stack: undefined, __type: "Error" },
    root: { message: "Unexpected Server Error", stack: undefined, __type: "Error" },
  });
});
