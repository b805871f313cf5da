export { default, loader, meta, shouldRevalidate } from "./package.$id.tsx";
