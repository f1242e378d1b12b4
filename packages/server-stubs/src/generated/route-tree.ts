// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { RouteNode } from "../route-node.ts";

export const routeTree: RouteNode = {
  literals: {
    "": {
      literals: {
        v1: {
          literals: {
            atlas: {
              literals: {
                messages: {
                  literals: {},
                  parameter: {
                    literals: {
                      cancel: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "messages.cancel", names: ["id"] } },
                      },
                      read: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "messages.markRead", names: ["id"] } },
                      },
                    },
                    parameter: null,
                    methods: { GET: { id: "messages.get", names: ["id"] } },
                  },
                  methods: {
                    GET: { id: "messages.list", names: [] },
                    POST: { id: "messages.send", names: [] },
                  },
                },
                media: {
                  literals: {},
                  parameter: {
                    literals: {
                      content: {
                        literals: {},
                        parameter: null,
                        methods: { GET: { id: "media.download", names: ["id"] } },
                      },
                    },
                    parameter: null,
                    methods: { GET: { id: "media.get", names: ["id"] } },
                  },
                  methods: { POST: { id: "media.upload", names: [] } },
                },
                channels: {
                  literals: {},
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: {
                      GET: { id: "channels.get", names: ["channel_id"] },
                      PATCH: { id: "channels.update", names: ["channel_id"] },
                    },
                  },
                  methods: { GET: { id: "channels.list", names: [] } },
                },
                knowledge: {
                  literals: {},
                  parameter: {
                    literals: {
                      refresh: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "knowledge.refresh", names: ["id"] } },
                      },
                    },
                    parameter: null,
                    methods: {
                      GET: { id: "knowledge.get", names: ["id"] },
                      PATCH: { id: "knowledge.update", names: ["id"] },
                    },
                  },
                  methods: {
                    GET: { id: "knowledge.list", names: [] },
                    POST: { id: "knowledge.create", names: [] },
                  },
                },
                agents: {
                  literals: {
                    directory: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "agents.directory", names: [] } },
                    },
                  },
                  parameter: {
                    literals: {
                      publish: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "agents.publish", names: ["agentId"] } },
                      },
                    },
                    parameter: null,
                    methods: {
                      GET: { id: "agents.get", names: ["agentId"] },
                      PATCH: { id: "agents.update", names: ["agentId"] },
                    },
                  },
                  methods: {
                    GET: { id: "agents.list", names: [] },
                    POST: { id: "agents.create", names: [] },
                  },
                },
                sessions: {
                  literals: {},
                  parameter: {
                    literals: {
                      messages: {
                        literals: {},
                        parameter: null,
                        methods: {
                          GET: { id: "sessions.listMessages", names: ["sessionId"] },
                          POST: { id: "sessions.sendMessage", names: ["sessionId"] },
                        },
                      },
                      runs: {
                        literals: {},
                        parameter: null,
                        methods: { GET: { id: "sessions.listRuns", names: ["id"] } },
                      },
                    },
                    parameter: null,
                    methods: { PATCH: { id: "sessions.update", names: ["sessionId"] } },
                  },
                  methods: {
                    GET: { id: "sessions.list", names: [] },
                    POST: { id: "sessions.create", names: [] },
                  },
                },
                conversations: {
                  literals: {},
                  parameter: {
                    literals: {
                      events: {
                        literals: {},
                        parameter: null,
                        methods: { GET: { id: "conversations.listEvents", names: ["id"] } },
                      },
                    },
                    parameter: null,
                    methods: {},
                  },
                  methods: { GET: { id: "conversations.list", names: [] } },
                },
                customers: {
                  literals: {},
                  parameter: {
                    literals: {
                      export: {
                        literals: {},
                        parameter: null,
                        methods: { GET: { id: "customers.export", names: ["id"] } },
                      },
                      erase: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "customers.erase", names: ["id"] } },
                      },
                      consents: {
                        literals: {},
                        parameter: null,
                        methods: {
                          GET: { id: "customers.listConsents", names: ["id"] },
                          POST: { id: "customers.recordConsent", names: ["id"] },
                        },
                      },
                    },
                    parameter: null,
                    methods: {
                      GET: { id: "customers.get", names: ["id"] },
                      PATCH: { id: "customers.update", names: ["id"] },
                    },
                  },
                  methods: { GET: { id: "customers.list", names: [] } },
                },
                context: {
                  literals: {},
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: { GET: { id: "conversations.context", names: ["conversationId"] } },
                  },
                  methods: {},
                },
                events: {
                  literals: {
                    stream: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "events.stream", names: [] } },
                    },
                  },
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: { GET: { id: "events.get", names: ["id"] } },
                  },
                  methods: {
                    GET: { id: "events.list", names: [] },
                    POST: { id: "events.ingest", names: [] },
                  },
                },
                actions: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "actions.execute", names: [] } },
                },
                runs: {
                  literals: {},
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: { GET: { id: "runs.get", names: ["run_id"] } },
                  },
                  methods: { GET: { id: "runs.list", names: [] } },
                },
                webhooks: {
                  literals: {},
                  parameter: {
                    literals: {
                      deliveries: {
                        literals: {},
                        parameter: {
                          literals: {},
                          parameter: null,
                          methods: { GET: { id: "webhooks.getDelivery", names: ["id", "delivery_id"] } },
                        },
                        methods: { GET: { id: "webhooks.listDeliveries", names: ["id"] } },
                      },
                      recover: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "webhooks.recover", names: ["id"] } },
                      },
                    },
                    parameter: null,
                    methods: {
                      DELETE: { id: "webhooks.delete", names: ["id"] },
                      PATCH: { id: "webhooks.update", names: ["id"] },
                    },
                  },
                  methods: {
                    GET: { id: "webhooks.list", names: [] },
                    POST: { id: "webhooks.create", names: [] },
                  },
                },
                keys: {
                  literals: {},
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: { DELETE: { id: "keys.revoke", names: ["id"] } },
                  },
                  methods: {},
                },
                tools: {
                  literals: {
                    manifest: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "tools.manifest", names: [] } },
                    },
                  },
                  parameter: null,
                  methods: {},
                },
              },
              parameter: null,
              methods: {},
            },
          },
          parameter: null,
          methods: {},
        },
        agent: {
          literals: {
            v1: {
              literals: {
                tools: {
                  literals: {
                    manifest: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "agent.manifest", names: [] } },
                    },
                    send_message: {
                      literals: {},
                      parameter: null,
                      methods: { POST: { id: "agent.sendMessage", names: [] } },
                    },
                    send_message_to_phone: {
                      literals: {},
                      parameter: null,
                      methods: { POST: { id: "agent.sendMessageToPhone", names: [] } },
                    },
                    messages: {
                      literals: {},
                      parameter: {
                        literals: {
                          status: {
                            literals: {},
                            parameter: null,
                            methods: { GET: { id: "agent.messageStatus", names: ["providerMessageId"] } },
                          },
                        },
                        parameter: null,
                        methods: {},
                      },
                      methods: {},
                    },
                  },
                  parameter: null,
                  methods: {},
                },
                knowledge: {
                  literals: {
                    search: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "agent.searchKnowledge", names: [] } },
                    },
                  },
                  parameter: null,
                  methods: {},
                },
              },
              parameter: null,
              methods: {},
            },
          },
          parameter: null,
          methods: {},
        },
        atlas: {
          literals: {
            v1: {
              literals: {
                mcp: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "toolServer.call", names: [] } },
                },
                a2a: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "sessions.exchange", names: [] } },
                },
              },
              parameter: null,
              methods: {},
            },
          },
          parameter: null,
          methods: {},
        },
        sandbox: {
          literals: {
            credentials: {
              literals: {},
              parameter: null,
              methods: { GET: { id: "sandbox.credentials", names: [] } },
            },
          },
          parameter: null,
          methods: {},
        },
        ".well-known": {
          literals: {
            "mcp.json": { literals: {}, parameter: null, methods: { GET: { id: "discovery.mcp", names: [] } } },
          },
          parameter: null,
          methods: {},
        },
        "agents.json": { literals: {}, parameter: null, methods: { GET: { id: "discovery.agents", names: [] } } },
        "llms.txt": { literals: {}, parameter: null, methods: { GET: { id: "discovery.llms", names: [] } } },
        "llms-full.txt": { literals: {}, parameter: null, methods: { GET: { id: "discovery.llmsFull", names: [] } } },
        "skill.md": { literals: {}, parameter: null, methods: { GET: { id: "discovery.skill", names: [] } } },
        agents: {
          literals: {},
          parameter: null,
          methods: { GET: { id: "discovery.agentsPage", names: [] } },
        },
        developers: {
          literals: {
            agents: {
              literals: {},
              parameter: null,
              methods: { GET: { id: "discovery.developersPage", names: [] } },
            },
            changelog: {
              literals: {},
              parameter: null,
              methods: { GET: { id: "discovery.changelogPage", names: [] } },
            },
          },
          parameter: null,
          methods: {},
        },
        "openapi.json": { literals: {}, parameter: null, methods: { GET: { id: "discovery.openapi", names: [] } } },
        health: {
          literals: {
            live: { literals: {}, parameter: null, methods: { GET: { id: "system.live", names: [] } } },
            ready: { literals: {}, parameter: null, methods: { GET: { id: "system.ready", names: [] } } },
          },
          parameter: null,
          methods: { GET: { id: "system.health", names: [] } },
        },
        version: { literals: {}, parameter: null, methods: { GET: { id: "system.version", names: [] } } },
        operator: {
          literals: {
            organizations: {
              literals: {},
              parameter: null,
              methods: { POST: { id: "console.signUp", names: [] } },
            },
            sessions: {
              literals: {
                current: {
                  literals: {},
                  parameter: null,
                  methods: {
                    GET: { id: "console.getSession", names: [] },
                    DELETE: { id: "console.signOut", names: [] },
                  },
                },
                links: {
                  literals: {
                    use: {
                      literals: {},
                      parameter: null,
                      methods: { POST: { id: "console.signInByLink", names: [] } },
                    },
                  },
                  parameter: null,
                  methods: { POST: { id: "console.createSignInLink", names: [] } },
                },
              },
              parameter: {
                literals: {},
                parameter: null,
                methods: { DELETE: { id: "console.endSession", names: ["sessionId"] } },
              },
              methods: {
                GET: { id: "console.listOwnSessions", names: [] },
                POST: { id: "console.signIn", names: [] },
                DELETE: { id: "console.endSessions", names: [] },
              },
            },
            password: {
              literals: {
                reset: {
                  literals: {
                    request: {
                      literals: {},
                      parameter: null,
                      methods: { POST: { id: "console.requestPasswordReset", names: [] } },
                    },
                  },
                  parameter: null,
                  methods: { POST: { id: "console.resetPassword", names: [] } },
                },
              },
              parameter: null,
              methods: { POST: { id: "console.changePassword", names: [] } },
            },
            sandbox: {
              literals: {
                messages: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "console.writeAsCustomer", names: [] } },
                },
              },
              parameter: null,
              methods: {},
            },
            invitations: {
              literals: {
                accept: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "console.acceptInvitation", names: [] } },
                },
              },
              parameter: null,
              methods: {},
            },
            channels: {
              literals: {},
              parameter: {
                literals: {
                  test: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.testChannel", names: ["channelId"] } },
                  },
                  "rotate-token": {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.rotateChannelToken", names: ["channelId"] } },
                  },
                  disconnect: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.disconnectChannel", names: ["channelId"] } },
                  },
                  reconnect: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.reconnectChannel", names: ["channelId"] } },
                  },
                  default: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.setDefaultChannel", names: ["channelId"] } },
                  },
                },
                parameter: null,
                methods: {
                  GET: { id: "console.getChannel", names: ["channelId"] },
                  PATCH: { id: "console.updateChannel", names: ["channelId"] },
                },
              },
              methods: {
                GET: { id: "console.listChannels", names: [] },
                POST: { id: "console.linkChannel", names: [] },
              },
            },
            agents: {
              literals: {},
              parameter: {
                literals: {
                  publish: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.publishAgent", names: ["agentId"] } },
                  },
                },
                parameter: null,
                methods: {
                  GET: { id: "console.getAgent", names: ["agentId"] },
                  PATCH: { id: "console.updateAgent", names: ["agentId"] },
                },
              },
              methods: {
                GET: { id: "console.listAgents", names: [] },
                POST: { id: "console.createAgent", names: [] },
              },
            },
            "second-factor": {
              literals: {
                confirm: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "console.confirmSecondFactor", names: [] } },
                },
                disable: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "console.disableSecondFactor", names: [] } },
                },
                "recovery-codes": {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "console.renewRecoveryCodes", names: [] } },
                },
              },
              parameter: null,
              methods: {
                GET: { id: "console.getSecondFactor", names: [] },
                POST: { id: "console.enableSecondFactor", names: [] },
              },
            },
            developers: {
              literals: {
                members: {
                  literals: {},
                  parameter: {
                    literals: {
                      "second-factor": {
                        literals: {},
                        parameter: null,
                        methods: { DELETE: { id: "console.removeMemberSecondFactor", names: ["memberId"] } },
                      },
                      "password-reset": {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.resetMemberPassword", names: ["memberId"] } },
                      },
                      sessions: {
                        literals: {},
                        parameter: null,
                        methods: { DELETE: { id: "console.endMemberSessions", names: ["memberId"] } },
                      },
                    },
                    parameter: null,
                    methods: {
                      DELETE: { id: "console.removeMember", names: ["memberId"] },
                      PATCH: { id: "console.updateMember", names: ["memberId"] },
                    },
                  },
                  methods: {
                    GET: { id: "console.listMembers", names: [] },
                    POST: { id: "console.inviteMember", names: [] },
                  },
                },
                overview: {
                  literals: {},
                  parameter: null,
                  methods: { GET: { id: "console.overview", names: [] } },
                },
                apps: {
                  literals: {},
                  parameter: {
                    literals: {
                      "redirect-uris": {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.addRedirectUri", names: ["appId"] } },
                      },
                      grants: {
                        literals: {},
                        parameter: {
                          literals: {},
                          parameter: null,
                          methods: { DELETE: { id: "console.revokeGrant", names: ["appId", "grantId"] } },
                        },
                        methods: { POST: { id: "console.createGrant", names: ["appId"] } },
                      },
                    },
                    parameter: null,
                    methods: {},
                  },
                  methods: {
                    GET: { id: "console.listApps", names: [] },
                    POST: { id: "console.createApp", names: [] },
                  },
                },
                "service-accounts": {
                  literals: {},
                  parameter: {
                    literals: {
                      keys: {
                        literals: {},
                        parameter: {
                          literals: {},
                          parameter: null,
                          methods: {
                            DELETE: { id: "console.revokeKey", names: ["serviceAccountId", "keyId"] },
                          },
                        },
                        methods: { POST: { id: "console.createKey", names: ["serviceAccountId"] } },
                      },
                    },
                    parameter: null,
                    methods: {},
                  },
                  methods: {
                    GET: { id: "console.listServiceAccounts", names: [] },
                    POST: { id: "console.createServiceAccount", names: [] },
                  },
                },
                deliveries: {
                  literals: {},
                  parameter: null,
                  methods: { GET: { id: "console.findDeliveries", names: [] } },
                },
                webhooks: {
                  literals: {},
                  parameter: {
                    literals: {
                      recover: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.recoverWebhook", names: ["webhookId"] } },
                      },
                      test: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.testWebhook", names: ["webhookId"] } },
                      },
                      "rotate-secret": {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.rotateWebhookSecret", names: ["webhookId"] } },
                      },
                      deliveries: {
                        literals: {
                          "replay-failed": {
                            literals: {},
                            parameter: null,
                            methods: { POST: { id: "console.replayFailedDeliveries", names: ["webhookId"] } },
                          },
                        },
                        parameter: {
                          literals: {
                            replay: {
                              literals: {},
                              parameter: null,
                              methods: {
                                POST: { id: "console.replayDelivery", names: ["webhookId", "deliveryId"] },
                              },
                            },
                          },
                          parameter: null,
                          methods: { GET: { id: "console.getDelivery", names: ["webhookId", "deliveryId"] } },
                        },
                        methods: { GET: { id: "console.listDeliveries", names: ["webhookId"] } },
                      },
                    },
                    parameter: null,
                    methods: {
                      DELETE: { id: "console.deleteWebhook", names: ["webhookId"] },
                      PATCH: { id: "console.updateWebhook", names: ["webhookId"] },
                    },
                  },
                  methods: {
                    GET: { id: "console.listWebhooks", names: [] },
                    POST: { id: "console.createWebhook", names: [] },
                  },
                },
                "audit-events": {
                  literals: {
                    export: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "console.exportAuditEvents", names: [] } },
                    },
                  },
                  parameter: null,
                  methods: { GET: { id: "console.listAuditEvents", names: [] } },
                },
                templates: {
                  literals: {
                    sync: {
                      literals: {},
                      parameter: null,
                      methods: { POST: { id: "console.syncTemplates", names: [] } },
                    },
                  },
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: {
                      GET: { id: "console.getTemplate", names: ["templateId"] },
                      DELETE: { id: "console.deleteTemplate", names: ["templateId"] },
                      PATCH: { id: "console.updateTemplate", names: ["templateId"] },
                    },
                  },
                  methods: {
                    GET: { id: "console.listTemplates", names: [] },
                    POST: { id: "console.createTemplate", names: [] },
                  },
                },
                vouchers: {
                  literals: {},
                  parameter: null,
                  methods: {
                    GET: { id: "console.listVouchers", names: [] },
                    POST: { id: "console.createVoucher", names: [] },
                  },
                },
                approvals: {
                  literals: {},
                  parameter: {
                    literals: {
                      rehearsal: {
                        literals: {},
                        parameter: null,
                        methods: {
                          GET: { id: "console.rehearseApproval", names: ["approvalId"] },
                          POST: { id: "console.rehearseChangedApproval", names: ["approvalId"] },
                        },
                      },
                      approve: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.approve", names: ["approvalId"] } },
                      },
                      reject: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.reject", names: ["approvalId"] } },
                      },
                    },
                    parameter: null,
                    methods: { GET: { id: "console.getApproval", names: ["approvalId"] } },
                  },
                  methods: { GET: { id: "console.listApprovals", names: [] } },
                },
                drafts: {
                  literals: {},
                  parameter: {
                    literals: {
                      approve: {
                        literals: {},
                        parameter: null,
                        methods: { POST: { id: "console.approveDraft", names: ["runId"] } },
                      },
                    },
                    parameter: null,
                    methods: {},
                  },
                  methods: {},
                },
                consents: {
                  literals: {},
                  parameter: {
                    literals: {},
                    parameter: null,
                    methods: { DELETE: { id: "console.revokeConsent", names: ["consentId"] } },
                  },
                  methods: { GET: { id: "console.listConsents", names: [] } },
                },
              },
              parameter: null,
              methods: {},
            },
            organization: {
              literals: {
                delete: {
                  literals: {},
                  parameter: null,
                  methods: { POST: { id: "console.deleteOrganization", names: [] } },
                },
                export: {
                  literals: {
                    content: {
                      literals: {},
                      parameter: null,
                      methods: { GET: { id: "console.downloadExport", names: [] } },
                    },
                  },
                  parameter: null,
                  methods: {
                    GET: { id: "console.getExport", names: [] },
                    POST: { id: "console.requestExport", names: [] },
                  },
                },
              },
              parameter: null,
              methods: { PATCH: { id: "console.updateOrganization", names: [] } },
            },
            events: {
              literals: {
                stream: {
                  literals: {},
                  parameter: null,
                  methods: { GET: { id: "console.streamEvents", names: [] } },
                },
              },
              parameter: {
                literals: {},
                parameter: null,
                methods: { GET: { id: "console.getEvent", names: ["eventId"] } },
              },
              methods: { GET: { id: "console.listEvents", names: [] } },
            },
            customers: {
              literals: {},
              parameter: {
                literals: {
                  export: {
                    literals: {},
                    parameter: null,
                    methods: { GET: { id: "console.exportCustomer", names: ["customerId"] } },
                  },
                  erase: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.eraseCustomer", names: ["customerId"] } },
                  },
                  consents: {
                    literals: {},
                    parameter: null,
                    methods: {
                      GET: { id: "console.listCustomerConsents", names: ["customerId"] },
                      POST: { id: "console.recordCustomerConsent", names: ["customerId"] },
                    },
                  },
                },
                parameter: null,
                methods: {
                  GET: { id: "console.getCustomer", names: ["customerId"] },
                  PATCH: { id: "console.updateCustomer", names: ["customerId"] },
                },
              },
              methods: { GET: { id: "console.listCustomers", names: [] } },
            },
            media: {
              literals: {},
              parameter: {
                literals: {
                  content: {
                    literals: {},
                    parameter: null,
                    methods: { GET: { id: "console.downloadMedia", names: ["mediaId"] } },
                  },
                },
                parameter: null,
                methods: { GET: { id: "console.getMedia", names: ["mediaId"] } },
              },
              methods: { POST: { id: "console.uploadMedia", names: [] } },
            },
            alerts: {
              literals: {},
              parameter: null,
              methods: {
                GET: { id: "console.getAlerts", names: [] },
                POST: { id: "console.setAlerts", names: [] },
              },
            },
            retention: {
              literals: {},
              parameter: null,
              methods: {
                GET: { id: "console.getRetention", names: [] },
                POST: { id: "console.setRetention", names: [] },
              },
            },
            "quiet-hours": {
              literals: {},
              parameter: null,
              methods: {
                GET: { id: "console.getQuietHours", names: [] },
                POST: { id: "console.setQuietHours", names: [] },
              },
            },
            limits: {
              literals: {},
              parameter: null,
              methods: { GET: { id: "console.listLimits", names: [] } },
            },
            knowledge: {
              literals: {
                search: {
                  literals: {},
                  parameter: null,
                  methods: { GET: { id: "console.searchKnowledge", names: [] } },
                },
              },
              parameter: {
                literals: {
                  refresh: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.refreshKnowledge", names: ["knowledgeId"] } },
                  },
                },
                parameter: null,
                methods: {
                  GET: { id: "console.getKnowledge", names: ["knowledgeId"] },
                  PATCH: { id: "console.updateKnowledge", names: ["knowledgeId"] },
                },
              },
              methods: {
                GET: { id: "console.listKnowledge", names: [] },
                POST: { id: "console.createKnowledge", names: [] },
              },
            },
            "knowledge-gaps": {
              literals: {},
              parameter: {
                literals: {},
                parameter: null,
                methods: { DELETE: { id: "console.dismissKnowledgeGap", names: ["gapId"] } },
              },
              methods: { GET: { id: "console.listKnowledgeGaps", names: [] } },
            },
            runs: {
              literals: {},
              parameter: {
                literals: {},
                parameter: null,
                methods: { GET: { id: "console.getRun", names: ["runId"] } },
              },
              methods: { GET: { id: "console.listRuns", names: [] } },
            },
            messages: {
              literals: {},
              parameter: {
                literals: {},
                parameter: null,
                methods: { GET: { id: "console.getMessage", names: ["messageId"] } },
              },
              methods: { GET: { id: "console.listMessages", names: [] } },
            },
            requests: {
              literals: {},
              parameter: {
                literals: {},
                parameter: null,
                methods: { GET: { id: "console.getRequest", names: ["requestId"] } },
              },
              methods: { GET: { id: "console.listRequests", names: [] } },
            },
            "agent-sessions": {
              literals: {},
              parameter: {
                literals: {
                  messages: {
                    literals: {},
                    parameter: null,
                    methods: {
                      GET: { id: "console.listAgentSessionMessages", names: ["sessionId"] },
                      POST: { id: "console.sendAgentSessionMessage", names: ["sessionId"] },
                    },
                  },
                },
                parameter: null,
                methods: { GET: { id: "console.getAgentSession", names: ["sessionId"] } },
              },
              methods: {
                GET: { id: "console.listAgentSessions", names: [] },
                POST: { id: "console.createAgentSession", names: [] },
              },
            },
            conversations: {
              literals: {
                counts: {
                  literals: {},
                  parameter: null,
                  methods: { GET: { id: "console.countConversations", names: [] } },
                },
              },
              parameter: {
                literals: {
                  messages: {
                    literals: {},
                    parameter: null,
                    methods: {
                      GET: { id: "console.listConversationMessages", names: ["conversationId"] },
                      POST: { id: "console.replyToConversation", names: ["conversationId"] },
                    },
                  },
                  events: {
                    literals: {},
                    parameter: null,
                    methods: { GET: { id: "console.listConversationEvents", names: ["conversationId"] } },
                  },
                  "take-over": {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.takeOverConversation", names: ["conversationId"] } },
                  },
                  assign: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.assignConversation", names: ["conversationId"] } },
                  },
                  unassign: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.unassignConversation", names: ["conversationId"] } },
                  },
                  "hand-back": {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.handBackConversation", names: ["conversationId"] } },
                  },
                  close: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.closeConversation", names: ["conversationId"] } },
                  },
                  reopen: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.reopenConversation", names: ["conversationId"] } },
                  },
                  notes: {
                    literals: {},
                    parameter: null,
                    methods: {
                      GET: { id: "console.listConversationNotes", names: ["conversationId"] },
                      POST: { id: "console.addConversationNote", names: ["conversationId"] },
                    },
                  },
                  labels: {
                    literals: {},
                    parameter: null,
                    methods: { POST: { id: "console.setConversationLabels", names: ["conversationId"] } },
                  },
                },
                parameter: null,
                methods: { GET: { id: "console.getConversation", names: ["conversationId"] } },
              },
              methods: { GET: { id: "console.listConversations", names: [] } },
            },
          },
          parameter: null,
          methods: {},
        },
      },
      parameter: null,
      methods: {},
    },
  },
  parameter: null,
  methods: {},
};
