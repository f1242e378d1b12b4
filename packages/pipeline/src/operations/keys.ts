import { revokeKey } from "@atlas-messaging/domain";
import { write } from "../handler.ts";

export const keys = {
  "keys.revoke": write("keys.revoke", { args: ({ params }) => ({ id: params.id }), decide: revokeKey }),
};
