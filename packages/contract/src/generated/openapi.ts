// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

export interface paths {
  "/v1/atlas/messages": {
    get: operations["messages.list"];
    post: operations["messages.send"];
  };
  "/v1/atlas/messages/{id}": {
    get: operations["messages.get"];
    patch: operations["messages.update"];
  };
  "/v1/atlas/messages/{id}/status": {
    post: operations["messages.reportStatus"];
  };
  "/v1/atlas/messages/{id}/cancel": { post: operations["messages.cancel"]; };
  "/v1/atlas/media": { post: operations["media.upload"]; };
  "/v1/atlas/media/file": { post: operations["media.uploadFile"]; };
  "/v1/atlas/media/{id}": { get: operations["media.get"]; };
  "/v1/atlas/costs": { get: operations["costs.get"]; };
  "/v1/atlas/costs/caps": {
    get: operations["costs.getCaps"];
    post: operations["costs.setCap"];
  };
  "/v1/atlas/costs/caps/cancel": {
    post: operations["costs.cancelWaiting"];
  };
  "/v1/atlas/costs/messages": { get: operations["costs.listMessages"]; };
  "/v1/atlas/media/{id}/content": { get: operations["media.download"]; };
  "/v1/atlas/messages/{id}/read": { post: operations["messages.markRead"]; };
  "/v1/atlas/messages/{id}/reaction": { post: operations["messages.react"]; };
  "/v1/atlas/messages/{id}/typing": {
    post: operations["messages.showTyping"];
  };
  "/v1/atlas/channels": { get: operations["channels.list"]; };
  "/v1/atlas/channels/{channel_id}": {
    get: operations["channels.get"];
    patch: operations["channels.update"];
  };
  "/v1/atlas/knowledge": {
    get: operations["knowledge.list"];
    post: operations["knowledge.create"];
  };
  "/v1/atlas/knowledge/{id}": {
    get: operations["knowledge.get"];
    patch: operations["knowledge.update"];
  };
  "/v1/atlas/knowledge/{id}/refresh": { post: operations["knowledge.refresh"]; };
  "/v1/atlas/agents": {
    get: operations["agents.list"];
    post: operations["agents.create"];
  };
  "/v1/atlas/agents/directory": { get: operations["agents.directory"]; };
  "/v1/atlas/agents/{agent_id}": {
    get: operations["agents.get"];
    patch: operations["agents.update"];
  };
  "/v1/atlas/agents/{agent_id}/publish": { post: operations["agents.publish"]; };
  "/v1/atlas/sessions": {
    get: operations["sessions.list"];
    post: operations["sessions.create"];
  };
  "/v1/atlas/sessions/{session_id}": { patch: operations["sessions.update"]; };
  "/v1/atlas/sessions/{session_id}/messages": {
    get: operations["sessions.listMessages"];
    post: operations["sessions.sendMessage"];
  };
  "/v1/atlas/sessions/{id}/runs": { get: operations["sessions.listRuns"]; };
  "/v1/atlas/conversations": { get: operations["conversations.list"]; };
  "/v1/atlas/conversations/{id}": {
    get: operations["conversations.get"];
    patch: operations["conversations.update"];
  };
  "/v1/atlas/conversations/{id}/events": {
    get: operations["conversations.listEvents"];
  };
  "/v1/atlas/customers": { get: operations["customers.list"]; };
  "/v1/atlas/customers/{id}": {
    get: operations["customers.get"];
    patch: operations["customers.update"];
  };
  "/v1/atlas/customers/{id}/export": { get: operations["customers.export"]; };
  "/v1/atlas/customers/{id}/erase": { post: operations["customers.erase"]; };
  "/v1/atlas/customers/{id}/consents": {
    get: operations["customers.listConsents"];
    post: operations["customers.recordConsent"];
  };
  "/v1/atlas/context/{conversation_id}": {
    get: operations["conversations.context"];
  };
  "/v1/atlas/events": {
    get: operations["events.list"];
    post: operations["events.ingest"];
  };
  "/v1/atlas/events/stream": { get: operations["events.stream"]; };
  "/v1/atlas/events/{id}": { get: operations["events.get"]; };
  "/v1/atlas/actions": { post: operations["actions.execute"]; };
  "/v1/atlas/runs": { get: operations["runs.list"]; };
  "/v1/atlas/runs/{run_id}": { get: operations["runs.get"]; };
  "/v1/atlas/webhooks": {
    get: operations["webhooks.list"];
    post: operations["webhooks.create"];
  };
  "/v1/atlas/webhooks/{id}/deliveries": {
    get: operations["webhooks.listDeliveries"];
  };
  "/v1/atlas/webhooks/{id}/deliveries/{delivery_id}": {
    get: operations["webhooks.getDelivery"];
  };
  "/v1/atlas/webhooks/{id}/recover": { post: operations["webhooks.recover"]; };
  "/v1/atlas/webhooks/{id}": {
    delete: operations["webhooks.delete"];
    patch: operations["webhooks.update"];
  };
  "/v1/atlas/keys/{id}": { delete: operations["keys.revoke"]; };
  "/v1/atlas/tools/manifest": { get: operations["tools.manifest"]; };
  "/agent/v1/tools/manifest": { get: operations["agent.manifest"]; };
  "/agent/v1/tools/send_message": { post: operations["agent.sendMessage"]; };
  "/agent/v1/tools/send_message_to_phone": {
    post: operations["agent.sendMessageToPhone"];
  };
  "/agent/v1/tools/messages/{provider_message_id}/status": {
    get: operations["agent.messageStatus"];
  };
  "/agent/v1/knowledge/search": {
    get: operations["agent.searchKnowledge"];
  };
  "/atlas/v1/mcp": { post: operations["toolServer.call"]; };
  "/atlas/v1/a2a": { post: operations["sessions.exchange"]; };
  "/sandbox/credentials": {
    get: operations["sandbox.credentials"];
  };
  "/.well-known/mcp.json": { get: operations["discovery.mcp"]; };
  "/agents.json": { get: operations["discovery.agents"]; };
  "/llms.txt": { get: operations["discovery.llms"]; };
  "/llms-full.txt": { get: operations["discovery.llmsFull"]; };
  "/skill.md": { get: operations["discovery.skill"]; };
  "/agents": {
    get: operations["discovery.agentsPage"];
  };
  "/developers/agents": {
    get: operations["discovery.developersPage"];
  };
  "/developers/changelog": {
    get: operations["discovery.changelogPage"];
  };
  "/openapi.json": { get: operations["discovery.openapi"]; };
  "/health": { get: operations["system.health"]; };
  "/health/live": { get: operations["system.live"]; };
  "/health/ready": { get: operations["system.ready"]; };
  "/version": { get: operations["system.version"]; };
  "/operator/organizations": {
    post: operations["console.account.signUp"];
  };
  "/operator/sessions": {
    get: operations["console.sessions.list"];
    post: operations["console.account.signIn"];
    delete: operations["console.sessions.endAll"];
  };
  "/operator/password": {
    post: operations["console.account.changePassword"];
  };
  "/operator/password/reset": {
    post: operations["console.account.resetPassword"];
  };
  "/operator/password/reset/request": {
    post: operations["console.account.requestPasswordReset"];
  };
  "/operator/sessions/current": {
    get: operations["console.sessions.getCurrent"];
    delete: operations["console.account.signOut"];
  };
  "/operator/sessions/links": {
    post: operations["console.account.createSignInLink"];
  };
  "/operator/sessions/links/read": {
    post: operations["console.account.readSignInLink"];
  };
  "/operator/sessions/links/use": {
    post: operations["console.account.signInByLink"];
  };
  "/operator/sandbox/messages": {
    post: operations["console.sandbox.writeAsCustomer"];
  };
  "/operator/invitations/accept": {
    post: operations["console.account.acceptInvitation"];
  };
  "/operator/channels": {
    get: operations["console.channels.list"];
    post: operations["console.channels.link"];
  };
  "/operator/channels/check": {
    post: operations["console.channels.check"];
  };
  "/operator/channels/adapters": {
    post: operations["console.channels.linkAdapter"];
  };
  "/operator/channels/{channel_id}": {
    get: operations["console.channels.get"];
    delete: operations["console.channels.remove"];
    patch: operations["console.channels.update"];
  };
  "/operator/channels/{channel_id}/test": {
    post: operations["console.channels.test"];
  };
  "/operator/channels/{channel_id}/subscribe": {
    post: operations["console.channels.subscribe"];
  };
  "/operator/channels/{channel_id}/rotate-token": {
    post: operations["console.channels.rotateToken"];
  };
  "/operator/channels/{channel_id}/disconnect": {
    post: operations["console.channels.disconnect"];
  };
  "/operator/channels/{channel_id}/reconnect": {
    post: operations["console.channels.reconnect"];
  };
  "/operator/channels/{channel_id}/default": {
    post: operations["console.channels.setDefault"];
  };
  "/operator/agents": {
    get: operations["console.agents.list"];
    post: operations["console.agents.create"];
  };
  "/operator/agents/{agent_id}": {
    get: operations["console.agents.get"];
    patch: operations["console.agents.update"];
  };
  "/operator/agents/{agent_id}/publish": {
    post: operations["console.agents.publish"];
  };
  "/operator/sessions/{session_id}": {
    delete: operations["console.sessions.end"];
  };
  "/operator/second-factor": {
    get: operations["console.secondFactor.get"];
    post: operations["console.secondFactor.enable"];
  };
  "/operator/second-factor/confirm": {
    post: operations["console.secondFactor.confirm"];
  };
  "/operator/second-factor/disable": {
    post: operations["console.secondFactor.disable"];
  };
  "/operator/second-factor/recovery-codes": {
    post: operations["console.secondFactor.renewRecoveryCodes"];
  };
  "/operator/developers/members/{member_id}/second-factor": {
    delete: operations["console.members.removeSecondFactor"];
  };
  "/operator/organization": {
    patch: operations["console.organization.update"];
  };
  "/operator/organization/delete": {
    post: operations["console.organization.delete"];
  };
  "/operator/organization/export": {
    get: operations["console.organization.getExport"];
    post: operations["console.organization.requestExport"];
  };
  "/operator/organization/export/content": {
    get: operations["console.organization.downloadExport"];
  };
  "/operator/developers/overview": {
    get: operations["console.overview.get"];
  };
  "/operator/developers/apps": {
    get: operations["console.apps.list"];
    post: operations["console.apps.create"];
  };
  "/operator/developers/apps/{app_id}": {
    patch: operations["console.apps.update"];
  };
  "/operator/developers/apps/{app_id}/redirect-uris": {
    post: operations["console.apps.addRedirectUri"];
  };
  "/operator/developers/apps/{app_id}/grants": {
    post: operations["console.apps.createGrant"];
  };
  "/operator/developers/apps/{app_id}/grants/{grant_id}": {
    delete: operations["console.apps.revokeGrant"];
  };
  "/operator/developers/service-accounts": {
    get: operations["console.serviceAccounts.list"];
    post: operations["console.serviceAccounts.create"];
  };
  "/operator/developers/service-accounts/{service_account_id}": {
    patch: operations["console.serviceAccounts.update"];
  };
  "/operator/developers/service-accounts/{service_account_id}/keys": {
    post: operations["console.serviceAccounts.createKey"];
  };
  "/operator/developers/service-accounts/{service_account_id}/keys/{key_id}": {
    delete: operations["console.serviceAccounts.revokeKey"];
  };
  "/operator/developers/deliveries": {
    get: operations["console.deliveries.list"];
  };
  "/operator/developers/webhooks": {
    get: operations["console.webhooks.list"];
    post: operations["console.webhooks.create"];
  };
  "/operator/developers/webhooks/{webhook_id}": {
    delete: operations["console.webhooks.delete"];
    patch: operations["console.webhooks.update"];
  };
  "/operator/developers/webhooks/{webhook_id}/recover": {
    post: operations["console.webhooks.recover"];
  };
  "/operator/developers/webhooks/{webhook_id}/test": {
    post: operations["console.webhooks.test"];
  };
  "/operator/developers/webhooks/{webhook_id}/rotate-secret": {
    post: operations["console.webhooks.rotateSecret"];
  };
  "/operator/developers/webhooks/{webhook_id}/deliveries": {
    get: operations["console.webhooks.listDeliveries"];
  };
  "/operator/developers/webhooks/{webhook_id}/deliveries/{delivery_id}": {
    get: operations["console.webhooks.getDelivery"];
  };
  "/operator/developers/webhooks/{webhook_id}/deliveries/{delivery_id}/replay": {
    post: operations["console.webhooks.replayDelivery"];
  };
  "/operator/developers/webhooks/{webhook_id}/deliveries/replay-failed": {
    post: operations["console.webhooks.replayFailedDeliveries"];
  };
  "/operator/developers/audit-events": {
    get: operations["console.auditEvents.list"];
  };
  "/operator/developers/audit-events/export": {
    get: operations["console.auditEvents.export"];
  };
  "/operator/developers/templates": {
    get: operations["console.templates.list"];
    post: operations["console.templates.create"];
  };
  "/operator/developers/templates/sync": {
    post: operations["console.templates.sync"];
  };
  "/operator/developers/templates/importable": {
    get: operations["console.templates.listImportable"];
  };
  "/operator/developers/templates/import": {
    post: operations["console.templates.import"];
  };
  "/operator/developers/templates/{template_id}": {
    get: operations["console.templates.get"];
    delete: operations["console.templates.delete"];
    patch: operations["console.templates.update"];
  };
  "/operator/developers/vouchers": {
    get: operations["console.vouchers.list"];
    post: operations["console.vouchers.create"];
  };
  "/operator/developers/approvals": {
    get: operations["console.approvals.list"];
  };
  "/operator/developers/approvals/{approval_id}": {
    get: operations["console.approvals.get"];
  };
  "/operator/developers/approvals/{approval_id}/rehearsal": {
    get: operations["console.approvals.rehearse"];
    post: operations["console.approvals.rehearseChanged"];
  };
  "/operator/developers/approvals/{approval_id}/approve": {
    post: operations["console.approvals.approve"];
  };
  "/operator/developers/approvals/{approval_id}/reject": {
    post: operations["console.approvals.reject"];
  };
  "/operator/developers/drafts/{run_id}/approve": {
    post: operations["console.drafts.approve"];
  };
  "/operator/developers/members": {
    get: operations["console.members.list"];
    post: operations["console.members.invite"];
  };
  "/operator/developers/members/{member_id}": {
    delete: operations["console.members.remove"];
    patch: operations["console.members.update"];
  };
  "/operator/developers/members/{member_id}/password-reset": {
    post: operations["console.members.resetPassword"];
  };
  "/operator/developers/members/{member_id}/sessions": {
    delete: operations["console.members.endSessions"];
  };
  "/operator/developers/consents": {
    get: operations["console.consents.list"];
  };
  "/operator/developers/consents/{consent_id}": {
    delete: operations["console.consents.revoke"];
  };
  "/operator/events": {
    get: operations["console.events.list"];
  };
  "/operator/events/stream": {
    get: operations["console.events.stream"];
  };
  "/operator/events/{event_id}": { get: operations["console.events.get"]; };
  "/operator/customers": {
    get: operations["console.customers.list"];
  };
  "/operator/customers/{customer_id}": {
    get: operations["console.customers.get"];
    patch: operations["console.customers.update"];
  };
  "/operator/customers/{customer_id}/export": {
    get: operations["console.customers.export"];
  };
  "/operator/customers/{customer_id}/erase": {
    post: operations["console.customers.erase"];
  };
  "/operator/customers/{customer_id}/merge": {
    post: operations["console.customers.merge"];
  };
  "/operator/customers/{customer_id}/unmerge": {
    post: operations["console.customers.unmerge"];
  };
  "/operator/customers/{customer_id}/consents": {
    get: operations["console.customers.listConsents"];
    post: operations["console.customers.recordConsent"];
  };
  "/operator/media": {
    post: operations["console.media.uploadFile"];
  };
  "/operator/media/{media_id}": { get: operations["console.media.get"]; };
  "/operator/media/{media_id}/content": {
    get: operations["console.media.download"];
  };
  "/operator/alerts": {
    get: operations["console.alerts.get"];
    post: operations["console.alerts.set"];
  };
  "/operator/costs": { get: operations["console.costs.get"]; };
  "/operator/caps": {
    get: operations["console.caps.get"];
    post: operations["console.caps.set"];
  };
  "/operator/caps/cancel": {
    post: operations["console.caps.cancelWaiting"];
  };
  "/operator/rates": {
    get: operations["console.rates.get"];
    post: operations["console.rates.set"];
  };
  "/operator/retention": {
    get: operations["console.retention.get"];
    post: operations["console.retention.set"];
  };
  "/operator/quiet-hours": {
    get: operations["console.quietHours.get"];
    post: operations["console.quietHours.set"];
  };
  "/operator/limits": {
    get: operations["console.limits.list"];
  };
  "/operator/knowledge": {
    get: operations["console.knowledge.list"];
    post: operations["console.knowledge.create"];
  };
  "/operator/knowledge/search": {
    get: operations["console.knowledge.search"];
  };
  "/operator/knowledge/{knowledge_id}": {
    get: operations["console.knowledge.get"];
    patch: operations["console.knowledge.update"];
  };
  "/operator/knowledge/{knowledge_id}/refresh": {
    post: operations["console.knowledge.refresh"];
  };
  "/operator/knowledge-gaps": {
    get: operations["console.knowledgeGaps.list"];
  };
  "/operator/knowledge-gaps/{gap_id}": {
    delete: operations["console.knowledgeGaps.dismiss"];
  };
  "/operator/runs": { get: operations["console.runs.list"]; };
  "/operator/runs/{run_id}": { get: operations["console.runs.get"]; };
  "/operator/messages": {
    get: operations["console.messages.list"];
  };
  "/operator/messages/{message_id}": {
    get: operations["console.messages.get"];
  };
  "/operator/messages/{message_id}/reaction": {
    post: operations["console.messages.react"];
  };
  "/operator/messages/{message_id}/typing": {
    post: operations["console.messages.showTyping"];
  };
  "/operator/requests": {
    get: operations["console.requests.list"];
  };
  "/operator/requests/{request_id}": {
    get: operations["console.requests.get"];
  };
  "/operator/agent-sessions": {
    get: operations["console.agentSessions.list"];
    post: operations["console.agentSessions.create"];
  };
  "/operator/agent-sessions/{session_id}": {
    get: operations["console.agentSessions.get"];
  };
  "/operator/agent-sessions/{session_id}/messages": {
    get: operations["console.agentSessions.listMessages"];
    post: operations["console.agentSessions.sendMessage"];
  };
  "/operator/conversations": {
    get: operations["console.conversations.list"];
  };
  "/operator/conversations/counts": {
    get: operations["console.conversations.count"];
  };
  "/operator/conversations/{conversation_id}": {
    get: operations["console.conversations.get"];
  };
  "/operator/conversations/{conversation_id}/messages": {
    get: operations["console.conversations.listMessages"];
    post: operations["console.conversations.reply"];
  };
  "/operator/conversations/{conversation_id}/events": {
    get: operations["console.conversations.listEvents"];
  };
  "/operator/conversations/{conversation_id}/take-over": {
    post: operations["console.conversations.takeOver"];
  };
  "/operator/conversations/{conversation_id}/assign": {
    post: operations["console.conversations.assign"];
  };
  "/operator/conversations/{conversation_id}/unassign": {
    post: operations["console.conversations.unassign"];
  };
  "/operator/conversations/{conversation_id}/hand-back": {
    post: operations["console.conversations.handBack"];
  };
  "/operator/conversations/{conversation_id}/close": {
    post: operations["console.conversations.close"];
  };
  "/operator/conversations/{conversation_id}/reopen": {
    post: operations["console.conversations.reopen"];
  };
  "/operator/conversations/{conversation_id}/notes": {
    get: operations["console.conversations.listNotes"];
    post: operations["console.conversations.addNote"];
  };
  "/operator/conversations/{conversation_id}/labels": {
    post: operations["console.conversations.setLabels"];
  };
}
export interface webhooks {
  "conversation.created": {
    post: operations["webhook.conversation.created"];
  };
  "conversation.message_received": {
    post: operations["webhook.conversation.message_received"];
  };
  "conversation.message_changed": {
    post: operations["webhook.conversation.message_changed"];
  };
  "conversation.message_delivered": {
    post: operations["webhook.conversation.message_delivered"];
  };
  "conversation.message_failed": {
    post: operations["webhook.conversation.message_failed"];
  };
  "channel.notice_received": {
    post: operations["webhook.channel.notice_received"];
  };
  "channel.status_changed": {
    post: operations["webhook.channel.status_changed"];
  };
  "conversation.updated": {
    post: operations["webhook.conversation.updated"];
  };
  "customer.updated": {
    post: operations["webhook.customer.updated"];
  };
  "customer.opted_in": {
    post: operations["webhook.customer.opted_in"];
  };
  "customer.opted_out": {
    post: operations["webhook.customer.opted_out"];
  };
  "customer.erased": {
    post: operations["webhook.customer.erased"];
  };
  "customer.merged": {
    post: operations["webhook.customer.merged"];
  };
  "customer.unmerged": {
    post: operations["webhook.customer.unmerged"];
  };
  "agent.intent_detected": {
    post: operations["webhook.agent.intent_detected"];
  };
  "agent.action_pending": {
    post: operations["webhook.agent.action_pending"];
  };
  "agent.action_approved": {
    post: operations["webhook.agent.action_approved"];
  };
  "agent.action_rejected": {
    post: operations["webhook.agent.action_rejected"];
  };
  "agent.handoff": {
    post: operations["webhook.agent.handoff"];
  };
  "session.ended": {
    post: operations["webhook.session.ended"];
  };
  "atlas.event.received": {
    post: operations["webhook.atlas.event.received"];
  };
  "atlas.action.executed": {
    post: operations["webhook.atlas.action.executed"];
  };
  "atlas.run.updated": {
    post: operations["webhook.atlas.run.updated"];
  };
  "agent.message_delivery": {
    post: operations["webhook.agent.message_delivery"];
  };
  "message.delivered": {
    post: operations["webhook.message.delivered"];
  };
  "template.status_changed": {
    post: operations["webhook.template.status_changed"];
  };
  "export.status_changed": {
    post: operations["webhook.export.status_changed"];
  };
}
export interface components {
  schemas: {
    /** The agent's message. Its first part is the text, its second the citations. */
    A2aAnswer: {
      /** The message of the session. Format: uuid. */
      messageId: string;
      /** The session. Send it with the next message. Format: uuid. */
      contextId: string;
      /** The side that speaks. */
      role: "ROLE_AGENT";
      /** The content. */
      parts: {
        /** The answer. */
        text?: string;
        /** Members of a session's reply by HTTP. */
        data?: {
          /** Passages that the answer rests on. */
          citations?: { [key: string]: unknown; }[];
          /** `grounded`, `gap_weak` or `gap_none`. */
          knowledge_state?: string;
          /** The run. Format: uuid. */
          run_id?: string;
        };
        /** The media type. */
        mediaType?: string;
      }[];
    };
    /** The request was refused. */
    A2aError: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** The problem. */
      error: {
        /** The code of JSON-RPC or A2A. */
        code: number;
        /** The problem and its remedy. */
        message: string;
        /** The reason. */
        data: {
          /** The form of the reason. */
          "@type": "type.googleapis.com/google.rpc.ErrorInfo";
          /** Such as `TASK_NOT_FOUND`, or a code such as `not_found`. */
          reason: string;
          /** `a2a-protocol.org`, or `atlas` for a code of the service. */
          domain: string;
        }[];
      };
    };
    /** A message of A2A. */
    A2aMessage: {
      /** The sender's id of the message. */
      messageId: string;
      /** The session that the message belongs to. Format: uuid. */
      contextId?: string;
      /** A task. There are none. */
      taskId?: string;
      /** The side that speaks. */
      role: "ROLE_USER" | "ROLE_AGENT";
      /** The content. Only text is read. */
      parts: components["schemas"]["A2aPart"][];
      /** Members of the sender. */
      metadata?: { [key: string]: unknown; };
      /** Extensions that the message uses. */
      extensions?: string[];
      /** Tasks that the message refers to. */
      referenceTaskIds?: string[];
    };
    /** Part of a message; text, in `text`, or something else. */
    A2aPart: {
      /** Text. */
      text?: string;
      /** JSON. */
      data?: { [key: string]: unknown; };
      /** The media type. */
      mediaType?: string;
      /** Members of the sender. */
      metadata?: { [key: string]: unknown; };
    } & { [key: string]: unknown; };
    /** Any other method of A2A. */
    A2aRequest: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** The method, such as `ListTasks` or `GetTask`. */
      method: string;
      /** Parameters of the method. */
      params?: { [key: string]: unknown; };
    };
    /** The request succeeded. */
    A2aResult: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** `message` after `SendMessage` and `SendStreamingMessage`; no `tasks` after `ListTasks`. */
      result: {
        /** The agent's message. Its first part is the text, its second the citations. */
        message?: components["schemas"]["A2aAnswer"];
        /** The tasks. There are none. */
        tasks?: { [key: string]: unknown; }[];
        /** Empty, as there is no next page. */
        nextPageToken?: string;
        /** Tasks of this page. */
        pageSize?: number;
        /** Tasks in all. */
        totalSize?: number;
      };
    };
    /** Sends a message to the agent. */
    A2aSendMessage: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** The method. The second gets the same answer as a server-sent event. */
      method: "SendMessage" | "SendStreamingMessage";
      /** The message and its settings. */
      params: {
        /** The agent to answer a new session. Format: uuid. */
        tenant?: string;
        /** A message of A2A. */
        message: components["schemas"]["A2aMessage"];
        /** Settings of A2A. None changes the answer. */
        configuration?: { [key: string]: unknown; };
        /** Members of the caller. They are not kept. */
        metadata?: { [key: string]: unknown; };
      };
    };
    /** The invitation's token, and a new password for this organization. */
    AcceptInvitationRequest: {
      /** The token of the invitation. */
      invitation_token: string;
      /** A password or pass phrase. */
      password: components["schemas"]["Password"];
      /** Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
      name?: components["schemas"]["OperatorName"];
    } & { [key: string]: unknown; };
    /** Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
     *     so answer in the language of the question. */
    AcrossLanguages: {
      /** The language of the question, as a BCP 47 tag. */
      question_language: string;
      /** The way in which the first result was found. `meaning`: by its meaning, not by its words. */
      matched_by: "meaning";
    };
    /** The outcome of an action. Only a reply has a delivery. A draft has an approval in its run. */
    ActionResult: {
      /** The service has taken the action on. */
      accepted: true;
      /** `reply` sends text to the customer. `draft` proposes a reply to an operator. `handoff` passes the conversation to people. `assign_owner` makes an operator its owner, and `unassign_owner` takes the owner away. `hand_back` returns it to the agent. `close` ends it, and `reopen` opens it again. */
      action_type: components["schemas"]["ActionType"];
      /** The initial delivery state of a reply. Null for any other action. */
      delivery_state: "queued" | null;
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The message of a reply or null. Format: uuid. */
      message_id: string | null;
      /** The outbox row of a reply or null. Format: uuid. */
      outbox_id: string | null;
      /** True if free-form text may be sent now. */
      window_open: boolean;
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
    };
    /** `reply` sends text to the customer. `draft` proposes a reply to an operator. `handoff` passes the conversation to people. `assign_owner` makes an operator its owner, and `unassign_owner` takes the owner away. `hand_back` returns it to the agent. `close` ends it, and `reopen` opens it again. */
    ActionType: "reply" | "draft" | "handoff" | "assign_owner" | "unassign_owner" | "hand_back" | "close" | "reopen";
    /** Answer of an adapter that has taken a request. The body may be left out. */
    AdapterAnswer: {
      /** Your id of the message. */
      provider_message_id?: string;
    };
    /** Answer of an adapter that refuses a message for good. */
    AdapterRefusal: {
      /** The reason. */
      error: {
        /** An `error_code` of the service, such as `recipient_unreachable`. Any other becomes `provider_error`. */
        code?: string;
        /** The reason in a few words. */
        title?: string;
        /** More about it. */
        details?: string;
      };
    };
    /** A request of the service to an adapter. */
    AdapterRequest: {
      /** Id of the request; the same at each attempt. Take each one once. Format: uuid. */
      event_id: string;
      /** `adapter.message`: send this. `adapter.read`: a customer's message was read. `adapter.reaction`: the business reacts to a message. `adapter.check`: answer 200. */
      event_type: "adapter.message" | "adapter.read" | "adapter.reaction" | "adapter.check";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel. Format: uuid. */
      channel_id: string;
      /** The customer; left out of a check. One of `phone_number` and `user_id` is there, or both. */
      customer?: {
        /** The customer. Format: uuid. */
        id: string;
        /** A phone number in E.164 form. */
        phone_number?: components["schemas"]["PhoneNumber"];
        /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
        user_id?: components["schemas"]["UserId"];
        /** The name as far as it is known. */
        name?: string | null;
      };
      /** The message; left out of a check. */
      message?: {
        /** The message, for `messages.reportStatus`. Format: uuid. */
        id: string;
        /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
        type?: components["schemas"]["MessageType"];
        /** The text, or the short form of other content. */
        text?: string;
        /** The content of a message of another type than `text`. Of a template it is the file in its header. */
        content?: components["schemas"]["MessageContent"];
        /** The message that this one quotes. It must belong to the same conversation. */
        reply_to?: components["schemas"]["ReplyTo"];
        /** Your id of the message that was read or is reacted to. */
        provider_message_id?: string;
        /** True if somebody writes an answer to the message that was read. */
        typing?: boolean;
        /** The emoji. Null takes the reaction away. */
        reaction?: string | null;
        /** Your id of the message that it quotes. */
        reply_to_provider_message_id?: string;
      };
    };
    /** A note for colleagues. */
    AddConversationNoteRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The text of the note. */
      text: components["schemas"]["ConversationNoteText"];
    } & { [key: string]: unknown; };
    /** A redirect URI to register. */
    AddRedirectUriRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** An absolute address without a fragment; it is compared exactly. */
      redirect_uri: components["schemas"]["RedirectUri"];
    } & { [key: string]: unknown; };
    /** An agent of the organization. */
    Agent: {
      /** The agent. Format: uuid. */
      id: string;
      /** Its name. */
      name: string;
      /** The purpose of the agent. */
      description: string | null;
      /** `hosted`: the service runs the agent. `external`: your own program does, through this API. */
      kind: components["schemas"]["AgentKind"];
      /** The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
      status: components["schemas"]["AgentStatus"];
      /** The channels it works on. */
      channels: components["schemas"]["ChannelName"][];
      /** The knowledge documents linked to it. */
      source_ids: components["schemas"]["Id"][];
      /** True if the public directory lists it. */
      is_listed: boolean;
      /** Its category in the directory. */
      listing_category: string | null;
      /** Its description in the directory. */
      listing_description: string | null;
      /** Its name in addresses of the directory. */
      listing_slug: string | null;
      /** Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
      reply_within_seconds: components["schemas"]["ReplyWithinSeconds"];
      /** Seconds that people usually take to answer after a handoff, within `people_hours` if these are set. The customer is told when a person is announced. Null: no time is named. */
      people_reply_within_seconds: components["schemas"]["PeopleReplyWithinSeconds"];
      /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
      people_hours: components["schemas"]["PeopleHours"];
      /** True if the service tells a waiting customer once, in the agent's name, that a person will answer. Always true for a hosted agent. Default for an external one: false, it speaks for itself. */
      announces_people: components["schemas"]["AnnouncesPeople"];
      /** Seconds without another message of the customer after which a hosted agent answers, at most 10 seconds after the first message. It answers all of them at once. 0: each at once. Default: 3. Always null for an external agent. */
      answer_after_seconds: components["schemas"]["AnswerAfterSeconds"];
      /** The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
      fallback_agent_id: components["schemas"]["FallbackAgentId"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** Time when it was created. Format: date-time. */
      created_at: string;
      /** Time when it last changed. Format: date-time. */
      updated_at: string;
    };
    /** An operator has approved a pending action. The run has the outcome. */
    AgentActionApprovedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.action_approved";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
      /** The approval. */
      approval: components["schemas"]["EventApproval"];
    };
    /** A risky action of an agent has been recorded and waits for a person. */
    AgentActionPendingEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.action_pending";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
      /** The approval. */
      approval: components["schemas"]["EventApproval"];
    };
    /** An operator has rejected a pending action; nothing was executed. */
    AgentActionRejectedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.action_rejected";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
      /** The approval. */
      approval: components["schemas"]["EventApproval"];
    };
    /** A conversation has moved to a human operator; hosted agents reply no more. */
    AgentHandoffEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.handoff";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run?: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action?: components["schemas"]["EventAction"];
    };
    /** The service has found out what a customer's message is after. */
    AgentIntentDetectedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.intent_detected";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run?: components["schemas"]["Run"];
      /** The customer's intent. */
      intent: components["schemas"]["EventIntent"];
    };
    /** `hosted`: the service runs the agent. `external`: your own program does, through this API. */
    AgentKind: "hosted" | "external";
    /** A passage that answers the query, with its source. */
    AgentKnowledgeResult: {
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The passage. */
      content: string;
      /** The relevance of the passage. */
      score: number;
      /** The document. Format: uuid. */
      knowledge_id: string;
      /** The source of a passage, and the place in it. */
      citation: components["schemas"]["KnowledgeCitation"];
    };
    /** The passages, best first. On `gap_weak`, `gap_none` or no result, hand off or ask back. */
    AgentKnowledgeResults: {
      /** At most `top_k` passages. */
      results: components["schemas"]["AgentKnowledgeResult"][];
      /** The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
      knowledge_state: components["schemas"]["KnowledgeState"];
      /** The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
      knowledge_gap: components["schemas"]["KnowledgeGap"];
      /** Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
       *     so answer in the language of the question. */
      across_languages?: components["schemas"]["AcrossLanguages"];
    };
    /** An outbound message has moved to the status in `message.status`. */
    AgentMessageDeliveryEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.message_delivery";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
    AgentStatus: "ready" | "archived";
    /** The service, its uses, and its machine-readable documents. */
    AgentsDiscovery: {
      /** The name of the service. */
      name: string;
      /** The purpose of the service. */
      description: string;
      /** The version of the contract. */
      version: string;
      /** The hosts, as this deployment names them. */
      hosts: {
        /** The public API. Format: uri. */
        base_url: string;
        /** The developer console. Format: uri. */
        console_url: string;
        /** The Agent API. Format: uri. */
        agent_base_url: string;
        /** The discovery documents. Format: uri. */
        site_url: string;
      };
      /** Further documents. */
      documents: {
        /** The contract. Format: uri. */
        openapi: string;
        /** The tool server's discovery document. Format: uri. */
        mcp: string;
        /** An index of the documentation, for models. Format: uri. */
        llms: string;
        /** The whole documentation, for models. Format: uri. */
        llms_full: string;
        /** Instructions for agents. Format: uri. */
        skill: string;
        /** The page for agents and their owners. Format: uri. */
        agents: string;
        /** The page for developers of agents. Format: uri. */
        developers: string;
        /** The changelog. Format: uri. */
        changelog: string;
        /** The deployed version. Format: uri. */
        version: string;
      };
      /** Authentication of requests. */
      authentication: components["schemas"]["DiscoveryAuthentication"];
      /** Scopes of a token. */
      scopes: {
        /** A permission of a public credential. */
        name: components["schemas"]["Scope"];
        /** Access that the scope gives. */
        description: string;
      }[];
      /** Uses that the service fits. */
      fit: string[];
      /** Uses that it does not fit. */
      not_fit: string[];
    };
    /** An address that gets the alerts. Format: email. */
    AlertEmail: string;
    /** A state of the organization that somebody should know of. */
    AlertKind: "webhook_disabled" | "webhook_failing" | "channel_refused" | "template_rejected" | "approval_waiting" | "handoff_waiting" | "job_set_aside" | "limit_near" | "key_expiring" | "deprecated_in_use" | "cap_reached";
    /** The address of an incoming webhook that takes Slack's form, `{"text":"…"}`; null for none. It is never shown again. Without it, the known one stays. Format: uri. */
    AlertUrl: string | null;
    /** The alerts that the organization has chosen, and where they go. */
    Alerts: {
      /** The chosen kinds, in the order of the contract. */
      kinds: components["schemas"]["AlertKind"][];
      /** Addresses that get one mail for all new alerts. */
      emails: components["schemas"]["AlertEmail"][];
      /** The host of the incoming webhook; null without one. */
      webhook_host: string | null;
    };
    /** An amount in the currency of the rates, exact to a millionth. Null without a rate. */
    Amount: string | null;
    /** True if the service tells a waiting customer once, in the agent's name, that a person will answer. Always true for a hosted agent. Default for an external one: false, it speaks for itself. */
    AnnouncesPeople: boolean;
    /** Seconds without another message of the customer after which a hosted agent answers, at most 10 seconds after the first message. It answers all of them at once. 0: each at once. Default: 3. Always null for an external agent. */
    AnswerAfterSeconds: number | null;
    /** One attempt to deliver, with the endpoint's answer. */
    AnsweredAttempt: {
      /** Its number, from 1. */
      attempt: number;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      started_at: components["schemas"]["Timestamp"];
      /** Duration of the attempt. */
      duration_ms: number;
      /** The HTTP status of the answer; null if there was none. */
      response_status: number | null;
      /** The first 40 headers of the answer, without cookies, each cut to 512 characters; null if there was no answer. */
      response_headers: { [key: string]: string; } | null;
      /** The first 4,096 bytes of the answer as text; null if there are none, or if they are compressed. */
      response_body: string | null;
      /** Reason why there was no answer. */
      error: string | null;
    };
    /** An access grant of an app. Its secret is never shown again. */
    AppGrant: {
      /** The grant. Format: uuid. */
      id: string;
      /** The status of the grant. `active`: its token is accepted. `revoked`: its token is refused, and lists keep the grant. */
      grant_status: components["schemas"]["GrantStatus"];
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** The leading part of the token, to recognize it by. */
      token_prefix: components["schemas"]["CredentialPrefix"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** From then on it is accepted no more; null for never. */
      expires_at?: components["schemas"]["CredentialExpiry"];
      /** Time when it was last used, to within a minute or two; null if it never was. */
      last_used_at?: components["schemas"]["LastUsedAt"];
      /** Time when it was revoked; null while it is active. */
      revoked_at: components["schemas"]["RevokedAt"];
    };
    /** A redirect URI that an app has registered. */
    AppRedirectUri: {
      /** The registration. Format: uuid. */
      id: string;
      /** An absolute address without a fragment; it is compared exactly. */
      redirect_uri: components["schemas"]["RedirectUri"];
    };
    /** A risky call or a draft that waits for a person, or what the person decided. */
    Approval: {
      /** The approval. Format: uuid. */
      id: string;
      /** The run that waits for it. Format: uuid. */
      run_id: string;
      /** The run's current status. */
      run_status: "pending_approval" | "completed" | "failed" | "rejected";
      /** Pending until an operator decides, or expired after 7 days. */
      approval_state: "pending" | "approved" | "rejected" | "expired";
      /** A risky tool, or a draft that may become a reply. */
      action_type: "tool_call" | "draft";
      /** The tool; null for a draft. */
      tool_name: string | null;
      /** The recorded arguments; executed unless the operator gave others. A draft has its `text`. */
      arguments: { [key: string]: unknown; };
      /** SHA-256 of the recorded call, which the approval is bound to. */
      arguments_hash: string;
      /** The arguments that the operator gave in place of the recorded ones, and that were executed. */
      approved_arguments: { [key: string]: unknown; } | null;
      /** SHA-256 of the call with the operator's arguments. */
      approved_hash: string | null;
      /** The conversation, if the call belongs to one. Format: uuid. */
      conversation_id: string | null;
      /** Reason why it was rejected. */
      reason: string | null;
      /** The operator who decided; null if nobody did, or the caller has withdrawn the call. Format: uuid. */
      decided_by: string | null;
      /** Time when it was decided. Format: date-time. */
      decided_at: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
    };
    /** The effect that approving would have now. Nothing was changed. */
    ApprovalRehearsal: {
      /** `completed`: it would be carried out. `failed`: the tool would refuse, and the approval would be used up. `refused`: it cannot be approved now, and would stay as it is. */
      outcome: "completed" | "failed" | "refused";
      /** The result that its run would hold. Null for a draft, which sends its text, and where nothing would happen. */
      effect: { [key: string]: unknown; } | null;
      /** Reason why it would not be carried out; null if it would. */
      error: {
        /** The error code. */
        code: string;
        /** The reason, in a sentence. */
        message: string;
      } | null;
    };
    /** The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days. */
    ApprovalState: "pending" | "approved" | "rejected" | "expired" | null;
    /** A draft as it stands needs nothing but its path. Another `text` is sent in its place. */
    ApproveDraftRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The text as the customer reads it. */
      text?: components["schemas"]["MessageText"];
    } & { [key: string]: unknown; };
    /** An approval as recorded needs nothing but its path. Other `arguments` of a tool, or another `text` of a draft, are executed in place of the recorded ones. */
    ApproveRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** All arguments of the tool, by its schema. */
      arguments?: { [key: string]: unknown; };
      /** The text as the customer reads it. */
      text?: components["schemas"]["MessageText"];
    } & { [key: string]: unknown; };
    /** The draft has become a reply and is on its way. */
    ApprovedDraft: {
      /** The run of the draft. Format: uuid. */
      run_id: string;
      /** The message is accepted and on its way. `phone_number` is left out while nobody knows it. */
      acknowledgement: components["schemas"]["OutboundAcknowledgement"];
    };
    /** A question to the agent that is tried. */
    AskAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The user's question. */
      query: string;
      /** Maximum number of passages; 5 by default. */
      top_k?: number;
      /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
      audience?: components["schemas"]["KnowledgeReader"];
    } & { [key: string]: unknown; };
    /** The new owner. */
    AssignConversationRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The member who gets the conversation. Format: uuid. */
      owner_id: string;
    } & { [key: string]: unknown; };
    /** Makes an operator of the organization the owner of the conversation. */
    AssignOwnerAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "assign_owner";
      /** The new owner. */
      payload: {
        /** The operator. Format: uuid. */
        owner_id: string;
      };
    };
    /** An action was executed by `POST /v1/atlas/actions`. */
    AtlasActionExecutedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "atlas.action.executed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
    };
    /** An inbound event was accepted by `POST /v1/atlas/events`. */
    AtlasEventReceivedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "atlas.event.received";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** The inbound event as `POST /v1/atlas/events` was given it. */
      inbound?: components["schemas"]["EventInbound"];
    };
    /** A run was recorded, or has moved to another status. */
    AtlasRunUpdatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "atlas.run.updated";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
    };
    /** Something that an operator, a credential or the service itself did to an asset of the organization. */
    AuditEvent: {
      /** The audit event. Format: uuid. */
      id: string;
      /** The change: `atlas_api.<asset>.<...>.<verb>`. The service itself, as the actor `system`, writes `atlas_api.webhook.disable` when it disables a webhook whose receiver is gone, and `atlas_api.job.set_aside` when it gives up work that keeps failing on its side. */
      event_type: string;
      /** The id of the request that caused it. */
      correlation_id: string;
      /** The actor. */
      actor_type: "operator" | "credential" | "system";
      /** The operator or credential. Null for the system. Format: uuid. */
      actor_id: string | null;
      /** The asset that was acted on. Format: uuid. */
      asset_id: string | null;
      /** The asset's changed members before the action. Null if none. Never contains secrets. */
      before: { [key: string]: unknown; } | null;
      /** The asset's changed members after the action. Null if none. Never contains secrets. */
      after: { [key: string]: unknown; } | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The button that the customer chose. */
    ButtonReplyContent: {
      /** The kind of content. */
      type: "button_reply";
      /** Your id of the choice. */
      id: string;
      /** The label that the customer chose. */
      title: string;
    };
    /** Text with up to three reply buttons. The customer's choice comes as `button_reply`. */
    ButtonsContent: {
      /** The kind of content. */
      type: "buttons";
      /** The text above the buttons. */
      text: string;
      /** A line above the text. */
      header?: string;
      /** A line below the text. */
      footer?: string;
      /** The buttons in order. Ids and titles must differ. */
      buttons: {
        /** Your id of the choice. It returns with the reply. */
        id: string;
        /** The label. */
        title: string;
      }[];
    };
    /** Unit of a cap: billable messages, or their cost. */
    CapUnit: "messages" | "amount";
    /** The caps, as this month has used them. */
    Caps: {
      /** The month that counts in UTC. */
      month: string;
      /** The currency of the rates by ISO 4217. Null without rates. */
      currency: string | null;
      /** Messages that wait for a cap, counted up to 10,000. */
      waiting: number;
      /** The caps. */
      caps: components["schemas"]["SpendingCap"][];
    };
    /** The password that holds, and the one that is to. */
    ChangePasswordRequest: {
      /** The password that holds. */
      current_password: string;
      /** A password or pass phrase. */
      new_password: components["schemas"]["Password"];
    } & { [key: string]: unknown; };
    /** The message. It must belong to the customer's conversation. Format: uuid. */
    ChangedMessageId: string;
    /** A messaging channel of the organization. */
    Channel: {
      /** The channel. Format: uuid. */
      id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The display name of the channel. */
      display_name: string;
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      status: components["schemas"]["ChannelStatus"];
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id: components["schemas"]["ServingAgentId"];
      /** Time when the channel was last checked. Null before the first check. Format: date-time. */
      last_health_check: string | null;
      /** Time when the channel was connected. Format: date-time. */
      created_at: string;
    };
    /** A channel, and what to enter at its provider. The token is shown once. */
    ChannelCallback: {
      /** A channel as operators see it, with its link to the messaging app. */
      channel: components["schemas"]["LinkedChannel"];
      /** The address that the provider calls back. Format: uri. */
      callback_url: string;
      /** The address for all numbers of the provider's app, which takes one. Enter it in place of `callback_url`, with the `verify_token` of any of its channels. Format: uri. */
      app_callback_url?: string;
      /** The token by which the provider proves a new callback. */
      verify_token: string;
    };
    /** A messaging channel with what its last health check found. */
    ChannelDetail: {
      /** The channel. Format: uuid. */
      id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The display name of the channel. */
      display_name: string;
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      status: components["schemas"]["ChannelStatus"];
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id: components["schemas"]["ServingAgentId"];
      /** Time when the channel was last checked. Null before the first check. Format: date-time. */
      last_health_check: string | null;
      /** Time when the channel was connected. Format: date-time. */
      created_at: string;
      /** The result of the last health check. */
      health: components["schemas"]["ChannelHealth"];
    };
    /** The display name of the channel. */
    ChannelDisplayName: string;
    /** The result of the last health check. */
    ChannelHealth: {
      /** `healthy`: messages pass. `degraded`: some fail or are slow. `unreachable`: none pass. `unknown`: never checked. */
      state: "healthy" | "degraded" | "unreachable" | "unknown";
      /** The messaging app's response time in milliseconds. Null without a response. */
      latency_ms: number | null;
      /** Checks that failed since the last good one. */
      consecutive_failures: number;
      /** The problem. Null when healthy. */
      message: string | null;
      /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
      provider_error?: components["schemas"]["ProviderError"];
    };
    /** The link of a channel to its provider, without its secrets. */
    ChannelLink: {
      /** `cloud_api`: WhatsApp's Cloud API. `adapter`: an address of your own, which is `base_url`. */
      provider?: "cloud_api" | "adapter";
      /** The URL at which the provider's API begins. Format: uri. */
      base_url: string;
      /** The provider's id of the number. */
      sender_id: string;
      /** The provider's id of the business account, which holds the templates. */
      business_account_id: string | null;
      /** The language of templates that are made without one. */
      template_language: string;
    };
    /** The messaging app as one lowercase word. */
    ChannelName: string;
    /** The messaging app said something about a channel that is no message and no status. */
    ChannelNoticeReceivedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "channel.notice_received";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel. Format: uuid. */
      channel_id: string;
      /** The display name of the channel. */
      display_name: string;
      /** Words of the messaging app, as they came. */
      notice: components["schemas"]["EventNotice"];
    };
    /** Steps of linking a number, in their order. */
    ChannelSetup: {
      /** True if no step failed. */
      is_ready: boolean;
      /** The number as the provider shows it; null if it was not read. */
      number: components["schemas"]["CheckedNumber"] | null;
      /** The steps. */
      steps: components["schemas"]["ChannelSetupStep"][];
    };
    /** A step of linking a number. */
    ChannelSetupStep: {
      /** `token`: the access token. `secret`: the app and its secret. `scopes`: the permissions of the token. `number`: the number. `account`: the business account. `callback`: the address at the app. `subscription`: the app hears of the account. */
      step: "token" | "secret" | "scopes" | "number" | "account" | "callback" | "subscription";
      /** `passed`, `failed`, or `skipped`: nobody was asked. */
      state: "passed" | "failed" | "skipped";
      /** Finding of the step. */
      message: string;
      /** Remedy; null if nothing needs one. */
      advice: string | null;
    };
    /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
    ChannelStatus: "connected" | "active" | "disconnected";
    /** The status or the health of a channel has changed. */
    ChannelStatusChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "channel.status_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel. Format: uuid. */
      channel_id: string;
      /** The display name of the channel. */
      display_name: string;
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      status: components["schemas"]["ChannelStatus"];
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      previous_status: components["schemas"]["ChannelStatus"];
      /** The result of the last health check. */
      health: components["schemas"]["ChannelHealth"];
      /** A health check, or an operator. */
      cause: "health" | "operator";
    };
    /** The values that link a number at a messaging app. */
    CheckChannelRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The URL at which the provider's API begins. Format: uri. */
      base_url: string;
      /** An id that the provider gave. */
      sender_id: components["schemas"]["ProviderId"];
      /** An id that the provider gave. */
      business_account_id?: components["schemas"]["ProviderId"];
      /** An id that the provider gave. */
      app_id?: components["schemas"]["ProviderId"];
      /** A secret of the provider. It is stored encrypted and never shown. */
      access_token: components["schemas"]["ProviderSecret"];
      /** A secret of the provider. It is stored encrypted and never shown. */
      app_secret: components["schemas"]["ProviderSecret"];
    } & { [key: string]: unknown; };
    /** A number as its provider shows it. */
    CheckedNumber: {
      /** The number as the provider writes it. */
      phone_number: string;
      /** The name that customers see. */
      display_name: string;
    };
    /** A passage that a reply rests on. */
    CitedPassage: {
      /** The knowledge document. Format: uuid. */
      knowledge_id: string;
      /** Its title. */
      title: string;
      /** The page it was taken from; left out where there is none. */
      url?: string;
      /** The headings above the passage, the outermost first, joined by " › "; left out where there are none. */
      heading?: string;
      /** The start of the passage in the document's text, in UTF-16 code units. */
      start?: number;
      /** The end of the passage, in the same units. */
      end?: number;
      /** The passage. */
      passage: string;
      /** The relevance of the passage to the question. */
      relevance_score: number;
    };
    /** The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
    ClientId: string;
    /** Hours and minutes of a day of 24 hours. */
    ClockTime: string;
    /** Closes the conversation. The next customer message opens it again. */
    CloseAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "close";
      /** Empty; it may be left out. */
      payload?: components["schemas"]["EmptyPayload"];
    };
    /** A code of the authenticator app that has just got the secret. */
    ConfirmSecondFactorRequest: {
      /** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
      code: components["schemas"]["SecondFactorCode"];
    } & { [key: string]: unknown; };
    /** An operator's consent that an app acts for the organization by OAuth, without its tokens. */
    Consent: {
      /** The consent. Format: uuid. */
      id: string;
      /** The app that acts. */
      app: components["schemas"]["ConsentedApp"];
      /** The operator who has consented. Format: uuid. */
      member_id: string;
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** The resource that its tokens are for. Null for the whole service. */
      resource: string | null;
      /** Revoked for good, by an operator, by the app, or because a code or refresh token came a second time. */
      status: "active" | "revoked";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** Time when it was last used, to within a minute or two; null if it never was. */
      last_used_at: components["schemas"]["LastUsedAt"];
      /** Time when it was revoked; null while it is active. */
      revoked_at: components["schemas"]["RevokedAt"];
    };
    /** The consent is revoked; no instance of the service accepts a token that came of it any more. */
    ConsentRevocation: {
      /** The consent. Format: uuid. */
      id: string;
      /** The final status of the consent. */
      status: "revoked";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      revoked_at: components["schemas"]["Timestamp"];
    };
    /** The app that acts. */
    ConsentedApp: {
      /** The app. Format: uuid. */
      id: string;
      /** The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
      client_id: components["schemas"]["ClientId"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
    };
    /** An app of the organization. */
    ConsoleApp: {
      /** The app. Format: uuid. */
      id: string;
      /** The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
      client_id: components["schemas"]["ClientId"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** The kind of program behind the credential. */
      runtime_mode: components["schemas"]["RuntimeMode"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id: components["schemas"]["ProgramAgentId"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** An app with its redirect URIs and grants, as lists show it. */
    ConsoleAppDetails: {
      /** The app. Format: uuid. */
      id: string;
      /** The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
      client_id: components["schemas"]["ClientId"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** The kind of program behind the credential. */
      runtime_mode: components["schemas"]["RuntimeMode"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id: components["schemas"]["ProgramAgentId"];
      /** Addresses to which OAuth may return its users. */
      redirect_uris: components["schemas"]["AppRedirectUri"][];
      /** Its access grants, without their secrets. */
      grants: components["schemas"]["AppGrant"][];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The operation needs nothing but its path; the body may be left out. */
    ConsoleCommandRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
    } & { [key: string]: unknown; };
    /** A conversation as people work with it. */
    ConsoleConversation: {
      /** The conversation. Format: uuid. */
      id: string;
      /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
      status: components["schemas"]["ConversationStatus"];
      /** The channel of the conversation. */
      channel: components["schemas"]["ConsoleConversationChannel"];
      /** A customer of the organization. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["Customer"];
      /** The operator who owns the conversation or null. */
      owner: components["schemas"]["ConversationOwner"];
      /** The labels of the conversation, in alphabetical order. */
      labels: components["schemas"]["ConversationLabels"];
      /** True if free-form text may be sent now. */
      window_open: boolean;
      /** Time when the 24-hour window closes or closed. Null when the customer never wrote. Format: date-time. */
      window_expires_at: string | null;
      /** Time when the customer last wrote. Null when never. Format: date-time. */
      last_inbound_at: string | null;
      /** Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
      waiting_since: components["schemas"]["WaitingSince"];
      /** The latest message of either side. Null when there is none. */
      last_message: components["schemas"]["ConversationMessage"] | null;
      /** The retention of the organization has removed messages from before this time. Absent while all are kept. */
      messages_removed_before?: components["schemas"]["MessagesRemovedBefore"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** Time when it began. Format: date-time. */
      created_at: string;
      /** Time when something last happened in it. Format: date-time. */
      updated_at: string;
    };
    /** The channel of the conversation. */
    ConsoleConversationChannel: {
      /** The channel. Format: uuid. */
      id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The name that people know it by. */
      display_name: string;
      /** True if a script carries its messages and no real number is contacted. */
      is_scripted?: boolean;
    };
    /** Its purpose, in your words. */
    ConsoleDescription: string;
    /** A file; it is ingested by a job. A format that cannot be read ends in the status `failed`. */
    ConsoleFileKnowledge: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "document";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The name of the file. */
      filename: string;
      /** The type of the file. PDF, Word (.docx), HTML, Markdown, CSV and plain text can be read. */
      media_type: string;
      /** The file in base64; at most 10 MiB before encoding. */
      content: string;
      /** Left out or null. A file on the web has a form of its own. */
      url?: null;
      /** Left out or null. Text has a form of its own. */
      text?: null;
    } & { [key: string]: unknown; };
    /** A file on the web, such as a PDF; it is fetched and ingested by a job. */
    ConsoleFileUrlKnowledge: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "document";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
      url: components["schemas"]["KnowledgeUrl"];
      /** Left out or null. A file that you send has a form of its own. */
      content?: null;
      /** Left out or null. Text has a form of its own. */
      text?: null;
    } & { [key: string]: unknown; };
    /** The passages, best first, and the state of the knowledge. */
    ConsoleKnowledgeResults: {
      /** At most `top_k` passages. None if the state is `gap_none`. */
      results: components["schemas"]["KnowledgeSearchResult"][];
      /** Number of passages that share a word with the question. */
      total_results: number;
      /** The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
      knowledge_state: components["schemas"]["KnowledgeState"];
      /** The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
      knowledge_gap: components["schemas"]["KnowledgeGap"];
      /** Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
       *     so answer in the language of the question. */
      across_languages?: components["schemas"]["AcrossLanguages"];
    };
    /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
    ConsoleName: string;
    /** An organization; never send its id. */
    ConsoleOrganization: {
      /** The organization. Format: uuid. */
      id: string;
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
    };
    /** The organization's totals, and the operator's permissions in the console. */
    ConsoleOverview: {
      /** Number of each that the organization has. Counting stops at 10,000. */
      counts: {
        /** Apps. */
        apps: number;
        /** Service accounts. */
        service_accounts: number;
        /** Webhook endpoints. */
        webhooks: number;
        /** Audit events; 10000 means that many or more. */
        audit_events: number;
      };
      /** The operator's permissions. */
      permissions: {
        /** In the console itself. */
        developer_console: {
          /** True if the operator may read. */
          read: boolean;
          /** True if the operator may decide and change. */
          manage: boolean;
        };
      };
    };
    /** A permission of an operator. */
    ConsolePermission: "developer_console.read" | "developer_console.manage" | "atlas_api.apps.read" | "atlas_api.apps.write" | "atlas_api.oauth.manage" | "atlas_api.service_accounts.manage" | "atlas_api.keys.manage" | "atlas_api.webhooks.manage" | "atlas_api.audit.read" | "atlas_api.channels.read" | "atlas_api.channels.manage" | "atlas_api.agents.read" | "atlas_api.agents.manage" | "atlas_api.organization.manage" | "atlas_api.organization.export" | "atlas_api.conversations.read" | "atlas_api.conversations.manage" | "atlas_api.customers.read" | "atlas_api.customers.manage" | "atlas_api.customers.erase" | "atlas_api.runs.read" | "atlas_api.requests.read" | "atlas_api.knowledge.read" | "atlas_api.knowledge.manage";
    /** An emoji to put on a message. Null takes it away. */
    ConsoleReactionRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** One emoji. Null takes the reaction away. */
      emoji: components["schemas"]["ReactionEmoji"];
    } & { [key: string]: unknown; };
    /** Plain text; it is indexed at once. */
    ConsoleTextKnowledge: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "text";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The body of a text source. */
      text: components["schemas"]["KnowledgeText"];
      /** Left out or null. An address has a form of its own. */
      url?: null;
      /** Left out or null. A file that you send has a form of its own. */
      content?: null;
    } & { [key: string]: unknown; };
    /** The members to change; all others stay. Null forgets a name, a language or a time zone. */
    ConsoleUpdateCustomerRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The name; null forgets it. */
      name?: string | null;
      /** The labels of the customer, in alphabetical order. A request may name them in any order. */
      labels?: components["schemas"]["CustomerLabels"];
      /** Attributes to set, by name. Null removes one; all others stay. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. A customer may have 50. */
      attributes?: components["schemas"]["CustomerAttributeChanges"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata?: components["schemas"]["MetadataChanges"];
      /** The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
      language?: components["schemas"]["CustomerLanguage"];
      /** The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
      time_zone?: components["schemas"]["CustomerTimeZone"];
    } & { [key: string]: unknown; };
    /** The changes to the document. Without `status` and `audience` it is restored; with only `audience` its status stays. */
    ConsoleUpdateKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The new status. `active` returns an archived document to search: to `indexed` if it was indexed before, otherwise to `queued` for a new ingest. `archived` excludes it from search. */
      status?: "active" | "archived";
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
    } & { [key: string]: unknown; };
    /** A web page; it is fetched and ingested by a job. */
    ConsoleUrlKnowledge: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "url";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
      url: components["schemas"]["KnowledgeUrl"];
      /** Left out or null. Text has a form of its own. */
      text?: null;
      /** Left out or null. A file that you send has a form of its own. */
      content?: null;
    } & { [key: string]: unknown; };
    /** Contact cards. */
    ContactsContent: {
      /** The kind of content. */
      type: "contacts";
      /** The cards in order. */
      contacts: {
        /** The whole name. */
        name: string;
        /** The company. */
        organization?: string;
        /** Phone numbers as they are written on the card. */
        phone_numbers?: string[];
        /** E-mail addresses. */
        emails?: string[];
      }[];
    };
    /** The thread with one customer on one channel. */
    Conversation: {
      /** The conversation. Format: uuid. */
      id: string;
      /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
      status: components["schemas"]["ConversationStatus"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** A customer of the organization. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["Customer"];
      /** The operator who owns it or null. Format: uuid. */
      owner_id: string | null;
      /** The labels of the conversation, in alphabetical order. */
      labels: components["schemas"]["ConversationLabels"];
      /** Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
      waiting_since: components["schemas"]["WaitingSince"];
      /** True if free-form text may be sent now. */
      window_open: boolean;
      /** Time when the 24-hour window closes or closed. Null when the customer never wrote. Format: date-time. */
      window_expires_at: string | null;
      /** Time when the customer last wrote. Null when never. Format: date-time. */
      last_inbound_at: string | null;
      /** The retention of the organization has removed messages from before this time. Absent while all are kept. */
      messages_removed_before?: components["schemas"]["MessagesRemovedBefore"];
      /** The ad or post that brought the customer, as the messaging app describes it. */
      referral?: components["schemas"]["Referral"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** Time when it began. Format: date-time. */
      created_at: string;
      /** Time when something last happened in it. Format: date-time. */
      updated_at: string;
    };
    /** Content other than text to the customer; the 24-hour window must be open. Text and templates have forms of their own. */
    ConversationContentReply: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Content other than text. Like text it needs an open window. */
      content: components["schemas"]["OutboundContent"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category?: components["schemas"]["MessageCategory"];
      /** Left out or null. Text has a form of its own. */
      text?: null;
      /** Left out or null. A template has a form of its own. */
      template_id?: null;
    } & { [key: string]: unknown; };
    /** Context for an agent's reply. */
    ConversationContext: {
      /** The thread with one customer on one channel. */
      conversation: components["schemas"]["Conversation"];
      /** A customer of the organization. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["Customer"];
      /** The latest messages, the oldest first. */
      recent_messages: components["schemas"]["ConversationMessage"][];
      /** Passages that answer the last customer message, the best first. */
      knowledge: components["schemas"]["KnowledgeSearchResult"][];
      /** The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
      knowledge_state: components["schemas"]["KnowledgeState"];
      /** The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
      knowledge_gap: components["schemas"]["KnowledgeGap"];
      /** The latest notes of colleagues, the oldest first. Only with `include_notes=true`. */
      notes?: components["schemas"]["ConversationNote"][];
      /** Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
       *     so answer in the language of the question. */
      across_languages?: components["schemas"]["AcrossLanguages"];
    };
    /** Numbers of conversations by view. 10,000 means 10,000 or more. */
    ConversationCounts: {
      /** Conversations in which a customer waits for an answer. */
      waiting: number;
      /** Conversations that you own and that are not closed. */
      mine: number;
      /** Open conversations; agents and integrations answer. */
      with_agent: number;
      /** Conversations that people have. */
      handed_off: number;
      /** Closed conversations. */
      closed: number;
      /** All conversations. */
      all: number;
    };
    /** A customer has written for the first time in a new thread. */
    ConversationCreatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.created";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** Something that happened in a conversation. It has the parts of the webhook payload. */
    ConversationEvent: {
      /** The event. Format: uuid. */
      id: string;
      /** The event's name as in webhooks, such as `conversation.created`, `agent.message_delivery` or `atlas.action.executed`. If an event has several names, the most specific one. */
      event_type: string;
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The `X-Request-Id` of the request that caused it. */
      correlation_id: string;
      /** Time when it happened. Format: date-time. */
      created_at: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** Change of the message by its customer. */
      change?: "reaction" | "edit" | "deletion";
      /** The inbound event as `POST /v1/atlas/events` was given it. */
      inbound?: components["schemas"]["EventInbound"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The changed members with their values before. A member that is missing did not change. Empty for a note. */
      previous?: components["schemas"]["EventConversationPrevious"];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      changed_by?: components["schemas"]["EventChangedBy"];
      /** The action, executed or pending. */
      action?: components["schemas"]["EventAction"];
      /** The approval. */
      approval?: components["schemas"]["EventApproval"];
      /** The customer's intent. */
      intent?: components["schemas"]["EventIntent"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run?: components["schemas"]["Run"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
    };
    /** The labels of the conversation, in alphabetical order. */
    ConversationLabels: components["schemas"]["Label"][];
    /** One message of a conversation. */
    ConversationMessage: {
      /** The message. Format: uuid. */
      id: string;
      /** `inbound` comes from the customer, `outbound` goes there. */
      direction: "inbound" | "outbound";
      /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
      type: components["schemas"]["MessageType"];
      /** The text as the customer wrote or reads it; of other content, a short form of it. */
      text: string;
      /** The content of a message of another type than `text`. Of a template it is the file in its header. */
      content?: components["schemas"]["MessageContent"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The emoji that stand on the message. Left out where there is none. */
      reactions?: components["schemas"]["Reactions"];
      /** Time when its writer last edited it. Left out for a message as it was written. */
      edited_at?: components["schemas"]["EditedAt"];
      /** Time when its writer deleted it. The text is then `[deleted]`. Left out for a message that stands. */
      deleted_at?: components["schemas"]["DeletedAt"];
      /** The ad or post that brought the customer, as the messaging app describes it. */
      referral?: components["schemas"]["Referral"];
      /** True if the text is cut, since it was longer. Left out for all others. */
      truncated?: components["schemas"]["Truncated"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
      author: components["schemas"]["MessageAuthor"];
      /** The template that was sent or null. Format: uuid. */
      template_id: string | null;
      /** The delivery state of an outbound message. Null for an inbound one. */
      delivery_state: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled" | null;
      /** The messaging app's id of the message, which also identifies it in status requests. Null until it is sent. */
      provider_message_id: string | null;
      /** Reason why delivery failed. Null for a message that has not failed. Only in the console's list of messages. */
      error_code?: string | null;
      /** Every delivery state of an outbound message, oldest first. Empty for an inbound one. Only in the console's list of messages. */
      statuses?: components["schemas"]["MessageStatus"][];
      /** Time when it was written or accepted. Format: date-time. */
      created_at: string;
    };
    /** A message has another reaction, or its customer has edited or deleted it. */
    ConversationMessageChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
      /** Change of the message, which is shown as it is now. */
      change: "reaction" | "edit" | "deletion";
    };
    /** The provider has confirmed that an outbound message is delivered. */
    ConversationMessageDeliveredEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_delivered";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** An outbound message could not be delivered; `message.error_code` says why. */
    ConversationMessageFailedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_failed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** A message of a customer has come in over a channel. */
    ConversationMessageReceivedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_received";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
      /** The inbound event as `POST /v1/atlas/events` was given it. */
      inbound?: components["schemas"]["EventInbound"];
    };
    /** A note for colleagues. No customer sees it, and no agent unless it asks for notes. */
    ConversationNote: {
      /** The note. Format: uuid. */
      id: string;
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The text of the note. */
      text: components["schemas"]["ConversationNoteText"];
      /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
      author: components["schemas"]["MessageAuthor"];
      /** Time when it was written. Format: date-time. */
      created_at: string;
    };
    /** The text of the note. */
    ConversationNoteText: string;
    /** The operator who owns the conversation or null. */
    ConversationOwner: {
      /** The operator. Format: uuid. */
      id: string;
      /** The operator's name, else the e-mail address. Null for a removed member. */
      name: string | null;
    } | null;
    /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
    ConversationStatus: "open" | "handed_off" | "closed";
    /** A pre-approved template to the customer, allowed at any time. With `text`, an open window gets the text instead. */
    ConversationTemplateReply: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** An approved template of the organization. */
      template_id: components["schemas"]["TemplateId"];
      /** Values for the placeholders of the template, by name. A code has at most 15 ASCII characters, without spaces. */
      template_params?: components["schemas"]["TemplateParams"];
      /** The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise. */
      template_header?: components["schemas"]["ReplyHeaderFile"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** The text as the customer reads it. */
      text?: components["schemas"]["MessageText"];
      /** Left out or null. Content other than text has a form of its own. */
      content?: null;
    } & { [key: string]: unknown; };
    /** A pre-approved template into a conversation. With `text`, an open window gets the text instead. */
    ConversationTemplateRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to write to. Format: uuid. */
      conversation_id: string;
      /** An approved template of the organization. */
      template_id: components["schemas"]["TemplateId"];
      /** Values for the placeholders of the template, by name. A code has at most 15 ASCII characters, without spaces. */
      template_params?: components["schemas"]["TemplateParams"];
      /** The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise. */
      template_header?: components["schemas"]["TemplateHeaderFile"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** The text as the customer reads it. */
      text?: components["schemas"]["MessageText"];
    };
    /** Text to the customer; the 24-hour window must be open. */
    ConversationTextReply: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The text as the customer reads it. */
      text: components["schemas"]["MessageText"];
      /** True to show a preview of the first page that the text names. Its address must begin with `https://` or `http://`. False by default. */
      link_preview?: components["schemas"]["LinkPreview"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category?: components["schemas"]["MessageCategory"];
      /** Left out or null. Content other than text has a form of its own. */
      content?: null;
    } & { [key: string]: unknown; };
    /** Free-form text into a conversation; the 24-hour window must be open. */
    ConversationTextRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to write to. Format: uuid. */
      conversation_id: string;
      /** The text as the customer reads it. */
      text: components["schemas"]["MessageText"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category?: components["schemas"]["MessageCategory"];
    };
    /** The status, owner, labels or metadata of a conversation have changed, or a colleague has added a note. */
    ConversationUpdatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.updated";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation: components["schemas"]["EventConversation"];
      /** The changed members with their values before. A member that is missing did not change. Empty for a note. */
      previous: components["schemas"]["EventConversationPrevious"];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      changed_by: components["schemas"]["EventChangedBy"];
    };
    /** Counts and the cost of some messages. */
    CostFigures: {
      /** Messages that the network priced and that have not failed: billable, free and pending ones. */
      messages: number;
      /** Delivered messages that the network charges. */
      billable: number;
      /** Messages that the network does not charge. */
      free: number;
      /** Messages that are charged once they are delivered. */
      pending: number;
      /** An amount in the currency of the rates, exact to a millionth. Null without a rate. */
      cost: components["schemas"]["Amount"];
      /** Billable messages without a rate. They are not in the cost. */
      unpriced: number;
    };
    /** Figures of the messages with one value of `group_by`. */
    CostGroup: {
      /** The category, the country by ISO 3166, the id of template, agent or channel, or the month. Null for messages without one. */
      key: string | null;
      /** Messages that the network priced and that have not failed. */
      messages: number;
      /** Delivered messages that the network charges. */
      billable: number;
      /** Messages that the network does not charge. */
      free: number;
      /** Messages that are charged once they are delivered. */
      pending: number;
      /** An amount in the currency of the rates, exact to a millionth. Null without a rate. */
      cost: components["schemas"]["Amount"];
      /** Billable messages without a rate. They are not in the cost. */
      unpriced: number;
    };
    /** The value by which messages are added up. */
    CostGrouping: "category" | "country" | "template" | "agent" | "channel" | "month";
    /** Costs of the messages of a span. */
    Costs: {
      /** Begin of the span. Format: date-time. */
      since: string;
      /** End of the span. Null for none. Format: date-time. */
      until: string | null;
      /** The value by which messages are added up. */
      group_by: components["schemas"]["CostGrouping"];
      /** The currency of the rates by ISO 4217. Null without rates. */
      currency: string | null;
      /** Counts and the cost of some messages. */
      total: components["schemas"]["CostFigures"];
      /** The groups, the one that costs most first. */
      groups: components["schemas"]["CostGroup"][];
    };
    /** A new agent. Sources and channels must belong to the organization. */
    CreateAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Its name. */
      name: string;
      /** The purpose of the agent. */
      description?: string;
      /** `hosted`: the service runs the agent. `external`: your own program does, through this API. */
      kind?: components["schemas"]["AgentKind"];
      /** Knowledge documents to link to it. */
      source_ids?: components["schemas"]["Id"][];
      /** Names of channels that it works on. A hosted agent answers there at once, unless another agent serves the channel. */
      channels?: components["schemas"]["ChannelName"][];
      /** Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
      reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
      /** Seconds that people usually take to answer after a handoff, within `people_hours` if these are set. The customer is told when a person is announced. Null: no time is named. */
      people_reply_within_seconds?: components["schemas"]["PeopleReplyWithinSeconds"];
      /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
      people_hours?: components["schemas"]["SetPeopleHours"];
      /** True if the service tells a waiting customer once, in the agent's name, that a person will answer. Always true for a hosted agent. Default for an external one: false, it speaks for itself. */
      announces_people?: components["schemas"]["AnnouncesPeople"];
      /** Seconds without another message of the customer after which a hosted agent answers, at most 10 seconds after the first message. It answers all of them at once. 0: each at once. Default: 3. Always null for an external agent. */
      answer_after_seconds?: components["schemas"]["AnswerAfterSeconds"];
      /** The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
      fallback_agent_id?: components["schemas"]["FallbackAgentId"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** A new session to try an agent in. Without `agent_id` it is answered from all knowledge of the organization. */
    CreateAgentSessionRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The agent to answer. Format: uuid. */
      agent_id?: string;
    } & { [key: string]: unknown; };
    /** A new app. */
    CreateAppRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** Its purpose, in your words. */
      description?: components["schemas"]["ConsoleDescription"];
      /** The kind of program behind the credential. */
      runtime_mode?: components["schemas"]["RuntimeMode"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id?: components["schemas"]["ProgramAgentId"];
    } & { [key: string]: unknown; };
    /** A new agent. Sources and channels must belong to the organization. */
    CreateConsoleAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Its name. */
      name: string;
      /** The purpose of the agent. */
      description?: string;
      /** `hosted`: the service runs the agent. `external`: your own program does, through this API. */
      kind?: components["schemas"]["AgentKind"];
      /** Knowledge documents to link to it. */
      source_ids?: components["schemas"]["Id"][];
      /** Names of channels that it works on. A hosted agent answers there at once, unless another agent serves the channel. */
      channels?: components["schemas"]["ChannelName"][];
      /** Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
      reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
      /** Seconds that people usually take to answer after a handoff, within `people_hours` if these are set. The customer is told when a person is announced. Null: no time is named. */
      people_reply_within_seconds?: components["schemas"]["PeopleReplyWithinSeconds"];
      /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
      people_hours?: components["schemas"]["WantedPeopleHours"];
      /** True if the service tells a waiting customer once, in the agent's name, that a person will answer. Always true for a hosted agent. Default for an external one: false, it speaks for itself. */
      announces_people?: components["schemas"]["AnnouncesPeople"];
      /** Seconds without another message of the customer after which a hosted agent answers, at most 10 seconds after the first message. It answers all of them at once. 0: each at once. Default: 3. Always null for an external agent. */
      answer_after_seconds?: components["schemas"]["AnswerAfterSeconds"];
      /** The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
      fallback_agent_id?: components["schemas"]["FallbackAgentId"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    } & { [key: string]: unknown; };
    /** Plain text by its other name, `content`; it is indexed at once. */
    CreateContentKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "text";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The body of a text source. */
      content: components["schemas"]["KnowledgeText"];
    };
    /** A file; it is ingested by a job. A format that cannot be read ends in the status `failed`. */
    CreateDocumentKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "document";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The name of the file. */
      filename: string;
      /** The type of the file. PDF, Word (.docx), HTML, Markdown, CSV and plain text can be read. */
      media_type: string;
      /** The file in base64; at most 10 MiB before encoding. */
      content: string;
    };
    /** A file on the web, such as a PDF; it is fetched and ingested by a job. */
    CreateDocumentUrlKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "document";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
      url: components["schemas"]["KnowledgeUrl"];
    };
    /** A new access grant. */
    CreateGrantRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** From then on it is accepted no more; null for never. */
      expires_at?: components["schemas"]["CredentialExpiry"];
    } & { [key: string]: unknown; };
    /** A new key of a service account. */
    CreateKeyRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** From then on it is accepted no more; null for never. */
      expires_at?: components["schemas"]["CredentialExpiry"];
    } & { [key: string]: unknown; };
    /** A new service account. */
    CreateServiceAccountRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** Its purpose, in your words. */
      description?: components["schemas"]["ConsoleDescription"];
      /** The kind of program behind the credential. */
      runtime_mode?: components["schemas"]["RuntimeMode"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id?: components["schemas"]["ProgramAgentId"];
    } & { [key: string]: unknown; };
    /** A new session. Without `agent_id` it is answered from all knowledge of the organization. */
    CreateSessionRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The agent to answer. Format: uuid. */
      agent_id?: string;
    };
    /** A new message template. It needs a `body`, unless its category is `authentication`: then the messaging app writes its parts by `authentication`, and all of them are left out. */
    CreateTemplateRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The name of a template. Name and language together are unique in the organization. */
      name: components["schemas"]["TemplateName"];
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      language?: components["schemas"]["TemplateLanguage"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** A line above the body. It may have one placeholder. */
      header?: components["schemas"]["TemplateHeader"];
      /** A file in the header, in place of a line. Each message brings its own as `template_header`; reviewers see the sample. */
      header_media?: components["schemas"]["TemplateHeaderMedia"];
      /** The text, with placeholders of the form `{{name}}`. */
      body?: components["schemas"]["TemplateBody"];
      /** A line below the body, without placeholders. */
      footer?: components["schemas"]["TemplateFooter"];
      /** Buttons below the message, at most two with an address, one with a phone number and one with a code. */
      buttons?: components["schemas"]["TemplateButtons"];
      /** Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
      samples?: components["schemas"]["TemplateSamples"];
      /** The choices of a template with a one-time code. The messaging app writes its text and its button, with the placeholder `otp`. */
      authentication?: components["schemas"]["TemplateAuthentication"];
    } & { [key: string]: unknown; };
    /** Plain text; it is indexed at once. `content` may be given as well if it is the same as `text`. */
    CreateTextKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "text";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The body of a text source. */
      text: components["schemas"]["KnowledgeText"];
      /** The body of a text source. */
      content?: components["schemas"]["KnowledgeText"];
    };
    /** A web page; it is fetched and ingested by a job. */
    CreateUrlKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the source. */
      source_type: "url";
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
      /** The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
      url: components["schemas"]["KnowledgeUrl"];
    };
    /** A new voucher. Without `code` the service makes one. */
    CreateVoucherRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** The code that the customer shows. */
      code?: components["schemas"]["VoucherCode"];
    } & { [key: string]: unknown; };
    /** A new webhook endpoint of a service account. The service makes its signing secret. */
    CreateWebhookEndpointRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The service account that it belongs to. Format: uuid. */
      service_account_id: string;
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      endpoint_url: components["schemas"]["GivenWebhookUrl"];
      /** The events that are sent to the address. */
      subscribed_events: components["schemas"]["SubscribedEvents"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** The filter of an endpoint. Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookEndpointFilter"];
      /** Headers of your own, sent with each delivery, for example for a gateway. Values are stored sealed and never shown; `header_names` has the names. A change replaces all of them, and `{}` removes them. Headers of HTTP and of the service are reserved. */
      headers?: components["schemas"]["WebhookHeaders"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    } & { [key: string]: unknown; };
    /** A new subscription. Without `secret` the service makes one. */
    CreateWebhookRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      url: components["schemas"]["GivenWebhookUrl"];
      /** The events that are sent to the address. */
      events: components["schemas"]["SubscribedEvents"];
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      secret?: components["schemas"]["WebhookSecret"];
      /** The subscription's purpose, in your words. */
      description?: components["schemas"]["WebhookDescription"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookFilter"];
      /** Headers of your own, sent with each delivery, for example for a gateway. Values are stored sealed and never shown; `header_names` has the names. A change replaces all of them, and `{}` removes them. Headers of HTTP and of the service are reserved. */
      headers?: components["schemas"]["WebhookHeaders"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** A new access grant, with its secret. */
    CreatedGrant: {
      /** The grant. Format: uuid. */
      id: string;
      /** The status of the grant. `active`: its token is accepted. `revoked`: its token is refused, and lists keep the grant. */
      grant_status: components["schemas"]["GrantStatus"];
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** The leading part of the token, to recognize it by. */
      token_prefix: components["schemas"]["CredentialPrefix"];
      /** The bearer token in plaintext. It is shown once. */
      secret: components["schemas"]["CredentialSecret"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** From then on it is accepted no more; null for never. */
      expires_at?: components["schemas"]["CredentialExpiry"];
    };
    /** A new key, with its secret. */
    CreatedKey: {
      /** The key. Format: uuid. */
      id: string;
      /** The leading part of the token, to recognize it by. */
      key_prefix: components["schemas"]["CredentialPrefix"];
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** The bearer token in plaintext. It is shown once. */
      secret: components["schemas"]["CredentialSecret"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** From then on it is accepted no more; null for never. */
      expires_at?: components["schemas"]["CredentialExpiry"];
    };
    /** A new webhook subscription, with the secret if the service made it. */
    CreatedWebhook: {
      /** The subscription. Format: uuid. */
      webhook_id: string;
      /** The same as `webhook_id`. Format: uuid. */
      id: string;
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      url: components["schemas"]["WebhookUrl"];
      /** The events that are sent to the address. */
      events: components["schemas"]["SubscribedEvents"];
      /** The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
      status: components["schemas"]["WebhookStatus"];
      /** The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, if nothing could be delivered for 5 days, or if the app that made it lost its last access. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
      notice: components["schemas"]["WebhookNotice"];
      /** The app whose token created the webhook, gave it its address or activated it. The webhook is disabled when the last consent and grant of this app end, and is your organization's own from then on. Left out for a webhook without an app. */
      app_id?: components["schemas"]["WebhookApp"];
      /** The subscription's purpose, in your words. */
      description: components["schemas"]["WebhookDescription"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookFilter"];
      /** Names of the headers of your own, without their values. Left out for a webhook without any. */
      header_names?: components["schemas"]["WebhookHeaderNames"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Public key of the `v1a` signatures: 32 bytes of ed25519 in base64, after `whpk_`. Left out for a webhook that signs with its secret alone. */
      public_key?: components["schemas"]["WebhookPublicKey"];
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      secret?: components["schemas"]["WebhookSecret"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** A new webhook endpoint, with its signing secret. */
    CreatedWebhookEndpoint: {
      /** The endpoint. Format: uuid. */
      id: string;
      /** The service account that it belongs to. Format: uuid. */
      service_account_id: string;
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      endpoint_url: components["schemas"]["WebhookUrl"];
      /** The events that are sent to the address. */
      subscribed_events: components["schemas"]["SubscribedEvents"];
      /** The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
      status: components["schemas"]["WebhookStatus"];
      /** The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, if nothing could be delivered for 5 days, or if the app that made it lost its last access. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
      notice: components["schemas"]["WebhookNotice"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookFilter"];
      /** Names of the headers of your own, without their values. Left out for a webhook without any. */
      header_names?: components["schemas"]["WebhookHeaderNames"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Public key of the `v1a` signatures: 32 bytes of ed25519 in base64, after `whpk_`. Left out for a webhook that signs with its secret alone. */
      public_key?: components["schemas"]["WebhookPublicKey"];
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      signing_secret: components["schemas"]["WebhookSecret"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** From then on it is accepted no more; null for never. Format: date-time. */
    CredentialExpiry: string | null;
    /** The leading part of the token, to recognize it by. */
    CredentialPrefix: string;
    /** The bearer token in plaintext. It is shown once. */
    CredentialSecret: string;
    /** The password, since the change weakens or replaces a protection. */
    CurrentPasswordRequest: {
      /** The password that holds. */
      current_password: string;
    } & { [key: string]: unknown; };
    /** The operator who is signed in, and the organization. */
    CurrentSession: {
      /** The session of the request. */
      session: {
        /** The session. Format: uuid. */
        id: string;
        /** An instant in UTC, ISO 8601 with milliseconds. */
        created_at: components["schemas"]["Timestamp"];
        /** An instant in UTC, ISO 8601 with milliseconds. */
        expires_at: components["schemas"]["Timestamp"];
      };
      /** An operator of the organization. */
      member: components["schemas"]["Member"];
      /** An organization; never send its id. */
      organization: components["schemas"]["ConsoleOrganization"];
      /** The environment of the deployment. */
      environment: "sandbox" | "staging" | "production";
    };
    /** A customer of the organization. `phone_number` is left out while nobody knows it. */
    Customer: {
      /** The customer. Format: uuid. */
      id: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** The name as far as it is known. */
      name: string | null;
    };
    /** An address of a customer. */
    CustomerAddress: {
      /** A number in E.164 form, the messaging app's own id, or the name that the customer has chosen there. */
      type: "phone_number" | "user_id" | "username";
      /** The address. */
      value: string;
      /** The channel that alone knows it. Left out of one that all know. Format: uuid. */
      channel_id?: string;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      since: components["schemas"]["Timestamp"];
      /** Time at which it ceased to reach the customer, as when a number changed. Left out until then. Format: date-time. */
      until?: string;
    };
    /** Attributes to set, by name. Null removes one; all others stay. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. A customer may have 50. */
    CustomerAttributeChanges: { [key: string]: string | number | boolean | null; };
    /** Your own data about the customer, by name: texts, numbers and booleans, at most 50. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. */
    CustomerAttributes: { [key: string]: string | number | boolean; };
    /** One time that a customer allowed or ended marketing. */
    CustomerConsent: {
      /** The consent. Format: uuid. */
      id: string;
      /** The customer's wish. */
      marketing: "opted_in" | "opted_out";
      /** `customer`: a stop or start word in a message. `provider`: the messaging app refused marketing to them. `api`: an integration with a token. `operator`: a person in the console. */
      origin: "customer" | "provider" | "api" | "operator";
      /** Place where the customer said it, in the caller's words. Null for a message and for the messaging app. */
      source: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      recorded_at: components["schemas"]["Timestamp"];
    };
    /** A customer was erased. Remove what you keep about them. */
    CustomerErasedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.erased";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer, by id alone. */
      customer: components["schemas"]["EventErasedCustomer"];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      erased_by: components["schemas"]["EventChangedBy"];
    };
    /** The erasure of the customer; null while nobody has asked for it. */
    CustomerErasure: {
      /** `running`: content is being removed in the background. `completed`: nothing of the customer is left. */
      status: "running" | "completed";
      /** Time at which it was asked for. Customer and number were hidden at once. Format: date-time. */
      requested_at: string;
      /** Time at which the last content was removed; null before. Format: date-time. */
      completed_at: string | null;
    } | null;
    /** The labels of the customer, in alphabetical order. A request may name them in any order. */
    CustomerLabels: components["schemas"]["Label"][];
    /** The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
    CustomerLanguage: string | null;
    /** Permission for marketing. `opted_out` refuses marketing messages; utility and transactional ones go on. `unknown` until the customer or you have said it; it refuses nothing. */
    CustomerMarketing: "unknown" | "opted_in" | "opted_out";
    /** Two customers became one. */
    CustomerMergedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.merged";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The customer whose record went into the other one. */
      merged: {
        /** The customer. Format: uuid. */
        id: string;
      };
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      merged_by: components["schemas"]["EventChangedBy"];
    };
    /** The customer takes marketing, for the first time or again. */
    CustomerOptedInEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.opted_in";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** A statement of the customer about marketing. */
      consent: components["schemas"]["EventConsent"];
    };
    /** The customer takes no marketing any more. Utility and transactional messages go on. */
    CustomerOptedOutEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.opted_out";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** A statement of the customer about marketing. */
      consent: components["schemas"]["EventConsent"];
    };
    /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
    CustomerProfile: {
      /** The customer. Format: uuid. */
      id: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** Every address that reaches the customer, and those that did. The newest of a type is last. */
      addresses: components["schemas"]["CustomerAddress"][];
      /** Records that were merged into this one, the newest last. */
      merged: {
        /** The customer whose record went into this one. Format: uuid. */
        customer_id: string;
        /** An instant in UTC, ISO 8601 with milliseconds. */
        merged_at: components["schemas"]["Timestamp"];
      }[];
      /** The name as far as it is known. */
      name: string | null;
      /** The labels of the customer, in alphabetical order. A request may name them in any order. */
      labels: components["schemas"]["CustomerLabels"];
      /** Your own data about the customer, by name: texts, numbers and booleans, at most 50. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. */
      attributes: components["schemas"]["CustomerAttributes"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
      language: components["schemas"]["CustomerLanguage"];
      /** The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
      time_zone: components["schemas"]["CustomerTimeZone"];
      /** Permission for marketing. `opted_out` refuses marketing messages; utility and transactional ones go on. `unknown` until the customer or you have said it; it refuses nothing. */
      marketing: components["schemas"]["CustomerMarketing"];
      /** Time at which the customer last allowed or ended marketing; null while they have done neither. Format: date-time. */
      marketing_changed_at: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
      /** The erasure of the customer; null while nobody has asked for it. */
      erasure: components["schemas"]["CustomerErasure"];
    };
    /** The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
    CustomerTimeZone: string | null;
    /** A merge of customers was undone. */
    CustomerUnmergedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.unmerged";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The customer from whose record it parted. */
      unmerged_from: {
        /** The customer. Format: uuid. */
        id: string;
      };
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      unmerged_by: components["schemas"]["EventChangedBy"];
    };
    /** The addresses, name, labels, attributes, metadata, language or time zone of a customer have changed. */
    CustomerUpdatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.updated";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The members that changed, without their values. Read the customer for those. */
      changed: ("addresses" | "name" | "labels" | "attributes" | "metadata" | "language" | "time_zone")[];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      changed_by: components["schemas"]["EventChangedBy"];
    };
    /** The name of the organization, typed as a confirmation, and the proof that its owner asks. */
    DeleteOrganizationRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The organization's name, exactly. */
      name: string;
      /** Your password. Required if you have one. */
      current_password?: string;
      /** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
      code?: components["schemas"]["SecondFactorCode"];
    } & { [key: string]: unknown; };
    /** Optional body of a deletion. The key makes a retry safe. */
    DeleteRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
    };
    /** Time when its writer deleted it. The text is then `[deleted]`. Left out for a message that stands. Format: date-time. */
    DeletedAt: string;
    /** One attempt to deliver. */
    DeliveryAttempt: {
      /** Its number, from 1. */
      attempt: number;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      started_at: components["schemas"]["Timestamp"];
      /** Duration of the attempt. */
      duration_ms: number;
      /** The HTTP status of the answer; null if there was none. */
      response_status: number | null;
      /** Reason why there was no answer. */
      error: string | null;
    };
    /** Reason of the service why it waits, or ended, without an attempt; null where the attempts tell. `endpoint_disabled` waits
     *     for the webhook to be active again, a day at most. `endpoint_resting` waits as long as the receiver's `Retry-After` asked
     *     for. `earlier_event` waits for its turn after the event before it of its conversation; it shows until the first attempt
     *     has ended. `endpoint_deleted`: the webhook was deleted. `set_aside`: the service failed ten times to record it; replay it. */
    DeliveryReason: "endpoint_disabled" | "endpoint_resting" | "earlier_event" | "endpoint_deleted" | "set_aside" | null;
    /** The request of a delivery, the same on every attempt but for its time and signatures. */
    DeliveryRequest: {
      /** The address of the endpoint now. Format: uri. */
      url: string;
      /** Headers that are the same on every attempt. */
      headers: { [key: string]: string; };
      /** Names of the headers of your own, without their values. Left out for a webhook without any. */
      header_names?: components["schemas"]["WebhookHeaderNames"];
      /** Names of the headers that sign the body. Their values are not shown. */
      signature_headers: string[];
      /** The exact body. Content that was erased since is erased here, too. */
      body: string;
    };
    /** The delivery state of an outbound message. It never moves back, but that a spending cap makes a queued message wait. `scheduled`: waits for its `send_at`, or for a cap, which its last status names by `spending_cap`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
    DeliveryState: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";
    /** The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed. */
    DeliveryStatus: "pending" | "delivered" | "exhausted";
    /** The deployment evidence: what is deployed here, and which operations are enabled. */
    DeployedVersion: {
      /** The version of the contract. */
      contract_version: string;
      /** The build. */
      build: string;
      /** Tokens of another environment are refused. */
      environment: "sandbox" | "staging" | "production";
      /** Every operation of the contract. */
      operations: {
        /** Its name in the contract. */
        operation_id: string;
        /** The stability of the operation. */
        stage: "stable" | "preview" | "deprecated" | "sunset";
        /** True if this environment serves it. */
        enabled: boolean;
      }[];
    };
    /** A token for programs to keep and send at the next sign-in, so that strangers' attempts cannot lock the operator out. It does not sign anyone in by itself. Browsers get it as a cookie. Null after a single sign-on. */
    DeviceToken: string | null;
    /** A published agent, as everyone sees it. */
    DirectoryAgent: {
      /** The agent. Format: uuid. */
      id: string;
      /** Its name. */
      name: string;
      /** The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
      status: components["schemas"]["AgentStatus"];
      /** The channels it works on. */
      channels: components["schemas"]["ChannelName"][];
      /** The directory holds published agents only. */
      is_listed: true;
      /** Its category. */
      listing_category: string | null;
      /** Its purpose for customers. Without one in the listing, the agent's own description. */
      listing_description: string | null;
      /** The name of the listing in addresses; unique in the directory. */
      listing_slug: components["schemas"]["ListingSlug"];
      /** The organization that it belongs to. */
      organization_name: string;
    };
    /** Authentication of requests. */
    DiscoveryAuthentication: {
      /** The scheme. */
      type: "bearer";
      /** The scheme for sending the token. */
      description: string;
      /** The address that issues sandbox tokens. Null in production. Format: uri. */
      sandbox_credentials_url: string | null;
    };
    /** Proposes a reply. The customer sees nothing until an operator approves it. */
    DraftAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "draft";
      /** The proposed reply. */
      payload: {
        /** The text as the customer reads it. */
        text: components["schemas"]["MessageText"];
      };
    };
    /** A text that a message had before it was edited or deleted. */
    EarlierText: {
      /** The text. */
      text: string;
      /** Time when it was replaced. Format: date-time. */
      until: string;
    };
    /** Time when its writer last edited it. Left out for a message as it was written. Format: date-time. */
    EditedAt: string;
    /** Empty; it may be left out. */
    EmptyPayload: Record<string, never>;
    /** A session that has ended. */
    EndedSession: {
      /** The session. Format: uuid. */
      id: string;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      ended_at: components["schemas"]["Timestamp"];
    };
    /** Sessions that have ended. */
    EndedSessions: {
      /** Number of ended sessions. */
      ended_sessions: number;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      ended_at: components["schemas"]["Timestamp"];
    };
    /** May be empty. The key makes a retry safe. */
    EraseCustomerRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
    };
    /** One entry for each member or parameter that is wrong. */
    ErrorDetails: {
      /** Dotted path of the body member (`message.text`), or the name of the parameter. */
      path: string;
      /** The problem, in words that follow the path in a sentence: `must be a string`. */
      message: string;
    }[];
    /** Something that happened, with the body that webhooks receive. */
    Event: {
      /** The event. Pass the last one you have as `after_id`. Format: uuid. */
      id: string;
      /** The event's name as in webhooks, such as `conversation.created` or `atlas.action.executed`. If it has several, the most specific one. */
      event_type: string;
      /** Every name of the event, with the `event_id` that webhooks receive under it. Empty for an example that tested a webhook. */
      sent_as: components["schemas"]["EventNaming"][];
      /** The conversation; null for an event outside one. Format: uuid. */
      conversation_id: string | null;
      /** The `X-Request-Id` of the request that caused it. */
      correlation_id: string;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** The body that webhooks receive, under the event's own name. `event_type` says which one it is, so that one handler serves webhooks, the list and the stream. */
      payload: components["schemas"]["EventPayload"];
    };
    /** The event is recorded and on its way through the pipeline. */
    EventAcknowledgement: {
      /** The service has taken the event on. */
      accepted: true;
      /** The conversation it belongs to. Format: uuid. */
      conversation_id: string;
      /** The customer it is about. Format: uuid. */
      customer_id: string;
      /** The event in the list of the conversation's events. Format: uuid. */
      event_id: string;
      /** The message of the event or null. Format: uuid. */
      message_id: string | null;
      /** True if free-form text may be sent now. */
      window_open: boolean;
    };
    /** The action, executed or pending. */
    EventAction: {
      /** The kind of action; `tool_call` names its tool in `tool_name`. */
      action_type: "reply" | "draft" | "handoff" | "assign_owner" | "unassign_owner" | "hand_back" | "close" | "reopen" | "tool_call";
      /** The name of a tool, as the manifest lists it. */
      tool_name?: components["schemas"]["ToolName"];
      /** The payload of the action, or the arguments of the tool. */
      payload: { [key: string]: unknown; };
    };
    /** The approval. */
    EventApproval: {
      /** The approval. Format: uuid. */
      id: string;
      /** The decision. */
      approval_state: "pending" | "approved" | "rejected" | "expired";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
      /** Time when it was decided; null while it is pending. Format: date-time. */
      decided_at: string | null;
      /** Reason why it was rejected. */
      reason: string | null;
    };
    /** The actor of the change; null when a message of the customer or the retention caused it. */
    EventChangedBy: {
      /** `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token. */
      type: "operator" | "agent" | "api";
      /** The name of the operator, agent, app or service account. `Operator` for a person without a name, null for a sandbox token. */
      name: string | null;
    } | null;
    /** A statement of the customer about marketing. */
    EventConsent: {
      /** The consent. Format: uuid. */
      id: string;
      /** The customer's wish. */
      marketing: "opted_in" | "opted_out";
      /** Source that told the service. */
      origin: "customer" | "provider" | "api" | "operator";
      /** Place where the customer said it; null for a message and for the messaging app. */
      source: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      at: components["schemas"]["Timestamp"];
    };
    /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
    EventConversation: {
      /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
      status: components["schemas"]["ConversationStatus"];
      /** The operator who owns it or null. Format: uuid. */
      owner_id: string | null;
      /** The labels of the conversation, in alphabetical order. */
      labels: components["schemas"]["ConversationLabels"];
      /** Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
      waiting_since: components["schemas"]["WaitingSince"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** The changed members with their values before. A member that is missing did not change. Empty for a note. */
    EventConversationPrevious: {
      /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
      status?: components["schemas"]["ConversationStatus"];
      /** The owner before or null. Format: uuid. */
      owner_id?: string | null;
      /** The labels of the conversation, in alphabetical order. */
      labels?: components["schemas"]["ConversationLabels"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** The customer. `phone_number` is left out while nobody knows it. */
    EventCustomer: {
      /** The customer. Format: uuid. */
      id: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** The customer, by id alone. */
    EventErasedCustomer: {
      /** The customer. Format: uuid. */
      id: string;
    };
    /** The inbound event as `POST /v1/atlas/events` was given it. */
    EventInbound: {
      /** The event type, as the sender named it. */
      event_type: string;
      /** Time when it happened, by the sender's clock; the time of the request when the sender did not say. Format: date-time. */
      timestamp: string;
      /** Words of the messaging app, as JSON, where the event is of its own and `event_type` begins with `system.`. A longer text is cut. */
      received?: string;
    };
    /** The customer's intent. */
    EventIntent: {
      /** The intent: `danger`, `allergy`, `human_request`, `opt_out`, `complaint`, `order_status`, `booking`, `opening_hours`, `menu_prices`, `agent_question`, `greeting`, `thanks` or `goodbye`. More may follow. */
      name: string;
      /** Confidence of the service. */
      confidence?: number;
    };
    /** The message that the event is about. */
    EventMessage: {
      /** The message; outbound ones were acknowledged with it. Format: uuid. */
      id: string;
      /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
      type: components["schemas"]["MessageType"];
      /** The text as the customer sees it; of other content, a short form of it. */
      text: string;
      /** The content of a message of another type than `text`. Of a template it is the file in its header. */
      content?: components["schemas"]["MessageContent"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The emoji that stand on the message. Left out where there is none. */
      reactions?: components["schemas"]["Reactions"];
      /** Time when its writer last edited it. Left out for a message as it was written. */
      edited_at?: components["schemas"]["EditedAt"];
      /** Time when its writer deleted it. The text is then `[deleted]`. Left out for a message that stands. */
      deleted_at?: components["schemas"]["DeletedAt"];
      /** The ad or post that brought the customer, as the messaging app describes it. */
      referral?: components["schemas"]["Referral"];
      /** True if the text is cut, since it was longer. Left out for all others. */
      truncated?: components["schemas"]["Truncated"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
      author?: components["schemas"]["MessageAuthor"];
      /** The delivery state of an outbound message. It never moves back, but that a spending cap makes a queued message wait. `scheduled`: waits for its `send_at`, or for a cap, which its last status names by `spending_cap`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
      status?: components["schemas"]["DeliveryState"];
      /** The provider's id of an outbound message. The Agent API returns its status. */
      provider_message_id?: string;
      /** Reason why delivery failed. */
      error_code?: string;
      /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
      provider_error?: components["schemas"]["ProviderError"];
    };
    /** The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
    EventName: "conversation.created" | "conversation.message_received" | "conversation.message_changed" | "conversation.message_delivered" | "conversation.message_failed" | "agent.intent_detected" | "agent.action_pending" | "agent.action_approved" | "agent.action_rejected" | "agent.handoff" | "channel.notice_received" | "channel.status_changed" | "conversation.updated" | "customer.updated" | "customer.opted_in" | "customer.opted_out" | "customer.erased" | "customer.merged" | "customer.unmerged" | "session.ended" | "atlas.event.received" | "atlas.action.executed" | "atlas.run.updated" | "agent.message_delivery" | "message.delivered" | "template.status_changed" | "export.status_changed";
    /** A name of an event, and its id under that name. */
    EventNaming: {
      /** The name that webhooks subscribe to. */
      event_type: string;
      /** The `event_id` of webhook deliveries under this name. Format: uuid. */
      event_id: string;
    };
    /** Words of the messaging app, as they came. */
    EventNotice: {
      /** The name that the messaging app gives the subject. */
      field: string;
      /** Its words, as JSON. A longer text is cut. */
      received: string;
    };
    /** The body that webhooks receive, under the event's own name. `event_type` says which one it is, so that one handler serves webhooks, the list and the stream. */
    EventPayload: components["schemas"]["ConversationCreatedEvent"] | components["schemas"]["ConversationMessageReceivedEvent"] | components["schemas"]["ConversationMessageChangedEvent"] | components["schemas"]["ConversationMessageDeliveredEvent"] | components["schemas"]["ConversationMessageFailedEvent"] | components["schemas"]["AgentIntentDetectedEvent"] | components["schemas"]["AgentActionPendingEvent"] | components["schemas"]["AgentActionApprovedEvent"] | components["schemas"]["AgentActionRejectedEvent"] | components["schemas"]["AgentHandoffEvent"] | components["schemas"]["ChannelNoticeReceivedEvent"] | components["schemas"]["ChannelStatusChangedEvent"] | components["schemas"]["ConversationUpdatedEvent"] | components["schemas"]["CustomerUpdatedEvent"] | components["schemas"]["CustomerOptedInEvent"] | components["schemas"]["CustomerOptedOutEvent"] | components["schemas"]["CustomerErasedEvent"] | components["schemas"]["CustomerMergedEvent"] | components["schemas"]["CustomerUnmergedEvent"] | components["schemas"]["SessionEndedEvent"] | components["schemas"]["AtlasEventReceivedEvent"] | components["schemas"]["AtlasActionExecutedEvent"] | components["schemas"]["AtlasRunUpdatedEvent"] | components["schemas"]["AgentMessageDeliveryEvent"] | components["schemas"]["MessageDeliveredEvent"] | components["schemas"]["TemplateStatusChangedEvent"] | components["schemas"]["ExportStatusChangedEvent"];
    /** The session. */
    EventSession: {
      /** The session. Format: uuid. */
      id: string;
      /** Its agent, if it has one. Format: uuid. */
      agent_id: string | null;
      /** The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
      status: components["schemas"]["SessionStatus"];
    };
    /** The template as it is now. */
    EventTemplate: {
      /** The template. Format: uuid. */
      id: string;
      /** The name of a template. Name and language together are unique in the organization. */
      name: components["schemas"]["TemplateName"];
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      language: components["schemas"]["TemplateLanguage"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
      status: components["schemas"]["TemplateStatus"];
      /** The messaging app's reason for a rejection; null unless rejected. */
      rejection_reason: components["schemas"]["TemplateRejection"];
    };
    /**
     * `commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run.
     * @default commit
     */
    ExecutionMode: "dry_run" | "commit";
    /** An export of the organization is ready, or has failed. */
    ExportStatusChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "export.status_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** A file of all that the service keeps about the organization. */
      export: components["schemas"]["OrganizationExport"];
    };
    /** A delivery of an event of the customer's conversations to one of your endpoints. */
    ExportedDelivery: {
      /** The delivery. Format: uuid. */
      id: string;
      /** The endpoint that got it. Format: uuid. */
      endpoint_id: string;
      /** The event as the endpoint got it. Format: uuid. */
      event_id: string;
      /** The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
      event_type: components["schemas"]["EventName"];
      /** The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed. */
      status: components["schemas"]["DeliveryStatus"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** An event of the customer's conversations. `GET /v1/atlas/events/{id}` has its payload. */
    ExportedEvent: {
      /** The event. Format: uuid. */
      id: string;
      /** The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
      event_type: components["schemas"]["EventName"];
      /** The conversation. Format: uuid. */
      conversation_id: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** A run in the customer's conversations, by its latest record. `GET /v1/atlas/runs/{run_id}` has the whole of it. */
    ExportedRun: {
      /** The run. Format: uuid. */
      run_id: string;
      /** The conversation. Format: uuid. */
      conversation_id: string | null;
      /** The intended action. */
      intent: string;
      /** The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
      status: components["schemas"]["RunStatus"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. Format: uuid. */
    FallbackAgentId: string | null;
    /** An answer of a form. */
    FormAnswer: {
      /** The name of the field. */
      name: string;
      /** The answer. Anything but text is JSON. */
      value: string;
    };
    /** The answers that a customer gave in a form. */
    FormReplyContent: {
      /** The kind of content. */
      type: "form_reply";
      /** The name of the form. */
      name?: string;
      /** Text that the messaging app shows in its place. */
      text?: string;
      /** The answers. */
      answers: components["schemas"]["FormAnswer"][];
    };
    /** The http or https address of the receiver. Addresses that are not public are refused. Format: uri. */
    GivenWebhookUrl: string;
    /** The grant is revoked; no instance of the service accepts its token any more. */
    GrantRevocation: {
      /** The grant. Format: uuid. */
      id: string;
      /** The final status of the grant. */
      grant_status: "revoked";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      revoked_at: components["schemas"]["Timestamp"];
    };
    /** The status of the grant. `active`: its token is accepted. `revoked`: its token is refused, and lists keep the grant. */
    GrantStatus: "active" | "revoked";
    /** Scopes of the credential. Grant the fewest that you need. */
    GrantedScopes: components["schemas"]["Scope"][];
    /** Hands the conversation back to the agent. It is open then, without an owner. */
    HandBackAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "hand_back";
      /** Empty; it may be left out. */
      payload?: components["schemas"]["EmptyPayload"];
    };
    /** Passes the conversation to people and silences hosted agents in it. */
    HandoffAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "handoff";
      /** Notes for the people who take over. */
      payload?: {
        /** A note to them; the customer does not see it. */
        text?: string;
      };
    };
    /** True if there are more pages. */
    HasMore: boolean;
    /** The process runs and reaches its database. */
    Health: {
      /** Always `ok`. Any other state answers 503. */
      status: "ok";
    };
    /** A UUID (version 7). Format: uuid. */
    Id: string;
    /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
    IdempotencyKey: string;
    /** The templates to take over, by their names at the messaging app. */
    ImportTemplatesRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The templates. One that is here already stays as it is. */
      templates: ({
        /** Its name at the messaging app. */
        name: string;
        /** The language of a template, as the messaging app names it. One name may have a template for each language. */
        language: components["schemas"]["TemplateLanguage"];
      } & { [key: string]: unknown; })[];
    } & { [key: string]: unknown; };
    /** A template of the business account that is not here yet. */
    ImportableTemplate: {
      /** Its name at the messaging app. */
      name: string;
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      language: components["schemas"]["TemplateLanguage"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
      status: components["schemas"]["TemplateStatus"];
      /** The line above the body, if there is one. */
      header: string | null;
      /** A file in the header, which each message brings as `template_header`. Null without one. */
      header_media: components["schemas"]["TemplateHeaderMedia"] | null;
      /** The text, with the placeholders that it will have here. */
      body: string;
      /** The line below the body, if there is one. */
      footer: string | null;
      /** Buttons below the message, at most two with an address, one with a phone number and one with a code. */
      buttons: components["schemas"]["TemplateButtons"];
      /** The names for `template_params`. Numbers go on from the body through header and buttons. */
      placeholders: string[];
      /** The reason why it cannot be taken over. Null if it can. */
      obstacle: string | null;
    };
    /** Content of a customer other than text. */
    InboundContent: components["schemas"]["ButtonReplyContent"] | components["schemas"]["ListReplyContent"] | components["schemas"]["LocationContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["ReceivedMediaContent"] | components["schemas"]["OrderContent"] | components["schemas"]["FormReplyContent"] | components["schemas"]["UnsupportedContent"];
    /** A message that is not text. */
    InboundContentMessage: {
      /** Content of a customer other than text. */
      content: components["schemas"]["InboundContent"];
      /** Set it if you cut the text. */
      truncated?: true;
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
    };
    /** The customer who caused the event, by number, id or both. Created if they are new to the organization. The id that an adapter gives is of its channel alone. */
    InboundCustomer: {
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** The name that a customer has chosen in the messaging app. No network takes it as an address; it finds whom you know. */
      username?: components["schemas"]["Username"];
      /** The name as far as it is known. */
      name?: string;
    };
    /** The deletion of a message. */
    InboundDeletion: {
      /** The kind of change. */
      kind: "deletion";
      /** The message. It must belong to the customer's conversation. */
      message_id: components["schemas"]["ChangedMessageId"];
    };
    /** A new text of a message. */
    InboundEdit: {
      /** The kind of change. */
      kind: "edit";
      /** The message. It must belong to the customer's conversation. */
      message_id: components["schemas"]["ChangedMessageId"];
      /** The new text; of a picture or a file, its caption. */
      text: string;
      /** Set it if you cut the text. */
      truncated?: true;
    };
    /** A message of text. */
    InboundMessage: {
      /** The kind of message. */
      type?: "text";
      /** The text. */
      text: string;
      /** Set it if you cut the text. */
      truncated?: true;
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
    };
    /** An emoji on a message of either side. */
    InboundReaction: {
      /** The kind of change. */
      kind: "reaction";
      /** The message. It must belong to the customer's conversation. */
      message_id: components["schemas"]["ChangedMessageId"];
      /** The emoji. Null, or none, takes the last one away. */
      emoji?: string | null;
    };
    /** A reaction to a message, or an edit or a deletion by its writer. It opens no window, and no agent answers it. */
    IngestChangeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel, where several have the name. Without it the first of the name. */
      channel_id?: components["schemas"]["IngestedChannelId"];
      /** The customer who caused the event, by number, id or both. Created if they are new to the organization. The id that an adapter gives is of its channel alone. */
      customer: components["schemas"]["InboundCustomer"];
      /** The event type. */
      event_type: "message.changed";
      /** The change of the message. */
      change: components["schemas"]["InboundReaction"] | components["schemas"]["InboundEdit"] | components["schemas"]["InboundDeletion"];
      /** The party that changed the message, by default the customer. `phone`: your business, which edits and deletes messages of its own and may react to any. */
      by?: "customer" | "phone";
      /** The time of the change, by default the time of the request. An older edit than the last one is kept among the earlier texts. Format: date-time. */
      timestamp?: string;
    };
    /** A message that your business sent to the customer beside this API, such as from its phone. It hands the conversation off without an owner, opens no window, and is not sent again. */
    IngestEchoRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel, where several have the name. Without it the first of the name. */
      channel_id?: components["schemas"]["IngestedChannelId"];
      /** The customer who caused the event, by number, id or both. Created if they are new to the organization. The id that an adapter gives is of its channel alone. */
      customer: components["schemas"]["InboundCustomer"];
      /** The event type. */
      event_type: "message.echoed";
      /** The message, text or other content. */
      echo: components["schemas"]["InboundMessage"] | components["schemas"]["InboundContentMessage"];
      /** The time of the message, by default the time of the request. Kept as given. Format: date-time. */
      timestamp?: string;
    };
    /** An event without a message. It is recorded and sent to webhooks; it does not open the window. */
    IngestEventRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel, where several have the name. Without it the first of the name. */
      channel_id?: components["schemas"]["IngestedChannelId"];
      /** The customer who caused the event, by number, id or both. Created if they are new to the organization. The id that an adapter gives is of its channel alone. */
      customer: components["schemas"]["InboundCustomer"];
      /** The event type in dotted lowercase. `message.received` needs a `message`. */
      event_type: string;
      /** The time of the event, by default the time of the request. Kept as given. Format: date-time. */
      timestamp?: string;
    };
    /** An event with a message of the customer. It opens or reopens the 24-hour window from its time. */
    IngestMessageRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel, where several have the name. Without it the first of the name. */
      channel_id?: components["schemas"]["IngestedChannelId"];
      /** Your network's id of the message. */
      provider_message_id?: components["schemas"]["ProviderMessageId"];
      /** The customer who caused the event, by number, id or both. Created if they are new to the organization. The id that an adapter gives is of its channel alone. */
      customer: components["schemas"]["InboundCustomer"];
      /** The event type in dotted lowercase, usually `message.received`. */
      event_type: string;
      /** The customer's message, text or other content. */
      message: components["schemas"]["InboundMessage"] | components["schemas"]["InboundContentMessage"];
      /** The ad or post that brought the customer, as the messaging app describes it. */
      referral?: components["schemas"]["Referral"];
      /** The time of the event, by default the time of the request. Kept as given. Format: date-time. */
      timestamp?: string;
    };
    /** The channel, where several have the name. Without it the first of the name. Format: uuid. */
    IngestedChannelId: string;
    /** An invitation. Whoever has its token can become the member; it is shown once. */
    Invitation: {
      /** The token to hand to the member. */
      token: string;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
      /** The address that a mail with the link is on its way to. Absent where the deployment sends no mail. Format: email. */
      mailed_to?: string;
    };
    /** The address to invite, with a role or individual permissions. Exactly one of `role` and `permissions` is required; with neither or both the answer is 422. */
    InviteMemberRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The address that the member signs in with. */
      email: components["schemas"]["MemberEmail"];
      /** Permissions that belong together. */
      role?: components["schemas"]["OperatorRole"];
      /** The member's permissions. */
      permissions?: components["schemas"]["MemberPermissions"];
    } & { [key: string]: unknown; };
    /** The request was refused. `error.data` says why in the terms of the service. */
    JsonRpcError: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; null if it could not be read. */
      id: string | number | null;
      /** The problem. */
      error: {
        /** The JSON-RPC code. */
        code: number;
        /** The problem and its remedy. */
        message: string;
        /** The service's error behind a JSON-RPC error. */
        data?: components["schemas"]["ToolRefusal"];
      };
    };
    /** JSON-RPC's own error: -32600 for a body that is no message, -32601 for an unknown method, -32020 for headers that contradict the body, -32021 for a capability that the client has not declared. */
    JsonRpcFailure: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; null if it could not be read. */
      id: string | number | null;
      /** The problem. */
      error: {
        /** The JSON-RPC code. */
        code: number;
        /** The problem and its remedy. */
        message: string;
        /** Members that the protocol adds. */
        data?: { [key: string]: unknown; };
      };
    };
    /** The id of the request; the response carries the same. */
    JsonRpcId: string | number;
    /** Any other MCP request, or, without `id`, a notification. */
    JsonRpcMessage: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id?: components["schemas"]["JsonRpcId"];
      /** A method of the Model Context Protocol. */
      method: string;
      /** Parameters of the method. */
      params?: { [key: string]: unknown; };
    };
    /** JSON-RPC's error for a body that cannot be parsed. */
    JsonRpcParseFailure: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id could not be read. */
      id: null;
      /** The problem. */
      error: {
        /** The JSON-RPC code. */
        code: number;
        /** The problem and its remedy. */
        message: string;
        /** The service's own error. */
        data: {
          /** The error code. Treat one that you do not know by the status. */
          code: "malformed_json";
          /** True if the same request may succeed later. */
          retryable: false;
        };
      };
    };
    /** The request succeeded. */
    JsonRpcResult: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** `tools` after `tools/list`; `content` and `structuredContent` after `tools/call`; a task, if `taskId` is there. */
      result: {
        /** The tools that the token may call. */
        tools?: components["schemas"]["ToolServerTool"][];
        /** The outcome as content blocks, for models to read. */
        content?: ({
          /** The kind of block. */
          type: string;
          /** The text of a text block. */
          text?: string;
        } & { [key: string]: unknown; })[];
        /** The outcome of a tool call: the members of the tool's own answer. `run_id` and `execution_mode` are there unless the tool only reads rows, such as `get_run`. */
        structuredContent?: components["schemas"]["ToolOutcome"];
        /** True if the tool ran and failed. */
        isError?: boolean;
        /** `task` for a call that waits, in revision 2026-07-28. */
        resultType?: string;
        /** The task. It is the id of its run. Format: uuid. */
        taskId?: string;
        /** `working` while a person decides, `cancelled` if the caller has withdrawn the call. */
        status?: "working" | "completed" | "cancelled";
        /** The state in words. */
        statusMessage?: string;
        /** Time of the call. Format: date-time. */
        createdAt?: string;
        /** Time of the last change. Format: date-time. */
        lastUpdatedAt?: string;
        /** Milliseconds that the task is kept at least. For another result, those that it may be cached. */
        ttlMs?: number;
        /** Milliseconds to wait before asking again. */
        pollIntervalMs?: number;
        /** The answer of the tool, if the task is `completed`. */
        result?: { [key: string]: unknown; };
      } & { [key: string]: unknown; };
    };
    /** The key is revoked; no instance of the service accepts it any more. */
    KeyRevocation: {
      /** The key. Format: uuid. */
      id: string;
      /** The final status of the key. */
      status: "revoked";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      revoked_at: components["schemas"]["Timestamp"];
    };
    /** The latest attempt's failure, even if another attempt follows. Null if it did not fail. */
    KnowledgeAttemptFailure: {
      /** The failure's remedy. `invalid_url`: nothing is found there; correct the URL. `fetch_blocked`: the page is not public, or its site forbids fetching; submit its content. `unsupported_format`: submit a readable format. `too_large`: submit the part that matters. `timed_out`: no answer came in time; refresh it later. `extraction_failed`: the source is damaged, protected or without text; save it again. `fetch_failed` and `no_text` are no longer used. */
      code: components["schemas"]["KnowledgeFailureCode"];
      /** The action to take. */
      message: string;
    } | null;
    /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
    KnowledgeAudience: "customers" | "developers" | "both";
    /** The source of a passage, and the place in it. */
    KnowledgeCitation: {
      /** The knowledge document. Format: uuid. */
      knowledge_id: string;
      /** Its title. */
      title: string;
      /** The page it was taken from; left out where there is none. */
      url?: string;
      /** The headings above the passage, the outermost first, joined by " › "; left out where there are none. */
      heading?: string;
      /** The start of the passage in the document's text, in UTF-16 code units. */
      start?: number;
      /** The end of the passage, in the same units. */
      end?: number;
    };
    /** A source of knowledge of the organization. */
    KnowledgeDocument: {
      /** The document. Format: uuid. */
      id: string;
      /** The same as `id`. Format: uuid. */
      knowledge_id: string;
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The type of the source. */
      source_type: components["schemas"]["KnowledgeSourceType"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience: components["schemas"]["KnowledgeAudience"];
      /** `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
      status: components["schemas"]["KnowledgeStatus"];
      /** `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
      training_status: components["schemas"]["KnowledgeStatus"];
      /** The page of a `url` source or null. */
      url: string | null;
      /** The file of a `document` source or null. */
      filename: string | null;
      /** The type of that file or null. */
      media_type: string | null;
      /** The ingest job. Null for a text source; it is indexed at once. Format: uuid. */
      job_id: string | null;
      /** Reason why ingestion failed. Null unless the status is `failed`. */
      failure: components["schemas"]["KnowledgeFailure"];
      /** Time when it became searchable. Format: date-time. */
      indexed_at: string | null;
      /** Time when its source was last taken in. Format: date-time. */
      ingested_at: string | null;
      /** Time when it was archived. Format: date-time. */
      archived_at: string | null;
      /** Time when it was added. Format: date-time. */
      created_at: string;
      /** Time when it last changed. Format: date-time. */
      updated_at: string;
    };
    /** A source of knowledge with the text of a text source and the progress of its ingest. */
    KnowledgeDocumentDetail: {
      /** The document. Format: uuid. */
      id: string;
      /** The same as `id`. Format: uuid. */
      knowledge_id: string;
      /** The source's name in citations. */
      title: components["schemas"]["KnowledgeTitle"];
      /** The type of the source. */
      source_type: components["schemas"]["KnowledgeSourceType"];
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience: components["schemas"]["KnowledgeAudience"];
      /** `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
      status: components["schemas"]["KnowledgeStatus"];
      /** `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
      training_status: components["schemas"]["KnowledgeStatus"];
      /** The page of a `url` source or null. */
      url: string | null;
      /** The file of a `document` source or null. */
      filename: string | null;
      /** The type of that file or null. */
      media_type: string | null;
      /** The ingest job. Null for a text source; it is indexed at once. Format: uuid. */
      job_id: string | null;
      /** Reason why ingestion failed. Null unless the status is `failed`. */
      failure: components["schemas"]["KnowledgeFailure"];
      /** Time when it became searchable. Format: date-time. */
      indexed_at: string | null;
      /** Time when its source was last taken in. Format: date-time. */
      ingested_at: string | null;
      /** Time when it was archived. Format: date-time. */
      archived_at: string | null;
      /** Time when it was added. Format: date-time. */
      created_at: string;
      /** Time when it last changed. Format: date-time. */
      updated_at: string;
      /** The text of a text source or null. */
      text: string | null;
      /** The same as `text`. */
      content: string | null;
      /** Number of indexed passages. */
      chunk_count: number;
      /** The progress of the latest ingest job. Null for a text source. */
      ingest: components["schemas"]["KnowledgeIngest"];
    };
    /** Reason why ingestion failed. Null unless the status is `failed`. */
    KnowledgeFailure: {
      /** The failure's remedy. `invalid_url`: nothing is found there; correct the URL. `fetch_blocked`: the page is not public, or its site forbids fetching; submit its content. `unsupported_format`: submit a readable format. `too_large`: submit the part that matters. `timed_out`: no answer came in time; refresh it later. `extraction_failed`: the source is damaged, protected or without text; save it again. `fetch_failed` and `no_text` are no longer used. */
      code: components["schemas"]["KnowledgeFailureCode"];
      /** The action to take. */
      message: string;
    } | null;
    /** The failure's remedy. `invalid_url`: nothing is found there; correct the URL. `fetch_blocked`: the page is not public, or its site forbids fetching; submit its content. `unsupported_format`: submit a readable format. `too_large`: submit the part that matters. `timed_out`: no answer came in time; refresh it later. `extraction_failed`: the source is damaged, protected or without text; save it again. `fetch_failed` and `no_text` are no longer used. */
    KnowledgeFailureCode: "invalid_url" | "fetch_blocked" | "unsupported_format" | "too_large" | "timed_out" | "extraction_failed" | "fetch_failed" | "no_text";
    /** The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
    KnowledgeGap: {
      /** Words of the question that no document has, nor anything that means the same, as they are compared. */
      unknown_words: string[];
      /** The documents that are nearest to the question, the nearest first. */
      nearest: {
        /** A UUID (version 7). */
        knowledge_id: components["schemas"]["Id"];
        /** Its title. */
        title: string;
      }[];
    } | null;
    /** The question is dismissed. It returns if it is asked again. */
    KnowledgeGapDismissal: {
      /** A UUID (version 7). */
      id: components["schemas"]["Id"];
      /** The final status of the question. */
      status: "dismissed";
    };
    /** `gap_none`: nothing was found, the last time. `gap_weak`: too little to rely on. */
    KnowledgeGapState: "gap_weak" | "gap_none";
    /** The progress of the latest ingest job. Null for a text source. */
    KnowledgeIngest: {
      /** The job. Format: uuid. */
      job_id: string;
      /** The progress of the job. */
      state: "queued" | "running" | "succeeded" | "failed";
      /** The stage of the job. `queued`: waits for its turn or its next attempt. `fetching`: its page is being fetched. `extracting`: its text is being read. `indexing`: its passages are being indexed. `done` and `failed`: it has ended. */
      stage: components["schemas"]["KnowledgeIngestStage"];
      /** Number of attempts. */
      attempts: number;
      /** The length of the source when it was last read. */
      bytes: number | null;
      /** The latest attempt's failure, even if another attempt follows. Null if it did not fail. */
      failure: components["schemas"]["KnowledgeAttemptFailure"];
      /** Time when the latest attempt began. Format: date-time. */
      started_at: string | null;
      /** Time when the job succeeded or failed for good. Format: date-time. */
      finished_at: string | null;
    } | null;
    /** The stage of the job. `queued`: waits for its turn or its next attempt. `fetching`: its page is being fetched. `extracting`: its text is being read. `indexing`: its passages are being indexed. `done` and `failed`: it has ended. */
    KnowledgeIngestStage: "queued" | "fetching" | "extracting" | "indexing" | "done" | "failed";
    /** One page of documents; the answer without `q`. */
    KnowledgePage: {
      ok: true;
      data: {
        /** The documents of this page. */
        documents: components["schemas"]["KnowledgeDocument"][];
        /** True if there are more pages. */
        has_more: components["schemas"]["HasMore"];
        /** Opaque; give it as `after_id` to read on. Null on the last page. */
        next_cursor: components["schemas"]["NextCursor"];
      };
    };
    /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
    KnowledgeReader: "customers" | "developers";
    /** One page of search results, the best first; the answer with `q`. */
    KnowledgeSearchPage: {
      ok: true;
      /** The results of this page. */
      data: components["schemas"]["KnowledgeSearchResult"][];
      /** True if there are more pages. */
      has_more: components["schemas"]["HasMore"];
      /** Opaque; give it as `after_id` to read on. Null on the last page. */
      next_cursor: components["schemas"]["NextCursor"];
      /** The query as it was understood. */
      query: string;
      /** Total number of results on all pages. */
      total_results: number;
      /** The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
      knowledge_state: components["schemas"]["KnowledgeState"];
      /** The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
      knowledge_gap: components["schemas"]["KnowledgeGap"];
      /** Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
       *     so answer in the language of the question. */
      across_languages?: components["schemas"]["AcrossLanguages"];
    };
    /** A passage that answers the query, the best first. */
    KnowledgeSearchResult: {
      /** The document the passage comes from. Format: uuid. */
      knowledge_id: string;
      /** The type of the source. */
      source_type: components["schemas"]["KnowledgeSourceType"];
      /** The title of the document. */
      title: string;
      /** The passage. */
      passage: string;
      /** The relevance of the passage to the query. */
      relevance_score: number;
      /** The source of a passage, and the place in it. */
      citation: components["schemas"]["KnowledgeCitation"];
    };
    /** The type of the source. */
    KnowledgeSourceType: "url" | "text" | "document";
    /** The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
    KnowledgeState: "grounded" | "gap_weak" | "gap_none";
    /** `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
    KnowledgeStatus: "queued" | "indexed" | "failed" | "archived";
    /** The body of a text source. */
    KnowledgeText: string;
    /** The source's name in citations. */
    KnowledgeTitle: string;
    /** The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
    KnowledgeUrl: string;
    /** A short lower-case word. Digits, `-` and `_` may follow the first letter. */
    Label: string;
    /** Time when it was last used, to within a minute or two; null if it never was. Format: date-time. */
    LastUsedAt: string | null;
    /** A class of requests that have one limit. */
    LimitClass: "messages" | "agent_tools" | "actions" | "ingest" | "writes" | "reads";
    /** A sliding window of one minute, of one limit class. */
    LimitWindow: {
      /** A class of requests that have one limit. */
      class: components["schemas"]["LimitClass"];
      /** Whose requests count: all of the organization, or those of one principal. */
      per: "organization" | "principal";
      /** Requests that the window takes. */
      limit: number;
      /** Requests of the last minute. */
      used: number;
      /** Requests that would still be admitted. */
      remaining: number;
      /** Time when the oldest of them leaves the window. Null if the window is empty. Format: date-time. */
      resets_at: string | null;
    };
    /** An adapter to another network. */
    LinkAdapterRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The display name of the channel. */
      display_name: components["schemas"]["ChannelDisplayName"];
      /** The address that gets the requests. Format: uri. */
      url: string;
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      secret?: components["schemas"]["WebhookSecret"];
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id?: components["schemas"]["ServingAgentId"];
    } & { [key: string]: unknown; };
    /** A number at a messaging app. */
    LinkChannelRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The display name of the channel. */
      display_name: components["schemas"]["ChannelDisplayName"];
      /** The URL at which the provider's API begins. Format: uri. */
      base_url: string;
      /** An id that the provider gave. */
      sender_id: components["schemas"]["ProviderId"];
      /** An id that the provider gave. */
      business_account_id?: components["schemas"]["ProviderId"];
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      template_language: components["schemas"]["TemplateLanguage"];
      /** A secret of the provider. It is stored encrypted and never shown. */
      access_token: components["schemas"]["ProviderSecret"];
      /** A secret of the provider. It is stored encrypted and never shown. */
      app_secret: components["schemas"]["ProviderSecret"];
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id?: components["schemas"]["ServingAgentId"];
    } & { [key: string]: unknown; };
    /** True to show a preview of the first page that the text names. Its address must begin with `https://` or `http://`. False by default. */
    LinkPreview: boolean;
    /** A linked adapter, and the secret that signs its requests. It is shown once. */
    LinkedAdapter: {
      /** A channel as operators see it, with its link to the messaging app. */
      channel: components["schemas"]["LinkedChannel"];
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      secret: components["schemas"]["WebhookSecret"];
    };
    /** A channel as operators see it, with its link to the messaging app. */
    LinkedChannel: {
      /** The channel. Format: uuid. */
      id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The display name of the channel. */
      display_name: string;
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      status: components["schemas"]["ChannelStatus"];
      /** Time when an operator disconnected it. Null if nobody did. Format: date-time. */
      disconnected_at: string | null;
      /** True if messages without a `channel_id` go over it. */
      is_default: boolean;
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id: components["schemas"]["ServingAgentId"];
      /** Minutes for which a message from the business's phone keeps the agent silent, counted from the last one. Null: until a person hands the conversation back. */
      phone_handoff_minutes?: components["schemas"]["PhoneHandoffMinutes"];
      /** Time when the channel was last checked. Null before the first check. Format: date-time. */
      last_health_check: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** The result of the last health check. */
      health: components["schemas"]["ChannelHealth"];
      /** Its link to the messaging app; null for the scripted channel of a sandbox. */
      link: components["schemas"]["ChannelLink"] | null;
    };
    /** Text with a list of up to ten rows to choose from. The customer's choice comes as `list_reply`. */
    ListContent: {
      /** The kind of content. */
      type: "list";
      /** The text above the list. */
      text: string;
      /** A line above the text. */
      header?: string;
      /** A line below the text. */
      footer?: string;
      /** The label that opens the list. */
      button: string;
      /** The rows in groups, ten rows at most in all. With several groups each needs a title. */
      sections: {
        /** The heading of the group. */
        title?: string;
        /** The rows in order. Ids must differ in the whole list. */
        rows: {
          /** Your id of the choice. It returns with the reply. */
          id: string;
          /** The row's first line. */
          title: string;
          /** The row's second line. */
          description?: string;
        }[];
      }[];
    };
    /** The row of a list that the customer chose. */
    ListReplyContent: {
      /** The kind of content. */
      type: "list_reply";
      /** Your id of the choice. */
      id: string;
      /** The label that the customer chose. */
      title: string;
      /** The row's second line. */
      description?: string;
    };
    /** An operator of the organization, in a list. */
    ListedMember: {
      /** The member. Format: uuid. */
      id: string;
      /** The address that the member signs in with. */
      email: components["schemas"]["MemberEmail"];
      /** The member's name, as colleagues see it. Customers' systems see it as the author of messages; without one they see `Operator`. */
      name: components["schemas"]["MemberName"];
      /** The role of the permissions. Null for individual permissions. */
      role: components["schemas"]["MemberRole"];
      /** The member's permissions. */
      permissions: components["schemas"]["MemberPermissions"];
      /** Invited until the first sign-in. */
      status: "invited" | "active";
      /** True if a sign-in by password needs a code as well. */
      second_factor: boolean;
      /** Time when they last signed in; null if they never have. Format: date-time. */
      last_signed_in_at: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The category under which the directory lists the agent. */
    ListingCategory: string;
    /** The agent's description in the directory. */
    ListingDescription: string;
    /** The name of the listing in addresses; unique in the directory. */
    ListingSlug: string;
    /** The process runs. */
    Liveness: {
      /** Always `live`. */
      status: "live";
    };
    /** A place. */
    LocationContent: {
      /** The kind of content. */
      type: "location";
      /** Degrees north. */
      latitude: number;
      /** Degrees east. */
      longitude: number;
      /** The name of the place. */
      name?: string;
      /** Its address. */
      address?: string;
    };
    /** Text with a button by which the customer sends a place. It comes as `location`. */
    LocationRequestContent: {
      /** The kind of content. */
      type: "location_request";
      /** The text above the button. */
      text: string;
    };
    /** A picture, a sound, a film or a file that is kept here. */
    Media: {
      /** The media. Format: uuid. */
      id: string;
      /** `pending` until the messaging app has handed it over. The bytes of `failed` media will not come, and those of `erased` media went with its customer. */
      status: "pending" | "stored" | "failed" | "erased";
      /** Its type, checked against its bytes. Before it is stored, as the sender says it. */
      media_type: string | null;
      /** Its length. Null unless it is stored. */
      size_bytes: number | null;
      /** The SHA-256 of its bytes. Null unless it is stored. */
      sha256: string | null;
      /** Its name, where one was given. */
      filename: string | null;
      /** Reason why it could not be stored. Null for all others. With `storage_full` it is fetched again once your organization has room. */
      error_code: "too_large" | "type_mismatch" | "not_found" | "channel_refused" | "unreachable" | "storage_full" | null;
      /** Time when it was uploaded or received. Format: date-time. */
      created_at: string;
    };
    /** A picture, a sound, a film, a file or a sticker. The messaging app fetches it from its address. */
    MediaContent: {
      /** The kind of content. */
      type: "image" | "audio" | "video" | "document" | "sticker";
      /** The address from which the messaging app fetches it. It must stay there for some minutes. Format: uri. */
      url: string;
      /** Text below it. Sounds and stickers have none. */
      caption?: string;
      /** The name that a document is shown with. */
      filename?: string;
      /** True for a voice note, which the app plays at once. Of `audio` only. */
      voice?: components["schemas"]["VoiceMark"];
    };
    /** An operator of the organization. */
    Member: {
      /** The member. Format: uuid. */
      id: string;
      /** The address that the member signs in with. */
      email: components["schemas"]["MemberEmail"];
      /** The member's name, as colleagues see it. Customers' systems see it as the author of messages; without one they see `Operator`. */
      name: components["schemas"]["MemberName"];
      /** The role of the permissions. Null for individual permissions. */
      role: components["schemas"]["MemberRole"];
      /** The member's permissions. */
      permissions: components["schemas"]["MemberPermissions"];
      /** Invited until the first sign-in. */
      status: "invited" | "active";
      /** Time when they last signed in; null if they never have. Format: date-time. */
      last_signed_in_at: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The address that the member signs in with. Format: email. */
    MemberEmail: string;
    /** The member's name, as colleagues see it. Customers' systems see it as the author of messages; without one they see `Operator`. */
    MemberName: string | null;
    /** The member's permissions. */
    MemberPermissions: components["schemas"]["ConsolePermission"][];
    /** The member is removed; no session of theirs is accepted any more. */
    MemberRemoval: {
      /** The member. Format: uuid. */
      id: string;
      /** The final status of the membership. */
      status: "removed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      removed_at: components["schemas"]["Timestamp"];
    };
    /** The role of the permissions. Null for individual permissions. */
    MemberRole: "owner" | "developer" | "approver" | "responder" | "auditor" | "viewer" | null;
    /** The customer who is the same person. */
    MergeCustomersRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The customer whose record goes into this one. Format: uuid. */
      other_customer_id: string;
    } & { [key: string]: unknown; };
    /** A message, with every state that it has had. */
    Message: {
      /** The message. Format: uuid. */
      id: string;
      /** The conversation that it belongs to. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** A customer of the organization. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["Customer"];
      /** `inbound` comes from the customer, `outbound` goes there. */
      direction: components["schemas"]["MessageDirection"];
      /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
      type: components["schemas"]["MessageType"];
      /** The text as the customer wrote or reads it; of other content, a short form of it. */
      text: string;
      /** The content of a message of another type than `text`. Of a template it is the file in its header. */
      content?: components["schemas"]["MessageContent"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The emoji that stand on the message. Left out where there is none. */
      reactions?: components["schemas"]["Reactions"];
      /** Time when its writer last edited it. Left out for a message as it was written. */
      edited_at?: components["schemas"]["EditedAt"];
      /** Time when its writer deleted it. The text is then `[deleted]`. Left out for a message that stands. */
      deleted_at?: components["schemas"]["DeletedAt"];
      /** The texts that it had before, oldest first. Left out for a message as it was written. */
      earlier_texts?: components["schemas"]["EarlierText"][];
      /** The ad or post that brought the customer, as the messaging app describes it. */
      referral?: components["schemas"]["Referral"];
      /** True if the text is cut, since it was longer. Left out for all others. */
      truncated?: components["schemas"]["Truncated"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
      author: components["schemas"]["MessageAuthor"];
      /** The template that was sent or null. Format: uuid. */
      template_id: string | null;
      /** The purpose that was given with the message or null. */
      category: "utility" | "marketing" | "transactional" | "authentication" | null;
      /** The delivery state of an outbound message. Null for an inbound one. */
      delivery_state: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled" | null;
      /** Reason why delivery failed. Null for a message that has not failed. */
      error_code: string | null;
      /** The messaging app's id of the message. Null until it is sent, and where the app gave none. */
      provider_message_id: string | null;
      /** The time for which it was scheduled. Null for at once. Format: date-time. */
      send_at: string | null;
      /** The time when you marked the customer's message as read. Null for outbound messages, whose state says it. Format: date-time. */
      read_at: string | null;
      /** The price of the message as the messaging network told it, with its status `sent` or the next one. Left out before, and for networks that tell none. It costs only if it is `billable` and was delivered. */
      pricing?: components["schemas"]["MessagePricing"];
      /** Every delivery state of an outbound message, oldest first. Empty for an inbound one. */
      statuses: components["schemas"]["MessageStatus"][];
      /** Time when it was written or accepted. Format: date-time. */
      created_at: string;
      /** Time of its last change. Format: date-time. */
      updated_at: string;
    };
    /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
    MessageAuthor: {
      /** `operator`: a person in the console, or on the business's phone. `agent`: a hosted agent. `api`: an integration with a token. */
      type: "operator" | "agent" | "api";
      /** The name of the operator, agent, app or service account. `Operator` for a person without a name, `Phone` for the phone, null for a sandbox token. */
      name: string | null;
    } | null;
    /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
    MessageCategory: "utility" | "marketing" | "transactional" | "authentication";
    /** The content of a message of another type than `text`. Of a template it is the file in its header. */
    MessageContent: components["schemas"]["ButtonsContent"] | components["schemas"]["ListContent"] | components["schemas"]["UrlButtonContent"] | components["schemas"]["LocationContent"] | components["schemas"]["LocationRequestContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["ButtonReplyContent"] | components["schemas"]["ListReplyContent"] | components["schemas"]["ReceivedMediaContent"] | components["schemas"]["OrderContent"] | components["schemas"]["FormReplyContent"] | components["schemas"]["UnsupportedContent"];
    /** The cost of one message. */
    MessageCost: {
      /** The message. It may have been removed since. Format: uuid. */
      message_id: string;
      /** The channel that it went over. Format: uuid. */
      channel_id: string;
      /** The agent that wrote it. Null for people and programs. Format: uuid. */
      agent_id: string | null;
      /** The template that it was made from. Null for none. Format: uuid. */
      template_id: string | null;
      /** The customer's country by ISO 3166. Null if it is not known. */
      country: string | null;
      /** The network's category. */
      category: string;
      /** Reason of the price in the network's word. */
      type: string;
      /** True if the network charges it once it is delivered. */
      billable: boolean;
      /** True once it was delivered. */
      delivered: boolean;
      /** An amount in the currency of the rates, exact to a millionth. Null without a rate. */
      cost: components["schemas"]["Amount"];
      /** Time that it is counted at. Format: date-time. */
      at: string;
    };
    /** The short name of `conversation.message_delivered`. */
    MessageDeliveredEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "message.delivered";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** `inbound` comes from the customer, `outbound` goes there. */
    MessageDirection: "inbound" | "outbound";
    /** The price of the message as the messaging network told it, with its status `sent` or the next one. Left out before, and for networks that tell none. It costs only if it is `billable` and was delivered. */
    MessagePricing: {
      /** True if the network charges the message once it is delivered. */
      billable: boolean;
      /** Reason of the price in the network's word: `regular`, `free_customer_service`, `free_entry_point`. */
      type: string;
      /** The category whose rate counts: `marketing`, `utility`, `authentication`, `service`, or another of the network. */
      category: string;
      /** The pricing model: `PMP`, per message. */
      model: string;
      /** The customer's country by ISO 3166. Left out where neither number nor user id tells it. */
      country?: string;
    };
    /** The price of a message. */
    MessageRate: {
      /** The customer's country by ISO 3166, or `*` for all that have no rate. */
      country: string;
      /** The network's category, such as `marketing`. */
      category: string;
      /** Price of one message. */
      amount: string;
    } & { [key: string]: unknown; };
    /** May be empty. The key makes a retry safe. */
    MessageRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
    };
    /** A delivery state that a message has reached. */
    MessageStatus: {
      /** The delivery state of an outbound message. It never moves back, but that a spending cap makes a queued message wait. `scheduled`: waits for its `send_at`, or for a cap, which its last status names by `spending_cap`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
      status: components["schemas"]["DeliveryState"];
      /** The time when the message reached it. Format: date-time. */
      at: string;
      /** Reason of a failure, or why the message still waits, such as `spending_cap`. Null for every other state. */
      error_code: string | null;
      /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
      provider_error?: components["schemas"]["ProviderError"];
    };
    /** A message template of the organization, in one language. */
    MessageTemplate: {
      /** An approved template of the organization. */
      id: components["schemas"]["TemplateId"];
      /** The name of a template. Name and language together are unique in the organization. */
      name: components["schemas"]["TemplateName"];
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      language: components["schemas"]["TemplateLanguage"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** The line above the body, if there is one. */
      header: string | null;
      /** A file in the header, which each message brings as `template_header`. Null without one. */
      header_media: components["schemas"]["TemplateHeaderMedia"] | null;
      /** The text, with placeholders of the form `{{name}}`. */
      body: components["schemas"]["TemplateBody"];
      /** The line below the body, if there is one. */
      footer: string | null;
      /** Buttons below the message, at most two with an address, one with a phone number and one with a code. */
      buttons: components["schemas"]["TemplateButtons"];
      /** Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
      samples: components["schemas"]["TemplateSamples"];
      /** The choices of a template with a one-time code. Null for all others. */
      authentication: components["schemas"]["TemplateAuthentication"] | null;
      /** The names in header, body, addresses and codes of buttons, for `template_params`. */
      placeholders: string[];
      /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
      status: components["schemas"]["TemplateStatus"];
      /** The messaging app's reason for a rejection; null unless rejected. */
      rejection_reason: components["schemas"]["TemplateRejection"];
      /** The reason why the template cannot be sent, and the remedy. Null while it is approved. */
      notice: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** The text as the customer reads it. */
    MessageText: string;
    /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
    MessageType: "text" | "template" | "buttons" | "list" | "url_button" | "location" | "location_request" | "contacts" | "button_reply" | "list_reply" | "image" | "audio" | "video" | "document" | "sticker" | "order" | "form_reply" | "unsupported";
    /** The retention of the organization has removed messages from before this time. Absent while all are kept. Format: date-time. */
    MessagesRemovedBefore: string;
    /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
    Metadata: { [key: string]: string; };
    /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
    MetadataChanges: { [key: string]: string | null; };
    /** A key of `metadata`, a colon, and the text that it must have. */
    MetadataFilter: string;
    /** The agent to name. */
    NameAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id: components["schemas"]["ProgramAgentId"];
    } & { [key: string]: unknown; };
    /** Opaque; give it as `after_id` to read on. Null on the last page. */
    NextCursor: string | null;
    /** This contract, bundled into one document. */
    OpenApiDocument: {
      /** The version of OpenAPI. */
      openapi: string;
      /** The contract's title and version. */
      info: { [key: string]: unknown; };
      /** Its operations. */
      paths: { [key: string]: unknown; };
    } & { [key: string]: unknown; };
    /** Beginning of the hours, on a day of 24 hours. */
    OpeningTime: string;
    /** Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
    OperatorName: string;
    /** Permissions that belong together. */
    OperatorRole: "owner" | "developer" | "approver" | "responder" | "auditor" | "viewer";
    /** A console session. It is sent as bearer token, and shown once. */
    OperatorSession: {
      /** The session. Format: uuid. */
      id: string;
      /** The bearer token. */
      token: string;
      /** The scheme for sending the token. */
      token_type: "Bearer";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
    };
    /** The cart that a customer sent. */
    OrderContent: {
      /** The kind of content. */
      type: "order";
      /** The messaging app's id of the catalog. */
      catalog_id?: string;
      /** Words of the customer beside it. */
      text?: string;
      /** The articles. */
      items: components["schemas"]["OrderItem"][];
    };
    /** An article of a cart. */
    OrderItem: {
      /** Your id of the article. */
      product_id: string;
      /** Number of pieces that the customer wants. */
      quantity: number;
      /** The price of one. */
      price?: number;
      /** The currency of the price (ISO 4217). */
      currency?: string;
    };
    /** An organization that was deleted. */
    OrganizationDeletion: {
      /** The organization. Format: uuid. */
      id: string;
      /** Its credentials and sessions have ended. */
      status: "deleted";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      deleted_at: components["schemas"]["Timestamp"];
    };
    /** A file of all that the service keeps about the organization. */
    OrganizationExport: {
      /** The export. Format: uuid. */
      id: string;
      /** `running` while the file is made, `ready` while it can be downloaded, `expired` once it is removed. `failed` if it could not be made. */
      status: "running" | "ready" | "failed" | "expired";
      /** Rows that are in the file so far. */
      rows: number;
      /** Length of the file so far. */
      size_bytes: number;
      /** Reason of the failure, in a sentence; null otherwise. */
      failure: string | null;
      /** Time of the request. Format: date-time. */
      requested_at: string;
      /** Time when the file was complete; null before. Format: date-time. */
      ready_at: string | null;
      /** End of the downloads; null while there is no file. Format: date-time. */
      expires_at: string | null;
    };
    /** The message is accepted and on its way. `phone_number` is left out while nobody knows it. */
    OutboundAcknowledgement: {
      /** The service has taken the message on. */
      accepted: true;
      /** The initial delivery state. A message with `send_at` is `scheduled`. */
      delivery_state: "queued" | "scheduled";
      /** The conversation that the message belongs to. Format: uuid. */
      conversation_id: string;
      /** The message; delivery events carry it. Format: uuid. */
      message_id: string;
      /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
      message_type: components["schemas"]["MessageType"];
      /** The category that counts for consent and cost. A template has its own, which the provider may change; without a template it is the category of the request, or null. */
      category?: components["schemas"]["MessageCategory"] | null;
      /** The message waits in the outbox. */
      queued: true;
      /** True if free-form text may be sent now. */
      window_open: boolean;
      /** The outbox row of the message. Format: uuid. */
      outbox_id: string;
      /** The time when it will be sent. Null for at once. Format: date-time. */
      send_at?: string | null;
      /** The customer who gets it. Format: uuid. */
      customer_id: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
    };
    /** Content other than text. Like text it needs an open window. */
    OutboundContent: components["schemas"]["ButtonsContent"] | components["schemas"]["ListContent"] | components["schemas"]["UrlButtonContent"] | components["schemas"]["LocationContent"] | components["schemas"]["LocationRequestContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["MediaContent"] | components["schemas"]["StoredMediaContent"];
    /** A console session of the operator. */
    OwnSession: {
      /** The session. Format: uuid. */
      id: string;
      /** The beginning of the `User-Agent` of the sign-in; null without one. */
      device: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** Time of its last request, to a minute or two. Null before the first. Format: date-time. */
      last_seen_at: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
      /** True for the session that asks. */
      current: boolean;
    };
    /** A password or pass phrase. */
    Password: string;
    /** A password that was changed. */
    PasswordChange: {
      /** An instant in UTC, ISO 8601 with milliseconds. */
      changed_at: components["schemas"]["Timestamp"];
      /** Number of other sessions that have ended. */
      ended_sessions: number;
      /** A token for programs to keep and send at the next sign-in, so that strangers' attempts cannot lock the operator out. It does not sign anyone in by itself. Browsers get it as a cookie. Null after a single sign-on. */
      device_token: components["schemas"]["DeviceToken"];
    };
    /** A reset of a password. Whoever has its token can set a new one, once; the token is shown once. */
    PasswordReset: {
      /** The token to hand to the member. */
      token: string;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
      /** The address that a mail with the link is on its way to. Absent where the deployment sends no mail. Format: email. */
      mailed_to?: string;
    };
    /** A request for a password reset. It tells nothing about the address. */
    PasswordResetRequested: {
      /** False if this deployment mails no links, as in sandbox environments. Then a colleague hands out a reset. */
      sends_mail: boolean;
      /** Seconds that a link works. */
      expires_in: number;
    };
    /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
    PeopleHours: {
      /** IANA name of the time zone of the business. */
      time_zone: string;
      /** The hours of each week. Days that are not named have none. */
      weekly: components["schemas"]["PeopleOpening"][];
    } | null;
    /** Hours of some days of the week. */
    PeopleOpening: {
      /** The days. */
      days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
      /** Beginning of the hours, on a day of 24 hours. */
      start: components["schemas"]["OpeningTime"];
      /** Hours and minutes of a day of 24 hours. */
      end: components["schemas"]["ClockTime"];
    };
    /** Seconds that people usually take to answer after a handoff, within `people_hours` if these are set. The customer is told when a person is announced. Null: no time is named. */
    PeopleReplyWithinSeconds: number | null;
    /** Minutes for which a message from the business's phone keeps the agent silent, counted from the last one. Null: until a person hands the conversation back. */
    PhoneHandoffMinutes: number | null;
    /** A phone number in E.164 form. */
    PhoneNumber: string;
    /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. Format: uuid. */
    ProgramAgentId: string | null;
    /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
    ProviderError: {
      /** Its code. Null for none. */
      code: number | null;
      /** Its title or message. Null for none. */
      title: string | null;
      /** Its words about this case. Null where it has none. */
      details: string | null;
      /** The way to mend it. Null where nobody can tell. */
      advice: string | null;
    };
    /** An id that the provider gave. */
    ProviderId: string;
    /** Your network's id of the message. */
    ProviderMessageId: string;
    /** The delivery status of a message at the provider. */
    ProviderMessageStatus: {
      /** It goes from sent over delivered to read, never back; failed is final. */
      status: "sent" | "delivered" | "read" | "failed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** A secret of the provider. It is stored encrypted and never shown. */
    ProviderSecret: string;
    /** The agent's listing in the directory. Omitted members keep their values. A listing without a description shows the agent's own. One without a slug gets a slug from the name. */
    PublishAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** True publishes the agent; false takes it out of the directory. */
      is_listed: boolean;
      /** The category under which the directory lists the agent. */
      listing_category?: components["schemas"]["ListingCategory"];
      /** The agent's description in the directory. */
      listing_description?: components["schemas"]["ListingDescription"];
      /** The name of the listing in addresses; unique in the directory. */
      listing_slug?: components["schemas"]["ListingSlug"];
    };
    /** The agent's listing in the directory. Omitted members keep their values. A listing without a description shows the agent's own. One without a slug gets a slug from the name. */
    PublishConsoleAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** True publishes the agent; false takes it out of the directory. */
      is_listed: boolean;
      /** The category under which the directory lists the agent. */
      listing_category?: components["schemas"]["ListingCategory"];
      /** The agent's description in the directory. */
      listing_description?: components["schemas"]["ListingDescription"];
      /** The name of the listing in addresses; unique in the directory. */
      listing_slug?: components["schemas"]["ListingSlug"];
    } & { [key: string]: unknown; };
    /** Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
    QuietHours: {
      /** Hours and minutes of a day of 24 hours. */
      start: components["schemas"]["ClockTime"];
      /** Hours and minutes of a day of 24 hours. */
      end: components["schemas"]["ClockTime"];
      /** IANA name of the time zone for customers whose own is not known: they have no `time_zone`, and their number's country has several. */
      time_zone: string;
    } | null;
    /** The rates of the organization. */
    Rates: {
      /** The currency of all tables by ISO 4217. Null without any. */
      currency: string | null;
      /** The tables, the newest first. Each counts from its day until the next one. */
      tables: {
        /** Day from which it counts in UTC. Format: date. */
        starts_on: string;
        /** The rates. */
        rates: components["schemas"]["MessageRate"][];
      }[];
    };
    /** An emoji that stands on a message. */
    Reaction: {
      /** The side that put it there. */
      from: "customer" | "business";
      /** The emoji. */
      emoji: string;
      /** Time when it was put there. Format: date-time. */
      at: string;
    };
    /** One emoji. Null takes the reaction away. */
    ReactionEmoji: string | null;
    /** An emoji to put on a message. Null takes it away. */
    ReactionRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** One emoji. Null takes the reaction away. */
      emoji: components["schemas"]["ReactionEmoji"];
    };
    /** The emoji that stand on the message. Left out where there is none. */
    Reactions: components["schemas"]["Reaction"][];
    /** The process takes requests. */
    Readiness: {
      /** Always `ready`. Any other state answers 503. */
      status: "ready";
    };
    /** A picture, a sound, a film, a file or a sticker, as a message shows it. */
    ReceivedMediaContent: {
      /** The kind of content. */
      type: "image" | "audio" | "video" | "document" | "sticker";
      /** Its address, where one was given. A messaging app gives none with a customer's message. Format: uri. */
      url?: string;
      /** The media that is kept here. Read its bytes by this id. Format: uuid. */
      media_id?: string;
      /** The text below it. */
      caption?: string;
      /** The name of a document. */
      filename?: string;
      /** Its media type as the sender says it. */
      media_type?: string;
      /** True for a voice note, which the app plays at once. Of `audio` only. */
      voice?: components["schemas"]["VoiceMark"];
    };
    /** Recipient, by exactly one of these. A number or an id that is new begins a customer. */
    Recipient: {
      /** The customer. Format: uuid. */
      customer_id?: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** The name that a customer has chosen in the messaging app. No network takes it as an address; it finds whom you know. */
      username?: components["schemas"]["Username"];
    };
    /** A statement of the customer about marketing, with its place and time. */
    RecordConsentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The customer's wish. */
      marketing: "opted_in" | "opted_out";
      /** Place where the customer said it, such as the name of a form. */
      source: string;
      /** Time at which the customer said it; now if it is left out. Not in the future. Format: date-time. */
      at?: string;
    };
    /** A statement of the customer about marketing, with its place and time. */
    RecordCustomerConsentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The customer's wish. */
      marketing: "opted_in" | "opted_out";
      /** Place where the customer said it, such as the name of a form. */
      source: string;
      /** Time at which the customer said it; now if it is left out. Not in the future. Format: date-time. */
      at?: string;
    } & { [key: string]: unknown; };
    /** From when on to deliver what the webhook has not received. */
    RecoverWebhookEndpointRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Only events of this time or later. Format: date-time. */
      since: string;
      /** The `next_after_id` of the call before. Format: uuid. */
      after_id?: string;
    } & { [key: string]: unknown; };
    /** From when on to deliver what the webhook has not received. */
    RecoverWebhookRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Only events of this time or later. Format: date-time. */
      since: string;
      /** The `next_after_id` of the call before. Format: uuid. */
      after_id?: string;
    };
    /** Recovery codes, shown once. Each signs in once in place of a code. */
    RecoveryCodes: {
      /** The codes. Earlier ones are void. */
      recovery_codes: string[];
    };
    /** An absolute address without a fragment; it is compared exactly. Format: uri. */
    RedirectUri: string;
    /** The ad or post that brought the customer, as the messaging app describes it. */
    Referral: {
      /** Kind of its source, such as `ad` or `post`. */
      source_type?: string;
      /** Its id at the messaging app. */
      source_id?: string;
      /** Its address. */
      source_url?: string;
      /** Its headline. */
      headline?: string;
      /** Its text. */
      body?: string;
      /** The id of the click. */
      click_id?: string;
    };
    /** May be empty. The key makes a retry safe. */
    RefreshKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
    };
    /** Other `arguments` of the tool, or another `text` of the draft, as an approval would give them. Without either, the recorded ones are rehearsed. */
    RehearseApprovalRequest: {
      /** All arguments of the tool, by its schema. */
      arguments?: { [key: string]: unknown; };
      /** The text as the customer reads it. */
      text?: components["schemas"]["MessageText"];
    } & { [key: string]: unknown; };
    /** The reason for the rejection. The body may be left out. */
    RejectApprovalRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The reason, for the audit log. */
      reason?: string;
    } & { [key: string]: unknown; };
    /** Opens a closed conversation again, without an owner. */
    ReopenAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "reopen";
      /** Empty; it may be left out. */
      payload?: components["schemas"]["EmptyPayload"];
    };
    /** From when on to replay. */
    ReplayFailedDeliveriesRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      since: components["schemas"]["Timestamp"];
    } & { [key: string]: unknown; };
    /** Sends text, buttons, a list, a place or contacts to the customer; the 24-hour window must be open. */
    ReplyAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "reply";
      /** The reply, text or other content. */
      payload: components["schemas"]["ReplyText"] | components["schemas"]["ReplyContent"];
      /** True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default. */
      while_handed_off?: components["schemas"]["WhileHandedOff"];
    };
    /** A reply other than text. */
    ReplyContent: {
      /** Content other than text. Like text it needs an open window. */
      content: components["schemas"]["OutboundContent"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
    };
    /** The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise. */
    ReplyHeaderFile: {
      /** Media that is stored here. An image has at most 5 MiB, a video 16 MiB, a document 100 MB. Format: uuid. */
      media_id?: string;
      /** The address from which the messaging app fetches it. It must stay there for some minutes. Format: uri. */
      url?: string;
      /** The name that a document is shown with. */
      filename?: string;
    } & { [key: string]: unknown; };
    /** Text of a reply. */
    ReplyText: {
      /** The text as the customer reads it. */
      text: components["schemas"]["MessageText"];
      /** True to show a preview of the first page that the text names. Its address must begin with `https://` or `http://`. False by default. */
      link_preview?: components["schemas"]["LinkPreview"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
    };
    /** The message that this one quotes. It must belong to the same conversation. Format: uuid. */
    ReplyTo: string;
    /** Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
    ReplyWithinSeconds: number | null;
    /** Status of a message at an adapter's network. */
    ReportStatusRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Status at the network. */
      status: "sent" | "delivered" | "read" | "failed";
      /** Your network's id of the message. */
      provider_message_id?: components["schemas"]["ProviderMessageId"];
      /** The price, if your network tells one. A later status corrects it. */
      pricing?: {
        /** True if the message costs once it is delivered. */
        billable: boolean;
        /** The category whose rate counts, such as `utility`. */
        category: string;
        /** Reason of the price. `regular` or `free` if left out. */
        type?: string;
      };
      /** Reason of a failure. */
      error?: {
        /** An `error_code` of the service, such as `recipient_unreachable`. Any other becomes `provider_error`. */
        code?: string;
        /** The reason in a few words. */
        title?: string;
        /** More about it. */
        details?: string;
      };
    };
    /** The address of an operator who has forgotten the password. */
    RequestPasswordResetRequest: {
      /** The address that the member signs in with. */
      email: components["schemas"]["MemberEmail"];
      /** Only the password of this organization, for operators of many. Format: uuid. */
      organization?: string;
    } & { [key: string]: unknown; };
    /** Sender of a request. */
    RequestPrincipal: {
      /** Kind of its credential; `operator` for a person in the console. */
      type: "sandbox" | "grant" | "key" | "oauth" | "operator";
      /** The credential or the member. Format: uuid. */
      id: string;
      /** The name of the app, service account or member at that time; null if it has none. */
      name: string | null;
    };
    /** The token of the reset and a new password. */
    ResetPasswordRequest: {
      /** The token of the reset. */
      reset_token: string;
      /** A password or pass phrase. */
      password: components["schemas"]["Password"];
      /** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
      code?: components["schemas"]["SecondFactorCode"];
    } & { [key: string]: unknown; };
    /** A kind of rows that the service removes when they are old. */
    RetentionKind: "events" | "deliveries" | "requests" | "questions" | "runs" | "messages" | "media" | "customers";
    /** Retention of the rows of one kind. */
    RetentionPeriod: {
      /** A kind of rows that the service removes when they are old. */
      kind: components["schemas"]["RetentionKind"];
      /** Days for which they are kept. Null keeps them as long as the organization. */
      days: number | null;
      /** True if the organization has chosen the days. */
      is_chosen: boolean;
      /** Days of the deployment, for organizations that choose none. */
      default_days: number | null;
      /** Fewest days that may be chosen. */
      min_days: number;
      /** Most days that may be chosen. */
      max_days: number;
    };
    /** Time when it was revoked; null while it is active. Format: date-time. */
    RevokedAt: string | null;
    /** The new secrets of the provider. A secret that is left out stays as it is. */
    RotateChannelTokenRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** A secret of the provider. It is stored encrypted and never shown. */
      access_token?: components["schemas"]["ProviderSecret"];
      /** A secret of the provider. It is stored encrypted and never shown. */
      app_secret?: components["schemas"]["ProviderSecret"];
    } & { [key: string]: unknown; };
    /** A secret of your own, or none for a new one of the service. The body may be left out. */
    RotateSecretRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      secret?: components["schemas"]["WebhookSecret"];
    } & { [key: string]: unknown; };
    /** The new signing secret. Until the old one ends, deliveries are signed with both. */
    RotatedWebhookSecret: {
      /** The endpoint. Format: uuid. */
      id: string;
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      endpoint_url: components["schemas"]["WebhookUrl"];
      /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
      signing_secret: components["schemas"]["WebhookSecret"];
      /** Public key of the `v1a` signatures: 32 bytes of ed25519 in base64, after `whpk_`. Left out for a webhook that signs with its secret alone. */
      public_key?: components["schemas"]["WebhookPublicKey"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      previous_secret_valid_until: components["schemas"]["Timestamp"];
    };
    /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
    Run: {
      /** The run; the same in all its iterations. Format: uuid. */
      run_id: string;
      /** The same as `run_id`. Format: uuid. */
      id: string;
      /** The session of the run or null. Format: uuid. */
      session_id: string | null;
      /** The conversation of the run or null. Format: uuid. */
      conversation_id: string | null;
      /** Counts the records of this run, from 1. */
      iteration: number;
      /** The intended action. */
      intent: string;
      /** The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
      status: components["schemas"]["RunStatus"];
      /** The tools it called in their order. */
      tools_called: string[];
      /** True if a person must approve it. */
      approval_required: boolean;
      /** The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days. */
      approval_state: components["schemas"]["ApprovalState"];
      /** The approval; null when none is required. Format: uuid. */
      approval_id: string | null;
      /** The knowledge it rested on. Archived documents stay cited. */
      citations: components["schemas"]["KnowledgeCitation"][];
      /** Reason why it failed. Null unless the status is `failed`. */
      error: {
        /** An error code of the service or of the channel. */
        code: string;
        /** The problem. */
        message: string;
      } | null;
      /** The answer of its tool, such as a voucher's code after the approval; of a dry run, the answer that a commit would give. Phone numbers, texts of messages and passages are left out. Present where a single run is read. */
      result?: { [key: string]: unknown; } | null;
      /** The author of this record. Null for the service itself, and for records from before authors were kept. */
      actor?: components["schemas"]["RunActor"];
      /** The agent that acted, did not answer in time, or is evaluated in the session. Null for other runs, and for those from before it was kept. Format: uuid. */
      agent_id?: string | null;
      /** The `X-Request-Id` of the request that caused it. */
      correlation_id: string;
      /** Time when this record was written. Format: date-time. */
      created_at: string;
    };
    /** The author of this record. Null for the service itself, and for records from before authors were kept. */
    RunActor: {
      /** `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token. */
      type: "operator" | "agent" | "api";
      /** The name, as in a message's `author`. */
      name: string | null;
    } | null;
    /** The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
    RunStatus: "completed" | "pending_approval" | "rejected" | "failed" | "shadow";
    /**
     * The kind of program behind the credential.
     * @default external_agent
     */
    RuntimeMode: string;
    /** A token for a fresh organization of your own, and the ids of what it is seeded with. For evaluation only. */
    SandboxCredentials: {
      /** The bearer token. */
      token: string;
      /** The scheme for sending the token. */
      token_type: "Bearer";
      /** A phone number in E.164 form. */
      phone_number: components["schemas"]["PhoneNumber"];
      /** The scopes of the token. */
      scopes: components["schemas"]["Scope"][];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
      /** The public API host. Format: uri. */
      base_url: string;
      /** The tool server. Format: uri. */
      mcp_url: string;
      /** The organization; never send it. Format: uuid. */
      organization_id: string;
      /** The connected channel. Format: uuid. */
      channel_id: string;
      /** A conversation whose window is open. Format: uuid. */
      conversation_id: string;
      /** The customer of the conversation. Format: uuid. */
      customer_id: string;
      /** An approved template. Format: uuid. */
      template_id: string;
      /** A voucher that can be issued. Format: uuid. */
      voucher_id: string;
      /** The token itself as a key that can be revoked. Format: uuid. */
      key_id: string;
      /** A member to assign conversations to. Format: uuid. */
      owner_id: string;
      /** The console session of that member, with every permission. */
      operator_token: string;
      /** Phone numbers whose outcome is scripted. No real number is ever contacted. */
      phone_numbers: components["schemas"]["SandboxPhoneNumbers"];
      /** Ids of customers who hide their number. */
      user_ids: components["schemas"]["SandboxUserIds"];
    };
    /** Phone numbers whose outcome is scripted. No real number is ever contacted. */
    SandboxPhoneNumbers: {
      /** A phone number in E.164 form. */
      delivered: components["schemas"]["PhoneNumber"];
      /** A phone number in E.164 form. */
      failed: components["schemas"]["PhoneNumber"];
      /** A phone number in E.164 form. */
      stays_sent: components["schemas"]["PhoneNumber"];
      /** A phone number in E.164 form. */
      window_closed: components["schemas"]["PhoneNumber"];
      /** A phone number in E.164 form. */
      slow: components["schemas"]["PhoneNumber"];
      /** A phone number in E.164 form. */
      unpaid: components["schemas"]["PhoneNumber"];
      /** A phone number in E.164 form. */
      two_forms: components["schemas"]["PhoneNumber"];
    };
    /** Ids of customers who hide their number. */
    SandboxUserIds: {
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      hidden: components["schemas"]["UserId"];
    };
    /** A permission of a public credential. */
    Scope: "atlas.messages.send" | "atlas.channels.read" | "atlas.knowledge.read" | "atlas.knowledge.write" | "atlas.agents.read" | "atlas.agents.write" | "atlas.agents.publish" | "atlas.sessions.read" | "atlas.sessions.write" | "atlas.conversations.read" | "atlas.context.read" | "atlas.actions.execute" | "atlas.actions.write" | "atlas.customers.read" | "atlas.customers.write" | "atlas.customers.erase" | "atlas.events.read" | "atlas.events.write" | "atlas.runs.read" | "atlas.costs.read" | "atlas.costs.write" | "atlas.keys.write";
    /** The second factor of a member. */
    SecondFactor: {
      /** True if signing in by password asks for a code. */
      enabled: boolean;
      /** Time when it was confirmed. Null while it is not. Format: date-time. */
      confirmed_at: string | null;
      /** Number of unused recovery codes. */
      recovery_codes_left: number;
    };
    /** The password and a code, since the change weakens or replaces a protection. */
    SecondFactorChangeRequest: {
      /** The password that holds. */
      current_password: string;
      /** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
      code?: components["schemas"]["SecondFactorCode"];
    } & { [key: string]: unknown; };
    /** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
    SecondFactorCode: string;
    /** The secret for an authenticator app, shown once. */
    SecondFactorSetup: {
      /** The secret in base32, to type into the app. */
      secret: string;
      /** The same as a URL, to show as a QR code. */
      otpauth_url: string;
    };
    /** The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. Format: date-time. */
    SendAt: string;
    /** Buttons, a list, a place or a request for one, contacts, media or a sticker; the 24-hour window must be open. */
    SendContentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The channel to send over. The organization's default by default. Format: uuid. */
      channel_id?: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** Recipient, by exactly one of these. A number or an id that is new begins a customer. */
      recipient?: components["schemas"]["Recipient"];
      /** Content other than text. Like text it needs an open window. */
      content: components["schemas"]["OutboundContent"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category?: components["schemas"]["MessageCategory"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. */
      send_at?: components["schemas"]["SendAt"];
      /** True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default. */
      while_handed_off?: components["schemas"]["WhileHandedOff"];
    };
    /** The other form of a reply; it does and answers the same. */
    SendMessageAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action: "send_message";
      /** The reply. */
      message: {
        /** The kind of message. */
        type: "text";
        /** The text as the customer reads it. */
        text: components["schemas"]["MessageText"];
      };
      /** True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default. */
      while_handed_off?: components["schemas"]["WhileHandedOff"];
    };
    /** A question to the agent of the session. */
    SendSessionMessageRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The user's question. */
      query: string;
      /** Maximum number of passages; 5 by default. */
      top_k?: number;
      /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
      audience?: components["schemas"]["KnowledgeReader"];
    };
    /** A pre-approved template, allowed at any time. With `text`, an open window gets the text instead. */
    SendTemplateRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The channel to send over. The organization's default by default. Format: uuid. */
      channel_id?: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** Recipient, by exactly one of these. A number or an id that is new begins a customer. */
      recipient?: components["schemas"]["Recipient"];
      /** An approved template of the organization. */
      template_id: components["schemas"]["TemplateId"];
      /** Values for the placeholders of the template, by name. A code has at most 15 ASCII characters, without spaces. */
      template_params?: components["schemas"]["TemplateParams"];
      /** The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise. */
      template_header?: components["schemas"]["TemplateHeaderFile"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. */
      send_at?: components["schemas"]["SendAt"];
      /** True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default. */
      while_handed_off?: components["schemas"]["WhileHandedOff"];
      /** The text as the customer reads it. */
      text?: components["schemas"]["MessageText"];
    };
    /** Free-form text; the 24-hour window must be open. Give `phone_number` or `recipient`. */
    SendTextRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The channel to send over. The organization's default by default. Format: uuid. */
      channel_id?: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** Recipient, by exactly one of these. A number or an id that is new begins a customer. */
      recipient?: components["schemas"]["Recipient"];
      /** The text as the customer reads it. */
      text: components["schemas"]["MessageText"];
      /** True to show a preview of the first page that the text names. Its address must begin with `https://` or `http://`. False by default. */
      link_preview?: components["schemas"]["LinkPreview"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category?: components["schemas"]["MessageCategory"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. */
      send_at?: components["schemas"]["SendAt"];
      /** True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default. */
      while_handed_off?: components["schemas"]["WhileHandedOff"];
    };
    /** A service account of the organization. */
    ServiceAccount: {
      /** The service account. Format: uuid. */
      id: string;
      /** Its stable name in logs and configuration. */
      external_id: string;
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** The kind of program behind the credential. */
      runtime_mode: components["schemas"]["RuntimeMode"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id: components["schemas"]["ProgramAgentId"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** A service account with its keys, as lists show it. */
    ServiceAccountDetails: {
      /** The service account. Format: uuid. */
      id: string;
      /** Its stable name in logs and configuration. */
      external_id: string;
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** The kind of program behind the credential. */
      runtime_mode: components["schemas"]["RuntimeMode"];
      /** The external agent as which its tokens write. They then get `handed_off` where people have the conversation. Null: they write as a program, which may write at any time. */
      agent_id: components["schemas"]["ProgramAgentId"];
      /** Its keys, without their secrets. */
      keys: components["schemas"]["ServiceAccountKey"][];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** A key of a service account. Its secret is never shown again. */
    ServiceAccountKey: {
      /** The key. Format: uuid. */
      id: string;
      /** The leading part of the token, to recognize it by. */
      key_prefix: components["schemas"]["CredentialPrefix"];
      /** Scopes of the credential. Grant the fewest that you need. */
      granted_scopes: components["schemas"]["GrantedScopes"];
      /** A revoked key stays in lists and is accepted no more. */
      status: "active" | "revoked";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** From then on it is accepted no more; null for never. */
      expires_at?: components["schemas"]["CredentialExpiry"];
      /** Time when it was last used, to within a minute or two; null if it never was. */
      last_used_at?: components["schemas"]["LastUsedAt"];
      /** Time when it was revoked; null while it is active. */
      revoked_at: components["schemas"]["RevokedAt"];
    };
    /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. Format: uuid. */
    ServingAgentId: string | null;
    /** A sandbox session, in which an agent is evaluated against the knowledge. */
    Session: {
      /** The session. Format: uuid. */
      id: string;
      /** The agent that answers; null when none was named. Format: uuid. */
      agent_id: string | null;
      /** The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
      status: components["schemas"]["SessionStatus"];
      /** Time when it began. Format: date-time. */
      created_at: string;
      /** Time when its last message was written. Format: date-time. */
      last_message_at: string | null;
      /** Time when it ended; null while it is active. Format: date-time. */
      ended_at: string | null;
    };
    /** A session was closed, or was silent for 24 hours. */
    SessionEndedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "session.ended";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The session. */
      session: components["schemas"]["EventSession"];
    };
    /** One message of a session. */
    SessionMessage: {
      /** The message. Format: uuid. */
      id: string;
      /** The session it belongs to. Format: uuid. */
      session_id: string;
      /** The author. */
      role: "user" | "assistant";
      /** The text. */
      content: string;
      /** The run that wrote a reply; null for a user message. Format: uuid. */
      run_id: string | null;
      /** Time when it was written. Format: date-time. */
      created_at: string;
    };
    /** The question as stored, and the grounded reply to it. */
    SessionReply: {
      /** One message of a session. */
      user_message: components["schemas"]["SessionMessage"];
      /** One message of a session. */
      message: components["schemas"]["SessionMessage"];
      /** Sources of the reply, best first. Empty if nothing was found. */
      citations: components["schemas"]["CitedPassage"][];
      /** The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
      knowledge_state: components["schemas"]["KnowledgeState"];
      /** The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
      knowledge_gap: components["schemas"]["KnowledgeGap"];
      /** Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
       *     so answer in the language of the question. */
      across_languages?: components["schemas"]["AcrossLanguages"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
    };
    /** The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
    SessionStatus: "active" | "ended";
    /** The alerts of the organization, in place of those it has. */
    SetAlertsRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Kinds of alerts; none ends them all. */
      kinds: components["schemas"]["AlertKind"][];
      /** Addresses that get the alerts. A mail needs the deployment's mail server. */
      emails: components["schemas"]["AlertEmail"][];
      /** The address of an incoming webhook that takes Slack's form, `{"text":"…"}`; null for none. It is never shown again. Without it, the known one stays. */
      webhook_url?: components["schemas"]["AlertUrl"];
    } & { [key: string]: unknown; };
    /** A cap, in place of the one that the organization or the agent has. */
    SetCapRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The agent to count. Left out for all messages of the organization. Format: uuid. */
      agent_id?: string;
      /**
       * Unit of the cap: billable messages, or their cost.
       * @default messages
       */
      unit?: "messages" | "amount";
      /** A whole number of messages, or an amount in the currency of the rates. Null removes the cap. */
      maximum: string | null;
    };
    /** A cap, in place of the one that the organization or the agent has. */
    SetConsoleCapRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The agent to count. Left out for all messages of the organization. Format: uuid. */
      agent_id?: string;
      /**
       * Unit of the cap: billable messages, or their cost.
       * @default messages
       */
      unit?: "messages" | "amount";
      /** A whole number of messages, or an amount in the currency of the rates. Null removes the cap. */
      maximum: string | null;
    } & { [key: string]: unknown; };
    /** The labels of the conversation, in place of those it has. */
    SetConversationLabelsRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The labels. An empty list removes all. */
      labels: components["schemas"]["Label"][];
    } & { [key: string]: unknown; };
    /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
    SetPeopleHours: {
      /** IANA name of the time zone of the business. */
      time_zone: string;
      /** The hours of each week. Days that are not named have none. */
      weekly: components["schemas"]["SetPeopleOpening"][];
    } | null;
    /** Hours of some days of the week. */
    SetPeopleOpening: {
      /** The days. */
      days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
      /** Beginning of the hours, on a day of 24 hours. */
      start: components["schemas"]["OpeningTime"];
      /** Hours and minutes of a day of 24 hours. */
      end: components["schemas"]["ClockTime"];
    };
    /** The quiet hours of the organization, in place of those it has. */
    SetQuietHoursRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
      quiet_hours: components["schemas"]["WantedQuietHours"];
    } & { [key: string]: unknown; };
    /** A table of rates, in place of the one that the day has. Give `rates` or `rate_card`. */
    SetRatesRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Day from which the table counts in UTC. Format: date. */
      starts_on: string;
      /** The currency by ISO 4217. */
      currency: string;
      /** The rates. An empty list removes the table. */
      rates?: components["schemas"]["MessageRate"][];
      /** The network's rate card as CSV: `Market,Currency,Marketing,Utility,…`, with a line for each country or region. */
      rate_card?: string;
    } & { [key: string]: unknown; };
    /** Days by kind. A kind that is not named stays as it is. */
    SetRetentionRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Days to keep rows of each kind, within `min_days` and `max_days` of it. */
      days: {
        /** Days to keep events. Null takes the deployment's own again. */
        events?: number | null;
        /** Days to keep finished deliveries with their attempts. Null takes the deployment's own again. */
        deliveries?: number | null;
        /** Days to keep stored requests with their answers. Null takes the deployment's own again. */
        requests?: number | null;
        /** Days to keep questions without an answer, since they were asked last. Null takes the deployment's own again. */
        questions?: number | null;
        /** Days to keep runs. Null takes the deployment's own again. */
        runs?: number | null;
        /** Days to keep messages and notes, since they arrived or were sent. A conversation that is at work keeps all of its own. Null keeps them always again. */
        messages?: number | null;
        /** Days to keep the bytes of media. Their messages stay. Null keeps them as long as a message needs them. */
        media?: number | null;
        /** Days to keep customers, since anything last happened with them. They are erased then. Null keeps them always again. */
        customers?: number | null;
      } & { [key: string]: unknown; };
    } & { [key: string]: unknown; };
    /** The agent that serves the channel. */
    SetServingAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id: components["schemas"]["ServingAgentId"];
    };
    /** The code of a sign-in link. */
    SignInByLinkRequest: {
      /** The code in the fragment of the link. */
      code: string;
    } & { [key: string]: unknown; };
    /** A link that signs in a browser once. */
    SignInLink: {
      /** The address to open in a browser. Format: uri. */
      url: string;
      /** The code in the link. */
      code: string;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
    };
    /** The operator's credentials. Without `organization` the session is for the oldest membership. */
    SignInRequest: {
      /** The address that the member signs in with. */
      email: components["schemas"]["MemberEmail"];
      /** The password. */
      password: string;
      /** The `device_token` that an earlier sign-in returned. */
      device_token?: string;
      /** The organization, for operators of several. Format: uuid. */
      organization?: string;
      /** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
      code?: components["schemas"]["SecondFactorCode"];
    } & { [key: string]: unknown; };
    /** A new organization and its first operator. */
    SignUpRequest: {
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      organization_name: components["schemas"]["ConsoleName"];
      /** The address that the member signs in with. */
      email: components["schemas"]["MemberEmail"];
      /** A password or pass phrase. */
      password: components["schemas"]["Password"];
      /** Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
      name?: components["schemas"]["OperatorName"];
    } & { [key: string]: unknown; };
    /** A new console session, whose it is and of which organization. */
    SignedIn: {
      /** A console session. It is sent as bearer token, and shown once. */
      session: components["schemas"]["OperatorSession"];
      /** An operator of the organization. */
      member: components["schemas"]["Member"];
      /** An organization; never send its id. */
      organization: components["schemas"]["ConsoleOrganization"];
      /** The organizations that the password opens, the oldest membership first; after a single sign-on all of them. */
      organizations: components["schemas"]["ConsoleOrganization"][];
      /** A token for programs to keep and send at the next sign-in, so that strangers' attempts cannot lock the operator out. It does not sign anyone in by itself. Browsers get it as a cookie. Null after a single sign-on. */
      device_token: components["schemas"]["DeviceToken"];
    };
    /** The most that the organization or one of its agents spends in a month. */
    SpendingCap: {
      /** The agent that it counts. Null for all messages. Format: uuid. */
      agent_id: string | null;
      /** Unit of a cap: billable messages, or their cost. */
      unit: components["schemas"]["CapUnit"];
      /** Billable messages, or an amount in the currency of the rates. */
      maximum: string;
      /** Use in this month, in the same unit. Left out where a cap was just set. */
      used?: string;
      /** Time since when messages wait for it. Null while none does; left out where a cap was just set. Format: date-time. */
      reached_at?: string | null;
    };
    /** A picture, a sound, a film, a file or a sticker that was uploaded or received here. */
    StoredMediaContent: {
      /** The kind of content. */
      type: "image" | "audio" | "video" | "document" | "sticker";
      /** The media. It must be stored and of this kind. An image has at most 5 MiB, a sound or film 16 MiB, a document 100 MB. A sticker is WebP of at most 100 KiB, or 500 kB if it moves. A voice note is Ogg with Opus. Format: uuid. */
      media_id: string;
      /** Text below it. Sounds and stickers have none. */
      caption?: string;
      /** The name that a document is shown with. Its own by default. */
      filename?: string;
      /** True for a voice note, which the app plays at once. Of `audio` only. */
      voice?: components["schemas"]["VoiceMark"];
    };
    /** A request of the organization and how it was answered. */
    StoredRequest: {
      /** The stored request. Format: uuid. */
      id: string;
      /** The `X-Request-Id` of the answer. */
      correlation_id: string;
      /** The operation's id in the contract. */
      operation: string;
      /** The HTTP method. */
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
      /** The path without the query. */
      path: string;
      /** The first 50 parameters of the query, each value cut to 512 characters. */
      query: { [key: string]: string; };
      /** The HTTP status of the answer. */
      status: number;
      /** The code of the refusal; null for a success. */
      error_code: string | null;
      /** Sender of a request. */
      principal: components["schemas"]["RequestPrincipal"];
      /** Time until the answer was ready. */
      duration_ms: number;
      /** True if the answer was that of an earlier request with the same key. */
      idempotent_replayed: boolean;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The events that are sent to the address. */
    SubscribedEvents: components["schemas"]["EventName"][];
    /** Asks for a task, withdraws it, or answers it, by the MCP extension `io.modelcontextprotocol/tasks`. No task asks for anything, so `tasks/update` changes nothing. */
    TasksRequest: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** The method. */
      method: "tasks/get" | "tasks/cancel" | "tasks/update";
      /** The task. */
      params: {
        /** The task, as the call that waits has named it. */
        taskId: string;
        /** Answers to requests of the task. */
        inputResponses?: { [key: string]: unknown; };
        /** Members of MCP. Each request declares the extension among the capabilities of its client. */
        _meta?: { [key: string]: unknown; };
      };
    };
    /** The choices of a template with a one-time code. The messaging app writes its text and its button, with the placeholder `otp`. */
    TemplateAuthentication: {
      /** Adds that the code must not be shared. True by default. */
      security_recommendation?: boolean;
      /** The minutes that the code is valid, as the message says below the text. Null by default, which says nothing. */
      code_expires_minutes?: number | null;
    } & { [key: string]: unknown; };
    /** The text, with placeholders of the form `{{name}}`. */
    TemplateBody: string;
    /** A button below the message. */
    TemplateButton: {
      /** `quick_reply` answers with its label, `url` opens `url`, `phone` calls `phone_number`, `copy_code` copies `code`. The messaging app may show a label of its own for `copy_code`. */
      type: "quick_reply" | "url" | "phone" | "copy_code";
      /** The label of a button. */
      text: components["schemas"]["TemplateButtonText"];
      /** The address of the page, with `https`. It may end with one placeholder. */
      url?: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The code to copy, of at most 15 characters, or one placeholder. */
      code?: string;
    } & { [key: string]: unknown; };
    /** The label of a button. */
    TemplateButtonText: string;
    /** Buttons below the message, at most two with an address, one with a phone number and one with a code. */
    TemplateButtons: components["schemas"]["TemplateButton"][];
    /** The template is deleted. Its name is free again here; the messaging app may hold it for 30 days. */
    TemplateDeletion: {
      /** An approved template of the organization. */
      id: components["schemas"]["TemplateId"];
      /** The final status of the template. */
      status: "deleted";
    };
    /** A line below the body, without placeholders. */
    TemplateFooter: string;
    /** A line above the body. It may have one placeholder. */
    TemplateHeader: string;
    /** The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise. */
    TemplateHeaderFile: {
      /** Media that is stored here. An image has at most 5 MiB, a video 16 MiB, a document 100 MB. Format: uuid. */
      media_id?: string;
      /** The address from which the messaging app fetches it. It must stay there for some minutes. Format: uri. */
      url?: string;
      /** The name that a document is shown with. */
      filename?: string;
    };
    /** A file in the header, in place of a line. Each message brings its own as `template_header`; reviewers see the sample. */
    TemplateHeaderMedia: {
      /** The kind of file. */
      type: "image" | "video" | "document";
      /** The sample for the reviewers. Required to create or change the template; null if it was taken over. Format: uuid. */
      media_id?: string | null;
    } & { [key: string]: unknown; };
    /** An approved template of the organization. Format: uuid. */
    TemplateId: string;
    /** The language of a template, as the messaging app names it. One name may have a template for each language. */
    TemplateLanguage: string;
    /** A template that was not taken over. */
    TemplateLeftOut: {
      /** Its name at the messaging app. */
      name: string;
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      language: components["schemas"]["TemplateLanguage"];
      /** The reason. */
      reason: string;
    };
    /** The name of a template. Name and language together are unique in the organization. */
    TemplateName: string;
    /** Values for the placeholders of the template, by name. A code has at most 15 ASCII characters, without spaces. */
    TemplateParams: { [key: string]: string; };
    /** The messaging app's reason for a rejection; null unless rejected. */
    TemplateRejection: string | null;
    /** Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
    TemplateSamples: { [key: string]: string; };
    /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
    TemplateStatus: "pending" | "approved" | "rejected" | "paused" | "disabled" | "draft";
    /** A template's status or category has changed. */
    TemplateStatusChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "template.status_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The template as it is now. */
      template: components["schemas"]["EventTemplate"];
      /** Status and category before. */
      previous: {
        /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
        status: components["schemas"]["TemplateStatus"];
        /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
        category: components["schemas"]["MessageCategory"];
      };
    };
    /** The comparison that begins. */
    TemplateSync: {
      /** The number of channels whose messaging app is asked. The sandbox asks nobody. */
      channels: number;
      /** The missing link, if no messaging app can be asked; null in the sandbox. */
      notice: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      requested_at: components["schemas"]["Timestamp"];
    };
    /** The event to send. Without one, the first that the endpoint subscribes to. */
    TestWebhookRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
      event_type?: components["schemas"]["EventName"];
    } & { [key: string]: unknown; };
    /** An instant in UTC, ISO 8601 with milliseconds. Format: date-time. */
    Timestamp: string;
    /** A tool in the form that function-calling models take. */
    ToolDefinition: {
      /** The only kind of tool. */
      type: "function";
      /** The function to call. */
      function: {
        /** The name of a tool, as the manifest lists it. */
        name: components["schemas"]["ToolName"];
        /** The tool's effect and when to use it. */
        description: string;
        /** The JSON Schema of the arguments. */
        parameters: { [key: string]: unknown; };
      };
    };
    /** The tools that the token may call. */
    ToolManifest: {
      /** One definition for each tool. */
      tools: components["schemas"]["ToolDefinition"][];
    };
    /** The name of a tool, as the manifest lists it. */
    ToolName: string;
    /** The outcome of a tool call: the members of the tool's own answer. `run_id` and `execution_mode` are there unless the tool only reads rows, such as `get_run`. */
    ToolOutcome: {
      /** The run; a shadow run after `dry_run`. Format: uuid. */
      run_id?: string;
      /** `commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run. */
      execution_mode?: components["schemas"]["ExecutionMode"];
      /** After `dry_run`, the shadow run again, for a commit to name. Format: uuid. */
      shadow_run_id?: string;
      /** After `dry_run`, whether a commit waits for a person. */
      approval_required?: boolean;
    } & { [key: string]: unknown; };
    /** The service's error behind a JSON-RPC error. */
    ToolRefusal: {
      /** An error code of the service. */
      code: string;
      /** True if the same request may succeed later. */
      retryable: boolean;
      /** The pending approval. Format: uuid. */
      approval_id?: string;
      /** The run that waits for it. Format: uuid. */
      run_id?: string;
      /** Seconds to wait before the next call, with `rate_limited`. */
      retry_after_seconds?: number;
      /** One entry for each member or parameter that is wrong. */
      details?: components["schemas"]["ErrorDetails"];
    } & { [key: string]: unknown; };
    /** The tool server's address and protocol. */
    ToolServerDiscovery: {
      /** The name of the server. */
      name: string;
      /** The purpose of its tools. */
      description: string;
      /** The version of the contract. */
      version: string;
      /** The address for JSON-RPC requests. Format: uri. */
      url: string;
      /** True if this environment serves it. Production may not while it is in preview. */
      enabled?: boolean;
      /** The transport of MCP. */
      transport: "streamable-http";
      /** The revisions of MCP that it speaks. */
      protocol_versions: string[];
      /** The methods that do not need MCP. */
      methods: string[];
      /** Execution modes of a tool call. */
      execution_modes: components["schemas"]["ExecutionMode"][];
      /** Authentication of requests. */
      authentication: components["schemas"]["DiscoveryAuthentication"];
      /** All tools. `tools/list` returns those that a token may call. */
      tools: {
        /** The name of a tool, as the manifest lists it. */
        name: components["schemas"]["ToolName"];
        /** The tool's effect and when to use it. */
        description: string;
        /** True if a person must approve it in commit mode. */
        requires_approval: boolean;
      }[];
    };
    /** A tool, in the form of MCP. */
    ToolServerTool: {
      /** The name of a tool, as the manifest lists it. */
      name: components["schemas"]["ToolName"];
      /** The tool's effect and when to use it. */
      description: string;
      /** The JSON Schema of the arguments. */
      inputSchema: { [key: string]: unknown; };
    } & { [key: string]: unknown; };
    /** Calls one tool. */
    ToolsCallRequest: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** The method. */
      method: "tools/call";
      /** The call. */
      params: {
        /** The name of a tool, as the manifest lists it. */
        name: components["schemas"]["ToolName"];
        /** `commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run. */
        execution_mode?: components["schemas"]["ExecutionMode"];
        /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
        idempotency_key?: components["schemas"]["IdempotencyKey"];
        /** The shadow run that a commit follows; it is refused when it rehearsed another tool or other arguments. Format: uuid. */
        shadow_run_id?: string;
        /** The arguments, as the tool's schema in `tools/list` describes them. */
        arguments?: { [key: string]: unknown; };
        /** Members of MCP. `atlas/execution_mode`, `atlas/idempotency_key` and `atlas/shadow_run_id` stand for the members of these names, and `atlas/resource_links` asks for links to the cited documents. */
        _meta?: { [key: string]: unknown; };
      };
    };
    /** Lists the tools that the token may call. */
    ToolsListRequest: {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request; the response carries the same. */
      id: components["schemas"]["JsonRpcId"];
      /** The method. */
      method: "tools/list";
      /** Empty. All tools come in one page. */
      params?: {
        /** A cursor of MCP; there are no more pages. */
        cursor?: string;
        /** Members of MCP. */
        _meta?: { [key: string]: unknown; };
      };
    };
    /** True if the text is cut, since it was longer. Left out for all others. */
    Truncated: boolean;
    /** A question that the knowledge did not answer. Questions that differ by case, spaces and marks alone are one. */
    UnansweredQuestion: {
      /** A UUID (version 7). */
      id: components["schemas"]["Id"];
      /** The words of the last time it was asked. */
      question: string;
      /** `gap_none`: nothing was found, the last time. `gap_weak`: too little to rely on. */
      knowledge_state: components["schemas"]["KnowledgeGapState"];
      /** The best relevance that a passage ever had for it. */
      best_score: number;
      /** Number of times that it was asked. */
      count: number;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      first_asked_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      last_asked_at: components["schemas"]["Timestamp"];
    };
    /** Takes the owner away. The status stays. */
    UnassignOwnerAction: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The conversation to act on. Format: uuid. */
      conversation_id: string;
      /** The action to take. */
      action_type: "unassign_owner";
      /** Empty; it may be left out. */
      payload?: components["schemas"]["EmptyPayload"];
    };
    /** Something that the customer sent and the service does not understand, as it came. No agent answers it. */
    UnsupportedContent: {
      /** The kind of content. */
      type: "unsupported";
      /** The messaging app's own name of the kind. */
      provider_type: string;
      /** The message as the messaging app told it, as JSON. A longer one is cut. */
      received?: string;
    };
    /** The members to change. Omitted members keep their values. Sources and channels must belong to the organization. */
    UpdateAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Its name. */
      name?: string;
      /** The purpose of the agent. */
      description?: string | null;
      /** The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
      status?: components["schemas"]["AgentStatus"];
      /** Knowledge documents linked to it. Replaces all. Empty for all documents of the organization. */
      source_ids?: components["schemas"]["Id"][];
      /** Names of channels that it works on. Replaces all. A hosted agent answers at once where no other serves. */
      channels?: components["schemas"]["ChannelName"][];
      /** Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
      reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
      /** Seconds that people usually take to answer after a handoff, within `people_hours` if these are set. The customer is told when a person is announced. Null: no time is named. */
      people_reply_within_seconds?: components["schemas"]["PeopleReplyWithinSeconds"];
      /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
      people_hours?: components["schemas"]["SetPeopleHours"];
      /** True if the service tells a waiting customer once, in the agent's name, that a person will answer. Always true for a hosted agent. Default for an external one: false, it speaks for itself. */
      announces_people?: components["schemas"]["AnnouncesPeople"];
      /** Seconds without another message of the customer after which a hosted agent answers, at most 10 seconds after the first message. It answers all of them at once. 0: each at once. Default: 3. Always null for an external agent. */
      answer_after_seconds?: components["schemas"]["AnswerAfterSeconds"];
      /** The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
      fallback_agent_id?: components["schemas"]["FallbackAgentId"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata?: components["schemas"]["MetadataChanges"];
    };
    /** The members to change. Those of the link need a channel that is linked to a messaging app. */
    UpdateChannelRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The display name of the channel. */
      display_name?: components["schemas"]["ChannelDisplayName"];
      /** The URL at which the provider's API begins, such as one of a newer version. Only the path may change, since the stored token is for this host. Format: uri. */
      base_url?: string;
      /** An id that the provider gave. */
      business_account_id?: components["schemas"]["ProviderId"];
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      template_language?: components["schemas"]["TemplateLanguage"];
      /** The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
      agent_id?: components["schemas"]["ServingAgentId"];
      /** Minutes for which a message from the business's phone keeps the agent silent, counted from the last one. Null: until a person hands the conversation back. */
      phone_handoff_minutes?: components["schemas"]["PhoneHandoffMinutes"];
    } & { [key: string]: unknown; };
    /** The members to change. Omitted members keep their values. Sources and channels must belong to the organization. */
    UpdateConsoleAgentRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Its name. */
      name?: string;
      /** The purpose of the agent. */
      description?: string | null;
      /** The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
      status?: components["schemas"]["AgentStatus"];
      /** Knowledge documents linked to it. Replaces all. Empty for all documents of the organization. */
      source_ids?: components["schemas"]["Id"][];
      /** Names of channels that it works on. Replaces all. A hosted agent answers at once where no other serves. */
      channels?: components["schemas"]["ChannelName"][];
      /** Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
      reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
      /** Seconds that people usually take to answer after a handoff, within `people_hours` if these are set. The customer is told when a person is announced. Null: no time is named. */
      people_reply_within_seconds?: components["schemas"]["PeopleReplyWithinSeconds"];
      /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
      people_hours?: components["schemas"]["WantedPeopleHours"];
      /** True if the service tells a waiting customer once, in the agent's name, that a person will answer. Always true for a hosted agent. Default for an external one: false, it speaks for itself. */
      announces_people?: components["schemas"]["AnnouncesPeople"];
      /** Seconds without another message of the customer after which a hosted agent answers, at most 10 seconds after the first message. It answers all of them at once. 0: each at once. Default: 3. Always null for an external agent. */
      answer_after_seconds?: components["schemas"]["AnswerAfterSeconds"];
      /** The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
      fallback_agent_id?: components["schemas"]["FallbackAgentId"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata?: components["schemas"]["MetadataChanges"];
    } & { [key: string]: unknown; };
    /** Your own data of the conversation. Actions change its status and owner. */
    UpdateConversationRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata: components["schemas"]["MetadataChanges"];
    };
    /** The members to change; all others stay. Null forgets a name, a language or a time zone. */
    UpdateCustomerRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The name; null forgets it. */
      name?: string | null;
      /** The labels of the customer, in alphabetical order. A request may name them in any order. */
      labels?: components["schemas"]["CustomerLabels"];
      /** Attributes to set, by name. Null removes one; all others stay. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. A customer may have 50. */
      attributes?: components["schemas"]["CustomerAttributeChanges"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata?: components["schemas"]["MetadataChanges"];
      /** The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
      language?: components["schemas"]["CustomerLanguage"];
      /** The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
      time_zone?: components["schemas"]["CustomerTimeZone"];
    };
    /** The changes to the document. Without `status` and `audience` it is restored. With only `audience` its status stays. */
    UpdateKnowledgeRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The new status. `active` returns an archived document to search: to `indexed` if it was indexed before, otherwise to `queued` for a new ingest. `archived` excludes it from search. */
      status?: "active" | "archived";
      /** The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
      audience?: components["schemas"]["KnowledgeAudience"];
    };
    /** The member's new name, and role or individual permissions. Fields that are left out stay. */
    UpdateMemberRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Permissions that belong together. */
      role?: components["schemas"]["OperatorRole"];
      /** The member's permissions. */
      permissions?: components["schemas"]["MemberPermissions"];
      /** Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
      name?: components["schemas"]["OperatorName"];
    } & { [key: string]: unknown; };
    /** Your own data of the message. What the customer reads cannot change. */
    UpdateMessageRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata: components["schemas"]["MetadataChanges"];
    };
    /** The new name. */
    UpdateOrganizationRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
    } & { [key: string]: unknown; };
    /** Ends the session. */
    UpdateSessionRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The only status that you can set. */
      status: "ended";
    };
    /** The members to change; all others stay. Null takes a header or footer away. A template with a one-time code has only `authentication` to change. */
    UpdateTemplateRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category?: components["schemas"]["MessageCategory"];
      /** A line above the body. It may have one placeholder. Null removes it. */
      header?: string | null;
      /** A file in the header, in place of a line. Null removes it. */
      header_media?: components["schemas"]["TemplateHeaderMedia"] | null;
      /** The text, with placeholders of the form `{{name}}`. */
      body?: components["schemas"]["TemplateBody"];
      /** A line below the body, without placeholders. Null removes it. */
      footer?: string | null;
      /** Buttons below the message, at most two with an address, one with a phone number and one with a code. */
      buttons?: components["schemas"]["TemplateButtons"];
      /** Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
      samples?: components["schemas"]["TemplateSamples"];
      /** The choices of a template with a one-time code. The messaging app writes its text and its button, with the placeholder `otp`. */
      authentication?: components["schemas"]["TemplateAuthentication"];
    } & { [key: string]: unknown; };
    /** The members to change; all others stay. */
    UpdateWebhookEndpointRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      endpoint_url?: components["schemas"]["GivenWebhookUrl"];
      /** The events that are sent to the address. */
      subscribed_events?: components["schemas"]["SubscribedEvents"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** The filter of an endpoint. Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookEndpointFilter"];
      /** Headers of your own, sent with each delivery, for example for a gateway. Values are stored sealed and never shown; `header_names` has the names. A change replaces all of them, and `{}` removes them. Headers of HTTP and of the service are reserved. */
      headers?: components["schemas"]["WebhookHeaders"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata?: components["schemas"]["MetadataChanges"];
      /** Disabled stops deliveries, active starts them again. */
      status?: "active" | "disabled";
    } & { [key: string]: unknown; };
    /** The members to change; all others stay. */
    UpdateWebhookRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      url?: components["schemas"]["GivenWebhookUrl"];
      /** The events that are sent to the address. */
      events?: components["schemas"]["SubscribedEvents"];
      /** The subscription's purpose, in your words. */
      description?: components["schemas"]["WebhookDescription"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookFilter"];
      /** Headers of your own, sent with each delivery, for example for a gateway. Values are stored sealed and never shown; `header_names` has the names. A change replaces all of them, and `{}` removes them. Headers of HTTP and of the service are reserved. */
      headers?: components["schemas"]["WebhookHeaders"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Keys of your own data to set. Null removes a key; all others stay. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. There may be 20. */
      metadata?: components["schemas"]["MetadataChanges"];
      /** Disabled stops deliveries, active starts them again. */
      status?: "active" | "disabled";
    };
    /** A file to send, in base64. */
    UploadMediaRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The type of the file. Its bytes must be of this type. */
      media_type: string;
      /** The file in base64; at most 16 MiB before encoding. */
      content: string;
      /** The name of the file. Folders before it are left out. */
      filename?: string;
    };
    /** Text with one button that opens a page. */
    UrlButtonContent: {
      /** The kind of content. */
      type: "url_button";
      /** The text above the button. */
      text: string;
      /** A line above the text. */
      header?: string;
      /** A line below the text. */
      footer?: string;
      /** The button. */
      button: {
        /** The label. */
        title: string;
        /** The page that it opens. Format: uri. */
        url: string;
      };
    };
    /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
    UserId: string;
    /** The name that a customer has chosen in the messaging app. No network takes it as an address; it finds whom you know. */
    Username: string;
    /** True for a voice note, which the app plays at once. Of `audio` only. */
    VoiceMark: boolean;
    /** A voucher. It is issued once, to one customer. */
    Voucher: {
      /** The voucher. Format: uuid. */
      id: string;
      /** A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
      name: components["schemas"]["ConsoleName"];
      /** The code that the customer shows. */
      code: components["schemas"]["VoucherCode"];
      /** The status of the voucher. */
      status: "available" | "issued";
      /** The customer who got it. Format: uuid. */
      customer_id: string | null;
      /** Time when it was issued. Format: date-time. */
      issued_at: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
    };
    /** The code that the customer shows. */
    VoucherCode: string;
    /** Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. Format: date-time. */
    WaitingSince: string | null;
    /** Hours in which people answer, by the clock of the business; null if they are not known. A customer who is handed over outside them is told when an answer is expected. */
    WantedPeopleHours: ({
      /** IANA name of the time zone of the business. */
      time_zone: string;
      /** The hours of each week. Days that are not named have none. */
      weekly: components["schemas"]["WantedPeopleOpening"][];
    } & { [key: string]: unknown; }) | null;
    /** Hours of some days of the week. */
    WantedPeopleOpening: {
      /** The days. */
      days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
      /** Beginning of the hours, on a day of 24 hours. */
      start: components["schemas"]["OpeningTime"];
      /** Hours and minutes of a day of 24 hours. */
      end: components["schemas"]["ClockTime"];
    } & { [key: string]: unknown; };
    /** Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
    WantedQuietHours: ({
      /** Hours and minutes of a day of 24 hours. */
      start: components["schemas"]["ClockTime"];
      /** Hours and minutes of a day of 24 hours. */
      end: components["schemas"]["ClockTime"];
      /** IANA name of the time zone for customers whose own is not known: they have no `time_zone`, and their number's country has several. */
      time_zone: string;
    } & { [key: string]: unknown; }) | null;
    /** A webhook subscription. Its secret is never shown again. */
    Webhook: {
      /** The subscription. Format: uuid. */
      webhook_id: string;
      /** The same as `webhook_id`. Format: uuid. */
      id: string;
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      url: components["schemas"]["WebhookUrl"];
      /** The events that are sent to the address. */
      events: components["schemas"]["SubscribedEvents"];
      /** The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
      status: components["schemas"]["WebhookStatus"];
      /** The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, if nothing could be delivered for 5 days, or if the app that made it lost its last access. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
      notice: components["schemas"]["WebhookNotice"];
      /** The app whose token created the webhook, gave it its address or activated it. The webhook is disabled when the last consent and grant of this app end, and is your organization's own from then on. Left out for a webhook without an app. */
      app_id?: components["schemas"]["WebhookApp"];
      /** The subscription's purpose, in your words. */
      description: components["schemas"]["WebhookDescription"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookFilter"];
      /** Names of the headers of your own, without their values. Left out for a webhook without any. */
      header_names?: components["schemas"]["WebhookHeaderNames"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Public key of the `v1a` signatures: 32 bytes of ed25519 in base64, after `whpk_`. Left out for a webhook that signs with its secret alone. */
      public_key?: components["schemas"]["WebhookPublicKey"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** The app whose token created the webhook, gave it its address or activated it. The webhook is disabled when the last consent and grant of this app end, and is your organization's own from then on. Left out for a webhook without an app. Format: uuid. */
    WebhookApp: string;
    /** The subscription is deleted; nothing is delivered to it any more. */
    WebhookDeletion: {
      /** The subscription. Format: uuid. */
      webhook_id: string;
      /** The final status of the subscription. */
      status: "deleted";
    };
    /** One event to one endpoint, with every attempt. */
    WebhookDelivery: {
      /** The delivery. Format: uuid. */
      id: string;
      /** The webhook that it goes to. Format: uuid. */
      webhook_id: string;
      /** The event; the same on every attempt. Format: uuid. */
      event_id: string;
      /** The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
      event_type: components["schemas"]["EventName"];
      /** The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed. */
      status: components["schemas"]["DeliveryStatus"];
      /** The attempts so far, oldest first; of many replays, the latest. */
      attempts: components["schemas"]["DeliveryAttempt"][];
      /** Time when it is tried again; null when it is not. Format: date-time. */
      next_attempt_at: string | null;
      /** Reason of the service why it waits, or ended, without an attempt; null where the attempts tell. `endpoint_disabled` waits
       *     for the webhook to be active again, a day at most. `endpoint_resting` waits as long as the receiver's `Retry-After` asked
       *     for. `earlier_event` waits for its turn after the event before it of its conversation; it shows until the first attempt
       *     has ended. `endpoint_deleted`: the webhook was deleted. `set_aside`: the service failed ten times to record it; replay it. */
      reason?: components["schemas"]["DeliveryReason"];
      /** Milliseconds for which it waited for the event before it of its conversation. Left out without `ordering`, and until it has been attempted. */
      waited_ms?: number;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** The subscription's purpose, in your words. */
    WebhookDescription: string | null;
    /** A webhook endpoint in the form of the console. Its signing secret is never shown again. */
    WebhookEndpoint: {
      /** The endpoint. Format: uuid. */
      id: string;
      /** The service account that it belongs to; null if it was made with another credential. Format: uuid. */
      service_account_id: string | null;
      /** The http or https address of the receiver. Addresses that are not public are refused. */
      endpoint_url: components["schemas"]["WebhookUrl"];
      /** The events that are sent to the address. */
      subscribed_events: components["schemas"]["SubscribedEvents"];
      /** The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
      status: components["schemas"]["WebhookStatus"];
      /** The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, if nothing could be delivered for 5 days, or if the app that made it lost its last access. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
      notice: components["schemas"]["WebhookNotice"];
      /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
      payload?: components["schemas"]["WebhookPayload"];
      /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
      filter?: components["schemas"]["WebhookFilter"];
      /** Names of the headers of your own, without their values. Left out for a webhook without any. */
      header_names?: components["schemas"]["WebhookHeaderNames"];
      /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
      rate?: components["schemas"]["WebhookRate"];
      /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
      ordering?: components["schemas"]["WebhookOrdering"];
      /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
      signature?: components["schemas"]["WebhookSignature"];
      /** Public key of the `v1a` signatures: 32 bytes of ed25519 in base64, after `whpk_`. Left out for a webhook that signs with its secret alone. */
      public_key?: components["schemas"]["WebhookPublicKey"];
      /** The app whose token created the webhook, gave it its address or activated it. The webhook is disabled when the last consent and grant of this app end, and is your organization's own from then on. Left out for a webhook without an app. */
      app_id?: components["schemas"]["WebhookApp"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** The endpoint is deleted; nothing is delivered to it any more. */
    WebhookEndpointDeletion: {
      /** The endpoint. Format: uuid. */
      id: string;
      /** The final status of the endpoint. */
      status: "deleted";
    };
    /** The filter of an endpoint. Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
    WebhookEndpointFilter: ({
      /** Channels of the event, or of its conversation. */
      channel_ids?: string[];
      /** Labels of the conversation, as they are when the event is sent. */
      labels?: components["schemas"]["Label"][];
      /** Agents of the event's run or session; without one, the agent that serves the conversation's channel. */
      agent_ids?: string[];
      /** Directions of the event's message. */
      directions?: components["schemas"]["MessageDirection"][];
      /** Categories of the event's message. A customer's message has none. */
      categories?: components["schemas"]["MessageCategory"][];
    } & { [key: string]: unknown; }) | null;
    /** Only events that match every list which is given; within a list, one value is enough. An event without the trait does not match. Null for every event. */
    WebhookFilter: {
      /** Channels of the event, or of its conversation. */
      channel_ids?: string[];
      /** Labels of the conversation, as they are when the event is sent. */
      labels?: components["schemas"]["Label"][];
      /** Agents of the event's run or session; without one, the agent that serves the conversation's channel. */
      agent_ids?: string[];
      /** Directions of the event's message. */
      directions?: components["schemas"]["MessageDirection"][];
      /** Categories of the event's message. A customer's message has none. */
      categories?: components["schemas"]["MessageCategory"][];
    } | null;
    /** Names of the headers of your own, without their values. Left out for a webhook without any. */
    WebhookHeaderNames: string[];
    /** Headers of your own, sent with each delivery, for example for a gateway. Values are stored sealed and never shown; `header_names` has the names. A change replaces all of them, and `{}` removes them. Headers of HTTP and of the service are reserved. */
    WebhookHeaders: { [key: string]: string; };
    /** The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, if nothing could be delivered for 5 days, or if the app that made it lost its last access. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
    WebhookNotice: string | null;
    /** Order of the deliveries. `none`, the default: none waits for another. `conversation`: an event waits until the one before it of its conversation is delivered or given up. Other conversations go on. */
    WebhookOrdering: "none" | "conversation";
    /** Content of each delivery. `full`, the default: the whole event. `thin`: its name, ids and times alone, so that no personal data leaves. Read the event by its `event_id`. */
    WebhookPayload: "full" | "thin";
    /** Public key of the `v1a` signatures: 32 bytes of ed25519 in base64, after `whpk_`. Left out for a webhook that signs with its secret alone. */
    WebhookPublicKey: string;
    /** Most deliveries in a second, attempts and retries together. They are spread over it. One that waits uses up no attempt. Null for no limit. */
    WebhookRate: number | null;
    /** Deliveries of events that a webhook had not received. */
    WebhookRecovery: {
      /** Number of deliveries that were queued. */
      recovered: number;
      /** True if there are more events to look at. */
      has_more: boolean;
      /** The last event that was looked at, for the next call. Null if there are no more. Format: uuid. */
      next_after_id: string | null;
    };
    /** The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none begins or ends with white space. */
    WebhookSecret: string;
    /** Signatures of each delivery. `v1`, the default: HMAC-SHA256 with the secret. `v1a`: beside it the asymmetric signature of Standard Webhooks (ed25519), which `public_key` verifies. */
    WebhookSignature: "v1" | "v1a";
    /** The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
    WebhookStatus: "active" | "disabled" | "deleted";
    /** The http or https address of the receiver. Addresses that are not public are refused. Format: uri. */
    WebhookUrl: string;
    /** True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default. */
    WhileHandedOff: boolean;
    /** One event to one endpoint, with its request and the answers to its attempts. */
    WholeDelivery: {
      /** The delivery. Format: uuid. */
      id: string;
      /** The webhook that it goes to. Format: uuid. */
      webhook_id: string;
      /** The event; the same on every attempt. Format: uuid. */
      event_id: string;
      /** The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
      event_type: components["schemas"]["EventName"];
      /** The event's conversation; null if it has none. Format: uuid. */
      conversation_id: string | null;
      /** The `X-Request-Id` of the request that caused the event. */
      correlation_id: string;
      /** The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed. */
      status: components["schemas"]["DeliveryStatus"];
      /** The request of a delivery, the same on every attempt but for its time and signatures. */
      request: components["schemas"]["DeliveryRequest"];
      /** The attempts so far, oldest first; of many replays, the latest. */
      attempts: components["schemas"]["AnsweredAttempt"][];
      /** Time when it is tried again; null when it is not. Format: date-time. */
      next_attempt_at: string | null;
      /** Reason of the service why it waits, or ended, without an attempt; null where the attempts tell. `endpoint_disabled` waits
       *     for the webhook to be active again, a day at most. `endpoint_resting` waits as long as the receiver's `Retry-After` asked
       *     for. `earlier_event` waits for its turn after the event before it of its conversation; it shows until the first attempt
       *     has ended. `endpoint_deleted`: the webhook was deleted. `set_aside`: the service failed ten times to record it; replay it. */
      reason?: components["schemas"]["DeliveryReason"];
      /** Milliseconds for which it waited for the event before it of its conversation. Left out without `ordering`, and until it has been attempted. */
      waited_ms?: number;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** An instant in UTC, ISO 8601 with milliseconds. */
      updated_at: components["schemas"]["Timestamp"];
    };
    /** A request of the organization with its body and the body of its answer. */
    WholeStoredRequest: {
      /** The stored request. Format: uuid. */
      id: string;
      /** The `X-Request-Id` of the answer. */
      correlation_id: string;
      /** The operation's id in the contract. */
      operation: string;
      /** The HTTP method. */
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
      /** The path without the query. */
      path: string;
      /** The first 50 parameters of the query, each value cut to 512 characters. */
      query: { [key: string]: string; };
      /** The HTTP status of the answer. */
      status: number;
      /** The code of the refusal; null for a success. */
      error_code: string | null;
      /** Sender of a request. */
      principal: components["schemas"]["RequestPrincipal"];
      /** Time until the answer was ready. */
      duration_ms: number;
      /** True if the answer was that of an earlier request with the same key. */
      idempotent_replayed: boolean;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      created_at: components["schemas"]["Timestamp"];
      /** The body as sent, at most the first 16,384 characters. Secrets are replaced by `[redacted]`, content that was erased since by `[erased]`. Null without a body, and for a body that could hold a secret in a place that the contract does not know. */
      request_body: string | null;
      /** True if the body was longer. */
      request_is_cut: boolean;
      /** The body of the answer in the same form; null for bytes and streams. */
      response_body: string | null;
      /** True if the answer was longer. */
      response_is_cut: boolean;
    };
    /** A message of a customer, by `phone_number` or, of one who hides it, by `user_id`. */
    WriteAsCustomerRequest: {
      /** A retry with the same key within 24 hours replays the first answer and executes nothing. */
      idempotency_key?: components["schemas"]["IdempotencyKey"];
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** The customer's name as far as it is known. */
      name?: string;
      /** The text. */
      text: string;
    } & { [key: string]: unknown; };
  };
  responses: {
    /** The body is not JSON, or the request names an organization. */
    BadBody: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "malformed_json" | "organization_id_not_allowed";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The cursor does not belong to this list, or the request names an organization. */
    BadCursor: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "invalid_cursor" | "organization_id_not_allowed";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The request names an organization. */
    BadRequest: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "organization_id_not_allowed";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The state of the resource does not allow the operation, or the same request is being executed. */
    Conflict: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "conflict" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The organization has reached its limit of these, the state of the resource does not allow the operation, or the same request is being executed. */
    ConflictOrLimit: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "conflict" | "limit_reached" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The token lacks the scope. */
    InsufficientScope: {
      headers: HeadersOf<"WWW-Authenticate">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "insufficient_scope";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The service failed; the request id identifies the log entry. */
    InternalError: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "internal_error";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: true;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** Members or values are not allowed, the template is unknown or not approved, or the idempotency key was used with another body. */
    InvalidMessage: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "validation_failed" | "template_not_found" | "template_not_approved" | "idempotency_key_reused";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** One entry for each member or parameter that is wrong. */
            details?: components["schemas"]["ErrorDetails"];
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** Members or values are not allowed, or the idempotency key was used with another body. */
    InvalidRequest: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "validation_failed" | "idempotency_key_reused";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** One entry for each member or parameter that is wrong. */
            details?: components["schemas"]["ErrorDetails"];
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** There is no such resource in the organization. */
    NotFound: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "not_found";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The copy that `If-None-Match` names is current. There is no body. */
    NotModified: { headers: HeadersOf<"ETag">; };
    /** The organization is suspended. */
    OrganizationSuspended: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "organization_suspended";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The body is too large. */
    PayloadTooLarge: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "payload_too_large";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The operator lacks the permission, or the organization is suspended. */
    PermissionDenied: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "permission_denied" | "organization_suspended";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The operation is in preview and not enabled here. */
    PreviewNotEnabled: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "preview_not_enabled";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** There is no such resource, or the preview operation is not enabled here. */
    PreviewNotFound: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "not_found" | "preview_not_enabled";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The file has no such part. */
    RangeNotSatisfiable: {
      headers: HeadersOf<"Content-Range">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "range_not_satisfiable";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** A rate limit is used up. */
    RateLimited: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "rate_limited";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: true;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The 24-hour window is closed, people have the conversation, or the same request is being executed. */
    ReplyRefused: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "handed_off" | "window_closed" | "conflict" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The operator lacks the permission, the environment has real customers, or the organization is suspended. */
    SandboxForbidden: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "permission_denied" | "not_available_in_environment" | "organization_suspended";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The 24-hour window is closed, people have the conversation, marketing is ended or waits for the morning, or the same request is being executed. */
    SendRefused: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "handed_off" | "window_closed" | "customer_opted_out" | "quiet_hours" | "conflict" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** End of the quiet hours; only with `quiet_hours`. Format: date-time. */
            may_send_at?: string;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The token lacks the scope, the environment does not offer session writes, or the organization is suspended. */
    SessionForbidden: {
      headers: {
        "WWW-Authenticate": components["headers"]["OptionalChallenge"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        "Retry-After": components["headers"]["Retry-After"];
        "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
        "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
        "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
        "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
        "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "insufficient_scope" | "not_available_in_environment" | "organization_suspended";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The credentials are wrong, or a second factor is missing. */
    SignInRefused: {
      headers: {
        "WWW-Authenticate": components["headers"]["OptionalChallenge"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        "Retry-After": components["headers"]["Retry-After"];
        "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
        "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
        "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
        "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
        "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "unauthenticated" | "second_factor_required";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The state of the resource does not allow the operation. */
    StateConflict: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "conflict";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** A person must approve the call, people have the conversation, the window is closed, marketing is ended or waits for the morning, or the same request is being executed. */
    ToolConflict: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "HITL_REQUIRED" | "handed_off" | "window_closed" | "customer_opted_out" | "quiet_hours" | "conflict" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** The pending approval. Format: uuid. */
            approval_id?: string;
            /** End of the quiet hours; only with `quiet_hours`. Format: date-time. */
            may_send_at?: string;
            /** The run that waits for it. Format: uuid. */
            run_id?: string;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The body is no message of JSON-RPC, its headers contradict it, or the request names an organization. */
    ToolServerBadRequest: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "organization_id_not_allowed";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        } | components["schemas"]["JsonRpcParseFailure"] | components["schemas"]["JsonRpcFailure"];
      };
    };
    /** The token lacks the tool's scope, the organization is suspended, or the request's host or origin is not trusted. */
    ToolServerForbidden: {
      headers: {
        "WWW-Authenticate": components["headers"]["OptionalChallenge"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        "Retry-After": components["headers"]["Retry-After"];
        "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
        "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
        "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
        "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
        "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "insufficient_scope" | "permission_denied" | "organization_suspended";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The operation is not enabled, or the revision of MCP has no such method. */
    ToolServerNotFound: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "preview_not_enabled";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        } | components["schemas"]["JsonRpcFailure"];
      };
    };
    /** The state does not allow it, people have the conversation, or the same request is being executed. */
    TypingRefused: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "handed_off" | "conflict" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** There is no valid credential. */
    Unauthenticated: {
      headers: HeadersOf<"WWW-Authenticate">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "unauthenticated";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The service cannot reach what it needs; nothing was executed. */
    Unavailable: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "unavailable";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: true;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The body is not declared as JSON. */
    UnsupportedMediaType: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "unsupported_media_type";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** Members or values are not allowed; each is named. */
    ValidationFailed: {
      headers: HeadersOf;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "validation_failed";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** One entry for each member or parameter that is wrong. */
            details?: components["schemas"]["ErrorDetails"];
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The 24-hour window is closed, or the same request is being executed. */
    WindowClosed: {
      headers: HeadersOf<"Idempotent-Replayed">;
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "window_closed" | "conflict" | "idempotency_in_progress";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: boolean;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
    /** The token lacks the scope, or the organization is suspended. */
    WriteForbidden: {
      headers: {
        "WWW-Authenticate": components["headers"]["OptionalChallenge"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        "Retry-After": components["headers"]["Retry-After"];
        "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
        "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
        "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
        "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
        "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          ok: false;
          error: {
            /** The error code. Treat one that you do not know by the status. */
            code: "insufficient_scope" | "organization_suspended";
            /** The problem and its remedy */
            message: string;
            /** True if the same request may succeed later. */
            retryable: false;
            /** Page of the error code, on this deployment's own site. Format: uri. */
            docs: string;
            /** The id of this request, as in `X-Request-Id`. A replayed refusal keeps the id of the request that was executed. */
            request_id: string;
          };
        };
      };
    };
  };
  parameters: {
    /** The `next_cursor` of the page before. An id does not continue this list, since its order moves on. */
    AfterCursor: string;
    /** The last seen id, or the `next_cursor` of the page before. */
    AfterId: string;
    /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
    AtlasSignature: string;
    /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
    AtlasSignaturePrevious: string;
    /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
    Audience: "customers" | "developers";
    /** Only those whose `metadata` has this text under this key, written `key:text`. Encode the text, a space as `%20`. */
    ByMetadata: components["schemas"]["MetadataFilter"];
    /** The correlation id of what caused the event; the same on every attempt. */
    CorrelationId: string;
    /** The value by which messages are added up. The category if left out. */
    CostsGroupBy: components["schemas"]["CostGrouping"];
    /** Begin of the span. The first of this month in UTC if left out. */
    CostsSince: string;
    /** End of the span, which it does not contain. None if left out. */
    CostsUntil: string;
    /** Only deliveries of events of this conversation. */
    DeliveriesOfConversation: string;
    /** Only deliveries of events that the request with this `X-Request-Id` caused. */
    DeliveriesOfRequest: string;
    "Idempotency-Key": string;
    /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
    "If-None-Match": string;
    /** The `id` that the stream sent last. The stream goes on after it. It replaces `after_id`. */
    LastEventId: string;
    /** Maximum number of items. */
    Limit: number;
    /** Only messages of this conversation. */
    MessagesByConversation: string;
    /** Only messages from and to this customer, over every channel. */
    MessagesByCustomer: string;
    /** Only messages of this direction. */
    MessagesByDirection: components["schemas"]["MessageDirection"];
    /** Only outbound messages in this delivery state. */
    MessagesByStatus: components["schemas"]["DeliveryState"];
    /** Only messages that arrived here, or were accepted, at this time or later. */
    MessagesSince: string;
    /** Only events of this conversation. */
    OfConversation: string;
    /** Only events of this customer's conversations. */
    OfCustomer: string;
    /** Only events that have this name, the most specific one or another. See `sent_as`. */
    OfEventType: components["schemas"]["EventName"];
    /** Only events of the conversations of the customer with this number. */
    OfPhoneNumber: components["schemas"]["PhoneNumber"];
    /** Only events that the request with this `X-Request-Id` caused. */
    OfRequest: string;
    /** Only runs in which this agent acted, did not answer in time, or was evaluated. */
    RunsByAgent: string;
    /** Only runs in this conversation. */
    RunsByConversation: string;
    /** Only runs of this intent, such as `send_message`. */
    RunsByIntent: string;
    /** Only runs with a record that this request caused. */
    RunsByRequest: string;
    /** Only runs of this session. */
    RunsBySession: string;
    /** Only runs whose latest record has this status. */
    RunsByStatus: components["schemas"]["RunStatus"];
    /** Only runs that began at this time or later. */
    RunsSince: string;
    /** Only runs that began before this time. */
    RunsUntil: string;
    /** Only events of this time or later. */
    Since: string;
    /** Only events before this time. */
    Until: string;
  };
  requestBodies: never;
  headers: {
    /** The part of the file and its length; with 416 the length alone. */
    "Content-Range": string;
    /** The version of the body, for `If-None-Match`. */
    ETag: string;
    /** Present when this is the stored answer to an earlier request with the same `idempotency_key`, byte for byte; nothing was executed again. A replayed refusal carries it as well. */
    "Idempotent-Replayed": "true";
    /** With `insufficient_scope` or `unauthenticated`: the scheme to authenticate with, and a missing scope. */
    OptionalChallenge: string;
    /** Remaining requests (`r`) of the limit class, and seconds (`t`) until more are allowed. */
    RateLimit: string;
    /** The limit class with its quota (`q`) in a window of `w` seconds, by the IETF's draft on rate limit fields. */
    "RateLimit-Policy": string;
    /** Seconds to wait before the next request; 0 when nothing is limited. */
    "Retry-After": number;
    /** The scheme to authenticate with. It names a missing scope, and where a client finds the authorization server. */
    "WWW-Authenticate": string;
    /** Requests per minute that the tighter of the checked windows allows. */
    "X-Atlas-RateLimit-Limit": number;
    /** The window that refused the request, or `ok`. */
    "X-Atlas-RateLimit-Reason": "ok" | "organization" | "principal" | "address";
    /** Requests left in that window. */
    "X-Atlas-RateLimit-Remaining": number;
    /** Time when the oldest request leaves that window, in epoch seconds. */
    "X-Atlas-RateLimit-Reset": number;
    /** The same number as X-Atlas-RateLimit-Remaining, for clients that look here. */
    "X-RateLimit-Remaining": number;
    /** The id of this request: yours if you sent a well-formed one, otherwise ours. It is the correlation id in logs, runs, audit events and webhook deliveries. */
    "X-Request-Id": string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "messages.list": {
    parameters: {
      query?: {
        /** Only messages from and to this customer, over every channel. */
        customer_id?: components["parameters"]["MessagesByCustomer"];
        /** Only messages of this conversation. */
        conversation_id?: components["parameters"]["MessagesByConversation"];
        /** Only messages of this direction. */
        direction?: components["parameters"]["MessagesByDirection"];
        /** Only outbound messages in this delivery state. */
        status?: components["parameters"]["MessagesByStatus"];
        /** Only messages that arrived here, or were accepted, at this time or later. */
        since?: components["parameters"]["MessagesSince"];
        /** Only those whose `metadata` has this text under this key, written `key:text`. Encode the text, a space as `%20`. */
        metadata?: components["parameters"]["ByMetadata"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The messages of this page. */
              messages: components["schemas"]["Message"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.send": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SendTextRequest"] | components["schemas"]["SendTemplateRequest"] | components["schemas"]["SendContentRequest"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The message is accepted and on its way. `phone_number` is left out while nobody knows it. */
            data: components["schemas"]["OutboundAcknowledgement"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["SendRefused"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidMessage"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.get": {
    parameters: {
      path: {
        /** The message. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.reportStatus": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ReportStatusRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The message. Format: uuid. */
              message_id: string;
              /** The delivery state of an outbound message. It never moves back, but that a spending cap makes a queued message wait. `scheduled`: waits for its `send_at`, or for a cap, which its last status names by `spending_cap`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
              delivery_state: components["schemas"]["DeliveryState"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.cancel": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["MessageRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "media.upload": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UploadMediaRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A picture, a sound, a film or a file that is kept here. */
              media: components["schemas"]["Media"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "media.uploadFile": {
    parameters: {
      query?: {
        /** The name of the file. Folders before it are left out. */
        filename?: string;
      };
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
    };
    requestBody: { content: { "application/octet-stream": string; "*/*": string; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A picture, a sound, a film or a file that is kept here. */
              media: components["schemas"]["Media"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "media.get": {
    parameters: {
      path: {
        /** The media. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A picture, a sound, a film or a file that is kept here. */
              media: components["schemas"]["Media"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "costs.get": {
    parameters: {
      query?: {
        /** The value by which messages are added up. The category if left out. */
        group_by?: components["parameters"]["CostsGroupBy"];
        /** Begin of the span. The first of this month in UTC if left out. */
        since?: components["parameters"]["CostsSince"];
        /** End of the span, which it does not contain. None if left out. */
        until?: components["parameters"]["CostsUntil"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Costs of the messages of a span. */
            data: components["schemas"]["Costs"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "costs.getCaps": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The caps, as this month has used them. */
            data: components["schemas"]["Caps"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "costs.setCap": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SetCapRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The cap. Null if there is none now. */
              cap: components["schemas"]["SpendingCap"] | null;
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "costs.cancelWaiting": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["MessageRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Messages that were canceled. */
              canceled: number;
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "costs.listMessages": {
    parameters: {
      query?: {
        /** Begin of the span. The first of this month in UTC if left out. */
        since?: components["parameters"]["CostsSince"];
        /** End of the span, which it does not contain. None if left out. */
        until?: components["parameters"]["CostsUntil"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The messages of this page. */
              messages: components["schemas"]["MessageCost"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "media.download": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The media. */
        id: string;
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "*/*": string; }; };
      206: { headers: HeadersOf<"ETag">; content: { "*/*": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["StateConflict"];
      416: components["responses"]["RangeNotSatisfiable"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.markRead": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["MessageRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.react": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ReactionRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ReplyRefused"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "messages.showTyping": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["MessageRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["TypingRefused"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "channels.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The channels of this page. */
              channels: components["schemas"]["Channel"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "channels.get": {
    parameters: {
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A messaging channel with what its last health check found. */
              channel: components["schemas"]["ChannelDetail"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "channels.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SetServingAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A messaging channel with what its last health check found. */
              channel: components["schemas"]["ChannelDetail"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "knowledge.list": {
    parameters: {
      query?: {
        /** A question or keywords; turns the list into a search. */
        q?: string;
        /** `active` is everything but archived documents; the others are lifecycle states. */
        status?: "active" | "archived" | "queued" | "indexed" | "failed";
        /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
        audience?: components["parameters"]["Audience"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: { "application/json": components["schemas"]["KnowledgePage"] | components["schemas"]["KnowledgeSearchPage"]; };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "knowledge.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateUrlKnowledgeRequest"] | components["schemas"]["CreateTextKnowledgeRequest"] | components["schemas"]["CreateContentKnowledgeRequest"] | components["schemas"]["CreateDocumentKnowledgeRequest"] | components["schemas"]["CreateDocumentUrlKnowledgeRequest"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge of the organization. */
              document: components["schemas"]["KnowledgeDocument"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "knowledge.get": {
    parameters: {
      path: {
        /** The knowledge document. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge with the text of a text source and the progress of its ingest. */
              document: components["schemas"]["KnowledgeDocumentDetail"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "knowledge.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The knowledge document. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["UpdateKnowledgeRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge of the organization. */
              document: components["schemas"]["KnowledgeDocument"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "knowledge.refresh": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The knowledge document. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["RefreshKnowledgeRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge of the organization. */
              document: components["schemas"]["KnowledgeDocument"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agents.list": {
    parameters: {
      query?: {
        /** `ready` lists agents that answer, `archived` the others. */
        status?: "ready" | "archived";
        /** Only those whose `metadata` has this text under this key, written `key:text`. Encode the text, a space as `%20`. */
        metadata?: components["parameters"]["ByMetadata"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The agents of this page. */
              agents: components["schemas"]["Agent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agents.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agents.directory": {
    parameters: {
      query?: {
        /** Words that name, description, category or organization must have, in any case and order. */
        q?: string;
        /** Only agents of this category. */
        category?: components["schemas"]["ListingCategory"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** Number of agents to skip, such as the `next_offset` of the previous page. */
        offset?: number;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The published agents of this page. */
              agents: components["schemas"]["DirectoryAgent"][];
              /** Total number of matching agents. */
              total_count: number;
              /** Give it as `offset` to read on. Null on the last page. */
              next_offset: number | null;
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agents.get": {
    parameters: {
      path: {
        /** The agent. */
        agent_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agents.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The agent. */
        agent_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agents.publish": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The agent. */
        agent_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["PublishAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The sessions of this page. */
            data: components["schemas"]["Session"][];
            /** True if there are more pages. */
            has_more: components["schemas"]["HasMore"];
            /** Opaque; give it as `after_id` to read on. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["CreateSessionRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A sandbox session, in which an agent is evaluated against the knowledge. */
              session: components["schemas"]["Session"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["SessionForbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The session. */
        session_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateSessionRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A sandbox session, in which an agent is evaluated against the knowledge. */
              session: components["schemas"]["Session"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["SessionForbidden"];
      404: components["responses"]["PreviewNotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.listMessages": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The session. */
        session_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The messages of this page. */
              messages: components["schemas"]["SessionMessage"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.sendMessage": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The session. */
        session_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SendSessionMessageRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The question as stored, and the grounded reply to it. */
            data: components["schemas"]["SessionReply"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["SessionForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.listRuns": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The session. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The runs of this page. */
            data: components["schemas"]["Run"][];
            /** True if there are more pages. */
            has_more: components["schemas"]["HasMore"];
            /** Opaque; give it as `after_id` to read on. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "conversations.list": {
    parameters: {
      query?: {
        /** Only conversations of this status. */
        status?: components["schemas"]["ConversationStatus"];
        /** Only those whose `metadata` has this text under this key, written `key:text`. Encode the text, a space as `%20`. */
        metadata?: components["parameters"]["ByMetadata"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The conversations of this page. */
              conversations: components["schemas"]["Conversation"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "conversations.get": {
    parameters: {
      path: {
        /** The conversation. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The thread with one customer on one channel. */
              conversation: components["schemas"]["Conversation"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "conversations.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateConversationRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The thread with one customer on one channel. */
              conversation: components["schemas"]["Conversation"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "conversations.listEvents": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The conversation. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The events of this page. */
            data: components["schemas"]["ConversationEvent"][];
            /** True if there are more pages. */
            has_more: components["schemas"]["HasMore"];
            /** Opaque; give it as `after_id` to read on. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.list": {
    parameters: {
      query?: {
        /** Only the customer with this number. Encode `+` as `%2B`. */
        phone_number?: components["schemas"]["PhoneNumber"];
        /** Only the customer with this id of the messaging app. */
        user_id?: components["schemas"]["UserId"];
        /** Only the customer with this name in the messaging app. */
        username?: components["schemas"]["Username"];
        /** Only customers with this label. */
        label?: components["schemas"]["Label"];
        /** Only customers that have these words in name and addresses, among the 2,000 newest. Words may stand apart, without accents and in any case, and numbers in any spelling. A whole number is always found. */
        q?: string;
        /** Only customers created at this time or later. */
        since?: components["schemas"]["Timestamp"];
        /** Only those whose `metadata` has this text under this key, written `key:text`. Encode the text, a space as `%20`. */
        metadata?: components["parameters"]["ByMetadata"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The customers of this page. */
              customers: components["schemas"]["CustomerProfile"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.get": {
    parameters: {
      path: {
        /** The customer. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCustomerRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.export": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The customer. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Everything kept about the customer, with a page of messages. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
              /** The 200 newest consents, newest first. */
              consents: components["schemas"]["CustomerConsent"][];
              /** The conversations, one for each channel. */
              conversations: components["schemas"]["Conversation"][];
              /** The 200 newest notes of colleagues, newest first. */
              notes: components["schemas"]["ConversationNote"][];
              /** The 200 newest runs in the conversations, newest first. */
              runs: components["schemas"]["ExportedRun"][];
              /** The 200 newest events of the conversations, newest first. */
              events: components["schemas"]["ExportedEvent"][];
              /** The 200 newest deliveries of these events, newest first. */
              deliveries: components["schemas"]["ExportedDelivery"][];
              /** The messages of this page, newest first. */
              messages: components["schemas"]["Message"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.erase": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["EraseCustomerRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.listConsents": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The customer. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The consents of this page. */
              consents: components["schemas"]["CustomerConsent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "customers.recordConsent": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["RecordConsentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
              /** One time that a customer allowed or ended marketing. */
              consent: components["schemas"]["CustomerConsent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "conversations.context": {
    parameters: {
      query?: {
        /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
        audience?: components["parameters"]["Audience"];
        /** True adds the 20 latest notes of colleagues as `notes`. No customer may see them. */
        include_notes?: boolean;
      };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Context for an agent's reply. */
            data: components["schemas"]["ConversationContext"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "events.list": {
    parameters: {
      query?: {
        /** Only events that have this name, the most specific one or another. See `sent_as`. */
        event_type?: components["parameters"]["OfEventType"];
        /** Only events of this conversation. */
        conversation_id?: components["parameters"]["OfConversation"];
        /** Only events of this customer's conversations. */
        customer_id?: components["parameters"]["OfCustomer"];
        /** Only events of the conversations of the customer with this number. */
        phone_number?: components["parameters"]["OfPhoneNumber"];
        /** Only events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["OfRequest"];
        /** Only events of this time or later. */
        since?: components["parameters"]["Since"];
        /** Only events before this time. */
        until?: components["parameters"]["Until"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The events of this page. */
            data: components["schemas"]["Event"][];
            /** True if there are more pages. */
            has_more: components["schemas"]["HasMore"];
            /** Opaque; give it as `after_id` to read on. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "events.ingest": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IngestMessageRequest"] | components["schemas"]["IngestEchoRequest"] | components["schemas"]["IngestChangeRequest"] | components["schemas"]["IngestEventRequest"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The event is recorded and on its way through the pipeline. */
            data: components["schemas"]["EventAcknowledgement"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "events.stream": {
    parameters: {
      query?: {
        /** Only events that have this name, the most specific one or another. See `sent_as`. */
        event_type?: components["parameters"]["OfEventType"];
        /** Only events of this conversation. */
        conversation_id?: components["parameters"]["OfConversation"];
        /** Only events of this customer's conversations. */
        customer_id?: components["parameters"]["OfCustomer"];
        /** Only events of the conversations of the customer with this number. */
        phone_number?: components["parameters"]["OfPhoneNumber"];
        /** Only events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["OfRequest"];
        /** Only events of this time or later. */
        since?: string;
        /** Only events before this time. The stream ends then. */
        until?: string;
        /** The last seen id, for clients that cannot send `Last-Event-ID`. */
        after_id?: string;
      };
      header?: {
        /** The `id` that the stream sent last. The stream goes on after it. It replaces `after_id`. */
        "Last-Event-ID"?: components["parameters"]["LastEventId"];
      };
    };
    responses: {
      200: { headers: HeadersOf; content: { "text/event-stream": string; }; };
      204: { headers: HeadersOf; };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "events.get": {
    parameters: {
      path: {
        /** The event. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Something that happened, with the body that webhooks receive. */
              event: components["schemas"]["Event"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "actions.execute": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReplyAction"] | components["schemas"]["DraftAction"] | components["schemas"]["HandoffAction"] | components["schemas"]["AssignOwnerAction"] | components["schemas"]["UnassignOwnerAction"] | components["schemas"]["HandBackAction"] | components["schemas"]["CloseAction"] | components["schemas"]["ReopenAction"] | components["schemas"]["SendMessageAction"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The outcome of an action. Only a reply has a delivery. A draft has an approval in its run. */
            data: components["schemas"]["ActionResult"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ReplyRefused"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "runs.list": {
    parameters: {
      query?: {
        /** Only runs whose latest record has this status. */
        status?: components["parameters"]["RunsByStatus"];
        /** Only runs of this intent, such as `send_message`. */
        intent?: components["parameters"]["RunsByIntent"];
        /** Only runs in which this agent acted, did not answer in time, or was evaluated. */
        agent_id?: components["parameters"]["RunsByAgent"];
        /** Only runs of this session. */
        session_id?: components["parameters"]["RunsBySession"];
        /** Only runs in this conversation. */
        conversation_id?: components["parameters"]["RunsByConversation"];
        /** Only runs with a record that this request caused. */
        correlation_id?: components["parameters"]["RunsByRequest"];
        /** Only runs that began at this time or later. */
        since?: components["parameters"]["RunsSince"];
        /** Only runs that began before this time. */
        until?: components["parameters"]["RunsUntil"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The runs of this page. */
              runs: components["schemas"]["Run"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "runs.get": {
    parameters: {
      path: {
        /** The run. */
        run_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
              /** Every record of the run by `iteration`; the last is `run`. */
              history: components["schemas"]["Run"][];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.list": {
    parameters: {
      query?: {
        /** Only those whose `metadata` has this text under this key, written `key:text`. Encode the text, a space as `%20`. */
        metadata?: components["parameters"]["ByMetadata"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The subscriptions. */
            data: components["schemas"]["Webhook"][];
            /** True if there are more pages. */
            has_more: components["schemas"]["HasMore"];
            /** Opaque; give it as `after_id` to read on. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateWebhookRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** A new webhook subscription, with the secret if the service made it. */
            data: components["schemas"]["CreatedWebhook"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.listDeliveries": {
    parameters: {
      query?: {
        /** Only deliveries of this status. */
        status?: "pending" | "delivered" | "exhausted";
        /** Only deliveries of events under this name. */
        event_type?: components["schemas"]["EventName"];
        /** Only deliveries of events of this conversation. */
        conversation_id?: components["parameters"]["DeliveriesOfConversation"];
        /** Only deliveries of events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["DeliveriesOfRequest"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The webhook endpoint. */
        id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The deliveries. */
              deliveries: components["schemas"]["WebhookDelivery"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.getDelivery": {
    parameters: {
      path: {
        /** The webhook endpoint. */
        id: string;
        /** The delivery. */
        delivery_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** One event to one endpoint, with its request and the answers to its attempts. */
              delivery: components["schemas"]["WholeDelivery"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.recover": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The subscription. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["RecoverWebhookRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** Deliveries of events that a webhook had not received. */
            data: components["schemas"]["WebhookRecovery"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.delete": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The subscription. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["DeleteRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The subscription is deleted; nothing is delivered to it any more. */
            data: components["schemas"]["WebhookDeletion"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhooks.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The subscription. */
        id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateWebhookRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** A webhook subscription. Its secret is never shown again. */
            data: components["schemas"]["Webhook"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "keys.revoke": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The key. */
        id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["DeleteRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The key is revoked; no instance of the service accepts it any more. */
            data: components["schemas"]["KeyRevocation"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "tools.manifest": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The tools that the token may call. */
            data: components["schemas"]["ToolManifest"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agent.manifest": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The tools that the token may call. */
            data: components["schemas"]["ToolManifest"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agent.sendMessage": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConversationTextRequest"] | components["schemas"]["ConversationTemplateRequest"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The message is accepted and on its way. `phone_number` is left out while nobody knows it. */
            data: components["schemas"]["OutboundAcknowledgement"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ToolConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidMessage"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agent.sendMessageToPhone": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: { "application/json": components["schemas"]["SendTextRequest"] | components["schemas"]["SendTemplateRequest"]; };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The message is accepted and on its way. `phone_number` is left out while nobody knows it. */
            data: components["schemas"]["OutboundAcknowledgement"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      409: components["responses"]["ToolConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidMessage"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agent.messageStatus": {
    parameters: {
      path: {
        /** The provider's id of the message. */
        provider_message_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The delivery status of a message at the provider. */
            data: components["schemas"]["ProviderMessageStatus"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "agent.searchKnowledge": {
    parameters: {
      query: {
        /** The question, in the customer's words. */
        query: string;
        /** Maximum number of passages. */
        top_k?: number;
        /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
        audience?: components["parameters"]["Audience"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The passages, best first. On `gap_weak`, `gap_none` or no result, hand off or ask back. */
            data: components["schemas"]["AgentKnowledgeResults"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["InsufficientScope"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "toolServer.call": {
    parameters: {
      header?: {
        /** The revision of MCP; callers of plain JSON-RPC leave it out. */
        "MCP-Protocol-Version"?: string;
        /** The method again, for MCP gateways; it must agree with the body. */
        "Mcp-Method"?: string;
        /** The tool again, for MCP gateways; it must agree with the body. */
        "Mcp-Name"?: string;
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ToolsListRequest"] | components["schemas"]["ToolsCallRequest"] | components["schemas"]["TasksRequest"] | components["schemas"]["JsonRpcMessage"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": components["schemas"]["JsonRpcResult"] | components["schemas"]["JsonRpcError"];
          "text/event-stream": string;
        };
      };
      202: { headers: HeadersOf<"Idempotent-Replayed">; };
      400: components["responses"]["ToolServerBadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["ToolServerForbidden"];
      404: components["responses"]["ToolServerNotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sessions.exchange": {
    parameters: {
      header?: {
        /** The version of A2A; 1.0 if it is left out. */
        "A2A-Version"?: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["A2aSendMessage"] | components["schemas"]["A2aRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": components["schemas"]["A2aResult"] | components["schemas"]["A2aError"];
          "text/event-stream": string;
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["WriteForbidden"];
      404: components["responses"]["PreviewNotEnabled"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "sandbox.credentials": {
    parameters: {
      query?: {
        /** The scopes that the token is to have, parted by spaces, to try what a narrower token may do. All of them by default. */
        scope?: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A token for a fresh organization of your own, and the ids of what it is seeded with. For evaluation only. */
            data: components["schemas"]["SandboxCredentials"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.mcp": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "application/json": components["schemas"]["ToolServerDiscovery"]; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.agents": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "application/json": components["schemas"]["AgentsDiscovery"]; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.llms": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "text/plain": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.llmsFull": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "text/plain": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.skill": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "text/markdown": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.agentsPage": {
    parameters: {
      query?: {
        /** Words that name, description, category or organization must have; empty is none. */
        q?: string;
        /** Only agents of this category; empty is every one. */
        category?: string;
        /** Number of items to skip. */
        offset?: number;
      };
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "text/html": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.developersPage": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "text/html": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.changelogPage": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "text/html": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "discovery.openapi": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "application/json": components["schemas"]["OpenApiDocument"]; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "system.health": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The process runs and reaches its database. */
            data: components["schemas"]["Health"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "system.live": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The process runs. */
            data: components["schemas"]["Liveness"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "system.ready": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The process takes requests. */
            data: components["schemas"]["Readiness"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "system.version": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The deployment evidence: what is deployed here, and which operations are enabled. */
            data: components["schemas"]["DeployedVersion"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.signUp": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["SignUpRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A new console session, whose it is and of which organization. */
            data: components["schemas"]["SignedIn"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.sessions.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The sessions of this page. */
              sessions: components["schemas"]["OwnSession"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.signIn": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["SignInRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A new console session, whose it is and of which organization. */
            data: components["schemas"]["SignedIn"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["SignInRefused"];
      403: components["responses"]["PermissionDenied"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.sessions.endAll": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** Sessions that have ended. */
            data: components["schemas"]["EndedSessions"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.changePassword": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["ChangePasswordRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A password that was changed. */
            data: components["schemas"]["PasswordChange"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["StateConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.resetPassword": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["ResetPasswordRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A new console session, whose it is and of which organization. */
            data: components["schemas"]["SignedIn"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["SignInRefused"];
      403: components["responses"]["OrganizationSuspended"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.requestPasswordReset": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["RequestPasswordResetRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A request for a password reset. It tells nothing about the address. */
            data: components["schemas"]["PasswordResetRequested"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.sessions.getCurrent": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The operator who is signed in, and the organization. */
            data: components["schemas"]["CurrentSession"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.signOut": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An instant in UTC, ISO 8601 with milliseconds. */
              signed_out_at: components["schemas"]["Timestamp"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.createSignInLink": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A link that signs in a browser once. */
              sign_in_link: components["schemas"]["SignInLink"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["PreviewNotEnabled"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.readSignInLink": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["SignInByLinkRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Whom the link signs in. */
              member: {
                /** The member. Format: uuid. */
                id: string;
                /** The address that the member signs in with. */
                email: components["schemas"]["MemberEmail"];
                /** The member's own name or null. */
                name: string | null;
              };
              /** The organization that it opens. */
              organization: {
                /** The organization. Format: uuid. */
                id: string;
                /** Its name. */
                name: string;
              };
              /** An instant in UTC, ISO 8601 with milliseconds. */
              expires_at: components["schemas"]["Timestamp"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      404: components["responses"]["PreviewNotEnabled"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.signInByLink": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["SignInByLinkRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A new console session, whose it is and of which organization. */
            data: components["schemas"]["SignedIn"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["OrganizationSuspended"];
      404: components["responses"]["PreviewNotEnabled"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.sandbox.writeAsCustomer": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["WriteAsCustomerRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The event is recorded and on its way through the pipeline. */
            data: components["schemas"]["EventAcknowledgement"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["SandboxForbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.account.acceptInvitation": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["AcceptInvitationRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** A new console session, whose it is and of which organization. */
            data: components["schemas"]["SignedIn"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The channels. */
              channels: components["schemas"]["LinkedChannel"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.link": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["LinkChannelRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** A channel, and what to enter at its provider. The token is shown once. */
            data: components["schemas"]["ChannelCallback"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.check": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CheckChannelRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** Steps of linking a number, in their order. */
            data: components["schemas"]["ChannelSetup"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.linkAdapter": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["LinkAdapterRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** A linked adapter, and the secret that signs its requests. It is shown once. */
            data: components["schemas"]["LinkedAdapter"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.get": {
    parameters: {
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A channel as operators see it, with its link to the messaging app. */
              channel: components["schemas"]["LinkedChannel"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.remove": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The channel. Format: uuid. */
              channel_id: string;
              /** The state of the channel. */
              status: "removed";
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateChannelRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A channel as operators see it, with its link to the messaging app. */
              channel: components["schemas"]["LinkedChannel"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.test": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A channel as operators see it, with its link to the messaging app. */
              channel: components["schemas"]["LinkedChannel"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.subscribe": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** Steps of linking a number, in their order. */
            data: components["schemas"]["ChannelSetup"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.rotateToken": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["RotateChannelTokenRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** A channel, and what to enter at its provider. The token is shown once. */
            data: components["schemas"]["ChannelCallback"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.disconnect": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A channel as operators see it, with its link to the messaging app. */
              channel: components["schemas"]["LinkedChannel"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.reconnect": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A channel as operators see it, with its link to the messaging app. */
              channel: components["schemas"]["LinkedChannel"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.channels.setDefault": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The channel. */
        channel_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A channel as operators see it, with its link to the messaging app. */
              channel: components["schemas"]["LinkedChannel"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agents.list": {
    parameters: {
      query?: {
        /** `ready` lists agents that answer, `archived` the others. */
        status?: "ready" | "archived";
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The agents of this page. */
              agents: components["schemas"]["Agent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agents.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateConsoleAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agents.get": {
    parameters: {
      path: {
        /** The agent. */
        agent_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agents.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The agent. */
        agent_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateConsoleAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agents.publish": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The agent. */
        agent_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["PublishConsoleAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An agent of the organization. */
              agent: components["schemas"]["Agent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.sessions.end": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The session. */
        session_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A session that has ended. */
              session: components["schemas"]["EndedSession"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.secondFactor.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The second factor of a member. */
              second_factor: components["schemas"]["SecondFactor"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.secondFactor.enable": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["CurrentPasswordRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The secret for an authenticator app, shown once. */
              setup: components["schemas"]["SecondFactorSetup"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["StateConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.secondFactor.confirm": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["ConfirmSecondFactorRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Recovery codes, shown once. Each signs in once in place of a code. */
            data: components["schemas"]["RecoveryCodes"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["StateConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.secondFactor.disable": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["SecondFactorChangeRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The second factor of a member. */
              second_factor: components["schemas"]["SecondFactor"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["StateConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.secondFactor.renewRecoveryCodes": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": components["schemas"]["SecondFactorChangeRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Recovery codes, shown once. Each signs in once in place of a code. */
            data: components["schemas"]["RecoveryCodes"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["StateConflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.removeSecondFactor": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The member. */
        member_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The second factor of a member. */
              second_factor: components["schemas"]["SecondFactor"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.organization.update": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateOrganizationRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An organization; never send its id. */
              organization: components["schemas"]["ConsoleOrganization"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.organization.delete": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["DeleteOrganizationRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An organization that was deleted. */
              organization: components["schemas"]["OrganizationDeletion"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.organization.getExport": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The last export; null before the first. */
              export: components["schemas"]["OrganizationExport"] | null;
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.organization.requestExport": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A file of all that the service keeps about the organization. */
              export: components["schemas"]["OrganizationExport"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.organization.downloadExport": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "application/gzip": string; }; };
      206: { headers: HeadersOf<"ETag" | "Content-Range">; content: { "application/gzip": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["StateConflict"];
      416: components["responses"]["RangeNotSatisfiable"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.overview.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The organization's totals, and the operator's permissions in the console. */
            data: components["schemas"]["ConsoleOverview"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.apps.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The apps. */
              apps: components["schemas"]["ConsoleAppDetails"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.apps.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateAppRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An app of the organization. */
              app: components["schemas"]["ConsoleApp"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.apps.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The app. */
        app_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["NameAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An app of the organization. */
              app: components["schemas"]["ConsoleApp"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.apps.addRedirectUri": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The app. */
        app_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AddRedirectUriRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A redirect URI that an app has registered. */
              redirect_uri: components["schemas"]["AppRedirectUri"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.apps.createGrant": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The app. */
        app_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateGrantRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A new access grant, with its secret. */
              grant: components["schemas"]["CreatedGrant"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.apps.revokeGrant": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The app. */
        app_id: string;
        /** The grant. */
        grant_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The grant is revoked; no instance of the service accepts its token any more. */
              grant: components["schemas"]["GrantRevocation"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.serviceAccounts.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The service accounts. */
              service_accounts: components["schemas"]["ServiceAccountDetails"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.serviceAccounts.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateServiceAccountRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A service account of the organization. */
              service_account: components["schemas"]["ServiceAccount"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.serviceAccounts.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The service account. */
        service_account_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["NameAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A service account of the organization. */
              service_account: components["schemas"]["ServiceAccount"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.serviceAccounts.createKey": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The service account. */
        service_account_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateKeyRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A new key, with its secret. */
              key: components["schemas"]["CreatedKey"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.serviceAccounts.revokeKey": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The service account. */
        service_account_id: string;
        /** The key. */
        key_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The key is revoked; no instance of the service accepts it any more. */
              key: components["schemas"]["KeyRevocation"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.deliveries.list": {
    parameters: {
      query?: {
        /** Only the delivery with this id, those of the event with this id, or those with an `event_id` that a webhook received. */
        id?: string;
        /** Only deliveries of this status. */
        status?: "pending" | "delivered" | "exhausted";
        /** Only deliveries of events under this name. */
        event_type?: components["schemas"]["EventName"];
        /** Only deliveries of events of this conversation. */
        conversation_id?: components["parameters"]["DeliveriesOfConversation"];
        /** Only deliveries of events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["DeliveriesOfRequest"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The deliveries. */
              deliveries: components["schemas"]["WebhookDelivery"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The webhook endpoints. */
              webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateWebhookEndpointRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A new webhook endpoint, with its signing secret. */
              webhook_endpoint: components["schemas"]["CreatedWebhookEndpoint"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.delete": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The endpoint is deleted; nothing is delivered to it any more. */
              webhook_endpoint: components["schemas"]["WebhookEndpointDeletion"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateWebhookEndpointRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A webhook endpoint in the form of the console. Its signing secret is never shown again. */
              webhook_endpoint: components["schemas"]["WebhookEndpoint"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.recover": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["RecoverWebhookEndpointRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** Deliveries of events that a webhook had not received. */
            data: components["schemas"]["WebhookRecovery"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.test": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["TestWebhookRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** One event to one endpoint, with every attempt. */
              delivery: components["schemas"]["WebhookDelivery"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.rotateSecret": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["RotateSecretRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The new signing secret. Until the old one ends, deliveries are signed with both. */
              webhook_endpoint: components["schemas"]["RotatedWebhookSecret"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.listDeliveries": {
    parameters: {
      query?: {
        /** Only deliveries of this status. */
        status?: "pending" | "delivered" | "exhausted";
        /** Only deliveries of events under this name. */
        event_type?: components["schemas"]["EventName"];
        /** Only deliveries of events of this conversation. */
        conversation_id?: components["parameters"]["DeliveriesOfConversation"];
        /** Only deliveries of events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["DeliveriesOfRequest"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The deliveries. */
              deliveries: components["schemas"]["WebhookDelivery"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.getDelivery": {
    parameters: {
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
        /** The delivery. */
        delivery_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** One event to one endpoint, with its request and the answers to its attempts. */
              delivery: components["schemas"]["WholeDelivery"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.replayDelivery": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
        /** The delivery. */
        delivery_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** One event to one endpoint, with every attempt. */
              delivery: components["schemas"]["WebhookDelivery"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.webhooks.replayFailedDeliveries": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The webhook endpoint. */
        webhook_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ReplayFailedDeliveriesRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Number of deliveries to repeat. */
              replayed: number;
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.auditEvents.list": {
    parameters: {
      query?: {
        /** Only events of this name, or of all names that begin with it and a dot. */
        event_type?: string;
        /** Only what this operator or credential did. */
        actor_id?: string;
        /** Only what was done to this asset. */
        asset_id?: string;
        /** Only what this request did. */
        correlation_id?: string;
        /** Only events of this time or later. */
        since?: string;
        /** Only events before this time. */
        until?: string;
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The audit events. */
              events: components["schemas"]["AuditEvent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.auditEvents.export": {
    parameters: {
      query?: {
        /** Only events of this name, or of all names that begin with it and a dot. */
        event_type?: string;
        /** Only what this operator or credential did. */
        actor_id?: string;
        /** Only what was done to this asset. */
        asset_id?: string;
        /** Only what this request did. */
        correlation_id?: string;
        /** Only events of this time or later. */
        since?: string;
        /** Only events before this time. */
        until?: string;
      };
    };
    responses: {
      200: { headers: HeadersOf; content: { "application/x-ndjson": string; }; };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The templates. */
              templates: components["schemas"]["MessageTemplate"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateTemplateRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A message template of the organization, in one language. */
              template: components["schemas"]["MessageTemplate"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.sync": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The comparison that begins. */
              sync: components["schemas"]["TemplateSync"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.listImportable": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The templates that are not here. */
              templates: components["schemas"]["ImportableTemplate"][];
              /** False if the account has more templates than are read at once. */
              complete: boolean;
              /** The missing link, if no messaging app can be asked. */
              notice: string | null;
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.import": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ImportTemplatesRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The templates that are here now, in the order of the request. */
              templates: components["schemas"]["MessageTemplate"][];
              /** The templates that are not here, in the order of the request. */
              left_out: components["schemas"]["TemplateLeftOut"][];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.get": {
    parameters: {
      path: {
        /** The template. */
        template_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A message template of the organization, in one language. */
              template: components["schemas"]["MessageTemplate"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.delete": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The template. */
        template_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The template is deleted. Its name is free again here; the messaging app may hold it for 30 days. */
              template: components["schemas"]["TemplateDeletion"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.templates.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The template. */
        template_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateTemplateRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A message template of the organization, in one language. */
              template: components["schemas"]["MessageTemplate"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.vouchers.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The vouchers. */
              vouchers: components["schemas"]["Voucher"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["PreviewNotEnabled"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.vouchers.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateVoucherRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A voucher. It is issued once, to one customer. */
              voucher: components["schemas"]["Voucher"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["PreviewNotEnabled"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.approvals.list": {
    parameters: {
      query?: {
        /** Only approvals in this state. */
        state?: "pending" | "approved" | "rejected" | "expired";
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The approvals. */
              approvals: components["schemas"]["Approval"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.approvals.get": {
    parameters: {
      path: {
        /** The approval. */
        approval_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A risky call or a draft that waits for a person, or what the person decided. */
              approval: components["schemas"]["Approval"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.approvals.rehearse": {
    parameters: {
      path: {
        /** The approval. */
        approval_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The effect that approving would have now. Nothing was changed. */
              rehearsal: components["schemas"]["ApprovalRehearsal"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.approvals.rehearseChanged": {
    parameters: {
      path: {
        /** The approval. */
        approval_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["RehearseApprovalRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The effect that approving would have now. Nothing was changed. */
              rehearsal: components["schemas"]["ApprovalRehearsal"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.approvals.approve": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The approval. */
        approval_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ApproveRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A risky call or a draft that waits for a person, or what the person decided. */
              approval: components["schemas"]["Approval"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["WindowClosed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.approvals.reject": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The approval. */
        approval_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["RejectApprovalRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A risky call or a draft that waits for a person, or what the person decided. */
              approval: components["schemas"]["Approval"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.drafts.approve": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The run of the draft. */
        run_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ApproveDraftRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The draft has become a reply and is on its way. */
            data: components["schemas"]["ApprovedDraft"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["WindowClosed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.list": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The members. */
              members: components["schemas"]["ListedMember"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.invite": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["InviteMemberRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An operator of the organization. */
              member: components["schemas"]["Member"];
              /** An invitation. Whoever has its token can become the member; it is shown once. */
              invitation: components["schemas"]["Invitation"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.remove": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The member. */
        member_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The member is removed; no session of theirs is accepted any more. */
              member: components["schemas"]["MemberRemoval"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The member. */
        member_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMemberRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An operator of the organization. */
              member: components["schemas"]["Member"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.resetPassword": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The member. */
        member_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** An operator of the organization. */
              member: components["schemas"]["Member"];
              /** A reset of a password. Whoever has its token can set a new one, once; the token is shown once. */
              password_reset: components["schemas"]["PasswordReset"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.members.endSessions": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The member. */
        member_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** Sessions that have ended. */
            data: components["schemas"]["EndedSessions"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.consents.list": {
    parameters: {
      query?: {
        /** Consents to this app only. */
        app_id?: string;
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** One page. */
            data: {
              /** The consents. */
              consents: components["schemas"]["Consent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.consents.revoke": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The consent. */
        consent_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The consent is revoked; no instance of the service accepts a token that came of it any more. */
              consent: components["schemas"]["ConsentRevocation"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.events.list": {
    parameters: {
      query?: {
        /** Only events that have this name, the most specific one or another. See `sent_as`. */
        event_type?: components["parameters"]["OfEventType"];
        /** Only events of this conversation. */
        conversation_id?: components["parameters"]["OfConversation"];
        /** Only events of this customer's conversations. */
        customer_id?: components["parameters"]["OfCustomer"];
        /** Only events of the conversations of the customer with this number. */
        phone_number?: components["parameters"]["OfPhoneNumber"];
        /** Only events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["OfRequest"];
        /** Only events of this time or later. */
        since?: components["parameters"]["Since"];
        /** Only events before this time. */
        until?: components["parameters"]["Until"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The events. */
              events: components["schemas"]["Event"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.events.stream": {
    parameters: {
      query?: {
        /** Only events that have this name, the most specific one or another. See `sent_as`. */
        event_type?: components["parameters"]["OfEventType"];
        /** Only events of this conversation. */
        conversation_id?: components["parameters"]["OfConversation"];
        /** Only events of this customer's conversations. */
        customer_id?: components["parameters"]["OfCustomer"];
        /** Only events of the conversations of the customer with this number. */
        phone_number?: components["parameters"]["OfPhoneNumber"];
        /** Only events that the request with this `X-Request-Id` caused. */
        correlation_id?: components["parameters"]["OfRequest"];
        /** Only events of this time or later. */
        since?: string;
        /** Only events before this time. The stream ends then. */
        until?: string;
        /** The last seen id, for clients that cannot send `Last-Event-ID`. */
        after_id?: string;
      };
      header?: {
        /** The `id` that the stream sent last. The stream goes on after it. It replaces `after_id`. */
        "Last-Event-ID"?: components["parameters"]["LastEventId"];
      };
    };
    responses: {
      200: { headers: HeadersOf; content: { "text/event-stream": string; }; };
      204: { headers: HeadersOf; };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.events.get": {
    parameters: {
      path: {
        /** The event. */
        event_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Something that happened, with the body that webhooks receive. */
              event: components["schemas"]["Event"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.list": {
    parameters: {
      query?: {
        /** Only the customer with this number. Encode `+` as `%2B`. */
        phone_number?: components["schemas"]["PhoneNumber"];
        /** Only the customer with this id of the messaging app. */
        user_id?: components["schemas"]["UserId"];
        /** Only the customer with this name in the messaging app. */
        username?: components["schemas"]["Username"];
        /** Only customers with this label. */
        label?: components["schemas"]["Label"];
        /** Only customers that have these words in name and addresses, among the 2,000 newest. Words may stand apart, without accents and in any case, and numbers in any spelling. A whole number is always found. */
        q?: string;
        /** Only customers created at this time or later. */
        since?: components["schemas"]["Timestamp"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The customers of this page. */
              customers: components["schemas"]["CustomerProfile"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.get": {
    parameters: {
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConsoleUpdateCustomerRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.export": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Everything kept about the customer, with a page of messages. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
              /** The 200 newest consents, newest first. */
              consents: components["schemas"]["CustomerConsent"][];
              /** The conversations, one for each channel. */
              conversations: components["schemas"]["Conversation"][];
              /** The 200 newest notes of colleagues, newest first. */
              notes: components["schemas"]["ConversationNote"][];
              /** The 200 newest runs in the conversations, newest first. */
              runs: components["schemas"]["ExportedRun"][];
              /** The 200 newest events of the conversations, newest first. */
              events: components["schemas"]["ExportedEvent"][];
              /** The 200 newest deliveries of these events, newest first. */
              deliveries: components["schemas"]["ExportedDelivery"][];
              /** The messages of this page, newest first. */
              messages: components["schemas"]["Message"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.erase": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.merge": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["MergeCustomersRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.unmerge": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer whose record went into another one. */
        customer_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.listConsents": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The consents of this page. */
              consents: components["schemas"]["CustomerConsent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.customers.recordConsent": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The customer. */
        customer_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["RecordCustomerConsentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A customer with all that is kept about them beside their conversations. `phone_number` is left out while nobody knows it. */
              customer: components["schemas"]["CustomerProfile"];
              /** One time that a customer allowed or ended marketing. */
              consent: components["schemas"]["CustomerConsent"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.media.uploadFile": {
    parameters: {
      query?: {
        /** The name of the file. Folders before it are left out. */
        filename?: string;
      };
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
    };
    requestBody: { content: { "application/octet-stream": string; "*/*": string; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A picture, a sound, a film or a file that is kept here. */
              media: components["schemas"]["Media"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.media.get": {
    parameters: {
      path: {
        /** The media. */
        media_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A picture, a sound, a film or a file that is kept here. */
              media: components["schemas"]["Media"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.media.download": {
    parameters: {
      header?: {
        /** The `ETag` that you have. The answer is 304 without a body if it is still current. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /** The media. */
        media_id: string;
      };
    };
    responses: {
      200: { headers: HeadersOf<"ETag">; content: { "*/*": string; }; };
      206: { headers: HeadersOf<"ETag">; content: { "*/*": string; }; };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["StateConflict"];
      416: components["responses"]["RangeNotSatisfiable"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.alerts.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The alerts that the organization has chosen, and where they go. */
              alerts: components["schemas"]["Alerts"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.alerts.set": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SetAlertsRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The alerts that the organization has chosen, and where they go. */
              alerts: components["schemas"]["Alerts"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.costs.get": {
    parameters: {
      query?: {
        /** The value by which messages are added up. The category if left out. */
        group_by?: components["parameters"]["CostsGroupBy"];
        /** Begin of the span. The first of this month in UTC if left out. */
        since?: components["parameters"]["CostsSince"];
        /** End of the span, which it does not contain. None if left out. */
        until?: components["parameters"]["CostsUntil"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** Costs of the messages of a span. */
            data: components["schemas"]["Costs"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.caps.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The caps, as this month has used them. */
            data: components["schemas"]["Caps"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.caps.set": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SetConsoleCapRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The cap. Null if there is none now. */
              cap: components["schemas"]["SpendingCap"] | null;
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.caps.cancelWaiting": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Messages that were canceled. */
              canceled: number;
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.rates.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The rates of the organization. */
            data: components["schemas"]["Rates"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.rates.set": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SetRatesRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The rates of the organization. */
            data: components["schemas"]["Rates"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.retention.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The kinds, in the order of the contract. */
              retention: components["schemas"]["RetentionPeriod"][];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.retention.set": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SetRetentionRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The kinds, in the order of the contract. */
              retention: components["schemas"]["RetentionPeriod"][];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.quietHours.get": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
              quiet_hours: components["schemas"]["QuietHours"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.quietHours.set": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SetQuietHoursRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
              quiet_hours: components["schemas"]["QuietHours"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.limits.list": {
    parameters: {
      query?: {
        /** Only the window of this class. */
        class?: components["schemas"]["LimitClass"];
        /** The windows of this operator or credential, in place of the organization's. */
        principal_id?: components["schemas"]["Id"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** One window for each limit class. */
              limits: components["schemas"]["LimitWindow"][];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledge.list": {
    parameters: {
      query?: {
        /** `active` is everything but archived documents; the others are lifecycle states. */
        status?: "active" | "archived" | "queued" | "indexed" | "failed";
        /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
        audience?: components["parameters"]["Audience"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: { headers: HeadersOf; content: { "application/json": components["schemas"]["KnowledgePage"]; }; };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledge.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConsoleUrlKnowledge"] | components["schemas"]["ConsoleTextKnowledge"] | components["schemas"]["ConsoleFileKnowledge"] | components["schemas"]["ConsoleFileUrlKnowledge"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge of the organization. */
              document: components["schemas"]["KnowledgeDocument"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledge.search": {
    parameters: {
      query: {
        /** A question, in the customer's words. */
        query: string;
        /** Maximum number of passages. */
        top_k?: number;
        /** Narrows to documents for this audience and for `both`. Omit it to read all documents. */
        audience?: components["parameters"]["Audience"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The passages, best first, and the state of the knowledge. */
            data: components["schemas"]["ConsoleKnowledgeResults"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledge.get": {
    parameters: {
      path: {
        /** The knowledge document. */
        knowledge_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge with the text of a text source and the progress of its ingest. */
              document: components["schemas"]["KnowledgeDocumentDetail"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledge.update": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The knowledge document. */
        knowledge_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConsoleUpdateKnowledgeRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge of the organization. */
              document: components["schemas"]["KnowledgeDocument"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["ConflictOrLimit"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledge.refresh": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The knowledge document. */
        knowledge_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A source of knowledge of the organization. */
              document: components["schemas"]["KnowledgeDocument"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledgeGaps.list": {
    parameters: {
      query?: {
        /** Only questions in this state. */
        knowledge_state?: components["schemas"]["KnowledgeGapState"];
        /** Only questions that were asked at this time or later. */
        since?: string;
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The questions of this page. */
              questions: components["schemas"]["UnansweredQuestion"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.knowledgeGaps.dismiss": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The question. */
        gap_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The question is dismissed. It returns if it is asked again. */
              question: components["schemas"]["KnowledgeGapDismissal"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.runs.list": {
    parameters: {
      query?: {
        /** Only runs whose latest record has this status. */
        status?: components["parameters"]["RunsByStatus"];
        /** Only runs of this intent, such as `send_message`. */
        intent?: components["parameters"]["RunsByIntent"];
        /** Only runs in which this agent acted, did not answer in time, or was evaluated. */
        agent_id?: components["parameters"]["RunsByAgent"];
        /** Only runs of this session. */
        session_id?: components["parameters"]["RunsBySession"];
        /** Only runs in this conversation. */
        conversation_id?: components["parameters"]["RunsByConversation"];
        /** Only runs with a record that this request caused. */
        correlation_id?: components["parameters"]["RunsByRequest"];
        /** Only runs that began at this time or later. */
        since?: components["parameters"]["RunsSince"];
        /** Only runs that began before this time. */
        until?: components["parameters"]["RunsUntil"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The runs of this page. */
              runs: components["schemas"]["Run"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.runs.get": {
    parameters: {
      path: {
        /** The run. */
        run_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
              /** Every record of the run by `iteration`; the last is `run`. */
              history: components["schemas"]["Run"][];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.messages.list": {
    parameters: {
      query?: {
        /** Only messages from and to this customer, over every channel. */
        customer_id?: components["parameters"]["MessagesByCustomer"];
        /** Only messages of this conversation. */
        conversation_id?: components["parameters"]["MessagesByConversation"];
        /** Only messages of this direction. */
        direction?: components["parameters"]["MessagesByDirection"];
        /** Only outbound messages in this delivery state. */
        status?: components["parameters"]["MessagesByStatus"];
        /** Only messages that arrived here, or were accepted, at this time or later. */
        since?: components["parameters"]["MessagesSince"];
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The messages of this page. */
              messages: components["schemas"]["Message"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.messages.get": {
    parameters: {
      path: {
        /** The message. */
        message_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.messages.react": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        message_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConsoleReactionRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["WindowClosed"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.messages.showTyping": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The message. */
        message_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A message, with every state that it has had. */
              message: components["schemas"]["Message"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.requests.list": {
    parameters: {
      query?: {
        /** Only requests whose answer had this `X-Request-Id`. */
        correlation_id?: string;
        /** Only requests of this operation, by its id in the contract. */
        operation?: string;
        /** Only requests that were answered with this HTTP status. */
        status?: number;
        /** Only requests of this credential or member. */
        principal_id?: string;
        /** Only requests that arrived at this time or later. */
        since?: string;
        /** Only requests that arrived before this time. */
        until?: string;
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The requests of this page. */
              requests: components["schemas"]["StoredRequest"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.requests.get": {
    parameters: {
      path: {
        /** The stored request, by its `id`. */
        request_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A request of the organization with its body and the body of its answer. */
              request: components["schemas"]["WholeStoredRequest"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agentSessions.list": {
    parameters: {
      query?: {
        /** Only sessions of this agent. */
        agent_id?: string;
        /** Only sessions that began at this time or later. */
        since?: string;
        /** Only sessions that began before this time. */
        until?: string;
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The sessions of this page. */
              sessions: components["schemas"]["Session"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agentSessions.create": {
    parameters: { header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; }; };
    requestBody?: { content: { "application/json": components["schemas"]["CreateAgentSessionRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A sandbox session, in which an agent is evaluated against the knowledge. */
              session: components["schemas"]["Session"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["SandboxForbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agentSessions.get": {
    parameters: {
      path: {
        /** The session. */
        session_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** A sandbox session, in which an agent is evaluated against the knowledge. */
              session: components["schemas"]["Session"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agentSessions.listMessages": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The session. */
        session_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            data: {
              /** The messages of this page. */
              messages: components["schemas"]["SessionMessage"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.agentSessions.sendMessage": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The session. */
        session_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AskAgentRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The question as stored, and the grounded reply to it. */
            data: components["schemas"]["SessionReply"];
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["SandboxForbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.list": {
    parameters: {
      query?: {
        /** Only conversations of this status. */
        status?: components["schemas"]["ConversationStatus"];
        /** Only conversations that you own (`me`), that nobody owns (`none`), or that this member owns. */
        owner?: string;
        /** True for conversations in which a customer waits for an answer, false for the others. */
        waiting?: boolean;
        /** Only conversations on this channel. */
        channel_id?: string;
        /** Only conversations with this label. */
        label?: components["schemas"]["Label"];
        /** Only conversations with these words in the customer's name and number, or in one message. Words may stand apart, without accents and in any case, and numbers in any spelling. A whole number finds any customer. Otherwise the search reads the organization's newest 2,000 customers and newest 2,000 messages. */
        q?: string;
        /** Only conversations in which the customer wrote at this time or later, or that began then. */
        since?: string;
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The `next_cursor` of the page before. An id does not continue this list, since its order moves on. */
        after_id?: components["parameters"]["AfterCursor"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The conversations. */
              conversations: components["schemas"]["ConsoleConversation"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.count": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** Numbers of conversations by view. 10,000 means 10,000 or more. */
              counts: components["schemas"]["ConversationCounts"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.get": {
    parameters: {
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.listMessages": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The messages. */
              messages: components["schemas"]["ConversationMessage"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.reply": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConversationTextReply"] | components["schemas"]["ConversationTemplateReply"] | components["schemas"]["ConversationContentReply"];
      };
    };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** One message of a conversation. */
              message: components["schemas"]["ConversationMessage"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["SendRefused"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidMessage"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.listEvents": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The events. */
              events: components["schemas"]["ConversationEvent"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.takeOver": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.assign": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AssignConversationRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.unassign": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.handBack": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.close": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.reopen": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody?: { content: { "application/json": components["schemas"]["ConsoleCommandRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
              /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
              run: components["schemas"]["Run"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.listNotes": {
    parameters: {
      query?: {
        /** Maximum number of items. */
        limit?: components["parameters"]["Limit"];
        /** The last seen id, or the `next_cursor` of the page before. */
        after_id?: components["parameters"]["AfterId"];
      };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    responses: {
      200: {
        headers: HeadersOf;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** The notes. */
              notes: components["schemas"]["ConversationNote"][];
              /** True if there are more pages. */
              has_more: components["schemas"]["HasMore"];
              /** Opaque; give it as `after_id` to read on. Null on the last page. */
              next_cursor: components["schemas"]["NextCursor"];
            };
          };
        };
      };
      400: components["responses"]["BadCursor"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.addNote": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AddConversationNoteRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A note for colleagues. No customer sees it, and no agent unless it asks for notes. */
              note: components["schemas"]["ConversationNote"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "console.conversations.setLabels": {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["Idempotency-Key"]; };
      path: {
        /** The conversation. */
        conversation_id: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SetConversationLabelsRequest"]; }; };
    responses: {
      200: {
        headers: HeadersOf<"Idempotent-Replayed">;
        content: {
          "application/json": {
            ok: true;
            /** The answer. */
            data: {
              /** A conversation as people work with it. */
              conversation: components["schemas"]["ConsoleConversation"];
            };
          };
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["PermissionDenied"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["InvalidRequest"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "webhook.conversation.created": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConversationCreatedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.conversation.message_received": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConversationMessageReceivedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.conversation.message_changed": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConversationMessageChangedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.conversation.message_delivered": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConversationMessageDeliveredEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.conversation.message_failed": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConversationMessageFailedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.channel.notice_received": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChannelNoticeReceivedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.channel.status_changed": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ChannelStatusChangedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.conversation.updated": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ConversationUpdatedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.customer.updated": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CustomerUpdatedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.customer.opted_in": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CustomerOptedInEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.customer.opted_out": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CustomerOptedOutEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.customer.erased": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CustomerErasedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.customer.merged": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CustomerMergedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.customer.unmerged": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CustomerUnmergedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.agent.intent_detected": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgentIntentDetectedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.agent.action_pending": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgentActionPendingEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.agent.action_approved": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgentActionApprovedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.agent.action_rejected": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgentActionRejectedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.agent.handoff": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgentHandoffEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.session.ended": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SessionEndedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.atlas.event.received": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AtlasEventReceivedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.atlas.action.executed": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AtlasActionExecutedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.atlas.run.updated": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AtlasRunUpdatedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.agent.message_delivery": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgentMessageDeliveryEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.message.delivered": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["MessageDeliveredEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.template.status_changed": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["TemplateStatusChangedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
  "webhook.export.status_changed": {
    parameters: {
      header: {
        /** HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        "Atlas-Signature": components["parameters"]["AtlasSignature"];
        /** The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
        /** The correlation id of what caused the event; the same on every attempt. */
        "X-Request-Id": components["parameters"]["CorrelationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ExportStatusChangedEvent"]; }; };
    responses: { 200: { headers: { [name: string]: unknown; }; }; 401: { headers: { [name: string]: unknown; }; }; };
  };
}
type HeadersOf<More extends keyof components["headers"] = never> = Pick<
  components["headers"],
  More | "RateLimit-Policy" | "RateLimit" | "Retry-After" | "X-Atlas-RateLimit-Limit" | "X-Atlas-RateLimit-Reason" | "X-Atlas-RateLimit-Remaining" | "X-Atlas-RateLimit-Reset" | "X-RateLimit-Remaining" | "X-Request-Id"
> & { [name: string]: unknown };
