#!/usr/bin/env node
// Stand-in for Prisma's native `schema-engine` binary: same newline-delimited JSON-RPC protocol on stdio,
// served by the WebAssembly schema engine (npm: @prisma/schema-engine-wasm) through a JS driver adapter.
// Use: PRISMA_SCHEMA_ENGINE_BINARY=prisma/schema-engine.mjs npx prisma migrate dev
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bg from '@prisma/schema-engine-wasm/schema_engine_bg'

const argv = process.argv.slice(2)
const opt = (n) => argv.flatMap((a, i) => (a === n ? [argv[i + 1]] : a.startsWith(n + '=') ? [a.slice(n.length + 1)] : []))
const datasource = JSON.parse(opt('--datasource')[0] ?? '{}')
if (argv.includes('--version')) { console.log('schema-engine-wasm'); process.exit(0) }

const isPGlite = (u) => /^(file|memory|pglite):/.test(u)
async function pglite(dir) {
  const { PGlite } = await import('@electric-sql/pglite')
  const { PrismaPGlite } = await import('pglite-prisma-adapter')
  const names = ['pg_trgm', 'unaccent', 'pgcrypto', 'citext', 'btree_gin']
  const extensions = Object.fromEntries(await Promise.all(names.map(async (n) => [n, (await import(`@electric-sql/pglite/contrib/${n}`))[n]])))
  return new PrismaPGlite(await PGlite.create(dir, { extensions }))
}
async function makeAdapter(url) {
  let main
  if (!url || isPGlite(url)) main = await pglite(url ? url.replace(/^(pglite|file):(\/\/)?/, '') : 'memory://')
  else {
    const { PrismaPg } = await import('@prisma/adapter-pg')
    // the catalog's "char" type (oid 18) is unknown to @prisma/adapter-pg 7.10: report it as bpchar
    const { default: Result } = await import('pg/lib/result.js')
    const addFields = Result.prototype.addFields
    Result.prototype.addFields = function (f) { for (const x of f) if (x.dataTypeID === 18) x.dataTypeID = 1042; return addFields.call(this, f) }
    main = new PrismaPg({ connectionString: url })
  }
  // scratch ("shadow") database: always an in-memory PGlite, so no CREATEDB right is needed. (PrismaPg's own
  // connectToShadowDb would, given a connectionString, quietly reconnect to the MAIN database: pg lets the URL win.)
  main.connectToShadowDb = async () => (await pglite('memory://')).connect()
  return main
}

if (argv.includes('cli')) {
  if (isPGlite(datasource.url)) process.exit(0)
  // can-connect-to-database | create-database | drop-database
  const cmd = argv.find((a) => /^(can-connect-to-database|create-database|drop-database)$/.test(a))
  const fail = (code, message) => { process.stderr.write('\n' + JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { message, error_code: code, is_panic: false } }) + '\n'); process.exit(1) }
  const { default: pg } = await import('pg')
  const u = new URL(datasource.url); const db = decodeURIComponent(u.pathname.slice(1))
  if (cmd !== 'can-connect-to-database') u.pathname = '/postgres'
  const c = new pg.Client({ connectionString: u.href })
  try {
    await c.connect()
    if (cmd !== 'can-connect-to-database') await c.query(`${cmd === 'create-database' ? 'CREATE' : 'DROP'} DATABASE "${db.replaceAll('"', '""')}"`)
    await c.end(); process.exit(0)
  } catch (e) { fail(e.code === '3D000' ? 'P1003' : e.code === '28P01' ? 'P1000' : 'P1001', e.message) }
}

const wasmPath = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
const { instance } = await WebAssembly.instantiate(await readFile(wasmPath), { './schema_engine_bg.js': bg })
bg.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()
const datamodels = await Promise.all(opt('--datamodels').map(async (p) => [p, await readFile(p, 'utf8')]))
let adapterErrors
let enginePromise
// diffing schema files / migration folders needs no live database: an in-memory PGlite serves as the scratch one
const offline = (method, p) => method === 'diff' && ![p.from, p.to].some((t) => t.tag === 'schemaDatasource' || t.tag === 'url')
const engine = (method, params) => (enginePromise ??= makeAdapter(offline(method, params) ? undefined : datasource.url).then((a) => {
  const bound = bindMigrationAwareSqlAdapterFactory(a)
  adapterErrors = bound.errorRegistry
  return bg.SchemaEngine.new({ datamodels: datamodels.length ? datamodels : undefined }, (log) => process.stderr.write(log + '\n'), bound)
}))

const send = (m) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...m }) + '\n')
let printId = 1
let queue = Promise.resolve()
createInterface({ input: process.stdin }).on('line', (line) => { queue = queue.then(() => handle(line)) }).on('close', () => queue.then(() => process.exit(0)))
async function handle(line) {
  const { id, method, params } = JSON.parse(line)
  if (!method) return // reply to our own "print"
  try {
    const e = await engine(method, params)
    const name = method === 'getDatabaseVersion' ? 'version' : method
    let result = await e[name](params)
    if (method === 'diff') { if (result.stdout != null) send({ id: 1e6 + printId++, method: 'print', params: { content: result.stdout } }); result = { ...result, stdout: null } }
    send({ id, result: result ?? {} })
  } catch (err) {
    // user-facing errors arrive as Error whose message/`code`/`meta` come from the engine
    const known = err?.code ? { is_panic: false, message: err.message, meta: err.meta ?? null, error_code: err.code } : { is_panic: false, message: String(err?.message ?? err), backtrace: null }
    if (process.env.SCHEMA_ENGINE_DEBUG) console.error(err)
    send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data: known } })
  }
}
