import { didYouMean } from "@atlas-messaging/contract";
import { operationsAt, pathNear } from "./route-at.ts";
import { Problem } from "./problem.ts";

/** Says why a request matches no operation: 404, or 405 with `Allow`. */
export const whyUnrouted = (method: string, path: string): Problem => {
  const served = Object.keys(operationsAt(path));
  // HEAD is answered wherever there is a GET.
  const methods = served.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one]));
  if (methods.length === 0) {
    const near = pathNear(path);
    const question = near === undefined ? "" : ` Did you mean ${near}?`;
    return new Problem("not_found", `There is nothing at ${path}.${question}`);
  }
  const allow = methods.join(", ");
  const message = `${path} does not take ${method}, but ${allow}.${didYouMean(method, methods)}`;
  return new Problem("method_not_allowed", message, { headers: { Allow: allow } });
};
