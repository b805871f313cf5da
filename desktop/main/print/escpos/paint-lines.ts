import { BrowserWindow } from "electron";
import { sandboxedPreferences } from "../../window-options.ts";
import { bitmapOf, slice } from "./bitmap.ts";
import type { PaintLines } from "./encode-slip.ts";
import { heightOf, pageOfLines } from "./lines-page.ts";

/** Renders the lines in a hidden page, dot for pixel, and cuts the picture into lines again. */
export const paintLines: PaintLines = async (lines, dots) => {
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
  const window = new BrowserWindow({
    show: false,
    width: dots,
    height,
    useContentSize: true,
    frame: false,
    enableLargerThanScreen: true,
    webPreferences: { ...sandboxedPreferences, javascript: false, offscreen: { deviceScaleFactor: 1 }, partition: "print" },
  });
  try {
    await window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(pageOfLines(lines))}`);
    const picture = await window.webContents.capturePage({ x: 0, y: 0, width: dots, height });
    const whole = bitmapOf(picture.toBitmap(), picture.getSize());
    let from = 0;
    return lines.map((line) => {
      const part = slice(whole, from, heightOf(line));
      from += heightOf(line);
      return part;
    });
  } finally {
    window.destroy();
  }
};
