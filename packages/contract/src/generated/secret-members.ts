// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

/** Names of members with secrets in an operation's body and answers. */
export const secretMembers: {
  readonly [operation: string]: { readonly body: readonly string[]; readonly answer: readonly string[] };
} = {
  "webhooks.create": { body: ["headers", "secret"], answer: ["secret"] },
  "webhooks.update": { body: ["headers"], answer: [] },
  "sandbox.credentials": { body: [], answer: ["operator_token", "token"] },
  "console.account.signUp": { body: ["password"], answer: ["device_token", "token"] },
  "console.account.signIn": { body: ["code", "device_token", "password"], answer: ["device_token", "token"] },
  "console.account.changePassword": { body: ["current_password", "new_password"], answer: ["device_token"] },
  "console.account.resetPassword": { body: ["code", "password", "reset_token"], answer: ["device_token", "token"] },
  "console.account.signInByLink": { body: [], answer: ["device_token", "token"] },
  "console.account.acceptInvitation": { body: ["invitation_token", "password"], answer: ["device_token", "token"] },
  "console.channels.link": { body: ["access_token", "app_secret"], answer: ["verify_token"] },
  "console.channels.check": { body: ["access_token", "app_secret"], answer: [] },
  "console.channels.linkAdapter": { body: ["secret"], answer: ["secret"] },
  "console.channels.rotateToken": { body: ["access_token", "app_secret"], answer: ["verify_token"] },
  "console.secondFactor.enable": { body: ["current_password"], answer: ["otpauth_url", "secret"] },
  "console.secondFactor.confirm": { body: ["code"], answer: ["recovery_codes"] },
  "console.secondFactor.disable": { body: ["code", "current_password"], answer: [] },
  "console.secondFactor.renewRecoveryCodes": { body: ["code", "current_password"], answer: ["recovery_codes"] },
  "console.organization.delete": { body: ["code", "current_password"], answer: [] },
  "console.apps.createGrant": { body: [], answer: ["secret"] },
  "console.serviceAccounts.createKey": { body: [], answer: ["secret"] },
  "console.webhooks.create": { body: ["headers"], answer: ["signing_secret"] },
  "console.webhooks.update": { body: ["headers"], answer: [] },
  "console.webhooks.rotateSecret": { body: ["secret"], answer: ["signing_secret"] },
  "console.members.invite": { body: [], answer: ["token"] },
  "console.members.resetPassword": { body: [], answer: ["token"] },
  "console.alerts.set": { body: ["webhook_url"], answer: [] },
};
