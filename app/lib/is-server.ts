/** Whether this code runs on the server. The build makes it a constant of what browsers load, so that what only the server does falls out of it. */
export const isServer = typeof document === "undefined";
