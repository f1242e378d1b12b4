// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { deepEqual, formats, longerThan, shorterThan, withFinding } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_1608d987f6 = formats.email;
const formats_40e3ef2d73 = formats["display-name"];
const formats_4d54d3a5ce = formats.uri;
const formats_c22c29ed01 = formats.date;
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const func_da5ba51420 = deepEqual;
const pattern_0554e0241a = new RegExp("^[^\\r\\n]+$", "u");
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_17b79553a0 = new RegExp("^[a-z_]+(\\.[a-z_]+)+$", "u");
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_2674f275ae = new RegExp("^[a-z][a-z0-9+.-]*:[^#]+$", "u");
const pattern_3fa2f93ccc = new RegExp("^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$", "u");
const pattern_498a27aed7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern_588b234759 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern_6702df367e = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
const pattern_75fd22491e = new RegExp("^3\\.1\\.\\d+$", "u");
const pattern_89228746e4 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_9737307b95 = new RegExp("^https?://", "u");
const pattern_bede12dc53 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_d4a8104adc = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
const pattern_d64711f5a9 = new RegExp("^([a-z][a-z_]*|HITL_REQUIRED)$", "u");
const pattern_dd6b9d545c = new RegExp("^[A-Z0-9-]+$", "u");
const pattern_ee94cd0d25 = new RegExp("^atlas_api(\\.[a-z][a-z_]*){2,6}$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const pattern_f1299ffc48 = new RegExp("^[a-z][a-z_]*$", "u");
const schemaAcrossLanguages = {"type":"object","required":["question_language","matched_by"],"properties":{"question_language":{"type":"string","maxLength":35},"matched_by":{"type":"string","enum":["meaning"]}},"additionalProperties":false};
const schemaActionResult = {"type":"object","required":["accepted","action_type","delivery_state","conversation_id","message_id","outbox_id","window_open","run"],"properties":{"accepted":{"const":true},"action_type":{"$ref":"ActionType"},"delivery_state":{"type":["string","null"],"enum":["queued",null]},"conversation_id":{"type":"string","format":"uuid"},"message_id":{"type":["string","null"],"format":"uuid"},"outbox_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"},"run":{"$ref":"Run"}},"additionalProperties":false};
const schemaActionType = {"type":"string","enum":["reply","draft","handoff","assign_owner","unassign_owner","hand_back","close","reopen"]};
const schemaAgent = {"type":"object","required":["id","name","description","kind","status","channels","source_ids","is_listed","listing_category","listing_description","listing_slug","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":200},"description":{"type":["string","null"],"maxLength":2000},"kind":{"$ref":"AgentKind"},"status":{"$ref":"AgentStatus"},"channels":{"type":"array","maxItems":20,"items":{"$ref":"ChannelName"}},"source_ids":{"type":"array","maxItems":200,"items":{"$ref":"Id"}},"is_listed":{"type":"boolean"},"listing_category":{"type":["string","null"],"maxLength":64},"listing_description":{"type":["string","null"],"maxLength":1000},"listing_slug":{"type":["string","null"],"maxLength":64},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaAgentKind = {"type":"string","enum":["hosted","external"]};
const schemaAgentStatus = {"type":"string","enum":["ready"]};
const schemaAgentsDiscovery = {"type":"object","required":["name","description","version","hosts","documents","authentication","scopes","fit","not_fit"],"properties":{"name":{"type":"string","maxLength":128},"description":{"type":"string","maxLength":1024},"version":{"type":"string","maxLength":64},"hosts":{"type":"object","required":["base_url","console_url","agent_base_url","site_url"],"properties":{"base_url":{"type":"string","format":"uri","maxLength":2048},"console_url":{"type":"string","format":"uri","maxLength":2048},"agent_base_url":{"type":"string","format":"uri","maxLength":2048},"site_url":{"type":"string","format":"uri","maxLength":2048}},"additionalProperties":false},"documents":{"type":"object","required":["openapi","mcp","llms","llms_full","skill","agents","developers","changelog","version"],"properties":{"openapi":{"type":"string","format":"uri","maxLength":2048},"mcp":{"type":"string","format":"uri","maxLength":2048},"llms":{"type":"string","format":"uri","maxLength":2048},"llms_full":{"type":"string","format":"uri","maxLength":2048},"skill":{"type":"string","format":"uri","maxLength":2048},"agents":{"type":"string","format":"uri","maxLength":2048},"developers":{"type":"string","format":"uri","maxLength":2048},"changelog":{"type":"string","format":"uri","maxLength":2048},"version":{"type":"string","format":"uri","maxLength":2048}},"additionalProperties":false},"authentication":{"$ref":"DiscoveryAuthentication"},"scopes":{"type":"array","maxItems":64,"items":{"type":"object","required":["name","description"],"properties":{"name":{"$ref":"Scope"},"description":{"type":"string","maxLength":256}},"additionalProperties":false}},"fit":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":256}},"not_fit":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":256}}},"additionalProperties":false};
const schemaApproval = {"type":"object","required":["id","run_id","run_status","approval_state","action_type","tool_name","arguments","arguments_hash","approved_arguments","approved_hash","conversation_id","reason","decided_by","decided_at","created_at","expires_at"],"properties":{"id":{"type":"string","format":"uuid"},"run_id":{"type":"string","format":"uuid"},"run_status":{"type":"string","enum":["pending_approval","completed","failed","rejected"]},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"action_type":{"type":"string","enum":["tool_call","draft"]},"tool_name":{"type":["string","null"],"pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"arguments":{"type":"object","additionalProperties":true},"arguments_hash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"approved_arguments":{"type":["object","null"],"additionalProperties":true},"approved_hash":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$"},"conversation_id":{"type":["string","null"],"format":"uuid"},"reason":{"type":["string","null"],"maxLength":1000},"decided_by":{"type":["string","null"],"format":"uuid"},"decided_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"expires_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaApprovalState = {"type":["string","null"],"enum":["pending","approved","rejected","expired",null]};
const schemaAuditEvent = {"type":"object","required":["id","event_type","correlation_id","actor_type","actor_id","asset_id","before","after","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_type":{"type":"string","pattern":"^atlas_api(\\.[a-z][a-z_]*){2,6}$","maxLength":128},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"actor_type":{"type":"string","enum":["operator","credential","system"]},"actor_id":{"type":["string","null"],"format":"uuid"},"asset_id":{"type":["string","null"],"format":"uuid"},"before":{"type":["object","null"],"additionalProperties":true},"after":{"type":["object","null"],"additionalProperties":true},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaChannel = {"type":"object","required":["id","channel","display_name","status","last_health_check","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"display_name":{"type":"string","maxLength":200},"status":{"$ref":"ChannelStatus"},"last_health_check":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaChannelDetail = {"type":"object","required":["id","channel","display_name","status","last_health_check","created_at","health"],"properties":{"id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"display_name":{"type":"string","maxLength":200},"status":{"$ref":"ChannelStatus"},"last_health_check":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"health":{"$ref":"ChannelHealth"}},"additionalProperties":false};
const schemaChannelHealth = {"type":"object","required":["state","latency_ms","consecutive_failures","message"],"properties":{"state":{"type":"string","enum":["healthy","degraded","unreachable","unknown"]},"latency_ms":{"type":["integer","null"],"minimum":0},"consecutive_failures":{"type":"integer","minimum":0},"message":{"type":["string","null"],"maxLength":500}},"additionalProperties":false};
const schemaChannelLink = {"type":"object","required":["base_url","sender_id","business_account_id","template_language"],"properties":{"base_url":{"type":"string","format":"uri","maxLength":2048},"sender_id":{"type":"string","maxLength":64},"business_account_id":{"type":["string","null"],"maxLength":64},"template_language":{"type":"string","maxLength":32}},"additionalProperties":false};
const schemaChannelStatus = {"type":"string","enum":["connected","active","disconnected"]};
const schemaConsent = {"type":"object","required":["id","app","member_id","granted_scopes","resource","status","created_at","last_used_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"app":{"$ref":"ConsentedApp"},"member_id":{"type":"string","format":"uuid"},"granted_scopes":{"$ref":"GrantedScopes"},"resource":{"type":["string","null"],"maxLength":2048},"status":{"type":"string","enum":["active","revoked"]},"created_at":{"$ref":"Timestamp"},"last_used_at":{"$ref":"LastUsedAt"},"revoked_at":{"$ref":"RevokedAt"}},"additionalProperties":false};
const schemaConsoleConversation = {"type":"object","required":["id","status","channel","customer","owner","labels","window_open","window_expires_at","last_inbound_at","waiting_since","last_message","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"status":{"$ref":"ConversationStatus"},"channel":{"$ref":"ConsoleConversationChannel"},"customer":{"$ref":"Customer"},"owner":{"$ref":"ConversationOwner"},"labels":{"$ref":"ConversationLabels"},"window_open":{"type":"boolean"},"window_expires_at":{"type":["string","null"],"format":"date-time"},"last_inbound_at":{"type":["string","null"],"format":"date-time"},"waiting_since":{"$ref":"WaitingSince"},"last_message":{"oneOf":[{"$ref":"ConversationMessage"},{"type":"null"}]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaConsolePermission = {"type":"string","enum":["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read","atlas_api.channels.read","atlas_api.channels.manage","atlas_api.conversations.read","atlas_api.conversations.manage","atlas_api.customers.read","atlas_api.customers.manage"]};
const schemaConversation = {"type":"object","required":["id","status","channel","customer","owner_id","labels","waiting_since","window_open","window_expires_at","last_inbound_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"status":{"$ref":"ConversationStatus"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"Customer"},"owner_id":{"type":["string","null"],"format":"uuid"},"labels":{"$ref":"ConversationLabels"},"waiting_since":{"$ref":"WaitingSince"},"window_open":{"type":"boolean"},"window_expires_at":{"type":["string","null"],"format":"date-time"},"last_inbound_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaConversationEvent = {"type":"object","required":["id","event_type","conversation_id","correlation_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_type":{"type":"string","pattern":"^[a-z_]+(\\.[a-z_]+)+$","maxLength":100},"conversation_id":{"type":"string","format":"uuid"},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"inbound":{"$ref":"EventInbound"},"conversation":{"$ref":"EventConversation"},"previous":{"$ref":"EventConversationPrevious"},"changed_by":{"$ref":"EventChangedBy"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"},"intent":{"$ref":"EventIntent"},"run":{"$ref":"Run"},"session":{"$ref":"EventSession"}},"additionalProperties":false};
const schemaConversationMessage = {"type":"object","required":["id","direction","type","text","author","template_id","delivery_state","provider_message_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"direction":{"type":"string","enum":["inbound","outbound"]},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"author":{"$ref":"MessageAuthor"},"template_id":{"type":["string","null"],"format":"uuid"},"delivery_state":{"type":["string","null"],"enum":["queued","sent","delivered","read","failed",null]},"provider_message_id":{"type":["string","null"],"maxLength":255},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaConversationOwner = {"type":["object","null"],"required":["id","name"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":["string","null"],"maxLength":320}},"additionalProperties":false};
const schemaConversationStatus = {"type":"string","enum":["open","handed_off","closed"]};
const schemaCreatedWebhook = {"type":"object","required":["webhook_id","id","url","events","status","notice","description","created_at","updated_at"],"properties":{"webhook_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"description":{"$ref":"WebhookDescription"},"secret":{"$ref":"WebhookSecret"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaCreatedWebhookEndpoint = {"type":"object","required":["id","service_account_id","endpoint_url","subscribed_events","status","notice","signing_secret","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"service_account_id":{"type":"string","format":"uuid"},"endpoint_url":{"$ref":"WebhookUrl"},"subscribed_events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"signing_secret":{"$ref":"WebhookSecret"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaCredentialExpiry = {"type":["string","null"],"format":"date-time"};
const schemaCustomer = {"type":"object","required":["id","phone_number","name"],"properties":{"id":{"type":"string","format":"uuid"},"phone_number":{"$ref":"PhoneNumber"},"name":{"type":["string","null"],"maxLength":200}},"additionalProperties":false};
const schemaCustomerConsent = {"type":"object","required":["id","marketing","origin","source","at","recorded_at"],"properties":{"id":{"type":"string","format":"uuid"},"marketing":{"type":"string","enum":["opted_in","opted_out"]},"origin":{"type":"string","enum":["customer","provider","api","operator"]},"source":{"type":["string","null"],"maxLength":200},"at":{"$ref":"Timestamp"},"recorded_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaCustomerLanguage = {"type":["string","null"],"pattern":"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$","maxLength":20};
const schemaCustomerMarketing = {"type":"string","enum":["unknown","opted_in","opted_out"]};
const schemaCustomerProfile = {"type":"object","required":["id","phone_number","name","labels","attributes","language","time_zone","marketing","marketing_changed_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"phone_number":{"$ref":"PhoneNumber"},"name":{"type":["string","null"],"maxLength":200},"labels":{"$ref":"CustomerLabels"},"attributes":{"$ref":"CustomerAttributes"},"language":{"$ref":"CustomerLanguage"},"time_zone":{"$ref":"CustomerTimeZone"},"marketing":{"$ref":"CustomerMarketing"},"marketing_changed_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaCustomerTimeZone = {"type":["string","null"],"pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","maxLength":64};
const schemaDeliveryAttempt = {"type":"object","required":["attempt","started_at","duration_ms","response_status","error"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":2147483647},"started_at":{"$ref":"Timestamp"},"duration_ms":{"type":"integer","minimum":0,"maximum":2147483647},"response_status":{"type":["integer","null"],"minimum":100,"maximum":599},"error":{"type":["string","null"],"maxLength":512}},"additionalProperties":false};
const schemaDeliveryState = {"type":"string","enum":["queued","sent","delivered","read","failed"]};
const schemaDeliveryStatus = {"type":"string","enum":["pending","delivered","exhausted"]};
const schemaDeployedVersion = {"type":"object","required":["contract_version","build","environment","operations"],"properties":{"contract_version":{"type":"string","maxLength":64},"build":{"type":"string","maxLength":128},"environment":{"type":"string","enum":["sandbox","staging","production"]},"operations":{"type":"array","maxItems":512,"items":{"type":"object","required":["operation_id","stage","enabled"],"properties":{"operation_id":{"type":"string","maxLength":128},"stage":{"type":"string","enum":["stable","preview","deprecated","sunset"]},"enabled":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const schemaDeviceToken = {"type":["string","null"],"maxLength":256};
const schemaDirectoryAgent = {"type":"object","required":["id","name","status","channels","is_listed","listing_category","listing_description","listing_slug","organization_name"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":200},"status":{"$ref":"AgentStatus"},"channels":{"type":"array","maxItems":20,"items":{"$ref":"ChannelName"}},"is_listed":{"const":true},"listing_category":{"type":["string","null"],"maxLength":64},"listing_description":{"type":["string","null"],"maxLength":2000},"listing_slug":{"$ref":"ListingSlug"},"organization_name":{"type":"string","maxLength":200}},"additionalProperties":false};
const schemaDiscoveryAuthentication = {"type":"object","required":["type","description","sandbox_credentials_url"],"properties":{"type":{"const":"bearer"},"description":{"type":"string","maxLength":1024},"sandbox_credentials_url":{"type":["string","null"],"format":"uri","maxLength":2048}},"additionalProperties":false};
const schemaEventAcknowledgement = {"type":"object","required":["accepted","conversation_id","customer_id","event_id","message_id","window_open"],"properties":{"accepted":{"const":true},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"event_id":{"type":"string","format":"uuid"},"message_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"}},"additionalProperties":false};
const schemaEventAction = {"type":"object","required":["action_type","payload"],"properties":{"action_type":{"type":"string","enum":["reply","draft","handoff","assign_owner","unassign_owner","hand_back","close","reopen","tool_call"]},"tool_name":{"$ref":"ToolName"},"payload":{"type":"object","additionalProperties":true}},"additionalProperties":false};
const schemaEventApproval = {"type":"object","required":["id","approval_state","expires_at","decided_at","reason"],"properties":{"id":{"type":"string","format":"uuid"},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"expires_at":{"$ref":"Timestamp"},"decided_at":{"type":["string","null"],"format":"date-time"},"reason":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};
const schemaEventChangedBy = {"type":["object","null"],"required":["type","name"],"properties":{"type":{"type":"string","enum":["operator","agent","api"]},"name":{"type":["string","null"],"maxLength":320}},"additionalProperties":false};
const schemaEventConversation = {"type":"object","required":["status","owner_id","labels","waiting_since"],"properties":{"status":{"$ref":"ConversationStatus"},"owner_id":{"type":["string","null"],"format":"uuid"},"labels":{"$ref":"ConversationLabels"},"waiting_since":{"$ref":"WaitingSince"}},"additionalProperties":false};
const schemaEventConversationPrevious = {"type":"object","properties":{"status":{"$ref":"ConversationStatus"},"owner_id":{"type":["string","null"],"format":"uuid"},"labels":{"$ref":"ConversationLabels"}},"additionalProperties":false};
const schemaEventMessage = {"type":"object","required":["id","type","text"],"properties":{"id":{"type":"string","format":"uuid"},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"author":{"$ref":"MessageAuthor"},"status":{"$ref":"DeliveryState"},"provider_message_id":{"type":"string","minLength":1,"maxLength":256},"error_code":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":64}},"additionalProperties":false};
const schemaEventName = {"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed"]};
const schemaEventSession = {"type":"object","required":["id","agent_id","status"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"}},"additionalProperties":false};
const schemaExecutionMode = {"type":"string","enum":["dry_run","commit"],"default":"commit"};
const schemaGrantStatus = {"type":"string","enum":["active","revoked"]};
const schemaKnowledgeAttemptFailure = {"type":["object","null"],"required":["code","message"],"properties":{"code":{"$ref":"KnowledgeFailureCode"},"message":{"type":"string","maxLength":500}},"additionalProperties":false};
const schemaKnowledgeAudience = {"type":"string","enum":["customers","developers","both"]};
const schemaKnowledgeDocument = {"type":"object","required":["id","knowledge_id","title","source_type","audience","status","training_status","url","filename","media_type","job_id","failure","indexed_at","ingested_at","archived_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"knowledge_id":{"type":"string","format":"uuid"},"title":{"$ref":"KnowledgeTitle"},"source_type":{"$ref":"KnowledgeSourceType"},"audience":{"$ref":"KnowledgeAudience"},"status":{"$ref":"KnowledgeStatus"},"training_status":{"$ref":"KnowledgeStatus"},"url":{"type":["string","null"],"maxLength":2048},"filename":{"type":["string","null"],"maxLength":255},"media_type":{"type":["string","null"],"maxLength":255},"job_id":{"type":["string","null"],"format":"uuid"},"failure":{"$ref":"KnowledgeFailure"},"indexed_at":{"type":["string","null"],"format":"date-time"},"ingested_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaKnowledgeDocumentDetail = {"type":"object","required":["id","knowledge_id","title","source_type","audience","status","training_status","url","filename","media_type","job_id","failure","indexed_at","ingested_at","archived_at","created_at","updated_at","text","content","chunk_count","ingest"],"properties":{"id":{"type":"string","format":"uuid"},"knowledge_id":{"type":"string","format":"uuid"},"title":{"$ref":"KnowledgeTitle"},"source_type":{"$ref":"KnowledgeSourceType"},"audience":{"$ref":"KnowledgeAudience"},"status":{"$ref":"KnowledgeStatus"},"training_status":{"$ref":"KnowledgeStatus"},"url":{"type":["string","null"],"maxLength":2048},"filename":{"type":["string","null"],"maxLength":255},"media_type":{"type":["string","null"],"maxLength":255},"job_id":{"type":["string","null"],"format":"uuid"},"failure":{"$ref":"KnowledgeFailure"},"indexed_at":{"type":["string","null"],"format":"date-time"},"ingested_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"text":{"type":["string","null"],"maxLength":200000},"content":{"type":["string","null"],"maxLength":200000},"chunk_count":{"type":"integer","minimum":0},"ingest":{"$ref":"KnowledgeIngest"}},"additionalProperties":false};
const schemaKnowledgeFailure = {"type":["object","null"],"required":["code","message"],"properties":{"code":{"$ref":"KnowledgeFailureCode"},"message":{"type":"string","maxLength":500}},"additionalProperties":false};
const schemaKnowledgeFailureCode = {"type":"string","enum":["invalid_url","fetch_blocked","unsupported_format","too_large","timed_out","extraction_failed","fetch_failed","no_text"]};
const schemaKnowledgeGap = {"type":["object","null"],"required":["unknown_words","nearest"],"properties":{"unknown_words":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":64}},"nearest":{"type":"array","maxItems":3,"items":{"type":"object","required":["knowledge_id","title"],"properties":{"knowledge_id":{"$ref":"Id"},"title":{"type":"string","maxLength":300}},"additionalProperties":false}}},"additionalProperties":false};
const schemaKnowledgeIngest = {"type":["object","null"],"required":["job_id","state","stage","attempts","bytes","failure","started_at","finished_at"],"properties":{"job_id":{"type":"string","format":"uuid"},"state":{"type":"string","enum":["queued","running","succeeded","failed"]},"stage":{"$ref":"KnowledgeIngestStage"},"attempts":{"type":"integer","minimum":0},"bytes":{"type":["integer","null"],"minimum":0},"failure":{"$ref":"KnowledgeAttemptFailure"},"started_at":{"type":["string","null"],"format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schemaKnowledgeIngestStage = {"type":"string","enum":["queued","fetching","extracting","indexing","done","failed"]};
const schemaKnowledgeSearchPage = {"type":"object","required":["ok","data","has_more","next_cursor","query","total_results","knowledge_state","knowledge_gap"],"properties":{"ok":{"const":true},"data":{"type":"array","items":{"$ref":"KnowledgeSearchResult"}},"has_more":{"$ref":"HasMore"},"next_cursor":{"$ref":"NextCursor"},"query":{"type":"string","maxLength":512},"total_results":{"type":"integer","minimum":0},"knowledge_state":{"$ref":"KnowledgeState"},"knowledge_gap":{"$ref":"KnowledgeGap"},"across_languages":{"$ref":"AcrossLanguages"}},"additionalProperties":false};
const schemaKnowledgeSourceType = {"type":"string","enum":["url","text","document"]};
const schemaKnowledgeState = {"type":"string","enum":["grounded","gap_weak","gap_none"]};
const schemaKnowledgeStatus = {"type":"string","enum":["queued","indexed","failed","archived"]};
const schemaLastUsedAt = {"type":["string","null"],"format":"date-time"};
const schemaLinkedChannel = {"type":"object","required":["id","channel","display_name","status","disconnected_at","is_default","last_health_check","created_at","health","link"],"properties":{"id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"display_name":{"type":"string","maxLength":200},"status":{"$ref":"ChannelStatus"},"disconnected_at":{"type":["string","null"],"format":"date-time"},"is_default":{"type":"boolean"},"last_health_check":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"health":{"$ref":"ChannelHealth"},"link":{"oneOf":[{"$ref":"ChannelLink"},{"type":"null"}]}},"additionalProperties":false};
const schemaMember = {"type":"object","required":["id","email","role","permissions","status","last_signed_in_at","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"email":{"$ref":"MemberEmail"},"role":{"$ref":"MemberRole"},"permissions":{"$ref":"MemberPermissions"},"status":{"type":"string","enum":["invited","active"]},"last_signed_in_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaMemberRole = {"type":["string","null"],"enum":["owner","developer","approver","responder","auditor","viewer",null]};
const schemaMessageAuthor = {"type":["object","null"],"required":["type","name"],"properties":{"type":{"type":"string","enum":["operator","agent","api"]},"name":{"type":["string","null"],"maxLength":320}},"additionalProperties":false};
const schemaMessageCategory = {"type":"string","enum":["utility","marketing","transactional"]};
const schemaMessageTemplate = {"type":"object","required":["id","name","language","category","header","body","footer","buttons","samples","placeholders","status","rejection_reason","notice","created_at","updated_at"],"properties":{"id":{"$ref":"TemplateId"},"name":{"$ref":"TemplateName"},"language":{"$ref":"TemplateLanguage"},"category":{"$ref":"MessageCategory"},"header":{"type":["string","null"],"maxLength":60},"body":{"$ref":"TemplateBody"},"footer":{"type":["string","null"],"maxLength":60},"buttons":{"$ref":"TemplateButtons"},"samples":{"$ref":"TemplateSamples"},"placeholders":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":64}},"status":{"$ref":"TemplateStatus"},"rejection_reason":{"$ref":"TemplateRejection"},"notice":{"type":["string","null"],"maxLength":1024},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaNextCursor = {"type":["string","null"],"maxLength":1024};
const schemaOutboundAcknowledgement = {"type":"object","required":["accepted","delivery_state","conversation_id","message_id","message_type","queued","window_open","outbox_id","phone_number"],"properties":{"accepted":{"const":true},"delivery_state":{"const":"queued"},"conversation_id":{"type":"string","format":"uuid"},"message_id":{"type":"string","format":"uuid"},"message_type":{"type":"string","enum":["text","template"]},"queued":{"const":true},"window_open":{"type":"boolean"},"outbox_id":{"type":"string","format":"uuid"},"phone_number":{"$ref":"PhoneNumber"}},"additionalProperties":false};
const schemaProviderMessageStatus = {"type":"object","required":["status","updated_at"],"properties":{"status":{"type":"string","enum":["sent","delivered","read","failed"]},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaRevokedAt = {"type":["string","null"],"format":"date-time"};
const schemaRun = {"type":"object","required":["run_id","id","session_id","conversation_id","iteration","intent","status","tools_called","approval_required","approval_state","approval_id","citations","error","correlation_id","created_at"],"properties":{"run_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"session_id":{"type":["string","null"],"format":"uuid"},"conversation_id":{"type":["string","null"],"format":"uuid"},"iteration":{"type":"integer","minimum":1},"intent":{"type":"string","maxLength":100},"status":{"$ref":"RunStatus"},"tools_called":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":100}},"approval_required":{"type":"boolean"},"approval_state":{"$ref":"ApprovalState"},"approval_id":{"type":["string","null"],"format":"uuid"},"citations":{"type":"array","maxItems":50,"items":{"$ref":"KnowledgeCitation"}},"error":{"type":["object","null"],"required":["code","message"],"properties":{"code":{"type":"string","maxLength":100},"message":{"type":"string","maxLength":500}},"additionalProperties":false},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaRunStatus = {"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]};
const schemaSandboxCredentials = {"type":"object","required":["token","token_type","phone_number","scopes","expires_at","base_url","mcp_url","organization_id","channel_id","conversation_id","customer_id","template_id","voucher_id","key_id","owner_id","operator_token","phone_numbers"],"properties":{"token":{"type":"string","minLength":1,"maxLength":256},"token_type":{"const":"Bearer"},"phone_number":{"$ref":"PhoneNumber"},"scopes":{"type":"array","maxItems":32,"uniqueItems":true,"items":{"$ref":"Scope"}},"expires_at":{"$ref":"Timestamp"},"base_url":{"type":"string","format":"uri","maxLength":2048},"mcp_url":{"type":"string","format":"uri","maxLength":2048},"organization_id":{"type":"string","format":"uuid"},"channel_id":{"type":"string","format":"uuid"},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"template_id":{"type":"string","format":"uuid"},"voucher_id":{"type":"string","format":"uuid"},"key_id":{"type":"string","format":"uuid"},"owner_id":{"type":"string","format":"uuid"},"operator_token":{"type":"string","minLength":1,"maxLength":256},"phone_numbers":{"$ref":"SandboxPhoneNumbers"}},"additionalProperties":false};
const schemaScope = {"type":"string","enum":["atlas.messages.send","atlas.channels.read","atlas.knowledge.read","atlas.knowledge.write","atlas.agents.read","atlas.agents.write","atlas.agents.publish","atlas.sessions.read","atlas.sessions.write","atlas.conversations.read","atlas.context.read","atlas.actions.execute","atlas.actions.write","atlas.customers.read","atlas.customers.write","atlas.events.read","atlas.events.write","atlas.runs.read","atlas.keys.write"]};
const schemaServiceAccountKey = {"type":"object","required":["id","key_prefix","granted_scopes","status","created_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"key_prefix":{"$ref":"CredentialPrefix"},"granted_scopes":{"$ref":"GrantedScopes"},"status":{"type":"string","enum":["active","revoked"]},"created_at":{"$ref":"Timestamp"},"expires_at":{"$ref":"CredentialExpiry"},"last_used_at":{"$ref":"LastUsedAt"},"revoked_at":{"$ref":"RevokedAt"}},"additionalProperties":false};
const schemaSession = {"type":"object","required":["id","agent_id","status","created_at","last_message_at","ended_at"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"},"created_at":{"type":"string","format":"date-time"},"last_message_at":{"type":["string","null"],"format":"date-time"},"ended_at":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schemaSessionMessage = {"type":"object","required":["id","session_id","role","content","run_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"session_id":{"type":"string","format":"uuid"},"role":{"type":"string","enum":["user","assistant"]},"content":{"type":"string","maxLength":32000},"run_id":{"type":["string","null"],"format":"uuid"},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schemaSessionStatus = {"type":"string","enum":["active","ended"]};
const schemaTemplateButton = {"type":"object","required":["type","text"],"additionalProperties":true,"properties":{"type":{"type":"string","enum":["quick_reply","url","phone"]},"text":{"$ref":"TemplateButtonText"},"url":{"type":"string","pattern":"^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$","maxLength":2000},"phone_number":{"$ref":"PhoneNumber"}}};
const schemaTemplateRejection = {"type":["string","null"],"maxLength":500};
const schemaTemplateStatus = {"type":"string","enum":["pending","approved","rejected","paused","disabled","draft"]};
const schemaTemplateSync = {"type":"object","required":["channels","notice","requested_at"],"properties":{"channels":{"type":"integer","minimum":0},"notice":{"type":["string","null"],"maxLength":512},"requested_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaToolServerDiscovery = {"type":"object","required":["name","description","version","url","transport","protocol_versions","methods","execution_modes","authentication","tools"],"properties":{"name":{"type":"string","maxLength":128},"description":{"type":"string","maxLength":1024},"version":{"type":"string","maxLength":64},"url":{"type":"string","format":"uri","maxLength":2048},"enabled":{"type":"boolean"},"transport":{"const":"streamable-http"},"protocol_versions":{"type":"array","maxItems":16,"items":{"type":"string","format":"date"}},"methods":{"type":"array","maxItems":16,"items":{"type":"string","maxLength":128}},"execution_modes":{"type":"array","maxItems":2,"items":{"$ref":"ExecutionMode"}},"authentication":{"$ref":"DiscoveryAuthentication"},"tools":{"type":"array","maxItems":64,"items":{"type":"object","required":["name","description","requires_approval"],"properties":{"name":{"$ref":"ToolName"},"description":{"type":"string","maxLength":1024},"requires_approval":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const schemaVoucher = {"type":"object","required":["id","name","code","status","customer_id","issued_at","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"$ref":"ConsoleName"},"code":{"$ref":"VoucherCode"},"status":{"type":"string","enum":["available","issued"]},"customer_id":{"type":["string","null"],"format":"uuid"},"issued_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaWaitingSince = {"type":["string","null"],"format":"date-time"};
const schemaWebhook = {"type":"object","required":["webhook_id","id","url","events","status","notice","description","created_at","updated_at"],"properties":{"webhook_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"description":{"$ref":"WebhookDescription"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaWebhookDelivery = {"type":"object","required":["id","event_id","event_type","status","attempts","next_attempt_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_id":{"type":"string","format":"uuid"},"event_type":{"$ref":"EventName"},"status":{"$ref":"DeliveryStatus"},"attempts":{"type":"array","maxItems":100,"items":{"$ref":"DeliveryAttempt"}},"next_attempt_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaWebhookDescription = {"type":["string","null"],"maxLength":256};
const schemaWebhookEndpoint = {"type":"object","required":["id","service_account_id","endpoint_url","subscribed_events","status","notice","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"service_account_id":{"type":["string","null"],"format":"uuid"},"endpoint_url":{"$ref":"WebhookUrl"},"subscribed_events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schemaWebhookNotice = {"type":["string","null"],"maxLength":512};
const schemaWebhookStatus = {"type":"string","enum":["active","disabled","deleted"]};
const schema_04144129e7 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_128a0b423b = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
const schema_1bff22b1da = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["window_closed","customer_opted_out","quiet_hours","conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"},"may_send_at":{"type":"string","format":"date-time"}},"additionalProperties":false}},"additionalProperties":false};
const schema_243e3edc31 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["invalid_cursor","organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_2dbaad01f9 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["rate_limited"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":true}},"additionalProperties":false}},"additionalProperties":false};
const schema_32300f97a4 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope","permission_denied"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_3465808949 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["not_found"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_3d86039317 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed","idempotency_key_reused"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
const schema_42d8b48ea0 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["unavailable"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":true}},"additionalProperties":false}},"additionalProperties":false};
const schema_52b4047f83 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_5928926a4a = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["internal_error"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":true}},"additionalProperties":false}},"additionalProperties":false};
const schema_5b09a8d0ed = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["malformed_json","organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_6329358849 = {"type":"object","required":["ok","data"],"properties":{"ok":{"const":true},"data":{"type":"object","required":["agents","total_count","next_offset"],"properties":{"agents":{"type":"array","items":{"$ref":"DirectoryAgent"}},"total_count":{"type":"integer","minimum":0},"next_offset":{"type":["integer","null"],"minimum":1}},"additionalProperties":false}},"additionalProperties":false};
const schema_91d7fe37ad = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope","not_available_in_environment"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_965a8a3904 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict","limit_reached","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
const schema_9ab232590a = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed","template_not_found","template_not_approved","idempotency_key_reused"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
const schema_a1c0d4f187 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["window_closed","conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
const schema_a25dc7802f = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
const schema_b1a6be9501 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["payload_too_large"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_b33576e506 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["permission_denied"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_beef324d63 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["not_found","preview_not_enabled"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_c3dc34ef60 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["unauthenticated"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_c50cbd1ed4 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["unsupported_media_type"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_c7af8a7131 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["preview_not_enabled"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const schema_ca5054137d = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
const schema_ea0fa0b303 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["HITL_REQUIRED","window_closed","customer_opted_out","quiet_hours","conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"},"approval_id":{"type":"string","format":"uuid"},"may_send_at":{"type":"string","format":"date-time"},"run_id":{"type":"string","format":"uuid"}},"additionalProperties":false}},"additionalProperties":false};
function validateAcrossLanguages(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.question_language === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "question_language"});
      errors++;
    }
    if(data.matched_by === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "matched_by"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "question_language") || (key0 === "matched_by"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.question_language !== undefined){
      let data0 = data.question_language;
      if(typeof data0 === "string"){
        if(longerThan(data0, 35)){
          vErrors = withFinding(vErrors, instancePath+"/question_language", "#/properties/question_language/maxLength", {limit: 35});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/question_language", "#/properties/question_language/type", {type: "string"});
        errors++;
      }
    }
    if(data.matched_by !== undefined){
      let data1 = data.matched_by;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/matched_by", "#/properties/matched_by/type", {type: "string"});
        errors++;
      }
      if(!(data1 === "meaning")){
        vErrors = withFinding(vErrors, instancePath+"/matched_by", "#/properties/matched_by/enum", {allowedValues: schemaAcrossLanguages.properties.matched_by.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAcrossLanguages.errors = vErrors;
  return errors === 0;
}
function validateActionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accepted === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "accepted"});
      errors++;
    }
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.delivery_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "delivery_state"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.message_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message_id"});
      errors++;
    }
    if(data.outbox_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "outbox_id"});
      errors++;
    }
    if(data.window_open === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_open"});
      errors++;
    }
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "accepted") || (key0 === "action_type")) || (key0 === "delivery_state")) || (key0 === "conversation_id")) || (key0 === "message_id")) || (key0 === "outbox_id")) || (key0 === "window_open")) || (key0 === "run"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.accepted !== undefined){
      if(true !== data.accepted){
        vErrors = withFinding(vErrors, instancePath+"/accepted", "#/properties/accepted/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if(!(validateActionType(data.action_type, {instancePath:instancePath+"/action_type",parentData:data,parentDataProperty:"action_type",rootData}))){
        vErrors = vErrors === null ? validateActionType.errors : vErrors.concat(validateActionType.errors);
        errors = vErrors.length;
      }
    }
    if(data.delivery_state !== undefined){
      let data2 = data.delivery_state;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/type", {type: schemaActionResult.properties.delivery_state.type});
        errors++;
      }
      if(!((data2 === "queued") || (data2 === null))){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/enum", {allowedValues: schemaActionResult.properties.delivery_state.enum});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.message_id !== undefined){
      let data4 = data.message_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/type", {type: schemaActionResult.properties.message_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.outbox_id !== undefined){
      let data5 = data.outbox_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/outbox_id", "#/properties/outbox_id/type", {type: schemaActionResult.properties.outbox_id.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_0367b0de16(data5))){
          vErrors = withFinding(vErrors, instancePath+"/outbox_id", "#/properties/outbox_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/window_open", "#/properties/window_open/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateActionResult.errors = vErrors;
  return errors === 0;
}
function validateActionType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((((data === "reply") || (data === "draft")) || (data === "handoff")) || (data === "assign_owner")) || (data === "unassign_owner")) || (data === "hand_back")) || (data === "close")) || (data === "reopen"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaActionType.enum});
    errors++;
  }
  validateActionType.errors = vErrors;
  return errors === 0;
}
function validateAgent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.kind === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "kind"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.channels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channels"});
      errors++;
    }
    if(data.source_ids === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source_ids"});
      errors++;
    }
    if(data.is_listed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "is_listed"});
      errors++;
    }
    if(data.listing_category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "listing_category"});
      errors++;
    }
    if(data.listing_description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "listing_description"});
      errors++;
    }
    if(data.listing_slug === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "listing_slug"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: schemaAgent.properties.description.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 2000)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 2000});
          errors++;
        }
      }
    }
    if(data.kind !== undefined){
      if(!(validateAgentKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
        vErrors = vErrors === null ? validateAgentKind.errors : vErrors.concat(validateAgentKind.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateAgentStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateAgentStatus.errors : vErrors.concat(validateAgentStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.channels !== undefined){
      let data5 = data.channels;
      if(Array.isArray(data5)){
        if(data5.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
          errors++;
        }
        const len0 = data5.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateChannelName(data5[i0], {instancePath:instancePath+"/channels/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
        errors++;
      }
    }
    if(data.source_ids !== undefined){
      let data7 = data.source_ids;
      if(Array.isArray(data7)){
        if(data7.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
          errors++;
        }
        const len1 = data7.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateId(data7[i1], {instancePath:instancePath+"/source_ids/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateId.errors : vErrors.concat(validateId.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/is_listed", "#/properties/is_listed/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data10 = data.listing_category;
      if((typeof data10 !== "string") && (data10 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/type", {type: schemaAgent.properties.listing_category.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(longerThan(data10, 64)){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/maxLength", {limit: 64});
          errors++;
        }
      }
    }
    if(data.listing_description !== undefined){
      let data11 = data.listing_description;
      if((typeof data11 !== "string") && (data11 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/type", {type: schemaAgent.properties.listing_description.type});
        errors++;
      }
      if(typeof data11 === "string"){
        if(longerThan(data11, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/maxLength", {limit: 1000});
          errors++;
        }
      }
    }
    if(data.listing_slug !== undefined){
      let data12 = data.listing_slug;
      if((typeof data12 !== "string") && (data12 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/type", {type: schemaAgent.properties.listing_slug.type});
        errors++;
      }
      if(typeof data12 === "string"){
        if(longerThan(data12, 64)){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/maxLength", {limit: 64});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data13 = data.created_at;
      if(typeof data13 === "string"){
        if(!(formats_129fbab4be(data13))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data14 = data.updated_at;
      if(typeof data14 === "string"){
        if(!(formats_129fbab4be(data14))){
          vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgent.errors = vErrors;
  return errors === 0;
}
function validateAgentKind(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "hosted") || (data === "external"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaAgentKind.enum});
    errors++;
  }
  validateAgentKind.errors = vErrors;
  return errors === 0;
}
function validateAgentKnowledgeResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    if(data.content === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "content"});
      errors++;
    }
    if(data.score === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "score"});
      errors++;
    }
    if(data.knowledge_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_id"});
      errors++;
    }
    if(data.citation === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "citation"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "title") || (key0 === "content")) || (key0 === "score")) || (key0 === "knowledge_id")) || (key0 === "citation"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.title !== undefined){
      if(!(validateKnowledgeTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeTitle.errors : vErrors.concat(validateKnowledgeTitle.errors);
        errors = vErrors.length;
      }
    }
    if(data.content !== undefined){
      let data1 = data.content;
      if(typeof data1 === "string"){
        if(longerThan(data1, 8000)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/maxLength", {limit: 8000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/type", {type: "string"});
        errors++;
      }
    }
    if(data.score !== undefined){
      let data2 = data.score;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 1 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/score", "#/properties/score/maximum", {comparison: "<=", limit: 1});
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/score", "#/properties/score/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/score", "#/properties/score/type", {type: "number"});
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data3 = data.knowledge_id;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.citation !== undefined){
      if(!(validateKnowledgeCitation(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeCitation.errors : vErrors.concat(validateKnowledgeCitation.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentKnowledgeResult.errors = vErrors;
  return errors === 0;
}
function validateAgentKnowledgeResults(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.results === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "results"});
      errors++;
    }
    if(data.knowledge_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_state"});
      errors++;
    }
    if(data.knowledge_gap === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_gap"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "results") || (key0 === "knowledge_state")) || (key0 === "knowledge_gap")) || (key0 === "across_languages"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.results !== undefined){
      let data0 = data.results;
      if(Array.isArray(data0)){
        if(data0.length > 50){
          vErrors = withFinding(vErrors, instancePath+"/results", "#/properties/results/maxItems", {limit: 50});
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAgentKnowledgeResult(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateAgentKnowledgeResult.errors : vErrors.concat(validateAgentKnowledgeResult.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/results", "#/properties/results/type", {type: "array"});
        errors++;
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validateKnowledgeState(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeState.errors : vErrors.concat(validateKnowledgeState.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validateKnowledgeGap(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeGap.errors : vErrors.concat(validateKnowledgeGap.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validateAcrossLanguages(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validateAcrossLanguages.errors : vErrors.concat(validateAcrossLanguages.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentKnowledgeResults.errors = vErrors;
  return errors === 0;
}
function validateAgentStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(data === "ready")){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaAgentStatus.enum});
    errors++;
  }
  validateAgentStatus.errors = vErrors;
  return errors === 0;
}
function validateAgentsDiscovery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.version === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "version"});
      errors++;
    }
    if(data.hosts === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "hosts"});
      errors++;
    }
    if(data.documents === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "documents"});
      errors++;
    }
    if(data.authentication === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "authentication"});
      errors++;
    }
    if(data.scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "scopes"});
      errors++;
    }
    if(data.fit === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "fit"});
      errors++;
    }
    if(data.not_fit === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "not_fit"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentsDiscovery.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(longerThan(data0, 128)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 128});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 1024});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.version !== undefined){
      let data2 = data.version;
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/version", "#/properties/version/maxLength", {limit: 64});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/version", "#/properties/version/type", {type: "string"});
        errors++;
      }
    }
    if(data.hosts !== undefined){
      let data3 = data.hosts;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.base_url === undefined){
          vErrors = withFinding(vErrors, instancePath+"/hosts", "#/properties/hosts/required", {missingProperty: "base_url"});
          errors++;
        }
        if(data3.console_url === undefined){
          vErrors = withFinding(vErrors, instancePath+"/hosts", "#/properties/hosts/required", {missingProperty: "console_url"});
          errors++;
        }
        if(data3.agent_base_url === undefined){
          vErrors = withFinding(vErrors, instancePath+"/hosts", "#/properties/hosts/required", {missingProperty: "agent_base_url"});
          errors++;
        }
        if(data3.site_url === undefined){
          vErrors = withFinding(vErrors, instancePath+"/hosts", "#/properties/hosts/required", {missingProperty: "site_url"});
          errors++;
        }
        for(const key1 in data3){
          if(!((((key1 === "base_url") || (key1 === "console_url")) || (key1 === "agent_base_url")) || (key1 === "site_url"))){
            vErrors = withFinding(vErrors, instancePath+"/hosts", "#/properties/hosts/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data3.base_url !== undefined){
          let data4 = data3.base_url;
          if(typeof data4 === "string"){
            if(longerThan(data4, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/hosts/base_url", "#/properties/hosts/properties/base_url/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data4))){
              vErrors = withFinding(vErrors, instancePath+"/hosts/base_url", "#/properties/hosts/properties/base_url/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/hosts/base_url", "#/properties/hosts/properties/base_url/type", {type: "string"});
            errors++;
          }
        }
        if(data3.console_url !== undefined){
          let data5 = data3.console_url;
          if(typeof data5 === "string"){
            if(longerThan(data5, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/hosts/console_url", "#/properties/hosts/properties/console_url/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data5))){
              vErrors = withFinding(vErrors, instancePath+"/hosts/console_url", "#/properties/hosts/properties/console_url/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/hosts/console_url", "#/properties/hosts/properties/console_url/type", {type: "string"});
            errors++;
          }
        }
        if(data3.agent_base_url !== undefined){
          let data6 = data3.agent_base_url;
          if(typeof data6 === "string"){
            if(longerThan(data6, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/hosts/agent_base_url", "#/properties/hosts/properties/agent_base_url/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data6))){
              vErrors = withFinding(vErrors, instancePath+"/hosts/agent_base_url", "#/properties/hosts/properties/agent_base_url/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/hosts/agent_base_url", "#/properties/hosts/properties/agent_base_url/type", {type: "string"});
            errors++;
          }
        }
        if(data3.site_url !== undefined){
          let data7 = data3.site_url;
          if(typeof data7 === "string"){
            if(longerThan(data7, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/hosts/site_url", "#/properties/hosts/properties/site_url/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data7))){
              vErrors = withFinding(vErrors, instancePath+"/hosts/site_url", "#/properties/hosts/properties/site_url/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/hosts/site_url", "#/properties/hosts/properties/site_url/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/hosts", "#/properties/hosts/type", {type: "object"});
        errors++;
      }
    }
    if(data.documents !== undefined){
      let data8 = data.documents;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.openapi === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "openapi"});
          errors++;
        }
        if(data8.mcp === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "mcp"});
          errors++;
        }
        if(data8.llms === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "llms"});
          errors++;
        }
        if(data8.llms_full === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "llms_full"});
          errors++;
        }
        if(data8.skill === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "skill"});
          errors++;
        }
        if(data8.agents === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "agents"});
          errors++;
        }
        if(data8.developers === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "developers"});
          errors++;
        }
        if(data8.changelog === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "changelog"});
          errors++;
        }
        if(data8.version === undefined){
          vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/required", {missingProperty: "version"});
          errors++;
        }
        for(const key2 in data8){
          if(!(func_02a6f9dcff.call(schemaAgentsDiscovery.properties.documents.properties, key2))){
            vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/additionalProperties", {additionalProperty: key2});
            errors++;
          }
        }
        if(data8.openapi !== undefined){
          let data9 = data8.openapi;
          if(typeof data9 === "string"){
            if(longerThan(data9, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/openapi", "#/properties/documents/properties/openapi/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data9))){
              vErrors = withFinding(vErrors, instancePath+"/documents/openapi", "#/properties/documents/properties/openapi/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/openapi", "#/properties/documents/properties/openapi/type", {type: "string"});
            errors++;
          }
        }
        if(data8.mcp !== undefined){
          let data10 = data8.mcp;
          if(typeof data10 === "string"){
            if(longerThan(data10, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/mcp", "#/properties/documents/properties/mcp/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data10))){
              vErrors = withFinding(vErrors, instancePath+"/documents/mcp", "#/properties/documents/properties/mcp/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/mcp", "#/properties/documents/properties/mcp/type", {type: "string"});
            errors++;
          }
        }
        if(data8.llms !== undefined){
          let data11 = data8.llms;
          if(typeof data11 === "string"){
            if(longerThan(data11, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/llms", "#/properties/documents/properties/llms/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data11))){
              vErrors = withFinding(vErrors, instancePath+"/documents/llms", "#/properties/documents/properties/llms/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/llms", "#/properties/documents/properties/llms/type", {type: "string"});
            errors++;
          }
        }
        if(data8.llms_full !== undefined){
          let data12 = data8.llms_full;
          if(typeof data12 === "string"){
            if(longerThan(data12, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/llms_full", "#/properties/documents/properties/llms_full/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data12))){
              vErrors = withFinding(vErrors, instancePath+"/documents/llms_full", "#/properties/documents/properties/llms_full/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/llms_full", "#/properties/documents/properties/llms_full/type", {type: "string"});
            errors++;
          }
        }
        if(data8.skill !== undefined){
          let data13 = data8.skill;
          if(typeof data13 === "string"){
            if(longerThan(data13, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/skill", "#/properties/documents/properties/skill/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data13))){
              vErrors = withFinding(vErrors, instancePath+"/documents/skill", "#/properties/documents/properties/skill/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/skill", "#/properties/documents/properties/skill/type", {type: "string"});
            errors++;
          }
        }
        if(data8.agents !== undefined){
          let data14 = data8.agents;
          if(typeof data14 === "string"){
            if(longerThan(data14, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/agents", "#/properties/documents/properties/agents/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data14))){
              vErrors = withFinding(vErrors, instancePath+"/documents/agents", "#/properties/documents/properties/agents/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/agents", "#/properties/documents/properties/agents/type", {type: "string"});
            errors++;
          }
        }
        if(data8.developers !== undefined){
          let data15 = data8.developers;
          if(typeof data15 === "string"){
            if(longerThan(data15, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/developers", "#/properties/documents/properties/developers/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data15))){
              vErrors = withFinding(vErrors, instancePath+"/documents/developers", "#/properties/documents/properties/developers/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/developers", "#/properties/documents/properties/developers/type", {type: "string"});
            errors++;
          }
        }
        if(data8.changelog !== undefined){
          let data16 = data8.changelog;
          if(typeof data16 === "string"){
            if(longerThan(data16, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/changelog", "#/properties/documents/properties/changelog/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data16))){
              vErrors = withFinding(vErrors, instancePath+"/documents/changelog", "#/properties/documents/properties/changelog/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/changelog", "#/properties/documents/properties/changelog/type", {type: "string"});
            errors++;
          }
        }
        if(data8.version !== undefined){
          let data17 = data8.version;
          if(typeof data17 === "string"){
            if(longerThan(data17, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/documents/version", "#/properties/documents/properties/version/maxLength", {limit: 2048});
              errors++;
            }
            if(!(formats_4d54d3a5ce(data17))){
              vErrors = withFinding(vErrors, instancePath+"/documents/version", "#/properties/documents/properties/version/format", {format: "uri"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/documents/version", "#/properties/documents/properties/version/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/documents", "#/properties/documents/type", {type: "object"});
        errors++;
      }
    }
    if(data.authentication !== undefined){
      if(!(validateDiscoveryAuthentication(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
        vErrors = vErrors === null ? validateDiscoveryAuthentication.errors : vErrors.concat(validateDiscoveryAuthentication.errors);
        errors = vErrors.length;
      }
    }
    if(data.scopes !== undefined){
      let data19 = data.scopes;
      if(Array.isArray(data19)){
        if(data19.length > 64){
          vErrors = withFinding(vErrors, instancePath+"/scopes", "#/properties/scopes/maxItems", {limit: 64});
          errors++;
        }
        const len0 = data19.length;
        for(let i0=0; i0<len0; i0++){
          let data20 = data19[i0];
          if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
            if(data20.name === undefined){
              vErrors = withFinding(vErrors, instancePath+"/scopes/" + i0, "#/properties/scopes/items/required", {missingProperty: "name"});
              errors++;
            }
            if(data20.description === undefined){
              vErrors = withFinding(vErrors, instancePath+"/scopes/" + i0, "#/properties/scopes/items/required", {missingProperty: "description"});
              errors++;
            }
            for(const key3 in data20){
              if(!((key3 === "name") || (key3 === "description"))){
                vErrors = withFinding(vErrors, instancePath+"/scopes/" + i0, "#/properties/scopes/items/additionalProperties", {additionalProperty: key3});
                errors++;
              }
            }
            if(data20.name !== undefined){
              if(!(validateScope(data20.name, {instancePath:instancePath+"/scopes/" + i0+"/name",parentData:data20,parentDataProperty:"name",rootData}))){
                vErrors = vErrors === null ? validateScope.errors : vErrors.concat(validateScope.errors);
                errors = vErrors.length;
              }
            }
            if(data20.description !== undefined){
              let data22 = data20.description;
              if(typeof data22 === "string"){
                if(longerThan(data22, 256)){
                  vErrors = withFinding(vErrors, instancePath+"/scopes/" + i0+"/description", "#/properties/scopes/items/properties/description/maxLength", {limit: 256});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/scopes/" + i0+"/description", "#/properties/scopes/items/properties/description/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/scopes/" + i0, "#/properties/scopes/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/scopes", "#/properties/scopes/type", {type: "array"});
        errors++;
      }
    }
    if(data.fit !== undefined){
      let data23 = data.fit;
      if(Array.isArray(data23)){
        if(data23.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/fit", "#/properties/fit/maxItems", {limit: 32});
          errors++;
        }
        const len1 = data23.length;
        for(let i1=0; i1<len1; i1++){
          let data24 = data23[i1];
          if(typeof data24 === "string"){
            if(longerThan(data24, 256)){
              vErrors = withFinding(vErrors, instancePath+"/fit/" + i1, "#/properties/fit/items/maxLength", {limit: 256});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/fit/" + i1, "#/properties/fit/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/fit", "#/properties/fit/type", {type: "array"});
        errors++;
      }
    }
    if(data.not_fit !== undefined){
      let data25 = data.not_fit;
      if(Array.isArray(data25)){
        if(data25.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/not_fit", "#/properties/not_fit/maxItems", {limit: 32});
          errors++;
        }
        const len2 = data25.length;
        for(let i2=0; i2<len2; i2++){
          let data26 = data25[i2];
          if(typeof data26 === "string"){
            if(longerThan(data26, 256)){
              vErrors = withFinding(vErrors, instancePath+"/not_fit/" + i2, "#/properties/not_fit/items/maxLength", {limit: 256});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/not_fit/" + i2, "#/properties/not_fit/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/not_fit", "#/properties/not_fit/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentsDiscovery.errors = vErrors;
  return errors === 0;
}
function validateAppGrant(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.grant_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "grant_status"});
      errors++;
    }
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.token_prefix === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token_prefix"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.revoked_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "revoked_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "grant_status")) || (key0 === "granted_scopes")) || (key0 === "token_prefix")) || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "last_used_at")) || (key0 === "revoked_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.grant_status !== undefined){
      if(!(validateGrantStatus(data.grant_status, {instancePath:instancePath+"/grant_status",parentData:data,parentDataProperty:"grant_status",rootData}))){
        vErrors = vErrors === null ? validateGrantStatus.errors : vErrors.concat(validateGrantStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validateGrantedScopes(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validateGrantedScopes.errors : vErrors.concat(validateGrantedScopes.errors);
        errors = vErrors.length;
      }
    }
    if(data.token_prefix !== undefined){
      if(!(validateCredentialPrefix(data.token_prefix, {instancePath:instancePath+"/token_prefix",parentData:data,parentDataProperty:"token_prefix",rootData}))){
        vErrors = vErrors === null ? validateCredentialPrefix.errors : vErrors.concat(validateCredentialPrefix.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateCredentialExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateCredentialExpiry.errors : vErrors.concat(validateCredentialExpiry.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validateLastUsedAt(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validateLastUsedAt.errors : vErrors.concat(validateLastUsedAt.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validateRevokedAt(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validateRevokedAt.errors : vErrors.concat(validateRevokedAt.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAppGrant.errors = vErrors;
  return errors === 0;
}
function validateAppRedirectUri(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.redirect_uri === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "redirect_uri"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "redirect_uri"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.redirect_uri !== undefined){
      if(!(validateRedirectUri(data.redirect_uri, {instancePath:instancePath+"/redirect_uri",parentData:data,parentDataProperty:"redirect_uri",rootData}))){
        vErrors = vErrors === null ? validateRedirectUri.errors : vErrors.concat(validateRedirectUri.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAppRedirectUri.errors = vErrors;
  return errors === 0;
}
function validateApproval(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    if(data.run_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_status"});
      errors++;
    }
    if(data.approval_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval_state"});
      errors++;
    }
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.tool_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "tool_name"});
      errors++;
    }
    if(data.arguments === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "arguments"});
      errors++;
    }
    if(data.arguments_hash === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "arguments_hash"});
      errors++;
    }
    if(data.approved_arguments === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approved_arguments"});
      errors++;
    }
    if(data.approved_hash === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approved_hash"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.reason === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "reason"});
      errors++;
    }
    if(data.decided_by === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "decided_by"});
      errors++;
    }
    if(data.decided_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "decided_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaApproval.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data1 = data.run_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.run_status !== undefined){
      let data2 = data.run_status;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/run_status", "#/properties/run_status/type", {type: "string"});
        errors++;
      }
      if(!((((data2 === "pending_approval") || (data2 === "completed")) || (data2 === "failed")) || (data2 === "rejected"))){
        vErrors = withFinding(vErrors, instancePath+"/run_status", "#/properties/run_status/enum", {allowedValues: schemaApproval.properties.run_status.enum});
        errors++;
      }
    }
    if(data.approval_state !== undefined){
      let data3 = data.approval_state;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/type", {type: "string"});
        errors++;
      }
      if(!((((data3 === "pending") || (data3 === "approved")) || (data3 === "rejected")) || (data3 === "expired"))){
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: schemaApproval.properties.approval_state.enum});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      let data4 = data.action_type;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/type", {type: "string"});
        errors++;
      }
      if(!((data4 === "tool_call") || (data4 === "draft"))){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: schemaApproval.properties.action_type.enum});
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      let data5 = data.tool_name;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/tool_name", "#/properties/tool_name/type", {type: schemaApproval.properties.tool_name.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(longerThan(data5, 64)){
          vErrors = withFinding(vErrors, instancePath+"/tool_name", "#/properties/tool_name/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_eef60cee66.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/tool_name", "#/properties/tool_name/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
    }
    if(data.arguments !== undefined){
      let data6 = data.arguments;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/arguments", "#/properties/arguments/type", {type: "object"});
        errors++;
      }
    }
    if(data.arguments_hash !== undefined){
      let data7 = data.arguments_hash;
      if(typeof data7 === "string"){
        if(!pattern_bede12dc53.test(data7)){
          vErrors = withFinding(vErrors, instancePath+"/arguments_hash", "#/properties/arguments_hash/pattern", {pattern: "^[0-9a-f]{64}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/arguments_hash", "#/properties/arguments_hash/type", {type: "string"});
        errors++;
      }
    }
    if(data.approved_arguments !== undefined){
      let data8 = data.approved_arguments;
      if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/approved_arguments", "#/properties/approved_arguments/type", {type: schemaApproval.properties.approved_arguments.type});
        errors++;
      }
    }
    if(data.approved_hash !== undefined){
      let data9 = data.approved_hash;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/approved_hash", "#/properties/approved_hash/type", {type: schemaApproval.properties.approved_hash.type});
        errors++;
      }
      if(typeof data9 === "string"){
        if(!pattern_bede12dc53.test(data9)){
          vErrors = withFinding(vErrors, instancePath+"/approved_hash", "#/properties/approved_hash/pattern", {pattern: "^[0-9a-f]{64}$"});
          errors++;
        }
      }
    }
    if(data.conversation_id !== undefined){
      let data10 = data.conversation_id;
      if((typeof data10 !== "string") && (data10 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: schemaApproval.properties.conversation_id.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats_0367b0de16(data10))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data11 = data.reason;
      if((typeof data11 !== "string") && (data11 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: schemaApproval.properties.reason.type});
        errors++;
      }
      if(typeof data11 === "string"){
        if(longerThan(data11, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/maxLength", {limit: 1000});
          errors++;
        }
      }
    }
    if(data.decided_by !== undefined){
      let data12 = data.decided_by;
      if((typeof data12 !== "string") && (data12 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_by", "#/properties/decided_by/type", {type: schemaApproval.properties.decided_by.type});
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats_0367b0de16(data12))){
          vErrors = withFinding(vErrors, instancePath+"/decided_by", "#/properties/decided_by/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.decided_at !== undefined){
      let data13 = data.decided_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: schemaApproval.properties.decided_at.type});
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats_129fbab4be(data13))){
          vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateApproval.errors = vErrors;
  return errors === 0;
}
function validateApprovalState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaApprovalState.type});
    errors++;
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaApprovalState.enum});
    errors++;
  }
  validateApprovalState.errors = vErrors;
  return errors === 0;
}
function validateApprovedDraft(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    if(data.acknowledgement === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "acknowledgement"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "run_id") || (key0 === "acknowledgement"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.acknowledgement !== undefined){
      if(!(validateOutboundAcknowledgement(data.acknowledgement, {instancePath:instancePath+"/acknowledgement",parentData:data,parentDataProperty:"acknowledgement",rootData}))){
        vErrors = vErrors === null ? validateOutboundAcknowledgement.errors : vErrors.concat(validateOutboundAcknowledgement.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateApprovedDraft.errors = vErrors;
  return errors === 0;
}
function validateAuditEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.correlation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "correlation_id"});
      errors++;
    }
    if(data.actor_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "actor_type"});
      errors++;
    }
    if(data.actor_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "actor_id"});
      errors++;
    }
    if(data.asset_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "asset_id"});
      errors++;
    }
    if(data.before === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "before"});
      errors++;
    }
    if(data.after === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "after"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAuditEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/maxLength", {limit: 128});
          errors++;
        }
        if(!pattern_ee94cd0d25.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/pattern", {pattern: "^atlas_api(\\.[a-z][a-z_]*){2,6}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.correlation_id !== undefined){
      let data2 = data.correlation_id;
      if(typeof data2 === "string"){
        if(longerThan(data2, 128)){
          vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.actor_type !== undefined){
      let data3 = data.actor_type;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/actor_type", "#/properties/actor_type/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "operator") || (data3 === "credential")) || (data3 === "system"))){
        vErrors = withFinding(vErrors, instancePath+"/actor_type", "#/properties/actor_type/enum", {allowedValues: schemaAuditEvent.properties.actor_type.enum});
        errors++;
      }
    }
    if(data.actor_id !== undefined){
      let data4 = data.actor_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/actor_id", "#/properties/actor_id/type", {type: schemaAuditEvent.properties.actor_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/actor_id", "#/properties/actor_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.asset_id !== undefined){
      let data5 = data.asset_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/asset_id", "#/properties/asset_id/type", {type: schemaAuditEvent.properties.asset_id.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_0367b0de16(data5))){
          vErrors = withFinding(vErrors, instancePath+"/asset_id", "#/properties/asset_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.before !== undefined){
      let data6 = data.before;
      if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/before", "#/properties/before/type", {type: schemaAuditEvent.properties.before.type});
        errors++;
      }
    }
    if(data.after !== undefined){
      let data7 = data.after;
      if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/after", "#/properties/after/type", {type: schemaAuditEvent.properties.after.type});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAuditEvent.errors = vErrors;
  return errors === 0;
}
function validateChannel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.display_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "display_name"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.last_health_check === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_health_check"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "channel")) || (key0 === "display_name")) || (key0 === "status")) || (key0 === "last_health_check")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.display_name !== undefined){
      let data2 = data.display_name;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateChannelStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateChannelStatus.errors : vErrors.concat(validateChannelStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_health_check !== undefined){
      let data4 = data.last_health_check;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/type", {type: schemaChannel.properties.last_health_check.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateChannel.errors = vErrors;
  return errors === 0;
}
function validateChannelCallback(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.callback_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "callback_url"});
      errors++;
    }
    if(data.verify_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "verify_token"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "channel") || (key0 === "callback_url")) || (key0 === "verify_token"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.channel !== undefined){
      if(!(validateLinkedChannel(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateLinkedChannel.errors : vErrors.concat(validateLinkedChannel.errors);
        errors = vErrors.length;
      }
    }
    if(data.callback_url !== undefined){
      let data1 = data.callback_url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/callback_url", "#/properties/callback_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/callback_url", "#/properties/callback_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/callback_url", "#/properties/callback_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.verify_token !== undefined){
      let data2 = data.verify_token;
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/verify_token", "#/properties/verify_token/maxLength", {limit: 64});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/verify_token", "#/properties/verify_token/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateChannelCallback.errors = vErrors;
  return errors === 0;
}
function validateChannelDetail(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.display_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "display_name"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.last_health_check === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_health_check"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.health === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "health"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "channel")) || (key0 === "display_name")) || (key0 === "status")) || (key0 === "last_health_check")) || (key0 === "created_at")) || (key0 === "health"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.display_name !== undefined){
      let data2 = data.display_name;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateChannelStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateChannelStatus.errors : vErrors.concat(validateChannelStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_health_check !== undefined){
      let data4 = data.last_health_check;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/type", {type: schemaChannelDetail.properties.last_health_check.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.health !== undefined){
      if(!(validateChannelHealth(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
        vErrors = vErrors === null ? validateChannelHealth.errors : vErrors.concat(validateChannelHealth.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateChannelDetail.errors = vErrors;
  return errors === 0;
}
function validateChannelHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "state"});
      errors++;
    }
    if(data.latency_ms === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "latency_ms"});
      errors++;
    }
    if(data.consecutive_failures === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "consecutive_failures"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "state") || (key0 === "latency_ms")) || (key0 === "consecutive_failures")) || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.state !== undefined){
      let data0 = data.state;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/type", {type: "string"});
        errors++;
      }
      if(!((((data0 === "healthy") || (data0 === "degraded")) || (data0 === "unreachable")) || (data0 === "unknown"))){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: schemaChannelHealth.properties.state.enum});
        errors++;
      }
    }
    if(data.latency_ms !== undefined){
      let data1 = data.latency_ms;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/latency_ms", "#/properties/latency_ms/type", {type: schemaChannelHealth.properties.latency_ms.type});
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/latency_ms", "#/properties/latency_ms/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.consecutive_failures !== undefined){
      let data2 = data.consecutive_failures;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/consecutive_failures", "#/properties/consecutive_failures/type", {type: "integer"});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/consecutive_failures", "#/properties/consecutive_failures/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.message !== undefined){
      let data3 = data.message;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/type", {type: schemaChannelHealth.properties.message.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(longerThan(data3, 500)){
          vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/maxLength", {limit: 500});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateChannelHealth.errors = vErrors;
  return errors === 0;
}
function validateChannelLink(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.base_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "base_url"});
      errors++;
    }
    if(data.sender_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "sender_id"});
      errors++;
    }
    if(data.business_account_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "business_account_id"});
      errors++;
    }
    if(data.template_language === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "template_language"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "base_url") || (key0 === "sender_id")) || (key0 === "business_account_id")) || (key0 === "template_language"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.base_url !== undefined){
      let data0 = data.base_url;
      if(typeof data0 === "string"){
        if(longerThan(data0, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data0))){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.sender_id !== undefined){
      let data1 = data.sender_id;
      if(typeof data1 === "string"){
        if(longerThan(data1, 64)){
          vErrors = withFinding(vErrors, instancePath+"/sender_id", "#/properties/sender_id/maxLength", {limit: 64});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/sender_id", "#/properties/sender_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.business_account_id !== undefined){
      let data2 = data.business_account_id;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/type", {type: schemaChannelLink.properties.business_account_id.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/maxLength", {limit: 64});
          errors++;
        }
      }
    }
    if(data.template_language !== undefined){
      let data3 = data.template_language;
      if(typeof data3 === "string"){
        if(longerThan(data3, 32)){
          vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/maxLength", {limit: 32});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateChannelLink.errors = vErrors;
  return errors === 0;
}
function validateChannelName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 32)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 32});
      errors++;
    }
    if(!pattern_eef60cee66.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateChannelName.errors = vErrors;
  return errors === 0;
}
function validateChannelStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "connected") || (data === "active")) || (data === "disconnected"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaChannelStatus.enum});
    errors++;
  }
  validateChannelStatus.errors = vErrors;
  return errors === 0;
}
function validateCitedPassage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.knowledge_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_id"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    if(data.passage === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "passage"});
      errors++;
    }
    if(data.relevance_score === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "relevance_score"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "knowledge_id") || (key0 === "title")) || (key0 === "url")) || (key0 === "heading")) || (key0 === "start")) || (key0 === "end")) || (key0 === "passage")) || (key0 === "relevance_score"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data0 = data.knowledge_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data1 = data.title;
      if(typeof data1 === "string"){
        if(longerThan(data1, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/maxLength", {limit: 300});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data2 = data.url;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.heading !== undefined){
      let data3 = data.heading;
      if(typeof data3 === "string"){
        if(longerThan(data3, 500)){
          vErrors = withFinding(vErrors, instancePath+"/heading", "#/properties/heading/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/heading", "#/properties/heading/type", {type: "string"});
        errors++;
      }
    }
    if(data.start !== undefined){
      let data4 = data.start;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = withFinding(vErrors, instancePath+"/start", "#/properties/start/type", {type: "integer"});
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/start", "#/properties/start/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.end !== undefined){
      let data5 = data.end;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = withFinding(vErrors, instancePath+"/end", "#/properties/end/type", {type: "integer"});
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 0 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/end", "#/properties/end/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.passage !== undefined){
      let data6 = data.passage;
      if(typeof data6 === "string"){
        if(longerThan(data6, 8000)){
          vErrors = withFinding(vErrors, instancePath+"/passage", "#/properties/passage/maxLength", {limit: 8000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/passage", "#/properties/passage/type", {type: "string"});
        errors++;
      }
    }
    if(data.relevance_score !== undefined){
      let data7 = data.relevance_score;
      if((typeof data7 == "number") && (isFinite(data7))){
        if(data7 > 1 || isNaN(data7)){
          vErrors = withFinding(vErrors, instancePath+"/relevance_score", "#/properties/relevance_score/maximum", {comparison: "<=", limit: 1});
          errors++;
        }
        if(data7 < 0 || isNaN(data7)){
          vErrors = withFinding(vErrors, instancePath+"/relevance_score", "#/properties/relevance_score/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/relevance_score", "#/properties/relevance_score/type", {type: "number"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCitedPassage.errors = vErrors;
  return errors === 0;
}
function validateClientId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 128)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 128});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateClientId.errors = vErrors;
  return errors === 0;
}
function validateClockTime(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 5)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 5});
      errors++;
    }
    if(shorterThan(data, 5)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 5});
      errors++;
    }
    if(!pattern_588b234759.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateClockTime.errors = vErrors;
  return errors === 0;
}
function validateConsent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.app === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "app"});
      errors++;
    }
    if(data.member_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "member_id"});
      errors++;
    }
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.resource === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "resource"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.last_used_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_used_at"});
      errors++;
    }
    if(data.revoked_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "revoked_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConsent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.app !== undefined){
      if(!(validateConsentedApp(data.app, {instancePath:instancePath+"/app",parentData:data,parentDataProperty:"app",rootData}))){
        vErrors = vErrors === null ? validateConsentedApp.errors : vErrors.concat(validateConsentedApp.errors);
        errors = vErrors.length;
      }
    }
    if(data.member_id !== undefined){
      let data2 = data.member_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/member_id", "#/properties/member_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/member_id", "#/properties/member_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validateGrantedScopes(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validateGrantedScopes.errors : vErrors.concat(validateGrantedScopes.errors);
        errors = vErrors.length;
      }
    }
    if(data.resource !== undefined){
      let data4 = data.resource;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/resource", "#/properties/resource/type", {type: schemaConsent.properties.resource.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/resource", "#/properties/resource/maxLength", {limit: 2048});
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      let data5 = data.status;
      if(typeof data5 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data5 === "active") || (data5 === "revoked"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schemaConsent.properties.status.enum});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validateLastUsedAt(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validateLastUsedAt.errors : vErrors.concat(validateLastUsedAt.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validateRevokedAt(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validateRevokedAt.errors : vErrors.concat(validateRevokedAt.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsent.errors = vErrors;
  return errors === 0;
}
function validateConsentRevocation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.revoked_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "revoked_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "status")) || (key0 === "revoked_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("revoked" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "revoked"});
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validateTimestamp(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsentRevocation.errors = vErrors;
  return errors === 0;
}
function validateConsentedApp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.client_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "client_id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "client_id")) || (key0 === "name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.client_id !== undefined){
      if(!(validateClientId(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validateClientId.errors : vErrors.concat(validateClientId.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsentedApp.errors = vErrors;
  return errors === 0;
}
function validateConsoleApp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.client_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "client_id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.runtime_mode === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "runtime_mode"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "client_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.client_id !== undefined){
      if(!(validateClientId(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validateClientId.errors : vErrors.concat(validateClientId.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validateRuntimeMode(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validateRuntimeMode.errors : vErrors.concat(validateRuntimeMode.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsoleApp.errors = vErrors;
  return errors === 0;
}
function validateConsoleAppDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.client_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "client_id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.runtime_mode === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "runtime_mode"});
      errors++;
    }
    if(data.redirect_uris === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "redirect_uris"});
      errors++;
    }
    if(data.grants === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "grants"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "client_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "redirect_uris")) || (key0 === "grants")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.client_id !== undefined){
      if(!(validateClientId(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validateClientId.errors : vErrors.concat(validateClientId.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validateRuntimeMode(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validateRuntimeMode.errors : vErrors.concat(validateRuntimeMode.errors);
        errors = vErrors.length;
      }
    }
    if(data.redirect_uris !== undefined){
      let data4 = data.redirect_uris;
      if(Array.isArray(data4)){
        if(data4.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uris", "#/properties/redirect_uris/maxItems", {limit: 100});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateAppRedirectUri(data4[i0], {instancePath:instancePath+"/redirect_uris/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateAppRedirectUri.errors : vErrors.concat(validateAppRedirectUri.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/redirect_uris", "#/properties/redirect_uris/type", {type: "array"});
        errors++;
      }
    }
    if(data.grants !== undefined){
      let data6 = data.grants;
      if(Array.isArray(data6)){
        if(data6.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/grants", "#/properties/grants/maxItems", {limit: 100});
          errors++;
        }
        const len1 = data6.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateAppGrant(data6[i1], {instancePath:instancePath+"/grants/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateAppGrant.errors : vErrors.concat(validateAppGrant.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/grants", "#/properties/grants/type", {type: "array"});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsoleAppDetails.errors = vErrors;
  return errors === 0;
}
function validateConsoleConversation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.owner === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "owner"});
      errors++;
    }
    if(data.labels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "labels"});
      errors++;
    }
    if(data.window_open === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_open"});
      errors++;
    }
    if(data.window_expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_expires_at"});
      errors++;
    }
    if(data.last_inbound_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_inbound_at"});
      errors++;
    }
    if(data.waiting_since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "waiting_since"});
      errors++;
    }
    if(data.last_message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_message"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConsoleConversation.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateConversationStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateConversationStatus.errors : vErrors.concat(validateConversationStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.channel !== undefined){
      if(!(validateConsoleConversationChannel(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateConsoleConversationChannel.errors : vErrors.concat(validateConsoleConversationChannel.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateCustomer.errors : vErrors.concat(validateCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.owner !== undefined){
      if(!(validateConversationOwner(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
        vErrors = vErrors === null ? validateConversationOwner.errors : vErrors.concat(validateConversationOwner.errors);
        errors = vErrors.length;
      }
    }
    if(data.labels !== undefined){
      if(!(validateConversationLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateConversationLabels.errors : vErrors.concat(validateConversationLabels.errors);
        errors = vErrors.length;
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/window_open", "#/properties/window_open/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.window_expires_at !== undefined){
      let data7 = data.window_expires_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/window_expires_at", "#/properties/window_expires_at/type", {type: schemaConsoleConversation.properties.window_expires_at.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats_129fbab4be(data7))){
          vErrors = withFinding(vErrors, instancePath+"/window_expires_at", "#/properties/window_expires_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.last_inbound_at !== undefined){
      let data8 = data.last_inbound_at;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_inbound_at", "#/properties/last_inbound_at/type", {type: schemaConsoleConversation.properties.last_inbound_at.type});
        errors++;
      }
      if(typeof data8 === "string"){
        if(!(formats_129fbab4be(data8))){
          vErrors = withFinding(vErrors, instancePath+"/last_inbound_at", "#/properties/last_inbound_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.waiting_since !== undefined){
      if(!(validateWaitingSince(data.waiting_since, {instancePath:instancePath+"/waiting_since",parentData:data,parentDataProperty:"waiting_since",rootData}))){
        vErrors = vErrors === null ? validateWaitingSince.errors : vErrors.concat(validateWaitingSince.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_message !== undefined){
      let data10 = data.last_message;
      const _errs17 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs18 = errors;
      if(!(validateConversationMessage(data10, {instancePath:instancePath+"/last_message",parentData:data,parentDataProperty:"last_message",rootData}))){
        vErrors = vErrors === null ? validateConversationMessage.errors : vErrors.concat(validateConversationMessage.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs18 === errors;
      if(_valid0){
        valid1 = true;
        passing0 = 0;
      }
      const _errs19 = errors;
      if(data10 !== null){
        vErrors = withFinding(vErrors, instancePath+"/last_message", "#/properties/last_message/oneOf/1/type", {type: "null"});
        errors++;
      }
      var _valid0 = _errs19 === errors;
      if(_valid0 && valid1){
        valid1 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid1 = true;
          passing0 = 1;
        }
      }
      if(!valid1){
        vErrors = withFinding(vErrors, instancePath+"/last_message", "#/properties/last_message/oneOf", {passingSchemas: passing0});
        errors++;
      }
      else {
        errors = _errs17;
        if(vErrors !== null){
          if(_errs17){
            vErrors.length = _errs17;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data.created_at !== undefined){
      let data11 = data.created_at;
      if(typeof data11 === "string"){
        if(!(formats_129fbab4be(data11))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data12 = data.updated_at;
      if(typeof data12 === "string"){
        if(!(formats_129fbab4be(data12))){
          vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsoleConversation.errors = vErrors;
  return errors === 0;
}
function validateConsoleConversationChannel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.display_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "display_name"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "channel")) || (key0 === "display_name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.display_name !== undefined){
      let data2 = data.display_name;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsoleConversationChannel.errors = vErrors;
  return errors === 0;
}
function validateConsoleName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 120)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 120});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
    if(!(formats_40e3ef2d73(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "display-name"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateConsoleName.errors = vErrors;
  return errors === 0;
}
function validateConsoleOrganization(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsoleOrganization.errors = vErrors;
  return errors === 0;
}
function validateConsoleOverview(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.counts === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "counts"});
      errors++;
    }
    if(data.permissions === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "permissions"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "counts") || (key0 === "permissions"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.counts !== undefined){
      let data0 = data.counts;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.apps === undefined){
          vErrors = withFinding(vErrors, instancePath+"/counts", "#/properties/counts/required", {missingProperty: "apps"});
          errors++;
        }
        if(data0.service_accounts === undefined){
          vErrors = withFinding(vErrors, instancePath+"/counts", "#/properties/counts/required", {missingProperty: "service_accounts"});
          errors++;
        }
        if(data0.webhooks === undefined){
          vErrors = withFinding(vErrors, instancePath+"/counts", "#/properties/counts/required", {missingProperty: "webhooks"});
          errors++;
        }
        if(data0.audit_events === undefined){
          vErrors = withFinding(vErrors, instancePath+"/counts", "#/properties/counts/required", {missingProperty: "audit_events"});
          errors++;
        }
        for(const key1 in data0){
          if(!((((key1 === "apps") || (key1 === "service_accounts")) || (key1 === "webhooks")) || (key1 === "audit_events"))){
            vErrors = withFinding(vErrors, instancePath+"/counts", "#/properties/counts/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data0.apps !== undefined){
          let data1 = data0.apps;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = withFinding(vErrors, instancePath+"/counts/apps", "#/properties/counts/properties/apps/type", {type: "integer"});
            errors++;
          }
          if((typeof data1 == "number") && (isFinite(data1))){
            if(data1 < 0 || isNaN(data1)){
              vErrors = withFinding(vErrors, instancePath+"/counts/apps", "#/properties/counts/properties/apps/minimum", {comparison: ">=", limit: 0});
              errors++;
            }
          }
        }
        if(data0.service_accounts !== undefined){
          let data2 = data0.service_accounts;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            vErrors = withFinding(vErrors, instancePath+"/counts/service_accounts", "#/properties/counts/properties/service_accounts/type", {type: "integer"});
            errors++;
          }
          if((typeof data2 == "number") && (isFinite(data2))){
            if(data2 < 0 || isNaN(data2)){
              vErrors = withFinding(vErrors, instancePath+"/counts/service_accounts", "#/properties/counts/properties/service_accounts/minimum", {comparison: ">=", limit: 0});
              errors++;
            }
          }
        }
        if(data0.webhooks !== undefined){
          let data3 = data0.webhooks;
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = withFinding(vErrors, instancePath+"/counts/webhooks", "#/properties/counts/properties/webhooks/type", {type: "integer"});
            errors++;
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 < 0 || isNaN(data3)){
              vErrors = withFinding(vErrors, instancePath+"/counts/webhooks", "#/properties/counts/properties/webhooks/minimum", {comparison: ">=", limit: 0});
              errors++;
            }
          }
        }
        if(data0.audit_events !== undefined){
          let data4 = data0.audit_events;
          if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
            vErrors = withFinding(vErrors, instancePath+"/counts/audit_events", "#/properties/counts/properties/audit_events/type", {type: "integer"});
            errors++;
          }
          if((typeof data4 == "number") && (isFinite(data4))){
            if(data4 < 0 || isNaN(data4)){
              vErrors = withFinding(vErrors, instancePath+"/counts/audit_events", "#/properties/counts/properties/audit_events/minimum", {comparison: ">=", limit: 0});
              errors++;
            }
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/counts", "#/properties/counts/type", {type: "object"});
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data5 = data.permissions;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(data5.developer_console === undefined){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/required", {missingProperty: "developer_console"});
          errors++;
        }
        for(const key2 in data5){
          if(!(key2 === "developer_console")){
            vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/additionalProperties", {additionalProperty: key2});
            errors++;
          }
        }
        if(data5.developer_console !== undefined){
          let data6 = data5.developer_console;
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(data6.read === undefined){
              vErrors = withFinding(vErrors, instancePath+"/permissions/developer_console", "#/properties/permissions/properties/developer_console/required", {missingProperty: "read"});
              errors++;
            }
            if(data6.manage === undefined){
              vErrors = withFinding(vErrors, instancePath+"/permissions/developer_console", "#/properties/permissions/properties/developer_console/required", {missingProperty: "manage"});
              errors++;
            }
            for(const key3 in data6){
              if(!((key3 === "read") || (key3 === "manage"))){
                vErrors = withFinding(vErrors, instancePath+"/permissions/developer_console", "#/properties/permissions/properties/developer_console/additionalProperties", {additionalProperty: key3});
                errors++;
              }
            }
            if(data6.read !== undefined){
              if(typeof data6.read !== "boolean"){
                vErrors = withFinding(vErrors, instancePath+"/permissions/developer_console/read", "#/properties/permissions/properties/developer_console/properties/read/type", {type: "boolean"});
                errors++;
              }
            }
            if(data6.manage !== undefined){
              if(typeof data6.manage !== "boolean"){
                vErrors = withFinding(vErrors, instancePath+"/permissions/developer_console/manage", "#/properties/permissions/properties/developer_console/properties/manage/type", {type: "boolean"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/permissions/developer_console", "#/properties/permissions/properties/developer_console/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConsoleOverview.errors = vErrors;
  return errors === 0;
}
function validateConsolePermission(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((((((((((((data === "developer_console.read") || (data === "developer_console.manage")) || (data === "atlas_api.apps.read")) || (data === "atlas_api.apps.write")) || (data === "atlas_api.oauth.manage")) || (data === "atlas_api.service_accounts.manage")) || (data === "atlas_api.keys.manage")) || (data === "atlas_api.webhooks.manage")) || (data === "atlas_api.audit.read")) || (data === "atlas_api.channels.read")) || (data === "atlas_api.channels.manage")) || (data === "atlas_api.conversations.read")) || (data === "atlas_api.conversations.manage")) || (data === "atlas_api.customers.read")) || (data === "atlas_api.customers.manage"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaConsolePermission.enum});
    errors++;
  }
  validateConsolePermission.errors = vErrors;
  return errors === 0;
}
function validateConversation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.owner_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "owner_id"});
      errors++;
    }
    if(data.labels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "labels"});
      errors++;
    }
    if(data.waiting_since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "waiting_since"});
      errors++;
    }
    if(data.window_open === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_open"});
      errors++;
    }
    if(data.window_expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_expires_at"});
      errors++;
    }
    if(data.last_inbound_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_inbound_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConversation.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateConversationStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateConversationStatus.errors : vErrors.concat(validateConversationStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateCustomer.errors : vErrors.concat(validateCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.owner_id !== undefined){
      let data4 = data.owner_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: schemaConversation.properties.owner_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.labels !== undefined){
      if(!(validateConversationLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateConversationLabels.errors : vErrors.concat(validateConversationLabels.errors);
        errors = vErrors.length;
      }
    }
    if(data.waiting_since !== undefined){
      if(!(validateWaitingSince(data.waiting_since, {instancePath:instancePath+"/waiting_since",parentData:data,parentDataProperty:"waiting_since",rootData}))){
        vErrors = vErrors === null ? validateWaitingSince.errors : vErrors.concat(validateWaitingSince.errors);
        errors = vErrors.length;
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/window_open", "#/properties/window_open/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.window_expires_at !== undefined){
      let data8 = data.window_expires_at;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/window_expires_at", "#/properties/window_expires_at/type", {type: schemaConversation.properties.window_expires_at.type});
        errors++;
      }
      if(typeof data8 === "string"){
        if(!(formats_129fbab4be(data8))){
          vErrors = withFinding(vErrors, instancePath+"/window_expires_at", "#/properties/window_expires_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.last_inbound_at !== undefined){
      let data9 = data.last_inbound_at;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_inbound_at", "#/properties/last_inbound_at/type", {type: schemaConversation.properties.last_inbound_at.type});
        errors++;
      }
      if(typeof data9 === "string"){
        if(!(formats_129fbab4be(data9))){
          vErrors = withFinding(vErrors, instancePath+"/last_inbound_at", "#/properties/last_inbound_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data10 = data.created_at;
      if(typeof data10 === "string"){
        if(!(formats_129fbab4be(data10))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data11 = data.updated_at;
      if(typeof data11 === "string"){
        if(!(formats_129fbab4be(data11))){
          vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversation.errors = vErrors;
  return errors === 0;
}
function validateConversationContext(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.recent_messages === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "recent_messages"});
      errors++;
    }
    if(data.knowledge === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge"});
      errors++;
    }
    if(data.knowledge_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_state"});
      errors++;
    }
    if(data.knowledge_gap === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_gap"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "conversation") || (key0 === "customer")) || (key0 === "recent_messages")) || (key0 === "knowledge")) || (key0 === "knowledge_state")) || (key0 === "knowledge_gap")) || (key0 === "notes")) || (key0 === "across_languages"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.conversation !== undefined){
      if(!(validateConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
        vErrors = vErrors === null ? validateConversation.errors : vErrors.concat(validateConversation.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateCustomer.errors : vErrors.concat(validateCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.recent_messages !== undefined){
      let data2 = data.recent_messages;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/recent_messages", "#/properties/recent_messages/maxItems", {limit: 20});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateConversationMessage(data2[i0], {instancePath:instancePath+"/recent_messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateConversationMessage.errors : vErrors.concat(validateConversationMessage.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/recent_messages", "#/properties/recent_messages/type", {type: "array"});
        errors++;
      }
    }
    if(data.knowledge !== undefined){
      let data4 = data.knowledge;
      if(Array.isArray(data4)){
        if(data4.length > 5){
          vErrors = withFinding(vErrors, instancePath+"/knowledge", "#/properties/knowledge/maxItems", {limit: 5});
          errors++;
        }
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateKnowledgeSearchResult(data4[i1], {instancePath:instancePath+"/knowledge/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateKnowledgeSearchResult.errors : vErrors.concat(validateKnowledgeSearchResult.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge", "#/properties/knowledge/type", {type: "array"});
        errors++;
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validateKnowledgeState(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeState.errors : vErrors.concat(validateKnowledgeState.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validateKnowledgeGap(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeGap.errors : vErrors.concat(validateKnowledgeGap.errors);
        errors = vErrors.length;
      }
    }
    if(data.notes !== undefined){
      let data8 = data.notes;
      if(Array.isArray(data8)){
        if(data8.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/notes", "#/properties/notes/maxItems", {limit: 20});
          errors++;
        }
        const len2 = data8.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateConversationNote(data8[i2], {instancePath:instancePath+"/notes/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validateConversationNote.errors : vErrors.concat(validateConversationNote.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/notes", "#/properties/notes/type", {type: "array"});
        errors++;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validateAcrossLanguages(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validateAcrossLanguages.errors : vErrors.concat(validateAcrossLanguages.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationContext.errors = vErrors;
  return errors === 0;
}
function validateConversationCounts(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.waiting === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "waiting"});
      errors++;
    }
    if(data.mine === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "mine"});
      errors++;
    }
    if(data.with_agent === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "with_agent"});
      errors++;
    }
    if(data.handed_off === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "handed_off"});
      errors++;
    }
    if(data.closed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "closed"});
      errors++;
    }
    if(data.all === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "all"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "waiting") || (key0 === "mine")) || (key0 === "with_agent")) || (key0 === "handed_off")) || (key0 === "closed")) || (key0 === "all"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.waiting !== undefined){
      let data0 = data.waiting;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = withFinding(vErrors, instancePath+"/waiting", "#/properties/waiting/type", {type: "integer"});
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 10000 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/waiting", "#/properties/waiting/maximum", {comparison: "<=", limit: 10000});
          errors++;
        }
        if(data0 < 0 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/waiting", "#/properties/waiting/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.mine !== undefined){
      let data1 = data.mine;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/mine", "#/properties/mine/type", {type: "integer"});
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 10000 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/mine", "#/properties/mine/maximum", {comparison: "<=", limit: 10000});
          errors++;
        }
        if(data1 < 0 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/mine", "#/properties/mine/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.with_agent !== undefined){
      let data2 = data.with_agent;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/with_agent", "#/properties/with_agent/type", {type: "integer"});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 10000 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/with_agent", "#/properties/with_agent/maximum", {comparison: "<=", limit: 10000});
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/with_agent", "#/properties/with_agent/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.handed_off !== undefined){
      let data3 = data.handed_off;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        vErrors = withFinding(vErrors, instancePath+"/handed_off", "#/properties/handed_off/type", {type: "integer"});
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 10000 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/handed_off", "#/properties/handed_off/maximum", {comparison: "<=", limit: 10000});
          errors++;
        }
        if(data3 < 0 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/handed_off", "#/properties/handed_off/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.closed !== undefined){
      let data4 = data.closed;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = withFinding(vErrors, instancePath+"/closed", "#/properties/closed/type", {type: "integer"});
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 10000 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/closed", "#/properties/closed/maximum", {comparison: "<=", limit: 10000});
          errors++;
        }
        if(data4 < 0 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/closed", "#/properties/closed/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.all !== undefined){
      let data5 = data.all;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = withFinding(vErrors, instancePath+"/all", "#/properties/all/type", {type: "integer"});
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 10000 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/all", "#/properties/all/maximum", {comparison: "<=", limit: 10000});
          errors++;
        }
        if(data5 < 0 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/all", "#/properties/all/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationCounts.errors = vErrors;
  return errors === 0;
}
function validateConversationEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.correlation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "correlation_id"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConversationEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 === "string"){
        if(longerThan(data1, 100)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern_17b79553a0.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/pattern", {pattern: "^[a-z_]+(\\.[a-z_]+)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data2 = data.conversation_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.correlation_id !== undefined){
      let data3 = data.correlation_id;
      if(typeof data3 === "string"){
        if(longerThan(data3, 128)){
          vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/maxLength", {limit: 128});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      let data4 = data.created_at;
      if(typeof data4 === "string"){
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
        errors = vErrors.length;
      }
    }
    if(data.inbound !== undefined){
      if(!(validateEventInbound(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validateEventInbound.errors : vErrors.concat(validateEventInbound.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation !== undefined){
      if(!(validateEventConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
        vErrors = vErrors === null ? validateEventConversation.errors : vErrors.concat(validateEventConversation.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous !== undefined){
      if(!(validateEventConversationPrevious(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
        vErrors = vErrors === null ? validateEventConversationPrevious.errors : vErrors.concat(validateEventConversationPrevious.errors);
        errors = vErrors.length;
      }
    }
    if(data.changed_by !== undefined){
      if(!(validateEventChangedBy(data.changed_by, {instancePath:instancePath+"/changed_by",parentData:data,parentDataProperty:"changed_by",rootData}))){
        vErrors = vErrors === null ? validateEventChangedBy.errors : vErrors.concat(validateEventChangedBy.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval !== undefined){
      if(!(validateEventApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validateEventApproval.errors : vErrors.concat(validateEventApproval.errors);
        errors = vErrors.length;
      }
    }
    if(data.intent !== undefined){
      if(!(validateEventIntent(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
        vErrors = vErrors === null ? validateEventIntent.errors : vErrors.concat(validateEventIntent.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationEvent.errors = vErrors;
  return errors === 0;
}
function validateConversationLabel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 32)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 32});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
    if(!pattern_157c579066.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_-]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateConversationLabel.errors = vErrors;
  return errors === 0;
}
function validateConversationLabels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 20){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 20});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateConversationLabel(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateConversationLabel.errors : vErrors.concat(validateConversationLabel.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateConversationLabels.errors = vErrors;
  return errors === 0;
}
function validateConversationMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.direction === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "direction"});
      errors++;
    }
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    if(data.author === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "author"});
      errors++;
    }
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.delivery_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "delivery_state"});
      errors++;
    }
    if(data.provider_message_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "provider_message_id"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConversationMessage.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.direction !== undefined){
      let data1 = data.direction;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/direction", "#/properties/direction/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "inbound") || (data1 === "outbound"))){
        vErrors = withFinding(vErrors, instancePath+"/direction", "#/properties/direction/enum", {allowedValues: schemaConversationMessage.properties.direction.enum});
        errors++;
      }
    }
    if(data.type !== undefined){
      let data2 = data.type;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
        errors++;
      }
      if(!((data2 === "text") || (data2 === "template"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schemaConversationMessage.properties.type.enum});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data3 = data.text;
      if(typeof data3 === "string"){
        if(longerThan(data3, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.author !== undefined){
      if(!(validateMessageAuthor(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
        vErrors = vErrors === null ? validateMessageAuthor.errors : vErrors.concat(validateMessageAuthor.errors);
        errors = vErrors.length;
      }
    }
    if(data.template_id !== undefined){
      let data5 = data.template_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/properties/template_id/type", {type: schemaConversationMessage.properties.template_id.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_0367b0de16(data5))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.delivery_state !== undefined){
      let data6 = data.delivery_state;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/type", {type: schemaConversationMessage.properties.delivery_state.type});
        errors++;
      }
      if(!((((((data6 === "queued") || (data6 === "sent")) || (data6 === "delivered")) || (data6 === "read")) || (data6 === "failed")) || (data6 === null))){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/enum", {allowedValues: schemaConversationMessage.properties.delivery_state.enum});
        errors++;
      }
    }
    if(data.provider_message_id !== undefined){
      let data7 = data.provider_message_id;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/type", {type: schemaConversationMessage.properties.provider_message_id.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(longerThan(data7, 255)){
          vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/maxLength", {limit: 255});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data8 = data.created_at;
      if(typeof data8 === "string"){
        if(!(formats_129fbab4be(data8))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationMessage.errors = vErrors;
  return errors === 0;
}
function validateConversationNote(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    if(data.author === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "author"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "conversation_id")) || (key0 === "text")) || (key0 === "author")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      if(!(validateConversationNoteText(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
        vErrors = vErrors === null ? validateConversationNoteText.errors : vErrors.concat(validateConversationNoteText.errors);
        errors = vErrors.length;
      }
    }
    if(data.author !== undefined){
      if(!(validateMessageAuthor(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
        vErrors = vErrors === null ? validateMessageAuthor.errors : vErrors.concat(validateMessageAuthor.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      let data4 = data.created_at;
      if(typeof data4 === "string"){
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationNote.errors = vErrors;
  return errors === 0;
}
function validateConversationNoteText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 4096)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 4096});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateConversationNoteText.errors = vErrors;
  return errors === 0;
}
function validateConversationOwner(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaConversationOwner.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: schemaConversationOwner.properties.name.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 320)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 320});
          errors++;
        }
      }
    }
  }
  validateConversationOwner.errors = vErrors;
  return errors === 0;
}
function validateConversationStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "open") || (data === "handed_off")) || (data === "closed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaConversationStatus.enum});
    errors++;
  }
  validateConversationStatus.errors = vErrors;
  return errors === 0;
}
function validateCreatedGrant(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.grant_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "grant_status"});
      errors++;
    }
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.token_prefix === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token_prefix"});
      errors++;
    }
    if(data.secret === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "secret"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "grant_status")) || (key0 === "granted_scopes")) || (key0 === "token_prefix")) || (key0 === "secret")) || (key0 === "created_at")) || (key0 === "expires_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.grant_status !== undefined){
      if(!(validateGrantStatus(data.grant_status, {instancePath:instancePath+"/grant_status",parentData:data,parentDataProperty:"grant_status",rootData}))){
        vErrors = vErrors === null ? validateGrantStatus.errors : vErrors.concat(validateGrantStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validateGrantedScopes(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validateGrantedScopes.errors : vErrors.concat(validateGrantedScopes.errors);
        errors = vErrors.length;
      }
    }
    if(data.token_prefix !== undefined){
      if(!(validateCredentialPrefix(data.token_prefix, {instancePath:instancePath+"/token_prefix",parentData:data,parentDataProperty:"token_prefix",rootData}))){
        vErrors = vErrors === null ? validateCredentialPrefix.errors : vErrors.concat(validateCredentialPrefix.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validateCredentialSecret(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validateCredentialSecret.errors : vErrors.concat(validateCredentialSecret.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateCredentialExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateCredentialExpiry.errors : vErrors.concat(validateCredentialExpiry.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCreatedGrant.errors = vErrors;
  return errors === 0;
}
function validateCreatedKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.key_prefix === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "key_prefix"});
      errors++;
    }
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.secret === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "secret"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "key_prefix")) || (key0 === "granted_scopes")) || (key0 === "secret")) || (key0 === "created_at")) || (key0 === "expires_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.key_prefix !== undefined){
      if(!(validateCredentialPrefix(data.key_prefix, {instancePath:instancePath+"/key_prefix",parentData:data,parentDataProperty:"key_prefix",rootData}))){
        vErrors = vErrors === null ? validateCredentialPrefix.errors : vErrors.concat(validateCredentialPrefix.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validateGrantedScopes(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validateGrantedScopes.errors : vErrors.concat(validateGrantedScopes.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validateCredentialSecret(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validateCredentialSecret.errors : vErrors.concat(validateCredentialSecret.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateCredentialExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateCredentialExpiry.errors : vErrors.concat(validateCredentialExpiry.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCreatedKey.errors = vErrors;
  return errors === 0;
}
function validateCreatedWebhook(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhook_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "webhook_id"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "events"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.notice === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "notice"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaCreatedWebhook.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/webhook_id", "#/properties/webhook_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/webhook_id", "#/properties/webhook_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validateWebhookUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validateWebhookUrl.errors : vErrors.concat(validateWebhookUrl.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      if(!(validateSubscribedEvents(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
        vErrors = vErrors === null ? validateSubscribedEvents.errors : vErrors.concat(validateSubscribedEvents.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateWebhookStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateWebhookStatus.errors : vErrors.concat(validateWebhookStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validateWebhookNotice(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validateWebhookNotice.errors : vErrors.concat(validateWebhookNotice.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      if(!(validateWebhookDescription(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validateWebhookDescription.errors : vErrors.concat(validateWebhookDescription.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validateWebhookSecret(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validateWebhookSecret.errors : vErrors.concat(validateWebhookSecret.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCreatedWebhook.errors = vErrors;
  return errors === 0;
}
function validateCreatedWebhookEndpoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.service_account_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "service_account_id"});
      errors++;
    }
    if(data.endpoint_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "endpoint_url"});
      errors++;
    }
    if(data.subscribed_events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "subscribed_events"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.notice === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "notice"});
      errors++;
    }
    if(data.signing_secret === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "signing_secret"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaCreatedWebhookEndpoint.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validateWebhookUrl(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validateWebhookUrl.errors : vErrors.concat(validateWebhookUrl.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscribed_events !== undefined){
      if(!(validateSubscribedEvents(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData}))){
        vErrors = vErrors === null ? validateSubscribedEvents.errors : vErrors.concat(validateSubscribedEvents.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateWebhookStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateWebhookStatus.errors : vErrors.concat(validateWebhookStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validateWebhookNotice(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validateWebhookNotice.errors : vErrors.concat(validateWebhookNotice.errors);
        errors = vErrors.length;
      }
    }
    if(data.signing_secret !== undefined){
      if(!(validateWebhookSecret(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
        vErrors = vErrors === null ? validateWebhookSecret.errors : vErrors.concat(validateWebhookSecret.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCreatedWebhookEndpoint.errors = vErrors;
  return errors === 0;
}
function validateCredentialExpiry(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaCredentialExpiry.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats_129fbab4be(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validateCredentialExpiry.errors = vErrors;
  return errors === 0;
}
function validateCredentialPrefix(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateCredentialPrefix.errors = vErrors;
  return errors === 0;
}
function validateCredentialSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 256)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 256});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateCredentialSecret.errors = vErrors;
  return errors === 0;
}
function validateCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "phone_number")) || (key0 === "name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: schemaCustomer.properties.name.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomer.errors = vErrors;
  return errors === 0;
}
function validateCustomerAttributes(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 50){
      vErrors = withFinding(vErrors, instancePath, "#/maxProperties", {limit: 50});
      errors++;
    }
    for(const key0 in data){
      let data0 = data[key0];
      const _errs3 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs4 = errors;
      if(typeof data0 === "string"){
        if(longerThan(data0, 500)){
          vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf/0/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid0 = _errs4 === errors;
      if(_valid0){
        valid1 = true;
        passing0 = 0;
      }
      const _errs6 = errors;
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 9007199254740991 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf/1/maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if(data0 < -9007199254740991 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf/1/minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf/1/type", {type: "number"});
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if(_valid0 && valid1){
        valid1 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid1 = true;
          passing0 = 1;
        }
        const _errs8 = errors;
        if(typeof data0 !== "boolean"){
          vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf/2/type", {type: "boolean"});
          errors++;
        }
        var _valid0 = _errs8 === errors;
        if(_valid0 && valid1){
          valid1 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid1 = true;
            passing0 = 2;
          }
        }
      }
      if(!valid1){
        vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/oneOf", {passingSchemas: passing0});
        errors++;
      }
      else {
        errors = _errs3;
        if(vErrors !== null){
          if(_errs3){
            vErrors.length = _errs3;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerAttributes.errors = vErrors;
  return errors === 0;
}
function validateCustomerConsent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.marketing === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "marketing"});
      errors++;
    }
    if(data.origin === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "origin"});
      errors++;
    }
    if(data.source === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source"});
      errors++;
    }
    if(data.at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "at"});
      errors++;
    }
    if(data.recorded_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "recorded_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "marketing")) || (key0 === "origin")) || (key0 === "source")) || (key0 === "at")) || (key0 === "recorded_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.marketing !== undefined){
      let data1 = data.marketing;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "opted_in") || (data1 === "opted_out"))){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: schemaCustomerConsent.properties.marketing.enum});
        errors++;
      }
    }
    if(data.origin !== undefined){
      let data2 = data.origin;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/origin", "#/properties/origin/type", {type: "string"});
        errors++;
      }
      if(!((((data2 === "customer") || (data2 === "provider")) || (data2 === "api")) || (data2 === "operator"))){
        vErrors = withFinding(vErrors, instancePath+"/origin", "#/properties/origin/enum", {allowedValues: schemaCustomerConsent.properties.origin.enum});
        errors++;
      }
    }
    if(data.source !== undefined){
      let data3 = data.source;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/type", {type: schemaCustomerConsent.properties.source.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(longerThan(data3, 200)){
          vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/maxLength", {limit: 200});
          errors++;
        }
      }
    }
    if(data.at !== undefined){
      if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.recorded_at !== undefined){
      if(!(validateTimestamp(data.recorded_at, {instancePath:instancePath+"/recorded_at",parentData:data,parentDataProperty:"recorded_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerConsent.errors = vErrors;
  return errors === 0;
}
function validateCustomerLabel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 32)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 32});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
    if(!pattern_157c579066.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_-]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateCustomerLabel.errors = vErrors;
  return errors === 0;
}
function validateCustomerLabels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 20){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 20});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateCustomerLabel(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateCustomerLabel.errors : vErrors.concat(validateCustomerLabel.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateCustomerLabels.errors = vErrors;
  return errors === 0;
}
function validateCustomerLanguage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaCustomerLanguage.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 20)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 20});
      errors++;
    }
    if(!pattern_6702df367e.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
      errors++;
    }
  }
  validateCustomerLanguage.errors = vErrors;
  return errors === 0;
}
function validateCustomerMarketing(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "unknown") || (data === "opted_in")) || (data === "opted_out"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaCustomerMarketing.enum});
    errors++;
  }
  validateCustomerMarketing.errors = vErrors;
  return errors === 0;
}
function validateCustomerProfile(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.labels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "labels"});
      errors++;
    }
    if(data.attributes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "attributes"});
      errors++;
    }
    if(data.language === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "language"});
      errors++;
    }
    if(data.time_zone === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "time_zone"});
      errors++;
    }
    if(data.marketing === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "marketing"});
      errors++;
    }
    if(data.marketing_changed_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "marketing_changed_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaCustomerProfile.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: schemaCustomerProfile.properties.name.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
      }
    }
    if(data.labels !== undefined){
      if(!(validateCustomerLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateCustomerLabels.errors : vErrors.concat(validateCustomerLabels.errors);
        errors = vErrors.length;
      }
    }
    if(data.attributes !== undefined){
      if(!(validateCustomerAttributes(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
        vErrors = vErrors === null ? validateCustomerAttributes.errors : vErrors.concat(validateCustomerAttributes.errors);
        errors = vErrors.length;
      }
    }
    if(data.language !== undefined){
      if(!(validateCustomerLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
        vErrors = vErrors === null ? validateCustomerLanguage.errors : vErrors.concat(validateCustomerLanguage.errors);
        errors = vErrors.length;
      }
    }
    if(data.time_zone !== undefined){
      if(!(validateCustomerTimeZone(data.time_zone, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData}))){
        vErrors = vErrors === null ? validateCustomerTimeZone.errors : vErrors.concat(validateCustomerTimeZone.errors);
        errors = vErrors.length;
      }
    }
    if(data.marketing !== undefined){
      if(!(validateCustomerMarketing(data.marketing, {instancePath:instancePath+"/marketing",parentData:data,parentDataProperty:"marketing",rootData}))){
        vErrors = vErrors === null ? validateCustomerMarketing.errors : vErrors.concat(validateCustomerMarketing.errors);
        errors = vErrors.length;
      }
    }
    if(data.marketing_changed_at !== undefined){
      let data8 = data.marketing_changed_at;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/marketing_changed_at", "#/properties/marketing_changed_at/type", {type: schemaCustomerProfile.properties.marketing_changed_at.type});
        errors++;
      }
      if(typeof data8 === "string"){
        if(!(formats_129fbab4be(data8))){
          vErrors = withFinding(vErrors, instancePath+"/marketing_changed_at", "#/properties/marketing_changed_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerProfile.errors = vErrors;
  return errors === 0;
}
function validateCustomerTimeZone(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaCustomerTimeZone.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern_d4a8104adc.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"});
      errors++;
    }
  }
  validateCustomerTimeZone.errors = vErrors;
  return errors === 0;
}
function validateDeliveryAttempt(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attempt === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "attempt"});
      errors++;
    }
    if(data.started_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "started_at"});
      errors++;
    }
    if(data.duration_ms === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "duration_ms"});
      errors++;
    }
    if(data.response_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "response_status"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "attempt") || (key0 === "started_at")) || (key0 === "duration_ms")) || (key0 === "response_status")) || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.attempt !== undefined){
      let data0 = data.attempt;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = withFinding(vErrors, instancePath+"/attempt", "#/properties/attempt/type", {type: "integer"});
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 2147483647 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/attempt", "#/properties/attempt/maximum", {comparison: "<=", limit: 2147483647});
          errors++;
        }
        if(data0 < 1 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/attempt", "#/properties/attempt/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.started_at !== undefined){
      if(!(validateTimestamp(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.duration_ms !== undefined){
      let data2 = data.duration_ms;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/duration_ms", "#/properties/duration_ms/type", {type: "integer"});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 2147483647 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/duration_ms", "#/properties/duration_ms/maximum", {comparison: "<=", limit: 2147483647});
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/duration_ms", "#/properties/duration_ms/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.response_status !== undefined){
      let data3 = data.response_status;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/response_status", "#/properties/response_status/type", {type: schemaDeliveryAttempt.properties.response_status.type});
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 599 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/response_status", "#/properties/response_status/maximum", {comparison: "<=", limit: 599});
          errors++;
        }
        if(data3 < 100 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/response_status", "#/properties/response_status/minimum", {comparison: ">=", limit: 100});
          errors++;
        }
      }
    }
    if(data.error !== undefined){
      let data4 = data.error;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: schemaDeliveryAttempt.properties.error.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 512)){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/maxLength", {limit: 512});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateDeliveryAttempt.errors = vErrors;
  return errors === 0;
}
function validateDeliveryState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaDeliveryState.enum});
    errors++;
  }
  validateDeliveryState.errors = vErrors;
  return errors === 0;
}
function validateDeliveryStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "pending") || (data === "delivered")) || (data === "exhausted"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaDeliveryStatus.enum});
    errors++;
  }
  validateDeliveryStatus.errors = vErrors;
  return errors === 0;
}
function validateDeployedVersion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.contract_version === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "contract_version"});
      errors++;
    }
    if(data.build === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "build"});
      errors++;
    }
    if(data.environment === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "environment"});
      errors++;
    }
    if(data.operations === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "operations"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "contract_version") || (key0 === "build")) || (key0 === "environment")) || (key0 === "operations"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.contract_version !== undefined){
      let data0 = data.contract_version;
      if(typeof data0 === "string"){
        if(longerThan(data0, 64)){
          vErrors = withFinding(vErrors, instancePath+"/contract_version", "#/properties/contract_version/maxLength", {limit: 64});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/contract_version", "#/properties/contract_version/type", {type: "string"});
        errors++;
      }
    }
    if(data.build !== undefined){
      let data1 = data.build;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/build", "#/properties/build/maxLength", {limit: 128});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/build", "#/properties/build/type", {type: "string"});
        errors++;
      }
    }
    if(data.environment !== undefined){
      let data2 = data.environment;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/environment", "#/properties/environment/type", {type: "string"});
        errors++;
      }
      if(!(((data2 === "sandbox") || (data2 === "staging")) || (data2 === "production"))){
        vErrors = withFinding(vErrors, instancePath+"/environment", "#/properties/environment/enum", {allowedValues: schemaDeployedVersion.properties.environment.enum});
        errors++;
      }
    }
    if(data.operations !== undefined){
      let data3 = data.operations;
      if(Array.isArray(data3)){
        if(data3.length > 512){
          vErrors = withFinding(vErrors, instancePath+"/operations", "#/properties/operations/maxItems", {limit: 512});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.operation_id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/operations/" + i0, "#/properties/operations/items/required", {missingProperty: "operation_id"});
              errors++;
            }
            if(data4.stage === undefined){
              vErrors = withFinding(vErrors, instancePath+"/operations/" + i0, "#/properties/operations/items/required", {missingProperty: "stage"});
              errors++;
            }
            if(data4.enabled === undefined){
              vErrors = withFinding(vErrors, instancePath+"/operations/" + i0, "#/properties/operations/items/required", {missingProperty: "enabled"});
              errors++;
            }
            for(const key1 in data4){
              if(!(((key1 === "operation_id") || (key1 === "stage")) || (key1 === "enabled"))){
                vErrors = withFinding(vErrors, instancePath+"/operations/" + i0, "#/properties/operations/items/additionalProperties", {additionalProperty: key1});
                errors++;
              }
            }
            if(data4.operation_id !== undefined){
              let data5 = data4.operation_id;
              if(typeof data5 === "string"){
                if(longerThan(data5, 128)){
                  vErrors = withFinding(vErrors, instancePath+"/operations/" + i0+"/operation_id", "#/properties/operations/items/properties/operation_id/maxLength", {limit: 128});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/operations/" + i0+"/operation_id", "#/properties/operations/items/properties/operation_id/type", {type: "string"});
                errors++;
              }
            }
            if(data4.stage !== undefined){
              let data6 = data4.stage;
              if(typeof data6 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/operations/" + i0+"/stage", "#/properties/operations/items/properties/stage/type", {type: "string"});
                errors++;
              }
              if(!((((data6 === "stable") || (data6 === "preview")) || (data6 === "deprecated")) || (data6 === "sunset"))){
                vErrors = withFinding(vErrors, instancePath+"/operations/" + i0+"/stage", "#/properties/operations/items/properties/stage/enum", {allowedValues: schemaDeployedVersion.properties.operations.items.properties.stage.enum});
                errors++;
              }
            }
            if(data4.enabled !== undefined){
              if(typeof data4.enabled !== "boolean"){
                vErrors = withFinding(vErrors, instancePath+"/operations/" + i0+"/enabled", "#/properties/operations/items/properties/enabled/type", {type: "boolean"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/operations/" + i0, "#/properties/operations/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/operations", "#/properties/operations/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateDeployedVersion.errors = vErrors;
  return errors === 0;
}
function validateDeviceToken(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaDeviceToken.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 256)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 256});
      errors++;
    }
  }
  validateDeviceToken.errors = vErrors;
  return errors === 0;
}
function validateDirectoryAgent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.channels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channels"});
      errors++;
    }
    if(data.is_listed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "is_listed"});
      errors++;
    }
    if(data.listing_category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "listing_category"});
      errors++;
    }
    if(data.listing_description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "listing_description"});
      errors++;
    }
    if(data.listing_slug === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "listing_slug"});
      errors++;
    }
    if(data.organization_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "organization_name"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaDirectoryAgent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateAgentStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateAgentStatus.errors : vErrors.concat(validateAgentStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.channels !== undefined){
      let data3 = data.channels;
      if(Array.isArray(data3)){
        if(data3.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateChannelName(data3[i0], {instancePath:instancePath+"/channels/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(true !== data.is_listed){
        vErrors = withFinding(vErrors, instancePath+"/is_listed", "#/properties/is_listed/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data6 = data.listing_category;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/type", {type: schemaDirectoryAgent.properties.listing_category.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(longerThan(data6, 64)){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/maxLength", {limit: 64});
          errors++;
        }
      }
    }
    if(data.listing_description !== undefined){
      let data7 = data.listing_description;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/type", {type: schemaDirectoryAgent.properties.listing_description.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(longerThan(data7, 2000)){
          vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/maxLength", {limit: 2000});
          errors++;
        }
      }
    }
    if(data.listing_slug !== undefined){
      if(!(validateListingSlug(data.listing_slug, {instancePath:instancePath+"/listing_slug",parentData:data,parentDataProperty:"listing_slug",rootData}))){
        vErrors = vErrors === null ? validateListingSlug.errors : vErrors.concat(validateListingSlug.errors);
        errors = vErrors.length;
      }
    }
    if(data.organization_name !== undefined){
      let data9 = data.organization_name;
      if(typeof data9 === "string"){
        if(longerThan(data9, 200)){
          vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateDirectoryAgent.errors = vErrors;
  return errors === 0;
}
function validateDiscoveryAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.sandbox_credentials_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "sandbox_credentials_url"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "type") || (key0 === "description")) || (key0 === "sandbox_credentials_url"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("bearer" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "bearer"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 1024});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.sandbox_credentials_url !== undefined){
      let data2 = data.sandbox_credentials_url;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/sandbox_credentials_url", "#/properties/sandbox_credentials_url/type", {type: schemaDiscoveryAuthentication.properties.sandbox_credentials_url.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/sandbox_credentials_url", "#/properties/sandbox_credentials_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data2))){
          vErrors = withFinding(vErrors, instancePath+"/sandbox_credentials_url", "#/properties/sandbox_credentials_url/format", {format: "uri"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateDiscoveryAuthentication.errors = vErrors;
  return errors === 0;
}
function validateEndedSessions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ended_sessions === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ended_sessions"});
      errors++;
    }
    if(data.ended_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ended_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ended_sessions") || (key0 === "ended_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ended_sessions !== undefined){
      let data0 = data.ended_sessions;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = withFinding(vErrors, instancePath+"/ended_sessions", "#/properties/ended_sessions/type", {type: "integer"});
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 < 0 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/ended_sessions", "#/properties/ended_sessions/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.ended_at !== undefined){
      if(!(validateTimestamp(data.ended_at, {instancePath:instancePath+"/ended_at",parentData:data,parentDataProperty:"ended_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEndedSessions.errors = vErrors;
  return errors === 0;
}
function validateErrorDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 100){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 100});
      errors++;
    }
    if(data.length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minItems", {limit: 1});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      let data0 = data[i0];
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.path === undefined){
          vErrors = withFinding(vErrors, instancePath+"/" + i0, "#/items/required", {missingProperty: "path"});
          errors++;
        }
        if(data0.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/" + i0, "#/items/required", {missingProperty: "message"});
          errors++;
        }
        for(const key0 in data0){
          if(!((key0 === "path") || (key0 === "message"))){
            vErrors = withFinding(vErrors, instancePath+"/" + i0, "#/items/additionalProperties", {additionalProperty: key0});
            errors++;
          }
        }
        if(data0.path !== undefined){
          let data1 = data0.path;
          if(typeof data1 === "string"){
            if(longerThan(data1, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/" + i0+"/path", "#/items/properties/path/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/" + i0+"/path", "#/items/properties/path/type", {type: "string"});
            errors++;
          }
        }
        if(data0.message !== undefined){
          let data2 = data0.message;
          if(typeof data2 === "string"){
            if(longerThan(data2, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/" + i0+"/message", "#/items/properties/message/maxLength", {limit: 2048});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/" + i0+"/message", "#/items/properties/message/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/" + i0, "#/items/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateErrorDetails.errors = vErrors;
  return errors === 0;
}
function validateEventAcknowledgement(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accepted === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "accepted"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.customer_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer_id"});
      errors++;
    }
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.message_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message_id"});
      errors++;
    }
    if(data.window_open === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_open"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "accepted") || (key0 === "conversation_id")) || (key0 === "customer_id")) || (key0 === "event_id")) || (key0 === "message_id")) || (key0 === "window_open"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.accepted !== undefined){
      if(true !== data.accepted){
        vErrors = withFinding(vErrors, instancePath+"/accepted", "#/properties/accepted/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data2 = data.customer_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data3 = data.event_id;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/event_id", "#/properties/event_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_id", "#/properties/event_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.message_id !== undefined){
      let data4 = data.message_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/type", {type: schemaEventAcknowledgement.properties.message_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/window_open", "#/properties/window_open/type", {type: "boolean"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventAcknowledgement.errors = vErrors;
  return errors === 0;
}
function validateEventAction(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.payload === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "payload"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "action_type") || (key0 === "tool_name")) || (key0 === "payload"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      let data0 = data.action_type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/type", {type: "string"});
        errors++;
      }
      if(!(((((((((data0 === "reply") || (data0 === "draft")) || (data0 === "handoff")) || (data0 === "assign_owner")) || (data0 === "unassign_owner")) || (data0 === "hand_back")) || (data0 === "close")) || (data0 === "reopen")) || (data0 === "tool_call"))){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: schemaEventAction.properties.action_type.enum});
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      if(!(validateToolName(data.tool_name, {instancePath:instancePath+"/tool_name",parentData:data,parentDataProperty:"tool_name",rootData}))){
        vErrors = vErrors === null ? validateToolName.errors : vErrors.concat(validateToolName.errors);
        errors = vErrors.length;
      }
    }
    if(data.payload !== undefined){
      let data2 = data.payload;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/properties/payload/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventAction.errors = vErrors;
  return errors === 0;
}
function validateEventApproval(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.approval_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval_state"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    if(data.decided_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "decided_at"});
      errors++;
    }
    if(data.reason === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "reason"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "approval_state")) || (key0 === "expires_at")) || (key0 === "decided_at")) || (key0 === "reason"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.approval_state !== undefined){
      let data1 = data.approval_state;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/type", {type: "string"});
        errors++;
      }
      if(!((((data1 === "pending") || (data1 === "approved")) || (data1 === "rejected")) || (data1 === "expired"))){
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: schemaEventApproval.properties.approval_state.enum});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.decided_at !== undefined){
      let data3 = data.decided_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: schemaEventApproval.properties.decided_at.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats_129fbab4be(data3))){
          vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: schemaEventApproval.properties.reason.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/maxLength", {limit: 1000});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventApproval.errors = vErrors;
  return errors === 0;
}
function validateEventChangedBy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaEventChangedBy.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "type") || (key0 === "name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
        errors++;
      }
      if(!(((data0 === "operator") || (data0 === "agent")) || (data0 === "api"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schemaEventChangedBy.properties.type.enum});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: schemaEventChangedBy.properties.name.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 320)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 320});
          errors++;
        }
      }
    }
  }
  validateEventChangedBy.errors = vErrors;
  return errors === 0;
}
function validateEventConversation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.owner_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "owner_id"});
      errors++;
    }
    if(data.labels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "labels"});
      errors++;
    }
    if(data.waiting_since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "waiting_since"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "status") || (key0 === "owner_id")) || (key0 === "labels")) || (key0 === "waiting_since"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateConversationStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateConversationStatus.errors : vErrors.concat(validateConversationStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.owner_id !== undefined){
      let data1 = data.owner_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: schemaEventConversation.properties.owner_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.labels !== undefined){
      if(!(validateConversationLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateConversationLabels.errors : vErrors.concat(validateConversationLabels.errors);
        errors = vErrors.length;
      }
    }
    if(data.waiting_since !== undefined){
      if(!(validateWaitingSince(data.waiting_since, {instancePath:instancePath+"/waiting_since",parentData:data,parentDataProperty:"waiting_since",rootData}))){
        vErrors = vErrors === null ? validateWaitingSince.errors : vErrors.concat(validateWaitingSince.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventConversation.errors = vErrors;
  return errors === 0;
}
function validateEventConversationPrevious(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(((key0 === "status") || (key0 === "owner_id")) || (key0 === "labels"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateConversationStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateConversationStatus.errors : vErrors.concat(validateConversationStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.owner_id !== undefined){
      let data1 = data.owner_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: schemaEventConversationPrevious.properties.owner_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.labels !== undefined){
      if(!(validateConversationLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateConversationLabels.errors : vErrors.concat(validateConversationLabels.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventConversationPrevious.errors = vErrors;
  return errors === 0;
}
function validateEventCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "phone_number"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventCustomer.errors = vErrors;
  return errors === 0;
}
function validateEventInbound(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "event_type") || (key0 === "timestamp"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data0 = data.event_type;
      if(typeof data0 === "string"){
        if(longerThan(data0, 100)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern_89228746e4.test(data0)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data1 = data.timestamp;
      if(typeof data1 === "string"){
        if(!(formats_129fbab4be(data1))){
          vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/properties/timestamp/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/properties/timestamp/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventInbound.errors = vErrors;
  return errors === 0;
}
function validateEventIntent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "name") || (key0 === "confidence"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(longerThan(data0, 128)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.confidence !== undefined){
      let data1 = data.confidence;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 1 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/confidence", "#/properties/confidence/maximum", {comparison: "<=", limit: 1});
          errors++;
        }
        if(data1 < 0 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/confidence", "#/properties/confidence/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/confidence", "#/properties/confidence/type", {type: "number"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventIntent.errors = vErrors;
  return errors === 0;
}
function validateEventMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "text")) || (key0 === "author")) || (key0 === "status")) || (key0 === "provider_message_id")) || (key0 === "error_code"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.type !== undefined){
      let data1 = data.type;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "text") || (data1 === "template"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schemaEventMessage.properties.type.enum});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(longerThan(data2, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.author !== undefined){
      if(!(validateMessageAuthor(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
        vErrors = vErrors === null ? validateMessageAuthor.errors : vErrors.concat(validateMessageAuthor.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateDeliveryState(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateDeliveryState.errors : vErrors.concat(validateDeliveryState.errors);
        errors = vErrors.length;
      }
    }
    if(data.provider_message_id !== undefined){
      let data5 = data.provider_message_id;
      if(typeof data5 === "string"){
        if(longerThan(data5, 256)){
          vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data5, 1)){
          vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.error_code !== undefined){
      let data6 = data.error_code;
      if(typeof data6 === "string"){
        if(longerThan(data6, 64)){
          vErrors = withFinding(vErrors, instancePath+"/error_code", "#/properties/error_code/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_f1299ffc48.test(data6)){
          vErrors = withFinding(vErrors, instancePath+"/error_code", "#/properties/error_code/pattern", {pattern: "^[a-z][a-z_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error_code", "#/properties/error_code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventMessage.errors = vErrors;
  return errors === 0;
}
function validateEventName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((((((((((((((((((data === "conversation.created") || (data === "conversation.message_received")) || (data === "conversation.message_delivered")) || (data === "conversation.message_failed")) || (data === "agent.intent_detected")) || (data === "agent.action_pending")) || (data === "agent.action_approved")) || (data === "agent.action_rejected")) || (data === "agent.handoff")) || (data === "channel.status_changed")) || (data === "conversation.updated")) || (data === "customer.updated")) || (data === "customer.opted_in")) || (data === "customer.opted_out")) || (data === "session.ended")) || (data === "atlas.event.received")) || (data === "atlas.action.executed")) || (data === "atlas.run.updated")) || (data === "agent.message_delivery")) || (data === "message.delivered")) || (data === "template.status_changed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaEventName.enum});
    errors++;
  }
  validateEventName.errors = vErrors;
  return errors === 0;
}
function validateEventSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.agent_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "agent_id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "agent_id")) || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: schemaEventSession.properties.agent_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      if(!(validateSessionStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateSessionStatus.errors : vErrors.concat(validateSessionStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventSession.errors = vErrors;
  return errors === 0;
}
function validateExecutionMode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "dry_run") || (data === "commit"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaExecutionMode.enum});
    errors++;
  }
  validateExecutionMode.errors = vErrors;
  return errors === 0;
}
function validateGrantRevocation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.grant_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "grant_status"});
      errors++;
    }
    if(data.revoked_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "revoked_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "grant_status")) || (key0 === "revoked_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.grant_status !== undefined){
      if("revoked" !== data.grant_status){
        vErrors = withFinding(vErrors, instancePath+"/grant_status", "#/properties/grant_status/const", {allowedValue: "revoked"});
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validateTimestamp(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateGrantRevocation.errors = vErrors;
  return errors === 0;
}
function validateGrantStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "active") || (data === "revoked"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaGrantStatus.enum});
    errors++;
  }
  validateGrantStatus.errors = vErrors;
  return errors === 0;
}
function validateGrantedScopes(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 32){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 32});
      errors++;
    }
    if(data.length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minItems", {limit: 1});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateScope(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateScope.errors : vErrors.concat(validateScope.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if(i1 > 1){
      outer0:
      for(;i1--;){
        for(j0 = i1; j0--;){
          if(func_da5ba51420(data[i1], data[j0])){
            vErrors = withFinding(vErrors, instancePath, "#/uniqueItems", {i: i1, j: j0});
            errors++;
            break outer0;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateGrantedScopes.errors = vErrors;
  return errors === 0;
}
function validateHasMore(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "boolean"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "boolean"});
    errors++;
  }
  validateHasMore.errors = vErrors;
  return errors === 0;
}
function validateHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "status")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("ok" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "ok"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateHealth.errors = vErrors;
  return errors === 0;
}
function validateId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats_0367b0de16(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uuid"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateId.errors = vErrors;
  return errors === 0;
}
function validateInvitation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "token") || (key0 === "expires_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/type", {type: "string"});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateInvitation.errors = vErrors;
  return errors === 0;
}
function validateJsonRpcError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonrpc === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "jsonrpc"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "jsonrpc") || (key0 === "id")) || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/properties/jsonrpc/const", {allowedValue: "2.0"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if(typeof data1 === "string"){
        if(longerThan(data1, 255)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/oneOf/0/maxLength", {limit: 255});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if(_valid0){
        valid1 = true;
        passing0 = 0;
      }
      const _errs7 = errors;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/oneOf/1/type", {type: "integer"});
        errors++;
      }
      var _valid0 = _errs7 === errors;
      if(_valid0 && valid1){
        valid1 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid1 = true;
          passing0 = 1;
        }
        const _errs9 = errors;
        if(data1 !== null){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/oneOf/2/type", {type: "null"});
          errors++;
        }
        var _valid0 = _errs9 === errors;
        if(_valid0 && valid1){
          valid1 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid1 = true;
            passing0 = 2;
          }
        }
      }
      if(!valid1){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/oneOf", {passingSchemas: passing0});
        errors++;
      }
      else {
        errors = _errs4;
        if(vErrors !== null){
          if(_errs4){
            vErrors.length = _errs4;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data.error !== undefined){
      let data2 = data.error;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data2.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        for(const key1 in data2){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "data"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data2.code !== undefined){
          let data3 = data2.code;
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "integer"});
            errors++;
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 > 32767 || isNaN(data3)){
              vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/maximum", {comparison: "<=", limit: 32767});
              errors++;
            }
            if(data3 < -32768 || isNaN(data3)){
              vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/minimum", {comparison: ">=", limit: -32768});
              errors++;
            }
          }
        }
        if(data2.message !== undefined){
          let data4 = data2.message;
          if(typeof data4 === "string"){
            if(longerThan(data4, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data2.data !== undefined){
          if(!(validateToolRefusal(data2.data, {instancePath:instancePath+"/error/data",parentData:data2,parentDataProperty:"data",rootData}))){
            vErrors = vErrors === null ? validateToolRefusal.errors : vErrors.concat(validateToolRefusal.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateJsonRpcError.errors = vErrors;
  return errors === 0;
}
function validateJsonRpcId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(typeof data === "string"){
    if(longerThan(data, 255)){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/maxLength", {limit: 255});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "string"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "integer"});
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
    errors++;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validateJsonRpcId.errors = vErrors;
  return errors === 0;
}
function validateJsonRpcResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonrpc === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "jsonrpc"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.result === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "result"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "jsonrpc") || (key0 === "id")) || (key0 === "result"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/properties/jsonrpc/const", {allowedValue: "2.0"});
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateJsonRpcId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateJsonRpcId.errors : vErrors.concat(validateJsonRpcId.errors);
        errors = vErrors.length;
      }
    }
    if(data.result !== undefined){
      let data2 = data.result;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.tools !== undefined){
          let data3 = data2.tools;
          if(Array.isArray(data3)){
            if(data3.length > 64){
              vErrors = withFinding(vErrors, instancePath+"/result/tools", "#/properties/result/properties/tools/maxItems", {limit: 64});
              errors++;
            }
            const len0 = data3.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateToolServerTool(data3[i0], {instancePath:instancePath+"/result/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateToolServerTool.errors : vErrors.concat(validateToolServerTool.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/result/tools", "#/properties/result/properties/tools/type", {type: "array"});
            errors++;
          }
        }
        if(data2.content !== undefined){
          let data5 = data2.content;
          if(Array.isArray(data5)){
            if(data5.length > 64){
              vErrors = withFinding(vErrors, instancePath+"/result/content", "#/properties/result/properties/content/maxItems", {limit: 64});
              errors++;
            }
            const len1 = data5.length;
            for(let i1=0; i1<len1; i1++){
              let data6 = data5[i1];
              if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
                if(data6.type === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/result/content/" + i1, "#/properties/result/properties/content/items/required", {missingProperty: "type"});
                  errors++;
                }
                if(data6.type !== undefined){
                  let data7 = data6.type;
                  if(typeof data7 === "string"){
                    if(longerThan(data7, 32)){
                      vErrors = withFinding(vErrors, instancePath+"/result/content/" + i1+"/type", "#/properties/result/properties/content/items/properties/type/maxLength", {limit: 32});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/result/content/" + i1+"/type", "#/properties/result/properties/content/items/properties/type/type", {type: "string"});
                    errors++;
                  }
                }
                if(data6.text !== undefined){
                  let data8 = data6.text;
                  if(typeof data8 === "string"){
                    if(longerThan(data8, 1048576)){
                      vErrors = withFinding(vErrors, instancePath+"/result/content/" + i1+"/text", "#/properties/result/properties/content/items/properties/text/maxLength", {limit: 1048576});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/result/content/" + i1+"/text", "#/properties/result/properties/content/items/properties/text/type", {type: "string"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/result/content/" + i1, "#/properties/result/properties/content/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/result/content", "#/properties/result/properties/content/type", {type: "array"});
            errors++;
          }
        }
        if(data2.structuredContent !== undefined){
          if(!(validateToolOutcome(data2.structuredContent, {instancePath:instancePath+"/result/structuredContent",parentData:data2,parentDataProperty:"structuredContent",rootData}))){
            vErrors = vErrors === null ? validateToolOutcome.errors : vErrors.concat(validateToolOutcome.errors);
            errors = vErrors.length;
          }
        }
        if(data2.isError !== undefined){
          if(typeof data2.isError !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/result/isError", "#/properties/result/properties/isError/type", {type: "boolean"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/result", "#/properties/result/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateJsonRpcResult.errors = vErrors;
  return errors === 0;
}
function validateKeyRevocation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.revoked_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "revoked_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "status")) || (key0 === "revoked_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("revoked" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "revoked"});
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validateTimestamp(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKeyRevocation.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeAttemptFailure(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaKnowledgeAttemptFailure.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "code"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "code") || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.code !== undefined){
      if(!(validateKnowledgeFailureCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeFailureCode.errors : vErrors.concat(validateKnowledgeFailureCode.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      let data1 = data.message;
      if(typeof data1 === "string"){
        if(longerThan(data1, 500)){
          vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/type", {type: "string"});
        errors++;
      }
    }
  }
  validateKnowledgeAttemptFailure.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeAudience(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "customers") || (data === "developers")) || (data === "both"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaKnowledgeAudience.enum});
    errors++;
  }
  validateKnowledgeAudience.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeCitation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.knowledge_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_id"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "knowledge_id") || (key0 === "title")) || (key0 === "url")) || (key0 === "heading")) || (key0 === "start")) || (key0 === "end"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data0 = data.knowledge_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data1 = data.title;
      if(typeof data1 === "string"){
        if(longerThan(data1, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/maxLength", {limit: 300});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data2 = data.url;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.heading !== undefined){
      let data3 = data.heading;
      if(typeof data3 === "string"){
        if(longerThan(data3, 500)){
          vErrors = withFinding(vErrors, instancePath+"/heading", "#/properties/heading/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/heading", "#/properties/heading/type", {type: "string"});
        errors++;
      }
    }
    if(data.start !== undefined){
      let data4 = data.start;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = withFinding(vErrors, instancePath+"/start", "#/properties/start/type", {type: "integer"});
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/start", "#/properties/start/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.end !== undefined){
      let data5 = data.end;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = withFinding(vErrors, instancePath+"/end", "#/properties/end/type", {type: "integer"});
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 0 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/end", "#/properties/end/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKnowledgeCitation.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.knowledge_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_id"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.audience === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "audience"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.training_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "training_status"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.filename === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "filename"});
      errors++;
    }
    if(data.media_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "media_type"});
      errors++;
    }
    if(data.job_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "job_id"});
      errors++;
    }
    if(data.failure === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "failure"});
      errors++;
    }
    if(data.indexed_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "indexed_at"});
      errors++;
    }
    if(data.ingested_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ingested_at"});
      errors++;
    }
    if(data.archived_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "archived_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaKnowledgeDocument.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data1 = data.knowledge_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.title !== undefined){
      if(!(validateKnowledgeTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeTitle.errors : vErrors.concat(validateKnowledgeTitle.errors);
        errors = vErrors.length;
      }
    }
    if(data.source_type !== undefined){
      if(!(validateKnowledgeSourceType(data.source_type, {instancePath:instancePath+"/source_type",parentData:data,parentDataProperty:"source_type",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeSourceType.errors : vErrors.concat(validateKnowledgeSourceType.errors);
        errors = vErrors.length;
      }
    }
    if(data.audience !== undefined){
      if(!(validateKnowledgeAudience(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeAudience.errors : vErrors.concat(validateKnowledgeAudience.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateKnowledgeStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeStatus.errors : vErrors.concat(validateKnowledgeStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.training_status !== undefined){
      if(!(validateKnowledgeStatus(data.training_status, {instancePath:instancePath+"/training_status",parentData:data,parentDataProperty:"training_status",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeStatus.errors : vErrors.concat(validateKnowledgeStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data7 = data.url;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: schemaKnowledgeDocument.properties.url.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(longerThan(data7, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
      }
    }
    if(data.filename !== undefined){
      let data8 = data.filename;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: schemaKnowledgeDocument.properties.filename.type});
        errors++;
      }
      if(typeof data8 === "string"){
        if(longerThan(data8, 255)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/maxLength", {limit: 255});
          errors++;
        }
      }
    }
    if(data.media_type !== undefined){
      let data9 = data.media_type;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: schemaKnowledgeDocument.properties.media_type.type});
        errors++;
      }
      if(typeof data9 === "string"){
        if(longerThan(data9, 255)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/maxLength", {limit: 255});
          errors++;
        }
      }
    }
    if(data.job_id !== undefined){
      let data10 = data.job_id;
      if((typeof data10 !== "string") && (data10 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/type", {type: schemaKnowledgeDocument.properties.job_id.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats_0367b0de16(data10))){
          vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validateKnowledgeFailure(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeFailure.errors : vErrors.concat(validateKnowledgeFailure.errors);
        errors = vErrors.length;
      }
    }
    if(data.indexed_at !== undefined){
      let data12 = data.indexed_at;
      if((typeof data12 !== "string") && (data12 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/type", {type: schemaKnowledgeDocument.properties.indexed_at.type});
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats_129fbab4be(data12))){
          vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.ingested_at !== undefined){
      let data13 = data.ingested_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/type", {type: schemaKnowledgeDocument.properties.ingested_at.type});
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats_129fbab4be(data13))){
          vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.archived_at !== undefined){
      let data14 = data.archived_at;
      if((typeof data14 !== "string") && (data14 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/type", {type: schemaKnowledgeDocument.properties.archived_at.type});
        errors++;
      }
      if(typeof data14 === "string"){
        if(!(formats_129fbab4be(data14))){
          vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data15 = data.created_at;
      if(typeof data15 === "string"){
        if(!(formats_129fbab4be(data15))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data16 = data.updated_at;
      if(typeof data16 === "string"){
        if(!(formats_129fbab4be(data16))){
          vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKnowledgeDocument.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeDocumentDetail(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.knowledge_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_id"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.audience === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "audience"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.training_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "training_status"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.filename === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "filename"});
      errors++;
    }
    if(data.media_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "media_type"});
      errors++;
    }
    if(data.job_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "job_id"});
      errors++;
    }
    if(data.failure === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "failure"});
      errors++;
    }
    if(data.indexed_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "indexed_at"});
      errors++;
    }
    if(data.ingested_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ingested_at"});
      errors++;
    }
    if(data.archived_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "archived_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    if(data.content === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "content"});
      errors++;
    }
    if(data.chunk_count === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "chunk_count"});
      errors++;
    }
    if(data.ingest === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ingest"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaKnowledgeDocumentDetail.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data1 = data.knowledge_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.title !== undefined){
      if(!(validateKnowledgeTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeTitle.errors : vErrors.concat(validateKnowledgeTitle.errors);
        errors = vErrors.length;
      }
    }
    if(data.source_type !== undefined){
      if(!(validateKnowledgeSourceType(data.source_type, {instancePath:instancePath+"/source_type",parentData:data,parentDataProperty:"source_type",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeSourceType.errors : vErrors.concat(validateKnowledgeSourceType.errors);
        errors = vErrors.length;
      }
    }
    if(data.audience !== undefined){
      if(!(validateKnowledgeAudience(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeAudience.errors : vErrors.concat(validateKnowledgeAudience.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateKnowledgeStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeStatus.errors : vErrors.concat(validateKnowledgeStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.training_status !== undefined){
      if(!(validateKnowledgeStatus(data.training_status, {instancePath:instancePath+"/training_status",parentData:data,parentDataProperty:"training_status",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeStatus.errors : vErrors.concat(validateKnowledgeStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data7 = data.url;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: schemaKnowledgeDocumentDetail.properties.url.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(longerThan(data7, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
      }
    }
    if(data.filename !== undefined){
      let data8 = data.filename;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: schemaKnowledgeDocumentDetail.properties.filename.type});
        errors++;
      }
      if(typeof data8 === "string"){
        if(longerThan(data8, 255)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/maxLength", {limit: 255});
          errors++;
        }
      }
    }
    if(data.media_type !== undefined){
      let data9 = data.media_type;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: schemaKnowledgeDocumentDetail.properties.media_type.type});
        errors++;
      }
      if(typeof data9 === "string"){
        if(longerThan(data9, 255)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/maxLength", {limit: 255});
          errors++;
        }
      }
    }
    if(data.job_id !== undefined){
      let data10 = data.job_id;
      if((typeof data10 !== "string") && (data10 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/type", {type: schemaKnowledgeDocumentDetail.properties.job_id.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats_0367b0de16(data10))){
          vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validateKnowledgeFailure(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeFailure.errors : vErrors.concat(validateKnowledgeFailure.errors);
        errors = vErrors.length;
      }
    }
    if(data.indexed_at !== undefined){
      let data12 = data.indexed_at;
      if((typeof data12 !== "string") && (data12 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/type", {type: schemaKnowledgeDocumentDetail.properties.indexed_at.type});
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats_129fbab4be(data12))){
          vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.ingested_at !== undefined){
      let data13 = data.ingested_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/type", {type: schemaKnowledgeDocumentDetail.properties.ingested_at.type});
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats_129fbab4be(data13))){
          vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.archived_at !== undefined){
      let data14 = data.archived_at;
      if((typeof data14 !== "string") && (data14 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/type", {type: schemaKnowledgeDocumentDetail.properties.archived_at.type});
        errors++;
      }
      if(typeof data14 === "string"){
        if(!(formats_129fbab4be(data14))){
          vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data15 = data.created_at;
      if(typeof data15 === "string"){
        if(!(formats_129fbab4be(data15))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data16 = data.updated_at;
      if(typeof data16 === "string"){
        if(!(formats_129fbab4be(data16))){
          vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/updated_at", "#/properties/updated_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data17 = data.text;
      if((typeof data17 !== "string") && (data17 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: schemaKnowledgeDocumentDetail.properties.text.type});
        errors++;
      }
      if(typeof data17 === "string"){
        if(longerThan(data17, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 200000});
          errors++;
        }
      }
    }
    if(data.content !== undefined){
      let data18 = data.content;
      if((typeof data18 !== "string") && (data18 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/type", {type: schemaKnowledgeDocumentDetail.properties.content.type});
        errors++;
      }
      if(typeof data18 === "string"){
        if(longerThan(data18, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/maxLength", {limit: 200000});
          errors++;
        }
      }
    }
    if(data.chunk_count !== undefined){
      let data19 = data.chunk_count;
      if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
        vErrors = withFinding(vErrors, instancePath+"/chunk_count", "#/properties/chunk_count/type", {type: "integer"});
        errors++;
      }
      if((typeof data19 == "number") && (isFinite(data19))){
        if(data19 < 0 || isNaN(data19)){
          vErrors = withFinding(vErrors, instancePath+"/chunk_count", "#/properties/chunk_count/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.ingest !== undefined){
      if(!(validateKnowledgeIngest(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeIngest.errors : vErrors.concat(validateKnowledgeIngest.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKnowledgeDocumentDetail.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeFailure(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaKnowledgeFailure.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "code"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "code") || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.code !== undefined){
      if(!(validateKnowledgeFailureCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeFailureCode.errors : vErrors.concat(validateKnowledgeFailureCode.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      let data1 = data.message;
      if(typeof data1 === "string"){
        if(longerThan(data1, 500)){
          vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/type", {type: "string"});
        errors++;
      }
    }
  }
  validateKnowledgeFailure.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeFailureCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((((data === "invalid_url") || (data === "fetch_blocked")) || (data === "unsupported_format")) || (data === "too_large")) || (data === "timed_out")) || (data === "extraction_failed")) || (data === "fetch_failed")) || (data === "no_text"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaKnowledgeFailureCode.enum});
    errors++;
  }
  validateKnowledgeFailureCode.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeGap(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaKnowledgeGap.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.unknown_words === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "unknown_words"});
      errors++;
    }
    if(data.nearest === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "nearest"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "unknown_words") || (key0 === "nearest"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.unknown_words !== undefined){
      let data0 = data.unknown_words;
      if(Array.isArray(data0)){
        if(data0.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/unknown_words", "#/properties/unknown_words/maxItems", {limit: 10});
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(longerThan(data1, 64)){
              vErrors = withFinding(vErrors, instancePath+"/unknown_words/" + i0, "#/properties/unknown_words/items/maxLength", {limit: 64});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/unknown_words/" + i0, "#/properties/unknown_words/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/unknown_words", "#/properties/unknown_words/type", {type: "array"});
        errors++;
      }
    }
    if(data.nearest !== undefined){
      let data2 = data.nearest;
      if(Array.isArray(data2)){
        if(data2.length > 3){
          vErrors = withFinding(vErrors, instancePath+"/nearest", "#/properties/nearest/maxItems", {limit: 3});
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.knowledge_id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/nearest/" + i1, "#/properties/nearest/items/required", {missingProperty: "knowledge_id"});
              errors++;
            }
            if(data3.title === undefined){
              vErrors = withFinding(vErrors, instancePath+"/nearest/" + i1, "#/properties/nearest/items/required", {missingProperty: "title"});
              errors++;
            }
            for(const key1 in data3){
              if(!((key1 === "knowledge_id") || (key1 === "title"))){
                vErrors = withFinding(vErrors, instancePath+"/nearest/" + i1, "#/properties/nearest/items/additionalProperties", {additionalProperty: key1});
                errors++;
              }
            }
            if(data3.knowledge_id !== undefined){
              if(!(validateId(data3.knowledge_id, {instancePath:instancePath+"/nearest/" + i1+"/knowledge_id",parentData:data3,parentDataProperty:"knowledge_id",rootData}))){
                vErrors = vErrors === null ? validateId.errors : vErrors.concat(validateId.errors);
                errors = vErrors.length;
              }
            }
            if(data3.title !== undefined){
              let data5 = data3.title;
              if(typeof data5 === "string"){
                if(longerThan(data5, 300)){
                  vErrors = withFinding(vErrors, instancePath+"/nearest/" + i1+"/title", "#/properties/nearest/items/properties/title/maxLength", {limit: 300});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/nearest/" + i1+"/title", "#/properties/nearest/items/properties/title/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/nearest/" + i1, "#/properties/nearest/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/nearest", "#/properties/nearest/type", {type: "array"});
        errors++;
      }
    }
  }
  validateKnowledgeGap.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeIngest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaKnowledgeIngest.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.job_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "job_id"});
      errors++;
    }
    if(data.state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "state"});
      errors++;
    }
    if(data.stage === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "stage"});
      errors++;
    }
    if(data.attempts === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "attempts"});
      errors++;
    }
    if(data.bytes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "bytes"});
      errors++;
    }
    if(data.failure === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "failure"});
      errors++;
    }
    if(data.started_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "started_at"});
      errors++;
    }
    if(data.finished_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "finished_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "job_id") || (key0 === "state")) || (key0 === "stage")) || (key0 === "attempts")) || (key0 === "bytes")) || (key0 === "failure")) || (key0 === "started_at")) || (key0 === "finished_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.job_id !== undefined){
      let data0 = data.job_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.state !== undefined){
      let data1 = data.state;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/type", {type: "string"});
        errors++;
      }
      if(!((((data1 === "queued") || (data1 === "running")) || (data1 === "succeeded")) || (data1 === "failed"))){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: schemaKnowledgeIngest.properties.state.enum});
        errors++;
      }
    }
    if(data.stage !== undefined){
      if(!(validateKnowledgeIngestStage(data.stage, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeIngestStage.errors : vErrors.concat(validateKnowledgeIngestStage.errors);
        errors = vErrors.length;
      }
    }
    if(data.attempts !== undefined){
      let data3 = data.attempts;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        vErrors = withFinding(vErrors, instancePath+"/attempts", "#/properties/attempts/type", {type: "integer"});
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 0 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/attempts", "#/properties/attempts/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.bytes !== undefined){
      let data4 = data.bytes;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/bytes", "#/properties/bytes/type", {type: schemaKnowledgeIngest.properties.bytes.type});
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/bytes", "#/properties/bytes/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validateKnowledgeAttemptFailure(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeAttemptFailure.errors : vErrors.concat(validateKnowledgeAttemptFailure.errors);
        errors = vErrors.length;
      }
    }
    if(data.started_at !== undefined){
      let data6 = data.started_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/started_at", "#/properties/started_at/type", {type: schemaKnowledgeIngest.properties.started_at.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats_129fbab4be(data6))){
          vErrors = withFinding(vErrors, instancePath+"/started_at", "#/properties/started_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.finished_at !== undefined){
      let data7 = data.finished_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/finished_at", "#/properties/finished_at/type", {type: schemaKnowledgeIngest.properties.finished_at.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats_129fbab4be(data7))){
          vErrors = withFinding(vErrors, instancePath+"/finished_at", "#/properties/finished_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
  }
  validateKnowledgeIngest.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeIngestStage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((data === "queued") || (data === "fetching")) || (data === "extracting")) || (data === "indexing")) || (data === "done")) || (data === "failed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaKnowledgeIngestStage.enum});
    errors++;
  }
  validateKnowledgeIngestStage.errors = vErrors;
  return errors === 0;
}
function validateKnowledgePage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.documents === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "documents"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "documents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.documents !== undefined){
          let data2 = data1.documents;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateKnowledgeDocument(data2[i0], {instancePath:instancePath+"/data/documents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateKnowledgeDocument.errors : vErrors.concat(validateKnowledgeDocument.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/documents", "#/properties/data/properties/documents/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKnowledgePage.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeSearchPage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    if(data.has_more === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "has_more"});
      errors++;
    }
    if(data.next_cursor === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "next_cursor"});
      errors++;
    }
    if(data.query === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "query"});
      errors++;
    }
    if(data.total_results === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "total_results"});
      errors++;
    }
    if(data.knowledge_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_state"});
      errors++;
    }
    if(data.knowledge_gap === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_gap"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaKnowledgeSearchPage.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateKnowledgeSearchResult(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateKnowledgeSearchResult.errors : vErrors.concat(validateKnowledgeSearchResult.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "array"});
        errors++;
      }
    }
    if(data.has_more !== undefined){
      if(!(validateHasMore(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validateNextCursor(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
        errors = vErrors.length;
      }
    }
    if(data.query !== undefined){
      let data5 = data.query;
      if(typeof data5 === "string"){
        if(longerThan(data5, 512)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/maxLength", {limit: 512});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/type", {type: "string"});
        errors++;
      }
    }
    if(data.total_results !== undefined){
      let data6 = data.total_results;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        vErrors = withFinding(vErrors, instancePath+"/total_results", "#/properties/total_results/type", {type: "integer"});
        errors++;
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 < 0 || isNaN(data6)){
          vErrors = withFinding(vErrors, instancePath+"/total_results", "#/properties/total_results/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validateKnowledgeState(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeState.errors : vErrors.concat(validateKnowledgeState.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validateKnowledgeGap(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeGap.errors : vErrors.concat(validateKnowledgeGap.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validateAcrossLanguages(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validateAcrossLanguages.errors : vErrors.concat(validateAcrossLanguages.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKnowledgeSearchPage.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeSearchResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.knowledge_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_id"});
      errors++;
    }
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    if(data.passage === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "passage"});
      errors++;
    }
    if(data.relevance_score === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "relevance_score"});
      errors++;
    }
    if(data.citation === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "citation"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "knowledge_id") || (key0 === "source_type")) || (key0 === "title")) || (key0 === "passage")) || (key0 === "relevance_score")) || (key0 === "citation"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data0 = data.knowledge_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/knowledge_id", "#/properties/knowledge_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if(!(validateKnowledgeSourceType(data.source_type, {instancePath:instancePath+"/source_type",parentData:data,parentDataProperty:"source_type",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeSourceType.errors : vErrors.concat(validateKnowledgeSourceType.errors);
        errors = vErrors.length;
      }
    }
    if(data.title !== undefined){
      let data2 = data.title;
      if(typeof data2 === "string"){
        if(longerThan(data2, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/maxLength", {limit: 300});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.passage !== undefined){
      let data3 = data.passage;
      if(typeof data3 === "string"){
        if(longerThan(data3, 8000)){
          vErrors = withFinding(vErrors, instancePath+"/passage", "#/properties/passage/maxLength", {limit: 8000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/passage", "#/properties/passage/type", {type: "string"});
        errors++;
      }
    }
    if(data.relevance_score !== undefined){
      let data4 = data.relevance_score;
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 1 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/relevance_score", "#/properties/relevance_score/maximum", {comparison: "<=", limit: 1});
          errors++;
        }
        if(data4 < 0 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/relevance_score", "#/properties/relevance_score/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/relevance_score", "#/properties/relevance_score/type", {type: "number"});
        errors++;
      }
    }
    if(data.citation !== undefined){
      if(!(validateKnowledgeCitation(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeCitation.errors : vErrors.concat(validateKnowledgeCitation.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateKnowledgeSearchResult.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeSourceType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "url") || (data === "text")) || (data === "document"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaKnowledgeSourceType.enum});
    errors++;
  }
  validateKnowledgeSourceType.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "grounded") || (data === "gap_weak")) || (data === "gap_none"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaKnowledgeState.enum});
    errors++;
  }
  validateKnowledgeState.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((data === "queued") || (data === "indexed")) || (data === "failed")) || (data === "archived"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaKnowledgeStatus.enum});
    errors++;
  }
  validateKnowledgeStatus.errors = vErrors;
  return errors === 0;
}
function validateKnowledgeTitle(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 300)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 300});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateKnowledgeTitle.errors = vErrors;
  return errors === 0;
}
function validateLastUsedAt(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaLastUsedAt.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats_129fbab4be(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validateLastUsedAt.errors = vErrors;
  return errors === 0;
}
function validateLinkedChannel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.display_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "display_name"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.disconnected_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "disconnected_at"});
      errors++;
    }
    if(data.is_default === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "is_default"});
      errors++;
    }
    if(data.last_health_check === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_health_check"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.health === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "health"});
      errors++;
    }
    if(data.link === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "link"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaLinkedChannel.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.display_name !== undefined){
      let data2 = data.display_name;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateChannelStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateChannelStatus.errors : vErrors.concat(validateChannelStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.disconnected_at !== undefined){
      let data4 = data.disconnected_at;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/disconnected_at", "#/properties/disconnected_at/type", {type: schemaLinkedChannel.properties.disconnected_at.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/disconnected_at", "#/properties/disconnected_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.is_default !== undefined){
      if(typeof data.is_default !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/is_default", "#/properties/is_default/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.last_health_check !== undefined){
      let data6 = data.last_health_check;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/type", {type: schemaLinkedChannel.properties.last_health_check.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats_129fbab4be(data6))){
          vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.health !== undefined){
      if(!(validateChannelHealth(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
        vErrors = vErrors === null ? validateChannelHealth.errors : vErrors.concat(validateChannelHealth.errors);
        errors = vErrors.length;
      }
    }
    if(data.link !== undefined){
      let data9 = data.link;
      const _errs17 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs18 = errors;
      if(!(validateChannelLink(data9, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
        vErrors = vErrors === null ? validateChannelLink.errors : vErrors.concat(validateChannelLink.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs18 === errors;
      if(_valid0){
        valid1 = true;
        passing0 = 0;
      }
      const _errs19 = errors;
      if(data9 !== null){
        vErrors = withFinding(vErrors, instancePath+"/link", "#/properties/link/oneOf/1/type", {type: "null"});
        errors++;
      }
      var _valid0 = _errs19 === errors;
      if(_valid0 && valid1){
        valid1 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid1 = true;
          passing0 = 1;
        }
      }
      if(!valid1){
        vErrors = withFinding(vErrors, instancePath+"/link", "#/properties/link/oneOf", {passingSchemas: passing0});
        errors++;
      }
      else {
        errors = _errs17;
        if(vErrors !== null){
          if(_errs17){
            vErrors.length = _errs17;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateLinkedChannel.errors = vErrors;
  return errors === 0;
}
function validateListingSlug(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
    if(!pattern_498a27aed7.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateListingSlug.errors = vErrors;
  return errors === 0;
}
function validateMember(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.role === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "role"});
      errors++;
    }
    if(data.permissions === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "permissions"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.last_signed_in_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_signed_in_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "role")) || (key0 === "permissions")) || (key0 === "status")) || (key0 === "last_signed_in_at")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.email !== undefined){
      if(!(validateMemberEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
        vErrors = vErrors === null ? validateMemberEmail.errors : vErrors.concat(validateMemberEmail.errors);
        errors = vErrors.length;
      }
    }
    if(data.role !== undefined){
      if(!(validateMemberRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
        vErrors = vErrors === null ? validateMemberRole.errors : vErrors.concat(validateMemberRole.errors);
        errors = vErrors.length;
      }
    }
    if(data.permissions !== undefined){
      if(!(validateMemberPermissions(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData}))){
        vErrors = vErrors === null ? validateMemberPermissions.errors : vErrors.concat(validateMemberPermissions.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data4 = data.status;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data4 === "invited") || (data4 === "active"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schemaMember.properties.status.enum});
        errors++;
      }
    }
    if(data.last_signed_in_at !== undefined){
      let data5 = data.last_signed_in_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_signed_in_at", "#/properties/last_signed_in_at/type", {type: schemaMember.properties.last_signed_in_at.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/last_signed_in_at", "#/properties/last_signed_in_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateMember.errors = vErrors;
  return errors === 0;
}
function validateMemberEmail(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 254)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 254});
      errors++;
    }
    if(!(formats_1608d987f6(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "email"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateMemberEmail.errors = vErrors;
  return errors === 0;
}
function validateMemberPermissions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 32){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 32});
      errors++;
    }
    if(data.length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minItems", {limit: 1});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateConsolePermission(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateConsolePermission.errors : vErrors.concat(validateConsolePermission.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if(i1 > 1){
      outer0:
      for(;i1--;){
        for(j0 = i1; j0--;){
          if(func_da5ba51420(data[i1], data[j0])){
            vErrors = withFinding(vErrors, instancePath, "#/uniqueItems", {i: i1, j: j0});
            errors++;
            break outer0;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateMemberPermissions.errors = vErrors;
  return errors === 0;
}
function validateMemberRemoval(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.removed_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "removed_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "status")) || (key0 === "removed_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("removed" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "removed"});
        errors++;
      }
    }
    if(data.removed_at !== undefined){
      if(!(validateTimestamp(data.removed_at, {instancePath:instancePath+"/removed_at",parentData:data,parentDataProperty:"removed_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateMemberRemoval.errors = vErrors;
  return errors === 0;
}
function validateMemberRole(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaMemberRole.type});
    errors++;
  }
  if(!(((((((data === "owner") || (data === "developer")) || (data === "approver")) || (data === "responder")) || (data === "auditor")) || (data === "viewer")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaMemberRole.enum});
    errors++;
  }
  validateMemberRole.errors = vErrors;
  return errors === 0;
}
function validateMessageAuthor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaMessageAuthor.type});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "type") || (key0 === "name"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
        errors++;
      }
      if(!(((data0 === "operator") || (data0 === "agent")) || (data0 === "api"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schemaMessageAuthor.properties.type.enum});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: schemaMessageAuthor.properties.name.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 320)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 320});
          errors++;
        }
      }
    }
  }
  validateMessageAuthor.errors = vErrors;
  return errors === 0;
}
function validateMessageCategory(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "utility") || (data === "marketing")) || (data === "transactional"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaMessageCategory.enum});
    errors++;
  }
  validateMessageCategory.errors = vErrors;
  return errors === 0;
}
function validateMessageTemplate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.language === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "language"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "category"});
      errors++;
    }
    if(data.header === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "header"});
      errors++;
    }
    if(data.body === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "body"});
      errors++;
    }
    if(data.footer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "footer"});
      errors++;
    }
    if(data.buttons === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "buttons"});
      errors++;
    }
    if(data.samples === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "samples"});
      errors++;
    }
    if(data.placeholders === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "placeholders"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.rejection_reason === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "rejection_reason"});
      errors++;
    }
    if(data.notice === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "notice"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaMessageTemplate.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateTemplateId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateTemplateId.errors : vErrors.concat(validateTemplateId.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validateTemplateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateTemplateName.errors : vErrors.concat(validateTemplateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.language !== undefined){
      if(!(validateTemplateLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
        vErrors = vErrors === null ? validateTemplateLanguage.errors : vErrors.concat(validateTemplateLanguage.errors);
        errors = vErrors.length;
      }
    }
    if(data.category !== undefined){
      if(!(validateMessageCategory(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
        vErrors = vErrors === null ? validateMessageCategory.errors : vErrors.concat(validateMessageCategory.errors);
        errors = vErrors.length;
      }
    }
    if(data.header !== undefined){
      let data4 = data.header;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: schemaMessageTemplate.properties.header.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 60)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/maxLength", {limit: 60});
          errors++;
        }
      }
    }
    if(data.body !== undefined){
      if(!(validateTemplateBody(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
        vErrors = vErrors === null ? validateTemplateBody.errors : vErrors.concat(validateTemplateBody.errors);
        errors = vErrors.length;
      }
    }
    if(data.footer !== undefined){
      let data6 = data.footer;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: schemaMessageTemplate.properties.footer.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(longerThan(data6, 60)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/maxLength", {limit: 60});
          errors++;
        }
      }
    }
    if(data.buttons !== undefined){
      if(!(validateTemplateButtons(data.buttons, {instancePath:instancePath+"/buttons",parentData:data,parentDataProperty:"buttons",rootData}))){
        vErrors = vErrors === null ? validateTemplateButtons.errors : vErrors.concat(validateTemplateButtons.errors);
        errors = vErrors.length;
      }
    }
    if(data.samples !== undefined){
      if(!(validateTemplateSamples(data.samples, {instancePath:instancePath+"/samples",parentData:data,parentDataProperty:"samples",rootData}))){
        vErrors = vErrors === null ? validateTemplateSamples.errors : vErrors.concat(validateTemplateSamples.errors);
        errors = vErrors.length;
      }
    }
    if(data.placeholders !== undefined){
      let data9 = data.placeholders;
      if(Array.isArray(data9)){
        if(data9.length > 50){
          vErrors = withFinding(vErrors, instancePath+"/placeholders", "#/properties/placeholders/maxItems", {limit: 50});
          errors++;
        }
        const len0 = data9.length;
        for(let i0=0; i0<len0; i0++){
          let data10 = data9[i0];
          if(typeof data10 === "string"){
            if(longerThan(data10, 64)){
              vErrors = withFinding(vErrors, instancePath+"/placeholders/" + i0, "#/properties/placeholders/items/maxLength", {limit: 64});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/placeholders/" + i0, "#/properties/placeholders/items/type", {type: "string"});
            errors++;
          }
        }
        let i1 = data9.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data9[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/placeholders", "#/properties/placeholders/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/placeholders", "#/properties/placeholders/type", {type: "array"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateTemplateStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateTemplateStatus.errors : vErrors.concat(validateTemplateStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.rejection_reason !== undefined){
      if(!(validateTemplateRejection(data.rejection_reason, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
        vErrors = vErrors === null ? validateTemplateRejection.errors : vErrors.concat(validateTemplateRejection.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      let data13 = data.notice;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/notice", "#/properties/notice/type", {type: schemaMessageTemplate.properties.notice.type});
        errors++;
      }
      if(typeof data13 === "string"){
        if(longerThan(data13, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/notice", "#/properties/notice/maxLength", {limit: 1024});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateMessageTemplate.errors = vErrors;
  return errors === 0;
}
function validateNextCursor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaNextCursor.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 1024)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 1024});
      errors++;
    }
  }
  validateNextCursor.errors = vErrors;
  return errors === 0;
}
function validateOpenApiDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.openapi === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "openapi"});
      errors++;
    }
    if(data.info === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "info"});
      errors++;
    }
    if(data.paths === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "paths"});
      errors++;
    }
    if(data.openapi !== undefined){
      let data0 = data.openapi;
      if(typeof data0 === "string"){
        if(!pattern_75fd22491e.test(data0)){
          vErrors = withFinding(vErrors, instancePath+"/openapi", "#/properties/openapi/pattern", {pattern: "^3\\.1\\.\\d+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/openapi", "#/properties/openapi/type", {type: "string"});
        errors++;
      }
    }
    if(data.info !== undefined){
      let data1 = data.info;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/info", "#/properties/info/type", {type: "object"});
        errors++;
      }
    }
    if(data.paths !== undefined){
      let data2 = data.paths;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/paths", "#/properties/paths/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateOpenApiDocument.errors = vErrors;
  return errors === 0;
}
function validateOperatorSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token"});
      errors++;
    }
    if(data.token_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token_type"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "token") || (key0 === "token_type")) || (key0 === "expires_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/type", {type: "string"});
        errors++;
      }
    }
    if(data.token_type !== undefined){
      if("Bearer" !== data.token_type){
        vErrors = withFinding(vErrors, instancePath+"/token_type", "#/properties/token_type/const", {allowedValue: "Bearer"});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateOperatorSession.errors = vErrors;
  return errors === 0;
}
function validateOutboundAcknowledgement(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accepted === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "accepted"});
      errors++;
    }
    if(data.delivery_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "delivery_state"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.message_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message_id"});
      errors++;
    }
    if(data.message_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message_type"});
      errors++;
    }
    if(data.queued === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "queued"});
      errors++;
    }
    if(data.window_open === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_open"});
      errors++;
    }
    if(data.outbox_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "outbox_id"});
      errors++;
    }
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaOutboundAcknowledgement.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.accepted !== undefined){
      if(true !== data.accepted){
        vErrors = withFinding(vErrors, instancePath+"/accepted", "#/properties/accepted/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.delivery_state !== undefined){
      if("queued" !== data.delivery_state){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/const", {allowedValue: "queued"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data2 = data.conversation_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.message_id !== undefined){
      let data3 = data.message_id;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.message_type !== undefined){
      let data4 = data.message_type;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/message_type", "#/properties/message_type/type", {type: "string"});
        errors++;
      }
      if(!((data4 === "text") || (data4 === "template"))){
        vErrors = withFinding(vErrors, instancePath+"/message_type", "#/properties/message_type/enum", {allowedValues: schemaOutboundAcknowledgement.properties.message_type.enum});
        errors++;
      }
    }
    if(data.queued !== undefined){
      if(true !== data.queued){
        vErrors = withFinding(vErrors, instancePath+"/queued", "#/properties/queued/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/window_open", "#/properties/window_open/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.outbox_id !== undefined){
      let data7 = data.outbox_id;
      if(typeof data7 === "string"){
        if(!(formats_0367b0de16(data7))){
          vErrors = withFinding(vErrors, instancePath+"/outbox_id", "#/properties/outbox_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/outbox_id", "#/properties/outbox_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateOutboundAcknowledgement.errors = vErrors;
  return errors === 0;
}
function validatePasswordChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.changed_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "changed_at"});
      errors++;
    }
    if(data.ended_sessions === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ended_sessions"});
      errors++;
    }
    if(data.device_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "device_token"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "changed_at") || (key0 === "ended_sessions")) || (key0 === "device_token"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.changed_at !== undefined){
      if(!(validateTimestamp(data.changed_at, {instancePath:instancePath+"/changed_at",parentData:data,parentDataProperty:"changed_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.ended_sessions !== undefined){
      let data1 = data.ended_sessions;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/ended_sessions", "#/properties/ended_sessions/type", {type: "integer"});
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/ended_sessions", "#/properties/ended_sessions/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.device_token !== undefined){
      if(!(validateDeviceToken(data.device_token, {instancePath:instancePath+"/device_token",parentData:data,parentDataProperty:"device_token",rootData}))){
        vErrors = vErrors === null ? validateDeviceToken.errors : vErrors.concat(validateDeviceToken.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validatePasswordChange.errors = vErrors;
  return errors === 0;
}
function validatePasswordReset(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "token") || (key0 === "expires_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/type", {type: "string"});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validatePasswordReset.errors = vErrors;
  return errors === 0;
}
function validatePhoneNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern_1a59350a71.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validatePhoneNumber.errors = vErrors;
  return errors === 0;
}
function validateProviderMessageStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "status") || (key0 === "updated_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.status !== undefined){
      let data0 = data.status;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((((data0 === "sent") || (data0 === "delivered")) || (data0 === "read")) || (data0 === "failed"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schemaProviderMessageStatus.properties.status.enum});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateProviderMessageStatus.errors = vErrors;
  return errors === 0;
}
function validateQuietHours(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.start === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "start"});
      errors++;
    }
    if(data.end === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "end"});
      errors++;
    }
    if(data.time_zone === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "time_zone"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "start") || (key0 === "end")) || (key0 === "time_zone"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.start !== undefined){
      if(!(validateClockTime(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
        vErrors = vErrors === null ? validateClockTime.errors : vErrors.concat(validateClockTime.errors);
        errors = vErrors.length;
      }
    }
    if(data.end !== undefined){
      if(!(validateClockTime(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
        vErrors = vErrors === null ? validateClockTime.errors : vErrors.concat(validateClockTime.errors);
        errors = vErrors.length;
      }
    }
    if(data.time_zone !== undefined){
      let data2 = data.time_zone;
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_d4a8104adc.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateQuietHours.errors = vErrors;
  return errors === 0;
}
function validateRedirectUri(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 2048)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 2048});
      errors++;
    }
    if(!pattern_2674f275ae.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"});
      errors++;
    }
    if(!(formats_4d54d3a5ce(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uri"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateRedirectUri.errors = vErrors;
  return errors === 0;
}
function validateRevokedAt(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaRevokedAt.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats_129fbab4be(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validateRevokedAt.errors = vErrors;
  return errors === 0;
}
function validateRotatedWebhookSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.endpoint_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "endpoint_url"});
      errors++;
    }
    if(data.signing_secret === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "signing_secret"});
      errors++;
    }
    if(data.previous_secret_valid_until === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "previous_secret_valid_until"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "id") || (key0 === "endpoint_url")) || (key0 === "signing_secret")) || (key0 === "previous_secret_valid_until"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validateWebhookUrl(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validateWebhookUrl.errors : vErrors.concat(validateWebhookUrl.errors);
        errors = vErrors.length;
      }
    }
    if(data.signing_secret !== undefined){
      if(!(validateWebhookSecret(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
        vErrors = vErrors === null ? validateWebhookSecret.errors : vErrors.concat(validateWebhookSecret.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous_secret_valid_until !== undefined){
      if(!(validateTimestamp(data.previous_secret_valid_until, {instancePath:instancePath+"/previous_secret_valid_until",parentData:data,parentDataProperty:"previous_secret_valid_until",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateRotatedWebhookSecret.errors = vErrors;
  return errors === 0;
}
function validateRun(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.session_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "session_id"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.iteration === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "iteration"});
      errors++;
    }
    if(data.intent === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "intent"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.tools_called === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "tools_called"});
      errors++;
    }
    if(data.approval_required === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval_required"});
      errors++;
    }
    if(data.approval_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval_state"});
      errors++;
    }
    if(data.approval_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval_id"});
      errors++;
    }
    if(data.citations === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "citations"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    if(data.correlation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "correlation_id"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaRun.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.session_id !== undefined){
      let data2 = data.session_id;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: schemaRun.properties.session_id.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: schemaRun.properties.conversation_id.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.iteration !== undefined){
      let data4 = data.iteration;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = withFinding(vErrors, instancePath+"/iteration", "#/properties/iteration/type", {type: "integer"});
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 1 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/iteration", "#/properties/iteration/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.intent !== undefined){
      let data5 = data.intent;
      if(typeof data5 === "string"){
        if(longerThan(data5, 100)){
          vErrors = withFinding(vErrors, instancePath+"/intent", "#/properties/intent/maxLength", {limit: 100});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/intent", "#/properties/intent/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validateRunStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateRunStatus.errors : vErrors.concat(validateRunStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.tools_called !== undefined){
      let data7 = data.tools_called;
      if(Array.isArray(data7)){
        if(data7.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/tools_called", "#/properties/tools_called/maxItems", {limit: 100});
          errors++;
        }
        const len0 = data7.length;
        for(let i0=0; i0<len0; i0++){
          let data8 = data7[i0];
          if(typeof data8 === "string"){
            if(longerThan(data8, 100)){
              vErrors = withFinding(vErrors, instancePath+"/tools_called/" + i0, "#/properties/tools_called/items/maxLength", {limit: 100});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/tools_called/" + i0, "#/properties/tools_called/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/tools_called", "#/properties/tools_called/type", {type: "array"});
        errors++;
      }
    }
    if(data.approval_required !== undefined){
      if(typeof data.approval_required !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/approval_required", "#/properties/approval_required/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.approval_state !== undefined){
      if(!(validateApprovalState(data.approval_state, {instancePath:instancePath+"/approval_state",parentData:data,parentDataProperty:"approval_state",rootData}))){
        vErrors = vErrors === null ? validateApprovalState.errors : vErrors.concat(validateApprovalState.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval_id !== undefined){
      let data11 = data.approval_id;
      if((typeof data11 !== "string") && (data11 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/type", {type: schemaRun.properties.approval_id.type});
        errors++;
      }
      if(typeof data11 === "string"){
        if(!(formats_0367b0de16(data11))){
          vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.citations !== undefined){
      let data12 = data.citations;
      if(Array.isArray(data12)){
        if(data12.length > 50){
          vErrors = withFinding(vErrors, instancePath+"/citations", "#/properties/citations/maxItems", {limit: 50});
          errors++;
        }
        const len1 = data12.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateKnowledgeCitation(data12[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateKnowledgeCitation.errors : vErrors.concat(validateKnowledgeCitation.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/citations", "#/properties/citations/type", {type: "array"});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data14 = data.error;
      if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: schemaRun.properties.error.type});
        errors++;
      }
      if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
        if(data14.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data14.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        for(const key1 in data14){
          if(!((key1 === "code") || (key1 === "message"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data14.code !== undefined){
          let data15 = data14.code;
          if(typeof data15 === "string"){
            if(longerThan(data15, 100)){
              vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/maxLength", {limit: 100});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
        }
        if(data14.message !== undefined){
          let data16 = data14.message;
          if(typeof data16 === "string"){
            if(longerThan(data16, 500)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 500});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
      }
    }
    if(data.correlation_id !== undefined){
      let data17 = data.correlation_id;
      if(typeof data17 === "string"){
        if(longerThan(data17, 128)){
          vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/maxLength", {limit: 128});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      let data18 = data.created_at;
      if(typeof data18 === "string"){
        if(!(formats_129fbab4be(data18))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateRun.errors = vErrors;
  return errors === 0;
}
function validateRunStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((data === "completed") || (data === "pending_approval")) || (data === "rejected")) || (data === "failed")) || (data === "shadow"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaRunStatus.enum});
    errors++;
  }
  validateRunStatus.errors = vErrors;
  return errors === 0;
}
function validateRuntimeMode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern_eef60cee66.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateRuntimeMode.errors = vErrors;
  return errors === 0;
}
function validateSandboxCredentials(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token"});
      errors++;
    }
    if(data.token_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "token_type"});
      errors++;
    }
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "scopes"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    if(data.base_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "base_url"});
      errors++;
    }
    if(data.mcp_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "mcp_url"});
      errors++;
    }
    if(data.organization_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "organization_id"});
      errors++;
    }
    if(data.channel_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel_id"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.customer_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer_id"});
      errors++;
    }
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.voucher_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "voucher_id"});
      errors++;
    }
    if(data.key_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "key_id"});
      errors++;
    }
    if(data.owner_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "owner_id"});
      errors++;
    }
    if(data.operator_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "operator_token"});
      errors++;
    }
    if(data.phone_numbers === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_numbers"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaSandboxCredentials.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/token", "#/properties/token/type", {type: "string"});
        errors++;
      }
    }
    if(data.token_type !== undefined){
      if("Bearer" !== data.token_type){
        vErrors = withFinding(vErrors, instancePath+"/token_type", "#/properties/token_type/const", {allowedValue: "Bearer"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.scopes !== undefined){
      let data3 = data.scopes;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/scopes", "#/properties/scopes/maxItems", {limit: 32});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateScope(data3[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateScope.errors : vErrors.concat(validateScope.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data3.length;
        let j0;
        if(i1 > 1){
          outer0:
          for(;i1--;){
            for(j0 = i1; j0--;){
              if(func_da5ba51420(data3[i1], data3[j0])){
                vErrors = withFinding(vErrors, instancePath+"/scopes", "#/properties/scopes/uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/scopes", "#/properties/scopes/type", {type: "array"});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.base_url !== undefined){
      let data6 = data.base_url;
      if(typeof data6 === "string"){
        if(longerThan(data6, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data6))){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.mcp_url !== undefined){
      let data7 = data.mcp_url;
      if(typeof data7 === "string"){
        if(longerThan(data7, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/mcp_url", "#/properties/mcp_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data7))){
          vErrors = withFinding(vErrors, instancePath+"/mcp_url", "#/properties/mcp_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/mcp_url", "#/properties/mcp_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.organization_id !== undefined){
      let data8 = data.organization_id;
      if(typeof data8 === "string"){
        if(!(formats_0367b0de16(data8))){
          vErrors = withFinding(vErrors, instancePath+"/organization_id", "#/properties/organization_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization_id", "#/properties/organization_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel_id !== undefined){
      let data9 = data.channel_id;
      if(typeof data9 === "string"){
        if(!(formats_0367b0de16(data9))){
          vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/properties/channel_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/properties/channel_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data10 = data.conversation_id;
      if(typeof data10 === "string"){
        if(!(formats_0367b0de16(data10))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data11 = data.customer_id;
      if(typeof data11 === "string"){
        if(!(formats_0367b0de16(data11))){
          vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data12 = data.template_id;
      if(typeof data12 === "string"){
        if(!(formats_0367b0de16(data12))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/properties/template_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.voucher_id !== undefined){
      let data13 = data.voucher_id;
      if(typeof data13 === "string"){
        if(!(formats_0367b0de16(data13))){
          vErrors = withFinding(vErrors, instancePath+"/voucher_id", "#/properties/voucher_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/voucher_id", "#/properties/voucher_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.key_id !== undefined){
      let data14 = data.key_id;
      if(typeof data14 === "string"){
        if(!(formats_0367b0de16(data14))){
          vErrors = withFinding(vErrors, instancePath+"/key_id", "#/properties/key_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/key_id", "#/properties/key_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.owner_id !== undefined){
      let data15 = data.owner_id;
      if(typeof data15 === "string"){
        if(!(formats_0367b0de16(data15))){
          vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.operator_token !== undefined){
      let data16 = data.operator_token;
      if(typeof data16 === "string"){
        if(longerThan(data16, 256)){
          vErrors = withFinding(vErrors, instancePath+"/operator_token", "#/properties/operator_token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data16, 1)){
          vErrors = withFinding(vErrors, instancePath+"/operator_token", "#/properties/operator_token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/operator_token", "#/properties/operator_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_numbers !== undefined){
      if(!(validateSandboxPhoneNumbers(data.phone_numbers, {instancePath:instancePath+"/phone_numbers",parentData:data,parentDataProperty:"phone_numbers",rootData}))){
        vErrors = vErrors === null ? validateSandboxPhoneNumbers.errors : vErrors.concat(validateSandboxPhoneNumbers.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateSandboxCredentials.errors = vErrors;
  return errors === 0;
}
function validateSandboxPhoneNumbers(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.delivered === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "delivered"});
      errors++;
    }
    if(data.failed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "failed"});
      errors++;
    }
    if(data.stays_sent === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "stays_sent"});
      errors++;
    }
    if(data.window_closed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "window_closed"});
      errors++;
    }
    if(data.slow === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "slow"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "delivered") || (key0 === "failed")) || (key0 === "stays_sent")) || (key0 === "window_closed")) || (key0 === "slow"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.delivered !== undefined){
      if(!(validatePhoneNumber(data.delivered, {instancePath:instancePath+"/delivered",parentData:data,parentDataProperty:"delivered",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.failed !== undefined){
      if(!(validatePhoneNumber(data.failed, {instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.stays_sent !== undefined){
      if(!(validatePhoneNumber(data.stays_sent, {instancePath:instancePath+"/stays_sent",parentData:data,parentDataProperty:"stays_sent",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.window_closed !== undefined){
      if(!(validatePhoneNumber(data.window_closed, {instancePath:instancePath+"/window_closed",parentData:data,parentDataProperty:"window_closed",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
    if(data.slow !== undefined){
      if(!(validatePhoneNumber(data.slow, {instancePath:instancePath+"/slow",parentData:data,parentDataProperty:"slow",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateSandboxPhoneNumbers.errors = vErrors;
  return errors === 0;
}
function validateScope(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((((((((((((((((data === "atlas.messages.send") || (data === "atlas.channels.read")) || (data === "atlas.knowledge.read")) || (data === "atlas.knowledge.write")) || (data === "atlas.agents.read")) || (data === "atlas.agents.write")) || (data === "atlas.agents.publish")) || (data === "atlas.sessions.read")) || (data === "atlas.sessions.write")) || (data === "atlas.conversations.read")) || (data === "atlas.context.read")) || (data === "atlas.actions.execute")) || (data === "atlas.actions.write")) || (data === "atlas.customers.read")) || (data === "atlas.customers.write")) || (data === "atlas.events.read")) || (data === "atlas.events.write")) || (data === "atlas.runs.read")) || (data === "atlas.keys.write"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaScope.enum});
    errors++;
  }
  validateScope.errors = vErrors;
  return errors === 0;
}
function validateServiceAccount(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.external_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "external_id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.runtime_mode === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "runtime_mode"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "external_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.external_id !== undefined){
      let data1 = data.external_id;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/external_id", "#/properties/external_id/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/external_id", "#/properties/external_id/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/external_id", "#/properties/external_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validateRuntimeMode(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validateRuntimeMode.errors : vErrors.concat(validateRuntimeMode.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateServiceAccount.errors = vErrors;
  return errors === 0;
}
function validateServiceAccountDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.external_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "external_id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.runtime_mode === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "runtime_mode"});
      errors++;
    }
    if(data.keys === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "keys"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "external_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "keys")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.external_id !== undefined){
      let data1 = data.external_id;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/external_id", "#/properties/external_id/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/external_id", "#/properties/external_id/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/external_id", "#/properties/external_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validateRuntimeMode(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validateRuntimeMode.errors : vErrors.concat(validateRuntimeMode.errors);
        errors = vErrors.length;
      }
    }
    if(data.keys !== undefined){
      let data4 = data.keys;
      if(Array.isArray(data4)){
        if(data4.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/keys", "#/properties/keys/maxItems", {limit: 100});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateServiceAccountKey(data4[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateServiceAccountKey.errors : vErrors.concat(validateServiceAccountKey.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/keys", "#/properties/keys/type", {type: "array"});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateServiceAccountDetails.errors = vErrors;
  return errors === 0;
}
function validateServiceAccountKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.key_prefix === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "key_prefix"});
      errors++;
    }
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.revoked_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "revoked_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "key_prefix")) || (key0 === "granted_scopes")) || (key0 === "status")) || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "last_used_at")) || (key0 === "revoked_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.key_prefix !== undefined){
      if(!(validateCredentialPrefix(data.key_prefix, {instancePath:instancePath+"/key_prefix",parentData:data,parentDataProperty:"key_prefix",rootData}))){
        vErrors = vErrors === null ? validateCredentialPrefix.errors : vErrors.concat(validateCredentialPrefix.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validateGrantedScopes(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validateGrantedScopes.errors : vErrors.concat(validateGrantedScopes.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "active") || (data3 === "revoked"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schemaServiceAccountKey.properties.status.enum});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateCredentialExpiry(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateCredentialExpiry.errors : vErrors.concat(validateCredentialExpiry.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validateLastUsedAt(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validateLastUsedAt.errors : vErrors.concat(validateLastUsedAt.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validateRevokedAt(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validateRevokedAt.errors : vErrors.concat(validateRevokedAt.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateServiceAccountKey.errors = vErrors;
  return errors === 0;
}
function validateSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.agent_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "agent_id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.last_message_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "last_message_at"});
      errors++;
    }
    if(data.ended_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ended_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "agent_id")) || (key0 === "status")) || (key0 === "created_at")) || (key0 === "last_message_at")) || (key0 === "ended_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: schemaSession.properties.agent_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      if(!(validateSessionStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateSessionStatus.errors : vErrors.concat(validateSessionStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      let data3 = data.created_at;
      if(typeof data3 === "string"){
        if(!(formats_129fbab4be(data3))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.last_message_at !== undefined){
      let data4 = data.last_message_at;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_message_at", "#/properties/last_message_at/type", {type: schemaSession.properties.last_message_at.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/last_message_at", "#/properties/last_message_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.ended_at !== undefined){
      let data5 = data.ended_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ended_at", "#/properties/ended_at/type", {type: schemaSession.properties.ended_at.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/ended_at", "#/properties/ended_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateSession.errors = vErrors;
  return errors === 0;
}
function validateSessionMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.session_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "session_id"});
      errors++;
    }
    if(data.role === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "role"});
      errors++;
    }
    if(data.content === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "content"});
      errors++;
    }
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "session_id")) || (key0 === "role")) || (key0 === "content")) || (key0 === "run_id")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.session_id !== undefined){
      let data1 = data.session_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.role !== undefined){
      let data2 = data.role;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
        errors++;
      }
      if(!((data2 === "user") || (data2 === "assistant"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: schemaSessionMessage.properties.role.enum});
        errors++;
      }
    }
    if(data.content !== undefined){
      let data3 = data.content;
      if(typeof data3 === "string"){
        if(longerThan(data3, 32000)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/maxLength", {limit: 32000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/type", {type: "string"});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data4 = data.run_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: schemaSessionMessage.properties.run_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/created_at", "#/properties/created_at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateSessionMessage.errors = vErrors;
  return errors === 0;
}
function validateSessionReply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.user_message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "user_message"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    if(data.citations === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "citations"});
      errors++;
    }
    if(data.knowledge_state === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_state"});
      errors++;
    }
    if(data.knowledge_gap === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "knowledge_gap"});
      errors++;
    }
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "user_message") || (key0 === "message")) || (key0 === "citations")) || (key0 === "knowledge_state")) || (key0 === "knowledge_gap")) || (key0 === "across_languages")) || (key0 === "run"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.user_message !== undefined){
      if(!(validateSessionMessage(data.user_message, {instancePath:instancePath+"/user_message",parentData:data,parentDataProperty:"user_message",rootData}))){
        vErrors = vErrors === null ? validateSessionMessage.errors : vErrors.concat(validateSessionMessage.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validateSessionMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateSessionMessage.errors : vErrors.concat(validateSessionMessage.errors);
        errors = vErrors.length;
      }
    }
    if(data.citations !== undefined){
      let data2 = data.citations;
      if(Array.isArray(data2)){
        if(data2.length > 50){
          vErrors = withFinding(vErrors, instancePath+"/citations", "#/properties/citations/maxItems", {limit: 50});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateCitedPassage(data2[i0], {instancePath:instancePath+"/citations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateCitedPassage.errors : vErrors.concat(validateCitedPassage.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/citations", "#/properties/citations/type", {type: "array"});
        errors++;
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validateKnowledgeState(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeState.errors : vErrors.concat(validateKnowledgeState.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validateKnowledgeGap(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validateKnowledgeGap.errors : vErrors.concat(validateKnowledgeGap.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validateAcrossLanguages(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validateAcrossLanguages.errors : vErrors.concat(validateAcrossLanguages.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateSessionReply.errors = vErrors;
  return errors === 0;
}
function validateSessionStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "active") || (data === "ended"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaSessionStatus.enum});
    errors++;
  }
  validateSessionStatus.errors = vErrors;
  return errors === 0;
}
function validateSignedIn(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.session === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "session"});
      errors++;
    }
    if(data.member === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "member"});
      errors++;
    }
    if(data.organization === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "organization"});
      errors++;
    }
    if(data.organizations === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "organizations"});
      errors++;
    }
    if(data.device_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "device_token"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "session") || (key0 === "member")) || (key0 === "organization")) || (key0 === "organizations")) || (key0 === "device_token"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.session !== undefined){
      if(!(validateOperatorSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateOperatorSession.errors : vErrors.concat(validateOperatorSession.errors);
        errors = vErrors.length;
      }
    }
    if(data.member !== undefined){
      if(!(validateMember(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
        vErrors = vErrors === null ? validateMember.errors : vErrors.concat(validateMember.errors);
        errors = vErrors.length;
      }
    }
    if(data.organization !== undefined){
      if(!(validateConsoleOrganization(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
        vErrors = vErrors === null ? validateConsoleOrganization.errors : vErrors.concat(validateConsoleOrganization.errors);
        errors = vErrors.length;
      }
    }
    if(data.organizations !== undefined){
      let data3 = data.organizations;
      if(Array.isArray(data3)){
        if(data3.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/organizations", "#/properties/organizations/maxItems", {limit: 100});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateConsoleOrganization(data3[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateConsoleOrganization.errors : vErrors.concat(validateConsoleOrganization.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organizations", "#/properties/organizations/type", {type: "array"});
        errors++;
      }
    }
    if(data.device_token !== undefined){
      if(!(validateDeviceToken(data.device_token, {instancePath:instancePath+"/device_token",parentData:data,parentDataProperty:"device_token",rootData}))){
        vErrors = vErrors === null ? validateDeviceToken.errors : vErrors.concat(validateDeviceToken.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateSignedIn.errors = vErrors;
  return errors === 0;
}
function validateSubscribedEvents(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 32){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 32});
      errors++;
    }
    if(data.length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minItems", {limit: 1});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateEventName(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateEventName.errors : vErrors.concat(validateEventName.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if(i1 > 1){
      outer0:
      for(;i1--;){
        for(j0 = i1; j0--;){
          if(func_da5ba51420(data[i1], data[j0])){
            vErrors = withFinding(vErrors, instancePath, "#/uniqueItems", {i: i1, j: j0});
            errors++;
            break outer0;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateSubscribedEvents.errors = vErrors;
  return errors === 0;
}
function validateTemplateBody(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 1024)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 1024});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateTemplateBody.errors = vErrors;
  return errors === 0;
}
function validateTemplateButton(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
        errors++;
      }
      if(!(((data0 === "quick_reply") || (data0 === "url")) || (data0 === "phone"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schemaTemplateButton.properties.type.enum});
        errors++;
      }
    }
    if(data.text !== undefined){
      if(!(validateTemplateButtonText(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
        vErrors = vErrors === null ? validateTemplateButtonText.errors : vErrors.concat(validateTemplateButtonText.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data2 = data.url;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2000)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2000});
          errors++;
        }
        if(!pattern_3fa2f93ccc.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateTemplateButton.errors = vErrors;
  return errors === 0;
}
function validateTemplateButtonText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 25)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 25});
      errors++;
    }
    if(!pattern_0554e0241a.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[^\\r\\n]+$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateTemplateButtonText.errors = vErrors;
  return errors === 0;
}
function validateTemplateButtons(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 10){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 10});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateTemplateButton(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateTemplateButton.errors : vErrors.concat(validateTemplateButton.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validateTemplateButtons.errors = vErrors;
  return errors === 0;
}
function validateTemplateDeletion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateTemplateId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateTemplateId.errors : vErrors.concat(validateTemplateId.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if("deleted" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "deleted"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateTemplateDeletion.errors = vErrors;
  return errors === 0;
}
function validateTemplateId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats_0367b0de16(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uuid"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateTemplateId.errors = vErrors;
  return errors === 0;
}
function validateTemplateLanguage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 20)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 20});
      errors++;
    }
    if(!pattern_6702df367e.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateTemplateLanguage.errors = vErrors;
  return errors === 0;
}
function validateTemplateName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern_eef60cee66.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateTemplateName.errors = vErrors;
  return errors === 0;
}
function validateTemplateRejection(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaTemplateRejection.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 500)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 500});
      errors++;
    }
  }
  validateTemplateRejection.errors = vErrors;
  return errors === 0;
}
function validateTemplateSamples(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 50){
      vErrors = withFinding(vErrors, instancePath, "#/maxProperties", {limit: 50});
      errors++;
    }
    for(const key0 in data){
      let data0 = data[key0];
      if(typeof data0 === "string"){
        if(longerThan(data0, 200)){
          vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateTemplateSamples.errors = vErrors;
  return errors === 0;
}
function validateTemplateStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "paused")) || (data === "disabled")) || (data === "draft"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaTemplateStatus.enum});
    errors++;
  }
  validateTemplateStatus.errors = vErrors;
  return errors === 0;
}
function validateTemplateSync(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channels"});
      errors++;
    }
    if(data.notice === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "notice"});
      errors++;
    }
    if(data.requested_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "requested_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "channels") || (key0 === "notice")) || (key0 === "requested_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.channels !== undefined){
      let data0 = data.channels;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "integer"});
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 < 0 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.notice !== undefined){
      let data1 = data.notice;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/notice", "#/properties/notice/type", {type: schemaTemplateSync.properties.notice.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 512)){
          vErrors = withFinding(vErrors, instancePath+"/notice", "#/properties/notice/maxLength", {limit: 512});
          errors++;
        }
      }
    }
    if(data.requested_at !== undefined){
      if(!(validateTimestamp(data.requested_at, {instancePath:instancePath+"/requested_at",parentData:data,parentDataProperty:"requested_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateTemplateSync.errors = vErrors;
  return errors === 0;
}
function validateTimestamp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats_129fbab4be(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateTimestamp.errors = vErrors;
  return errors === 0;
}
function validateToolDefinition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.function === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "function"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "type") || (key0 === "function"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("function" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "function"});
        errors++;
      }
    }
    if(data.function !== undefined){
      let data1 = data.function;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.name === undefined){
          vErrors = withFinding(vErrors, instancePath+"/function", "#/properties/function/required", {missingProperty: "name"});
          errors++;
        }
        if(data1.description === undefined){
          vErrors = withFinding(vErrors, instancePath+"/function", "#/properties/function/required", {missingProperty: "description"});
          errors++;
        }
        if(data1.parameters === undefined){
          vErrors = withFinding(vErrors, instancePath+"/function", "#/properties/function/required", {missingProperty: "parameters"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "name") || (key1 === "description")) || (key1 === "parameters"))){
            vErrors = withFinding(vErrors, instancePath+"/function", "#/properties/function/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.name !== undefined){
          if(!(validateToolName(data1.name, {instancePath:instancePath+"/function/name",parentData:data1,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateToolName.errors : vErrors.concat(validateToolName.errors);
            errors = vErrors.length;
          }
        }
        if(data1.description !== undefined){
          let data3 = data1.description;
          if(typeof data3 === "string"){
            if(longerThan(data3, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/function/description", "#/properties/function/properties/description/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/function/description", "#/properties/function/properties/description/type", {type: "string"});
            errors++;
          }
        }
        if(data1.parameters !== undefined){
          let data4 = data1.parameters;
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/function/parameters", "#/properties/function/properties/parameters/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/function", "#/properties/function/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateToolDefinition.errors = vErrors;
  return errors === 0;
}
function validateToolManifest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.tools === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "tools"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "tools")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.tools !== undefined){
      let data0 = data.tools;
      if(Array.isArray(data0)){
        if(data0.length > 64){
          vErrors = withFinding(vErrors, instancePath+"/tools", "#/properties/tools/maxItems", {limit: 64});
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateToolDefinition(data0[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateToolDefinition.errors : vErrors.concat(validateToolDefinition.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/tools", "#/properties/tools/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateToolManifest.errors = vErrors;
  return errors === 0;
}
function validateToolName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern_eef60cee66.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateToolName.errors = vErrors;
  return errors === 0;
}
function validateToolOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    if(data.execution_mode === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "execution_mode"});
      errors++;
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.execution_mode !== undefined){
      if(!(validateExecutionMode(data.execution_mode, {instancePath:instancePath+"/execution_mode",parentData:data,parentDataProperty:"execution_mode",rootData}))){
        vErrors = vErrors === null ? validateExecutionMode.errors : vErrors.concat(validateExecutionMode.errors);
        errors = vErrors.length;
      }
    }
    if(data.shadow_run_id !== undefined){
      let data2 = data.shadow_run_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/shadow_run_id", "#/properties/shadow_run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/shadow_run_id", "#/properties/shadow_run_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.approval_required !== undefined){
      if(typeof data.approval_required !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/approval_required", "#/properties/approval_required/type", {type: "boolean"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateToolOutcome.errors = vErrors;
  return errors === 0;
}
function validateToolRefusal(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "code"});
      errors++;
    }
    if(data.retryable === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "retryable"});
      errors++;
    }
    if(data.code !== undefined){
      let data0 = data.code;
      if(typeof data0 === "string"){
        if(longerThan(data0, 64)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_d64711f5a9.test(data0)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/pattern", {pattern: "^([a-z][a-z_]*|HITL_REQUIRED)$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
    if(data.retryable !== undefined){
      if(typeof data.retryable !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/retryable", "#/properties/retryable/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.approval_id !== undefined){
      let data2 = data.approval_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data3 = data.run_id;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.details !== undefined){
      if(!(validateErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
        vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateToolRefusal.errors = vErrors;
  return errors === 0;
}
function validateToolServerDiscovery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.version === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "version"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.transport === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "transport"});
      errors++;
    }
    if(data.protocol_versions === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "protocol_versions"});
      errors++;
    }
    if(data.methods === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "methods"});
      errors++;
    }
    if(data.execution_modes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "execution_modes"});
      errors++;
    }
    if(data.authentication === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "authentication"});
      errors++;
    }
    if(data.tools === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "tools"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaToolServerDiscovery.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(longerThan(data0, 128)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 128});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 1024});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.version !== undefined){
      let data2 = data.version;
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/version", "#/properties/version/maxLength", {limit: 64});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/version", "#/properties/version/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data3 = data.url;
      if(typeof data3 === "string"){
        if(longerThan(data3, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data3))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.enabled !== undefined){
      if(typeof data.enabled !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/enabled", "#/properties/enabled/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.transport !== undefined){
      if("streamable-http" !== data.transport){
        vErrors = withFinding(vErrors, instancePath+"/transport", "#/properties/transport/const", {allowedValue: "streamable-http"});
        errors++;
      }
    }
    if(data.protocol_versions !== undefined){
      let data6 = data.protocol_versions;
      if(Array.isArray(data6)){
        if(data6.length > 16){
          vErrors = withFinding(vErrors, instancePath+"/protocol_versions", "#/properties/protocol_versions/maxItems", {limit: 16});
          errors++;
        }
        const len0 = data6.length;
        for(let i0=0; i0<len0; i0++){
          let data7 = data6[i0];
          if(typeof data7 === "string"){
            if(!(formats_c22c29ed01(data7))){
              vErrors = withFinding(vErrors, instancePath+"/protocol_versions/" + i0, "#/properties/protocol_versions/items/format", {format: "date"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/protocol_versions/" + i0, "#/properties/protocol_versions/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/protocol_versions", "#/properties/protocol_versions/type", {type: "array"});
        errors++;
      }
    }
    if(data.methods !== undefined){
      let data8 = data.methods;
      if(Array.isArray(data8)){
        if(data8.length > 16){
          vErrors = withFinding(vErrors, instancePath+"/methods", "#/properties/methods/maxItems", {limit: 16});
          errors++;
        }
        const len1 = data8.length;
        for(let i1=0; i1<len1; i1++){
          let data9 = data8[i1];
          if(typeof data9 === "string"){
            if(longerThan(data9, 128)){
              vErrors = withFinding(vErrors, instancePath+"/methods/" + i1, "#/properties/methods/items/maxLength", {limit: 128});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/methods/" + i1, "#/properties/methods/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/methods", "#/properties/methods/type", {type: "array"});
        errors++;
      }
    }
    if(data.execution_modes !== undefined){
      let data10 = data.execution_modes;
      if(Array.isArray(data10)){
        if(data10.length > 2){
          vErrors = withFinding(vErrors, instancePath+"/execution_modes", "#/properties/execution_modes/maxItems", {limit: 2});
          errors++;
        }
        const len2 = data10.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validateExecutionMode(data10[i2], {instancePath:instancePath+"/execution_modes/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validateExecutionMode.errors : vErrors.concat(validateExecutionMode.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/execution_modes", "#/properties/execution_modes/type", {type: "array"});
        errors++;
      }
    }
    if(data.authentication !== undefined){
      if(!(validateDiscoveryAuthentication(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
        vErrors = vErrors === null ? validateDiscoveryAuthentication.errors : vErrors.concat(validateDiscoveryAuthentication.errors);
        errors = vErrors.length;
      }
    }
    if(data.tools !== undefined){
      let data13 = data.tools;
      if(Array.isArray(data13)){
        if(data13.length > 64){
          vErrors = withFinding(vErrors, instancePath+"/tools", "#/properties/tools/maxItems", {limit: 64});
          errors++;
        }
        const len3 = data13.length;
        for(let i3=0; i3<len3; i3++){
          let data14 = data13[i3];
          if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
            if(data14.name === undefined){
              vErrors = withFinding(vErrors, instancePath+"/tools/" + i3, "#/properties/tools/items/required", {missingProperty: "name"});
              errors++;
            }
            if(data14.description === undefined){
              vErrors = withFinding(vErrors, instancePath+"/tools/" + i3, "#/properties/tools/items/required", {missingProperty: "description"});
              errors++;
            }
            if(data14.requires_approval === undefined){
              vErrors = withFinding(vErrors, instancePath+"/tools/" + i3, "#/properties/tools/items/required", {missingProperty: "requires_approval"});
              errors++;
            }
            for(const key1 in data14){
              if(!(((key1 === "name") || (key1 === "description")) || (key1 === "requires_approval"))){
                vErrors = withFinding(vErrors, instancePath+"/tools/" + i3, "#/properties/tools/items/additionalProperties", {additionalProperty: key1});
                errors++;
              }
            }
            if(data14.name !== undefined){
              if(!(validateToolName(data14.name, {instancePath:instancePath+"/tools/" + i3+"/name",parentData:data14,parentDataProperty:"name",rootData}))){
                vErrors = vErrors === null ? validateToolName.errors : vErrors.concat(validateToolName.errors);
                errors = vErrors.length;
              }
            }
            if(data14.description !== undefined){
              let data16 = data14.description;
              if(typeof data16 === "string"){
                if(longerThan(data16, 1024)){
                  vErrors = withFinding(vErrors, instancePath+"/tools/" + i3+"/description", "#/properties/tools/items/properties/description/maxLength", {limit: 1024});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/tools/" + i3+"/description", "#/properties/tools/items/properties/description/type", {type: "string"});
                errors++;
              }
            }
            if(data14.requires_approval !== undefined){
              if(typeof data14.requires_approval !== "boolean"){
                vErrors = withFinding(vErrors, instancePath+"/tools/" + i3+"/requires_approval", "#/properties/tools/items/properties/requires_approval/type", {type: "boolean"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/tools/" + i3, "#/properties/tools/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/tools", "#/properties/tools/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateToolServerDiscovery.errors = vErrors;
  return errors === 0;
}
function validateToolServerTool(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.inputSchema === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "inputSchema"});
      errors++;
    }
    if(data.name !== undefined){
      if(!(validateToolName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateToolName.errors : vErrors.concat(validateToolName.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 1024});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.inputSchema !== undefined){
      let data2 = data.inputSchema;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/inputSchema", "#/properties/inputSchema/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateToolServerTool.errors = vErrors;
  return errors === 0;
}
function validateVoucher(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.code === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "code"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.customer_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer_id"});
      errors++;
    }
    if(data.issued_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "issued_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "code")) || (key0 === "status")) || (key0 === "customer_id")) || (key0 === "issued_at")) || (key0 === "created_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateConsoleName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateConsoleName.errors : vErrors.concat(validateConsoleName.errors);
        errors = vErrors.length;
      }
    }
    if(data.code !== undefined){
      if(!(validateVoucherCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validateVoucherCode.errors : vErrors.concat(validateVoucherCode.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "available") || (data3 === "issued"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schemaVoucher.properties.status.enum});
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data4 = data.customer_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: schemaVoucher.properties.customer_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.issued_at !== undefined){
      let data5 = data.issued_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/issued_at", "#/properties/issued_at/type", {type: schemaVoucher.properties.issued_at.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/issued_at", "#/properties/issued_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateVoucher.errors = vErrors;
  return errors === 0;
}
function validateVoucherCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(shorterThan(data, 1)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 1});
      errors++;
    }
    if(!pattern_dd6b9d545c.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Z0-9-]+$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateVoucherCode.errors = vErrors;
  return errors === 0;
}
function validateWaitingSince(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaWaitingSince.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats_129fbab4be(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validateWaitingSince.errors = vErrors;
  return errors === 0;
}
function validateWebhook(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhook_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "webhook_id"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "events"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.notice === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "notice"});
      errors++;
    }
    if(data.description === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "description"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaWebhook.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/webhook_id", "#/properties/webhook_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/webhook_id", "#/properties/webhook_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validateWebhookUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validateWebhookUrl.errors : vErrors.concat(validateWebhookUrl.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      if(!(validateSubscribedEvents(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
        vErrors = vErrors === null ? validateSubscribedEvents.errors : vErrors.concat(validateSubscribedEvents.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateWebhookStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateWebhookStatus.errors : vErrors.concat(validateWebhookStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validateWebhookNotice(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validateWebhookNotice.errors : vErrors.concat(validateWebhookNotice.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      if(!(validateWebhookDescription(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validateWebhookDescription.errors : vErrors.concat(validateWebhookDescription.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateWebhook.errors = vErrors;
  return errors === 0;
}
function validateWebhookDeletion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhook_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "webhook_id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "webhook_id") || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/webhook_id", "#/properties/webhook_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/webhook_id", "#/properties/webhook_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("deleted" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "deleted"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateWebhookDeletion.errors = vErrors;
  return errors === 0;
}
function validateWebhookDelivery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.attempts === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "attempts"});
      errors++;
    }
    if(data.next_attempt_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "next_attempt_at"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "event_id")) || (key0 === "event_type")) || (key0 === "status")) || (key0 === "attempts")) || (key0 === "next_attempt_at")) || (key0 === "created_at")) || (key0 === "updated_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data1 = data.event_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/event_id", "#/properties/event_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_id", "#/properties/event_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if(!(validateEventName(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
        vErrors = vErrors === null ? validateEventName.errors : vErrors.concat(validateEventName.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateDeliveryStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateDeliveryStatus.errors : vErrors.concat(validateDeliveryStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.attempts !== undefined){
      let data4 = data.attempts;
      if(Array.isArray(data4)){
        if(data4.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/attempts", "#/properties/attempts/maxItems", {limit: 100});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateDeliveryAttempt(data4[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateDeliveryAttempt.errors : vErrors.concat(validateDeliveryAttempt.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attempts", "#/properties/attempts/type", {type: "array"});
        errors++;
      }
    }
    if(data.next_attempt_at !== undefined){
      let data6 = data.next_attempt_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/next_attempt_at", "#/properties/next_attempt_at/type", {type: schemaWebhookDelivery.properties.next_attempt_at.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats_129fbab4be(data6))){
          vErrors = withFinding(vErrors, instancePath+"/next_attempt_at", "#/properties/next_attempt_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateWebhookDelivery.errors = vErrors;
  return errors === 0;
}
function validateWebhookDescription(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaWebhookDescription.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 256)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 256});
      errors++;
    }
  }
  validateWebhookDescription.errors = vErrors;
  return errors === 0;
}
function validateWebhookEndpoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.service_account_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "service_account_id"});
      errors++;
    }
    if(data.endpoint_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "endpoint_url"});
      errors++;
    }
    if(data.subscribed_events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "subscribed_events"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.notice === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "notice"});
      errors++;
    }
    if(data.created_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "created_at"});
      errors++;
    }
    if(data.updated_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "updated_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "service_account_id")) || (key0 === "endpoint_url")) || (key0 === "subscribed_events")) || (key0 === "status")) || (key0 === "notice")) || (key0 === "created_at")) || (key0 === "updated_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/type", {type: schemaWebhookEndpoint.properties.service_account_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validateWebhookUrl(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validateWebhookUrl.errors : vErrors.concat(validateWebhookUrl.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscribed_events !== undefined){
      if(!(validateSubscribedEvents(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData}))){
        vErrors = vErrors === null ? validateSubscribedEvents.errors : vErrors.concat(validateSubscribedEvents.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validateWebhookStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateWebhookStatus.errors : vErrors.concat(validateWebhookStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validateWebhookNotice(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validateWebhookNotice.errors : vErrors.concat(validateWebhookNotice.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateWebhookEndpoint.errors = vErrors;
  return errors === 0;
}
function validateWebhookEndpointDeletion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("deleted" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "deleted"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateWebhookEndpointDeletion.errors = vErrors;
  return errors === 0;
}
function validateWebhookNotice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schemaWebhookNotice.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 512)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 512});
      errors++;
    }
  }
  validateWebhookNotice.errors = vErrors;
  return errors === 0;
}
function validateWebhookSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 256)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 256});
      errors++;
    }
    if(shorterThan(data, 16)){
      vErrors = withFinding(vErrors, instancePath, "#/minLength", {limit: 16});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateWebhookSecret.errors = vErrors;
  return errors === 0;
}
function validateWebhookStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "active") || (data === "disabled")) || (data === "deleted"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schemaWebhookStatus.enum});
    errors++;
  }
  validateWebhookStatus.errors = vErrors;
  return errors === 0;
}
function validateWebhookUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 2048)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 2048});
      errors++;
    }
    if(!pattern_9737307b95.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^https?://"});
      errors++;
    }
    if(!(formats_4d54d3a5ce(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uri"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validateWebhookUrl.errors = vErrors;
  return errors === 0;
}
function validate_00ba8d13c4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.run === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "run"});
          errors++;
        }
        if(data1.history === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "history"});
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "run") || (key1 === "history"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.run !== undefined){
          if(!(validateRun(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
            vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
            errors = vErrors.length;
          }
        }
        if(data1.history !== undefined){
          let data3 = data1.history;
          if(Array.isArray(data3)){
            if(data3.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/data/history", "#/properties/data/properties/history/minItems", {limit: 1});
              errors++;
            }
            const len0 = data3.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateRun(data3[i0], {instancePath:instancePath+"/data/history/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/history", "#/properties/data/properties/history/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_00ba8d13c4.errors = vErrors;
  return errors === 0;
}
function validate_00f5555982(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.events === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "events"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "events") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.events !== undefined){
          let data2 = data1.events;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/events", "#/properties/data/properties/events/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConversationEvent(data2[i0], {instancePath:instancePath+"/data/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConversationEvent.errors : vErrors.concat(validateConversationEvent.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/events", "#/properties/data/properties/events/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_00f5555982.errors = vErrors;
  return errors === 0;
}
function validate_02331f847c(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.note === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "note"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "note")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.note !== undefined){
          if(!(validateConversationNote(data1.note, {instancePath:instancePath+"/data/note",parentData:data1,parentDataProperty:"note",rootData}))){
            vErrors = vErrors === null ? validateConversationNote.errors : vErrors.concat(validateConversationNote.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_02331f847c.errors = vErrors;
  return errors === 0;
}
function validate_039ac9b3b6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.key === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "key"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "key")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.key !== undefined){
          if(!(validateKeyRevocation(data1.key, {instancePath:instancePath+"/data/key",parentData:data1,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validateKeyRevocation.errors : vErrors.concat(validateKeyRevocation.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_039ac9b3b6.errors = vErrors;
  return errors === 0;
}
function validate_04144129e7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "organization_id_not_allowed")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_04144129e7.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_04144129e7.errors = vErrors;
  return errors === 0;
}
function validate_098fe3a4ee(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateEventAcknowledgement(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateEventAcknowledgement.errors : vErrors.concat(validateEventAcknowledgement.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_098fe3a4ee.errors = vErrors;
  return errors === 0;
}
function validate_0a6d6f2fc7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(!(validateKnowledgePage(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateKnowledgePage.errors : vErrors.concat(validateKnowledgePage.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if(!(validateKnowledgeSearchPage(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateKnowledgeSearchPage.errors : vErrors.concat(validateKnowledgeSearchPage.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
    errors++;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate_0a6d6f2fc7.errors = vErrors;
  return errors === 0;
}
function validate_0bdc200d8c(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.messages === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "messages"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "messages") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.messages !== undefined){
          let data2 = data1.messages;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/messages", "#/properties/data/properties/messages/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConversationMessage(data2[i0], {instancePath:instancePath+"/data/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConversationMessage.errors : vErrors.concat(validateConversationMessage.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/messages", "#/properties/data/properties/messages/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0bdc200d8c.errors = vErrors;
  return errors === 0;
}
function validate_128a0b423b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "details"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "validation_failed")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_128a0b423b.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
        if(data1.details !== undefined){
          if(!(validateErrorDetails(data1.details, {instancePath:instancePath+"/error/details",parentData:data1,parentDataProperty:"details",rootData}))){
            vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_128a0b423b.errors = vErrors;
  return errors === 0;
}
function validate_1612385768(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.signed_out_at === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "signed_out_at"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "signed_out_at")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.signed_out_at !== undefined){
          if(!(validateTimestamp(data1.signed_out_at, {instancePath:instancePath+"/data/signed_out_at",parentData:data1,parentDataProperty:"signed_out_at",rootData}))){
            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1612385768.errors = vErrors;
  return errors === 0;
}
function validate_1670706fe0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.sync === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "sync"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "sync")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.sync !== undefined){
          if(!(validateTemplateSync(data1.sync, {instancePath:instancePath+"/data/sync",parentData:data1,parentDataProperty:"sync",rootData}))){
            vErrors = vErrors === null ? validateTemplateSync.errors : vErrors.concat(validateTemplateSync.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1670706fe0.errors = vErrors;
  return errors === 0;
}
function validate_16eee92636(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.consents === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "consents"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "consents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.consents !== undefined){
          let data2 = data1.consents;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateCustomerConsent(data2[i0], {instancePath:instancePath+"/data/consents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateCustomerConsent.errors : vErrors.concat(validateCustomerConsent.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/consents", "#/properties/data/properties/consents/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_16eee92636.errors = vErrors;
  return errors === 0;
}
function validate_17398ebbf7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.templates === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "templates"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "templates") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.templates !== undefined){
          let data2 = data1.templates;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/templates", "#/properties/data/properties/templates/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateMessageTemplate(data2[i0], {instancePath:instancePath+"/data/templates/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateMessageTemplate.errors : vErrors.concat(validateMessageTemplate.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/templates", "#/properties/data/properties/templates/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_17398ebbf7.errors = vErrors;
  return errors === 0;
}
function validate_1b2f1412e7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.conversation === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "conversation"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "conversation")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.conversation !== undefined){
          if(!(validateConsoleConversation(data1.conversation, {instancePath:instancePath+"/data/conversation",parentData:data1,parentDataProperty:"conversation",rootData}))){
            vErrors = vErrors === null ? validateConsoleConversation.errors : vErrors.concat(validateConsoleConversation.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1b2f1412e7.errors = vErrors;
  return errors === 0;
}
function validate_1bff22b1da(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "may_send_at"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(((((data2 === "window_closed") || (data2 === "customer_opted_out")) || (data2 === "quiet_hours")) || (data2 === "conflict")) || (data2 === "idempotency_in_progress"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_1bff22b1da.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/type", {type: "boolean"});
            errors++;
          }
        }
        if(data1.may_send_at !== undefined){
          let data5 = data1.may_send_at;
          if(typeof data5 === "string"){
            if(!(formats_129fbab4be(data5))){
              vErrors = withFinding(vErrors, instancePath+"/error/may_send_at", "#/properties/error/properties/may_send_at/format", {format: "date-time"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/may_send_at", "#/properties/error/properties/may_send_at/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1bff22b1da.errors = vErrors;
  return errors === 0;
}
function validate_2034bb3f60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "webhook_endpoint"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validateRotatedWebhookSecret(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validateRotatedWebhookSecret.errors : vErrors.concat(validateRotatedWebhookSecret.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2034bb3f60.errors = vErrors;
  return errors === 0;
}
function validate_2140c0e77e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.service_account === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "service_account"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "service_account")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.service_account !== undefined){
          if(!(validateServiceAccount(data1.service_account, {instancePath:instancePath+"/data/service_account",parentData:data1,parentDataProperty:"service_account",rootData}))){
            vErrors = vErrors === null ? validateServiceAccount.errors : vErrors.concat(validateServiceAccount.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2140c0e77e.errors = vErrors;
  return errors === 0;
}
function validate_24303ee20f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateSessionReply(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateSessionReply.errors : vErrors.concat(validateSessionReply.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_24303ee20f.errors = vErrors;
  return errors === 0;
}
function validate_243e3edc31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "invalid_cursor") || (data2 === "organization_id_not_allowed"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_243e3edc31.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_243e3edc31.errors = vErrors;
  return errors === 0;
}
function validate_24d7df4468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    if(data.has_more === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "has_more"});
      errors++;
    }
    if(data.next_cursor === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "next_cursor"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        if(data1.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/maxItems", {limit: 200});
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateWebhook(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateWebhook.errors : vErrors.concat(validateWebhook.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "array"});
        errors++;
      }
    }
    if(data.has_more !== undefined){
      if(!(validateHasMore(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validateNextCursor(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_24d7df4468.errors = vErrors;
  return errors === 0;
}
function validate_2672b971ec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.channels === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "channels"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "channels") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.channels !== undefined){
          let data2 = data1.channels;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateChannel(data2[i0], {instancePath:instancePath+"/data/channels/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateChannel.errors : vErrors.concat(validateChannel.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/channels", "#/properties/data/properties/channels/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2672b971ec.errors = vErrors;
  return errors === 0;
}
function validate_29c041f936(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateConversationContext(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateConversationContext.errors : vErrors.concat(validateConversationContext.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_29c041f936.errors = vErrors;
  return errors === 0;
}
function validate_2dbaad01f9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "rate_limited")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_2dbaad01f9.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(true !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: true});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2dbaad01f9.errors = vErrors;
  return errors === 0;
}
function validate_32300f97a4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "insufficient_scope") || (data2 === "permission_denied"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_32300f97a4.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_32300f97a4.errors = vErrors;
  return errors === 0;
}
function validate_34598aaabe(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateWebhook(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateWebhook.errors : vErrors.concat(validateWebhook.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_34598aaabe.errors = vErrors;
  return errors === 0;
}
function validate_3465808949(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "not_found")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_3465808949.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3465808949.errors = vErrors;
  return errors === 0;
}
function validate_36f1312a9c(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.approval === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "approval"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "approval")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.approval !== undefined){
          if(!(validateApproval(data1.approval, {instancePath:instancePath+"/data/approval",parentData:data1,parentDataProperty:"approval",rootData}))){
            vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_36f1312a9c.errors = vErrors;
  return errors === 0;
}
function validate_3d261adea9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.channel === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "channel"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "channel")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.channel !== undefined){
          if(!(validateLinkedChannel(data1.channel, {instancePath:instancePath+"/data/channel",parentData:data1,parentDataProperty:"channel",rootData}))){
            vErrors = vErrors === null ? validateLinkedChannel.errors : vErrors.concat(validateLinkedChannel.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3d261adea9.errors = vErrors;
  return errors === 0;
}
function validate_3d79801719(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.replayed === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "replayed"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "replayed")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.replayed !== undefined){
          let data2 = data1.replayed;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            vErrors = withFinding(vErrors, instancePath+"/data/replayed", "#/properties/data/properties/replayed/type", {type: "integer"});
            errors++;
          }
          if((typeof data2 == "number") && (isFinite(data2))){
            if(data2 < 0 || isNaN(data2)){
              vErrors = withFinding(vErrors, instancePath+"/data/replayed", "#/properties/data/properties/replayed/minimum", {comparison: ">=", limit: 0});
              errors++;
            }
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3d79801719.errors = vErrors;
  return errors === 0;
}
function validate_3d86039317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "details"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "validation_failed") || (data2 === "idempotency_key_reused"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_3d86039317.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
        if(data1.details !== undefined){
          if(!(validateErrorDetails(data1.details, {instancePath:instancePath+"/error/details",parentData:data1,parentDataProperty:"details",rootData}))){
            vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3d86039317.errors = vErrors;
  return errors === 0;
}
function validate_3e6de0e550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    if(data.has_more === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "has_more"});
      errors++;
    }
    if(data.next_cursor === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "next_cursor"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateSession(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateSession.errors : vErrors.concat(validateSession.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "array"});
        errors++;
      }
    }
    if(data.has_more !== undefined){
      if(!(validateHasMore(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validateNextCursor(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3e6de0e550.errors = vErrors;
  return errors === 0;
}
function validate_41d2585e2a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    if(data.has_more === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "has_more"});
      errors++;
    }
    if(data.next_cursor === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "next_cursor"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateConversationEvent(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateConversationEvent.errors : vErrors.concat(validateConversationEvent.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "array"});
        errors++;
      }
    }
    if(data.has_more !== undefined){
      if(!(validateHasMore(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validateNextCursor(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_41d2585e2a.errors = vErrors;
  return errors === 0;
}
function validate_42bd981b53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateApprovedDraft(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateApprovedDraft.errors : vErrors.concat(validateApprovedDraft.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_42bd981b53.errors = vErrors;
  return errors === 0;
}
function validate_42d8b48ea0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "unavailable")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_42d8b48ea0.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(true !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: true});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_42d8b48ea0.errors = vErrors;
  return errors === 0;
}
function validate_45926d886a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "member"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "member")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validateMemberRemoval(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validateMemberRemoval.errors : vErrors.concat(validateMemberRemoval.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_45926d886a.errors = vErrors;
  return errors === 0;
}
function validate_47aa36b5b6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.events === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "events"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "events") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.events !== undefined){
          let data2 = data1.events;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/events", "#/properties/data/properties/events/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateAuditEvent(data2[i0], {instancePath:instancePath+"/data/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateAuditEvent.errors : vErrors.concat(validateAuditEvent.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/events", "#/properties/data/properties/events/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_47aa36b5b6.errors = vErrors;
  return errors === 0;
}
function validate_52b4047f83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "insufficient_scope")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_52b4047f83.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_52b4047f83.errors = vErrors;
  return errors === 0;
}
function validate_545810b524(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateAgentKnowledgeResults(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateAgentKnowledgeResults.errors : vErrors.concat(validateAgentKnowledgeResults.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_545810b524.errors = vErrors;
  return errors === 0;
}
function validate_54dbb1e479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.customer === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "customer"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "customer")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.customer !== undefined){
          if(!(validateCustomerProfile(data1.customer, {instancePath:instancePath+"/data/customer",parentData:data1,parentDataProperty:"customer",rootData}))){
            vErrors = vErrors === null ? validateCustomerProfile.errors : vErrors.concat(validateCustomerProfile.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_54dbb1e479.errors = vErrors;
  return errors === 0;
}
function validate_5627421231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.conversations === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "conversations"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "conversations") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.conversations !== undefined){
          let data2 = data1.conversations;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/conversations", "#/properties/data/properties/conversations/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConsoleConversation(data2[i0], {instancePath:instancePath+"/data/conversations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConsoleConversation.errors : vErrors.concat(validateConsoleConversation.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/conversations", "#/properties/data/properties/conversations/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5627421231.errors = vErrors;
  return errors === 0;
}
function validate_571d29fcc2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.voucher === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "voucher"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "voucher")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.voucher !== undefined){
          if(!(validateVoucher(data1.voucher, {instancePath:instancePath+"/data/voucher",parentData:data1,parentDataProperty:"voucher",rootData}))){
            vErrors = vErrors === null ? validateVoucher.errors : vErrors.concat(validateVoucher.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_571d29fcc2.errors = vErrors;
  return errors === 0;
}
function validate_5740aea60a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.conversations === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "conversations"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "conversations") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.conversations !== undefined){
          let data2 = data1.conversations;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConversation(data2[i0], {instancePath:instancePath+"/data/conversations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConversation.errors : vErrors.concat(validateConversation.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/conversations", "#/properties/data/properties/conversations/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5740aea60a.errors = vErrors;
  return errors === 0;
}
function validate_5928926a4a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "internal_error")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_5928926a4a.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(true !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: true});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5928926a4a.errors = vErrors;
  return errors === 0;
}
function validate_59aafffbea(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "member"});
          errors++;
        }
        if(data1.invitation === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "invitation"});
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "member") || (key1 === "invitation"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validateMember(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validateMember.errors : vErrors.concat(validateMember.errors);
            errors = vErrors.length;
          }
        }
        if(data1.invitation !== undefined){
          if(!(validateInvitation(data1.invitation, {instancePath:instancePath+"/data/invitation",parentData:data1,parentDataProperty:"invitation",rootData}))){
            vErrors = vErrors === null ? validateInvitation.errors : vErrors.concat(validateInvitation.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_59aafffbea.errors = vErrors;
  return errors === 0;
}
function validate_5a70a2a735(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.grant === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "grant"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "grant")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.grant !== undefined){
          if(!(validateCreatedGrant(data1.grant, {instancePath:instancePath+"/data/grant",parentData:data1,parentDataProperty:"grant",rootData}))){
            vErrors = vErrors === null ? validateCreatedGrant.errors : vErrors.concat(validateCreatedGrant.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5a70a2a735.errors = vErrors;
  return errors === 0;
}
function validate_5b09a8d0ed(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "malformed_json") || (data2 === "organization_id_not_allowed"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_5b09a8d0ed.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5b09a8d0ed.errors = vErrors;
  return errors === 0;
}
function validate_601c5bae04(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    if(data.has_more === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "has_more"});
      errors++;
    }
    if(data.next_cursor === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "next_cursor"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validateRun(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "array"});
        errors++;
      }
    }
    if(data.has_more !== undefined){
      if(!(validateHasMore(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validateNextCursor(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_601c5bae04.errors = vErrors;
  return errors === 0;
}
function validate_616a475e0b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "member"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "member")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validateMember(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validateMember.errors : vErrors.concat(validateMember.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_616a475e0b.errors = vErrors;
  return errors === 0;
}
function validate_6329358849(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.agents === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "agents"});
          errors++;
        }
        if(data1.total_count === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "total_count"});
          errors++;
        }
        if(data1.next_offset === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_offset"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "agents") || (key1 === "total_count")) || (key1 === "next_offset"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.agents !== undefined){
          let data2 = data1.agents;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateDirectoryAgent(data2[i0], {instancePath:instancePath+"/data/agents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateDirectoryAgent.errors : vErrors.concat(validateDirectoryAgent.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/agents", "#/properties/data/properties/agents/type", {type: "array"});
            errors++;
          }
        }
        if(data1.total_count !== undefined){
          let data4 = data1.total_count;
          if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
            vErrors = withFinding(vErrors, instancePath+"/data/total_count", "#/properties/data/properties/total_count/type", {type: "integer"});
            errors++;
          }
          if((typeof data4 == "number") && (isFinite(data4))){
            if(data4 < 0 || isNaN(data4)){
              vErrors = withFinding(vErrors, instancePath+"/data/total_count", "#/properties/data/properties/total_count/minimum", {comparison: ">=", limit: 0});
              errors++;
            }
          }
        }
        if(data1.next_offset !== undefined){
          let data5 = data1.next_offset;
          if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
            vErrors = withFinding(vErrors, instancePath+"/data/next_offset", "#/properties/data/properties/next_offset/type", {type: schema_6329358849.properties.data.properties.next_offset.type});
            errors++;
          }
          if((typeof data5 == "number") && (isFinite(data5))){
            if(data5 < 1 || isNaN(data5)){
              vErrors = withFinding(vErrors, instancePath+"/data/next_offset", "#/properties/data/properties/next_offset/minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_6329358849.errors = vErrors;
  return errors === 0;
}
function validate_6847743023(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateActionResult(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateActionResult.errors : vErrors.concat(validateActionResult.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_6847743023.errors = vErrors;
  return errors === 0;
}
function validate_7301225bec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateOutboundAcknowledgement(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateOutboundAcknowledgement.errors : vErrors.concat(validateOutboundAcknowledgement.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_7301225bec.errors = vErrors;
  return errors === 0;
}
function validate_73c0a0a4b2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.consent === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "consent"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "consent")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.consent !== undefined){
          if(!(validateConsentRevocation(data1.consent, {instancePath:instancePath+"/data/consent",parentData:data1,parentDataProperty:"consent",rootData}))){
            vErrors = vErrors === null ? validateConsentRevocation.errors : vErrors.concat(validateConsentRevocation.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_73c0a0a4b2.errors = vErrors;
  return errors === 0;
}
function validate_74dab6e222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.grant === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "grant"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "grant")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.grant !== undefined){
          if(!(validateGrantRevocation(data1.grant, {instancePath:instancePath+"/data/grant",parentData:data1,parentDataProperty:"grant",rootData}))){
            vErrors = vErrors === null ? validateGrantRevocation.errors : vErrors.concat(validateGrantRevocation.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_74dab6e222.errors = vErrors;
  return errors === 0;
}
function validate_772a9f24d2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.channel === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "channel"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "channel")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.channel !== undefined){
          if(!(validateChannelDetail(data1.channel, {instancePath:instancePath+"/data/channel",parentData:data1,parentDataProperty:"channel",rootData}))){
            vErrors = vErrors === null ? validateChannelDetail.errors : vErrors.concat(validateChannelDetail.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_772a9f24d2.errors = vErrors;
  return errors === 0;
}
function validate_77fe655e37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.service_accounts === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "service_accounts"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "service_accounts") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.service_accounts !== undefined){
          let data2 = data1.service_accounts;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/service_accounts", "#/properties/data/properties/service_accounts/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateServiceAccountDetails(data2[i0], {instancePath:instancePath+"/data/service_accounts/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateServiceAccountDetails.errors : vErrors.concat(validateServiceAccountDetails.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/service_accounts", "#/properties/data/properties/service_accounts/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_77fe655e37.errors = vErrors;
  return errors === 0;
}
function validate_7ab6b9f5ac(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentsDiscovery(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentsDiscovery.errors : vErrors.concat(validateAgentsDiscovery.errors);
    errors = vErrors.length;
  }
  validate_7ab6b9f5ac.errors = vErrors;
  return errors === 0;
}
function validate_818ebb7556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateCreatedWebhook(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateCreatedWebhook.errors : vErrors.concat(validateCreatedWebhook.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_818ebb7556.errors = vErrors;
  return errors === 0;
}
function validate_82b1a3f323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.document === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "document"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "document")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.document !== undefined){
          if(!(validateKnowledgeDocumentDetail(data1.document, {instancePath:instancePath+"/data/document",parentData:data1,parentDataProperty:"document",rootData}))){
            vErrors = vErrors === null ? validateKnowledgeDocumentDetail.errors : vErrors.concat(validateKnowledgeDocumentDetail.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_82b1a3f323.errors = vErrors;
  return errors === 0;
}
function validate_8507628ed7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.customers === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "customers"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "customers") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.customers !== undefined){
          let data2 = data1.customers;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateCustomerProfile(data2[i0], {instancePath:instancePath+"/data/customers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateCustomerProfile.errors : vErrors.concat(validateCustomerProfile.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/customers", "#/properties/data/properties/customers/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_8507628ed7.errors = vErrors;
  return errors === 0;
}
function validate_8783c5648f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.runs === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "runs"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "runs") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.runs !== undefined){
          let data2 = data1.runs;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateRun(data2[i0], {instancePath:instancePath+"/data/runs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/runs", "#/properties/data/properties/runs/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_8783c5648f.errors = vErrors;
  return errors === 0;
}
function validate_881be815e7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.deliveries === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "deliveries"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "deliveries") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.deliveries !== undefined){
          let data2 = data1.deliveries;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/deliveries", "#/properties/data/properties/deliveries/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateWebhookDelivery(data2[i0], {instancePath:instancePath+"/data/deliveries/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateWebhookDelivery.errors : vErrors.concat(validateWebhookDelivery.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/deliveries", "#/properties/data/properties/deliveries/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_881be815e7.errors = vErrors;
  return errors === 0;
}
function validate_88dad91835(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.app === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "app"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "app")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.app !== undefined){
          if(!(validateConsoleApp(data1.app, {instancePath:instancePath+"/data/app",parentData:data1,parentDataProperty:"app",rootData}))){
            vErrors = vErrors === null ? validateConsoleApp.errors : vErrors.concat(validateConsoleApp.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_88dad91835.errors = vErrors;
  return errors === 0;
}
function validate_91d7fe37ad(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "insufficient_scope") || (data2 === "not_available_in_environment"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_91d7fe37ad.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_91d7fe37ad.errors = vErrors;
  return errors === 0;
}
function validate_925db3b0ba(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateDeployedVersion(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateDeployedVersion.errors : vErrors.concat(validateDeployedVersion.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_925db3b0ba.errors = vErrors;
  return errors === 0;
}
function validate_965a8a3904(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(((data2 === "conflict") || (data2 === "limit_reached")) || (data2 === "idempotency_in_progress"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_965a8a3904.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/type", {type: "boolean"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_965a8a3904.errors = vErrors;
  return errors === 0;
}
function validate_97b1a511ce(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateWebhookDeletion(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateWebhookDeletion.errors : vErrors.concat(validateWebhookDeletion.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_97b1a511ce.errors = vErrors;
  return errors === 0;
}
function validate_98903cfc84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.quiet_hours === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "quiet_hours"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "quiet_hours")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.quiet_hours !== undefined){
          let data2 = data1.quiet_hours;
          const _errs7 = errors;
          let valid2 = false;
          let passing0 = null;
          const _errs8 = errors;
          if(!(validateQuietHours(data2, {instancePath:instancePath+"/data/quiet_hours",parentData:data1,parentDataProperty:"quiet_hours",rootData}))){
            vErrors = vErrors === null ? validateQuietHours.errors : vErrors.concat(validateQuietHours.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs8 === errors;
          if(_valid0){
            valid2 = true;
            passing0 = 0;
          }
          const _errs9 = errors;
          if(data2 !== null){
            vErrors = withFinding(vErrors, instancePath+"/data/quiet_hours", "#/properties/data/properties/quiet_hours/oneOf/1/type", {type: "null"});
            errors++;
          }
          var _valid0 = _errs9 === errors;
          if(_valid0 && valid2){
            valid2 = false;
            passing0 = [passing0, 1];
          }
          else {
            if(_valid0){
              valid2 = true;
              passing0 = 1;
            }
          }
          if(!valid2){
            vErrors = withFinding(vErrors, instancePath+"/data/quiet_hours", "#/properties/data/properties/quiet_hours/oneOf", {passingSchemas: passing0});
            errors++;
          }
          else {
            errors = _errs7;
            if(vErrors !== null){
              if(_errs7){
                vErrors.length = _errs7;
              }
              else {
                vErrors = null;
              }
            }
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_98903cfc84.errors = vErrors;
  return errors === 0;
}
function validate_98d7fbb90b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "webhook_endpoint"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validateCreatedWebhookEndpoint(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validateCreatedWebhookEndpoint.errors : vErrors.concat(validateCreatedWebhookEndpoint.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_98d7fbb90b.errors = vErrors;
  return errors === 0;
}
function validate_9ab232590a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "details"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((((data2 === "validation_failed") || (data2 === "template_not_found")) || (data2 === "template_not_approved")) || (data2 === "idempotency_key_reused"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_9ab232590a.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
        if(data1.details !== undefined){
          if(!(validateErrorDetails(data1.details, {instancePath:instancePath+"/error/details",parentData:data1,parentDataProperty:"details",rootData}))){
            vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_9ab232590a.errors = vErrors;
  return errors === 0;
}
function validate_9ad0c63128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateChannelCallback(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateChannelCallback.errors : vErrors.concat(validateChannelCallback.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_9ad0c63128.errors = vErrors;
  return errors === 0;
}
function validate_a1c0d4f187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(((data2 === "window_closed") || (data2 === "conflict")) || (data2 === "idempotency_in_progress"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_a1c0d4f187.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/type", {type: "boolean"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_a1c0d4f187.errors = vErrors;
  return errors === 0;
}
function validate_a25dc7802f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "conflict") || (data2 === "idempotency_in_progress"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_a25dc7802f.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/type", {type: "boolean"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_a25dc7802f.errors = vErrors;
  return errors === 0;
}
function validate_a4553d0fa9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.channels === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "channels"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "channels") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.channels !== undefined){
          let data2 = data1.channels;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/channels", "#/properties/data/properties/channels/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateLinkedChannel(data2[i0], {instancePath:instancePath+"/data/channels/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateLinkedChannel.errors : vErrors.concat(validateLinkedChannel.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/channels", "#/properties/data/properties/channels/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_a4553d0fa9.errors = vErrors;
  return errors === 0;
}
function validate_a7f4329e09(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateKeyRevocation(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateKeyRevocation.errors : vErrors.concat(validateKeyRevocation.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_a7f4329e09.errors = vErrors;
  return errors === 0;
}
function validate_adb5fdb8f7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.delivery === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "delivery"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "delivery")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.delivery !== undefined){
          if(!(validateWebhookDelivery(data1.delivery, {instancePath:instancePath+"/data/delivery",parentData:data1,parentDataProperty:"delivery",rootData}))){
            vErrors = vErrors === null ? validateWebhookDelivery.errors : vErrors.concat(validateWebhookDelivery.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_adb5fdb8f7.errors = vErrors;
  return errors === 0;
}
function validate_aea733c9dd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.redirect_uri === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "redirect_uri"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "redirect_uri")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.redirect_uri !== undefined){
          if(!(validateAppRedirectUri(data1.redirect_uri, {instancePath:instancePath+"/data/redirect_uri",parentData:data1,parentDataProperty:"redirect_uri",rootData}))){
            vErrors = vErrors === null ? validateAppRedirectUri.errors : vErrors.concat(validateAppRedirectUri.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_aea733c9dd.errors = vErrors;
  return errors === 0;
}
function validate_b11481c926(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.members === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "members"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "members") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.members !== undefined){
          let data2 = data1.members;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/members", "#/properties/data/properties/members/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateMember(data2[i0], {instancePath:instancePath+"/data/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateMember.errors : vErrors.concat(validateMember.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/members", "#/properties/data/properties/members/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b11481c926.errors = vErrors;
  return errors === 0;
}
function validate_b1a6be9501(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "payload_too_large")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_b1a6be9501.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b1a6be9501.errors = vErrors;
  return errors === 0;
}
function validate_b2461d4a4b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.template === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "template"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "template")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.template !== undefined){
          if(!(validateMessageTemplate(data1.template, {instancePath:instancePath+"/data/template",parentData:data1,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validateMessageTemplate.errors : vErrors.concat(validateMessageTemplate.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b2461d4a4b.errors = vErrors;
  return errors === 0;
}
function validate_b271f6209b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateOpenApiDocument(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateOpenApiDocument.errors : vErrors.concat(validateOpenApiDocument.errors);
    errors = vErrors.length;
  }
  validate_b271f6209b.errors = vErrors;
  return errors === 0;
}
function validate_b33576e506(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "permission_denied")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_b33576e506.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b33576e506.errors = vErrors;
  return errors === 0;
}
function validate_bbe0cfe132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.document === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "document"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "document")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.document !== undefined){
          if(!(validateKnowledgeDocument(data1.document, {instancePath:instancePath+"/data/document",parentData:data1,parentDataProperty:"document",rootData}))){
            vErrors = vErrors === null ? validateKnowledgeDocument.errors : vErrors.concat(validateKnowledgeDocument.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_bbe0cfe132.errors = vErrors;
  return errors === 0;
}
function validate_bda6e5acd5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateConsoleOverview(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateConsoleOverview.errors : vErrors.concat(validateConsoleOverview.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_bda6e5acd5.errors = vErrors;
  return errors === 0;
}
function validate_bdb932e98a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateToolServerDiscovery(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateToolServerDiscovery.errors : vErrors.concat(validateToolServerDiscovery.errors);
    errors = vErrors.length;
  }
  validate_bdb932e98a.errors = vErrors;
  return errors === 0;
}
function validate_be7a6a0b2f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(!(validateJsonRpcResult(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateJsonRpcResult.errors : vErrors.concat(validateJsonRpcResult.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if(!(validateJsonRpcError(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateJsonRpcError.errors : vErrors.concat(validateJsonRpcError.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
    errors++;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate_be7a6a0b2f.errors = vErrors;
  return errors === 0;
}
function validate_bea0dbbbae(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoints === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "webhook_endpoints"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "webhook_endpoints") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.webhook_endpoints !== undefined){
          let data2 = data1.webhook_endpoints;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/webhook_endpoints", "#/properties/data/properties/webhook_endpoints/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateWebhookEndpoint(data2[i0], {instancePath:instancePath+"/data/webhook_endpoints/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateWebhookEndpoint.errors : vErrors.concat(validateWebhookEndpoint.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/webhook_endpoints", "#/properties/data/properties/webhook_endpoints/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_bea0dbbbae.errors = vErrors;
  return errors === 0;
}
function validate_beef324d63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((data2 === "not_found") || (data2 === "preview_not_enabled"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_beef324d63.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_beef324d63.errors = vErrors;
  return errors === 0;
}
function validate_c17c22dd88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.consents === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "consents"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "consents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.consents !== undefined){
          let data2 = data1.consents;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/consents", "#/properties/data/properties/consents/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConsent(data2[i0], {instancePath:instancePath+"/data/consents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConsent.errors : vErrors.concat(validateConsent.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/consents", "#/properties/data/properties/consents/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c17c22dd88.errors = vErrors;
  return errors === 0;
}
function validate_c3dc34ef60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "unauthenticated")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_c3dc34ef60.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c3dc34ef60.errors = vErrors;
  return errors === 0;
}
function validate_c50cbd1ed4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "unsupported_media_type")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_c50cbd1ed4.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c50cbd1ed4.errors = vErrors;
  return errors === 0;
}
function validate_c720965e3b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.agents === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "agents"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "agents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.agents !== undefined){
          let data2 = data1.agents;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateAgent(data2[i0], {instancePath:instancePath+"/data/agents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateAgent.errors : vErrors.concat(validateAgent.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/agents", "#/properties/data/properties/agents/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c720965e3b.errors = vErrors;
  return errors === 0;
}
function validate_c7af8a7131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "preview_not_enabled")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_c7af8a7131.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/const", {allowedValue: false});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c7af8a7131.errors = vErrors;
  return errors === 0;
}
function validate_ca5054137d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!(data2 === "conflict")){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_ca5054137d.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/type", {type: "boolean"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ca5054137d.errors = vErrors;
  return errors === 0;
}
function validate_cafe991326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateProviderMessageStatus(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateProviderMessageStatus.errors : vErrors.concat(validateProviderMessageStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_cafe991326.errors = vErrors;
  return errors === 0;
}
function validate_cbbc3ee275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validatePasswordChange(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validatePasswordChange.errors : vErrors.concat(validatePasswordChange.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_cbbc3ee275.errors = vErrors;
  return errors === 0;
}
function validate_cd159b1b31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.apps === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "apps"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "apps") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.apps !== undefined){
          let data2 = data1.apps;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/apps", "#/properties/data/properties/apps/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConsoleAppDetails(data2[i0], {instancePath:instancePath+"/data/apps/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConsoleAppDetails.errors : vErrors.concat(validateConsoleAppDetails.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/apps", "#/properties/data/properties/apps/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_cd159b1b31.errors = vErrors;
  return errors === 0;
}
function validate_d1789d5d45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.agent === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "agent"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "agent")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.agent !== undefined){
          if(!(validateAgent(data1.agent, {instancePath:instancePath+"/data/agent",parentData:data1,parentDataProperty:"agent",rootData}))){
            vErrors = vErrors === null ? validateAgent.errors : vErrors.concat(validateAgent.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d1789d5d45.errors = vErrors;
  return errors === 0;
}
function validate_d2534ae61e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.session === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "session"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "session")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.session !== undefined){
          if(!(validateSession(data1.session, {instancePath:instancePath+"/data/session",parentData:data1,parentDataProperty:"session",rootData}))){
            vErrors = vErrors === null ? validateSession.errors : vErrors.concat(validateSession.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d2534ae61e.errors = vErrors;
  return errors === 0;
}
function validate_d44afc9d7f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.notes === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "notes"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "notes") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.notes !== undefined){
          let data2 = data1.notes;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/notes", "#/properties/data/properties/notes/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateConversationNote(data2[i0], {instancePath:instancePath+"/data/notes/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateConversationNote.errors : vErrors.concat(validateConversationNote.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/notes", "#/properties/data/properties/notes/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d44afc9d7f.errors = vErrors;
  return errors === 0;
}
function validate_d4db873dd9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.template === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "template"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "template")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.template !== undefined){
          if(!(validateTemplateDeletion(data1.template, {instancePath:instancePath+"/data/template",parentData:data1,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validateTemplateDeletion.errors : vErrors.concat(validateTemplateDeletion.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d4db873dd9.errors = vErrors;
  return errors === 0;
}
function validate_db4b919c5b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.counts === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "counts"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "counts")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.counts !== undefined){
          if(!(validateConversationCounts(data1.counts, {instancePath:instancePath+"/data/counts",parentData:data1,parentDataProperty:"counts",rootData}))){
            vErrors = vErrors === null ? validateConversationCounts.errors : vErrors.concat(validateConversationCounts.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_db4b919c5b.errors = vErrors;
  return errors === 0;
}
function validate_db6b7c5ddb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateToolManifest(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateToolManifest.errors : vErrors.concat(validateToolManifest.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_db6b7c5ddb.errors = vErrors;
  return errors === 0;
}
function validate_ded19eb062(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateEndedSessions(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateEndedSessions.errors : vErrors.concat(validateEndedSessions.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ded19eb062.errors = vErrors;
  return errors === 0;
}
function validate_df90b277bd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.customer === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "customer"});
          errors++;
        }
        if(data1.consent === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "consent"});
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "customer") || (key1 === "consent"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.customer !== undefined){
          if(!(validateCustomerProfile(data1.customer, {instancePath:instancePath+"/data/customer",parentData:data1,parentDataProperty:"customer",rootData}))){
            vErrors = vErrors === null ? validateCustomerProfile.errors : vErrors.concat(validateCustomerProfile.errors);
            errors = vErrors.length;
          }
        }
        if(data1.consent !== undefined){
          if(!(validateCustomerConsent(data1.consent, {instancePath:instancePath+"/data/consent",parentData:data1,parentDataProperty:"consent",rootData}))){
            vErrors = vErrors === null ? validateCustomerConsent.errors : vErrors.concat(validateCustomerConsent.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_df90b277bd.errors = vErrors;
  return errors === 0;
}
function validate_e0881052e5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateHealth(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateHealth.errors : vErrors.concat(validateHealth.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e0881052e5.errors = vErrors;
  return errors === 0;
}
function validate_e1001ef7b6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateSignedIn(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateSignedIn.errors : vErrors.concat(validateSignedIn.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e1001ef7b6.errors = vErrors;
  return errors === 0;
}
function validate_e2a64a1709(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.conversation === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "conversation"});
          errors++;
        }
        if(data1.run === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "run"});
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "conversation") || (key1 === "run"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.conversation !== undefined){
          if(!(validateConsoleConversation(data1.conversation, {instancePath:instancePath+"/data/conversation",parentData:data1,parentDataProperty:"conversation",rootData}))){
            vErrors = vErrors === null ? validateConsoleConversation.errors : vErrors.concat(validateConsoleConversation.errors);
            errors = vErrors.length;
          }
        }
        if(data1.run !== undefined){
          if(!(validateRun(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
            vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e2a64a1709.errors = vErrors;
  return errors === 0;
}
function validate_e79c48c5b9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "member"});
          errors++;
        }
        if(data1.password_reset === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "password_reset"});
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "member") || (key1 === "password_reset"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validateMember(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validateMember.errors : vErrors.concat(validateMember.errors);
            errors = vErrors.length;
          }
        }
        if(data1.password_reset !== undefined){
          if(!(validatePasswordReset(data1.password_reset, {instancePath:instancePath+"/data/password_reset",parentData:data1,parentDataProperty:"password_reset",rootData}))){
            vErrors = vErrors === null ? validatePasswordReset.errors : vErrors.concat(validatePasswordReset.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e79c48c5b9.errors = vErrors;
  return errors === 0;
}
function validate_e9f16bee0b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.conversation === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "conversation"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.run === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "run"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "conversation") || (key1 === "message")) || (key1 === "run"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.conversation !== undefined){
          if(!(validateConsoleConversation(data1.conversation, {instancePath:instancePath+"/data/conversation",parentData:data1,parentDataProperty:"conversation",rootData}))){
            vErrors = vErrors === null ? validateConsoleConversation.errors : vErrors.concat(validateConsoleConversation.errors);
            errors = vErrors.length;
          }
        }
        if(data1.message !== undefined){
          if(!(validateConversationMessage(data1.message, {instancePath:instancePath+"/data/message",parentData:data1,parentDataProperty:"message",rootData}))){
            vErrors = vErrors === null ? validateConversationMessage.errors : vErrors.concat(validateConversationMessage.errors);
            errors = vErrors.length;
          }
        }
        if(data1.run !== undefined){
          if(!(validateRun(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
            vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e9f16bee0b.errors = vErrors;
  return errors === 0;
}
function validate_ea0fa0b303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.error === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "error"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: false});
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "code"});
          errors++;
        }
        if(data1.message === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "message"});
          errors++;
        }
        if(data1.retryable === undefined){
          vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/required", {missingProperty: "retryable"});
          errors++;
        }
        for(const key1 in data1){
          if(!((((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "approval_id")) || (key1 === "may_send_at")) || (key1 === "run_id"))){
            vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/type", {type: "string"});
            errors++;
          }
          if(!((((((data2 === "HITL_REQUIRED") || (data2 === "window_closed")) || (data2 === "customer_opted_out")) || (data2 === "quiet_hours")) || (data2 === "conflict")) || (data2 === "idempotency_in_progress"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema_ea0fa0b303.properties.error.properties.code.enum});
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(longerThan(data3, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/message", "#/properties/error/properties/message/type", {type: "string"});
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            vErrors = withFinding(vErrors, instancePath+"/error/retryable", "#/properties/error/properties/retryable/type", {type: "boolean"});
            errors++;
          }
        }
        if(data1.approval_id !== undefined){
          let data5 = data1.approval_id;
          if(typeof data5 === "string"){
            if(!(formats_0367b0de16(data5))){
              vErrors = withFinding(vErrors, instancePath+"/error/approval_id", "#/properties/error/properties/approval_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/approval_id", "#/properties/error/properties/approval_id/type", {type: "string"});
            errors++;
          }
        }
        if(data1.may_send_at !== undefined){
          let data6 = data1.may_send_at;
          if(typeof data6 === "string"){
            if(!(formats_129fbab4be(data6))){
              vErrors = withFinding(vErrors, instancePath+"/error/may_send_at", "#/properties/error/properties/may_send_at/format", {format: "date-time"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/may_send_at", "#/properties/error/properties/may_send_at/type", {type: "string"});
            errors++;
          }
        }
        if(data1.run_id !== undefined){
          let data7 = data1.run_id;
          if(typeof data7 === "string"){
            if(!(formats_0367b0de16(data7))){
              vErrors = withFinding(vErrors, instancePath+"/error/run_id", "#/properties/error/properties/run_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/run_id", "#/properties/error/properties/run_id/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ea0fa0b303.errors = vErrors;
  return errors === 0;
}
function validate_ef5ecaca4d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "webhook_endpoint"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validateWebhookEndpoint(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validateWebhookEndpoint.errors : vErrors.concat(validateWebhookEndpoint.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ef5ecaca4d.errors = vErrors;
  return errors === 0;
}
function validate_f223685aff(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.vouchers === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "vouchers"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "vouchers") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.vouchers !== undefined){
          let data2 = data1.vouchers;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/vouchers", "#/properties/data/properties/vouchers/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateVoucher(data2[i0], {instancePath:instancePath+"/data/vouchers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateVoucher.errors : vErrors.concat(validateVoucher.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/vouchers", "#/properties/data/properties/vouchers/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f223685aff.errors = vErrors;
  return errors === 0;
}
function validate_f2a8347f1a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "webhook_endpoint"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validateWebhookEndpointDeletion(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validateWebhookEndpointDeletion.errors : vErrors.concat(validateWebhookEndpointDeletion.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f2a8347f1a.errors = vErrors;
  return errors === 0;
}
function validate_f57a83ea36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.key === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "key"});
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "key")){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.key !== undefined){
          if(!(validateCreatedKey(data1.key, {instancePath:instancePath+"/data/key",parentData:data1,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validateCreatedKey.errors : vErrors.concat(validateCreatedKey.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f57a83ea36.errors = vErrors;
  return errors === 0;
}
function validate_f780ec1800(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.messages === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "messages"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "messages") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.messages !== undefined){
          let data2 = data1.messages;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateSessionMessage(data2[i0], {instancePath:instancePath+"/data/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateSessionMessage.errors : vErrors.concat(validateSessionMessage.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/messages", "#/properties/data/properties/messages/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f780ec1800.errors = vErrors;
  return errors === 0;
}
function validate_f7e3546516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.approvals === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "approvals"});
          errors++;
        }
        if(data1.has_more === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "has_more"});
          errors++;
        }
        if(data1.next_cursor === undefined){
          vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/required", {missingProperty: "next_cursor"});
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "approvals") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data1.approvals !== undefined){
          let data2 = data1.approvals;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              vErrors = withFinding(vErrors, instancePath+"/data/approvals", "#/properties/data/properties/approvals/maxItems", {limit: 200});
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validateApproval(data2[i0], {instancePath:instancePath+"/data/approvals/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/data/approvals", "#/properties/data/properties/approvals/type", {type: "array"});
            errors++;
          }
        }
        if(data1.has_more !== undefined){
          if(!(validateHasMore(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validateHasMore.errors : vErrors.concat(validateHasMore.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validateNextCursor(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validateNextCursor.errors : vErrors.concat(validateNextCursor.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/data", "#/properties/data/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f7e3546516.errors = vErrors;
  return errors === 0;
}
function validate_fb136c3559(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ok"});
      errors++;
    }
    if(data.data === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "data"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        vErrors = withFinding(vErrors, instancePath+"/ok", "#/properties/ok/const", {allowedValue: true});
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validateSandboxCredentials(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validateSandboxCredentials.errors : vErrors.concat(validateSandboxCredentials.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_fb136c3559.errors = vErrors;
  return errors === 0;
}

export const responseValidators: Record<string, Record<number, Validator>> = {
  "messages.send": { 200: validate_7301225bec, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 409: validate_1bff22b1da, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_9ab232590a, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "channels.list": { 200: validate_2672b971ec, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "channels.get": { 200: validate_772a9f24d2, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "knowledge.list": { 200: validate_0a6d6f2fc7, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "knowledge.create": { 200: validate_bbe0cfe132, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "knowledge.get": { 200: validate_82b1a3f323, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "knowledge.update": { 200: validate_bbe0cfe132, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "knowledge.refresh": { 200: validate_bbe0cfe132, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agents.list": { 200: validate_c720965e3b, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agents.create": { 200: validate_d1789d5d45, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agents.directory": { 200: validate_6329358849, 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agents.publish": { 200: validate_d1789d5d45, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sessions.list": { 200: validate_3e6de0e550, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sessions.create": { 200: validate_d2534ae61e, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_91d7fe37ad, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sessions.update": { 200: validate_d2534ae61e, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_91d7fe37ad, 404: validate_beef324d63, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sessions.listMessages": { 200: validate_f780ec1800, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sessions.sendMessage": { 200: validate_24303ee20f, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_91d7fe37ad, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sessions.listRuns": { 200: validate_601c5bae04, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "conversations.list": { 200: validate_5740aea60a, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "conversations.listEvents": { 200: validate_41d2585e2a, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "customers.list": { 200: validate_8507628ed7, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "customers.get": { 200: validate_54dbb1e479, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "customers.update": { 200: validate_54dbb1e479, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "customers.listConsents": { 200: validate_16eee92636, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "customers.recordConsent": { 200: validate_df90b277bd, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "conversations.context": { 200: validate_29c041f936, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "events.ingest": { 200: validate_098fe3a4ee, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "actions.execute": { 200: validate_6847743023, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a1c0d4f187, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "runs.list": { 200: validate_8783c5648f, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "runs.get": { 200: validate_00ba8d13c4, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "webhooks.list": { 200: validate_24d7df4468, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "webhooks.create": { 200: validate_818ebb7556, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "webhooks.delete": { 200: validate_97b1a511ce, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "webhooks.update": { 200: validate_34598aaabe, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "keys.revoke": { 200: validate_a7f4329e09, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "tools.manifest": { 200: validate_db6b7c5ddb, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agent.manifest": { 200: validate_db6b7c5ddb, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agent.sendMessage": { 200: validate_7301225bec, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 409: validate_ea0fa0b303, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_9ab232590a, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agent.sendMessageToPhone": { 200: validate_7301225bec, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 409: validate_ea0fa0b303, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_9ab232590a, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agent.messageStatus": { 200: validate_cafe991326, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "agent.searchKnowledge": { 200: validate_545810b524, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_52b4047f83, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "toolServer.call": { 200: validate_be7a6a0b2f, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_32300f97a4, 404: validate_c7af8a7131, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "sandbox.credentials": { 200: validate_fb136c3559, 400: validate_04144129e7, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.mcp": { 200: validate_bdb932e98a, 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.agents": { 200: validate_7ab6b9f5ac, 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.llms": { 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.llmsFull": { 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.skill": { 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.agentsPage": { 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.developersPage": { 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.changelogPage": { 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "discovery.openapi": { 200: validate_b271f6209b, 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "system.health": { 200: validate_e0881052e5, 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "system.version": { 200: validate_925db3b0ba, 400: validate_04144129e7, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.signUp": { 200: validate_e1001ef7b6, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.signIn": { 200: validate_e1001ef7b6, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.endSessions": { 200: validate_ded19eb062, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.changePassword": { 200: validate_cbbc3ee275, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_ca5054137d, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.resetPassword": { 200: validate_e1001ef7b6, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.signOut": { 200: validate_1612385768, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.acceptInvitation": { 200: validate_e1001ef7b6, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listChannels": { 200: validate_a4553d0fa9, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.linkChannel": { 200: validate_9ad0c63128, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.getChannel": { 200: validate_3d261adea9, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.updateChannel": { 200: validate_3d261adea9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.testChannel": { 200: validate_3d261adea9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.rotateChannelToken": { 200: validate_9ad0c63128, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.disconnectChannel": { 200: validate_3d261adea9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.reconnectChannel": { 200: validate_3d261adea9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.setDefaultChannel": { 200: validate_3d261adea9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.overview": { 200: validate_bda6e5acd5, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listApps": { 200: validate_cd159b1b31, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createApp": { 200: validate_88dad91835, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.addRedirectUri": { 200: validate_aea733c9dd, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createGrant": { 200: validate_5a70a2a735, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.revokeGrant": { 200: validate_74dab6e222, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listServiceAccounts": { 200: validate_77fe655e37, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createServiceAccount": { 200: validate_2140c0e77e, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createKey": { 200: validate_f57a83ea36, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.revokeKey": { 200: validate_039ac9b3b6, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listWebhooks": { 200: validate_bea0dbbbae, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createWebhook": { 200: validate_98d7fbb90b, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.deleteWebhook": { 200: validate_f2a8347f1a, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.updateWebhook": { 200: validate_ef5ecaca4d, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.testWebhook": { 200: validate_adb5fdb8f7, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.rotateWebhookSecret": { 200: validate_2034bb3f60, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listDeliveries": { 200: validate_881be815e7, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.replayDelivery": { 200: validate_adb5fdb8f7, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.replayFailedDeliveries": { 200: validate_3d79801719, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listAuditEvents": { 200: validate_47aa36b5b6, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listTemplates": { 200: validate_17398ebbf7, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createTemplate": { 200: validate_b2461d4a4b, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.syncTemplates": { 200: validate_1670706fe0, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.getTemplate": { 200: validate_b2461d4a4b, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.deleteTemplate": { 200: validate_d4db873dd9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.updateTemplate": { 200: validate_b2461d4a4b, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listVouchers": { 200: validate_f223685aff, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_c7af8a7131, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.createVoucher": { 200: validate_571d29fcc2, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_c7af8a7131, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listApprovals": { 200: validate_f7e3546516, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.getApproval": { 200: validate_36f1312a9c, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.approve": { 200: validate_36f1312a9c, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a1c0d4f187, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.reject": { 200: validate_36f1312a9c, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.approveDraft": { 200: validate_42bd981b53, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a1c0d4f187, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listMembers": { 200: validate_b11481c926, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.inviteMember": { 200: validate_59aafffbea, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_965a8a3904, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.removeMember": { 200: validate_45926d886a, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.updateMember": { 200: validate_616a475e0b, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.resetMemberPassword": { 200: validate_e79c48c5b9, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.endMemberSessions": { 200: validate_ded19eb062, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listConsents": { 200: validate_c17c22dd88, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.revokeConsent": { 200: validate_73c0a0a4b2, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listCustomers": { 200: validate_8507628ed7, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.getCustomer": { 200: validate_54dbb1e479, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.updateCustomer": { 200: validate_54dbb1e479, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listCustomerConsents": { 200: validate_16eee92636, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.recordCustomerConsent": { 200: validate_df90b277bd, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.getQuietHours": { 200: validate_98903cfc84, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.setQuietHours": { 200: validate_98903cfc84, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listConversations": { 200: validate_5627421231, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.countConversations": { 200: validate_db4b919c5b, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.getConversation": { 200: validate_1b2f1412e7, 400: validate_04144129e7, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listConversationMessages": { 200: validate_0bdc200d8c, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.replyToConversation": { 200: validate_e9f16bee0b, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_1bff22b1da, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_9ab232590a, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listConversationEvents": { 200: validate_00f5555982, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.takeOverConversation": { 200: validate_e2a64a1709, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.assignConversation": { 200: validate_e2a64a1709, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.unassignConversation": { 200: validate_e2a64a1709, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.handBackConversation": { 200: validate_e2a64a1709, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.closeConversation": { 200: validate_e2a64a1709, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.reopenConversation": { 200: validate_e2a64a1709, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.listConversationNotes": { 200: validate_d44afc9d7f, 400: validate_243e3edc31, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 422: validate_128a0b423b, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.addConversationNote": { 200: validate_02331f847c, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
  "console.setConversationLabels": { 200: validate_1b2f1412e7, 400: validate_5b09a8d0ed, 401: validate_c3dc34ef60, 403: validate_b33576e506, 404: validate_3465808949, 409: validate_a25dc7802f, 413: validate_b1a6be9501, 415: validate_c50cbd1ed4, 422: validate_3d86039317, 429: validate_2dbaad01f9, 500: validate_5928926a4a, 503: validate_42d8b48ea0 },
};
