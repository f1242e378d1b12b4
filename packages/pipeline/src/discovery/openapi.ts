/** OpenAPI document of this deployment: its addresses, and for each operation if it is available. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { type Site, addressed } from "./site.ts";

interface Bundle {
  readonly info: object;
  readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
}

export const openApi = async (site: Site): Promise<object> => {
  const { default: bundled } = await import("@atlas-messaging/contract/openapi.json", { with: { type: "json" } });
  const bundle: Bundle = bundled;
  const paths = Object.entries(bundle.paths).map(([path, item]) => [path, pathItem(site, item)]);
  return {
    ...bundle,
    info: { ...bundle.info, "x-atlas-environment": site.environment },
    servers: [{ url: site.hosts.api, description: descriptionOf(site) }],
    paths: Object.fromEntries(paths),
  };
};

const descriptionOf = ({ hosts }: Site): string =>
  Object.values(hosts).every((host) => host === hosts.api)
    ? "This deployment."
    : "The public API of this deployment. Paths of its other hosts name them.";

/** Names the server of a path whose host is not that of the public API. */
const pathItem = (site: Site, item: Bundle["paths"][string]): object => {
  const members = Object.entries(item).map(([name, member]) => {
    const id: unknown = Reflect.get(member, "operationId");
    if (!isOperation(id)) return [name, member];
    return [name, { ...member, "x-atlas-enabled": site.offers(id), "x-codeSamples": samplesOf(member, site) }];
  });
  const id = Object.values(item)
    .map((member): unknown => Reflect.get(member, "operationId"))
    .find(isOperation);
  const url = id === undefined ? site.hosts.api : site.hosts[operations[id].host];
  const servers = url === site.hosts.api ? {} : { servers: [{ url }] };
  return { ...Object.fromEntries(members), ...servers };
};

/** Returns the calls of an operation, with the addresses of this deployment. */
const samplesOf = (operation: object, site: Site): unknown => {
  const samples: unknown = Reflect.get(operation, "x-codeSamples");
  if (!Array.isArray(samples)) return undefined;
  return samples.map((sample: Readonly<Record<string, string>>) => ({
    ...sample,
    source: addressed(sample["source"] ?? "", site),
  }));
};

const isOperation = (id: unknown): id is OperationId => typeof id === "string" && id in operations;
