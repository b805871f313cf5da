/** Put in place of the name by the bundler. */
declare const BUILD_FOLDER: string;

/** The folder that this server was built to; its pages stand beside it. */
export const buildFolder: string = typeof BUILD_FOLDER === "undefined" ? "build" : BUILD_FOLDER;
