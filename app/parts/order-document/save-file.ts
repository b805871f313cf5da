/** Hands an HTML file to the browser as a download. */
export function saveFile(name: string, html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: "text/html;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has to have begun before its address may go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
