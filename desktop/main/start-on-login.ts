import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { App } from "electron";
import { writeWhole } from "./kept-file.ts";

/** With this word the program starts into the tray. */
export const hiddenWord = "--hidden";

type Machine = {
  app: Pick<App, "getLoginItemSettings" | "setLoginItemSettings" | "getName">;
  platform: NodeJS.Platform;
  /** where Linux desktops look: `~/.config/autostart` */
  autostart: string;
  /** the program file to start */
  program: string;
};

const entryOf = ({ autostart }: Machine): string => join(autostart, "taaza-mandi.desktop");

/** Whether the program starts with the machine. */
export function startsOnLogin(machine: Machine): boolean {
  if (machine.platform === "linux") return existsSync(entryOf(machine));
  return machine.app.getLoginItemSettings({ args: [hiddenWord] }).openAtLogin;
}

/** Lets the program start with the machine, or no longer. Linux has no call for it but a file that all desktops read. */
export function setStartOnLogin(starts: boolean, machine: Machine): void {
  if (machine.platform !== "linux") return machine.app.setLoginItemSettings({ openAtLogin: starts, args: [hiddenWord] });
  if (!starts) return rmSync(entryOf(machine), { force: true });
  const program = `"${machine.program.replaceAll(/(["`$\\])/g, "\\$1")}"`;
  const lines = ["[Desktop Entry]", "Type=Application", `Name=${machine.app.getName()}`, `Exec=${program} ${hiddenWord}`];
  writeWhole(entryOf(machine), `${lines.join("\n")}\n`);
}
