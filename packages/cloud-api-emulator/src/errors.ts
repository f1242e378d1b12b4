/** Refusals in the network's own shape. */
import { type ErrorCode, errorCodes } from "./network.ts";

/** A request that the network refuses. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: string;
  readonly subcode: number | undefined;

  constructor(code: ErrorCode, details: string = errorCodes[code].details, subcode?: number) {
    super(`(#${code}) ${errorCodes[code].title}`);
    this.code = code;
    this.details = details;
    this.subcode = subcode;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** Returns the body of a refused request. */
export const errorBody = ({ message, code, details, subcode }: Refusal, product: string, trace: string): object => ({
  error: {
    message,
    type: "OAuthException",
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    // Refusals of templates have words for people, too.
    ...(subcode !== undefined && subcode > 2_000_000 ? { error_user_msg: details } : {}),
    error_data: { messaging_product: product, details },
    fbtrace_id: trace,
  },
});

/** Returns the error as statuses and messages of callbacks have it. */
export const errorOfCallback = (code: ErrorCode, details: string = errorCodes[code].details): object => ({
  code,
  title: errorCodes[code].title,
  message: errorCodes[code].title,
  error_data: { details },
  href: "https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes",
});
