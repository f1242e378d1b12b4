/** Stored requests, kept a little wrong. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, asks, rewrites } from "./fault.ts";

const listing: readonly OperationId[] = ["console.listRequests"];
const reading: readonly OperationId[] = ["console.getRequest"];

export const storedRequestFaults: readonly Fault[] = [
  ...["correlation_id", "operation", "status", "principal_id", "since", "until"].map((name) => ({
    name: `ignores ${name} where it lists stored requests`,
    operations: listing,
    layer: asks(listing, () => ({ query: { [name]: null } })),
  })),
  {
    name: "keeps requests without their bodies",
    operations: reading,
    layer: rewrites(reading, (text) => text.replace(/"request_body":"(?:[^"\\]|\\.)*"/, '"request_body":null')),
  },
  {
    name: "tells every stored request's refusal as a success",
    operations: listing,
    layer: rewrites(listing, (text) => text.replaceAll(/"error_code":"\w+"/g, '"error_code":null')),
  },
];
