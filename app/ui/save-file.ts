/** Hands a file to the browser as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has to have begun before its address may go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
