// Generated from spec/events by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, longerThan, withFinding, withMissing, withText, withUnknown } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_4d54d3a5ce = formats.uri;
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_61ae542c15 = new RegExp("^https://", "u");
const pattern_6702df367e = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
const pattern_89228746e4 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const pattern_f1299ffc48 = new RegExp("^[a-z][a-z_]*$", "u");
const schemaAgentActionApprovedEvent = {"type":"object","required":["event_id","event_type","timestamp","run","action","approval"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.action_approved"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"}},"additionalProperties":false};
const schemaAgentActionPendingEvent = {"type":"object","required":["event_id","event_type","timestamp","run","action","approval"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.action_pending"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"}},"additionalProperties":false};
const schemaAgentActionRejectedEvent = {"type":"object","required":["event_id","event_type","timestamp","run","action","approval"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.action_rejected"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"}},"additionalProperties":false};
const schemaAgentHandoffEvent = {"type":"object","required":["event_id","event_type","timestamp","conversation_id","channel","customer"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.handoff"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"}},"additionalProperties":false};
const schemaAgentIntentDetectedEvent = {"type":"object","required":["event_id","event_type","timestamp","intent"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.intent_detected"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"intent":{"$ref":"EventIntent"}},"additionalProperties":false};
const schemaAtlasActionExecutedEvent = {"type":"object","required":["event_id","event_type","timestamp","conversation_id","channel","customer","run","action"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"atlas.action.executed"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"}},"additionalProperties":false};
const schemaChannelStatusChangedEvent = {"type":"object","required":["event_id","event_type","timestamp","channel","channel_id","display_name","status","previous_status","health","cause"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"channel.status_changed"},"timestamp":{"$ref":"Timestamp"},"channel":{"$ref":"ChannelName"},"channel_id":{"type":"string","format":"uuid"},"display_name":{"type":"string","maxLength":200},"status":{"$ref":"ChannelStatus"},"previous_status":{"$ref":"ChannelStatus"},"health":{"$ref":"ChannelHealth"},"cause":{"type":"string","enum":["health","operator"]}},"additionalProperties":false};
const schemaConversationUpdatedEvent = {"type":"object","required":["event_id","event_type","timestamp","conversation_id","channel","customer","conversation","previous","changed_by"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"conversation.updated"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"conversation":{"$ref":"EventConversation"},"previous":{"$ref":"EventConversationPrevious"},"changed_by":{"$ref":"EventChangedBy"}},"additionalProperties":false};
const schemaEventMessage = {"type":"object","required":["id","type","text"],"properties":{"id":{"type":"string","format":"uuid"},"type":{"$ref":"MessageType"},"text":{"type":"string","maxLength":4096},"content":{"$ref":"MessageContent"},"reply_to":{"$ref":"ReplyTo"},"author":{"$ref":"MessageAuthor"},"status":{"$ref":"DeliveryState"},"provider_message_id":{"type":"string","minLength":1,"maxLength":256},"error_code":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":64}},"additionalProperties":false};
const schemaRun = {"type":"object","required":["run_id","id","session_id","conversation_id","iteration","intent","status","tools_called","approval_required","approval_state","approval_id","citations","error","correlation_id","created_at"],"properties":{"run_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"session_id":{"type":["string","null"],"format":"uuid"},"conversation_id":{"type":["string","null"],"format":"uuid"},"iteration":{"type":"integer","minimum":1},"intent":{"type":"string","maxLength":100},"status":{"$ref":"RunStatus"},"tools_called":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":100}},"approval_required":{"type":"boolean"},"approval_state":{"$ref":"ApprovalState"},"approval_id":{"type":["string","null"],"format":"uuid"},"citations":{"type":"array","maxItems":50,"items":{"$ref":"KnowledgeCitation"}},"error":{"type":["object","null"],"required":["code","message"],"properties":{"code":{"type":"string","maxLength":100},"message":{"type":"string","maxLength":500}},"additionalProperties":false},"result":{"type":["object","null"],"additionalProperties":true},"actor":{"$ref":"RunActor"},"agent_id":{"type":["string","null"],"format":"uuid"},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
function validateAgentActionApprovedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "run", "action", "approval"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentActionApprovedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("agent.action_approved" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.action_approved"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
      }
    }
    if(data.approval !== undefined){
      if(!(validateEventApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validateEventApproval.errors : vErrors.concat(validateEventApproval.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAgentActionApprovedEvent.errors = vErrors;
  return vErrors === null;
}
function validateAgentActionPendingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "run", "action", "approval"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentActionPendingEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("agent.action_pending" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.action_pending"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
      }
    }
    if(data.approval !== undefined){
      if(!(validateEventApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validateEventApproval.errors : vErrors.concat(validateEventApproval.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAgentActionPendingEvent.errors = vErrors;
  return vErrors === null;
}
function validateAgentActionRejectedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "run", "action", "approval"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentActionRejectedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("agent.action_rejected" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.action_rejected"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
      }
    }
    if(data.approval !== undefined){
      if(!(validateEventApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validateEventApproval.errors : vErrors.concat(validateEventApproval.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAgentActionRejectedEvent.errors = vErrors;
  return vErrors === null;
}
function validateAgentHandoffEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentHandoffEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("agent.handoff" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.handoff"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAgentHandoffEvent.errors = vErrors;
  return vErrors === null;
}
function validateAgentIntentDetectedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "intent"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentIntentDetectedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("agent.intent_detected" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.intent_detected"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
    if(data.intent !== undefined){
      if(!(validateEventIntent(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
        vErrors = vErrors === null ? validateEventIntent.errors : vErrors.concat(validateEventIntent.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAgentIntentDetectedEvent.errors = vErrors;
  return vErrors === null;
}
function validateAgentMessageDeliveryEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("agent.message_delivery" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.message_delivery"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAgentMessageDeliveryEvent.errors = vErrors;
  return vErrors === null;
}
function validateApprovalState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["string","null"]});
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["pending","approved","rejected","expired",null]});
  }
  validateApprovalState.errors = vErrors;
  return vErrors === null;
}
function validateAtlasActionExecutedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "run", "action"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAtlasActionExecutedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("atlas.action.executed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "atlas.action.executed"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAtlasActionExecutedEvent.errors = vErrors;
  return vErrors === null;
}
function validateAtlasEventReceivedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message", "inbound"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("atlas.event.received" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "atlas.event.received"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
    if(data.inbound !== undefined){
      if(!(validateEventInbound(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validateEventInbound.errors : vErrors.concat(validateEventInbound.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAtlasEventReceivedEvent.errors = vErrors;
  return vErrors === null;
}
function validateAtlasRunUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "run"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "session", "run"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("atlas.run.updated" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "atlas.run.updated"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateAtlasRunUpdatedEvent.errors = vErrors;
  return vErrors === null;
}
function validateButtonReplyContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "id", "title"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "id", "title"]);
    if(data.type !== undefined){
      if("button_reply" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "button_reply"});
      }
    }
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", 256, 1);
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/properties/title", 256, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateButtonReplyContent.errors = vErrors;
  return vErrors === null;
}
function validateButtonsContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "text", "buttons"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "text", "header", "footer", "buttons"]);
    if(data.type !== undefined){
      if("buttons" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "buttons"});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 1024, 1);
    }
    if(data.header !== undefined){
      vErrors = withText(vErrors, data.header, instancePath, "/header", "#/properties/header", 60, 1);
    }
    if(data.footer !== undefined){
      vErrors = withText(vErrors, data.footer, instancePath, "/footer", "#/properties/footer", 60, 1);
    }
    if(data.buttons !== undefined){
      let data4 = data.buttons;
      if(Array.isArray(data4)){
        if(data4.length > 3){
          vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/maxItems", {limit: 3});
        }
        if(data4.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/minItems", {limit: 1});
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
            vErrors = withMissing(vErrors, data5, instancePath+"/buttons/" + i0, "", "#/properties/buttons/items/required", ["id", "title"]);
            vErrors = withUnknown(vErrors, data5, instancePath+"/buttons/" + i0, "", "#/properties/buttons/items/additionalProperties", ["id", "title"]);
            if(data5.id !== undefined){
              vErrors = withText(vErrors, data5.id, instancePath+"/buttons/" + i0+"/id", "", "#/properties/buttons/items/properties/id", 256, 1);
            }
            if(data5.title !== undefined){
              vErrors = withText(vErrors, data5.title, instancePath+"/buttons/" + i0+"/title", "", "#/properties/buttons/items/properties/title", 20, 1);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateButtonsContent.errors = vErrors;
  return vErrors === null;
}
function validateChannelHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["state", "latency_ms", "consecutive_failures", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["state", "latency_ms", "consecutive_failures", "message"]);
    if(data.state !== undefined){
      let data0 = data.state;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/type", {type: "string"});
      }
      if(!((((data0 === "healthy") || (data0 === "degraded")) || (data0 === "unreachable")) || (data0 === "unknown"))){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: ["healthy","degraded","unreachable","unknown"]});
      }
    }
    if(data.latency_ms !== undefined){
      let data1 = data.latency_ms;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/latency_ms", "#/properties/latency_ms/type", {type: ["integer","null"]});
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/latency_ms", "#/properties/latency_ms/minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.consecutive_failures !== undefined){
      let data2 = data.consecutive_failures;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/consecutive_failures", "#/properties/consecutive_failures/type", {type: "integer"});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/consecutive_failures", "#/properties/consecutive_failures/minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.message !== undefined){
      let data3 = data.message;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/type", {type: ["string","null"]});
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/message", "#/properties/message", 500, null);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateChannelHealth.errors = vErrors;
  return vErrors === null;
}
function validateChannelName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
  validateChannelName.errors = vErrors;
  return vErrors === null;
}
function validateChannelStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!(((data === "connected") || (data === "active")) || (data === "disconnected"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["connected","active","disconnected"]});
  }
  validateChannelStatus.errors = vErrors;
  return vErrors === null;
}
function validateChannelStatusChangedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "channel", "channel_id", "display_name", "status", "previous_status", "health", "cause"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaChannelStatusChangedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("channel.status_changed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "channel.status_changed"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.channel_id !== undefined){
      vErrors = withText(vErrors, data.channel_id, instancePath, "/channel_id", "#/properties/channel_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.display_name !== undefined){
      vErrors = withText(vErrors, data.display_name, instancePath, "/display_name", "#/properties/display_name", 200, null);
    }
    if(data.status !== undefined){
      if(!(validateChannelStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateChannelStatus.errors : vErrors.concat(validateChannelStatus.errors);
      }
    }
    if(data.previous_status !== undefined){
      if(!(validateChannelStatus(data.previous_status, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
        vErrors = vErrors === null ? validateChannelStatus.errors : vErrors.concat(validateChannelStatus.errors);
      }
    }
    if(data.health !== undefined){
      if(!(validateChannelHealth(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
        vErrors = vErrors === null ? validateChannelHealth.errors : vErrors.concat(validateChannelHealth.errors);
      }
    }
    if(data.cause !== undefined){
      let data9 = data.cause;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/cause", "#/properties/cause/type", {type: "string"});
      }
      if(!((data9 === "health") || (data9 === "operator"))){
        vErrors = withFinding(vErrors, instancePath+"/cause", "#/properties/cause/enum", {allowedValues: ["health","operator"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateChannelStatusChangedEvent.errors = vErrors;
  return vErrors === null;
}
function validateContactsContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "contacts"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "contacts"]);
    if(data.type !== undefined){
      if("contacts" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "contacts"});
      }
    }
    if(data.contacts !== undefined){
      let data1 = data.contacts;
      if(Array.isArray(data1)){
        if(data1.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/contacts", "#/properties/contacts/maxItems", {limit: 10});
        }
        if(data1.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/contacts", "#/properties/contacts/minItems", {limit: 1});
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            vErrors = withMissing(vErrors, data2, instancePath+"/contacts/" + i0, "", "#/properties/contacts/items/required", ["name"]);
            vErrors = withUnknown(vErrors, data2, instancePath+"/contacts/" + i0, "", "#/properties/contacts/items/additionalProperties", ["name", "organization", "phone_numbers", "emails"]);
            if(data2.name !== undefined){
              vErrors = withText(vErrors, data2.name, instancePath+"/contacts/" + i0+"/name", "", "#/properties/contacts/items/properties/name", 200, 1);
            }
            if(data2.organization !== undefined){
              vErrors = withText(vErrors, data2.organization, instancePath+"/contacts/" + i0+"/organization", "", "#/properties/contacts/items/properties/organization", 200, 1);
            }
            if(data2.phone_numbers !== undefined){
              let data5 = data2.phone_numbers;
              if(Array.isArray(data5)){
                if(data5.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers", "#/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                }
                const len1 = data5.length;
                for(let i1=0; i1<len1; i1++){
                  vErrors = withText(vErrors, data5[i1], instancePath+"/contacts/" + i0+"/phone_numbers/" + i1, "", "#/properties/contacts/items/properties/phone_numbers/items", 40, 1);
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers", "#/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
              }
            }
            if(data2.emails !== undefined){
              let data7 = data2.emails;
              if(Array.isArray(data7)){
                if(data7.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails", "#/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                }
                const len2 = data7.length;
                for(let i2=0; i2<len2; i2++){
                  vErrors = withText(vErrors, data7[i2], instancePath+"/contacts/" + i0+"/emails/" + i2, "", "#/properties/contacts/items/properties/emails/items", 320, 1);
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails", "#/properties/contacts/items/properties/emails/type", {type: "array"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0, "#/properties/contacts/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/contacts", "#/properties/contacts/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateContactsContent.errors = vErrors;
  return vErrors === null;
}
function validateConversationCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("conversation.created" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.created"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateConversationCreatedEvent.errors = vErrors;
  return vErrors === null;
}
function validateConversationLabel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
  validateConversationLabel.errors = vErrors;
  return vErrors === null;
}
function validateConversationLabels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(Array.isArray(data)){
    if(data.length > 20){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 20});
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validateConversationLabel(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateConversationLabel.errors : vErrors.concat(validateConversationLabel.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
  }
  validateConversationLabels.errors = vErrors;
  return vErrors === null;
}
function validateConversationMessageDeliveredEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("conversation.message_delivered" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.message_delivered"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateConversationMessageDeliveredEvent.errors = vErrors;
  return vErrors === null;
}
function validateConversationMessageFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("conversation.message_failed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.message_failed"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateConversationMessageFailedEvent.errors = vErrors;
  return vErrors === null;
}
function validateConversationMessageReceivedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message", "inbound"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("conversation.message_received" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.message_received"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
    if(data.inbound !== undefined){
      if(!(validateEventInbound(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validateEventInbound.errors : vErrors.concat(validateEventInbound.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateConversationMessageReceivedEvent.errors = vErrors;
  return vErrors === null;
}
function validateConversationStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!(((data === "open") || (data === "handed_off")) || (data === "closed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["open","handed_off","closed"]});
  }
  validateConversationStatus.errors = vErrors;
  return vErrors === null;
}
function validateConversationUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "conversation", "previous", "changed_by"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConversationUpdatedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("conversation.updated" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.updated"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.conversation !== undefined){
      if(!(validateEventConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
        vErrors = vErrors === null ? validateEventConversation.errors : vErrors.concat(validateEventConversation.errors);
      }
    }
    if(data.previous !== undefined){
      if(!(validateEventConversationPrevious(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
        vErrors = vErrors === null ? validateEventConversationPrevious.errors : vErrors.concat(validateEventConversationPrevious.errors);
      }
    }
    if(data.changed_by !== undefined){
      if(!(validateEventChangedBy(data.changed_by, {instancePath:instancePath+"/changed_by",parentData:data,parentDataProperty:"changed_by",rootData}))){
        vErrors = vErrors === null ? validateEventChangedBy.errors : vErrors.concat(validateEventChangedBy.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateConversationUpdatedEvent.errors = vErrors;
  return vErrors === null;
}
function validateCustomerErasedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "customer", "erased_by"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "customer", "erased_by"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("customer.erased" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.erased"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventErasedCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventErasedCustomer.errors : vErrors.concat(validateEventErasedCustomer.errors);
      }
    }
    if(data.erased_by !== undefined){
      if(!(validateEventChangedBy(data.erased_by, {instancePath:instancePath+"/erased_by",parentData:data,parentDataProperty:"erased_by",rootData}))){
        vErrors = vErrors === null ? validateEventChangedBy.errors : vErrors.concat(validateEventChangedBy.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateCustomerErasedEvent.errors = vErrors;
  return vErrors === null;
}
function validateCustomerOptedInEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "customer", "consent"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "customer", "consent"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("customer.opted_in" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.opted_in"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.consent !== undefined){
      if(!(validateEventConsent(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
        vErrors = vErrors === null ? validateEventConsent.errors : vErrors.concat(validateEventConsent.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateCustomerOptedInEvent.errors = vErrors;
  return vErrors === null;
}
function validateCustomerOptedOutEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "customer", "consent"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "customer", "consent"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("customer.opted_out" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.opted_out"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.consent !== undefined){
      if(!(validateEventConsent(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
        vErrors = vErrors === null ? validateEventConsent.errors : vErrors.concat(validateEventConsent.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateCustomerOptedOutEvent.errors = vErrors;
  return vErrors === null;
}
function validateCustomerUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "customer", "changed", "changed_by"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "customer", "changed", "changed_by"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("customer.updated" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.updated"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.changed !== undefined){
      let data4 = data.changed;
      if(Array.isArray(data4)){
        if(data4.length > 5){
          vErrors = withFinding(vErrors, instancePath+"/changed", "#/properties/changed/maxItems", {limit: 5});
        }
        if(data4.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/changed", "#/properties/changed/minItems", {limit: 1});
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/changed/" + i0, "#/properties/changed/items/type", {type: "string"});
          }
          if(!(((((data5 === "name") || (data5 === "labels")) || (data5 === "attributes")) || (data5 === "language")) || (data5 === "time_zone"))){
            vErrors = withFinding(vErrors, instancePath+"/changed/" + i0, "#/properties/changed/items/enum", {allowedValues: ["name","labels","attributes","language","time_zone"]});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/changed", "#/properties/changed/type", {type: "array"});
      }
    }
    if(data.changed_by !== undefined){
      if(!(validateEventChangedBy(data.changed_by, {instancePath:instancePath+"/changed_by",parentData:data,parentDataProperty:"changed_by",rootData}))){
        vErrors = vErrors === null ? validateEventChangedBy.errors : vErrors.concat(validateEventChangedBy.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateCustomerUpdatedEvent.errors = vErrors;
  return vErrors === null;
}
function validateDeliveryState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!(((((((data === "scheduled") || (data === "queued")) || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed")) || (data === "canceled"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["scheduled","queued","sent","delivered","read","failed","canceled"]});
  }
  validateDeliveryState.errors = vErrors;
  return vErrors === null;
}
function validateEventAction(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["action_type", "payload"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["action_type", "tool_name", "payload"]);
    if(data.action_type !== undefined){
      let data0 = data.action_type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/type", {type: "string"});
      }
      if(!(((((((((data0 === "reply") || (data0 === "draft")) || (data0 === "handoff")) || (data0 === "assign_owner")) || (data0 === "unassign_owner")) || (data0 === "hand_back")) || (data0 === "close")) || (data0 === "reopen")) || (data0 === "tool_call"))){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: ["reply","draft","handoff","assign_owner","unassign_owner","hand_back","close","reopen","tool_call"]});
      }
    }
    if(data.tool_name !== undefined){
      if(!(validateToolName(data.tool_name, {instancePath:instancePath+"/tool_name",parentData:data,parentDataProperty:"tool_name",rootData}))){
        vErrors = vErrors === null ? validateToolName.errors : vErrors.concat(validateToolName.errors);
      }
    }
    if(data.payload !== undefined){
      let data2 = data.payload;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/properties/payload/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventAction.errors = vErrors;
  return vErrors === null;
}
function validateEventApproval(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "approval_state", "expires_at", "decided_at", "reason"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "approval_state", "expires_at", "decided_at", "reason"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.approval_state !== undefined){
      let data1 = data.approval_state;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/type", {type: "string"});
      }
      if(!((((data1 === "pending") || (data1 === "approved")) || (data1 === "rejected")) || (data1 === "expired"))){
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: ["pending","approved","rejected","expired"]});
      }
    }
    if(data.expires_at !== undefined){
      if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.decided_at !== undefined){
      let data3 = data.decided_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: ["string","null"]});
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/decided_at", "#/properties/decided_at", null, null, formats_129fbab4be, "date-time");
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: ["string","null"]});
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/reason", "#/properties/reason", 1000, null);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventApproval.errors = vErrors;
  return vErrors === null;
}
function validateEventChangedBy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["object","null"]});
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "name"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "name"]);
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
      }
      if(!(((data0 === "operator") || (data0 === "agent")) || (data0 === "api"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["operator","agent","api"]});
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/name", "#/properties/name", 320, null);
    }
  }
  validateEventChangedBy.errors = vErrors;
  return vErrors === null;
}
function validateEventConsent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "marketing", "origin", "source", "at"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "marketing", "origin", "source", "at"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.marketing !== undefined){
      let data1 = data.marketing;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/type", {type: "string"});
      }
      if(!((data1 === "opted_in") || (data1 === "opted_out"))){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: ["opted_in","opted_out"]});
      }
    }
    if(data.origin !== undefined){
      let data2 = data.origin;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/origin", "#/properties/origin/type", {type: "string"});
      }
      if(!((((data2 === "customer") || (data2 === "provider")) || (data2 === "api")) || (data2 === "operator"))){
        vErrors = withFinding(vErrors, instancePath+"/origin", "#/properties/origin/enum", {allowedValues: ["customer","provider","api","operator"]});
      }
    }
    if(data.source !== undefined){
      let data3 = data.source;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/type", {type: ["string","null"]});
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/source", "#/properties/source", 200, null);
    }
    if(data.at !== undefined){
      if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventConsent.errors = vErrors;
  return vErrors === null;
}
function validateEventConversation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["status", "owner_id", "labels", "waiting_since"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "owner_id", "labels", "waiting_since"]);
    if(data.status !== undefined){
      if(!(validateConversationStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateConversationStatus.errors : vErrors.concat(validateConversationStatus.errors);
      }
    }
    if(data.owner_id !== undefined){
      let data1 = data.owner_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/owner_id", "#/properties/owner_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.labels !== undefined){
      if(!(validateConversationLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateConversationLabels.errors : vErrors.concat(validateConversationLabels.errors);
      }
    }
    if(data.waiting_since !== undefined){
      if(!(validateWaitingSince(data.waiting_since, {instancePath:instancePath+"/waiting_since",parentData:data,parentDataProperty:"waiting_since",rootData}))){
        vErrors = vErrors === null ? validateWaitingSince.errors : vErrors.concat(validateWaitingSince.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventConversation.errors = vErrors;
  return vErrors === null;
}
function validateEventConversationPrevious(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "owner_id", "labels"]);
    if(data.status !== undefined){
      if(!(validateConversationStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateConversationStatus.errors : vErrors.concat(validateConversationStatus.errors);
      }
    }
    if(data.owner_id !== undefined){
      let data1 = data.owner_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/owner_id", "#/properties/owner_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.labels !== undefined){
      if(!(validateConversationLabels(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
        vErrors = vErrors === null ? validateConversationLabels.errors : vErrors.concat(validateConversationLabels.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventConversationPrevious.errors = vErrors;
  return vErrors === null;
}
function validateEventCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "phone_number"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "phone_number"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.phone_number !== undefined){
      if(!(validatePhoneNumber(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validatePhoneNumber.errors : vErrors.concat(validatePhoneNumber.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventCustomer.errors = vErrors;
  return vErrors === null;
}
function validateEventErasedCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventErasedCustomer.errors = vErrors;
  return vErrors === null;
}
function validateEventInbound(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_type", "timestamp"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_type", "timestamp"]);
    if(data.event_type !== undefined){
      vErrors = withText(vErrors, data.event_type, instancePath, "/event_type", "#/properties/event_type", 100, null, pattern_89228746e4, "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$");
    }
    if(data.timestamp !== undefined){
      vErrors = withText(vErrors, data.timestamp, instancePath, "/timestamp", "#/properties/timestamp", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventInbound.errors = vErrors;
  return vErrors === null;
}
function validateEventIntent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["name", "confidence"]);
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 128, 1);
    }
    if(data.confidence !== undefined){
      let data1 = data.confidence;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 1 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/confidence", "#/properties/confidence/maximum", {comparison: "<=", limit: 1});
        }
        if(data1 < 0 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/confidence", "#/properties/confidence/minimum", {comparison: ">=", limit: 0});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/confidence", "#/properties/confidence/type", {type: "number"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventIntent.errors = vErrors;
  return vErrors === null;
}
function validateEventMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "type", "text"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaEventMessage.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.type !== undefined){
      if(!(validateMessageType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
        vErrors = vErrors === null ? validateMessageType.errors : vErrors.concat(validateMessageType.errors);
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, null);
    }
    if(data.content !== undefined){
      if(!(validateMessageContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
        vErrors = vErrors === null ? validateMessageContent.errors : vErrors.concat(validateMessageContent.errors);
      }
    }
    if(data.reply_to !== undefined){
      if(!(validateReplyTo(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData}))){
        vErrors = vErrors === null ? validateReplyTo.errors : vErrors.concat(validateReplyTo.errors);
      }
    }
    if(data.author !== undefined){
      if(!(validateMessageAuthor(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
        vErrors = vErrors === null ? validateMessageAuthor.errors : vErrors.concat(validateMessageAuthor.errors);
      }
    }
    if(data.status !== undefined){
      if(!(validateDeliveryState(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateDeliveryState.errors : vErrors.concat(validateDeliveryState.errors);
      }
    }
    if(data.provider_message_id !== undefined){
      vErrors = withText(vErrors, data.provider_message_id, instancePath, "/provider_message_id", "#/properties/provider_message_id", 256, 1);
    }
    if(data.error_code !== undefined){
      vErrors = withText(vErrors, data.error_code, instancePath, "/error_code", "#/properties/error_code", 64, null, pattern_f1299ffc48, "^[a-z][a-z_]*$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventMessage.errors = vErrors;
  return vErrors === null;
}
function validateEventSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "agent_id", "status"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "agent_id", "status"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.status !== undefined){
      if(!(validateSessionStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateSessionStatus.errors : vErrors.concat(validateSessionStatus.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventSession.errors = vErrors;
  return vErrors === null;
}
function validateEventTemplate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "name", "language", "category", "status", "rejection_reason"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "name", "language", "category", "status", "rejection_reason"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.name !== undefined){
      if(!(validateTemplateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateTemplateName.errors : vErrors.concat(validateTemplateName.errors);
      }
    }
    if(data.language !== undefined){
      if(!(validateTemplateLanguage(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
        vErrors = vErrors === null ? validateTemplateLanguage.errors : vErrors.concat(validateTemplateLanguage.errors);
      }
    }
    if(data.category !== undefined){
      if(!(validateMessageCategory(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
        vErrors = vErrors === null ? validateMessageCategory.errors : vErrors.concat(validateMessageCategory.errors);
      }
    }
    if(data.status !== undefined){
      if(!(validateTemplateStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateTemplateStatus.errors : vErrors.concat(validateTemplateStatus.errors);
      }
    }
    if(data.rejection_reason !== undefined){
      if(!(validateTemplateRejection(data.rejection_reason, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
        vErrors = vErrors === null ? validateTemplateRejection.errors : vErrors.concat(validateTemplateRejection.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateEventTemplate.errors = vErrors;
  return vErrors === null;
}
function validateExportStatusChangedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "export"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "export"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("export.status_changed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "export.status_changed"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.export !== undefined){
      if(!(validateOrganizationExport(data.export, {instancePath:instancePath+"/export",parentData:data,parentDataProperty:"export",rootData}))){
        vErrors = vErrors === null ? validateOrganizationExport.errors : vErrors.concat(validateOrganizationExport.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateExportStatusChangedEvent.errors = vErrors;
  return vErrors === null;
}
function validateKnowledgeCitation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["knowledge_id", "title"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["knowledge_id", "title", "url", "heading", "start", "end"]);
    if(data.knowledge_id !== undefined){
      vErrors = withText(vErrors, data.knowledge_id, instancePath, "/knowledge_id", "#/properties/knowledge_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/properties/title", 300, null);
    }
    if(data.url !== undefined){
      vErrors = withText(vErrors, data.url, instancePath, "/url", "#/properties/url", 2048, null);
    }
    if(data.heading !== undefined){
      vErrors = withText(vErrors, data.heading, instancePath, "/heading", "#/properties/heading", 500, null);
    }
    if(data.start !== undefined){
      let data4 = data.start;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = withFinding(vErrors, instancePath+"/start", "#/properties/start/type", {type: "integer"});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/start", "#/properties/start/minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.end !== undefined){
      let data5 = data.end;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = withFinding(vErrors, instancePath+"/end", "#/properties/end/type", {type: "integer"});
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 0 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/end", "#/properties/end/minimum", {comparison: ">=", limit: 0});
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateKnowledgeCitation.errors = vErrors;
  return vErrors === null;
}
function validateListContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "text", "button", "sections"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "text", "header", "footer", "button", "sections"]);
    if(data.type !== undefined){
      if("list" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "list"});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 1024, 1);
    }
    if(data.header !== undefined){
      vErrors = withText(vErrors, data.header, instancePath, "/header", "#/properties/header", 60, 1);
    }
    if(data.footer !== undefined){
      vErrors = withText(vErrors, data.footer, instancePath, "/footer", "#/properties/footer", 60, 1);
    }
    if(data.button !== undefined){
      vErrors = withText(vErrors, data.button, instancePath, "/button", "#/properties/button", 20, 1);
    }
    if(data.sections !== undefined){
      vErrors = part_b16c0e2a4e(data, instancePath, vErrors);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateListContent.errors = vErrors;
  return vErrors === null;
}
function validateListReplyContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "id", "title"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "id", "title", "description"]);
    if(data.type !== undefined){
      if("list_reply" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "list_reply"});
      }
    }
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", 256, 1);
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/properties/title", 256, 1);
    }
    if(data.description !== undefined){
      vErrors = withText(vErrors, data.description, instancePath, "/description", "#/properties/description", 72, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateListReplyContent.errors = vErrors;
  return vErrors === null;
}
function validateLocationContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "latitude", "longitude"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "latitude", "longitude", "name", "address"]);
    if(data.type !== undefined){
      if("location" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "location"});
      }
    }
    if(data.latitude !== undefined){
      let data1 = data.latitude;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 90 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/latitude", "#/properties/latitude/maximum", {comparison: "<=", limit: 90});
        }
        if(data1 < -90 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/latitude", "#/properties/latitude/minimum", {comparison: ">=", limit: -90});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/latitude", "#/properties/latitude/type", {type: "number"});
      }
    }
    if(data.longitude !== undefined){
      let data2 = data.longitude;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 180 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/longitude", "#/properties/longitude/maximum", {comparison: "<=", limit: 180});
        }
        if(data2 < -180 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/longitude", "#/properties/longitude/minimum", {comparison: ">=", limit: -180});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/longitude", "#/properties/longitude/type", {type: "number"});
      }
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 1000, 1);
    }
    if(data.address !== undefined){
      vErrors = withText(vErrors, data.address, instancePath, "/address", "#/properties/address", 1000, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateLocationContent.errors = vErrors;
  return vErrors === null;
}
function validateMessageAuthor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["object","null"]});
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "name"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "name"]);
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
      }
      if(!(((data0 === "operator") || (data0 === "agent")) || (data0 === "api"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["operator","agent","api"]});
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/name", "#/properties/name", 320, null);
    }
  }
  validateMessageAuthor.errors = vErrors;
  return vErrors === null;
}
function validateMessageCategory(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!(((data === "utility") || (data === "marketing")) || (data === "transactional"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["utility","marketing","transactional"]});
  }
  validateMessageCategory.errors = vErrors;
  return vErrors === null;
}
function validateMessageContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(!(validateButtonsContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateButtonsContent.errors : vErrors.concat(validateButtonsContent.errors);
  }
  var _valid0 = _errs1 === countOf(vErrors);
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = countOf(vErrors);
  if(!(validateListContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateListContent.errors : vErrors.concat(validateListContent.errors);
  }
  var _valid0 = _errs2 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs3 = countOf(vErrors);
    if(!(validateLocationContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateLocationContent.errors : vErrors.concat(validateLocationContent.errors);
    }
    var _valid0 = _errs3 === countOf(vErrors);
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs4 = countOf(vErrors);
      if(!(validateContactsContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateContactsContent.errors : vErrors.concat(validateContactsContent.errors);
      }
      var _valid0 = _errs4 === countOf(vErrors);
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs5 = countOf(vErrors);
        if(!(validateButtonReplyContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validateButtonReplyContent.errors : vErrors.concat(validateButtonReplyContent.errors);
        }
        var _valid0 = _errs5 === countOf(vErrors);
        if(_valid0 && valid0){
          valid0 = false;
          passing0 = [passing0, 4];
        }
        else {
          if(_valid0){
            valid0 = true;
            passing0 = 4;
          }
          const _errs6 = countOf(vErrors);
          if(!(validateListReplyContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateListReplyContent.errors : vErrors.concat(validateListReplyContent.errors);
          }
          var _valid0 = _errs6 === countOf(vErrors);
          if(_valid0 && valid0){
            valid0 = false;
            passing0 = [passing0, 5];
          }
          else {
            if(_valid0){
              valid0 = true;
              passing0 = 5;
            }
            const _errs7 = countOf(vErrors);
            if(!(validateReceivedMediaContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
              vErrors = vErrors === null ? validateReceivedMediaContent.errors : vErrors.concat(validateReceivedMediaContent.errors);
            }
            var _valid0 = _errs7 === countOf(vErrors);
            if(_valid0 && valid0){
              valid0 = false;
              passing0 = [passing0, 6];
            }
            else {
              if(_valid0){
                valid0 = true;
                passing0 = 6;
              }
            }
          }
        }
      }
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
  }
  else {
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validateMessageContent.errors = vErrors;
  return vErrors === null;
}
function validateMessageDeliveredEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("message.delivered" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "message.delivered"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.message !== undefined){
      if(!(validateEventMessage(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validateEventMessage.errors : vErrors.concat(validateEventMessage.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateMessageDeliveredEvent.errors = vErrors;
  return vErrors === null;
}
function validateMessageType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!((((((((((((data === "text") || (data === "template")) || (data === "buttons")) || (data === "list")) || (data === "location")) || (data === "contacts")) || (data === "button_reply")) || (data === "list_reply")) || (data === "image")) || (data === "audio")) || (data === "video")) || (data === "document"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["text","template","buttons","list","location","contacts","button_reply","list_reply","image","audio","video","document"]});
  }
  validateMessageType.errors = vErrors;
  return vErrors === null;
}
function validateOrganizationExport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "status", "rows", "size_bytes", "failure", "requested_at", "ready_at", "expires_at"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "status", "rows", "size_bytes", "failure", "requested_at", "ready_at", "expires_at"]);
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.status !== undefined){
      let data1 = data.status;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((((data1 === "running") || (data1 === "ready")) || (data1 === "failed")) || (data1 === "expired"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["running","ready","failed","expired"]});
      }
    }
    if(data.rows !== undefined){
      let data2 = data.rows;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/rows", "#/properties/rows/type", {type: "integer"});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/rows", "#/properties/rows/minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.size_bytes !== undefined){
      let data3 = data.size_bytes;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        vErrors = withFinding(vErrors, instancePath+"/size_bytes", "#/properties/size_bytes/type", {type: "integer"});
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 0 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/size_bytes", "#/properties/size_bytes/minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.failure !== undefined){
      let data4 = data.failure;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/failure", "#/properties/failure/type", {type: ["string","null"]});
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/failure", "#/properties/failure", 1000, null);
    }
    if(data.requested_at !== undefined){
      vErrors = withText(vErrors, data.requested_at, instancePath, "/requested_at", "#/properties/requested_at", null, null, formats_129fbab4be, "date-time");
    }
    if(data.ready_at !== undefined){
      let data6 = data.ready_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ready_at", "#/properties/ready_at/type", {type: ["string","null"]});
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/ready_at", "#/properties/ready_at", null, null, formats_129fbab4be, "date-time");
    }
    if(data.expires_at !== undefined){
      let data7 = data.expires_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/type", {type: ["string","null"]});
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/expires_at", "#/properties/expires_at", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateOrganizationExport.errors = vErrors;
  return vErrors === null;
}
function validatePhoneNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
  validatePhoneNumber.errors = vErrors;
  return vErrors === null;
}
function validateReceivedMediaContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "url", "media_id", "caption", "filename", "media_type"]);
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
      }
      if(!((((data0 === "image") || (data0 === "audio")) || (data0 === "video")) || (data0 === "document"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
      }
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
        }
        if(!pattern_61ae542c15.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https://"});
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
      }
    }
    if(data.media_id !== undefined){
      vErrors = withText(vErrors, data.media_id, instancePath, "/media_id", "#/properties/media_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.caption !== undefined){
      vErrors = withText(vErrors, data.caption, instancePath, "/caption", "#/properties/caption", 1024, 1);
    }
    if(data.filename !== undefined){
      vErrors = withText(vErrors, data.filename, instancePath, "/filename", "#/properties/filename", 240, 1);
    }
    if(data.media_type !== undefined){
      vErrors = withText(vErrors, data.media_type, instancePath, "/media_type", "#/properties/media_type", 255, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateReceivedMediaContent.errors = vErrors;
  return vErrors === null;
}
function validateReplyTo(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", null, null, formats_0367b0de16, "uuid");
  validateReplyTo.errors = vErrors;
  return vErrors === null;
}
function validateRun(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["run_id", "id", "session_id", "conversation_id", "iteration", "intent", "status", "tools_called", "approval_required", "approval_state", "approval_id", "citations", "error", "correlation_id", "created_at"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaRun.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.run_id !== undefined){
      vErrors = withText(vErrors, data.run_id, instancePath, "/run_id", "#/properties/run_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.id !== undefined){
      vErrors = withText(vErrors, data.id, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.session_id !== undefined){
      let data2 = data.session_id;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: ["string","null"]});
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/session_id", "#/properties/session_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: ["string","null"]});
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.iteration !== undefined){
      let data4 = data.iteration;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = withFinding(vErrors, instancePath+"/iteration", "#/properties/iteration/type", {type: "integer"});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 1 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/iteration", "#/properties/iteration/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.intent !== undefined){
      vErrors = withText(vErrors, data.intent, instancePath, "/intent", "#/properties/intent", 100, null);
    }
    if(data.status !== undefined){
      if(!(validateRunStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateRunStatus.errors : vErrors.concat(validateRunStatus.errors);
      }
    }
    if(data.tools_called !== undefined){
      let data7 = data.tools_called;
      if(Array.isArray(data7)){
        if(data7.length > 100){
          vErrors = withFinding(vErrors, instancePath+"/tools_called", "#/properties/tools_called/maxItems", {limit: 100});
        }
        const len0 = data7.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data7[i0], instancePath+"/tools_called/" + i0, "", "#/properties/tools_called/items", 100, null);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/tools_called", "#/properties/tools_called/type", {type: "array"});
      }
    }
    if(data.approval_required !== undefined){
      if(typeof data.approval_required !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/approval_required", "#/properties/approval_required/type", {type: "boolean"});
      }
    }
    if(data.approval_state !== undefined){
      if(!(validateApprovalState(data.approval_state, {instancePath:instancePath+"/approval_state",parentData:data,parentDataProperty:"approval_state",rootData}))){
        vErrors = vErrors === null ? validateApprovalState.errors : vErrors.concat(validateApprovalState.errors);
      }
    }
    if(data.approval_id !== undefined){
      let data11 = data.approval_id;
      if((typeof data11 !== "string") && (data11 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/type", {type: ["string","null"]});
      }
      if(typeof data11 === "string") vErrors = withText(vErrors, data11, instancePath, "/approval_id", "#/properties/approval_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.citations !== undefined){
      let data12 = data.citations;
      if(Array.isArray(data12)){
        if(data12.length > 50){
          vErrors = withFinding(vErrors, instancePath+"/citations", "#/properties/citations/maxItems", {limit: 50});
        }
        const len1 = data12.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validateKnowledgeCitation(data12[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateKnowledgeCitation.errors : vErrors.concat(validateKnowledgeCitation.errors);
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/citations", "#/properties/citations/type", {type: "array"});
      }
    }
    if(data.error !== undefined){
      let data14 = data.error;
      if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: ["object","null"]});
      }
      if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
        vErrors = withMissing(vErrors, data14, instancePath, "/error", "#/properties/error/required", ["code", "message"]);
        vErrors = withUnknown(vErrors, data14, instancePath, "/error", "#/properties/error/additionalProperties", ["code", "message"]);
        if(data14.code !== undefined){
          vErrors = withText(vErrors, data14.code, instancePath, "/error/code", "#/properties/error/properties/code", 100, null);
        }
        if(data14.message !== undefined){
          vErrors = withText(vErrors, data14.message, instancePath, "/error/message", "#/properties/error/properties/message", 500, null);
        }
      }
    }
    if(data.result !== undefined){
      let data17 = data.result;
      if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/result", "#/properties/result/type", {type: ["object","null"]});
      }
    }
    if(data.actor !== undefined){
      if(!(validateRunActor(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
        vErrors = vErrors === null ? validateRunActor.errors : vErrors.concat(validateRunActor.errors);
      }
    }
    if(data.agent_id !== undefined){
      let data19 = data.agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
      }
      if(typeof data19 === "string") vErrors = withText(vErrors, data19, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.correlation_id !== undefined){
      vErrors = withText(vErrors, data.correlation_id, instancePath, "/correlation_id", "#/properties/correlation_id", 128, null);
    }
    if(data.created_at !== undefined){
      vErrors = withText(vErrors, data.created_at, instancePath, "/created_at", "#/properties/created_at", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateRun.errors = vErrors;
  return vErrors === null;
}
function validateRunActor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["object","null"]});
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["type", "name"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["type", "name"]);
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/type", {type: "string"});
      }
      if(!(((data0 === "operator") || (data0 === "agent")) || (data0 === "api"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["operator","agent","api"]});
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/name", "#/properties/name", 320, null);
    }
  }
  validateRunActor.errors = vErrors;
  return vErrors === null;
}
function validateRunStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!(((((data === "completed") || (data === "pending_approval")) || (data === "rejected")) || (data === "failed")) || (data === "shadow"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["completed","pending_approval","rejected","failed","shadow"]});
  }
  validateRunStatus.errors = vErrors;
  return vErrors === null;
}
function validateSessionEndedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "session"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "session"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("session.ended" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "session.ended"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
      }
    }
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateSessionEndedEvent.errors = vErrors;
  return vErrors === null;
}
function validateSessionStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!((data === "active") || (data === "ended"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["active","ended"]});
  }
  validateSessionStatus.errors = vErrors;
  return vErrors === null;
}
function validateTemplateLanguage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", 20, null, pattern_6702df367e, "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$");
  validateTemplateLanguage.errors = vErrors;
  return vErrors === null;
}
function validateTemplateName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", 64, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
  validateTemplateName.errors = vErrors;
  return vErrors === null;
}
function validateTemplateRejection(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["string","null"]});
  }
  if(typeof data === "string") vErrors = withText(vErrors, data, instancePath, "", "#", 500, null);
  validateTemplateRejection.errors = vErrors;
  return vErrors === null;
}
function validateTemplateStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
  }
  if(!((((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "paused")) || (data === "disabled")) || (data === "draft"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["pending","approved","rejected","paused","disabled","draft"]});
  }
  validateTemplateStatus.errors = vErrors;
  return vErrors === null;
}
function validateTemplateStatusChangedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["event_id", "event_type", "timestamp", "template", "previous"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_id", "event_type", "timestamp", "template", "previous"]);
    if(data.event_id !== undefined){
      vErrors = withText(vErrors, data.event_id, instancePath, "/event_id", "#/properties/event_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.event_type !== undefined){
      if("template.status_changed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "template.status_changed"});
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
      }
    }
    if(data.template !== undefined){
      if(!(validateEventTemplate(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
        vErrors = vErrors === null ? validateEventTemplate.errors : vErrors.concat(validateEventTemplate.errors);
      }
    }
    if(data.previous !== undefined){
      let data4 = data.previous;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        vErrors = withMissing(vErrors, data4, instancePath, "/previous", "#/properties/previous/required", ["status", "category"]);
        vErrors = withUnknown(vErrors, data4, instancePath, "/previous", "#/properties/previous/additionalProperties", ["status", "category"]);
        if(data4.status !== undefined){
          if(!(validateTemplateStatus(data4.status, {instancePath:instancePath+"/previous/status",parentData:data4,parentDataProperty:"status",rootData}))){
            vErrors = vErrors === null ? validateTemplateStatus.errors : vErrors.concat(validateTemplateStatus.errors);
          }
        }
        if(data4.category !== undefined){
          if(!(validateMessageCategory(data4.category, {instancePath:instancePath+"/previous/category",parentData:data4,parentDataProperty:"category",rootData}))){
            vErrors = vErrors === null ? validateMessageCategory.errors : vErrors.concat(validateMessageCategory.errors);
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/previous", "#/properties/previous/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validateTemplateStatusChangedEvent.errors = vErrors;
  return vErrors === null;
}
function validateTimestamp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", null, null, formats_129fbab4be, "date-time");
  validateTimestamp.errors = vErrors;
  return vErrors === null;
}
function validateToolName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  vErrors = withText(vErrors, data, instancePath, "", "#", 64, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
  validateToolName.errors = vErrors;
  return vErrors === null;
}
function validateWaitingSince(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["string","null"]});
  }
  if(typeof data === "string") vErrors = withText(vErrors, data, instancePath, "", "#", null, null, formats_129fbab4be, "date-time");
  validateWaitingSince.errors = vErrors;
  return vErrors === null;
}
function validate_00ccdeb9dd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateConversationMessageReceivedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationMessageReceivedEvent.errors : vErrors.concat(validateConversationMessageReceivedEvent.errors);
  }
  validate_00ccdeb9dd.errors = vErrors;
  return vErrors === null;
}
function validate_1277ce9fc6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateCustomerUpdatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerUpdatedEvent.errors : vErrors.concat(validateCustomerUpdatedEvent.errors);
  }
  validate_1277ce9fc6.errors = vErrors;
  return vErrors === null;
}
function validate_1ca8c15536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateExportStatusChangedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateExportStatusChangedEvent.errors : vErrors.concat(validateExportStatusChangedEvent.errors);
  }
  validate_1ca8c15536.errors = vErrors;
  return vErrors === null;
}
function validate_2dd32c9b13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateTemplateStatusChangedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateTemplateStatusChangedEvent.errors : vErrors.concat(validateTemplateStatusChangedEvent.errors);
  }
  validate_2dd32c9b13.errors = vErrors;
  return vErrors === null;
}
function validate_34c1a82e96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateConversationMessageDeliveredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationMessageDeliveredEvent.errors : vErrors.concat(validateConversationMessageDeliveredEvent.errors);
  }
  validate_34c1a82e96.errors = vErrors;
  return vErrors === null;
}
function validate_36ca17bdbd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateCustomerOptedInEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerOptedInEvent.errors : vErrors.concat(validateCustomerOptedInEvent.errors);
  }
  validate_36ca17bdbd.errors = vErrors;
  return vErrors === null;
}
function validate_3b7c0b012f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateConversationCreatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationCreatedEvent.errors : vErrors.concat(validateConversationCreatedEvent.errors);
  }
  validate_3b7c0b012f.errors = vErrors;
  return vErrors === null;
}
function validate_408095720e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateConversationMessageFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationMessageFailedEvent.errors : vErrors.concat(validateConversationMessageFailedEvent.errors);
  }
  validate_408095720e.errors = vErrors;
  return vErrors === null;
}
function validate_42f00bacf0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAgentActionRejectedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentActionRejectedEvent.errors : vErrors.concat(validateAgentActionRejectedEvent.errors);
  }
  validate_42f00bacf0.errors = vErrors;
  return vErrors === null;
}
function validate_5c840514f6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAgentMessageDeliveryEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentMessageDeliveryEvent.errors : vErrors.concat(validateAgentMessageDeliveryEvent.errors);
  }
  validate_5c840514f6.errors = vErrors;
  return vErrors === null;
}
function validate_5e236e2f09(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAgentActionApprovedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentActionApprovedEvent.errors : vErrors.concat(validateAgentActionApprovedEvent.errors);
  }
  validate_5e236e2f09.errors = vErrors;
  return vErrors === null;
}
function validate_60b0af8f93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateConversationUpdatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationUpdatedEvent.errors : vErrors.concat(validateConversationUpdatedEvent.errors);
  }
  validate_60b0af8f93.errors = vErrors;
  return vErrors === null;
}
function validate_6921e56b54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAtlasEventReceivedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAtlasEventReceivedEvent.errors : vErrors.concat(validateAtlasEventReceivedEvent.errors);
  }
  validate_6921e56b54.errors = vErrors;
  return vErrors === null;
}
function validate_7151b53445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAgentActionPendingEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentActionPendingEvent.errors : vErrors.concat(validateAgentActionPendingEvent.errors);
  }
  validate_7151b53445.errors = vErrors;
  return vErrors === null;
}
function validate_8452a5c4f2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAgentIntentDetectedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentIntentDetectedEvent.errors : vErrors.concat(validateAgentIntentDetectedEvent.errors);
  }
  validate_8452a5c4f2.errors = vErrors;
  return vErrors === null;
}
function validate_854f713d77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAtlasRunUpdatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAtlasRunUpdatedEvent.errors : vErrors.concat(validateAtlasRunUpdatedEvent.errors);
  }
  validate_854f713d77.errors = vErrors;
  return vErrors === null;
}
function validate_980a3c12b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateChannelStatusChangedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateChannelStatusChangedEvent.errors : vErrors.concat(validateChannelStatusChangedEvent.errors);
  }
  validate_980a3c12b7.errors = vErrors;
  return vErrors === null;
}
function validate_a25575bd4a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateMessageDeliveredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateMessageDeliveredEvent.errors : vErrors.concat(validateMessageDeliveredEvent.errors);
  }
  validate_a25575bd4a.errors = vErrors;
  return vErrors === null;
}
function validate_b10576c4a4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateCustomerErasedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerErasedEvent.errors : vErrors.concat(validateCustomerErasedEvent.errors);
  }
  validate_b10576c4a4.errors = vErrors;
  return vErrors === null;
}
function validate_c069fca4d6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateSessionEndedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateSessionEndedEvent.errors : vErrors.concat(validateSessionEndedEvent.errors);
  }
  validate_c069fca4d6.errors = vErrors;
  return vErrors === null;
}
function validate_cd463dcb09(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAgentHandoffEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentHandoffEvent.errors : vErrors.concat(validateAgentHandoffEvent.errors);
  }
  validate_cd463dcb09.errors = vErrors;
  return vErrors === null;
}
function validate_db3c983d29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateCustomerOptedOutEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerOptedOutEvent.errors : vErrors.concat(validateCustomerOptedOutEvent.errors);
  }
  validate_db3c983d29.errors = vErrors;
  return vErrors === null;
}
function validate_fc3a9dba00(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(validateAtlasActionExecutedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAtlasActionExecutedEvent.errors : vErrors.concat(validateAtlasActionExecutedEvent.errors);
  }
  validate_fc3a9dba00.errors = vErrors;
  return vErrors === null;
}
function part_b16c0e2a4e(data, instancePath, vErrors){
  let data5 = data.sections;
  if(Array.isArray(data5)){
    if(data5.length > 10){
      vErrors = withFinding(vErrors, instancePath+"/sections", "#/properties/sections/maxItems", {limit: 10});
    }
    if(data5.length < 1){
      vErrors = withFinding(vErrors, instancePath+"/sections", "#/properties/sections/minItems", {limit: 1});
    }
    const len0 = data5.length;
    for(let i0=0; i0<len0; i0++){
      let data6 = data5[i0];
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        vErrors = withMissing(vErrors, data6, instancePath+"/sections/" + i0, "", "#/properties/sections/items/required", ["rows"]);
        vErrors = withUnknown(vErrors, data6, instancePath+"/sections/" + i0, "", "#/properties/sections/items/additionalProperties", ["title", "rows"]);
        if(data6.title !== undefined){
          vErrors = withText(vErrors, data6.title, instancePath+"/sections/" + i0+"/title", "", "#/properties/sections/items/properties/title", 24, 1);
        }
        if(data6.rows !== undefined){
          let data8 = data6.rows;
          if(Array.isArray(data8)){
            if(data8.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows", "#/properties/sections/items/properties/rows/maxItems", {limit: 10});
            }
            if(data8.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows", "#/properties/sections/items/properties/rows/minItems", {limit: 1});
            }
            const len1 = data8.length;
            for(let i1=0; i1<len1; i1++){
              let data9 = data8[i1];
              if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
                vErrors = withMissing(vErrors, data9, instancePath+"/sections/" + i0+"/rows/" + i1, "", "#/properties/sections/items/properties/rows/items/required", ["id", "title"]);
                vErrors = withUnknown(vErrors, data9, instancePath+"/sections/" + i0+"/rows/" + i1, "", "#/properties/sections/items/properties/rows/items/additionalProperties", ["id", "title", "description"]);
                if(data9.id !== undefined){
                  vErrors = withText(vErrors, data9.id, instancePath+"/sections/" + i0+"/rows/" + i1+"/id", "", "#/properties/sections/items/properties/rows/items/properties/id", 200, 1);
                }
                if(data9.title !== undefined){
                  vErrors = withText(vErrors, data9.title, instancePath+"/sections/" + i0+"/rows/" + i1+"/title", "", "#/properties/sections/items/properties/rows/items/properties/title", 24, 1);
                }
                if(data9.description !== undefined){
                  vErrors = withText(vErrors, data9.description, instancePath+"/sections/" + i0+"/rows/" + i1+"/description", "", "#/properties/sections/items/properties/rows/items/properties/description", 72, 1);
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1, "#/properties/sections/items/properties/rows/items/type", {type: "object"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows", "#/properties/sections/items/properties/rows/type", {type: "array"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/sections/" + i0, "#/properties/sections/items/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/sections", "#/properties/sections/type", {type: "array"});
  }
  return vErrors;
}

export const eventValidators: Record<string, Validator> = {
  "conversation.created": validate_3b7c0b012f,
  "conversation.message_received": validate_00ccdeb9dd,
  "conversation.message_delivered": validate_34c1a82e96,
  "conversation.message_failed": validate_408095720e,
  "channel.status_changed": validate_980a3c12b7,
  "conversation.updated": validate_60b0af8f93,
  "customer.updated": validate_1277ce9fc6,
  "customer.opted_in": validate_36ca17bdbd,
  "customer.opted_out": validate_db3c983d29,
  "customer.erased": validate_b10576c4a4,
  "agent.intent_detected": validate_8452a5c4f2,
  "agent.action_pending": validate_7151b53445,
  "agent.action_approved": validate_5e236e2f09,
  "agent.action_rejected": validate_42f00bacf0,
  "agent.handoff": validate_cd463dcb09,
  "session.ended": validate_c069fca4d6,
  "atlas.event.received": validate_6921e56b54,
  "atlas.action.executed": validate_fc3a9dba00,
  "atlas.run.updated": validate_854f713d77,
  "agent.message_delivery": validate_5c840514f6,
  "message.delivered": validate_a25575bd4a,
  "template.status_changed": validate_2dd32c9b13,
  "export.status_changed": validate_1ca8c15536,
};
