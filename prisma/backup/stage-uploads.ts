import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { uploadsIn } from "./list-uploads.ts";

/** Uploads on their way back: written beside the ones in use, which `settle` replaces by them. */
export type Staged = {
  begin(name: string): Promise<void>;
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
  settle(): Promise<void>;
  discard(): Promise<void>;
};

/** Creates a staging folder for uploads beside those of a data folder. */
export async function stageUploads(dataDir: string): Promise<Staged> {
  const place = uploadsIn(dataDir);
  const fresh = `${place}.restored`;
  const discard = () => rm(fresh, { recursive: true, force: true });
  let file: FileHandle | undefined;
  await discard();
  await mkdir(fresh, { recursive: true });
  return {
    async begin(name) {
      await mkdir(dirname(join(fresh, name)), { recursive: true });
      file = await open(join(fresh, name), "wx");
    },
    async write(bytes) {
      await file?.appendFile(bytes);
    },
    async end() {
      await file?.sync();
      await file?.close();
    },
    async settle() {
      await rm(place, { recursive: true, force: true });
      await rename(fresh, place);
    },
    discard,
  };
}
