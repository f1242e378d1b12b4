// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

/** Messages for values that do not match a pattern. */
export const patternMessages: Readonly<Record<string, string>> = {
  "^\\+[1-9]\\d{1,14}$": "must match the E.164 form, for example +15550100001",
  "^https://": "must match ^https://",
  "^[a-z]+/[a-z0-9.+-]+$": "must match ^[a-z]+/[a-z0-9.+-]+$",
  "^[A-Za-z0-9+/]+={0,2}$": "must match ^[A-Za-z0-9+/]+={0,2}$",
  "^[a-z][a-z0-9_]*$": "must match ^[a-z][a-z0-9_]*$, for example chatapp",
  "^[A-Za-z][A-Za-z0-9_+/-]*$": "must match ^[A-Za-z][A-Za-z0-9_+/-]*$, for example Europe/Berlin",
  "^([01]\\d|2[0-3]):[0-5]\\d$": "must match ^([01]\\d|2[0-3]):[0-5]\\d$, for example 09:00",
  "^[a-z0-9]+(?:-[a-z0-9]+)*$": "must match ^[a-z0-9]+(?:-[a-z0-9]+)*$, for example harbour-bistro-concierge",
  "^[a-z][a-z0-9_-]*$": "must match ^[a-z][a-z0-9_-]*$, for example vip",
  "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$": "must match ^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$, for example de",
  "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$": "must match ^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$, for example message.received",
  "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$": "must match ^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$, for example order.abandoned",
  "^[a-z][a-z_]*$": "must match ^[a-z][a-z_]*$",
  "^[!-~]+$": "must match ^[!-~]+$",
  "^([a-z_.]+( [a-z_.]+)*)?$": "must match ^([a-z_.]+( [a-z_.]+)*)?$",
  "^[A-Za-z0-9_-]+$": "must match ^[A-Za-z0-9_-]+$, for example 1000",
  "^[a-z][a-z0-9+.-]*:[^#]+$": "must match ^[a-z][a-z0-9+.-]*:[^#]+$, for example https://shop.example/oauth/callback",
  "^atlas_api(\\.[a-z][a-z_]*){0,6}$": "must match ^atlas_api(\\.[a-z][a-z_]*){0,6}$",
  "^[^\\r\\n]+$": "must match ^[^\\r\\n]+$, for example Order {{order}}",
  "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$": "must match ^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$, for example https://shop.example/orders/{{order}}",
  "^[A-Z0-9-]+$": "must match ^[A-Z0-9-]+$, for example WELCOME-10",
  "^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$": "must match ^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$",
};
