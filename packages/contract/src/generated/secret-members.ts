// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

/** Names of members with secrets in an operation's body and answers. */
export const secretMembers: {
  readonly [operation: string]: { readonly body: readonly string[]; readonly answer: readonly string[] };
} = {
  "webhooks.create": { body: ["secret"], answer: ["secret"] },
  "sandbox.credentials": { body: [], answer: ["operator_token", "token"] },
  "console.signUp": { body: ["password"], answer: ["device_token", "token"] },
  "console.signIn": { body: ["code", "device_token", "password"], answer: ["device_token", "token"] },
  "console.changePassword": { body: ["current_password", "new_password"], answer: ["device_token"] },
  "console.resetPassword": { body: ["code", "password", "reset_token"], answer: ["device_token", "token"] },
  "console.signInByLink": { body: [], answer: ["device_token", "token"] },
  "console.acceptInvitation": { body: ["invitation_token", "password"], answer: ["device_token", "token"] },
  "console.linkChannel": { body: ["access_token", "app_secret"], answer: ["verify_token"] },
  "console.rotateChannelToken": { body: ["access_token", "app_secret"], answer: ["verify_token"] },
  "console.enableSecondFactor": { body: ["current_password"], answer: ["otpauth_url", "secret"] },
  "console.confirmSecondFactor": { body: ["code"], answer: ["recovery_codes"] },
  "console.disableSecondFactor": { body: ["code", "current_password"], answer: [] },
  "console.renewRecoveryCodes": { body: ["code", "current_password"], answer: ["recovery_codes"] },
  "console.deleteOrganization": { body: ["code", "current_password"], answer: [] },
  "console.createGrant": { body: [], answer: ["secret"] },
  "console.createKey": { body: [], answer: ["secret"] },
  "console.createWebhook": { body: [], answer: ["signing_secret"] },
  "console.rotateWebhookSecret": { body: ["secret"], answer: ["signing_secret"] },
  "console.inviteMember": { body: [], answer: ["token"] },
  "console.resetMemberPassword": { body: [], answer: ["token"] },
  "console.setAlerts": { body: ["webhook_url"], answer: [] },
};
