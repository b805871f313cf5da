import { join } from "node:path";
import { z } from "zod";
import { type PrintKind, printKinds } from "#app/contract/paper.ts";
import { JsonFile } from "./json-file.ts";
import { defaultPrinter, type PrinterChoice, printerChoice } from "./print/printer-choice.ts";

const place = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

const settings = z.object({
  home: z.string().nullable(),
  lang: z.enum(["en", "ur"]),
  printers: z.partialRecord(z.enum(printKinds), printerChoice),
  window: z.object({ place: place.nullable(), isMaximized: z.boolean(), zoom: z.number().min(-4).max(6) }),
});

export type Settings = z.infer<typeof settings>;

const fresh: Settings = {
  home: null,
  lang: "en",
  printers: {},
  window: { place: null, isMaximized: false, zoom: 0 },
};

/** The settings stored on this machine. Reads are from memory. */
export class DesktopSettings {
  private readonly file: JsonFile<typeof settings>;
  private held: Settings;
  private unread: unknown;

  /** @param onFailedWrite called when a change cannot be written to the disk */
  constructor(
    folder: string,
    private readonly onFailedWrite: (problem: unknown) => void = () => undefined,
  ) {
    this.file = new JsonFile(join(folder, "settings.json"), settings);
    this.held = this.read() ?? fresh;
  }

  /** A file that is there and cannot be read is left as it is: the defaults apply until the program ends, and replace nothing. */
  private read(): Settings | null {
    try {
      return this.file.read();
    } catch (problem) {
      this.unread = problem;
      this.onFailedWrite(problem);
      return null;
    }
  }

  get now(): Readonly<Settings> {
    return this.held;
  }

  /** Whether the change is on the disk; an unwritten one applies until the program ends. */
  change(changes: Partial<Settings>): boolean {
    this.held = { ...this.held, ...changes };
    try {
      if (this.unread) throw this.unread;
      this.file.write(this.held);
      return true;
    } catch (problem) {
      this.onFailedWrite(problem);
      return false;
    }
  }

  printerFor(kind: PrintKind): PrinterChoice {
    return this.held.printers[kind] ?? defaultPrinter(kind);
  }
}
