export { default, loader, meta, shouldRevalidate } from "./category.$id.tsx";
