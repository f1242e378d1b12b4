import { describe, expect, test } from "vitest";
import { metadataOf, resourcesOf } from "./token-resources.ts";

const hosts = {
  api: "https://api.atlas.example",
  console: "https://console.atlas.example",
  agent: "https://agents.atlas.example",
  site: "https://atlas.example",
};

describe("resources", () => {
  test("are the API, the tool server and the Agent API", () => {
    expect(resourcesOf(hosts)).toEqual({
      api: "https://api.atlas.example",
      toolServer: "https://api.atlas.example/atlas/v1/mcp",
      agent: "https://agents.atlas.example/agent/v1",
    });
  });

  test.for([
    ["https://api.atlas.example", "https://api.atlas.example/.well-known/oauth-protected-resource"],
    [
      "https://api.atlas.example/atlas/v1/mcp",
      "https://api.atlas.example/.well-known/oauth-protected-resource/atlas/v1/mcp",
    ],
    ["http://127.0.0.1:4100/agent/v1", "http://127.0.0.1:4100/.well-known/oauth-protected-resource/agent/v1"],
  ] as const)("%s has its metadata at %s", ([resource, metadata]) => {
    expect(metadataOf(resource)).toBe(metadata);
  });
});
