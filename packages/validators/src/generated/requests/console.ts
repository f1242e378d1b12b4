// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of console. */
export const requests: RequestGroup<OperationIn<"console">> = {
  operations: {
    "console.account.signUp": { body: { $ref: "SignUpRequest" }, bodyRequired: true },
    "console.sessions.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.account.signIn": { body: { $ref: "SignInRequest" }, bodyRequired: true },
    "console.sessions.endAll": { body: { $ref: "ConsoleCommandRequest" } },
    "console.account.changePassword": { body: { $ref: "ChangePasswordRequest" }, bodyRequired: true },
    "console.account.resetPassword": { body: { $ref: "ResetPasswordRequest" }, bodyRequired: true },
    "console.account.requestPasswordReset": { body: { $ref: "RequestPasswordResetRequest" }, bodyRequired: true },
    "console.sessions.getCurrent": {},
    "console.account.signOut": { body: { $ref: "ConsoleCommandRequest" } },
    "console.account.createSignInLink": { body: { $ref: "ConsoleCommandRequest" } },
    "console.account.readSignInLink": { body: { $ref: "SignInByLinkRequest" }, bodyRequired: true },
    "console.account.signInByLink": { body: { $ref: "SignInByLinkRequest" }, bodyRequired: true },
    "console.sandbox.writeAsCustomer": { body: { $ref: "WriteAsCustomerRequest" }, bodyRequired: true },
    "console.account.acceptInvitation": { body: { $ref: "AcceptInvitationRequest" }, bodyRequired: true },
    "console.channels.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.channels.link": { body: { $ref: "LinkChannelRequest" }, bodyRequired: true },
    "console.channels.get": { path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } } },
    "console.channels.update": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateChannelRequest" },
      bodyRequired: true,
    },
    "console.channels.test": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.channels.rotateToken": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "RotateChannelTokenRequest" },
      bodyRequired: true,
    },
    "console.channels.disconnect": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.channels.reconnect": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.channels.setDefault": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.agents.list": {
      query: {
        properties: {
          status: { type: "string", enum: ["ready", "archived"], default: "ready" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.agents.create": { body: { $ref: "CreateConsoleAgentRequest" }, bodyRequired: true },
    "console.agents.get": { path: { required: ["agent_id"], properties: { agent_id: { type: "string", format: "uuid" } } } },
    "console.agents.update": {
      path: { required: ["agent_id"], properties: { agent_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateConsoleAgentRequest" },
      bodyRequired: true,
    },
    "console.agents.publish": {
      path: { required: ["agent_id"], properties: { agent_id: { type: "string", format: "uuid" } } },
      body: { $ref: "PublishConsoleAgentRequest" },
      bodyRequired: true,
    },
    "console.sessions.end": {
      path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.secondFactor.get": {},
    "console.secondFactor.enable": { body: { $ref: "CurrentPasswordRequest" }, bodyRequired: true },
    "console.secondFactor.confirm": { body: { $ref: "ConfirmSecondFactorRequest" }, bodyRequired: true },
    "console.secondFactor.disable": { body: { $ref: "SecondFactorChangeRequest" }, bodyRequired: true },
    "console.secondFactor.renewRecoveryCodes": { body: { $ref: "SecondFactorChangeRequest" }, bodyRequired: true },
    "console.members.removeSecondFactor": {
      path: { required: ["member_id"], properties: { member_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.organization.update": { body: { $ref: "UpdateOrganizationRequest" }, bodyRequired: true },
    "console.organization.delete": { body: { $ref: "DeleteOrganizationRequest" }, bodyRequired: true },
    "console.organization.getExport": {},
    "console.organization.requestExport": { body: { $ref: "ConsoleCommandRequest" } },
    "console.organization.downloadExport": {},
    "console.overview.get": {},
    "console.apps.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.apps.create": { body: { $ref: "CreateAppRequest" }, bodyRequired: true },
    "console.apps.addRedirectUri": {
      path: { required: ["app_id"], properties: { app_id: { type: "string", format: "uuid" } } },
      body: { $ref: "AddRedirectUriRequest" },
      bodyRequired: true,
    },
    "console.apps.createGrant": {
      path: { required: ["app_id"], properties: { app_id: { type: "string", format: "uuid" } } },
      body: { $ref: "CreateGrantRequest" },
      bodyRequired: true,
    },
    "console.apps.revokeGrant": {
      path: {
        required: ["app_id", "grant_id"],
        properties: { app_id: { type: "string", format: "uuid" }, grant_id: { type: "string", format: "uuid" } },
      },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.serviceAccounts.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.serviceAccounts.create": { body: { $ref: "CreateServiceAccountRequest" }, bodyRequired: true },
    "console.serviceAccounts.createKey": {
      path: { required: ["service_account_id"], properties: { service_account_id: { type: "string", format: "uuid" } } },
      body: { $ref: "CreateKeyRequest" },
      bodyRequired: true,
    },
    "console.serviceAccounts.revokeKey": {
      path: {
        required: ["service_account_id", "key_id"],
        properties: { service_account_id: { type: "string", format: "uuid" }, key_id: { type: "string", format: "uuid" } },
      },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.deliveries.list": {
      query: {
        properties: {
          id: { type: "string", format: "uuid" },
          status: { type: "string", enum: ["pending", "delivered", "exhausted"] },
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.webhooks.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.webhooks.create": { body: { $ref: "CreateWebhookEndpointRequest" }, bodyRequired: true },
    "console.webhooks.delete": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.webhooks.update": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateWebhookEndpointRequest" },
      bodyRequired: true,
    },
    "console.webhooks.recover": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      body: { $ref: "RecoverWebhookEndpointRequest" },
      bodyRequired: true,
    },
    "console.webhooks.test": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      body: { $ref: "TestWebhookRequest" },
    },
    "console.webhooks.rotateSecret": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      body: { $ref: "RotateSecretRequest" },
    },
    "console.webhooks.listDeliveries": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          status: { type: "string", enum: ["pending", "delivered", "exhausted"] },
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.webhooks.getDelivery": {
      path: {
        required: ["webhook_id", "delivery_id"],
        properties: { webhook_id: { type: "string", format: "uuid" }, delivery_id: { type: "string", format: "uuid" } },
      },
    },
    "console.webhooks.replayDelivery": {
      path: {
        required: ["webhook_id", "delivery_id"],
        properties: { webhook_id: { type: "string", format: "uuid" }, delivery_id: { type: "string", format: "uuid" } },
      },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.webhooks.replayFailedDeliveries": {
      path: { required: ["webhook_id"], properties: { webhook_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ReplayFailedDeliveriesRequest" },
      bodyRequired: true,
    },
    "console.auditEvents.list": {
      query: {
        properties: {
          event_type: { type: "string", pattern: "^atlas_api(\\.[a-z][a-z_]*){0,6}$", maxLength: 128 },
          actor_id: { type: "string", format: "uuid" },
          asset_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.auditEvents.export": {
      query: {
        properties: {
          event_type: { type: "string", pattern: "^atlas_api(\\.[a-z][a-z_]*){0,6}$", maxLength: 128 },
          actor_id: { type: "string", format: "uuid" },
          asset_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
        },
      },
    },
    "console.templates.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.templates.create": { body: { $ref: "CreateTemplateRequest" }, bodyRequired: true },
    "console.templates.sync": { body: { $ref: "ConsoleCommandRequest" } },
    "console.templates.get": { path: { required: ["template_id"], properties: { template_id: { type: "string", format: "uuid" } } } },
    "console.templates.delete": {
      path: { required: ["template_id"], properties: { template_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.templates.update": {
      path: { required: ["template_id"], properties: { template_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateTemplateRequest" },
      bodyRequired: true,
    },
    "console.vouchers.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.vouchers.create": { body: { $ref: "CreateVoucherRequest" }, bodyRequired: true },
    "console.approvals.list": {
      query: {
        properties: {
          state: { type: "string", enum: ["pending", "approved", "rejected", "expired"] },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.approvals.get": { path: { required: ["approval_id"], properties: { approval_id: { type: "string", format: "uuid" } } } },
    "console.approvals.rehearse": { path: { required: ["approval_id"], properties: { approval_id: { type: "string", format: "uuid" } } } },
    "console.approvals.rehearseChanged": {
      path: { required: ["approval_id"], properties: { approval_id: { type: "string", format: "uuid" } } },
      body: { $ref: "RehearseApprovalRequest" },
    },
    "console.approvals.approve": {
      path: { required: ["approval_id"], properties: { approval_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ApproveRequest" },
    },
    "console.approvals.reject": {
      path: { required: ["approval_id"], properties: { approval_id: { type: "string", format: "uuid" } } },
      body: { $ref: "RejectApprovalRequest" },
    },
    "console.drafts.approve": {
      path: { required: ["run_id"], properties: { run_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ApproveDraftRequest" },
    },
    "console.members.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.members.invite": { body: { $ref: "InviteMemberRequest" }, bodyRequired: true },
    "console.members.remove": {
      path: { required: ["member_id"], properties: { member_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.members.update": {
      path: { required: ["member_id"], properties: { member_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateMemberRequest" },
      bodyRequired: true,
    },
    "console.members.resetPassword": {
      path: { required: ["member_id"], properties: { member_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.members.endSessions": {
      path: { required: ["member_id"], properties: { member_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.consents.list": {
      query: {
        properties: {
          app_id: { type: "string", format: "uuid" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.consents.revoke": {
      path: { required: ["consent_id"], properties: { consent_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.events.list": {
      query: {
        properties: {
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          customer_id: { type: "string", format: "uuid" },
          phone_number: { $ref: "PhoneNumber" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.events.stream": {
      query: {
        properties: {
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          customer_id: { type: "string", format: "uuid" },
          phone_number: { $ref: "PhoneNumber" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          after_id: { type: "string", minLength: 1, maxLength: 64 },
        },
      },
    },
    "console.events.get": { path: { required: ["event_id"], properties: { event_id: { type: "string", format: "uuid" } } } },
    "console.customers.list": {
      query: {
        properties: {
          phone_number: { $ref: "PhoneNumber" },
          label: { $ref: "CustomerLabel" },
          q: { type: "string", minLength: 1, maxLength: 200 },
          since: { $ref: "Timestamp" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.customers.get": { path: { required: ["customer_id"], properties: { customer_id: { type: "string", format: "uuid" } } } },
    "console.customers.update": {
      path: { required: ["customer_id"], properties: { customer_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleUpdateCustomerRequest" },
      bodyRequired: true,
    },
    "console.customers.export": {
      path: { required: ["customer_id"], properties: { customer_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.customers.erase": {
      path: { required: ["customer_id"], properties: { customer_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.customers.listConsents": {
      path: { required: ["customer_id"], properties: { customer_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.customers.recordConsent": {
      path: { required: ["customer_id"], properties: { customer_id: { type: "string", format: "uuid" } } },
      body: { $ref: "RecordCustomerConsentRequest" },
      bodyRequired: true,
    },
    "console.media.uploadFile": { query: { properties: { filename: { type: "string", minLength: 1, maxLength: 240 } } }, file: true },
    "console.media.get": { path: { required: ["media_id"], properties: { media_id: { type: "string", format: "uuid" } } } },
    "console.media.download": { path: { required: ["media_id"], properties: { media_id: { type: "string", format: "uuid" } } } },
    "console.alerts.get": {},
    "console.alerts.set": { body: { $ref: "SetAlertsRequest" }, bodyRequired: true },
    "console.retention.get": {},
    "console.retention.set": { body: { $ref: "SetRetentionRequest" }, bodyRequired: true },
    "console.quietHours.get": {},
    "console.quietHours.set": { body: { $ref: "SetQuietHoursRequest" }, bodyRequired: true },
    "console.limits.list": { query: { properties: { class: { $ref: "LimitClass" }, principal_id: { $ref: "Id" } } } },
    "console.knowledge.list": {
      query: {
        properties: {
          status: { type: "string", enum: ["active", "archived", "queued", "indexed", "failed"], default: "active" },
          audience: { type: "string", enum: ["customers", "developers"] },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.knowledge.create": {
      body: {
        oneOf: [
          { $ref: "ConsoleUrlKnowledge" }, { $ref: "ConsoleTextKnowledge" }, { $ref: "ConsoleFileKnowledge" },
          { $ref: "ConsoleFileUrlKnowledge" },
        ],
      },
      bodyRequired: true,
    },
    "console.knowledge.search": {
      query: {
        required: ["query"],
        properties: {
          query: { type: "string", minLength: 1, maxLength: 1024 },
          top_k: { type: "integer", minimum: 1, maximum: 50, default: 10 },
          audience: { type: "string", enum: ["customers", "developers"] },
        },
      },
    },
    "console.knowledge.get": { path: { required: ["knowledge_id"], properties: { knowledge_id: { type: "string", format: "uuid" } } } },
    "console.knowledge.update": {
      path: { required: ["knowledge_id"], properties: { knowledge_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleUpdateKnowledgeRequest" },
      bodyRequired: true,
    },
    "console.knowledge.refresh": {
      path: { required: ["knowledge_id"], properties: { knowledge_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.knowledgeGaps.list": {
      query: {
        properties: {
          knowledge_state: { $ref: "KnowledgeGapState" },
          since: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.knowledgeGaps.dismiss": {
      path: { required: ["gap_id"], properties: { gap_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.runs.list": {
      query: {
        properties: {
          status: { $ref: "RunStatus" },
          intent: { type: "string", pattern: "^[a-z][a-z_]*$", maxLength: 100 },
          agent_id: { type: "string", format: "uuid" },
          session_id: { type: "string", format: "uuid" },
          conversation_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.runs.get": { path: { required: ["run_id"], properties: { run_id: { type: "string", format: "uuid" } } } },
    "console.messages.list": {
      query: {
        properties: {
          customer_id: { type: "string", format: "uuid" },
          conversation_id: { type: "string", format: "uuid" },
          direction: { $ref: "MessageDirection" },
          status: { $ref: "DeliveryState" },
          since: { type: "string", format: "date-time", maxLength: 64 },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.messages.get": { path: { required: ["message_id"], properties: { message_id: { type: "string", format: "uuid" } } } },
    "console.requests.list": {
      query: {
        properties: {
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          operation: { type: "string", minLength: 1, maxLength: 100 },
          status: { type: "integer", minimum: 100, maximum: 599 },
          principal_id: { type: "string", format: "uuid" },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.requests.get": { path: { required: ["request_id"], properties: { request_id: { type: "string", format: "uuid" } } } },
    "console.agentSessions.list": {
      query: {
        properties: {
          agent_id: { type: "string", format: "uuid" },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.agentSessions.create": { body: { $ref: "CreateAgentSessionRequest" } },
    "console.agentSessions.get": { path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } } },
    "console.agentSessions.listMessages": {
      path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.agentSessions.sendMessage": {
      path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } },
      body: { $ref: "AskAgentRequest" },
      bodyRequired: true,
    },
    "console.conversations.list": {
      query: {
        properties: {
          status: { $ref: "ConversationStatus" },
          owner: { type: "string", pattern: "^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", maxLength: 36 },
          waiting: { type: "boolean" },
          channel_id: { type: "string", format: "uuid" },
          label: { $ref: "ConversationLabel" },
          q: { type: "string", minLength: 1, maxLength: 100 },
          since: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.conversations.count": {},
    "console.conversations.get": { path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } } },
    "console.conversations.listMessages": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.conversations.reply": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: {
        oneOf: [{ $ref: "ConversationTextReply" }, { $ref: "ConversationTemplateReply" }, { $ref: "ConversationContentReply" }],
      },
      bodyRequired: true,
    },
    "console.conversations.listEvents": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.conversations.takeOver": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.conversations.assign": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "AssignConversationRequest" },
      bodyRequired: true,
    },
    "console.conversations.unassign": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.conversations.handBack": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.conversations.close": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.conversations.reopen": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "ConsoleCommandRequest" },
    },
    "console.conversations.listNotes": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "console.conversations.addNote": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "AddConversationNoteRequest" },
      bodyRequired: true,
    },
    "console.conversations.setLabels": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      body: { $ref: "SetConversationLabelsRequest" },
      bodyRequired: true,
    },
  },
  components: {
    AcceptInvitationRequest: {
      type: "object",
      required: ["invitation_token", "password"],
      additionalProperties: true,
      properties: {
        invitation_token: { type: "string", minLength: 1, maxLength: 256 },
        password: { $ref: "Password" },
        name: { $ref: "OperatorName" },
      },
    },
    AddConversationNoteRequest: {
      type: "object",
      required: ["text"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, text: { $ref: "ConversationNoteText" } },
    },
    AddRedirectUriRequest: {
      type: "object",
      required: ["redirect_uri"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, redirect_uri: { $ref: "RedirectUri" } },
    },
    AgentKind: { type: "string", enum: ["hosted", "external"] },
    AgentStatus: { type: "string", enum: ["ready", "archived"] },
    AlertEmail: { type: "string", format: "email", maxLength: 254 },
    AlertKind: {
      type: "string",
      enum: [
        "webhook_disabled", "webhook_failing", "channel_refused", "template_rejected", "approval_waiting",
        "handoff_waiting", "job_set_aside", "limit_near", "key_expiring", "deprecated_in_use",
      ],
    },
    AlertUrl: { type: ["string", "null"], format: "uri", maxLength: 2048 },
    AnnouncesPeople: { type: "boolean" },
    ApproveDraftRequest: {
      type: "object",
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, text: { $ref: "MessageText" } },
    },
    ApproveRequest: {
      type: "object",
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        arguments: { type: "object", additionalProperties: true },
        text: { $ref: "MessageText" },
      },
    },
    AskAgentRequest: {
      type: "object",
      required: ["query"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        query: { type: "string", minLength: 1, maxLength: 4096 },
        top_k: { type: "integer", minimum: 1, maximum: 50 },
        audience: { $ref: "KnowledgeReader" },
      },
    },
    AssignConversationRequest: {
      type: "object",
      required: ["owner_id"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, owner_id: { type: "string", format: "uuid" } },
    },
    ButtonsContent: {
      type: "object",
      required: ["type", "text", "buttons"],
      additionalProperties: false,
      properties: {
        type: { const: "buttons" },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        header: { type: "string", minLength: 1, maxLength: 60 },
        footer: { type: "string", minLength: 1, maxLength: 60 },
        buttons: {
          type: "array",
          minItems: 1,
          maxItems: 3,
          items: {
            type: "object",
            required: ["id", "title"],
            additionalProperties: false,
            properties: {
              id: { type: "string", minLength: 1, maxLength: 256 },
              title: { type: "string", minLength: 1, maxLength: 20 },
            },
          },
        },
      },
    },
    ChangePasswordRequest: {
      type: "object",
      required: ["current_password", "new_password"],
      additionalProperties: true,
      properties: { current_password: { type: "string", minLength: 1, maxLength: 128 }, new_password: { $ref: "Password" } },
    },
    ChannelDisplayName: { type: "string", minLength: 1, maxLength: 200, format: "display-name" },
    ChannelName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 32 },
    ClockTime: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", minLength: 5, maxLength: 5 },
    ClosingTime: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", minLength: 5, maxLength: 5 },
    ConfirmSecondFactorRequest: {
      type: "object",
      required: ["code"],
      additionalProperties: true,
      properties: { code: { $ref: "SecondFactorCode" } },
    },
    ConsoleCommandRequest: { type: "object", additionalProperties: true, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
    ConsoleDescription: { type: "string", maxLength: 1000 },
    ConsoleFileKnowledge: {
      type: "object",
      required: ["source_type", "title", "filename", "media_type", "content"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "document" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        filename: { type: "string", minLength: 1, maxLength: 255 },
        media_type: { type: "string", pattern: "^[a-z]+/[a-z0-9.+-]+$", maxLength: 255 },
        content: { type: "string", pattern: "^[A-Za-z0-9+/]+={0,2}$", minLength: 4, maxLength: 13981016 },
        url: { type: "null" },
        text: { type: "null" },
      },
    },
    ConsoleFileUrlKnowledge: {
      type: "object",
      required: ["source_type", "title", "url"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "document" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        url: { $ref: "KnowledgeUrl" },
        content: { type: "null" },
        text: { type: "null" },
      },
      not: { $ref: "ConsoleFileKnowledge" },
    },
    ConsoleName: { type: "string", minLength: 1, maxLength: 120, format: "display-name" },
    ConsolePermission: {
      type: "string",
      enum: [
        "developer_console.read", "developer_console.manage", "atlas_api.apps.read", "atlas_api.apps.write",
        "atlas_api.oauth.manage", "atlas_api.service_accounts.manage", "atlas_api.keys.manage",
        "atlas_api.webhooks.manage", "atlas_api.audit.read", "atlas_api.channels.read", "atlas_api.channels.manage",
        "atlas_api.agents.read", "atlas_api.agents.manage", "atlas_api.organization.manage",
        "atlas_api.organization.export", "atlas_api.conversations.read", "atlas_api.conversations.manage",
        "atlas_api.customers.read", "atlas_api.customers.manage", "atlas_api.customers.erase", "atlas_api.runs.read",
        "atlas_api.requests.read", "atlas_api.knowledge.read", "atlas_api.knowledge.manage",
      ],
    },
    ConsoleTextKnowledge: {
      type: "object",
      required: ["source_type", "title", "text"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "text" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        text: { $ref: "KnowledgeText" },
        url: { type: "null" },
        content: { type: "null" },
      },
    },
    ConsoleUpdateCustomerRequest: {
      type: "object",
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: ["string", "null"], minLength: 1, maxLength: 200 },
        labels: { $ref: "CustomerLabels" },
        attributes: { $ref: "CustomerAttributeChanges" },
        language: { $ref: "CustomerLanguage" },
        time_zone: { $ref: "CustomerTimeZone" },
      },
    },
    ConsoleUpdateKnowledgeRequest: {
      type: "object",
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        status: { type: "string", enum: ["active", "archived"] },
        audience: { $ref: "KnowledgeAudience" },
      },
    },
    ConsoleUrlKnowledge: {
      type: "object",
      required: ["source_type", "title", "url"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "url" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        url: { $ref: "KnowledgeUrl" },
        text: { type: "null" },
        content: { type: "null" },
      },
    },
    ContactsContent: {
      type: "object",
      required: ["type", "contacts"],
      additionalProperties: false,
      properties: {
        type: { const: "contacts" },
        contacts: {
          type: "array",
          minItems: 1,
          maxItems: 10,
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            properties: {
              name: { type: "string", minLength: 1, maxLength: 200 },
              organization: { type: "string", minLength: 1, maxLength: 200 },
              phone_numbers: { type: "array", maxItems: 10, items: { type: "string", minLength: 1, maxLength: 40 } },
              emails: { type: "array", maxItems: 10, items: { type: "string", minLength: 1, maxLength: 320 } },
            },
          },
        },
      },
    },
    ConversationContentReply: {
      type: "object",
      required: ["content"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        content: { $ref: "OutboundContent" },
        reply_to: { $ref: "ReplyTo" },
        category: { $ref: "MessageCategory" },
        text: { type: "null" },
        template_id: { type: "null" },
      },
      not: { $ref: "ConversationTemplateReply" },
    },
    ConversationLabel: { type: "string", pattern: "^[a-z][a-z0-9_-]*$", minLength: 1, maxLength: 32 },
    ConversationNoteText: { type: "string", minLength: 1, maxLength: 4096 },
    ConversationStatus: { type: "string", enum: ["open", "handed_off", "closed"] },
    ConversationTemplateReply: {
      type: "object",
      required: ["template_id", "category"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        template_id: { $ref: "TemplateId" },
        template_params: { $ref: "TemplateParams" },
        category: { $ref: "MessageCategory" },
        text: { $ref: "MessageText" },
        content: { type: "null" },
      },
    },
    ConversationTextReply: {
      type: "object",
      required: ["text"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        text: { $ref: "MessageText" },
        reply_to: { $ref: "ReplyTo" },
        category: { $ref: "MessageCategory" },
        content: { type: "null" },
      },
      not: { type: "object", required: ["template_id"], properties: { template_id: {} } },
    },
    CreateAgentSessionRequest: {
      type: "object",
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, agent_id: { type: "string", format: "uuid" } },
    },
    CreateAppRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { $ref: "ConsoleName" },
        description: { $ref: "ConsoleDescription" },
        runtime_mode: { $ref: "RuntimeMode" },
      },
    },
    CreateConsoleAgentRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: "string", minLength: 1, maxLength: 200, format: "display-name" },
        description: { type: "string", minLength: 1, maxLength: 2000 },
        kind: { $ref: "AgentKind" },
        source_ids: { type: "array", maxItems: 200, uniqueItems: true, items: { $ref: "Id" } },
        channels: { type: "array", maxItems: 20, uniqueItems: true, items: { $ref: "ChannelName" } },
        reply_within_seconds: { $ref: "ReplyWithinSeconds" },
        people_reply_within_seconds: { $ref: "PeopleReplyWithinSeconds" },
        people_hours: { $ref: "WantedPeopleHours" },
        announces_people: { $ref: "AnnouncesPeople" },
        fallback_agent_id: { $ref: "FallbackAgentId" },
      },
    },
    CreateGrantRequest: {
      type: "object",
      required: ["granted_scopes"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        granted_scopes: { $ref: "GrantedScopes" },
        expires_at: { $ref: "CredentialExpiry" },
      },
    },
    CreateKeyRequest: {
      type: "object",
      required: ["granted_scopes"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        granted_scopes: { $ref: "GrantedScopes" },
        expires_at: { $ref: "CredentialExpiry" },
      },
    },
    CreateServiceAccountRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { $ref: "ConsoleName" },
        description: { $ref: "ConsoleDescription" },
        runtime_mode: { $ref: "RuntimeMode" },
      },
    },
    CreateTemplateRequest: {
      type: "object",
      required: ["name", "body", "category"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { $ref: "TemplateName" },
        language: { $ref: "TemplateLanguage" },
        category: { $ref: "MessageCategory" },
        header: { $ref: "TemplateHeader" },
        body: { $ref: "TemplateBody" },
        footer: { $ref: "TemplateFooter" },
        buttons: { $ref: "TemplateButtons" },
        samples: { $ref: "TemplateSamples" },
      },
    },
    CreateVoucherRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, name: { $ref: "ConsoleName" }, code: { $ref: "VoucherCode" } },
    },
    CreateWebhookEndpointRequest: {
      type: "object",
      required: ["service_account_id", "endpoint_url", "subscribed_events"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        service_account_id: { type: "string", format: "uuid" },
        endpoint_url: { $ref: "GivenWebhookUrl" },
        subscribed_events: { $ref: "SubscribedEvents" },
      },
    },
    CredentialExpiry: { type: ["string", "null"], format: "date-time" },
    CurrentPasswordRequest: {
      type: "object",
      required: ["current_password"],
      additionalProperties: true,
      properties: { current_password: { type: "string", minLength: 1, maxLength: 128 } },
    },
    CustomerAttributeChanges: {
      type: "object",
      maxProperties: 50,
      additionalProperties: {
        oneOf: [
          { type: "string", maxLength: 500 }, { type: "number", minimum: -9007199254740991, maximum: 9007199254740991 },
          { type: "boolean" }, { type: "null" },
        ],
      },
    },
    CustomerLabel: { type: "string", pattern: "^[a-z][a-z0-9_-]*$", minLength: 1, maxLength: 32 },
    CustomerLabels: { type: "array", maxItems: 20, items: { $ref: "CustomerLabel" } },
    CustomerLanguage: { type: ["string", "null"], pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", maxLength: 20 },
    CustomerTimeZone: { type: ["string", "null"], pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$", maxLength: 64 },
    DeleteOrganizationRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: "string", minLength: 1, maxLength: 200 },
        current_password: { type: "string", minLength: 1, maxLength: 128 },
        code: { $ref: "SecondFactorCode" },
      },
    },
    DeliveryState: { type: "string", enum: ["scheduled", "queued", "sent", "delivered", "read", "failed", "canceled"] },
    EventName: {
      type: "string",
      enum: [
        "conversation.created", "conversation.message_received", "conversation.message_delivered",
        "conversation.message_failed", "agent.intent_detected", "agent.action_pending", "agent.action_approved",
        "agent.action_rejected", "agent.handoff", "channel.status_changed", "conversation.updated", "customer.updated",
        "customer.opted_in", "customer.opted_out", "customer.erased", "session.ended", "atlas.event.received",
        "atlas.action.executed", "atlas.run.updated", "agent.message_delivery", "message.delivered",
        "template.status_changed", "export.status_changed",
      ],
    },
    FallbackAgentId: { type: ["string", "null"], format: "uuid" },
    GivenWebhookUrl: { type: "string", format: "uri", maxLength: 2048 },
    GrantedScopes: { type: "array", minItems: 1, maxItems: 32, uniqueItems: true, items: { $ref: "Scope" } },
    Id: { type: "string", format: "uuid" },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    InviteMemberRequest: {
      type: "object",
      required: ["email"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        email: { $ref: "MemberEmail" },
        role: { $ref: "OperatorRole" },
        permissions: { $ref: "MemberPermissions" },
      },
    },
    KnowledgeAudience: { type: "string", enum: ["customers", "developers", "both"] },
    KnowledgeGapState: { type: "string", enum: ["gap_weak", "gap_none"] },
    KnowledgeReader: { type: "string", enum: ["customers", "developers"] },
    KnowledgeText: { type: "string", minLength: 1, maxLength: 200000 },
    KnowledgeTitle: { type: "string", minLength: 1, maxLength: 300 },
    KnowledgeUrl: { type: "string", minLength: 1, maxLength: 2048 },
    LimitClass: { type: "string", enum: ["messages", "agent_tools", "actions", "ingest", "writes", "reads"] },
    LinkChannelRequest: {
      type: "object",
      required: ["channel", "display_name", "base_url", "sender_id", "template_language", "access_token", "app_secret"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel: { $ref: "ChannelName" },
        display_name: { $ref: "ChannelDisplayName" },
        base_url: { type: "string", format: "uri", maxLength: 2048 },
        sender_id: { $ref: "ProviderId" },
        business_account_id: { $ref: "ProviderId" },
        template_language: { $ref: "TemplateLanguage" },
        access_token: { $ref: "ProviderSecret" },
        app_secret: { $ref: "ProviderSecret" },
        agent_id: { $ref: "ServingAgentId" },
      },
    },
    ListContent: {
      type: "object",
      required: ["type", "text", "button", "sections"],
      additionalProperties: false,
      properties: {
        type: { const: "list" },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        header: { type: "string", minLength: 1, maxLength: 60 },
        footer: { type: "string", minLength: 1, maxLength: 60 },
        button: { type: "string", minLength: 1, maxLength: 20 },
        sections: {
          type: "array",
          minItems: 1,
          maxItems: 10,
          items: {
            type: "object",
            required: ["rows"],
            additionalProperties: false,
            properties: {
              title: { type: "string", minLength: 1, maxLength: 24 },
              rows: {
                type: "array",
                minItems: 1,
                maxItems: 10,
                items: {
                  type: "object",
                  required: ["id", "title"],
                  additionalProperties: false,
                  properties: {
                    id: { type: "string", minLength: 1, maxLength: 200 },
                    title: { type: "string", minLength: 1, maxLength: 24 },
                    description: { type: "string", minLength: 1, maxLength: 72 },
                  },
                },
              },
            },
          },
        },
      },
    },
    ListingCategory: { type: "string", minLength: 1, maxLength: 64, format: "display-name" },
    ListingDescription: { type: "string", minLength: 1, maxLength: 1000 },
    ListingSlug: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", minLength: 1, maxLength: 64 },
    LocationContent: {
      type: "object",
      required: ["type", "latitude", "longitude"],
      additionalProperties: false,
      properties: {
        type: { const: "location" },
        latitude: { type: "number", minimum: -90, maximum: 90 },
        longitude: { type: "number", minimum: -180, maximum: 180 },
        name: { type: "string", minLength: 1, maxLength: 1000 },
        address: { type: "string", minLength: 1, maxLength: 1000 },
      },
    },
    MediaContent: {
      type: "object",
      required: ["type", "url"],
      additionalProperties: false,
      properties: {
        type: { type: "string", enum: ["image", "audio", "video", "document"] },
        url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
        caption: { type: "string", minLength: 1, maxLength: 1024 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
      },
    },
    MemberEmail: { type: "string", format: "email", maxLength: 254 },
    MemberPermissions: { type: "array", minItems: 1, maxItems: 32, uniqueItems: true, items: { $ref: "ConsolePermission" } },
    MessageCategory: { type: "string", enum: ["utility", "marketing", "transactional"] },
    MessageDirection: { type: "string", enum: ["inbound", "outbound"] },
    MessageText: { type: "string", minLength: 1, maxLength: 4096 },
    OpeningTime: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", minLength: 5, maxLength: 5 },
    OperatorName: { type: "string", minLength: 1, maxLength: 120, format: "display-name" },
    OperatorRole: { type: "string", enum: ["owner", "developer", "approver", "responder", "auditor", "viewer"] },
    OutboundContent: {
      oneOf: [
        { $ref: "ButtonsContent" }, { $ref: "ListContent" }, { $ref: "LocationContent" }, { $ref: "ContactsContent" },
        { $ref: "MediaContent" }, { $ref: "StoredMediaContent" },
      ],
    },
    Password: { type: "string", minLength: 12, maxLength: 128 },
    PeopleReplyWithinSeconds: { type: ["integer", "null"], minimum: 60, maximum: 604800 },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    ProviderId: { type: "string", pattern: "^[A-Za-z0-9_-]+$", minLength: 1, maxLength: 64 },
    ProviderSecret: { type: "string", pattern: "^[!-~]+$", minLength: 8, maxLength: 1024 },
    PublishConsoleAgentRequest: {
      type: "object",
      required: ["is_listed"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        is_listed: { type: "boolean" },
        listing_category: { $ref: "ListingCategory" },
        listing_description: { $ref: "ListingDescription" },
        listing_slug: { $ref: "ListingSlug" },
      },
    },
    RecordCustomerConsentRequest: {
      type: "object",
      required: ["marketing", "source"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        marketing: { type: "string", enum: ["opted_in", "opted_out"] },
        source: { type: "string", minLength: 1, maxLength: 200 },
        at: { type: "string", format: "date-time" },
      },
    },
    RecoverWebhookEndpointRequest: {
      type: "object",
      required: ["since"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        since: { type: "string", format: "date-time" },
        after_id: { type: "string", format: "uuid" },
      },
    },
    RedirectUri: { type: "string", format: "uri", pattern: "^[a-z][a-z0-9+.-]*:[^#]+$", maxLength: 2048 },
    RehearseApprovalRequest: {
      type: "object",
      additionalProperties: true,
      properties: { arguments: { type: "object", additionalProperties: true }, text: { $ref: "MessageText" } },
    },
    RejectApprovalRequest: {
      type: "object",
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, reason: { type: "string", maxLength: 1000 } },
    },
    ReplayFailedDeliveriesRequest: {
      type: "object",
      required: ["since"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, since: { $ref: "Timestamp" } },
    },
    ReplyTo: { type: "string", format: "uuid" },
    ReplyWithinSeconds: { type: ["integer", "null"], minimum: 5, maximum: 43200 },
    RequestPasswordResetRequest: {
      type: "object",
      required: ["email"],
      additionalProperties: true,
      properties: { email: { $ref: "MemberEmail" }, organization: { type: "string", format: "uuid" } },
    },
    ResetPasswordRequest: {
      type: "object",
      required: ["reset_token", "password"],
      additionalProperties: true,
      properties: {
        reset_token: { type: "string", minLength: 1, maxLength: 256 },
        password: { $ref: "Password" },
        code: { $ref: "SecondFactorCode" },
      },
    },
    RotateChannelTokenRequest: {
      type: "object",
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        access_token: { $ref: "ProviderSecret" },
        app_secret: { $ref: "ProviderSecret" },
      },
    },
    RotateSecretRequest: {
      type: "object",
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, secret: { $ref: "WebhookSecret" } },
    },
    RunStatus: { type: "string", enum: ["completed", "pending_approval", "rejected", "failed", "shadow"] },
    RuntimeMode: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 64, default: "external_agent" },
    Scope: {
      type: "string",
      enum: [
        "atlas.messages.send", "atlas.channels.read", "atlas.knowledge.read", "atlas.knowledge.write",
        "atlas.agents.read", "atlas.agents.write", "atlas.agents.publish", "atlas.sessions.read",
        "atlas.sessions.write", "atlas.conversations.read", "atlas.context.read", "atlas.actions.execute",
        "atlas.actions.write", "atlas.customers.read", "atlas.customers.write", "atlas.customers.erase",
        "atlas.events.read", "atlas.events.write", "atlas.runs.read", "atlas.keys.write",
      ],
    },
    SecondFactorChangeRequest: {
      type: "object",
      required: ["current_password"],
      additionalProperties: true,
      properties: { current_password: { type: "string", minLength: 1, maxLength: 128 }, code: { $ref: "SecondFactorCode" } },
    },
    SecondFactorCode: { type: "string", minLength: 6, maxLength: 16 },
    ServingAgentId: { type: ["string", "null"], format: "uuid" },
    SetAlertsRequest: {
      type: "object",
      required: ["kinds", "emails"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        kinds: { type: "array", maxItems: 10, uniqueItems: true, items: { $ref: "AlertKind" } },
        emails: { type: "array", maxItems: 20, uniqueItems: true, items: { $ref: "AlertEmail" } },
        webhook_url: { $ref: "AlertUrl" },
      },
    },
    SetConversationLabelsRequest: {
      type: "object",
      required: ["labels"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        labels: { type: "array", maxItems: 20, items: { $ref: "ConversationLabel" } },
      },
    },
    SetQuietHoursRequest: {
      type: "object",
      required: ["quiet_hours"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, quiet_hours: { $ref: "WantedQuietHours" } },
    },
    SetRetentionRequest: {
      type: "object",
      required: ["days"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        days: {
          type: "object",
          minProperties: 1,
          additionalProperties: true,
          properties: {
            events: { type: ["integer", "null"], minimum: 2 },
            deliveries: { type: ["integer", "null"], minimum: 2 },
            requests: { type: ["integer", "null"], minimum: 1 },
            questions: { type: ["integer", "null"], minimum: 1 },
            runs: { type: ["integer", "null"], minimum: 8 },
            messages: { type: ["integer", "null"], minimum: 8 },
            media: { type: ["integer", "null"], minimum: 8 },
            customers: { type: ["integer", "null"], minimum: 30 },
          },
        },
      },
    },
    SignInByLinkRequest: {
      type: "object",
      required: ["code"],
      additionalProperties: true,
      properties: { code: { type: "string", minLength: 1, maxLength: 256 } },
    },
    SignInRequest: {
      type: "object",
      required: ["email", "password"],
      additionalProperties: true,
      properties: {
        email: { $ref: "MemberEmail" },
        password: { type: "string", minLength: 1, maxLength: 128 },
        device_token: { type: "string", minLength: 1, maxLength: 256 },
        organization: { type: "string", format: "uuid" },
        code: { $ref: "SecondFactorCode" },
      },
    },
    SignUpRequest: {
      type: "object",
      required: ["organization_name", "email", "password"],
      additionalProperties: true,
      properties: {
        organization_name: { $ref: "ConsoleName" },
        email: { $ref: "MemberEmail" },
        password: { $ref: "Password" },
        name: { $ref: "OperatorName" },
      },
    },
    StoredMediaContent: {
      type: "object",
      required: ["type", "media_id"],
      additionalProperties: false,
      properties: {
        type: { type: "string", enum: ["image", "audio", "video", "document"] },
        media_id: { type: "string", format: "uuid" },
        caption: { type: "string", minLength: 1, maxLength: 1024 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
      },
    },
    SubscribedEvents: { type: "array", minItems: 1, maxItems: 32, uniqueItems: true, items: { $ref: "EventName" } },
    TemplateBody: { type: "string", minLength: 1, maxLength: 1024 },
    TemplateButton: {
      type: "object",
      required: ["type", "text"],
      additionalProperties: true,
      properties: {
        type: { type: "string", enum: ["quick_reply", "url", "phone"] },
        text: { $ref: "TemplateButtonText" },
        url: { type: "string", pattern: "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$", maxLength: 2000 },
        phone_number: { $ref: "PhoneNumber" },
      },
    },
    TemplateButtonText: { type: "string", pattern: "^[^\\r\\n]+$", maxLength: 25 },
    TemplateButtons: { type: "array", maxItems: 10, items: { $ref: "TemplateButton" } },
    TemplateFooter: { type: "string", pattern: "^[^\\r\\n]+$", maxLength: 60 },
    TemplateHeader: { type: "string", pattern: "^[^\\r\\n]+$", maxLength: 60 },
    TemplateId: { type: "string", format: "uuid" },
    TemplateLanguage: { type: "string", pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", maxLength: 20 },
    TemplateName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 64 },
    TemplateParams: { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 1024 } },
    TemplateSamples: { type: "object", maxProperties: 50, additionalProperties: { type: "string", minLength: 1, maxLength: 200 } },
    TestWebhookRequest: {
      type: "object",
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, event_type: { $ref: "EventName" } },
    },
    Timestamp: { type: "string", format: "date-time" },
    UpdateChannelRequest: {
      type: "object",
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        display_name: { $ref: "ChannelDisplayName" },
        base_url: { type: "string", format: "uri", maxLength: 2048 },
        business_account_id: { $ref: "ProviderId" },
        template_language: { $ref: "TemplateLanguage" },
        agent_id: { $ref: "ServingAgentId" },
      },
    },
    UpdateConsoleAgentRequest: {
      type: "object",
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: "string", minLength: 1, maxLength: 200, format: "display-name" },
        description: { type: ["string", "null"], minLength: 1, maxLength: 2000 },
        status: { $ref: "AgentStatus" },
        source_ids: { type: "array", maxItems: 200, uniqueItems: true, items: { $ref: "Id" } },
        channels: { type: "array", maxItems: 20, uniqueItems: true, items: { $ref: "ChannelName" } },
        reply_within_seconds: { $ref: "ReplyWithinSeconds" },
        people_reply_within_seconds: { $ref: "PeopleReplyWithinSeconds" },
        people_hours: { $ref: "WantedPeopleHours" },
        announces_people: { $ref: "AnnouncesPeople" },
        fallback_agent_id: { $ref: "FallbackAgentId" },
      },
    },
    UpdateMemberRequest: {
      type: "object",
      minProperties: 1,
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        role: { $ref: "OperatorRole" },
        permissions: { $ref: "MemberPermissions" },
        name: { $ref: "OperatorName" },
      },
    },
    UpdateOrganizationRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: true,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, name: { $ref: "ConsoleName" } },
    },
    UpdateTemplateRequest: {
      type: "object",
      minProperties: 1,
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        category: { $ref: "MessageCategory" },
        header: { type: ["string", "null"], pattern: "^[^\\r\\n]+$", maxLength: 60 },
        body: { $ref: "TemplateBody" },
        footer: { type: ["string", "null"], pattern: "^[^\\r\\n]+$", maxLength: 60 },
        buttons: { $ref: "TemplateButtons" },
        samples: { $ref: "TemplateSamples" },
      },
    },
    UpdateWebhookEndpointRequest: {
      type: "object",
      minProperties: 1,
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        endpoint_url: { $ref: "GivenWebhookUrl" },
        subscribed_events: { $ref: "SubscribedEvents" },
        status: { type: "string", enum: ["active", "disabled"] },
      },
    },
    VoucherCode: { type: "string", pattern: "^[A-Z0-9-]+$", minLength: 1, maxLength: 64 },
    WantedPeopleHours: {
      type: ["object", "null"],
      required: ["time_zone", "weekly"],
      additionalProperties: true,
      properties: {
        time_zone: { type: "string", pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$", maxLength: 64 },
        weekly: { type: "array", minItems: 1, maxItems: 14, items: { $ref: "WantedPeopleOpening" } },
      },
    },
    WantedPeopleOpening: {
      type: "object",
      required: ["days", "start", "end"],
      additionalProperties: true,
      properties: {
        days: {
          type: "array",
          minItems: 1,
          maxItems: 7,
          uniqueItems: true,
          items: { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] },
        },
        start: { $ref: "OpeningTime" },
        end: { $ref: "ClosingTime" },
      },
    },
    WantedQuietHours: {
      type: ["object", "null"],
      required: ["start", "end", "time_zone"],
      additionalProperties: true,
      properties: {
        start: { $ref: "ClockTime" },
        end: { $ref: "ClockTime" },
        time_zone: { type: "string", pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$", maxLength: 64 },
      },
    },
    WebhookSecret: { type: "string", minLength: 16, maxLength: 256 },
    WriteAsCustomerRequest: {
      type: "object",
      required: ["phone_number", "text"],
      additionalProperties: true,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel: { $ref: "ChannelName" },
        phone_number: { $ref: "PhoneNumber" },
        name: { type: "string", minLength: 1, maxLength: 200 },
        text: { type: "string", minLength: 1, maxLength: 4096 },
      },
    },
  },
};
