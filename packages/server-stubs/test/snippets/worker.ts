import { atlas } from "./shop.ts";

export default {
  fetch: (request: Request) => atlas(request, { clientAddress: request.headers.get("cf-connecting-ip") }),
};
