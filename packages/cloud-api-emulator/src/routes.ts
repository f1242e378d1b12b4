/** The paths of the Graph API that are answered. */
import * as accounts from "./accounts.ts";
import type { Callbacks } from "./callbacks.ts";
import { Refusal } from "./errors.ts";
import { isObject } from "./json.ts";
import { describeFile, fileOf, uploadFile } from "./media.ts";
import { postMessage } from "./messages.ts";
import type { State } from "./state.ts";
import * as templates from "./templates.ts";
import { beginUpload, takeUpload } from "./uploads.ts";

/** A request of a business, taken apart. */
export interface Call {
  readonly method: string;
  /** Segments of the path, without the version. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly request: Request;
  /** The body, unless it is a file or a form of parts, which is left unread. */
  readonly text: string;
  /** Address of the API, with its version. */
  readonly base: string;
}

/** Reads a body of JSON, or of a form, as the Graph API takes both. Parameters of the address count, too. */
const bodyOf = ({ request, query, text }: Call): unknown => {
  const { access_token: _token, ...asked } = Object.fromEntries(query);
  if (text === "") return asked;
  if (/urlencoded/.test(request.headers.get("content-type") ?? ""))
    return { ...asked, ...Object.fromEntries(new URLSearchParams(text)) };
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? { ...asked, ...body } : body;
  } catch {
    throw new Refusal(100, "The body is no JSON.");
  }
};

const unknown = ({ method, path }: Call): Refusal =>
  new Refusal(100, `Unsupported ${method.toLowerCase()} request. '${path.join("/")}' does not exist.`, 33);

/** Answers a call whose token is right. @throws {Refusal} */
export const answerCall = (state: State, callbacks: Callbacks, call: Call): object | Promise<object> => {
  const [id = "", edge] = call.path;
  if (id === "debug_token") return accounts.debugToken(state, call.query.get("input_token"));
  if (id === "me") return { id: "122100000000000001", name: "Cloud API emulator" };
  if (id === state.app.id || id === "app") return ofApp(state, callbacks, call, edge);
  if (id.startsWith("upload:") && call.method === "POST") return takeUpload(state, id, call.request);
  if (state.numbers.has(id)) return ofNumber(state, callbacks, call);
  if (state.accounts.has(id)) return ofAccount(state, callbacks, call);
  if (state.templates.has(id)) return ofTemplate(state, callbacks, call);
  return ofFile(state, call);
};

const ofApp = async (state: State, callbacks: Callbacks, call: Call, edge: string | undefined): Promise<object> => {
  if (edge === undefined) return { id: state.app.id, name: "Cloud API emulator", category: "Business" };
  if (edge === "uploads" && call.method === "POST") return beginUpload(state, call.query);
  if (edge !== "subscriptions") throw unknown(call);
  if (call.method === "GET") return accounts.appSubscriptions(state);
  return accounts.subscribeApp(state, callbacks, bodyOf(call));
};

const ofNumber = async (state: State, callbacks: Callbacks, call: Call): Promise<object> => {
  const { method, path, query, request } = call;
  const [id = "", edge = ""] = path;
  const number = state.numbers.get(id);
  if (!number) throw unknown(call);
  switch (`${method} ${edge}`) {
    case "GET ":
      return accounts.describeNumber(state, number, query.get("fields"));
    case "POST messages":
      return postMessage(state, callbacks, number, bodyOf(call));
    case "POST media":
      return uploadFile(state, number.id, request);
    case "GET whatsapp_business_profile":
      return accounts.profileOf(number, state.product);
    case "POST whatsapp_business_profile":
      return accounts.changeProfile(number, bodyOf(call));
    case "POST register":
      number.status = "CONNECTED";
      return { success: true };
    case "POST deregister":
      number.status = "DISCONNECTED";
      return { success: true };
    default:
      throw unknown(call);
  }
};

const ofAccount = async (state: State, callbacks: Callbacks, call: Call): Promise<object> => {
  const { method, path, query, base } = call;
  const [id = "", edge = ""] = path;
  const account = state.accounts.get(id);
  if (!account) throw unknown(call);
  switch (`${method} ${edge}`) {
    case "GET ":
      return accounts.describeAccount(account, query.get("fields"));
    case "GET phone_numbers":
      return accounts.listNumbers(state, id, query.get("fields"));
    case "GET subscribed_apps":
      return accounts.subscribedApps(state, account);
    case "POST subscribed_apps":
      return accounts.subscribe(callbacks, account, bodyOf(call));
    case "DELETE subscribed_apps":
      account.subscribed = false;
      return { success: true };
    case "GET message_templates":
      return templates.listTemplates(state, id, query, `${base}/${id}/message_templates`);
    case "POST message_templates":
      return templates.createTemplate(state, callbacks, id, bodyOf(call));
    case "DELETE message_templates":
      return templates.deleteTemplates(state, id, query);
    default:
      throw unknown(call);
  }
};

const ofTemplate = async (state: State, callbacks: Callbacks, call: Call): Promise<object> => {
  const template = state.templates.get(call.path[0] ?? "");
  if (!template || call.path.length > 1) throw unknown(call);
  if (call.method === "GET") return templates.shownTemplate(template);
  if (call.method === "POST") return templates.editTemplate(state, callbacks, template, bodyOf(call));
  throw unknown(call);
};

const ofFile = (state: State, call: Call): object => {
  const [id = "", edge] = call.path;
  const file = fileOf(state, id);
  if (edge !== undefined) throw unknown(call);
  if (call.method === "GET") return describeFile(state, file, new URL(call.base).origin);
  if (call.method !== "DELETE") throw unknown(call);
  state.files.delete(id);
  return { success: true };
};
