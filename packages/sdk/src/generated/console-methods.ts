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
  /**
   * Sign up.
   *
   * Creates an organization and its first operator, and signs the operator in. The password works in
   * this organization only. The deployment decides whether sign-up is open, closed, or for its first
   * organization only.
   *
   * @example
   * ```ts
   * const answer = await console.signUp({
   *   organization_name: "Corner shop",
   *   email: "ada@shop.example",
   *   password: "correct horse battery staple",
   * });
   * ```
   */
  readonly signUp = (body: BodyOf<"console.signUp">, options?: CallOptions): Answer<DataOf<"console.signUp">> =>
    operations.consoleSignUp(this, body, options);

  /**
   * List own sessions.
   *
   * Lists the console sessions of the operator in this organization that have not ended, the newest
   * first.
   *
   * @example
   * ```ts
   * for await (const item of console.listOwnSessions({ limit: 20 })) show(item);
   * ```
   */
  readonly listOwnSessions = (query?: QueryOf<"console.listOwnSessions">, options?: CallOptions): List<DataOf<"console.listOwnSessions">, "sessions"> =>
    operations.consoleListOwnSessions(this, query, options);

  /**
   * Sign in.
   *
   * Starts a console session of twelve hours in an organization where the password works. Attempts are
   * limited for each operator's address and each client address. A device that signed in before has
   * separate attempts, by its cookie or `device_token`, so that strangers cannot lock the operator out.
   * With a second factor, `code` is needed too. Codes have a limit of their own for each operator,
   * counted wherever one is checked.
   *
   * @example
   * ```ts
   * const answer = await console.signIn({
   *   email: "ada@shop.example",
   *   password: "correct horse battery staple",
   * });
   * ```
   */
  readonly signIn = (body: BodyOf<"console.signIn">, options?: CallOptions): Answer<DataOf<"console.signIn">> =>
    operations.consoleSignIn(this, body, options);

  /**
   * End all own sessions.
   *
   * Ends all of the operator's console sessions in the organization, including the current one, at once
   * and on every instance of the service.
   *
   * @example
   * ```ts
   * const answer = await console.endSessions();
   * ```
   */
  readonly endSessions = (options?: CallOptions): Answer<DataOf<"console.endSessions">> =>
    operations.consoleEndSessions(this, options);

  /**
   * Change the own password.
   *
   * Sets a new password for the operator in the session's organization. Ends all the operator's other
   * sessions there, at once and on every instance of the service. Earlier reset tokens become invalid.
   * A member has five attempts a minute.
   *
   * @example
   * ```ts
   * const answer = await console.changePassword({
   *   current_password: "correct horse battery staple",
   *   new_password: "another horse battery staple",
   * });
   * ```
   */
  readonly changePassword = (body: BodyOf<"console.changePassword">, options?: CallOptions): Answer<DataOf<"console.changePassword">> =>
    operations.consoleChangePassword(this, body, options);

  /**
   * Reset a password.
   *
   * Sets a password with a reset token, once and within 24 hours. Ends all of the operator's sessions
   * in that organization and signs the operator in there. Sessions and passwords in other organizations
   * stay. With a second factor, `code` is needed too. The reset ends after five wrong codes.
   *
   * @example
   * ```ts
   * const answer = await console.resetPassword({
   *   reset_token: "atlas_reset_sandbox_EXAMPLE",
   *   password: "correct horse battery staple",
   * });
   * ```
   */
  readonly resetPassword = (body: BodyOf<"console.resetPassword">, options?: CallOptions): Answer<DataOf<"console.resetPassword">> =>
    operations.consoleResetPassword(this, body, options);

  /**
   * Ask for a password reset by mail.
   *
   * Mails a link to an address that has forgotten its password, one for each organization where it has
   * one, at most five. A link sets a new password once, within an hour; a sign-in voids it. The answer
   * is the same for an unknown address, and comes before anything is looked up. Members who must use
   * single sign-on get no mail. Five requests a minute are allowed for an address, and one is mailed.
   *
   * @example
   * ```ts
   * const answer = await console.requestPasswordReset({ email: "ada@shop.example" });
   * ```
   */
  readonly requestPasswordReset = (body: BodyOf<"console.requestPasswordReset">, options?: CallOptions): Answer<DataOf<"console.requestPasswordReset">> =>
    operations.consoleRequestPasswordReset(this, body, options);

  /**
   * Get the current session.
   *
   * Tells who is signed in: the member with its permissions, the organization, the environment, and the
   * end of the session.
   *
   * @example
   * ```ts
   * const answer = await console.getSession();
   * ```
   */
  readonly getSession = (options?: CallOptions): Answer<DataOf<"console.getSession">> =>
    operations.consoleGetSession(this, options);

  /**
   * Sign out.
   *
   * Ends the console session that it is called with, at once and on every instance of the service. The
   * sessions that its sign-in links began end with it.
   *
   * @example
   * ```ts
   * const answer = await console.signOut();
   * ```
   */
  readonly signOut = (options?: CallOptions): Answer<DataOf<"console.signOut">> =>
    operations.consoleSignOut(this, options);

  /**
   * Create a sign-in link.
   *
   * Returns an address of the console that signs in a browser as the calling operator, once and within
   * the hour. Programs that hold a session use it to open the console, as `run sandbox` does. Its code
   * is in the fragment, which browsers do not send. A session has five links at a time: a further one
   * ends the oldest.
   *
   * Preview: it may change, and production may not offer it.
   *
   * @example
   * ```ts
   * const answer = await console.createSignInLink({});
   * ```
   */
  readonly createSignInLink = (body?: BodyOf<"console.createSignInLink">, options?: CallOptions): Answer<DataOf<"console.createSignInLink">> =>
    operations.consoleCreateSignInLink(this, body, options);

  /**
   * Read a sign-in link.
   *
   * Tells whom a sign-in link signs in, and where, without using it up. The console asks before it
   * follows a link, since anybody can lead a person to one.
   *
   * Preview: it may change, and production may not offer it.
   *
   * @example
   * ```ts
   * const answer = await console.readSignInLink({ code: "atlas_link_sandbox_EXAMPLE" });
   * ```
   */
  readonly readSignInLink = (body: BodyOf<"console.readSignInLink">, options?: CallOptions): Answer<DataOf<"console.readSignInLink">> =>
    operations.consoleReadSignInLink(this, body, options);

  /**
   * Sign in by a link.
   *
   * Starts the session of a sign-in link with its code, once and within the hour. The session is that
   * of the operator who made the link, in the same organization, and ends with the session that made
   * it. If that one has ended, so has the link.
   *
   * Preview: it may change, and production may not offer it.
   *
   * @example
   * ```ts
   * const answer = await console.signInByLink({ code: "atlas_link_sandbox_EXAMPLE" });
   * ```
   */
  readonly signInByLink = (body: BodyOf<"console.signInByLink">, options?: CallOptions): Answer<DataOf<"console.signInByLink">> =>
    operations.consoleSignInByLink(this, body, options);

  /**
   * Write as a customer.
   *
   * Takes in a message as if a customer had sent it, so that people can try the inbox. Not offered in
   * production. Without `channel` it arrives on `chatapp`.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.writeAsCustomer({ phone_number: "+15550100001", text: "When are you open?" });
   * ```
   */
  readonly writeAsCustomer = (body: BodyOf<"console.writeAsCustomer">, options?: CallOptions): Answer<DataOf<"console.writeAsCustomer">> =>
    operations.consoleWriteAsCustomer(this, body, options);

  /**
   * Accept an invitation.
   *
   * Activates the invited member with a new password and signs the operator in. The password works in
   * this organization only. A password that the address has in another organization stays unchanged. An
   * invitation can be accepted once, within 7 days.
   *
   * @example
   * ```ts
   * const answer = await console.acceptInvitation({
   *   invitation_token: "atlas_invitation_sandbox_EXAMPLE",
   *   password: "correct horse battery staple",
   * });
   * ```
   */
  readonly acceptInvitation = (body: BodyOf<"console.acceptInvitation">, options?: CallOptions): Answer<DataOf<"console.acceptInvitation">> =>
    operations.consoleAcceptInvitation(this, body, options);

  /**
   * List linked channels.
   *
   * Lists the channels of the organization with their links, without secrets, newest first.
   *
   * Needs the permission `atlas_api.channels.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listChannels({ limit: 20 })) show(item);
   * ```
   */
  readonly listChannels = (query?: QueryOf<"console.listChannels">, options?: CallOptions): List<DataOf<"console.listChannels">, "channels"> =>
    operations.consoleListChannels(this, query, options);

  /**
   * Link a channel.
   *
   * Links a number at a messaging app. The answer has what to enter at the provider; the token is shown
   * once. In the sandbox the channel is scripted and contacts nobody.
   *
   * Needs the permission `atlas_api.channels.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.linkChannel({
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
  readonly linkChannel = (body: BodyOf<"console.linkChannel">, options?: CallOptions): Answer<DataOf<"console.linkChannel">> =>
    operations.consoleLinkChannel(this, body, options);

  /**
   * Get a linked channel.
   *
   * Gets a channel with its link, without secrets.
   *
   * Needs the permission `atlas_api.channels.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getChannel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
   * ```
   */
  readonly getChannel = (channelId: string, options?: CallOptions): Answer<DataOf<"console.getChannel">> =>
    operations.consoleGetChannel(this, channelId, options);

  /**
   * Change a channel.
   *
   * Changes the members that are given.
   *
   * Needs the permission `atlas_api.channels.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateChannel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", { display_name: "Harbour Bistro" });
   * ```
   */
  readonly updateChannel = (channelId: string, body: BodyOf<"console.updateChannel">, options?: CallOptions): Answer<DataOf<"console.updateChannel">> =>
    operations.consoleUpdateChannel(this, channelId, body, options);

  /**
   * Test a channel.
   *
   * Asks the provider now, and answers the health that it found. It counts like a scheduled check.
   *
   * Needs the permission `atlas_api.channels.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.testChannel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
   * ```
   */
  readonly testChannel = (channelId: string, body?: BodyOf<"console.testChannel">, options?: CallOptions): Answer<DataOf<"console.testChannel">> =>
    operations.consoleTestChannel(this, channelId, body, options);

  /**
   * Rotate a channel's secrets.
   *
   * Replaces the access token, the app secret, or both, and makes a new verify token, which is shown
   * once. The provider asks for the verify token only when a callback URL is set up.
   *
   * Needs the permission `atlas_api.channels.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.rotateChannelToken("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {
   *   access_token: "EXAMPLE-access-token",
   *   app_secret: "EXAMPLE-app-secret",
   * });
   * ```
   */
  readonly rotateChannelToken = (channelId: string, body: BodyOf<"console.rotateChannelToken">, options?: CallOptions): Answer<DataOf<"console.rotateChannelToken">> =>
    operations.consoleRotateChannelToken(this, channelId, body, options);

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
   * const answer = await console.disconnectChannel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
   * ```
   */
  readonly disconnectChannel = (channelId: string, body?: BodyOf<"console.disconnectChannel">, options?: CallOptions): Answer<DataOf<"console.disconnectChannel">> =>
    operations.consoleDisconnectChannel(this, channelId, body, options);

  /**
   * Reconnect a channel.
   *
   * Ends a disconnection, so queued messages go out. A channel that no operator disconnected is
   * answered unchanged.
   *
   * Needs the permission `atlas_api.channels.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.reconnectChannel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
   * ```
   */
  readonly reconnectChannel = (channelId: string, body?: BodyOf<"console.reconnectChannel">, options?: CallOptions): Answer<DataOf<"console.reconnectChannel">> =>
    operations.consoleReconnectChannel(this, channelId, body, options);

  /**
   * Send over a channel by default.
   *
   * Messages that name no channel go over this one. A disconnected channel is a conflict.
   *
   * Needs the permission `atlas_api.channels.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.setDefaultChannel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
   * ```
   */
  readonly setDefaultChannel = (channelId: string, body?: BodyOf<"console.setDefaultChannel">, options?: CallOptions): Answer<DataOf<"console.setDefaultChannel">> =>
    operations.consoleSetDefaultChannel(this, channelId, body, options);

  /**
   * List agents.
   *
   * Lists the agents of the organization, the newest first. Archived ones are left out by default.
   *
   * Needs the permission `atlas_api.agents.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listAgents({ status: "ready", limit: 20 })) show(item);
   * ```
   */
  readonly listAgents = (query?: QueryOf<"console.listAgents">, options?: CallOptions): List<DataOf<"console.listAgents">, "agents"> =>
    operations.consoleListAgents(this, query, options);

  /**
   * Create an agent.
   *
   * Creates a hosted agent, or the record of an external one. A hosted agent serves its channels that
   * no other agent serves.
   *
   * Needs the permission `atlas_api.agents.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createAgent({
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
  readonly createAgent = (body: BodyOf<"console.createAgent">, options?: CallOptions): Answer<DataOf<"console.createAgent">> =>
    operations.consoleCreateAgent(this, body, options);

  /**
   * Get an agent.
   *
   * Gets one agent, archived ones too.
   *
   * Needs the permission `atlas_api.agents.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getAgent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0");
   * ```
   */
  readonly getAgent = (agentId: string, options?: CallOptions): Answer<DataOf<"console.getAgent">> =>
    operations.consoleGetAgent(this, agentId, options);

  /**
   * Change or archive an agent.
   *
   * Changes the members that are given. `status: archived` archives the agent: it answers nobody and
   * leaves the directory. `status: ready` brings it back.
   *
   * Needs the permission `atlas_api.agents.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateAgent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
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
  readonly updateAgent = (agentId: string, body: BodyOf<"console.updateAgent">, options?: CallOptions): Answer<DataOf<"console.updateAgent">> =>
    operations.consoleUpdateAgent(this, agentId, body, options);

  /**
   * Publish an agent in the directory, or withdraw it.
   *
   * Lists the agent in the public directory, changes its listing, or takes it out. A slug that another
   * listing has is a conflict, and so is an archived agent.
   *
   * Needs the permission `atlas_api.agents.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.publishAgent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", { is_listed: true, listing_category: "hospitality" });
   * ```
   */
  readonly publishAgent = (agentId: string, body: BodyOf<"console.publishAgent">, options?: CallOptions): Answer<DataOf<"console.publishAgent">> =>
    operations.consolePublishAgent(this, agentId, body, options);

  /**
   * End one own session.
   *
   * Ends a console session of the operator at once, on every instance of the service. The sessions that
   * its sign-in links began end with it.
   *
   * @example
   * ```ts
   * const answer = await console.endSession("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f70");
   * ```
   */
  readonly endSession = (sessionId: string, options?: CallOptions): Answer<DataOf<"console.endSession">> =>
    operations.consoleEndSession(this, sessionId, options);

  /**
   * Get the own second factor.
   *
   * Tells if the operator has a second factor in this organization, and how many recovery codes are
   * left.
   *
   * @example
   * ```ts
   * const answer = await console.getSecondFactor();
   * ```
   */
  readonly getSecondFactor = (options?: CallOptions): Answer<DataOf<"console.getSecondFactor">> =>
    operations.consoleGetSecondFactor(this, options);

  /**
   * Begin a second factor.
   *
   * Makes a secret for an authenticator app (TOTP). It counts once it is confirmed by a code. A new one
   * replaces one that is not confirmed. A member has five attempts a minute.
   *
   * @example
   * ```ts
   * const answer = await console.enableSecondFactor({ current_password: "correct horse battery staple" });
   * ```
   */
  readonly enableSecondFactor = (body: BodyOf<"console.enableSecondFactor">, options?: CallOptions): Answer<DataOf<"console.enableSecondFactor">> =>
    operations.consoleEnableSecondFactor(this, body, options);

  /**
   * Confirm the second factor.
   *
   * Turns the second factor on by a first code, and shows recovery codes. From then on signing in by
   * password needs a code too.
   *
   * @example
   * ```ts
   * const answer = await console.confirmSecondFactor({ code: "123456" });
   * ```
   */
  readonly confirmSecondFactor = (body: BodyOf<"console.confirmSecondFactor">, options?: CallOptions): Answer<DataOf<"console.confirmSecondFactor">> =>
    operations.consoleConfirmSecondFactor(this, body, options);

  /**
   * Disable the own second factor.
   *
   * Takes the password, and a code while the second factor is on: a stolen password alone must not
   * weaken it. Removes the second factor and its recovery codes.
   *
   * @example
   * ```ts
   * const answer = await console.disableSecondFactor({
   *   current_password: "correct horse battery staple",
   *   code: "492039",
   * });
   * ```
   */
  readonly disableSecondFactor = (body: BodyOf<"console.disableSecondFactor">, options?: CallOptions): Answer<DataOf<"console.disableSecondFactor">> =>
    operations.consoleDisableSecondFactor(this, body, options);

  /**
   * Make new recovery codes.
   *
   * Takes the password, and a code while the second factor is on: a stolen password alone must not
   * weaken it. Makes ten new recovery codes. Earlier ones are void.
   *
   * @example
   * ```ts
   * const answer = await console.renewRecoveryCodes({
   *   current_password: "correct horse battery staple",
   *   code: "492039",
   * });
   * ```
   */
  readonly renewRecoveryCodes = (body: BodyOf<"console.renewRecoveryCodes">, options?: CallOptions): Answer<DataOf<"console.renewRecoveryCodes">> =>
    operations.consoleRenewRecoveryCodes(this, body, options);

  /**
   * Remove a member's second factor.
   *
   * For a member who has lost app and recovery codes. You need every permission that the member has.
   * The next sign-in needs the password alone.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.removeMemberSecondFactor("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
   * ```
   */
  readonly removeMemberSecondFactor = (memberId: string, options?: CallOptions): Answer<DataOf<"console.removeMemberSecondFactor">> =>
    operations.consoleRemoveMemberSecondFactor(this, memberId, options);

  /**
   * Rename the organization.
   *
   * Changes the name of the organization.
   *
   * Needs the permission `atlas_api.organization.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateOrganization({ name: "Corner shop" });
   * ```
   */
  readonly updateOrganization = (body: BodyOf<"console.updateOrganization">, options?: CallOptions): Answer<DataOf<"console.updateOrganization">> =>
    operations.consoleUpdateOrganization(this, body, options);

  /**
   * Delete the organization.
   *
   * Takes the password, and a code while the second factor is on: a stolen session alone must not end
   * the organization. Members without a password must have signed in within the last 15 minutes. Ends
   * all credentials, sessions, channels and pending work of the organization at once. Its rows are
   * removed from an hour later on, except the audit log. Nothing brings it back.
   *
   * Needs the permission `atlas_api.organization.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.deleteOrganization({
   *   name: "Harbour Bistro",
   *   current_password: "correct horse battery staple",
   * });
   * ```
   */
  readonly deleteOrganization = (body: BodyOf<"console.deleteOrganization">, options?: CallOptions): Answer<DataOf<"console.deleteOrganization">> =>
    operations.consoleDeleteOrganization(this, body, options);

  /**
   * Get the export.
   *
   * The last export of the organization, with its progress.
   *
   * Needs the permission `atlas_api.organization.export`.
   *
   * @example
   * ```ts
   * const answer = await console.getExport();
   * ```
   */
  readonly getExport = (options?: CallOptions): Answer<DataOf<"console.getExport">> =>
    operations.consoleGetExport(this, options);

  /**
   * Export the organization.
   *
   * Begins to make one file of all that the service keeps about the organization: customers,
   * conversations, messages with the bytes of their media, knowledge, events, runs, the audit log and
   * the settings. Secrets are left out. While one is made, the answer is that one. A new file takes the
   * place of the one before. `export.status_changed` tells when it is ready.
   *
   * Needs the permission `atlas_api.organization.export`.
   *
   * @example
   * ```ts
   * const answer = await console.requestExport({});
   * ```
   */
  readonly requestExport = (body?: BodyOf<"console.requestExport">, options?: CallOptions): Answer<DataOf<"console.requestExport">> =>
    operations.consoleRequestExport(this, body, options);

  /**
   * See the overview.
   *
   * The organization's totals, and the operator's permissions in the console.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * const answer = await console.overview();
   * ```
   */
  readonly overview = (options?: CallOptions): Answer<DataOf<"console.overview">> =>
    operations.consoleOverview(this, options);

  /**
   * List apps.
   *
   * Lists the apps of the organization with their redirect URIs and grants, without secrets, newest
   * first.
   *
   * Needs the permission `atlas_api.apps.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listApps({ limit: 20 })) show(item);
   * ```
   */
  readonly listApps = (query?: QueryOf<"console.listApps">, options?: CallOptions): List<DataOf<"console.listApps">, "apps"> =>
    operations.consoleListApps(this, query, options);

  /**
   * Create an app.
   *
   * An app holds redirect URIs and access grants.
   *
   * Needs the permission `atlas_api.apps.write`.
   *
   * @example
   * ```ts
   * const answer = await console.createApp({
   *   name: "Order assistant",
   *   description: "Answers questions about orders",
   *   runtime_mode: "external_agent",
   * });
   * ```
   */
  readonly createApp = (body: BodyOf<"console.createApp">, options?: CallOptions): Answer<DataOf<"console.createApp">> =>
    operations.consoleCreateApp(this, body, options);

  /**
   * Register a redirect URI.
   *
   * OAuth sends the users of the app back only to a registered address. Registering one again answers
   * the same.
   *
   * Needs the permission `atlas_api.oauth.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.addRedirectUri("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", { redirect_uri: "https://shop.example/oauth/callback" });
   * ```
   */
  readonly addRedirectUri = (appId: string, body: BodyOf<"console.addRedirectUri">, options?: CallOptions): Answer<DataOf<"console.addRedirectUri">> =>
    operations.consoleAddRedirectUri(this, appId, body, options);

  /**
   * Create an access grant.
   *
   * The answer carries the bearer token, once.
   *
   * Needs the permission `atlas_api.oauth.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createGrant("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", {
   *   granted_scopes: ["atlas.messages.send", "atlas.knowledge.read"],
   * });
   * ```
   */
  readonly createGrant = (appId: string, body: BodyOf<"console.createGrant">, options?: CallOptions): Answer<DataOf<"console.createGrant">> =>
    operations.consoleCreateGrant(this, appId, body, options);

  /**
   * Revoke an access grant.
   *
   * Revokes the grant at once, on every instance of the service. Revoking it again answers the same.
   *
   * Needs the permission `atlas_api.oauth.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.revokeGrant("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f12");
   * ```
   */
  readonly revokeGrant = (appId: string, grantId: string, options?: CallOptions): Answer<DataOf<"console.revokeGrant">> =>
    operations.consoleRevokeGrant(this, appId, grantId, options);

  /**
   * List service accounts.
   *
   * Lists the service accounts of the organization with prefixes and scopes of their keys, without
   * secrets, newest first.
   *
   * Needs the permission `atlas_api.service_accounts.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.listServiceAccounts({ limit: 20 })) show(item);
   * ```
   */
  readonly listServiceAccounts = (query?: QueryOf<"console.listServiceAccounts">, options?: CallOptions): List<DataOf<"console.listServiceAccounts">, "service_accounts"> =>
    operations.consoleListServiceAccounts(this, query, options);

  /**
   * Create a service account.
   *
   * A service account holds keys and webhook endpoints.
   *
   * Needs the permission `atlas_api.service_accounts.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createServiceAccount({ name: "Order service", runtime_mode: "external_agent" });
   * ```
   */
  readonly createServiceAccount = (body: BodyOf<"console.createServiceAccount">, options?: CallOptions): Answer<DataOf<"console.createServiceAccount">> =>
    operations.consoleCreateServiceAccount(this, body, options);

  /**
   * Create a key.
   *
   * The answer carries the key in plaintext, once.
   *
   * Needs the permission `atlas_api.keys.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createKey("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", { granted_scopes: ["atlas.messages.send"] });
   * ```
   */
  readonly createKey = (serviceAccountId: string, body: BodyOf<"console.createKey">, options?: CallOptions): Answer<DataOf<"console.createKey">> =>
    operations.consoleCreateKey(this, serviceAccountId, body, options);

  /**
   * Revoke a key.
   *
   * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
   *
   * Needs the permission `atlas_api.keys.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.revokeKey("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
   * ```
   */
  readonly revokeKey = (serviceAccountId: string, keyId: string, options?: CallOptions): Answer<DataOf<"console.revokeKey">> =>
    operations.consoleRevokeKey(this, serviceAccountId, keyId, options);

  /**
   * Find deliveries of all webhooks.
   *
   * Lists the deliveries to all webhooks with every attempt, newest first. Those of deleted webhooks
   * are not listed.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.findDeliveries({
   *   id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f41",
   *   status: "exhausted",
   *   event_type: "conversation.message_received",
   *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
   *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly findDeliveries = (query?: QueryOf<"console.findDeliveries">, options?: CallOptions): List<DataOf<"console.findDeliveries">, "deliveries"> =>
    operations.consoleFindDeliveries(this, query, options);

  /**
   * List webhook endpoints.
   *
   * Lists the webhook endpoints of the organization without their signing secrets, newest first.
   * Deleted ones are left out.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.listWebhooks({ limit: 20 })) show(item);
   * ```
   */
  readonly listWebhooks = (query?: QueryOf<"console.listWebhooks">, options?: CallOptions): List<DataOf<"console.listWebhooks">, "webhook_endpoints"> =>
    operations.consoleListWebhooks(this, query, options);

  /**
   * Create a webhook endpoint.
   *
   * The answer carries the signing secret, once.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createWebhook({
   *   service_account_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20",
   *   endpoint_url: "https://shop.example/atlas/webhooks",
   *   subscribed_events: ["conversation.message_received", "message.delivered"],
   * });
   * ```
   */
  readonly createWebhook = (body: BodyOf<"console.createWebhook">, options?: CallOptions): Answer<DataOf<"console.createWebhook">> =>
    operations.consoleCreateWebhook(this, body, options);

  /**
   * Delete a webhook endpoint.
   *
   * Stops deliveries at once, retries included.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.deleteWebhook("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80");
   * ```
   */
  readonly deleteWebhook = (webhookId: string, options?: CallOptions): Answer<DataOf<"console.deleteWebhook">> =>
    operations.consoleDeleteWebhook(this, webhookId, options);

  /**
   * Change a webhook endpoint.
   *
   * Changes the members that are given.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateWebhook("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { status: "disabled" });
   * ```
   */
  readonly updateWebhook = (webhookId: string, body: BodyOf<"console.updateWebhook">, options?: CallOptions): Answer<DataOf<"console.updateWebhook">> =>
    operations.consoleUpdateWebhook(this, webhookId, body, options);

  /**
   * Deliver missed events to a webhook.
   *
   * Delivers each event since a time that the webhook subscribes to and has not received, in the order
   * of the events: those of the time when it was disabled, and those whose last retry failed. Events
   * that it has received, or that are still retried, do not come again. A disabled webhook must be made
   * active first. One call looks at 2,000 events; if `has_more` is true, call again with `after_id`.
   * Events count by the names that the webhook subscribes to now.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.recoverWebhook("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
   * ```
   */
  readonly recoverWebhook = (webhookId: string, body: BodyOf<"console.recoverWebhook">, options?: CallOptions): Answer<DataOf<"console.recoverWebhook">> =>
    operations.consoleRecoverWebhook(this, webhookId, body, options);

  /**
   * Send a test event.
   *
   * Queues an event with sample contents for this endpoint only.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.testWebhook("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { event_type: "conversation.message_received" });
   * ```
   */
  readonly testWebhook = (webhookId: string, body?: BodyOf<"console.testWebhook">, options?: CallOptions): Answer<DataOf<"console.testWebhook">> =>
    operations.consoleTestWebhook(this, webhookId, body, options);

  /**
   * Rotate a signing secret.
   *
   * Takes the `secret` of the body, or makes one. The answer carries it, once. For 24 hours deliveries
   * are signed with both: `Atlas-Signature` by the new one, `Atlas-Signature-Previous` by the old one.
   * Rotating again within that time ends the older of the two at once.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.rotateWebhookSecret("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {});
   * ```
   */
  readonly rotateWebhookSecret = (webhookId: string, body?: BodyOf<"console.rotateWebhookSecret">, options?: CallOptions): Answer<DataOf<"console.rotateWebhookSecret">> =>
    operations.consoleRotateWebhookSecret(this, webhookId, body, options);

  /**
   * List deliveries.
   *
   * Lists the deliveries to the endpoint with every attempt, newest first.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.listDeliveries("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
   *   status: "exhausted",
   *   event_type: "conversation.message_received",
   *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
   *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly listDeliveries = (webhookId: string, query?: QueryOf<"console.listDeliveries">, options?: CallOptions): List<DataOf<"console.listDeliveries">, "deliveries"> =>
    operations.consoleListDeliveries(this, webhookId, query, options);

  /**
   * Get a delivery.
   *
   * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is
   * the exact text that was sent.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.getDelivery("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40");
   * ```
   */
  readonly getDelivery = (webhookId: string, deliveryId: string, options?: CallOptions): Answer<DataOf<"console.getDelivery">> =>
    operations.consoleGetDelivery(this, webhookId, deliveryId, options);

  /**
   * Replay a delivery.
   *
   * Delivers the event again, under the same `event_id` and with a new round of attempts.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.replayDelivery("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40", {});
   * ```
   */
  readonly replayDelivery = (webhookId: string, deliveryId: string, body?: BodyOf<"console.replayDelivery">, options?: CallOptions): Answer<DataOf<"console.replayDelivery">> =>
    operations.consoleReplayDelivery(this, webhookId, deliveryId, body, options);

  /**
   * Replay failed deliveries.
   *
   * Delivers every exhausted delivery since a time again, each under its own `event_id`.
   *
   * Needs the permission `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.replayFailedDeliveries("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
   * ```
   */
  readonly replayFailedDeliveries = (webhookId: string, body: BodyOf<"console.replayFailedDeliveries">, options?: CallOptions): Answer<DataOf<"console.replayFailedDeliveries">> =>
    operations.consoleReplayFailedDeliveries(this, webhookId, body, options);

  /**
   * List audit events.
   *
   * Lists the most recent lifecycle events of the organization's assets, newest first.
   *
   * Needs the permission `atlas_api.audit.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listAuditEvents({
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
  readonly listAuditEvents = (query?: QueryOf<"console.listAuditEvents">, options?: CallOptions): List<DataOf<"console.listAuditEvents">, "events"> =>
    operations.consoleListAuditEvents(this, query, options);

  /**
   * List message templates.
   *
   * Lists the message templates of the organization, newest first.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listTemplates({ limit: 20 })) show(item);
   * ```
   */
  readonly listTemplates = (query?: QueryOf<"console.listTemplates">, options?: CallOptions): List<DataOf<"console.listTemplates">, "templates"> =>
    operations.consoleListTemplates(this, query, options);

  /**
   * Create a message template.
   *
   * Submits the template to the messaging app, which decides later; `template.status_changed` tells the
   * outcome. The sandbox decides by the beginning of the name: `rejected_`, `paused_`, `pending_`. It
   * approves all others at once. Name and language that are taken together are a conflict. Without
   * `language` it is the linked channel's, else `en`.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createTemplate({
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
  readonly createTemplate = (body: BodyOf<"console.createTemplate">, options?: CallOptions): Answer<DataOf<"console.createTemplate">> =>
    operations.consoleCreateTemplate(this, body, options);

  /**
   * Compare templates with the messaging app.
   *
   * Asks the messaging app of each linked channel for the state of its templates, takes over
   * differences, and submits drafts. The service does so by itself each hour. A linked channel that
   * names its business account is needed, or `notice` says what is missing; the sandbox has nothing to
   * compare.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.syncTemplates({});
   * ```
   */
  readonly syncTemplates = (body?: BodyOf<"console.syncTemplates">, options?: CallOptions): Answer<DataOf<"console.syncTemplates">> =>
    operations.consoleSyncTemplates(this, body, options);

  /**
   * Read a message template.
   *
   * Shows the template with its status, and why it cannot be sent if so.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getTemplate("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70");
   * ```
   */
  readonly getTemplate = (templateId: string, options?: CallOptions): Answer<DataOf<"console.getTemplate">> =>
    operations.consoleGetTemplate(this, templateId, options);

  /**
   * Delete a message template.
   *
   * Deletes this language of the template, at the messaging app as well. Messages that are already
   * queued are still sent.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.deleteTemplate("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70");
   * ```
   */
  readonly deleteTemplate = (templateId: string, options?: CallOptions): Answer<DataOf<"console.deleteTemplate">> =>
    operations.consoleDeleteTemplate(this, templateId, options);

  /**
   * Change a message template.
   *
   * Changes the members that are given, and submits the template again. An approved one is `pending`
   * until the messaging app has decided; the sandbox approves it at once. A template under review and a
   * disabled one cannot be changed, nor the category of an approved one: each is a conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateTemplate("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70", {
   *   body: "Hello {{name}}, your order waits for you.",
   *   buttons: [{ type: "quick_reply", text: "I am on my way" }],
   *   samples: { name: "Ada" },
   * });
   * ```
   */
  readonly updateTemplate = (templateId: string, body: BodyOf<"console.updateTemplate">, options?: CallOptions): Answer<DataOf<"console.updateTemplate">> =>
    operations.consoleUpdateTemplate(this, templateId, body, options);

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
   * for await (const item of console.listVouchers({ limit: 20 })) show(item);
   * ```
   */
  readonly listVouchers = (query?: QueryOf<"console.listVouchers">, options?: CallOptions): List<DataOf<"console.listVouchers">, "vouchers"> =>
    operations.consoleListVouchers(this, query, options);

  /**
   * Create a voucher.
   *
   * The tool `issue_voucher` issues it to one customer, after an approval. A code that is taken is a
   * conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * Preview: it may change, and production may not offer it.
   *
   * @example
   * ```ts
   * const answer = await console.createVoucher({ name: "Ten off", code: "WELCOME-10" });
   * ```
   */
  readonly createVoucher = (body: BodyOf<"console.createVoucher">, options?: CallOptions): Answer<DataOf<"console.createVoucher">> =>
    operations.consoleCreateVoucher(this, body, options);

  /**
   * List approvals.
   *
   * Lists the calls and drafts that wait for a person and those that were decided, newest first.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.listApprovals({ state: "pending", limit: 20 })) show(item);
   * ```
   */
  readonly listApprovals = (query?: QueryOf<"console.listApprovals">, options?: CallOptions): List<DataOf<"console.listApprovals">, "approvals"> =>
    operations.consoleListApprovals(this, query, options);

  /**
   * Read an approval.
   *
   * The call with its recorded arguments, and the decision.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.getApproval("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
   * ```
   */
  readonly getApproval = (approvalId: string, options?: CallOptions): Answer<DataOf<"console.getApproval">> =>
    operations.consoleGetApproval(this, approvalId, options);

  /**
   * Rehearse an approval.
   *
   * Tells the effect that approving would have now. It decides as approving does, and changes nothing.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.rehearseApproval("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
   * ```
   */
  readonly rehearseApproval = (approvalId: string, options?: CallOptions): Answer<DataOf<"console.rehearseApproval">> =>
    operations.consoleRehearseApproval(this, approvalId, options);

  /**
   * Rehearse an approval with changes.
   *
   * Tells the effect that approving with other arguments, or with another text, would have now. It
   * takes the body of the approval, decides as approving does, and changes nothing.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.rehearseChangedApproval("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { text: "We have a table at eight." });
   * ```
   */
  readonly rehearseChangedApproval = (approvalId: string, body?: BodyOf<"console.rehearseChangedApproval">, options?: CallOptions): Answer<DataOf<"console.rehearseChangedApproval">> =>
    operations.consoleRehearseChangedApproval(this, approvalId, body, options);

  /**
   * Approve a call or a draft.
   *
   * Executes exactly the recorded arguments, once; or those that the request gives in their place, as a
   * new version with its own hash. The run ends `completed` or `failed`. Arguments of the request that
   * cannot be executed are refused, and the approval stays pending. A draft becomes a reply; with the
   * 24-hour window closed it is refused, and stays pending. A decided or expired approval is a
   * conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.approve("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", {});
   * ```
   */
  readonly approve = (approvalId: string, body?: BodyOf<"console.approve">, options?: CallOptions): Answer<DataOf<"console.approve">> =>
    operations.consoleApprove(this, approvalId, body, options);

  /**
   * Reject a call or a draft.
   *
   * Executes nothing. The run ends `rejected`. A decided or expired approval is a conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.reject("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { reason: "The customer has had a voucher this month." });
   * ```
   */
  readonly reject = (approvalId: string, body?: BodyOf<"console.reject">, options?: CallOptions): Answer<DataOf<"console.reject">> =>
    operations.consoleReject(this, approvalId, body, options);

  /**
   * Send a draft.
   *
   * Sends the draft, or the text that the request gives in its place. Approves a draft by the run of
   * the action that made it, and answers the acknowledgement of the reply. With the 24-hour window
   * closed it is refused, and stays pending.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.approveDraft("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {});
   * ```
   */
  readonly approveDraft = (runId: string, body?: BodyOf<"console.approveDraft">, options?: CallOptions): Answer<DataOf<"console.approveDraft">> =>
    operations.consoleApproveDraft(this, runId, body, options);

  /**
   * List members.
   *
   * Lists the operators of the organization, newest first.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listMembers({ limit: 20 })) show(item);
   * ```
   */
  readonly listMembers = (query?: QueryOf<"console.listMembers">, options?: CallOptions): List<DataOf<"console.listMembers">, "members"> =>
    operations.consoleListMembers(this, query, options);

  /**
   * Invite a member.
   *
   * Returns a token for the member, shown once, with which the member chooses a password. You cannot
   * give a permission that you lack. An address that is already a member is a conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.inviteMember({
   *   email: "ada@shop.example",
   *   permissions: ["developer_console.read", "atlas_api.apps.read"],
   * });
   * ```
   */
  readonly inviteMember = (body: BodyOf<"console.inviteMember">, options?: CallOptions): Answer<DataOf<"console.inviteMember">> =>
    operations.consoleInviteMember(this, body, options);

  /**
   * Remove a member.
   *
   * Ends the member's console sessions at once, on every instance of the service, or withdraws an
   * invitation. The member's work for the organization stays. You cannot remove a member with a
   * permission that you lack. The last member who can give a permission cannot be removed; trying is a
   * conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.removeMember("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
   * ```
   */
  readonly removeMember = (memberId: string, options?: CallOptions): Answer<DataOf<"console.removeMember">> =>
    operations.consoleRemoveMember(this, memberId, options);

  /**
   * Change a member.
   *
   * Replaces the member's name, role or permissions. If permissions change, the member's console
   * sessions end at once, on every instance of the service. You cannot give a permission that you lack,
   * or change a member who has one. The last member who can give a permission cannot lose it; trying is
   * a conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateMember("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60", {
   *   permissions: ["developer_console.read", "atlas_api.apps.read"],
   * });
   * ```
   */
  readonly updateMember = (memberId: string, body: BodyOf<"console.updateMember">, options?: CallOptions): Answer<DataOf<"console.updateMember">> =>
    operations.consoleUpdateMember(this, memberId, body, options);

  /**
   * Hand out a password reset.
   *
   * Returns a token for the member, shown once. It sets a new password in this organization within 24
   * hours. Earlier tokens become invalid. You cannot reset your own password, nor that of a member with
   * a permission that you lack. A member who must use single sign-on is a conflict.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.resetMemberPassword("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60", {});
   * ```
   */
  readonly resetMemberPassword = (memberId: string, body?: BodyOf<"console.resetMemberPassword">, options?: CallOptions): Answer<DataOf<"console.resetMemberPassword">> =>
    operations.consoleResetMemberPassword(this, memberId, body, options);

  /**
   * End all sessions of a member.
   *
   * Ends the member's console sessions in the organization, at once and on every instance of the
   * service. The member can sign in again. You cannot do this to a member with a permission that you
   * lack.
   *
   * Needs the permission `developer_console.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.endMemberSessions("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
   * ```
   */
  readonly endMemberSessions = (memberId: string, options?: CallOptions): Answer<DataOf<"console.endMemberSessions">> =>
    operations.consoleEndMemberSessions(this, memberId, options);

  /**
   * List OAuth consents.
   *
   * Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
   *
   * Needs the permission `atlas_api.apps.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listConsents({
   *   app_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly listConsents = (query?: QueryOf<"console.listConsents">, options?: CallOptions): List<DataOf<"console.listConsents">, "consents"> =>
    operations.consoleListConsents(this, query, options);

  /**
   * Revoke an OAuth consent.
   *
   * Ends the consent and every token that came of it at once, on every instance of the service.
   * Revoking it again answers the same.
   *
   * Needs the permission `atlas_api.oauth.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.revokeConsent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f70");
   * ```
   */
  readonly revokeConsent = (consentId: string, options?: CallOptions): Answer<DataOf<"console.revokeConsent">> =>
    operations.consoleRevokeConsent(this, consentId, options);

  /**
   * List events.
   *
   * Lists the organization's events, newest first. They are kept for 30 days unless the deployment says
   * otherwise.
   *
   * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.listEvents({
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
  readonly listEvents = (query?: QueryOf<"console.listEvents">, options?: CallOptions): List<DataOf<"console.listEvents">, "events"> =>
    operations.consoleListEvents(this, query, options);

  /**
   * Stream events.
   *
   * Sends the organization's events as server-sent events, in the order of the list. A new stream
   * begins now, or at `since`. When it breaks, connect again with the last `id` as `Last-Event-ID`: no
   * event is skipped and none comes twice. A comment every 15 seconds shows that the stream is alive.
   * The stream ends when the session ends, and after `until`. An operator may open 10 streams, an
   * organization 100.
   *
   * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.streamEvents({
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
  readonly streamEvents = (query?: QueryOf<"console.streamEvents">, options?: CallOptions): Stream<ItemOf<DataOf<"console.listEvents">, "events">> =>
    operations.consoleStreamEvents(this, query, options);

  /**
   * Get an event.
   *
   * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
   *
   * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.getEvent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef3");
   * ```
   */
  readonly getEvent = (eventId: string, options?: CallOptions): Answer<DataOf<"console.getEvent">> =>
    operations.consoleGetEvent(this, eventId, options);

  /**
   * List customers.
   *
   * The customers of the organization, the newest first. Filters narrow the list together.
   *
   * Needs the permission `atlas_api.customers.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listCustomers({
   *   phone_number: "+15550100001",
   *   label: "vip",
   *   since: "2026-01-01T00:00:00.000Z",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly listCustomers = (query?: Omit<QueryOf<"console.listCustomers">, "q">, options?: CallOptions): List<DataOf<"console.listCustomers">, "customers"> =>
    operations.consoleListCustomers(this, query, options);

  /**
   * List customers.
   *
   * The customers of the organization, the newest first. Filters narrow the list together.
   *
   * Needs the permission `atlas_api.customers.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.searchCustomers("ada", {
   *   phone_number: "+15550100001",
   *   label: "vip",
   *   since: "2026-01-01T00:00:00.000Z",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly searchCustomers = (q: string, query?: Omit<QueryOf<"console.listCustomers">, "q">, options?: CallOptions): List<DataOf<"console.listCustomers">, "customers"> =>
    operations.consoleSearchCustomers(this, q, query, options);

  /**
   * Get a customer.
   *
   * The customer with labels, attributes, language and time zone.
   *
   * Needs the permission `atlas_api.customers.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getCustomer("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1");
   * ```
   */
  readonly getCustomer = (customerId: string, options?: CallOptions): Answer<DataOf<"console.getCustomer">> =>
    operations.consoleGetCustomer(this, customerId, options);

  /**
   * Update a customer.
   *
   * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes
   * that it names, and null removes one.
   *
   * Needs the permission `atlas_api.customers.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateCustomer("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
   *   labels: ["vip"],
   *   attributes: { order_count: 3 },
   *   time_zone: "Europe/Berlin",
   * });
   * ```
   */
  readonly updateCustomer = (customerId: string, body: BodyOf<"console.updateCustomer">, options?: CallOptions): Answer<DataOf<"console.updateCustomer">> =>
    operations.consoleUpdateCustomer(this, customerId, body, options);

  /**
   * Export a customer.
   *
   * All that is kept about a customer: the record, consents, conversations, notes of colleagues,
   * references to runs, events and deliveries, and a page of messages, the newest first. Follow
   * `next_cursor` for the other messages; each page repeats the rest.
   *
   * Needs the permission `atlas_api.customers.manage`.
   *
   * @example
   * ```ts
   * for await (const item of console.exportCustomer("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
   * ```
   */
  readonly exportCustomer = (customerId: string, query?: QueryOf<"console.exportCustomer">, options?: CallOptions): List<DataOf<"console.exportCustomer">, "messages"> =>
    operations.consoleExportCustomer(this, customerId, query, options);

  /**
   * Erase a customer.
   *
   * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name,
   * labels and attributes go at once. A later message from the number begins a new customer. Texts in
   * messages, notes, events, deliveries, approvals and stored answers go in the background; `erasure`
   * tells when that is done. Records, ids and the audit log stay.
   *
   * Needs the permission `atlas_api.customers.erase`.
   *
   * @example
   * ```ts
   * const answer = await console.eraseCustomer("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
   * ```
   */
  readonly eraseCustomer = (customerId: string, body?: BodyOf<"console.eraseCustomer">, options?: CallOptions): Answer<DataOf<"console.eraseCustomer">> =>
    operations.consoleEraseCustomer(this, customerId, body, options);

  /**
   * List the consents of a customer.
   *
   * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the
   * newest record first. The one with the newest `at` holds.
   *
   * Needs the permission `atlas_api.customers.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listCustomerConsents("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
   * ```
   */
  readonly listCustomerConsents = (customerId: string, query?: QueryOf<"console.listCustomerConsents">, options?: CallOptions): List<DataOf<"console.listCustomerConsents">, "consents"> =>
    operations.consoleListCustomerConsents(this, customerId, query, options);

  /**
   * Record a consent of a customer.
   *
   * Records that the customer takes marketing or has ended it, with where and when they said it. It is
   * kept as history. A consent with an earlier `at` than the newest changes nothing else.
   *
   * Needs the permission `atlas_api.customers.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.recordCustomerConsent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
   *   marketing: "opted_in",
   *   source: "Newsletter form",
   *   at: "2026-01-01T12:00:00.000Z",
   * });
   * ```
   */
  readonly recordCustomerConsent = (customerId: string, body: BodyOf<"console.recordCustomerConsent">, options?: CallOptions): Answer<DataOf<"console.recordCustomerConsent">> =>
    operations.consoleRecordCustomerConsent(this, customerId, body, options);

  /**
   * Upload media to a customer.
   *
   * Keeps a file as it is, up to 100 MB, to be sent in a reply by its id. The body is the file, and
   * `Content-Type` is its type, which is checked against the bytes. Send the `idempotency_key` as a
   * header.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.uploadMedia({
   *   file: new Blob(["Soup of the day and bread."]),
   *   media_type: "text/plain",
   *   filename: "menu.txt",
   * });
   * ```
   */
  readonly uploadMedia = (upload: Upload<"console.uploadMedia">, options?: CallOptions): Answer<DataOf<"console.uploadMedia">> =>
    operations.consoleUploadMedia(this, upload, options);

  /**
   * Get media.
   *
   * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app
   * has handed it over.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getMedia("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
   * ```
   */
  readonly getMedia = (mediaId: string, options?: CallOptions): Answer<DataOf<"console.getMedia">> =>
    operations.consoleGetMedia(this, mediaId, options);

  /**
   * Get the alerts.
   *
   * The alerts that the organization has chosen.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getAlerts();
   * ```
   */
  readonly getAlerts = (options?: CallOptions): Answer<DataOf<"console.getAlerts">> =>
    operations.consoleGetAlerts(this, options);

  /**
   * Set the alerts.
   *
   * Chooses the states that the organization wants to hear of. A new one is told once, together with
   * others of the same minute, by mail and to an incoming webhook in Slack's form. A state that ends
   * and comes again is told again. The offline sandbox sends none.
   *
   * Needs the permission `atlas_api.organization.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.setAlerts({
   *   kinds: ["webhook_disabled", "approval_waiting"],
   *   emails: ["ops@shop.example"],
   * });
   * ```
   */
  readonly setAlerts = (body: BodyOf<"console.setAlerts">, options?: CallOptions): Answer<DataOf<"console.setAlerts">> =>
    operations.consoleSetAlerts(this, body, options);

  /**
   * Get the retention.
   *
   * Shows the days for which rows of each kind are kept, with the bounds of the deployment. Other kinds
   * stay as long as the organization.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getRetention();
   * ```
   */
  readonly getRetention = (options?: CallOptions): Answer<DataOf<"console.getRetention">> =>
    operations.consoleGetRetention(this, options);

  /**
   * Set the retention.
   *
   * Chooses how long rows of a kind are kept. Older ones are removed in the time that follows, and
   * nothing brings them back. An event stays as long as a delivery of it. A conversation at work keeps
   * its messages: one whose window is open, that waits for an answer or with a person, or that has an
   * approval to decide or a message to send. Customers are erased, as `console.eraseCustomer` does. The
   * audit log has no end. The offline sandbox keeps the choice and removes nothing.
   *
   * Needs the permission `atlas_api.organization.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.setRetention({ days: { events: 90, requests: null } });
   * ```
   */
  readonly setRetention = (body: BodyOf<"console.setRetention">, options?: CallOptions): Answer<DataOf<"console.setRetention">> =>
    operations.consoleSetRetention(this, body, options);

  /**
   * Get the quiet hours.
   *
   * The hours in which the organization sends no marketing.
   *
   * Needs the permission `atlas_api.customers.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getQuietHours();
   * ```
   */
  readonly getQuietHours = (options?: CallOptions): Answer<DataOf<"console.getQuietHours">> =>
    operations.consoleGetQuietHours(this, options);

  /**
   * Set the quiet hours.
   *
   * Marketing to a customer is refused with `quiet_hours` while their clock shows these hours. It is
   * the clock of the customer's `time_zone`, else of their number's country, else of `time_zone` here.
   *
   * Needs the permission `atlas_api.customers.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.setQuietHours({
   *   quiet_hours: {
   *     start: "21:00",
   *     end: "08:00",
   *     time_zone: "Europe/Berlin",
   *   },
   * });
   * ```
   */
  readonly setQuietHours = (body: BodyOf<"console.setQuietHours">, options?: CallOptions): Answer<DataOf<"console.setQuietHours">> =>
    operations.consoleSetQuietHours(this, body, options);

  /**
   * List limits in use.
   *
   * The rate limits of the organization with what is used of them. With `principal_id`, those of one
   * operator or credential. Reading counts as a read.
   *
   * Needs the permission `developer_console.read`.
   *
   * @example
   * ```ts
   * const answer = await console.listLimits({
   *   class: "messages",
   *   principal_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60",
   * });
   * ```
   */
  readonly listLimits = (query?: QueryOf<"console.listLimits">, options?: CallOptions): Answer<DataOf<"console.listLimits">> =>
    operations.consoleListLimits(this, query, options);

  /**
   * List knowledge.
   *
   * The organization's documents, newest first. The list omits archived documents unless `status`
   * selects them.
   *
   * Needs the permission `atlas_api.knowledge.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listKnowledge({ status: "active", audience: "customers", limit: 20 })) show(item);
   * ```
   */
  readonly listKnowledge = (query?: QueryOf<"console.listKnowledge">, options?: CallOptions): List<DataOf<"console.listKnowledge">, "documents"> =>
    operations.consoleListKnowledge(this, query, options);

  /**
   * Add knowledge.
   *
   * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job,
   * and `GET /operator/knowledge/{knowledgeId}` returns its progress. A source that cannot be ingested
   * ends in the status `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary
   * write.
   *
   * Needs the permission `atlas_api.knowledge.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createKnowledge({
   *   source_type: "text",
   *   title: "Opening hours",
   *   audience: "customers",
   *   text: "We are open from 9:00 to 18:00, Monday to Saturday.",
   * });
   * ```
   */
  readonly createKnowledge = (body: BodyOf<"console.createKnowledge">, options?: CallOptions): Answer<DataOf<"console.createKnowledge">> =>
    operations.consoleCreateKnowledge(this, body, options);

  /**
   * Search knowledge.
   *
   * The passages that agents would find for a question, best first, with their relevance and the state
   * of the knowledge. `knowledge_gap` says why the knowledge does not answer. A search here is a test,
   * so it is not counted among the questions without an answer.
   *
   * Needs the permission `atlas_api.knowledge.read`.
   *
   * @example
   * ```ts
   * const answer = await console.searchKnowledge({
   *   query: "When do you open?",
   *   top_k: 10,
   *   audience: "customers",
   * });
   * ```
   */
  readonly searchKnowledge = (query: QueryOf<"console.searchKnowledge">, options?: CallOptions): Answer<DataOf<"console.searchKnowledge">> =>
    operations.consoleSearchKnowledge(this, query, options);

  /**
   * Get a knowledge document.
   *
   * One document with its status, the text of a text source and the progress of its ingest. Poll it
   * while `queued`.
   *
   * Needs the permission `atlas_api.knowledge.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getKnowledge("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0");
   * ```
   */
  readonly getKnowledge = (knowledgeId: string, options?: CallOptions): Answer<DataOf<"console.getKnowledge">> =>
    operations.consoleGetKnowledge(this, knowledgeId, options);

  /**
   * Restore or archive a knowledge document, or change its audience.
   *
   * With the status `archived` the document leaves search; runs that cited it keep the citation. With
   * `active` it returns. A document already in that status is a `conflict`. With only `audience`, the
   * status stays and the audience applies from the next search.
   *
   * Needs the permission `atlas_api.knowledge.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.updateKnowledge("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0", { audience: "both" });
   * ```
   */
  readonly updateKnowledge = (knowledgeId: string, body: BodyOf<"console.updateKnowledge">, options?: CallOptions): Answer<DataOf<"console.updateKnowledge">> =>
    operations.consoleUpdateKnowledge(this, knowledgeId, body, options);

  /**
   * Take a source in once more.
   *
   * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one
   * is indexed. An unchanged page is not indexed again. A document that is being ingested is returned
   * unchanged. Text sources, archived documents and ingested files are a `conflict`. Counts as an
   * ingest job.
   *
   * Needs the permission `atlas_api.knowledge.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.refreshKnowledge("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb1", {});
   * ```
   */
  readonly refreshKnowledge = (knowledgeId: string, body?: BodyOf<"console.refreshKnowledge">, options?: CallOptions): Answer<DataOf<"console.refreshKnowledge">> =>
    operations.consoleRefreshKnowledge(this, knowledgeId, body, options);

  /**
   * List questions without an answer.
   *
   * Questions that the knowledge did not answer, the last asked first: those of searches, sessions,
   * tools and customers of hosted agents. An organization keeps the 1,000 last asked, as long as its
   * events.
   *
   * Needs the permission `atlas_api.knowledge.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listKnowledgeGaps({
   *   knowledge_state: "gap_none",
   *   since: "2026-01-01T00:00:00.000Z",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly listKnowledgeGaps = (query?: QueryOf<"console.listKnowledgeGaps">, options?: CallOptions): List<DataOf<"console.listKnowledgeGaps">, "questions"> =>
    operations.consoleListKnowledgeGaps(this, query, options);

  /**
   * Dismiss a question without an answer.
   *
   * Removes the question from the list. It returns if it is asked again and still has no answer.
   *
   * Needs the permission `atlas_api.knowledge.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.dismissKnowledgeGap("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb7");
   * ```
   */
  readonly dismissKnowledgeGap = (gapId: string, options?: CallOptions): Answer<DataOf<"console.dismissKnowledgeGap">> =>
    operations.consoleDismissKnowledgeGap(this, gapId, options);

  /**
   * List runs.
   *
   * The audit log of all operations of the organization, the newest first. Each run appears once, with
   * its latest record. Filters narrow the list together.
   *
   * Needs the permission `atlas_api.runs.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listRuns({
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
  readonly listRuns = (query?: QueryOf<"console.listRuns">, options?: CallOptions): List<DataOf<"console.listRuns">, "runs"> =>
    operations.consoleListRuns(this, query, options);

  /**
   * Get a run and its history.
   *
   * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run
   * id.
   *
   * Needs the permission `atlas_api.runs.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getRun("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee0");
   * ```
   */
  readonly getRun = (runId: string, options?: CallOptions): Answer<DataOf<"console.getRun">> =>
    operations.consoleGetRun(this, runId, options);

  /**
   * List messages.
   *
   * Messages of both directions, the newest first. Filters narrow the list together. Its order is the
   * order of arrival here, which for an inbound message may be later than `created_at`.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listMessages({
   *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
   *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
   *   direction: "outbound",
   *   status: "failed",
   *   since: "2026-01-01T00:00:00Z",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly listMessages = (query?: QueryOf<"console.listMessages">, options?: CallOptions): List<DataOf<"console.listMessages">, "messages"> =>
    operations.consoleListMessages(this, query, options);

  /**
   * Get a message.
   *
   * A message of either direction, with every delivery state that it has had and the reason of a
   * failure.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getMessage("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60");
   * ```
   */
  readonly getMessage = (messageId: string, options?: CallOptions): Answer<DataOf<"console.getMessage">> =>
    operations.consoleGetMessage(this, messageId, options);

  /**
   * List stored requests.
   *
   * Requests of the organization and how they were answered, the newest first. Every request with a
   * valid credential is stored soon after its answer, except what people only read in the console.
   * Filters narrow the list together.
   *
   * Needs the permission `atlas_api.requests.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listRequests({
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
  readonly listRequests = (query?: QueryOf<"console.listRequests">, options?: CallOptions): List<DataOf<"console.listRequests">, "requests"> =>
    operations.consoleListRequests(this, query, options);

  /**
   * Get a stored request.
   *
   * Returns one request with its body and its answer. Secrets such as tokens, passwords and codes were
   * replaced before they were stored. Content of erased customers is replaced when they are erased.
   *
   * Needs the permission `atlas_api.requests.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getRequest("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
   * ```
   */
  readonly getRequest = (requestId: string, options?: CallOptions): Answer<DataOf<"console.getRequest">> =>
    operations.consoleGetRequest(this, requestId, options);

  /**
   * List agent sessions.
   *
   * The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
   *
   * Needs the permission `atlas_api.agents.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listAgentSessions({
   *   agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
   *   since: "2026-01-01T00:00:00.000Z",
   *   until: "2026-01-02T00:00:00.000Z",
   *   limit: 20,
   * })) show(item);
   * ```
   */
  readonly listAgentSessions = (query?: QueryOf<"console.listAgentSessions">, options?: CallOptions): List<DataOf<"console.listAgentSessions">, "sessions"> =>
    operations.consoleListAgentSessions(this, query, options);

  /**
   * Try an agent.
   *
   * Begins a session in which a person tries an agent. No customer hears of it. Not offered in
   * production. An agent that the organization does not have is a validation error.
   *
   * Needs the permission `atlas_api.agents.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.createAgentSession({ agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
   * ```
   */
  readonly createAgentSession = (body?: BodyOf<"console.createAgentSession">, options?: CallOptions): Answer<DataOf<"console.createAgentSession">> =>
    operations.consoleCreateAgentSession(this, body, options);

  /**
   * Get an agent session.
   *
   * A session in which an agent is evaluated.
   *
   * Needs the permission `atlas_api.agents.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getAgentSession("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
   * ```
   */
  readonly getAgentSession = (sessionId: string, options?: CallOptions): Answer<DataOf<"console.getAgentSession">> =>
    operations.consoleGetAgentSession(this, sessionId, options);

  /**
   * List the messages of an agent session.
   *
   * The messages of the session, oldest first.
   *
   * Needs the permission `atlas_api.agents.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listAgentSessionMessages("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
   * ```
   */
  readonly listAgentSessionMessages = (sessionId: string, query?: QueryOf<"console.listAgentSessionMessages">, options?: CallOptions): List<DataOf<"console.listAgentSessionMessages">, "messages"> =>
    operations.consoleListAgentSessionMessages(this, sessionId, query, options);

  /**
   * Ask the agent that is tried.
   *
   * Adds a user message, searches the knowledge and answers with a grounded preview reply and its
   * citations. Not offered in production. Writing to an ended session is a conflict.
   *
   * Needs the permission `atlas_api.agents.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.sendAgentSessionMessage("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { query: "When are you open?", top_k: 3 });
   * ```
   */
  readonly sendAgentSessionMessage = (sessionId: string, body: BodyOf<"console.sendAgentSessionMessage">, options?: CallOptions): Answer<DataOf<"console.sendAgentSessionMessage">> =>
    operations.consoleSendAgentSessionMessage(this, sessionId, body, options);

  /**
   * List or search conversations.
   *
   * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listConversations({
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
  readonly listConversations = (query?: Omit<QueryOf<"console.listConversations">, "q">, options?: CallOptions): List<DataOf<"console.listConversations">, "conversations"> =>
    operations.consoleListConversations(this, query, options);

  /**
   * List or search conversations.
   *
   * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.searchConversations("refund", {
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
  readonly searchConversations = (q: string, query?: Omit<QueryOf<"console.listConversations">, "q">, options?: CallOptions): List<DataOf<"console.listConversations">, "conversations"> =>
    operations.consoleSearchConversations(this, q, query, options);

  /**
   * Count conversations by view.
   *
   * Counts the conversations of each view, up to 10,000.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * const answer = await console.countConversations();
   * ```
   */
  readonly countConversations = (options?: CallOptions): Answer<DataOf<"console.countConversations">> =>
    operations.consoleCountConversations(this, options);

  /**
   * Read a conversation.
   *
   * The conversation with its customer, channel, owner, labels and last message.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * const answer = await console.getConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0");
   * ```
   */
  readonly getConversation = (conversationId: string, options?: CallOptions): Answer<DataOf<"console.getConversation">> =>
    operations.consoleGetConversation(this, conversationId, options);

  /**
   * List the messages of a conversation.
   *
   * The messages of both sides, newest first.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listConversationMessages("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
   * ```
   */
  readonly listConversationMessages = (conversationId: string, query?: QueryOf<"console.listConversationMessages">, options?: CallOptions): List<DataOf<"console.listConversationMessages">, "messages"> =>
    operations.consoleListConversationMessages(this, conversationId, query, options);

  /**
   * Reply to the customer.
   *
   * Sends text, or a template, to the customer as a person. Text needs an open 24-hour window; a
   * template may go any time. With both, an open window gets the text. The message says who wrote it.
   * Take over first if the agent shall be silent.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.replyToConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { text: "We are open until 18:00." });
   * ```
   */
  readonly replyToConversation = (conversationId: string, body: BodyOf<"console.replyToConversation">, options?: CallOptions): Answer<DataOf<"console.replyToConversation">> =>
    operations.consoleReplyToConversation(this, conversationId, body, options);

  /**
   * List the events of a conversation.
   *
   * The conversation's events, oldest first.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listConversationEvents("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
   * ```
   */
  readonly listConversationEvents = (conversationId: string, query?: QueryOf<"console.listConversationEvents">, options?: CallOptions): List<DataOf<"console.listConversationEvents">, "events"> =>
    operations.consoleListConversationEvents(this, conversationId, query, options);

  /**
   * Take a conversation over.
   *
   * The conversation is `handed_off` then and yours; the agent is silent in it. One that is yours
   * already is a conflict.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.takeOverConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
   * ```
   */
  readonly takeOverConversation = (conversationId: string, body?: BodyOf<"console.takeOverConversation">, options?: CallOptions): Answer<DataOf<"console.takeOverConversation">> =>
    operations.consoleTakeOverConversation(this, conversationId, body, options);

  /**
   * Assign a conversation.
   *
   * Makes a member the owner. The status stays, and so does the agent.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.assignConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { owner_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef8" });
   * ```
   */
  readonly assignConversation = (conversationId: string, body: BodyOf<"console.assignConversation">, options?: CallOptions): Answer<DataOf<"console.assignConversation">> =>
    operations.consoleAssignConversation(this, conversationId, body, options);

  /**
   * Take the owner away.
   *
   * The status stays. A conversation without an owner is a conflict.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.unassignConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
   * ```
   */
  readonly unassignConversation = (conversationId: string, body?: BodyOf<"console.unassignConversation">, options?: CallOptions): Answer<DataOf<"console.unassignConversation">> =>
    operations.consoleUnassignConversation(this, conversationId, body, options);

  /**
   * Hand a conversation back to the agent.
   *
   * The conversation is open then, without an owner. The agent answers the last message of the
   * customer, unless somebody has answered or the agent has spoken after it. Only a `handed_off`
   * conversation can be handed back.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.handBackConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
   * ```
   */
  readonly handBackConversation = (conversationId: string, body?: BodyOf<"console.handBackConversation">, options?: CallOptions): Answer<DataOf<"console.handBackConversation">> =>
    operations.consoleHandBackConversation(this, conversationId, body, options);

  /**
   * Close a conversation.
   *
   * The customer no longer waits in it. The next customer message opens it again, without an owner.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.closeConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
   * ```
   */
  readonly closeConversation = (conversationId: string, body?: BodyOf<"console.closeConversation">, options?: CallOptions): Answer<DataOf<"console.closeConversation">> =>
    operations.consoleCloseConversation(this, conversationId, body, options);

  /**
   * Reopen a closed conversation.
   *
   * The conversation is open then, without an owner.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.reopenConversation("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
   * ```
   */
  readonly reopenConversation = (conversationId: string, body?: BodyOf<"console.reopenConversation">, options?: CallOptions): Answer<DataOf<"console.reopenConversation">> =>
    operations.consoleReopenConversation(this, conversationId, body, options);

  /**
   * List the notes of a conversation.
   *
   * The notes for colleagues, newest first.
   *
   * Needs the permission `atlas_api.conversations.read`.
   *
   * @example
   * ```ts
   * for await (const item of console.listConversationNotes("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
   * ```
   */
  readonly listConversationNotes = (conversationId: string, query?: QueryOf<"console.listConversationNotes">, options?: CallOptions): List<DataOf<"console.listConversationNotes">, "notes"> =>
    operations.consoleListConversationNotes(this, conversationId, query, options);

  /**
   * Add a note for colleagues.
   *
   * No customer sees a note. An agent reads it only where it asks for notes with the context.
   * `conversation.updated` says that there is one, without its words.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.addConversationNote("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { text: "She had a refund in March." });
   * ```
   */
  readonly addConversationNote = (conversationId: string, body: BodyOf<"console.addConversationNote">, options?: CallOptions): Answer<DataOf<"console.addConversationNote">> =>
    operations.consoleAddConversationNote(this, conversationId, body, options);

  /**
   * Set the labels of a conversation.
   *
   * Replaces the labels. They are kept in alphabetical order, each once.
   *
   * Needs the permission `atlas_api.conversations.manage`.
   *
   * @example
   * ```ts
   * const answer = await console.setConversationLabels("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { labels: ["refund"] });
   * ```
   */
  readonly setConversationLabels = (conversationId: string, body: BodyOf<"console.setConversationLabels">, options?: CallOptions): Answer<DataOf<"console.setConversationLabels">> =>
    operations.consoleSetConversationLabels(this, conversationId, body, options);
}
