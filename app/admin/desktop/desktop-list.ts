import type { KeptList } from "#app/contract/kept-list.ts";
import { tellWindow } from "./desktop-bridge.ts";

/** Leaves the list on the screen with the window, to be read while the shop cannot be reached. */
export const keepList = (list: KeptList): void => tellWindow("keep-list", list);
