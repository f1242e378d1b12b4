/** OpenAPI document of this deployment: its addresses, and for each operation if it is available. */
import { type Host, type OperationId, operations } from "@atlas-messaging/contract";
import { type Site, addressed } from "./site.ts";

interface Bundle {
  readonly info: object;
  readonly servers: readonly { readonly url: string; readonly variables: object }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
}

export const openApi = async (site: Site): Promise<object> => {
  const { default: bundled } = await import("@atlas-messaging/contract/openapi.json", { with: { type: "json" } });
  const bundle: Bundle = bundled;
  const paths = Object.entries(bundle.paths).map(([path, item]) => [path, pathItem(site, item)]);
  return {
    ...bundle,
    info: { ...bundle.info, "x-atlas-environment": site.environment },
    servers: bundle.servers.map((server) => withAddress(server, site)),
    paths: Object.fromEntries(paths),
  };
};

const hostOfVariable: { readonly [name: string]: Host } = {
  base_url: "api",
  console_url: "console",
  agent_base_url: "agent",
  site_url: "site",
};

const withAddress = ({ variables, ...server }: Bundle["servers"][number], { hosts }: Site): object => ({
  ...server,
  variables: Object.fromEntries(
    Object.entries(variables).map(([name, variable]: [string, object]) => {
      const host = hostOfVariable[name];
      return [name, host ? { ...variable, default: hosts[host] } : variable];
    }),
  ),
});

/** Adds the server of the path, which is the host of its operations. */
const pathItem = (site: Site, item: Bundle["paths"][string]): object => {
  const members = Object.entries(item).map(([name, member]) => {
    const id: unknown = Reflect.get(member, "operationId");
    if (!isOperation(id)) return [name, member];
    return [name, { ...member, "x-atlas-enabled": site.offers(id), "x-codeSamples": samplesOf(member, site) }];
  });
  const id = Object.values(item)
    .map((member): unknown => Reflect.get(member, "operationId"))
    .find(isOperation);
  const servers = id === undefined ? {} : { servers: [{ url: site.hosts[operations[id].host] }] };
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
