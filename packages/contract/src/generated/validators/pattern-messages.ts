// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 59afb21a1fa8065916c8153e342009cc5cf6d2886eb772bb9eb223ed0fd7c955

/** What to say of a value that does not match a pattern. */
export const patternMessages: Readonly<Record<string, string>> = {
  "^\\+[1-9]\\d{1,14}$": "must match the E.164 form, for example +15550100001",
  "^[a-z]+/[a-z0-9.+-]+$": "must match ^[a-z]+/[a-z0-9.+-]+$",
  "^[A-Za-z0-9+/]+={0,2}$": "must match ^[A-Za-z0-9+/]+={0,2}$",
  "^[a-z][a-z0-9_]*$": "must match ^[a-z][a-z0-9_]*$, for example chatapp",
  "^[a-z0-9]+(?:-[a-z0-9]+)*$": "must match ^[a-z0-9]+(?:-[a-z0-9]+)*$, for example harbour-bistro-concierge",
  "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$": "must match ^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$",
  "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$": "must match ^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$",
  "^https?://": "must match ^https?://, for example https://shop.example/atlas/webhooks",
  "^[!-~]+$": "must match ^[!-~]+$",
  "^([a-z_.]+( [a-z_.]+)*)?$": "must match ^([a-z_.]+( [a-z_.]+)*)?$",
  "^[a-z][a-z0-9+.-]*:[^#]+$": "must match ^[a-z][a-z0-9+.-]*:[^#]+$, for example https://shop.example/oauth/callback",
  "^atlas_api(\\.[a-z][a-z_]*){0,6}$": "must match ^atlas_api(\\.[a-z][a-z_]*){0,6}$",
  "^[A-Z0-9-]+$": "must match ^[A-Z0-9-]+$, for example WELCOME-10",
};
