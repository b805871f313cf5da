import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const worthIt = /\.(?:js|css|svg|json)$/;

/** Puts a `.br` and a `.gz` beside each built text file, so that the server compresses none of them twice. */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => worthIt.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = readFileSync(path);
      const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}
