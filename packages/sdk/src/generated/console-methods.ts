// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { BodyOf, DataOf, QueryOf } from "@atlas-messaging/contract";
import type { Answer, CallOptions } from "../call.ts";
import { AdvisedClient } from "../advised-client.ts";
import type { ItemOf, List } from "../paging.ts";
import type { Stream } from "../stream.ts";
import type { Upload } from "../upload.ts";
import * as operations from "./operations.ts";

/** Every operation of the console as a method. */
export abstract class ConsoleMethods extends AdvisedClient {
  readonly account = {
    /**
     * Sign up.
     *
     * Creates an organization and its first operator, and signs the operator in. The password works in this
     * organization only. The deployment decides whether sign-up is open, closed, or for its first organization only.
     *
     * @example
     * ```ts
     * const answer = await console.account.signUp({
     *   organization_name: "Corner shop",
     *   email: "ada@shop.example",
     *   password: "correct horse battery staple",
     * });
     * ```
     */
    signUp: (body: BodyOf<"console.account.signUp">, options?: CallOptions): Answer<DataOf<"console.account.signUp">> =>
      operations.consoleAccountSignUp(this, body, options),

    /**
     * Sign in.
     *
     * Starts a console session of twelve hours in an organization where the password works. Attempts are limited for
     * each operator's address and each client address. A device that signed in before has separate attempts, by its
     * cookie or `device_token`, so that strangers cannot lock the operator out. With a second factor, `code` is needed
     * too. Codes have a limit of their own for each operator, counted wherever one is checked.
     *
     * @example
     * ```ts
     * const answer = await console.account.signIn({
     *   email: "ada@shop.example",
     *   password: "correct horse battery staple",
     * });
     * ```
     */
    signIn: (body: BodyOf<"console.account.signIn">, options?: CallOptions): Answer<DataOf<"console.account.signIn">> =>
      operations.consoleAccountSignIn(this, body, options),

    /**
     * Change the own password.
     *
     * Sets a new password for the operator in the session's organization. Ends all the operator's other sessions there,
     * at once and on every instance of the service. Earlier reset tokens become invalid. A member has five attempts a
     * minute.
     *
     * @example
     * ```ts
     * const answer = await console.account.changePassword({
     *   current_password: "correct horse battery staple",
     *   new_password: "another horse battery staple",
     * });
     * ```
     */
    changePassword: (body: BodyOf<"console.account.changePassword">, options?: CallOptions): Answer<DataOf<"console.account.changePassword">> =>
      operations.consoleAccountChangePassword(this, body, options),

    /**
     * Reset a password.
     *
     * Sets a password with a reset token, once and within 24 hours. Ends all of the operator's sessions in that
     * organization and signs the operator in there. Sessions and passwords in other organizations stay. With a second
     * factor, `code` is needed too. The reset ends after five wrong codes.
     *
     * @example
     * ```ts
     * const answer = await console.account.resetPassword({
     *   reset_token: "atlas_reset_sandbox_EXAMPLE",
     *   password: "correct horse battery staple",
     * });
     * ```
     */
    resetPassword: (body: BodyOf<"console.account.resetPassword">, options?: CallOptions): Answer<DataOf<"console.account.resetPassword">> =>
      operations.consoleAccountResetPassword(this, body, options),

    /**
     * Ask for a password reset by mail.
     *
     * Mails a link to an address that has forgotten its password, one for each organization where it has one, at most
     * five. A link sets a new password once, within an hour; a sign-in voids it. The answer is the same for an unknown
     * address, and comes before anything is looked up. Members who must use single sign-on get no mail. Five requests a
     * minute are allowed for an address, and one is mailed.
     *
     * @example
     * ```ts
     * const answer = await console.account.requestPasswordReset({ email: "ada@shop.example" });
     * ```
     */
    requestPasswordReset: (body: BodyOf<"console.account.requestPasswordReset">, options?: CallOptions): Answer<DataOf<"console.account.requestPasswordReset">> =>
      operations.consoleAccountRequestPasswordReset(this, body, options),

    /**
     * Sign out.
     *
     * Ends the console session that it is called with, at once and on every instance of the service. The sessions that
     * its sign-in links began end with it.
     *
     * @example
     * ```ts
     * const answer = await console.account.signOut();
     * ```
     */
    signOut: (options?: CallOptions): Answer<DataOf<"console.account.signOut">> =>
      operations.consoleAccountSignOut(this, options),

    /**
     * Create a sign-in link.
     *
     * Returns an address of the console that signs in a browser as the calling operator, once and within the hour.
     * Programs that hold a session use it to open the console, as `run sandbox` does. Its code is in the fragment,
     * which browsers do not send. A session has five links at a time: a further one ends the oldest.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * const answer = await console.account.createSignInLink({});
     * ```
     */
    createSignInLink: (body?: BodyOf<"console.account.createSignInLink">, options?: CallOptions): Answer<DataOf<"console.account.createSignInLink">> =>
      operations.consoleAccountCreateSignInLink(this, body, options),

    /**
     * Read a sign-in link.
     *
     * Tells whom a sign-in link signs in, and where, without using it up. The console asks before it follows a link,
     * since anybody can lead a person to one.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * const answer = await console.account.readSignInLink({ code: "atlas_link_sandbox_EXAMPLE" });
     * ```
     */
    readSignInLink: (body: BodyOf<"console.account.readSignInLink">, options?: CallOptions): Answer<DataOf<"console.account.readSignInLink">> =>
      operations.consoleAccountReadSignInLink(this, body, options),

    /**
     * Sign in by a link.
     *
     * Starts the session of a sign-in link with its code, once and within the hour. The session is that of the operator
     * who made the link, in the same organization, and ends with the session that made it. If that one has ended, so
     * has the link.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * const answer = await console.account.signInByLink({ code: "atlas_link_sandbox_EXAMPLE" });
     * ```
     */
    signInByLink: (body: BodyOf<"console.account.signInByLink">, options?: CallOptions): Answer<DataOf<"console.account.signInByLink">> =>
      operations.consoleAccountSignInByLink(this, body, options),

    /**
     * Accept an invitation.
     *
     * Activates the invited member with a new password and signs the operator in. The password works in this
     * organization only. A password that the address has in another organization stays unchanged. An invitation can be
     * accepted once, within 7 days.
     *
     * @example
     * ```ts
     * const answer = await console.account.acceptInvitation({
     *   invitation_token: "atlas_invitation_sandbox_EXAMPLE",
     *   password: "correct horse battery staple",
     * });
     * ```
     */
    acceptInvitation: (body: BodyOf<"console.account.acceptInvitation">, options?: CallOptions): Answer<DataOf<"console.account.acceptInvitation">> =>
      operations.consoleAccountAcceptInvitation(this, body, options),
  };

  readonly sessions = {
    /**
     * List own sessions.
     *
     * Lists the console sessions of the operator in this organization that have not ended, the newest first.
     *
     * @example
     * ```ts
     * for await (const item of console.sessions.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.sessions.list">, options?: CallOptions): List<DataOf<"console.sessions.list">, "sessions"> =>
      operations.consoleSessionsList(this, query, options),

    /**
     * End all own sessions.
     *
     * Ends all of the operator's console sessions in the organization, including the current one, at once and on every
     * instance of the service.
     *
     * @example
     * ```ts
     * const answer = await console.sessions.endAll();
     * ```
     */
    endAll: (options?: CallOptions): Answer<DataOf<"console.sessions.endAll">> =>
      operations.consoleSessionsEndAll(this, options),

    /**
     * Get the current session.
     *
     * Tells who is signed in: the member with its permissions, the organization, the environment, and the end of the
     * session.
     *
     * @example
     * ```ts
     * const answer = await console.sessions.getCurrent();
     * ```
     */
    getCurrent: (options?: CallOptions): Answer<DataOf<"console.sessions.getCurrent">> =>
      operations.consoleSessionsGetCurrent(this, options),

    /**
     * End one own session.
     *
     * Ends a console session of the operator at once, on every instance of the service. The sessions that its sign-in
     * links began end with it.
     *
     * @example
     * ```ts
     * const answer = await console.sessions.end("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f70");
     * ```
     */
    end: (sessionId: string, options?: CallOptions): Answer<DataOf<"console.sessions.end">> =>
      operations.consoleSessionsEnd(this, sessionId, options),
  };

  readonly sandbox = {
    /**
     * Write as a customer.
     *
     * Takes in a message as if a customer had sent it, so that people can try the inbox. Not offered in production. It
     * comes over a scripted channel alone, which contacts nobody: without `channel`, over the first of them.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.sandbox.writeAsCustomer({ phone_number: "+15550100001", text: "When are you open?" });
     * ```
     */
    writeAsCustomer: (body: BodyOf<"console.sandbox.writeAsCustomer">, options?: CallOptions): Answer<DataOf<"console.sandbox.writeAsCustomer">> =>
      operations.consoleSandboxWriteAsCustomer(this, body, options),
  };

  readonly channels = {
    /**
     * List linked channels.
     *
     * Lists the channels of the organization with their links, without secrets, newest first.
     *
     * Needs the permission `atlas_api.channels.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.channels.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.channels.list">, options?: CallOptions): List<DataOf<"console.channels.list">, "channels"> =>
      operations.consoleChannelsList(this, query, options),

    /**
     * Link a channel.
     *
     * Links a number at a messaging app. The answer has what to enter at the provider; the token is shown once. In the
     * sandbox the channel is scripted and contacts nobody.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.link({
     *   channel: "chatapp",
     *   display_name: "Harbour Bistro",
     *   base_url: "https://messaging.example/v1",
     *   sender_id: "1000",
     *   business_account_id: "2000",
     *   template_language: "en_US",
     *   access_token: "EXAMPLE-access-token",
     *   app_secret: "EXAMPLE-app-secret",
     * });
     * ```
     */
    link: (body: BodyOf<"console.channels.link">, options?: CallOptions): Answer<DataOf<"console.channels.link">> =>
      operations.consoleChannelsLink(this, body, options),

    /**
     * Check what links a number.
     *
     * Asks the provider about an access token, its app and permissions, the number and the business account, before
     * anything is linked. Each step passes, fails with its own reason, or is skipped after one that failed. In the
     * sandbox nobody is asked.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.check({
     *   base_url: "https://graph.facebook.com/v26.0",
     *   sender_id: "1000",
     *   business_account_id: "2000",
     *   access_token: "EXAMPLE-access-token",
     *   app_secret: "EXAMPLE-app-secret",
     * });
     * ```
     */
    check: (body: BodyOf<"console.channels.check">, options?: CallOptions): Answer<DataOf<"console.channels.check">> =>
      operations.consoleChannelsCheck(this, body, options),

    /**
     * Link an adapter.
     *
     * Links another network: an address of your own, which gets each outbound message in a signed request. It reports
     * statuses by `messages.reportStatus`, and what customers write by `events.ingest`. The secret is shown once.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.linkAdapter({
     *   channel: "webchat",
     *   display_name: "Chat box",
     *   url: "https://shop.example/atlas/adapter",
     * });
     * ```
     */
    linkAdapter: (body: BodyOf<"console.channels.linkAdapter">, options?: CallOptions): Answer<DataOf<"console.channels.linkAdapter">> =>
      operations.consoleChannelsLinkAdapter(this, body, options),

    /**
     * Get a linked channel.
     *
     * Gets a channel with its link, without secrets.
     *
     * Needs the permission `atlas_api.channels.read`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
     * ```
     */
    get: (channelId: string, options?: CallOptions): Answer<DataOf<"console.channels.get">> =>
      operations.consoleChannelsGet(this, channelId, options),

    /**
     * Remove a channel.
     *
     * Removes the channel with its link and its secrets. Its conversations and messages stay, and nobody can write in
     * them. Messages that wait to be sent fail with `channel_disconnected`. Callbacks about the number are taken as
     * those of a number that nobody linked. The number may be linked again, as a new channel.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.remove("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
     * ```
     */
    remove: (channelId: string, options?: CallOptions): Answer<DataOf<"console.channels.remove">> =>
      operations.consoleChannelsRemove(this, channelId, options),

    /**
     * Change a channel.
     *
     * Changes the members that are given.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", { display_name: "Harbour Bistro" });
     * ```
     */
    update: (channelId: string, body: BodyOf<"console.channels.update">, options?: CallOptions): Answer<DataOf<"console.channels.update">> =>
      operations.consoleChannelsUpdate(this, channelId, body, options),

    /**
     * Test a channel.
     *
     * Asks the provider now, and answers the health that it found. It counts like a scheduled check.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.test("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
     * ```
     */
    test: (channelId: string, body?: BodyOf<"console.channels.test">, options?: CallOptions): Answer<DataOf<"console.channels.test">> =>
      operations.consoleChannelsTest(this, channelId, body, options),

    /**
     * Subscribe a channel's app.
     *
     * Enters the callback address at the provider's app, and subscribes the app to the business account. An address
     * that the app has already stays; the account then gets an address of its own. In the sandbox nobody is asked.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.subscribe("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
     * ```
     */
    subscribe: (channelId: string, body?: BodyOf<"console.channels.subscribe">, options?: CallOptions): Answer<DataOf<"console.channels.subscribe">> =>
      operations.consoleChannelsSubscribe(this, channelId, body, options),

    /**
     * Rotate a channel's secrets.
     *
     * Replaces the access token, the app secret, or both, and makes a new verify token, which is shown once. The
     * provider asks for the verify token only when a callback URL is set up.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.rotateToken("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {
     *   access_token: "EXAMPLE-access-token",
     *   app_secret: "EXAMPLE-app-secret",
     * });
     * ```
     */
    rotateToken: (channelId: string, body: BodyOf<"console.channels.rotateToken">, options?: CallOptions): Answer<DataOf<"console.channels.rotateToken">> =>
      operations.consoleChannelsRotateToken(this, channelId, body, options),

    /**
     * Disconnect a channel.
     *
     * Sends nothing over the channel from now on. Queued messages wait; after 24 hours they fail with
     * `channel_disconnected`. A channel that is disconnected already is answered unchanged.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.disconnect("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
     * ```
     */
    disconnect: (channelId: string, body?: BodyOf<"console.channels.disconnect">, options?: CallOptions): Answer<DataOf<"console.channels.disconnect">> =>
      operations.consoleChannelsDisconnect(this, channelId, body, options),

    /**
     * Reconnect a channel.
     *
     * Ends a disconnection, so queued messages go out. A channel that no operator disconnected is answered unchanged.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.reconnect("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
     * ```
     */
    reconnect: (channelId: string, body?: BodyOf<"console.channels.reconnect">, options?: CallOptions): Answer<DataOf<"console.channels.reconnect">> =>
      operations.consoleChannelsReconnect(this, channelId, body, options),

    /**
     * Send over a channel by default.
     *
     * Messages that name no channel go over this one. A disconnected channel is a conflict.
     *
     * Needs the permission `atlas_api.channels.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.channels.setDefault("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
     * ```
     */
    setDefault: (channelId: string, body?: BodyOf<"console.channels.setDefault">, options?: CallOptions): Answer<DataOf<"console.channels.setDefault">> =>
      operations.consoleChannelsSetDefault(this, channelId, body, options),
  };

  readonly agents = {
    /**
     * List agents.
     *
     * Lists the agents of the organization, the newest first. Archived ones are left out by default.
     *
     * Needs the permission `atlas_api.agents.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.agents.list({ status: "ready", limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.agents.list">, options?: CallOptions): List<DataOf<"console.agents.list">, "agents"> =>
      operations.consoleAgentsList(this, query, options),

    /**
     * Create an agent.
     *
     * Creates a hosted agent, or the record of an external one. A hosted agent serves its channels that no other agent
     * serves.
     *
     * Needs the permission `atlas_api.agents.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.agents.create({
     *   name: "Concierge",
     *   description: "Answers guests of the bistro.",
     *   channels: ["chatapp"],
     *   people_hours: {
     *     time_zone: "Europe/Berlin",
     *     weekly: [
     *       {
     *         days: [
     *           "monday", "tuesday", "wednesday", "thursday",
     *           "friday",
     *         ],
     *         start: "09:00",
     *         end: "17:00",
     *       },
     *     ],
     *   },
     * });
     * ```
     */
    create: (body: BodyOf<"console.agents.create">, options?: CallOptions): Answer<DataOf<"console.agents.create">> =>
      operations.consoleAgentsCreate(this, body, options),

    /**
     * Get an agent.
     *
     * Gets one agent, archived ones too.
     *
     * Needs the permission `atlas_api.agents.read`.
     *
     * @example
     * ```ts
     * const answer = await console.agents.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0");
     * ```
     */
    get: (agentId: string, options?: CallOptions): Answer<DataOf<"console.agents.get">> =>
      operations.consoleAgentsGet(this, agentId, options),

    /**
     * Change or archive an agent.
     *
     * Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the
     * directory. `status: ready` brings it back.
     *
     * Needs the permission `atlas_api.agents.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.agents.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
     *   name: "Concierge",
     *   channels: ["chatapp"],
     *   people_hours: {
     *     time_zone: "Europe/Berlin",
     *     weekly: [
     *       {
     *         days: [
     *           "monday", "tuesday", "wednesday", "thursday",
     *           "friday",
     *         ],
     *         start: "09:00",
     *         end: "17:00",
     *       },
     *     ],
     *   },
     * });
     * ```
     */
    update: (agentId: string, body: BodyOf<"console.agents.update">, options?: CallOptions): Answer<DataOf<"console.agents.update">> =>
      operations.consoleAgentsUpdate(this, agentId, body, options),

    /**
     * Publish an agent in the directory, or withdraw it.
     *
     * Lists the agent in the public directory, changes its listing, or takes it out. A slug that another listing has is
     * a conflict, and so is an archived agent.
     *
     * Needs the permission `atlas_api.agents.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.agents.publish("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", { is_listed: true, listing_category: "hospitality" });
     * ```
     */
    publish: (agentId: string, body: BodyOf<"console.agents.publish">, options?: CallOptions): Answer<DataOf<"console.agents.publish">> =>
      operations.consoleAgentsPublish(this, agentId, body, options),
  };

  readonly secondFactor = {
    /**
     * Get the own second factor.
     *
     * Tells if the operator has a second factor in this organization, and how many recovery codes are left.
     *
     * @example
     * ```ts
     * const answer = await console.secondFactor.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.secondFactor.get">> =>
      operations.consoleSecondFactorGet(this, options),

    /**
     * Begin a second factor.
     *
     * Makes a secret for an authenticator app (TOTP). It counts once it is confirmed by a code. A new one replaces one
     * that is not confirmed. A member has five attempts a minute.
     *
     * @example
     * ```ts
     * const answer = await console.secondFactor.enable({ current_password: "correct horse battery staple" });
     * ```
     */
    enable: (body: BodyOf<"console.secondFactor.enable">, options?: CallOptions): Answer<DataOf<"console.secondFactor.enable">> =>
      operations.consoleSecondFactorEnable(this, body, options),

    /**
     * Confirm the second factor.
     *
     * Turns the second factor on by a first code, and shows recovery codes. From then on signing in by password needs a
     * code too.
     *
     * @example
     * ```ts
     * const answer = await console.secondFactor.confirm({ code: "123456" });
     * ```
     */
    confirm: (body: BodyOf<"console.secondFactor.confirm">, options?: CallOptions): Answer<DataOf<"console.secondFactor.confirm">> =>
      operations.consoleSecondFactorConfirm(this, body, options),

    /**
     * Disable the own second factor.
     *
     * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Removes
     * the second factor and its recovery codes.
     *
     * @example
     * ```ts
     * const answer = await console.secondFactor.disable({
     *   current_password: "correct horse battery staple",
     *   code: "492039",
     * });
     * ```
     */
    disable: (body: BodyOf<"console.secondFactor.disable">, options?: CallOptions): Answer<DataOf<"console.secondFactor.disable">> =>
      operations.consoleSecondFactorDisable(this, body, options),

    /**
     * Make new recovery codes.
     *
     * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Makes
     * ten new recovery codes. Earlier ones are void.
     *
     * @example
     * ```ts
     * const answer = await console.secondFactor.renewRecoveryCodes({
     *   current_password: "correct horse battery staple",
     *   code: "492039",
     * });
     * ```
     */
    renewRecoveryCodes: (body: BodyOf<"console.secondFactor.renewRecoveryCodes">, options?: CallOptions): Answer<DataOf<"console.secondFactor.renewRecoveryCodes">> =>
      operations.consoleSecondFactorRenewRecoveryCodes(this, body, options),
  };

  readonly members = {
    /**
     * Remove a member's second factor.
     *
     * For a member who has lost app and recovery codes. You need every permission that the member has. The next sign-in
     * needs the password alone.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.members.removeSecondFactor("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
     * ```
     */
    removeSecondFactor: (memberId: string, options?: CallOptions): Answer<DataOf<"console.members.removeSecondFactor">> =>
      operations.consoleMembersRemoveSecondFactor(this, memberId, options),

    /**
     * List members.
     *
     * Lists the operators of the organization, newest first.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.members.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.members.list">, options?: CallOptions): List<DataOf<"console.members.list">, "members"> =>
      operations.consoleMembersList(this, query, options),

    /**
     * Invite a member.
     *
     * Returns a token for the member, shown once, with which the member chooses a password. You cannot give a
     * permission that you lack. An address that is already a member is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.members.invite({
     *   email: "ada@shop.example",
     *   permissions: ["developer_console.read", "atlas_api.apps.read"],
     * });
     * ```
     */
    invite: (body: BodyOf<"console.members.invite">, options?: CallOptions): Answer<DataOf<"console.members.invite">> =>
      operations.consoleMembersInvite(this, body, options),

    /**
     * Remove a member.
     *
     * Ends the member's console sessions at once, on every instance of the service, or withdraws an invitation. The
     * member's work for the organization stays; conversations that they own have no owner then. You cannot remove a
     * member with a permission that you lack. The last member who can give a permission cannot be removed; trying is a
     * conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.members.remove("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
     * ```
     */
    remove: (memberId: string, options?: CallOptions): Answer<DataOf<"console.members.remove">> =>
      operations.consoleMembersRemove(this, memberId, options),

    /**
     * Change a member.
     *
     * Replaces the member's name, role or permissions. If permissions change, the member's console sessions end at
     * once, on every instance of the service. You cannot give a permission that you lack, or change a member who has
     * one. The last member who can give a permission cannot lose it; trying is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.members.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60", {
     *   permissions: ["developer_console.read", "atlas_api.apps.read"],
     * });
     * ```
     */
    update: (memberId: string, body: BodyOf<"console.members.update">, options?: CallOptions): Answer<DataOf<"console.members.update">> =>
      operations.consoleMembersUpdate(this, memberId, body, options),

    /**
     * Hand out a password reset.
     *
     * Returns a token for the member, shown once. It sets a new password in this organization within 24 hours. Earlier
     * tokens become invalid. You cannot reset your own password, nor that of a member with a permission that you lack.
     * A member who must use single sign-on is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.members.resetPassword("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60", {});
     * ```
     */
    resetPassword: (memberId: string, body?: BodyOf<"console.members.resetPassword">, options?: CallOptions): Answer<DataOf<"console.members.resetPassword">> =>
      operations.consoleMembersResetPassword(this, memberId, body, options),

    /**
     * End all sessions of a member.
     *
     * Ends the member's console sessions in the organization, at once and on every instance of the service. The member
     * can sign in again. You cannot do this to a member with a permission that you lack.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.members.endSessions("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
     * ```
     */
    endSessions: (memberId: string, options?: CallOptions): Answer<DataOf<"console.members.endSessions">> =>
      operations.consoleMembersEndSessions(this, memberId, options),
  };

  readonly organization = {
    /**
     * Rename the organization.
     *
     * Changes the name of the organization.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.organization.update({ name: "Corner shop" });
     * ```
     */
    update: (body: BodyOf<"console.organization.update">, options?: CallOptions): Answer<DataOf<"console.organization.update">> =>
      operations.consoleOrganizationUpdate(this, body, options),

    /**
     * Delete the organization.
     *
     * Takes the password, and a code while the second factor is on: a stolen session alone must not end the
     * organization. Members without a password must have signed in within the last 15 minutes. Ends all credentials,
     * sessions, channels and pending work of the organization at once. Its rows are removed from an hour later on,
     * except the audit log. Nothing brings it back.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.organization.delete({
     *   name: "Harbour Bistro",
     *   current_password: "correct horse battery staple",
     * });
     * ```
     */
    delete: (body: BodyOf<"console.organization.delete">, options?: CallOptions): Answer<DataOf<"console.organization.delete">> =>
      operations.consoleOrganizationDelete(this, body, options),

    /**
     * Get the export.
     *
     * The last export of the organization, with its progress.
     *
     * Needs the permission `atlas_api.organization.export`.
     *
     * @example
     * ```ts
     * const answer = await console.organization.getExport();
     * ```
     */
    getExport: (options?: CallOptions): Answer<DataOf<"console.organization.getExport">> =>
      operations.consoleOrganizationGetExport(this, options),

    /**
     * Export the organization.
     *
     * Begins to make one file of all that the service keeps about the organization: customers, conversations, messages
     * with the bytes of their media, knowledge, events, runs, the audit log and the settings. Secrets are left out.
     * While one is made, the answer is that one. A new file takes the place of the one before. `export.status_changed`
     * tells when it is ready.
     *
     * Needs the permission `atlas_api.organization.export`.
     *
     * @example
     * ```ts
     * const answer = await console.organization.requestExport({});
     * ```
     */
    requestExport: (body?: BodyOf<"console.organization.requestExport">, options?: CallOptions): Answer<DataOf<"console.organization.requestExport">> =>
      operations.consoleOrganizationRequestExport(this, body, options),
  };

  readonly overview = {
    /**
     * See the overview.
     *
     * The organization's totals, and the operator's permissions in the console.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.overview.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.overview.get">> =>
      operations.consoleOverviewGet(this, options),
  };

  readonly apps = {
    /**
     * List apps.
     *
     * Lists the apps of the organization with their redirect URIs and grants, without secrets, newest first.
     *
     * Needs the permission `atlas_api.apps.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.apps.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.apps.list">, options?: CallOptions): List<DataOf<"console.apps.list">, "apps"> =>
      operations.consoleAppsList(this, query, options),

    /**
     * Create an app.
     *
     * An app holds redirect URIs and access grants. To name its agent, the operator also needs the permission
     * `atlas_api.agents.manage`.
     *
     * Needs the permission `atlas_api.apps.write`.
     *
     * @example
     * ```ts
     * const answer = await console.apps.create({
     *   name: "Order assistant",
     *   description: "Answers questions about orders",
     *   runtime_mode: "external_agent",
     * });
     * ```
     */
    create: (body: BodyOf<"console.apps.create">, options?: CallOptions): Answer<DataOf<"console.apps.create">> =>
      operations.consoleAppsCreate(this, body, options),

    /**
     * Name the agent of an app.
     *
     * Names the external agent as which the tokens of an app write, from their next request on, or takes it away. The
     * operator also needs the permission `atlas_api.agents.manage`.
     *
     * Needs the permission `atlas_api.apps.write`.
     *
     * @example
     * ```ts
     * const answer = await console.apps.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", { agent_id: null });
     * ```
     */
    update: (appId: string, body: BodyOf<"console.apps.update">, options?: CallOptions): Answer<DataOf<"console.apps.update">> =>
      operations.consoleAppsUpdate(this, appId, body, options),

    /**
     * Register a redirect URI.
     *
     * OAuth sends the users of the app back only to a registered address. Registering one again answers the same.
     *
     * Needs the permission `atlas_api.oauth.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.apps.addRedirectUri("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", { redirect_uri: "https://shop.example/oauth/callback" });
     * ```
     */
    addRedirectUri: (appId: string, body: BodyOf<"console.apps.addRedirectUri">, options?: CallOptions): Answer<DataOf<"console.apps.addRedirectUri">> =>
      operations.consoleAppsAddRedirectUri(this, appId, body, options),

    /**
     * Create an access grant.
     *
     * The answer carries the bearer token, once.
     *
     * Needs the permission `atlas_api.oauth.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.apps.createGrant("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", {
     *   granted_scopes: ["atlas.messages.send", "atlas.knowledge.read"],
     * });
     * ```
     */
    createGrant: (appId: string, body: BodyOf<"console.apps.createGrant">, options?: CallOptions): Answer<DataOf<"console.apps.createGrant">> =>
      operations.consoleAppsCreateGrant(this, appId, body, options),

    /**
     * Revoke an access grant.
     *
     * Revokes the grant at once, on every instance of the service. Revoking it again answers the same.
     *
     * Needs the permission `atlas_api.oauth.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.apps.revokeGrant("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f12");
     * ```
     */
    revokeGrant: (appId: string, grantId: string, options?: CallOptions): Answer<DataOf<"console.apps.revokeGrant">> =>
      operations.consoleAppsRevokeGrant(this, appId, grantId, options),
  };

  readonly serviceAccounts = {
    /**
     * List service accounts.
     *
     * Lists the service accounts of the organization with prefixes and scopes of their keys, without secrets, newest
     * first.
     *
     * Needs the permission `atlas_api.service_accounts.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.serviceAccounts.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.serviceAccounts.list">, options?: CallOptions): List<DataOf<"console.serviceAccounts.list">, "service_accounts"> =>
      operations.consoleServiceAccountsList(this, query, options),

    /**
     * Create a service account.
     *
     * A service account holds keys and webhook endpoints. To name its agent, the operator also needs the permission
     * `atlas_api.agents.manage`.
     *
     * Needs the permission `atlas_api.service_accounts.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.serviceAccounts.create({ name: "Order service", runtime_mode: "external_agent" });
     * ```
     */
    create: (body: BodyOf<"console.serviceAccounts.create">, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.create">> =>
      operations.consoleServiceAccountsCreate(this, body, options),

    /**
     * Name the agent of a service account.
     *
     * Names the external agent as which the tokens of a service account write, from their next request on, or takes it
     * away. The operator also needs the permission `atlas_api.agents.manage`.
     *
     * Needs the permission `atlas_api.service_accounts.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.serviceAccounts.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", { agent_id: null });
     * ```
     */
    update: (serviceAccountId: string, body: BodyOf<"console.serviceAccounts.update">, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.update">> =>
      operations.consoleServiceAccountsUpdate(this, serviceAccountId, body, options),

    /**
     * Create a key.
     *
     * The answer carries the key in plaintext, once.
     *
     * Needs the permission `atlas_api.keys.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.serviceAccounts.createKey("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", { granted_scopes: ["atlas.messages.send"] });
     * ```
     */
    createKey: (serviceAccountId: string, body: BodyOf<"console.serviceAccounts.createKey">, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.createKey">> =>
      operations.consoleServiceAccountsCreateKey(this, serviceAccountId, body, options),

    /**
     * Revoke a key.
     *
     * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
     *
     * Needs the permission `atlas_api.keys.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.serviceAccounts.revokeKey("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
     * ```
     */
    revokeKey: (serviceAccountId: string, keyId: string, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.revokeKey">> =>
      operations.consoleServiceAccountsRevokeKey(this, serviceAccountId, keyId, options),
  };

  readonly deliveries = {
    /**
     * Find deliveries of all webhooks.
     *
     * Lists the deliveries to all webhooks with every attempt, newest first. Those of deleted webhooks are not listed.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.deliveries.list({
     *   id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f41",
     *   status: "exhausted",
     *   event_type: "conversation.message_received",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.deliveries.list">, options?: CallOptions): List<DataOf<"console.deliveries.list">, "deliveries"> =>
      operations.consoleDeliveriesList(this, query, options),
  };

  readonly webhooks = {
    /**
     * List webhook endpoints.
     *
     * Lists the webhook endpoints of the organization without their signing secrets, newest first. Deleted ones are
     * left out.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.webhooks.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.webhooks.list">, options?: CallOptions): List<DataOf<"console.webhooks.list">, "webhook_endpoints"> =>
      operations.consoleWebhooksList(this, query, options),

    /**
     * Create a webhook endpoint.
     *
     * The answer carries the signing secret, once.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.create({
     *   service_account_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20",
     *   endpoint_url: "https://shop.example/atlas/webhooks",
     *   subscribed_events: ["conversation.message_received", "message.delivered"],
     * });
     * ```
     */
    create: (body: BodyOf<"console.webhooks.create">, options?: CallOptions): Answer<DataOf<"console.webhooks.create">> =>
      operations.consoleWebhooksCreate(this, body, options),

    /**
     * Delete a webhook endpoint.
     *
     * Stops deliveries at once, retries included.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.delete("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80");
     * ```
     */
    delete: (webhookId: string, options?: CallOptions): Answer<DataOf<"console.webhooks.delete">> =>
      operations.consoleWebhooksDelete(this, webhookId, options),

    /**
     * Change a webhook endpoint.
     *
     * Changes the members that are given.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { status: "disabled" });
     * ```
     */
    update: (webhookId: string, body: BodyOf<"console.webhooks.update">, options?: CallOptions): Answer<DataOf<"console.webhooks.update">> =>
      operations.consoleWebhooksUpdate(this, webhookId, body, options),

    /**
     * Deliver missed events to a webhook.
     *
     * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events:
     * those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that
     * are still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000
     * events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes
     * to now.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.recover("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
     * ```
     */
    recover: (webhookId: string, body: BodyOf<"console.webhooks.recover">, options?: CallOptions): Answer<DataOf<"console.webhooks.recover">> =>
      operations.consoleWebhooksRecover(this, webhookId, body, options),

    /**
     * Send a test event.
     *
     * Queues an event with sample contents for this endpoint only.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.test("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { event_type: "conversation.message_received" });
     * ```
     */
    test: (webhookId: string, body?: BodyOf<"console.webhooks.test">, options?: CallOptions): Answer<DataOf<"console.webhooks.test">> =>
      operations.consoleWebhooksTest(this, webhookId, body, options),

    /**
     * Rotate a signing secret.
     *
     * Takes the `secret` of the body, or makes one. The answer carries it, once. For 24 hours deliveries are signed
     * with both: `Atlas-Signature` by the new one, `Atlas-Signature-Previous` by the old one. Rotating again within
     * that time ends the older of the two at once.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.rotateSecret("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {});
     * ```
     */
    rotateSecret: (webhookId: string, body?: BodyOf<"console.webhooks.rotateSecret">, options?: CallOptions): Answer<DataOf<"console.webhooks.rotateSecret">> =>
      operations.consoleWebhooksRotateSecret(this, webhookId, body, options),

    /**
     * List deliveries.
     *
     * Lists the deliveries to the endpoint with every attempt, newest first.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.webhooks.deliveries("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
     *   status: "exhausted",
     *   event_type: "conversation.message_received",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    deliveries: (webhookId: string, query?: QueryOf<"console.webhooks.listDeliveries">, options?: CallOptions): List<DataOf<"console.webhooks.listDeliveries">, "deliveries"> =>
      operations.consoleWebhooksDeliveries(this, webhookId, query, options),

    /**
     * Get a delivery.
     *
     * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is the exact text
     * that was sent.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.getDelivery("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40");
     * ```
     */
    getDelivery: (webhookId: string, deliveryId: string, options?: CallOptions): Answer<DataOf<"console.webhooks.getDelivery">> =>
      operations.consoleWebhooksGetDelivery(this, webhookId, deliveryId, options),

    /**
     * Replay a delivery.
     *
     * Delivers the event again, under the same `event_id` and with a new round of attempts.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.replayDelivery("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40", {});
     * ```
     */
    replayDelivery: (webhookId: string, deliveryId: string, body?: BodyOf<"console.webhooks.replayDelivery">, options?: CallOptions): Answer<DataOf<"console.webhooks.replayDelivery">> =>
      operations.consoleWebhooksReplayDelivery(this, webhookId, deliveryId, body, options),

    /**
     * Replay failed deliveries.
     *
     * Delivers every exhausted delivery since a time again, each under its own `event_id`.
     *
     * Needs the permission `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.webhooks.replayFailedDeliveries("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
     * ```
     */
    replayFailedDeliveries: (webhookId: string, body: BodyOf<"console.webhooks.replayFailedDeliveries">, options?: CallOptions): Answer<DataOf<"console.webhooks.replayFailedDeliveries">> =>
      operations.consoleWebhooksReplayFailedDeliveries(this, webhookId, body, options),
  };

  readonly auditEvents = {
    /**
     * List audit events.
     *
     * Lists the most recent lifecycle events of the organization's assets, newest first.
     *
     * Needs the permission `atlas_api.audit.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.auditEvents.list({
     *   event_type: "atlas_api.app",
     *   actor_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60",
     *   asset_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
     *   since: "2026-01-01T12:00:00.000Z",
     *   until: "2026-01-02T12:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.auditEvents.list">, options?: CallOptions): List<DataOf<"console.auditEvents.list">, "events"> =>
      operations.consoleAuditEventsList(this, query, options),
  };

  readonly templates = {
    /**
     * List message templates.
     *
     * Lists the message templates of the organization, newest first.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.templates.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.templates.list">, options?: CallOptions): List<DataOf<"console.templates.list">, "templates"> =>
      operations.consoleTemplatesList(this, query, options),

    /**
     * Create a message template.
     *
     * Submits the template to the messaging app, which decides later; `template.status_changed` tells the outcome. The
     * sandbox decides by the beginning of the name: `rejected_`, `paused_`, `pending_`. It approves all others at once.
     * Name and language that are taken together are a conflict. Without `language` it is the linked channel's, else
     * `en`.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.create({
     *   name: "order_ready",
     *   language: "en",
     *   category: "utility",
     *   header: "Order {{order}}",
     *   body: "Hello {{name}}, your order is ready.",
     *   footer: "Corner Shop",
     *   buttons: [
     *     { type: "quick_reply", text: "I am on my way" },
     *     {
     *       type: "url",
     *       text: "See the order",
     *       url: "https://shop.example/orders/{{order}}",
     *     },
     *   ],
     *   samples: { name: "Ada", order: "4711" },
     * });
     * ```
     */
    create: (body: BodyOf<"console.templates.create">, options?: CallOptions): Answer<DataOf<"console.templates.create">> =>
      operations.consoleTemplatesCreate(this, body, options),

    /**
     * Compare templates with the messaging app.
     *
     * Asks the messaging app of each linked channel for the state of its templates, takes over differences, and submits
     * drafts. The service does so by itself each hour. A linked channel that names its business account is needed, or
     * `notice` says what is missing; the sandbox has nothing to compare.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.sync({});
     * ```
     */
    sync: (body?: BodyOf<"console.templates.sync">, options?: CallOptions): Answer<DataOf<"console.templates.sync">> =>
      operations.consoleTemplatesSync(this, body, options),

    /**
     * List templates that can be taken over.
     *
     * Asks the messaging app for the templates of the business account, and lists those that are not here. The sandbox
     * has a few, which show each kind.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.importable();
     * ```
     */
    importable: (options?: CallOptions): Answer<DataOf<"console.templates.listImportable">> =>
      operations.consoleTemplatesImportable(this, options),

    /**
     * Take templates over from the messaging app.
     *
     * Asks the messaging app for these templates, and takes them over with their parts, category and status. What
     * cannot be taken over is in `left_out` with its reason. Nothing changes at the messaging app.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.import({ templates: [{ name: "sign_in_code", language: "en" }] });
     * ```
     */
    import: (body: BodyOf<"console.templates.import">, options?: CallOptions): Answer<DataOf<"console.templates.import">> =>
      operations.consoleTemplatesImport(this, body, options),

    /**
     * Read a message template.
     *
     * Shows the template with its status, and why it cannot be sent if so.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70");
     * ```
     */
    get: (templateId: string, options?: CallOptions): Answer<DataOf<"console.templates.get">> =>
      operations.consoleTemplatesGet(this, templateId, options),

    /**
     * Delete a message template.
     *
     * Deletes this language of the template, at the messaging app as well. Messages that are already queued are still
     * sent.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.delete("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70");
     * ```
     */
    delete: (templateId: string, options?: CallOptions): Answer<DataOf<"console.templates.delete">> =>
      operations.consoleTemplatesDelete(this, templateId, options),

    /**
     * Change a message template.
     *
     * Changes the members that are given, and submits the template again. An approved one is `pending` until the
     * messaging app has decided; the sandbox approves it at once. A template under review and a disabled one cannot be
     * changed, nor the category of an approved one: each is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.templates.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70", {
     *   body: "Hello {{name}}, your order waits for you.",
     *   buttons: [{ type: "quick_reply", text: "I am on my way" }],
     *   samples: { name: "Ada" },
     * });
     * ```
     */
    update: (templateId: string, body: BodyOf<"console.templates.update">, options?: CallOptions): Answer<DataOf<"console.templates.update">> =>
      operations.consoleTemplatesUpdate(this, templateId, body, options),
  };

  readonly vouchers = {
    /**
     * List vouchers.
     *
     * Lists the vouchers of the organization, newest first.
     *
     * Needs the permission `developer_console.read`.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * for await (const item of console.vouchers.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.vouchers.list">, options?: CallOptions): List<DataOf<"console.vouchers.list">, "vouchers"> =>
      operations.consoleVouchersList(this, query, options),

    /**
     * Create a voucher.
     *
     * The tool `issue_voucher` issues it to one customer, after an approval. A code that is taken is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * const answer = await console.vouchers.create({ name: "Ten off", code: "WELCOME-10" });
     * ```
     */
    create: (body: BodyOf<"console.vouchers.create">, options?: CallOptions): Answer<DataOf<"console.vouchers.create">> =>
      operations.consoleVouchersCreate(this, body, options),
  };

  readonly approvals = {
    /**
     * List approvals.
     *
     * Lists the calls and drafts that wait for a person and those that were decided, newest first.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.approvals.list({ state: "pending", limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.approvals.list">, options?: CallOptions): List<DataOf<"console.approvals.list">, "approvals"> =>
      operations.consoleApprovalsList(this, query, options),

    /**
     * Read an approval.
     *
     * The call with its recorded arguments, and the decision.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.approvals.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
     * ```
     */
    get: (approvalId: string, options?: CallOptions): Answer<DataOf<"console.approvals.get">> =>
      operations.consoleApprovalsGet(this, approvalId, options),

    /**
     * Rehearse an approval.
     *
     * Tells the effect that approving would have now. It decides as approving does, and changes nothing.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.approvals.rehearse("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
     * ```
     */
    rehearse: (approvalId: string, options?: CallOptions): Answer<DataOf<"console.approvals.rehearse">> =>
      operations.consoleApprovalsRehearse(this, approvalId, options),

    /**
     * Rehearse an approval with changes.
     *
     * Tells the effect that approving with other arguments, or with another text, would have now. It takes the body of
     * the approval, decides as approving does, and changes nothing.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.approvals.rehearseChanged("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { text: "We have a table at eight." });
     * ```
     */
    rehearseChanged: (approvalId: string, body?: BodyOf<"console.approvals.rehearseChanged">, options?: CallOptions): Answer<DataOf<"console.approvals.rehearseChanged">> =>
      operations.consoleApprovalsRehearseChanged(this, approvalId, body, options),

    /**
     * Approve a call or a draft.
     *
     * Executes exactly the recorded arguments, once; or those that the request gives in their place, as a new version
     * with its own hash. The run ends `completed` or `failed`. Arguments of the request that cannot be executed are
     * refused, and the approval stays pending. A draft becomes a reply; with the 24-hour window closed it is refused,
     * and stays pending. A decided or expired approval is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.approvals.approve("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", {});
     * ```
     */
    approve: (approvalId: string, body?: BodyOf<"console.approvals.approve">, options?: CallOptions): Answer<DataOf<"console.approvals.approve">> =>
      operations.consoleApprovalsApprove(this, approvalId, body, options),

    /**
     * Reject a call or a draft.
     *
     * Executes nothing. The run ends `rejected`. A decided or expired approval is a conflict.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.approvals.reject("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { reason: "The customer has had a voucher this month." });
     * ```
     */
    reject: (approvalId: string, body?: BodyOf<"console.approvals.reject">, options?: CallOptions): Answer<DataOf<"console.approvals.reject">> =>
      operations.consoleApprovalsReject(this, approvalId, body, options),
  };

  readonly drafts = {
    /**
     * Send a draft.
     *
     * Sends the draft, or the text that the request gives in its place. Approves a draft by the run of the action that
     * made it, and answers the acknowledgement of the reply. With the 24-hour window closed it is refused, and stays
     * pending.
     *
     * Needs the permission `developer_console.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.drafts.approve("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {});
     * ```
     */
    approve: (runId: string, body?: BodyOf<"console.drafts.approve">, options?: CallOptions): Answer<DataOf<"console.drafts.approve">> =>
      operations.consoleDraftsApprove(this, runId, body, options),
  };

  readonly consents = {
    /**
     * List OAuth consents.
     *
     * Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
     *
     * Needs the permission `atlas_api.apps.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.consents.list({
     *   app_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.consents.list">, options?: CallOptions): List<DataOf<"console.consents.list">, "consents"> =>
      operations.consoleConsentsList(this, query, options),

    /**
     * Revoke an OAuth consent.
     *
     * Ends the consent and every token that came of it at once, on every instance of the service. Revoking it again
     * answers the same.
     *
     * Needs the permission `atlas_api.oauth.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.consents.revoke("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f70");
     * ```
     */
    revoke: (consentId: string, options?: CallOptions): Answer<DataOf<"console.consents.revoke">> =>
      operations.consoleConsentsRevoke(this, consentId, options),
  };

  readonly events = {
    /**
     * List events.
     *
     * Lists the organization's events, newest first. They are kept for 30 days unless the deployment says otherwise.
     *
     * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.events.list({
     *   event_type: "conversation.message_received",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
     *   phone_number: "+15550100001",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "2026-01-02T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.events.list">, options?: CallOptions): List<DataOf<"console.events.list">, "events"> =>
      operations.consoleEventsList(this, query, options),

    /**
     * Stream events.
     *
     * Sends the organization's events as server-sent events, in the order of the list. A new stream begins now, or at
     * `since`. When it breaks, connect again with the last `id` as `Last-Event-ID`: no event is skipped and none comes
     * twice. A comment every 15 seconds shows that the stream is alive. The stream ends when the session ends, and
     * after `until`. An operator may open 10 streams, an organization 100.
     *
     * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.events.stream({
     *   event_type: "conversation.message_received",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
     *   phone_number: "+15550100001",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   since: "2025-12-31T00:00:00.000Z",
     *   until: "2026-01-01T00:00:00.000Z",
     * })) show(item);
     * ```
     */
    stream: (query?: QueryOf<"console.events.stream">, options?: CallOptions): Stream<ItemOf<DataOf<"console.events.list">, "events">> =>
      operations.consoleEventsStream(this, query, options),

    /**
     * Get an event.
     *
     * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
     *
     * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.events.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef3");
     * ```
     */
    get: (eventId: string, options?: CallOptions): Answer<DataOf<"console.events.get">> =>
      operations.consoleEventsGet(this, eventId, options),
  };

  readonly customers = {
    /**
     * List customers.
     *
     * The customers of the organization, the newest first. Filters narrow the list together.
     *
     * Needs the permission `atlas_api.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.customers.list({
     *   phone_number: "+15550100001",
     *   user_id: "US.13491208655302741918",
     *   username: "ada.lovelace",
     *   label: "vip",
     *   since: "2026-01-01T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: Omit<QueryOf<"console.customers.list">, "q">, options?: CallOptions): List<DataOf<"console.customers.list">, "customers"> =>
      operations.consoleCustomersList(this, query, options),

    /**
     * List customers.
     *
     * The customers of the organization, the newest first. Filters narrow the list together.
     *
     * Needs the permission `atlas_api.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.customers.search("ada", {
     *   phone_number: "+15550100001",
     *   user_id: "US.13491208655302741918",
     *   username: "ada.lovelace",
     *   label: "vip",
     *   since: "2026-01-01T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    search: (q: string, query?: Omit<QueryOf<"console.customers.list">, "q">, options?: CallOptions): List<DataOf<"console.customers.list">, "customers"> =>
      operations.consoleCustomersSearch(this, q, query, options),

    /**
     * Get a customer.
     *
     * The customer with labels, attributes, language and time zone.
     *
     * Needs the permission `atlas_api.customers.read`.
     *
     * @example
     * ```ts
     * const answer = await console.customers.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1");
     * ```
     */
    get: (customerId: string, options?: CallOptions): Answer<DataOf<"console.customers.get">> =>
      operations.consoleCustomersGet(this, customerId, options),

    /**
     * Update a customer.
     *
     * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it
     * names, and null removes one.
     *
     * Needs the permission `atlas_api.customers.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.customers.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
     *   labels: ["vip"],
     *   attributes: { order_count: 3 },
     *   time_zone: "Europe/Berlin",
     * });
     * ```
     */
    update: (customerId: string, body: BodyOf<"console.customers.update">, options?: CallOptions): Answer<DataOf<"console.customers.update">> =>
      operations.consoleCustomersUpdate(this, customerId, body, options),

    /**
     * Export a customer.
     *
     * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs,
     * events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages;
     * each page repeats the rest.
     *
     * Needs the permission `atlas_api.customers.manage`.
     *
     * @example
     * ```ts
     * for await (const item of console.customers.export("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
     * ```
     */
    export: (customerId: string, query?: QueryOf<"console.customers.export">, options?: CallOptions): List<DataOf<"console.customers.export">, "messages"> =>
      operations.consoleCustomersExport(this, customerId, query, options),

    /**
     * Erase a customer.
     *
     * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and
     * attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events,
     * deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids
     * and the audit log stay.
     *
     * Needs the permission `atlas_api.customers.erase`.
     *
     * @example
     * ```ts
     * const answer = await console.customers.erase("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
     * ```
     */
    erase: (customerId: string, body?: BodyOf<"console.customers.erase">, options?: CallOptions): Answer<DataOf<"console.customers.erase">> =>
      operations.consoleCustomersErase(this, customerId, body, options),

    /**
     * Merge two customers.
     *
     * Puts the record of another customer into this one, since both are one person. Addresses, consent, window and
     * threads are then those of this customer, and the id of the other leads here. It can be undone for a day.
     *
     * Needs the permission `atlas_api.customers.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.customers.merge("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
     *   other_customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef2",
     * });
     * ```
     */
    merge: (customerId: string, body: BodyOf<"console.customers.merge">, options?: CallOptions): Answer<DataOf<"console.customers.merge">> =>
      operations.consoleCustomersMerge(this, customerId, body, options),

    /**
     * Undo a merge of customers.
     *
     * Parts a customer whose record went into another one's within the last day. Both are then as before. Messages that
     * came meanwhile stay in the thread that they came into.
     *
     * Needs the permission `atlas_api.customers.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.customers.unmerge("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
     * ```
     */
    unmerge: (customerId: string, body?: BodyOf<"console.customers.unmerge">, options?: CallOptions): Answer<DataOf<"console.customers.unmerge">> =>
      operations.consoleCustomersUnmerge(this, customerId, body, options),

    /**
     * List the consents of a customer.
     *
     * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record
     * first. The one with the newest `at` holds.
     *
     * Needs the permission `atlas_api.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.customers.consents("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
     * ```
     */
    consents: (customerId: string, query?: QueryOf<"console.customers.listConsents">, options?: CallOptions): List<DataOf<"console.customers.listConsents">, "consents"> =>
      operations.consoleCustomersConsents(this, customerId, query, options),

    /**
     * Record a consent of a customer.
     *
     * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as
     * history. A consent with an earlier `at` than the newest changes nothing else.
     *
     * Needs the permission `atlas_api.customers.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.customers.recordConsent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
     *   marketing: "opted_in",
     *   source: "Newsletter form",
     *   at: "2026-01-01T12:00:00.000Z",
     * });
     * ```
     */
    recordConsent: (customerId: string, body: BodyOf<"console.customers.recordConsent">, options?: CallOptions): Answer<DataOf<"console.customers.recordConsent">> =>
      operations.consoleCustomersRecordConsent(this, customerId, body, options),
  };

  readonly media = {
    /**
     * Upload media to a customer.
     *
     * Keeps a file as it is, up to 100 MB, to be sent in a reply by its id. The body is the file, and `Content-Type` is
     * its type, which is checked against the bytes. Send the `idempotency_key` as a header.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.media.uploadFile({
     *   file: new Blob(["Soup of the day and bread."]),
     *   media_type: "text/plain",
     *   filename: "menu.txt",
     * });
     * ```
     */
    uploadFile: (upload: Upload<"console.media.uploadFile">, options?: CallOptions): Answer<DataOf<"console.media.uploadFile">> =>
      operations.consoleMediaUploadFile(this, upload, options),

    /**
     * Get media.
     *
     * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it
     * over.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * const answer = await console.media.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
     * ```
     */
    get: (mediaId: string, options?: CallOptions): Answer<DataOf<"console.media.get">> =>
      operations.consoleMediaGet(this, mediaId, options),
  };

  readonly alerts = {
    /**
     * Get the alerts.
     *
     * The alerts that the organization has chosen.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.alerts.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.alerts.get">> =>
      operations.consoleAlertsGet(this, options),

    /**
     * Set the alerts.
     *
     * Chooses the states that the organization wants to hear of. A new one is told once, together with others of the
     * same minute, by mail and to an incoming webhook in Slack's form. A state that ends and comes again is told again.
     * The offline sandbox sends none.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.alerts.set({
     *   kinds: ["webhook_disabled", "approval_waiting"],
     *   emails: ["ops@shop.example"],
     * });
     * ```
     */
    set: (body: BodyOf<"console.alerts.set">, options?: CallOptions): Answer<DataOf<"console.alerts.set">> =>
      operations.consoleAlertsSet(this, body, options),
  };

  readonly costs = {
    /**
     * Get the costs of messages.
     *
     * Adds up what the messaging network told of each message, with the rates that your organization has set. Without
     * rates it answers counts. A message counts in the month in which it left, and costs once it is delivered. The sum
     * of `costs.listMessages` equals each figure.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.costs.get({
     *   group_by: "country",
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "9000-01-01T00:00:00.000Z",
     * });
     * ```
     */
    get: (query?: QueryOf<"console.costs.get">, options?: CallOptions): Answer<DataOf<"console.costs.get">> =>
      operations.consoleCostsGet(this, query, options),
  };

  readonly caps = {
    /**
     * Get the spending caps.
     *
     * Shows the caps of the organization and of its agents, and what this month has used.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.caps.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.caps.get">> =>
      operations.consoleCapsGet(this, options),

    /**
     * Set a spending cap.
     *
     * Sets the most that the organization, or one of its agents, spends in a month. At it, billable messages wait as
     * `scheduled` with `spending_cap`; free ones go. Raised or removed, what waits asks again at once.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.caps.set({ unit: "messages", maximum: "1000" });
     * ```
     */
    set: (body: BodyOf<"console.caps.set">, options?: CallOptions): Answer<DataOf<"console.caps.set">> =>
      operations.consoleCapsSet(this, body, options),

    /**
     * Cancel messages that wait for a cap.
     *
     * Cancels up to 50 messages that wait for a spending cap, the oldest first. Repeat it while `has_more` is true.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.caps.cancelWaiting({});
     * ```
     */
    cancelWaiting: (body?: BodyOf<"console.caps.cancelWaiting">, options?: CallOptions): Answer<DataOf<"console.caps.cancelWaiting">> =>
      operations.consoleCapsCancelWaiting(this, body, options),
  };

  readonly rates = {
    /**
     * Get the rates of messages.
     *
     * Shows what a message costs by country and category, from each day on.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.rates.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.rates.get">> =>
      operations.consoleRatesGet(this, options),

    /**
     * Set the rates of messages.
     *
     * Sets the table that counts from a day on, in place of one that the day has. Costs of messages from that day on
     * follow it at once. Give the rates as a list, or paste the network's rate card. All tables of an organization have
     * one currency.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.rates.set({
     *   starts_on: "2026-10-01",
     *   currency: "EUR",
     *   rates: [
     *     {
     *       country: "DE",
     *       category: "marketing",
     *       amount: "0.1131",
     *     },
     *   ],
     * });
     * ```
     */
    set: (body: BodyOf<"console.rates.set">, options?: CallOptions): Answer<DataOf<"console.rates.set">> =>
      operations.consoleRatesSet(this, body, options),
  };

  readonly retention = {
    /**
     * Get the retention.
     *
     * Shows the days for which rows of each kind are kept, with the bounds of the deployment. Other kinds stay as long
     * as the organization.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.retention.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.retention.get">> =>
      operations.consoleRetentionGet(this, options),

    /**
     * Set the retention.
     *
     * Chooses how long rows of a kind are kept. Older ones are removed in the time that follows, and nothing brings
     * them back. An event stays as long as a delivery of it. A conversation at work keeps its messages: one whose
     * window is open, that waits for an answer or with a person, or that has an approval to decide or a message to
     * send. Customers are erased, as `console.customers.erase` does. The audit log has no end. The offline sandbox
     * keeps the choice and removes nothing.
     *
     * Needs the permission `atlas_api.organization.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.retention.set({ days: { events: 90, requests: null } });
     * ```
     */
    set: (body: BodyOf<"console.retention.set">, options?: CallOptions): Answer<DataOf<"console.retention.set">> =>
      operations.consoleRetentionSet(this, body, options),
  };

  readonly quietHours = {
    /**
     * Get the quiet hours.
     *
     * The hours in which the organization sends no marketing.
     *
     * Needs the permission `atlas_api.customers.read`.
     *
     * @example
     * ```ts
     * const answer = await console.quietHours.get();
     * ```
     */
    get: (options?: CallOptions): Answer<DataOf<"console.quietHours.get">> =>
      operations.consoleQuietHoursGet(this, options),

    /**
     * Set the quiet hours.
     *
     * Marketing to a customer is refused with `quiet_hours` while their clock shows these hours. It is the clock of the
     * customer's `time_zone`, else of their number's country, else of `time_zone` here.
     *
     * Needs the permission `atlas_api.customers.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.quietHours.set({
     *   quiet_hours: {
     *     start: "21:00",
     *     end: "08:00",
     *     time_zone: "Europe/Berlin",
     *   },
     * });
     * ```
     */
    set: (body: BodyOf<"console.quietHours.set">, options?: CallOptions): Answer<DataOf<"console.quietHours.set">> =>
      operations.consoleQuietHoursSet(this, body, options),
  };

  readonly limits = {
    /**
     * List limits in use.
     *
     * The rate limits of the organization with what is used of them. With `principal_id`, those of one operator or
     * credential. Reading counts as a read.
     *
     * Needs the permission `developer_console.read`.
     *
     * @example
     * ```ts
     * const answer = await console.limits.list({
     *   class: "messages",
     *   principal_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60",
     * });
     * ```
     */
    list: (query?: QueryOf<"console.limits.list">, options?: CallOptions): Answer<DataOf<"console.limits.list">> =>
      operations.consoleLimitsList(this, query, options),
  };

  readonly knowledge = {
    /**
     * List knowledge.
     *
     * The organization's documents, newest first. The list omits archived documents unless `status` selects them.
     *
     * Needs the permission `atlas_api.knowledge.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.knowledge.list({ status: "active", audience: "customers", limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.knowledge.list">, options?: CallOptions): List<DataOf<"console.knowledge.list">, "documents"> =>
      operations.consoleKnowledgeList(this, query, options),

    /**
     * Add knowledge.
     *
     * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET
     * /operator/knowledge/{knowledge_id}` returns its progress. A source that cannot be ingested ends in the status
     * `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary write.
     *
     * Needs the permission `atlas_api.knowledge.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.knowledge.create({
     *   source_type: "text",
     *   title: "Opening hours",
     *   audience: "customers",
     *   text: "We are open from 9:00 to 18:00, Monday to Saturday.",
     * });
     * ```
     */
    create: (body: BodyOf<"console.knowledge.create">, options?: CallOptions): Answer<DataOf<"console.knowledge.create">> =>
      operations.consoleKnowledgeCreate(this, body, options),

    /**
     * Search knowledge.
     *
     * The passages that agents would find for a question, best first, with their relevance and the state of the
     * knowledge. `knowledge_gap` says why the knowledge does not answer. A search here is a test, so it is not counted
     * among the questions without an answer.
     *
     * Needs the permission `atlas_api.knowledge.read`.
     *
     * @example
     * ```ts
     * const answer = await console.knowledge.search({
     *   query: "When do you open?",
     *   top_k: 10,
     *   audience: "customers",
     * });
     * ```
     */
    search: (query: QueryOf<"console.knowledge.search">, options?: CallOptions): Answer<DataOf<"console.knowledge.search">> =>
      operations.consoleKnowledgeSearch(this, query, options),

    /**
     * Get a knowledge document.
     *
     * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
     *
     * Needs the permission `atlas_api.knowledge.read`.
     *
     * @example
     * ```ts
     * const answer = await console.knowledge.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0");
     * ```
     */
    get: (knowledgeId: string, options?: CallOptions): Answer<DataOf<"console.knowledge.get">> =>
      operations.consoleKnowledgeGet(this, knowledgeId, options),

    /**
     * Restore or archive a knowledge document, or change its audience.
     *
     * With the status `archived` the document leaves search; runs that cited it keep the citation. With `active` it
     * returns. A document already in that status is a `conflict`. With only `audience`, the status stays and the
     * audience applies from the next search.
     *
     * Needs the permission `atlas_api.knowledge.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.knowledge.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0", { audience: "both" });
     * ```
     */
    update: (knowledgeId: string, body: BodyOf<"console.knowledge.update">, options?: CallOptions): Answer<DataOf<"console.knowledge.update">> =>
      operations.consoleKnowledgeUpdate(this, knowledgeId, body, options),

    /**
     * Take a source in once more.
     *
     * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An
     * unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources,
     * archived documents and ingested files are a `conflict`. Counts as an ingest job.
     *
     * Needs the permission `atlas_api.knowledge.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.knowledge.refresh("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb1", {});
     * ```
     */
    refresh: (knowledgeId: string, body?: BodyOf<"console.knowledge.refresh">, options?: CallOptions): Answer<DataOf<"console.knowledge.refresh">> =>
      operations.consoleKnowledgeRefresh(this, knowledgeId, body, options),
  };

  readonly knowledgeGaps = {
    /**
     * List questions without an answer.
     *
     * Questions that the knowledge did not answer, the last asked first: those of searches, sessions, tools and
     * customers of hosted agents. An organization keeps the 1,000 last asked, as long as its events.
     *
     * Needs the permission `atlas_api.knowledge.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.knowledgeGaps.list({
     *   knowledge_state: "gap_none",
     *   since: "2026-01-01T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.knowledgeGaps.list">, options?: CallOptions): List<DataOf<"console.knowledgeGaps.list">, "questions"> =>
      operations.consoleKnowledgeGapsList(this, query, options),

    /**
     * Dismiss a question without an answer.
     *
     * Removes the question from the list. It returns if it is asked again and still has no answer.
     *
     * Needs the permission `atlas_api.knowledge.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.knowledgeGaps.dismiss("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb7");
     * ```
     */
    dismiss: (gapId: string, options?: CallOptions): Answer<DataOf<"console.knowledgeGaps.dismiss">> =>
      operations.consoleKnowledgeGapsDismiss(this, gapId, options),
  };

  readonly runs = {
    /**
     * List runs.
     *
     * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest
     * record. Filters narrow the list together.
     *
     * Needs the permission `atlas_api.runs.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.runs.list({
     *   status: "pending_approval",
     *   intent: "send_message",
     *   agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
     *   session_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "2026-01-02T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.runs.list">, options?: CallOptions): List<DataOf<"console.runs.list">, "runs"> =>
      operations.consoleRunsList(this, query, options),

    /**
     * Get a run and its history.
     *
     * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
     *
     * Needs the permission `atlas_api.runs.read`.
     *
     * @example
     * ```ts
     * const answer = await console.runs.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee0");
     * ```
     */
    get: (runId: string, options?: CallOptions): Answer<DataOf<"console.runs.get">> =>
      operations.consoleRunsGet(this, runId, options),
  };

  readonly messages = {
    /**
     * List messages.
     *
     * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of
     * arrival here, which for an inbound message may be later than `created_at`.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.messages.list({
     *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   direction: "outbound",
     *   status: "failed",
     *   since: "2026-01-01T00:00:00Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.messages.list">, options?: CallOptions): List<DataOf<"console.messages.list">, "messages"> =>
      operations.consoleMessagesList(this, query, options),

    /**
     * Get a message.
     *
     * A message of either direction, with every delivery state that it has had and the reason of a failure.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * const answer = await console.messages.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60");
     * ```
     */
    get: (messageId: string, options?: CallOptions): Answer<DataOf<"console.messages.get">> =>
      operations.consoleMessagesGet(this, messageId, options),

    /**
     * React to a message.
     *
     * Puts an emoji on a message of the conversation, in place of the one before. `emoji: null` takes it away. It needs
     * an open window. The messaging app must know the message, which is at most 30 days old. Otherwise the answer is
     * 409 `conflict`.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.messages.react("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { emoji: "❤️" });
     * ```
     */
    react: (messageId: string, body: BodyOf<"console.messages.react">, options?: CallOptions): Answer<DataOf<"console.messages.react">> =>
      operations.consoleMessagesReact(this, messageId, body, options),

    /**
     * Show that you are writing.
     *
     * Shows the customer that you are writing, for 25 seconds or until your next message. It also marks the customer's
     * message as read, as messaging apps do not show one without the other. An outbound message answers 409 `conflict`.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.messages.showTyping("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
     * ```
     */
    showTyping: (messageId: string, body?: BodyOf<"console.messages.showTyping">, options?: CallOptions): Answer<DataOf<"console.messages.showTyping">> =>
      operations.consoleMessagesShowTyping(this, messageId, body, options),
  };

  readonly requests = {
    /**
     * List stored requests.
     *
     * Requests of the organization and how they were answered, the newest first. Every request with a valid credential
     * is stored soon after its answer, except what people only read in the console. Filters narrow the list together.
     *
     * Needs the permission `atlas_api.requests.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.requests.list({
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   operation: "messages.send",
     *   status: 409,
     *   principal_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "2026-01-02T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.requests.list">, options?: CallOptions): List<DataOf<"console.requests.list">, "requests"> =>
      operations.consoleRequestsList(this, query, options),

    /**
     * Get a stored request.
     *
     * Returns one request with its body and its answer. Secrets such as tokens, passwords and codes were replaced
     * before they were stored. Content of erased customers is replaced when they are erased.
     *
     * Needs the permission `atlas_api.requests.read`.
     *
     * @example
     * ```ts
     * const answer = await console.requests.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
     * ```
     */
    get: (requestId: string, options?: CallOptions): Answer<DataOf<"console.requests.get">> =>
      operations.consoleRequestsGet(this, requestId, options),
  };

  readonly agentSessions = {
    /**
     * List agent sessions.
     *
     * The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
     *
     * Needs the permission `atlas_api.agents.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.agentSessions.list({
     *   agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "2026-01-02T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"console.agentSessions.list">, options?: CallOptions): List<DataOf<"console.agentSessions.list">, "sessions"> =>
      operations.consoleAgentSessionsList(this, query, options),

    /**
     * Try an agent.
     *
     * Begins a session in which a person tries an agent. No customer hears of it. Not offered in production. An agent
     * that the organization does not have is a validation error.
     *
     * Needs the permission `atlas_api.agents.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.agentSessions.create({ agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
     * ```
     */
    create: (body?: BodyOf<"console.agentSessions.create">, options?: CallOptions): Answer<DataOf<"console.agentSessions.create">> =>
      operations.consoleAgentSessionsCreate(this, body, options),

    /**
     * Get an agent session.
     *
     * A session in which an agent is evaluated.
     *
     * Needs the permission `atlas_api.agents.read`.
     *
     * @example
     * ```ts
     * const answer = await console.agentSessions.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
     * ```
     */
    get: (sessionId: string, options?: CallOptions): Answer<DataOf<"console.agentSessions.get">> =>
      operations.consoleAgentSessionsGet(this, sessionId, options),

    /**
     * List the messages of an agent session.
     *
     * The messages of the session, oldest first.
     *
     * Needs the permission `atlas_api.agents.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.agentSessions.messages("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
     * ```
     */
    messages: (sessionId: string, query?: QueryOf<"console.agentSessions.listMessages">, options?: CallOptions): List<DataOf<"console.agentSessions.listMessages">, "messages"> =>
      operations.consoleAgentSessionsMessages(this, sessionId, query, options),

    /**
     * Ask the agent that is tried.
     *
     * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not
     * offered in production. Writing to an ended session is a conflict.
     *
     * Needs the permission `atlas_api.agents.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.agentSessions.sendMessage("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { query: "When are you open?", top_k: 3 });
     * ```
     */
    sendMessage: (sessionId: string, body: BodyOf<"console.agentSessions.sendMessage">, options?: CallOptions): Answer<DataOf<"console.agentSessions.sendMessage">> =>
      operations.consoleAgentSessionsSendMessage(this, sessionId, body, options),
  };

  readonly conversations = {
    /**
     * List or search conversations.
     *
     * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.conversations.list({
     *   status: "handed_off",
     *   owner: "me",
     *   waiting: true,
     *   channel_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec1",
     *   label: "refund",
     *   since: "2026-01-01T12:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: Omit<QueryOf<"console.conversations.list">, "q">, options?: CallOptions): List<DataOf<"console.conversations.list">, "conversations"> =>
      operations.consoleConversationsList(this, query, options),

    /**
     * List or search conversations.
     *
     * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.conversations.search("refund", {
     *   status: "handed_off",
     *   owner: "me",
     *   waiting: true,
     *   channel_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec1",
     *   label: "refund",
     *   since: "2026-01-01T12:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    search: (q: string, query?: Omit<QueryOf<"console.conversations.list">, "q">, options?: CallOptions): List<DataOf<"console.conversations.list">, "conversations"> =>
      operations.consoleConversationsSearch(this, q, query, options),

    /**
     * Count conversations by view.
     *
     * Counts the conversations of each view, up to 10,000.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.count();
     * ```
     */
    count: (options?: CallOptions): Answer<DataOf<"console.conversations.count">> =>
      operations.consoleConversationsCount(this, options),

    /**
     * Read a conversation.
     *
     * The conversation with its customer, channel, owner, labels and last message.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0");
     * ```
     */
    get: (conversationId: string, options?: CallOptions): Answer<DataOf<"console.conversations.get">> =>
      operations.consoleConversationsGet(this, conversationId, options),

    /**
     * List the messages of a conversation.
     *
     * The messages of both sides, newest first.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.conversations.messages("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
     * ```
     */
    messages: (conversationId: string, query?: QueryOf<"console.conversations.listMessages">, options?: CallOptions): List<DataOf<"console.conversations.listMessages">, "messages"> =>
      operations.consoleConversationsMessages(this, conversationId, query, options),

    /**
     * Reply to the customer.
     *
     * Sends text, or a template, to the customer as a person. Text needs an open 24-hour window; a template may go any
     * time. With both, an open window gets the text. The message says who wrote it. People have the conversation from
     * then on: it is `handed_off`, and without an owner, or closed, it becomes the writer's.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.reply("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { text: "We are open until 18:00." });
     * ```
     */
    reply: (conversationId: string, body: BodyOf<"console.conversations.reply">, options?: CallOptions): Answer<DataOf<"console.conversations.reply">> =>
      operations.consoleConversationsReply(this, conversationId, body, options),

    /**
     * List the events of a conversation.
     *
     * The conversation's events, oldest first.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.conversations.events("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
     * ```
     */
    events: (conversationId: string, query?: QueryOf<"console.conversations.listEvents">, options?: CallOptions): List<DataOf<"console.conversations.listEvents">, "events"> =>
      operations.consoleConversationsEvents(this, conversationId, query, options),

    /**
     * Take a conversation over.
     *
     * The conversation is `handed_off` then and yours; the agent is silent in it. One that is yours already is a
     * conflict.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.takeOver("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
     * ```
     */
    takeOver: (conversationId: string, body?: BodyOf<"console.conversations.takeOver">, options?: CallOptions): Answer<DataOf<"console.conversations.takeOver">> =>
      operations.consoleConversationsTakeOver(this, conversationId, body, options),

    /**
     * Assign a conversation.
     *
     * Makes a member the owner. The status stays, and so does the agent.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.assign("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { owner_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef8" });
     * ```
     */
    assign: (conversationId: string, body: BodyOf<"console.conversations.assign">, options?: CallOptions): Answer<DataOf<"console.conversations.assign">> =>
      operations.consoleConversationsAssign(this, conversationId, body, options),

    /**
     * Take the owner away.
     *
     * The status stays. A conversation without an owner is a conflict.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.unassign("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
     * ```
     */
    unassign: (conversationId: string, body?: BodyOf<"console.conversations.unassign">, options?: CallOptions): Answer<DataOf<"console.conversations.unassign">> =>
      operations.consoleConversationsUnassign(this, conversationId, body, options),

    /**
     * Hand a conversation back to the agent.
     *
     * The conversation is open then, without an owner. The agent answers the last message of the customer, unless
     * somebody has answered or the agent has spoken after it. Only a `handed_off` conversation can be handed back.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.handBack("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
     * ```
     */
    handBack: (conversationId: string, body?: BodyOf<"console.conversations.handBack">, options?: CallOptions): Answer<DataOf<"console.conversations.handBack">> =>
      operations.consoleConversationsHandBack(this, conversationId, body, options),

    /**
     * Close a conversation.
     *
     * The customer no longer waits in it. The next customer message opens it again, without an owner.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.close("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
     * ```
     */
    close: (conversationId: string, body?: BodyOf<"console.conversations.close">, options?: CallOptions): Answer<DataOf<"console.conversations.close">> =>
      operations.consoleConversationsClose(this, conversationId, body, options),

    /**
     * Reopen a closed conversation.
     *
     * The conversation is open then, without an owner.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.reopen("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
     * ```
     */
    reopen: (conversationId: string, body?: BodyOf<"console.conversations.reopen">, options?: CallOptions): Answer<DataOf<"console.conversations.reopen">> =>
      operations.consoleConversationsReopen(this, conversationId, body, options),

    /**
     * List the notes of a conversation.
     *
     * The notes for colleagues, newest first.
     *
     * Needs the permission `atlas_api.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of console.conversations.notes("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
     * ```
     */
    notes: (conversationId: string, query?: QueryOf<"console.conversations.listNotes">, options?: CallOptions): List<DataOf<"console.conversations.listNotes">, "notes"> =>
      operations.consoleConversationsNotes(this, conversationId, query, options),

    /**
     * Add a note for colleagues.
     *
     * No customer sees a note. An agent reads it only where it asks for notes with the context. `conversation.updated`
     * says that there is one, without its words.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.addNote("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { text: "She had a refund in March." });
     * ```
     */
    addNote: (conversationId: string, body: BodyOf<"console.conversations.addNote">, options?: CallOptions): Answer<DataOf<"console.conversations.addNote">> =>
      operations.consoleConversationsAddNote(this, conversationId, body, options),

    /**
     * Set the labels of a conversation.
     *
     * Replaces the labels. They are kept in alphabetical order, each once.
     *
     * Needs the permission `atlas_api.conversations.manage`.
     *
     * @example
     * ```ts
     * const answer = await console.conversations.setLabels("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { labels: ["refund"] });
     * ```
     */
    setLabels: (conversationId: string, body: BodyOf<"console.conversations.setLabels">, options?: CallOptions): Answer<DataOf<"console.conversations.setLabels">> =>
      operations.consoleConversationsSetLabels(this, conversationId, body, options),
  };
}
