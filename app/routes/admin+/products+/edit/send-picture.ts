/** Result of an upload: the picture's address, or the error; no text when the request failed. */
export type Sent = { url: string } | { problem: string | null };

const unreachable: Sent = { problem: null };

function read(text: string): Sent {
  try {
    const answer = JSON.parse(text) as { url?: string; result?: { error?: Record<string, string[]> } };
    if (answer.url) return { url: answer.url };
    return { problem: Object.values(answer.result?.error ?? {}).flat()[0] ?? null };
  } catch {
    return unreachable;
  }
}

/** Uploads a picture ahead of its form (A7.51) and reports progress, in percent; `fetch` has no upload progress. */
export function sendPicture(
  file: File,
  { to, onProgress }: { to: string; onProgress: (percent: number) => void },
): Promise<Sent> {
  const form = new FormData();
  form.append("image", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener("load", () => resolve(read(request.responseText)));
    for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, () => resolve(unreachable));
    request.open("POST", to);
    request.send(form);
  });
}
