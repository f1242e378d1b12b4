/** The sandbox behind handlers of Mock Service Worker, as an interceptor asks them. */
import type { HandlerFactory, Sandbox } from "@atlas-messaging/sandbox";

/** A request that no handler takes fails. */
export const through =
  <Handler>(
    http: HandlerFactory<Handler>,
    getResponse: (handlers: Handler[], request: Request) => Promise<Response | undefined>,
  ) =>
  (sandbox: Sandbox) => {
    const handlers = sandbox.handlers(http);
    return async (request: Request) => {
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new Error(`no handler takes ${request.method} ${request.url}`);
      return response;
    };
  };
