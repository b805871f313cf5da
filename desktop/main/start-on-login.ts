import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { App } from "electron";
import { writeAtomically } from "./json-file.ts";

/** The argument that starts the program in the tray. */
export const hiddenArgument = "--hidden";

type Machine = {
  app: Pick<App, "getLoginItemSettings" | "setLoginItemSettings" | "getName">;
  platform: NodeJS.Platform;
  /** where Linux desktops look: `~/.config/autostart` */
  autostart: string;
  /** the program file to start */
  program: string;
};

const entryOf = ({ autostart }: Machine): string => join(autostart, "taaza-mandi.desktop");

/** Whether the program starts at login. */
export function startsOnLogin(machine: Machine): boolean {
  if (machine.platform === "linux") return existsSync(entryOf(machine));
  return machine.app.getLoginItemSettings({ args: [hiddenArgument] }).openAtLogin;
}

/** Sets whether the program starts at login. Linux has no API for it but a file that all desktops read. */
export function setStartOnLogin(starts: boolean, machine: Machine): void {
  if (machine.platform !== "linux") machine.app.setLoginItemSettings({ openAtLogin: starts, args: [hiddenArgument] });
  else if (starts) writeAtomically(entryOf(machine), entryText(machine));
  else rmSync(entryOf(machine), { force: true });
}

function entryText({ app, program }: Machine): string {
  const quoted = `"${program.replaceAll(/(["`$\\])/g, "\\$1")}"`;
  return ["[Desktop Entry]", "Type=Application", `Name=${app.getName()}`, `Exec=${quoted} ${hiddenArgument}`, ""].join("\n");
}
