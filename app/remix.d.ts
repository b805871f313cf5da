import "@remix-run/node";
import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  /** What the server knows of a request before Remix sees it. Empty under plain `remix-serve`. */
  interface AppLoadContext {
    cspNonce: string;
    requestId: string;
    address: string;
  }
}
