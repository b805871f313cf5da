import { spawnSync } from "node:child_process";

/** Whether there is a Java to run the HTML checker; when not, a hint was printed. */
export function haveJava() {
  if (spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0) return true;
  console.log(
    "There is no Java here, so the HTML of the pages is not checked. Install the package `default-jre-headless`, and run this again.",
  );
  return false;
}
