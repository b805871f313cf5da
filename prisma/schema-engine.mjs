#!/usr/bin/env node
/**
 * Stands in for Prisma's native schema engine: the same lines of JSON-RPC on standard input and output, answered by
 * the WebAssembly engine of @prisma/schema-engine-wasm over a JavaScript driver. prisma/cli.mjs starts it.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

const parameters = process.argv.slice(2);
const valuesOf = (name) =>
  parameters.flatMap((parameter, at) => {
    if (parameter === name) return [parameters[at + 1]];
    return parameter.startsWith(`${name}=`) ? [parameter.slice(name.length + 1)] : [];
  });
const { url } = JSON.parse(valuesOf("--datasource")[0] ?? "{}");

if (parameters.includes("--version")) console.log("schema-engine-wasm");
else if (parameters.includes("cli")) await answerOnce();
else await answerLines();

/** `can-connect-to-database`, `create-database`, `drop-database`: one answer by exit code, an error as a log line. */
async function answerOnce() {
  const { default: pg } = await import("pg");
  const address = new URL(url);
  const name = `"${decodeURIComponent(address.pathname.slice(1)).replaceAll('"', '""')}"`;
  const statement = parameters.includes("create-database")
    ? `CREATE DATABASE ${name}`
    : parameters.includes("drop-database") && `DROP DATABASE ${name}`;
  if (statement) address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  try {
    await client.connect();
    if (statement) await client.query(statement);
    await client.end();
    process.exit(0);
  } catch (problem) {
    const code = { "3D000": "P1003", "28P01": "P1000" }[problem.code] ?? "P1001";
    const fields = { message: problem.message, error_code: code, is_panic: false };
    process.stderr.write(`\n${JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields })}\n`);
    process.exit(1);
  }
}

/** One request a line, answered in order. */
async function answerLines() {
  const engineFor = await loadEngine();
  let last = Promise.resolve();
  createInterface({ input: process.stdin })
    .on("line", (line) => {
      last = last.then(() => answer(JSON.parse(line), engineFor));
    })
    .on("close", () => last.then(() => process.exit(0)));
}

async function answer({ id, method, params }, engineFor) {
  if (!method) return; // the other side's receipt for a `print` of ours
  try {
    const engine = await engineFor(method, params);
    const result = (await engine[method === "getDatabaseVersion" ? "version" : method](params)) ?? {};
    if (method === "diff" && result.stdout != null) print(result.stdout);
    send({ id, result: method === "diff" ? { ...result, stdout: null } : result });
  } catch (problem) {
    const { code, message, meta = null } = problem;
    const data = code
      ? { is_panic: false, message, meta, error_code: code }
      : { is_panic: false, message: String(message ?? problem) };
    send({ id, error: { code: 4466, message: "An error happened. Check the data field for details.", data } });
  }
}

let printed = 1_000_000;
const print = (content) => send({ id: printed++, method: "print", params: { content } });
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);

/** Loads the engine; which database it works on is known only with the first request. */
async function loadEngine() {
  const file = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = await Promise.all(valuesOf("--datamodels").map(async (path) => [path, await readFile(path, "utf8")]));
  const open = async (method, params) => {
    const adapter = needsNoDatabase(method, params) ? await scratch() : await database();
    const log = (line) => process.stderr.write(`${line}\n`);
    const schema = { datamodels: datamodels.length > 0 ? datamodels : undefined };
    return glue.SchemaEngine.new(schema, log, bindMigrationAwareSqlAdapterFactory(adapter));
  };
  let engine;
  return (method, params) => {
    engine ??= open(method, params);
    return engine;
  };
}

/** Comparing schema files and migration folders. */
const needsNoDatabase = (method, { from, to }) =>
  method === "diff" && ![from, to].some(({ tag }) => tag === "schemaDatasource" || tag === "url");

/** An empty PostgreSQL in memory, for what the engine tries out. */
async function scratch() {
  const { PGlite } = await import("@electric-sql/pglite");
  const { PrismaPGlite } = await import("pglite-prisma-adapter");
  const { fuzzystrmatch } = await import("@electric-sql/pglite/contrib/fuzzystrmatch");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const adapter = new PrismaPGlite(await PGlite.create("memory://", { extensions: { fuzzystrmatch, pg_trgm } }));
  return withWholeScripts(adapter, (client, script) => client.exec(script));
}

async function database() {
  const { PrismaPg } = await import("@prisma/adapter-pg");
  const { default: Result } = await import("pg/lib/result.js");
  const { addFields } = Result.prototype;
  // @prisma/adapter-pg 7.10 does not support the catalogue's "char" type (18): bpchar (1042) reads the same
  Result.prototype.addFields = function (fields) {
    for (const field of fields) if (field.dataTypeID === 18) field.dataTypeID = 1042;
    return addFields.call(this, fields);
  };
  const adapter = new PrismaPg({ connectionString: url });
  return withWholeScripts(adapter, (client, script) => client.query(script));
}

/**
 * Lets a migration travel in one piece: the adapters would cut it at every semicolon, also inside a function, or not
 * wait for it. The shadow database is always a scratch one, for PrismaPg's own would quietly be the real database: in
 * `pg` the address wins over the database's name.
 */
function withWholeScripts(adapter, execute) {
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connection = await connect();
    connection.executeScript = async (script) => {
      await execute(connection.client, script).catch((problem) => connection.onError(problem)); // the engine expects no result
    };
    return connection;
  };
  adapter.connectToShadowDb = async () => (await scratch()).connect();
  return adapter;
}
