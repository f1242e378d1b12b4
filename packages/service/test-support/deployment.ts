/** A pipeline over a fake shell, with credentials and console sessions that tests create and revoke. */
import { type OperationId, type Permission, type Scope, operations } from "@atlas-messaging/contract";
import type { CredentialRow } from "../src/rows/access.ts";
import type { MemberRow, OperatorSessionRow } from "../src/rows/members.ts";
import type { Handlers } from "../src/pipeline/handler.ts";
import type { Standing } from "../src/pipeline/principals.ts";
import type { Operator, Store } from "../src/pipeline/services.ts";
import { type Built, createPipeline } from "../src/pipeline/request.ts";
import { type Changed, type FakeShell, fakeShell, idOf, requestTo } from "./fake-shell.ts";

export const organizationId = idOf(900_000);
const created_at = "2026-01-01T00:00:00.000Z";

interface Request {
  readonly token?: string;
  readonly params?: { readonly [name: string]: string };
  /** Query string with its question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
}

export interface Deployment {
  readonly shell: FakeShell;
  /** Number of times that the store checked a credential. */
  readonly asked: { lives: number };
  tokenWith(scopes: readonly Scope[], changed?: Partial<CredentialRow>): string;
  sessionWith(permissions: readonly Permission[], changed?: Partial<OperatorSessionRow>): string;
  revoke(token: string): void;
  /** Decides something for the organization. */
  decide(standing: Standing | null): void;
  call(id: OperationId, request?: Request): Promise<Response>;
  /** Answers a request as it is. */
  answer(id: OperationId, request: globalThis.Request): Promise<Response>;
}

interface Kept {
  standing: Standing | null;
  readonly credentials: Map<string, CredentialRow>;
  readonly operators: Map<string, Operator>;
  readonly revoked: Set<string>;
}

/** Rows that authentication reads. */
const storeOf = (kept: Kept, asked: { lives: number }): Partial<Store> => ({
  findCredential: async (hash) => {
    const credential = kept.credentials.get(hash);
    return credential ? { credential, standing: kept.standing } : null;
  },
  ownerName: async () => null,
  findOperator: async (hash) => {
    const found = kept.operators.get(hash);
    return found ? { ...found, standing: kept.standing } : null;
  },
  lives: async ({ credentialId }) => {
    asked.lives += 1;
    return { lives: !kept.revoked.has(credentialId), standing: kept.standing };
  },
});

/** Builds a deployment with handlers of the operations that a test calls. */
export const deployment = (
  handlers: Partial<Handlers>,
  { store, ...changed }: Changed = {},
  built: Built = {},
): Deployment => {
  const kept: Kept = { standing: null, credentials: new Map(), operators: new Map(), revoked: new Set() };
  const asked = { lives: 0 };
  const shell = fakeShell({ ...changed, store: { ...storeOf(kept, asked), ...store } });
  const pipeline = createPipeline(shell, handlers as Handlers, built); // No other is called.
  let made = 800_000;
  return {
    shell,
    asked,
    tokenWith: (scopes, row) => {
      const { text, hash } = shell.createToken("key");
      kept.credentials.set(hash, { ...credentialRow(idOf((made += 1)), hash, scopes), ...row });
      return text;
    },
    sessionWith: (permissions, row) => {
      const { text, hash } = shell.createToken("operator");
      kept.operators.set(hash, operatorRow(idOf((made += 1)), permissions, { token_hash: hash, ...row }));
      return text;
    },
    revoke: (token) => {
      const hash = shell.sha256(token);
      const id = kept.credentials.get(hash)?.id ?? kept.operators.get(hash)?.session.id;
      if (id !== undefined) kept.revoked.add(id);
    },
    decide: (standing) => {
      kept.standing = standing;
    },
    answer: (id, request) => pipeline(id, { request, params: {}, clientAddress: "192.0.2.1" }),
    call: (id, request = {}) => {
      const { method } = operations[id];
      const { params = {}, query = "", body, token, headers = {} } = request;
      const path = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
      const sent = requestTo(`${path}${query}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return pipeline(id, { request: sent, params, clientAddress: "192.0.2.1" });
    },
  };
};

const credentialRow = (id: string, token_hash: string, scopes: readonly Scope[]): CredentialRow => ({
  organization_id: organizationId,
  id,
  kind: "key",
  token_hash,
  token_prefix: "atlas_key",
  scopes,
  environment: "sandbox",
  owner_id: null,
  resource: null,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  created_at,
});

const operatorRow = (
  id: string,
  permissions: readonly Permission[],
  changed: Partial<OperatorSessionRow>,
): Operator => ({
  session: {
    organization_id: organizationId,
    id,
    member_id: idOf(700_000),
    token_hash: "",
    expires_at: "2026-02-01T00:00:00.000Z",
    revoked_at: null,
    device: null,
    last_seen_at: null,
    opened_by: null,
    begun_by: null,
    created_at,
    ...changed,
  },
  // No other member of the row is read.
  member: { organization_id: organizationId, id: idOf(700_000), permissions } as MemberRow,
  standing: null,
});

/** Returns the status and error code of a response. */
export const statusAndCode = async (answer: Response): Promise<readonly [status: number, code: string | undefined]> => {
  const { error } = (await answer.json()) as { readonly error?: { readonly code: string } | string };
  return [answer.status, typeof error === "string" ? error : error?.code];
};
