declare namespace Express {
  /** What the server notes about a request for those further in. */
  interface Locals {
    requestId: string;
    cspNonce: string;
  }
}
