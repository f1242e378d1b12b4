import type { Call, KnownOperation, Services } from "./call.ts";

const wellFormed = /^[\w.:-]{8,128}$/;

/** Gives the request its id: the caller's own when it is well-formed, else a fresh one. */
export const correlate = (
  { newId }: Services,
  operation: KnownOperation | null,
  http: { readonly request: Request; readonly clientAddress: string | null },
): Call => {
  const asked = http.request.headers.get("x-request-id");
  return {
    request: http.request,
    url: new URL(http.request.url),
    clientAddress: http.clientAddress,
    requestId: asked !== null && wellFormed.test(asked) ? asked : newId(),
    operation,
    principal: null,
    confirmed: false,
    limit: null,
  };
};
