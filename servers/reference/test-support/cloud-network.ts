/** The emulated network of a messaging app at an address of this machine, for servers that run. */
import {
  type BusinessRequest,
  type Emulator,
  type SentCallback,
  type Template,
  createEmulator,
  serveEmulator,
  signCallback,
} from "@atlas-messaging/cloud-api-emulator";

interface Secrets {
  readonly access_token: string;
  readonly app_secret: string;
  readonly verify_token: string;
}

export interface Taken extends BusinessRequest {
  readonly body: { readonly [member: string]: unknown };
}

export interface CloudNetwork {
  readonly network: Emulator;
  /** Base address of the API. */
  readonly url: string;
  readonly senderId: string;
  readonly businessAccountId: string;
  readonly secrets: Secrets;
  /** The messages that have come, and the signs that one was read, oldest first. */
  readonly taken: readonly Taken[];
  /** Enters an app's address for callbacks. Until then the network calls nobody. */
  subscribe(callbackUrl: string, verifyToken?: string): Promise<void>;
  /** Makes a template that is approved, as one that the business made elsewhere. */
  putTemplate(template: Pick<Template, "name" | "language"> & { readonly body: string }): Promise<void>;
  /** Finds a template in any language, or in one. */
  template(name: string, language?: string): Template | undefined;
  /** Finds the callback that told a message of a phone. */
  callbackAbout(messageId: string): SentCallback | undefined;
  close(): Promise<void>;
}

const secrets: Secrets = {
  access_token: "access-token-1",
  app_secret: "app-secret-1",
  verify_token: "verify-token-1",
};

const isMessage = (request: BusinessRequest): request is Taken =>
  request.method === "POST" && request.path.endsWith("/messages");

/** Starts one. Templates wait for their review. */
export const startNetwork = async ({ senderId = "1000", product = "chatapp" } = {}): Promise<CloudNetwork> => {
  const network = createEmulator({
    product,
    numbers: [{ id: senderId, phoneNumber: `+1555078${senderId}` }],
    accessToken: secrets.access_token,
    appSecret: secrets.app_secret,
    verifyToken: secrets.verify_token,
    reviews: "by hand",
  });
  const served = await serveEmulator(network);
  const { version, accountId, appId } = network.credentials;
  const url = `${served.url}/${version}`;
  const post = (path: string, body: object) =>
    network.fetch(
      new Request(`${url}/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${appId}|${secrets.app_secret}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  return {
    network,
    url,
    senderId,
    businessAccountId: accountId,
    secrets,
    get taken() {
      return network.requests.filter(isMessage);
    },
    subscribe: async (callback_url, verify_token = secrets.verify_token) => {
      if (network.callbackUrl === callback_url) return;
      const fields = "messages,message_template_status_update";
      const entered = await post(`${appId}/subscriptions`, { callback_url, verify_token, fields });
      if (!entered.ok) throw new Error(`The address for callbacks is refused: ${await entered.text()}`);
    },
    putTemplate: async ({ name, language, body }) => {
      const components = [{ type: "BODY", text: body }];
      const template = { name, language, category: "UTILITY", parameter_format: "NAMED", components };
      await post(`${accountId}/message_templates`, template);
      await network.review(name, "APPROVED");
    },
    template: (name, language) =>
      network.templates.find((each) => each.name === name && (language ?? each.language) === each.language),
    callbackAbout: (id) => network.callbacks.find(({ body }) => JSON.stringify(body).includes(id)),
    close: () => served.close(),
  };
};

const signed = ({ app_secret }: Pick<Secrets, "app_secret">, callback: object) => {
  const { body, headers } = signCallback(app_secret, callback);
  return { raw: body, headers };
};

interface Signer {
  readonly senderId: string;
  readonly secrets: Pick<Secrets, "app_secret">;
}

/** Signs a callback about a number with content that no phone writes. */
export const callbackOf = ({ senderId, secrets: own }: Signer, value: object) => {
  const about = { messaging_product: "chatapp", metadata: { phone_number_id: senderId }, ...value };
  return signed(own, { entry: [{ changes: [{ field: "messages", value: about }] }] });
};

interface TemplateCallback {
  readonly field?: string;
  /** In whole seconds. */
  readonly time: number;
  readonly value: object;
}

/** Signs a callback about a template of any time. */
export const templateCallbackOf = (
  { businessAccountId: id, secrets: own }: Pick<CloudNetwork, "businessAccountId" | "secrets">,
  { field = "message_template_status_update", time, value }: TemplateCallback,
) => signed(own, { object: "business_account", entry: [{ id, time, changes: [{ field, value }] }] });
