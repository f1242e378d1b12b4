// Generated from spec/events by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../validation/runtime.ts";
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    if(data.action === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action"});
      errors++;
    }
    if(data.approval === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentActionApprovedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("agent.action_approved" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.action_approved"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentActionApprovedEvent.errors = vErrors;
  return errors === 0;
}
function validateAgentActionPendingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    if(data.action === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action"});
      errors++;
    }
    if(data.approval === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentActionPendingEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("agent.action_pending" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.action_pending"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentActionPendingEvent.errors = vErrors;
  return errors === 0;
}
function validateAgentActionRejectedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    if(data.action === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action"});
      errors++;
    }
    if(data.approval === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "approval"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentActionRejectedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("agent.action_rejected" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.action_rejected"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentActionRejectedEvent.errors = vErrors;
  return errors === 0;
}
function validateAgentHandoffEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentHandoffEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("agent.handoff" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.handoff"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentHandoffEvent.errors = vErrors;
  return errors === 0;
}
function validateAgentIntentDetectedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.intent === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "intent"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAgentIntentDetectedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("agent.intent_detected" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.intent_detected"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
        errors = vErrors.length;
      }
    }
    if(data.intent !== undefined){
      if(!(validateEventIntent(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
        vErrors = vErrors === null ? validateEventIntent.errors : vErrors.concat(validateEventIntent.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentIntentDetectedEvent.errors = vErrors;
  return errors === 0;
}
function validateAgentMessageDeliveryEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("agent.message_delivery" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "agent.message_delivery"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAgentMessageDeliveryEvent.errors = vErrors;
  return errors === 0;
}
function validateApprovalState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["string","null"]});
    errors++;
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["pending","approved","rejected","expired",null]});
    errors++;
  }
  validateApprovalState.errors = vErrors;
  return errors === 0;
}
function validateAtlasActionExecutedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    if(data.action === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "action"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaAtlasActionExecutedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("atlas.action.executed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "atlas.action.executed"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.run !== undefined){
      if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validateRun.errors : vErrors.concat(validateRun.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validateEventAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validateEventAction.errors : vErrors.concat(validateEventAction.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAtlasActionExecutedEvent.errors = vErrors;
  return errors === 0;
}
function validateAtlasEventReceivedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    for(const key0 in data){
      if(!((((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message")) || (key0 === "inbound"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("atlas.event.received" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "atlas.event.received"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateAtlasEventReceivedEvent.errors = vErrors;
  return errors === 0;
}
function validateAtlasRunUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.run === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "session")) || (key0 === "run"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("atlas.run.updated" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "atlas.run.updated"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
    if(data.session !== undefined){
      if(!(validateEventSession(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validateEventSession.errors : vErrors.concat(validateEventSession.errors);
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
  validateAtlasRunUpdatedEvent.errors = vErrors;
  return errors === 0;
}
function validateButtonReplyContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "type") || (key0 === "id")) || (key0 === "title"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("button_reply" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "button_reply"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(longerThan(data1, 256)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data2 = data.title;
      if(typeof data2 === "string"){
        if(longerThan(data2, 256)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateButtonReplyContent.errors = vErrors;
  return errors === 0;
}
function validateButtonsContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.buttons === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "buttons"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "type") || (key0 === "text")) || (key0 === "header")) || (key0 === "footer")) || (key0 === "buttons"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("buttons" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "buttons"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.header !== undefined){
      let data2 = data.header;
      if(typeof data2 === "string"){
        if(longerThan(data2, 60)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data.footer !== undefined){
      let data3 = data.footer;
      if(typeof data3 === "string"){
        if(longerThan(data3, 60)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data.buttons !== undefined){
      vErrors = part_32e4ad1951(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateButtonsContent.errors = vErrors;
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
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: ["healthy","degraded","unreachable","unknown"]});
        errors++;
      }
    }
    if(data.latency_ms !== undefined){
      let data1 = data.latency_ms;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/latency_ms", "#/properties/latency_ms/type", {type: ["integer","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/type", {type: ["string","null"]});
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
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["connected","active","disconnected"]});
    errors++;
  }
  validateChannelStatus.errors = vErrors;
  return errors === 0;
}
function validateChannelStatusChangedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.channel_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel_id"});
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
    if(data.previous_status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "previous_status"});
      errors++;
    }
    if(data.health === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "health"});
      errors++;
    }
    if(data.cause === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "cause"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaChannelStatusChangedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("channel.status_changed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "channel.status_changed"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.channel !== undefined){
      if(!(validateChannelName(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validateChannelName.errors : vErrors.concat(validateChannelName.errors);
        errors = vErrors.length;
      }
    }
    if(data.channel_id !== undefined){
      let data4 = data.channel_id;
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/properties/channel_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/properties/channel_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.display_name !== undefined){
      let data5 = data.display_name;
      if(typeof data5 === "string"){
        if(longerThan(data5, 200)){
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
    if(data.previous_status !== undefined){
      if(!(validateChannelStatus(data.previous_status, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
        vErrors = vErrors === null ? validateChannelStatus.errors : vErrors.concat(validateChannelStatus.errors);
        errors = vErrors.length;
      }
    }
    if(data.health !== undefined){
      if(!(validateChannelHealth(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
        vErrors = vErrors === null ? validateChannelHealth.errors : vErrors.concat(validateChannelHealth.errors);
        errors = vErrors.length;
      }
    }
    if(data.cause !== undefined){
      let data9 = data.cause;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/cause", "#/properties/cause/type", {type: "string"});
        errors++;
      }
      if(!((data9 === "health") || (data9 === "operator"))){
        vErrors = withFinding(vErrors, instancePath+"/cause", "#/properties/cause/enum", {allowedValues: ["health","operator"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateChannelStatusChangedEvent.errors = vErrors;
  return errors === 0;
}
function validateContactsContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.contacts === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "contacts"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "type") || (key0 === "contacts"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("contacts" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "contacts"});
        errors++;
      }
    }
    if(data.contacts !== undefined){
      vErrors = part_c0cab2798b(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateContactsContent.errors = vErrors;
  return errors === 0;
}
function validateConversationCreatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("conversation.created" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.created"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationCreatedEvent.errors = vErrors;
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
function validateConversationMessageDeliveredEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("conversation.message_delivered" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.message_delivered"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationMessageDeliveredEvent.errors = vErrors;
  return errors === 0;
}
function validateConversationMessageFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("conversation.message_failed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.message_failed"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationMessageFailedEvent.errors = vErrors;
  return errors === 0;
}
function validateConversationMessageReceivedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message")) || (key0 === "inbound"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("conversation.message_received" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.message_received"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationMessageReceivedEvent.errors = vErrors;
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
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["open","handed_off","closed"]});
    errors++;
  }
  validateConversationStatus.errors = vErrors;
  return errors === 0;
}
function validateConversationUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.conversation === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation"});
      errors++;
    }
    if(data.previous === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "previous"});
      errors++;
    }
    if(data.changed_by === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "changed_by"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schemaConversationUpdatedEvent.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("conversation.updated" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "conversation.updated"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateConversationUpdatedEvent.errors = vErrors;
  return errors === 0;
}
function validateCustomerErasedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.erased_by === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "erased_by"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "customer")) || (key0 === "erased_by"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("customer.erased" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.erased"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventErasedCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventErasedCustomer.errors : vErrors.concat(validateEventErasedCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.erased_by !== undefined){
      if(!(validateEventChangedBy(data.erased_by, {instancePath:instancePath+"/erased_by",parentData:data,parentDataProperty:"erased_by",rootData}))){
        vErrors = vErrors === null ? validateEventChangedBy.errors : vErrors.concat(validateEventChangedBy.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerErasedEvent.errors = vErrors;
  return errors === 0;
}
function validateCustomerOptedInEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.consent === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "consent"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "customer")) || (key0 === "consent"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("customer.opted_in" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.opted_in"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.consent !== undefined){
      if(!(validateEventConsent(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
        vErrors = vErrors === null ? validateEventConsent.errors : vErrors.concat(validateEventConsent.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerOptedInEvent.errors = vErrors;
  return errors === 0;
}
function validateCustomerOptedOutEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.consent === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "consent"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "customer")) || (key0 === "consent"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("customer.opted_out" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.opted_out"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.consent !== undefined){
      if(!(validateEventConsent(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
        vErrors = vErrors === null ? validateEventConsent.errors : vErrors.concat(validateEventConsent.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerOptedOutEvent.errors = vErrors;
  return errors === 0;
}
function validateCustomerUpdatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.changed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "changed"});
      errors++;
    }
    if(data.changed_by === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "changed_by"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "customer")) || (key0 === "changed")) || (key0 === "changed_by"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("customer.updated" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "customer.updated"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validateEventCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validateEventCustomer.errors : vErrors.concat(validateEventCustomer.errors);
        errors = vErrors.length;
      }
    }
    if(data.changed !== undefined){
      let data4 = data.changed;
      if(Array.isArray(data4)){
        if(data4.length > 5){
          vErrors = withFinding(vErrors, instancePath+"/changed", "#/properties/changed/maxItems", {limit: 5});
          errors++;
        }
        if(data4.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/changed", "#/properties/changed/minItems", {limit: 1});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/changed/" + i0, "#/properties/changed/items/type", {type: "string"});
            errors++;
          }
          if(!(((((data5 === "name") || (data5 === "labels")) || (data5 === "attributes")) || (data5 === "language")) || (data5 === "time_zone"))){
            vErrors = withFinding(vErrors, instancePath+"/changed/" + i0, "#/properties/changed/items/enum", {allowedValues: ["name","labels","attributes","language","time_zone"]});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/changed", "#/properties/changed/type", {type: "array"});
        errors++;
      }
    }
    if(data.changed_by !== undefined){
      if(!(validateEventChangedBy(data.changed_by, {instancePath:instancePath+"/changed_by",parentData:data,parentDataProperty:"changed_by",rootData}))){
        vErrors = vErrors === null ? validateEventChangedBy.errors : vErrors.concat(validateEventChangedBy.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateCustomerUpdatedEvent.errors = vErrors;
  return errors === 0;
}
function validateDeliveryState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((((data === "scheduled") || (data === "queued")) || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed")) || (data === "canceled"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["scheduled","queued","sent","delivered","read","failed","canceled"]});
    errors++;
  }
  validateDeliveryState.errors = vErrors;
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
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: ["reply","draft","handoff","assign_owner","unassign_owner","hand_back","close","reopen","tool_call"]});
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
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: ["pending","approved","rejected","expired"]});
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
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: ["string","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: ["string","null"]});
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
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["object","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["operator","agent","api"]});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
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
function validateEventConsent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "marketing")) || (key0 === "origin")) || (key0 === "source")) || (key0 === "at"))){
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
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: ["opted_in","opted_out"]});
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
        vErrors = withFinding(vErrors, instancePath+"/origin", "#/properties/origin/enum", {allowedValues: ["customer","provider","api","operator"]});
        errors++;
      }
    }
    if(data.source !== undefined){
      let data3 = data.source;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/type", {type: ["string","null"]});
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventConsent.errors = vErrors;
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
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: ["string","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: ["string","null"]});
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
function validateEventErasedCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "id")){
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventErasedCustomer.errors = vErrors;
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
      if(!(func_02a6f9dcff.call(schemaEventMessage.properties, key0))){
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
      if(!(validateMessageType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
        vErrors = vErrors === null ? validateMessageType.errors : vErrors.concat(validateMessageType.errors);
        errors = vErrors.length;
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
    if(data.content !== undefined){
      if(!(validateMessageContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
        vErrors = vErrors === null ? validateMessageContent.errors : vErrors.concat(validateMessageContent.errors);
        errors = vErrors.length;
      }
    }
    if(data.reply_to !== undefined){
      if(!(validateReplyTo(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData}))){
        vErrors = vErrors === null ? validateReplyTo.errors : vErrors.concat(validateReplyTo.errors);
        errors = vErrors.length;
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
      let data7 = data.provider_message_id;
      if(typeof data7 === "string"){
        if(longerThan(data7, 256)){
          vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data7, 1)){
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
      let data8 = data.error_code;
      if(typeof data8 === "string"){
        if(longerThan(data8, 64)){
          vErrors = withFinding(vErrors, instancePath+"/error_code", "#/properties/error_code/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_f1299ffc48.test(data8)){
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
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
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
function validateEventTemplate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    if(data.rejection_reason === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "rejection_reason"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "language")) || (key0 === "category")) || (key0 === "status")) || (key0 === "rejection_reason"))){
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateEventTemplate.errors = vErrors;
  return errors === 0;
}
function validateExportStatusChangedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.export === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "export"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "export"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("export.status_changed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "export.status_changed"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.export !== undefined){
      if(!(validateOrganizationExport(data.export, {instancePath:instancePath+"/export",parentData:data,parentDataProperty:"export",rootData}))){
        vErrors = vErrors === null ? validateOrganizationExport.errors : vErrors.concat(validateOrganizationExport.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateExportStatusChangedEvent.errors = vErrors;
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
function validateListContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.button === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "button"});
      errors++;
    }
    if(data.sections === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "sections"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "type") || (key0 === "text")) || (key0 === "header")) || (key0 === "footer")) || (key0 === "button")) || (key0 === "sections"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("list" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "list"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.header !== undefined){
      let data2 = data.header;
      if(typeof data2 === "string"){
        if(longerThan(data2, 60)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data.footer !== undefined){
      let data3 = data.footer;
      if(typeof data3 === "string"){
        if(longerThan(data3, 60)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data.button !== undefined){
      let data4 = data.button;
      if(typeof data4 === "string"){
        if(longerThan(data4, 20)){
          vErrors = withFinding(vErrors, instancePath+"/button", "#/properties/button/maxLength", {limit: 20});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/button", "#/properties/button/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/button", "#/properties/button/type", {type: "string"});
        errors++;
      }
    }
    if(data.sections !== undefined){
      vErrors = part_bb125e7d70(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateListContent.errors = vErrors;
  return errors === 0;
}
function validateListReplyContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "title"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "description"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("list_reply" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "list_reply"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(longerThan(data1, 256)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data2 = data.title;
      if(typeof data2 === "string"){
        if(longerThan(data2, 256)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data3 = data.description;
      if(typeof data3 === "string"){
        if(longerThan(data3, 72)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 72});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateListReplyContent.errors = vErrors;
  return errors === 0;
}
function validateLocationContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    if(data.latitude === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "latitude"});
      errors++;
    }
    if(data.longitude === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "longitude"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "type") || (key0 === "latitude")) || (key0 === "longitude")) || (key0 === "name")) || (key0 === "address"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.type !== undefined){
      if("location" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "location"});
        errors++;
      }
    }
    if(data.latitude !== undefined){
      let data1 = data.latitude;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 90 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/latitude", "#/properties/latitude/maximum", {comparison: "<=", limit: 90});
          errors++;
        }
        if(data1 < -90 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/latitude", "#/properties/latitude/minimum", {comparison: ">=", limit: -90});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/latitude", "#/properties/latitude/type", {type: "number"});
        errors++;
      }
    }
    if(data.longitude !== undefined){
      let data2 = data.longitude;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 180 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/longitude", "#/properties/longitude/maximum", {comparison: "<=", limit: 180});
          errors++;
        }
        if(data2 < -180 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/longitude", "#/properties/longitude/minimum", {comparison: ">=", limit: -180});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/longitude", "#/properties/longitude/type", {type: "number"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data3 = data.name;
      if(typeof data3 === "string"){
        if(longerThan(data3, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 1000});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.address !== undefined){
      let data4 = data.address;
      if(typeof data4 === "string"){
        if(longerThan(data4, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/address", "#/properties/address/maxLength", {limit: 1000});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/address", "#/properties/address/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/address", "#/properties/address/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateLocationContent.errors = vErrors;
  return errors === 0;
}
function validateMessageAuthor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["object","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["operator","agent","api"]});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
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
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["utility","marketing","transactional"]});
    errors++;
  }
  validateMessageCategory.errors = vErrors;
  return errors === 0;
}
function validateMessageContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(!(validateButtonsContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateButtonsContent.errors : vErrors.concat(validateButtonsContent.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if(!(validateListContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateListContent.errors : vErrors.concat(validateListContent.errors);
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
    const _errs3 = errors;
    if(!(validateLocationContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateLocationContent.errors : vErrors.concat(validateLocationContent.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs4 = errors;
      if(!(validateContactsContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateContactsContent.errors : vErrors.concat(validateContactsContent.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs5 = errors;
        if(!(validateButtonReplyContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validateButtonReplyContent.errors : vErrors.concat(validateButtonReplyContent.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs5 === errors;
        if(_valid0 && valid0){
          valid0 = false;
          passing0 = [passing0, 4];
        }
        else {
          if(_valid0){
            valid0 = true;
            passing0 = 4;
          }
          const _errs6 = errors;
          if(!(validateListReplyContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateListReplyContent.errors : vErrors.concat(validateListReplyContent.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs6 === errors;
          if(_valid0 && valid0){
            valid0 = false;
            passing0 = [passing0, 5];
          }
          else {
            if(_valid0){
              valid0 = true;
              passing0 = 5;
            }
            const _errs7 = errors;
            if(!(validateReceivedMediaContent(data, {instancePath,parentData,parentDataProperty,rootData}))){
              vErrors = vErrors === null ? validateReceivedMediaContent.errors : vErrors.concat(validateReceivedMediaContent.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs7 === errors;
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
  validateMessageContent.errors = vErrors;
  return errors === 0;
}
function validateMessageDeliveredEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
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
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("message.delivered" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "message.delivered"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateMessageDeliveredEvent.errors = vErrors;
  return errors === 0;
}
function validateMessageType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((((((((data === "text") || (data === "template")) || (data === "buttons")) || (data === "list")) || (data === "location")) || (data === "contacts")) || (data === "button_reply")) || (data === "list_reply")) || (data === "image")) || (data === "audio")) || (data === "video")) || (data === "document"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["text","template","buttons","list","location","contacts","button_reply","list_reply","image","audio","video","document"]});
    errors++;
  }
  validateMessageType.errors = vErrors;
  return errors === 0;
}
function validateOrganizationExport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.rows === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "rows"});
      errors++;
    }
    if(data.size_bytes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "size_bytes"});
      errors++;
    }
    if(data.failure === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "failure"});
      errors++;
    }
    if(data.requested_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "requested_at"});
      errors++;
    }
    if(data.ready_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "ready_at"});
      errors++;
    }
    if(data.expires_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "expires_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "status")) || (key0 === "rows")) || (key0 === "size_bytes")) || (key0 === "failure")) || (key0 === "requested_at")) || (key0 === "ready_at")) || (key0 === "expires_at"))){
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
      let data1 = data.status;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((((data1 === "running") || (data1 === "ready")) || (data1 === "failed")) || (data1 === "expired"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["running","ready","failed","expired"]});
        errors++;
      }
    }
    if(data.rows !== undefined){
      let data2 = data.rows;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/rows", "#/properties/rows/type", {type: "integer"});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/rows", "#/properties/rows/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.size_bytes !== undefined){
      let data3 = data.size_bytes;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        vErrors = withFinding(vErrors, instancePath+"/size_bytes", "#/properties/size_bytes/type", {type: "integer"});
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 0 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/size_bytes", "#/properties/size_bytes/minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      let data4 = data.failure;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/failure", "#/properties/failure/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/failure", "#/properties/failure/maxLength", {limit: 1000});
          errors++;
        }
      }
    }
    if(data.requested_at !== undefined){
      let data5 = data.requested_at;
      if(typeof data5 === "string"){
        if(!(formats_129fbab4be(data5))){
          vErrors = withFinding(vErrors, instancePath+"/requested_at", "#/properties/requested_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/requested_at", "#/properties/requested_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.ready_at !== undefined){
      let data6 = data.ready_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ready_at", "#/properties/ready_at/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats_129fbab4be(data6))){
          vErrors = withFinding(vErrors, instancePath+"/ready_at", "#/properties/ready_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.expires_at !== undefined){
      let data7 = data.expires_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats_129fbab4be(data7))){
          vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateOrganizationExport.errors = vErrors;
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
function validateReceivedMediaContent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "type"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "type") || (key0 === "url")) || (key0 === "media_id")) || (key0 === "caption")) || (key0 === "filename")) || (key0 === "media_type"))){
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
      if(!((((data0 === "image") || (data0 === "audio")) || (data0 === "video")) || (data0 === "document"))){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern_61ae542c15.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https://"});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.media_id !== undefined){
      let data2 = data.media_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/media_id", "#/properties/media_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/media_id", "#/properties/media_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.caption !== undefined){
      let data3 = data.caption;
      if(typeof data3 === "string"){
        if(longerThan(data3, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/caption", "#/properties/caption/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/caption", "#/properties/caption/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/caption", "#/properties/caption/type", {type: "string"});
        errors++;
      }
    }
    if(data.filename !== undefined){
      let data4 = data.filename;
      if(typeof data4 === "string"){
        if(longerThan(data4, 240)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/maxLength", {limit: 240});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: "string"});
        errors++;
      }
    }
    if(data.media_type !== undefined){
      let data5 = data.media_type;
      if(typeof data5 === "string"){
        if(longerThan(data5, 255)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data5, 1)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateReceivedMediaContent.errors = vErrors;
  return errors === 0;
}
function validateReplyTo(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validateReplyTo.errors = vErrors;
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
        vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: ["string","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: ["string","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/type", {type: ["string","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: ["object","null"]});
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
    if(data.result !== undefined){
      let data17 = data.result;
      if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/result", "#/properties/result/type", {type: ["object","null"]});
        errors++;
      }
    }
    if(data.actor !== undefined){
      if(!(validateRunActor(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
        vErrors = vErrors === null ? validateRunActor.errors : vErrors.concat(validateRunActor.errors);
        errors = vErrors.length;
      }
    }
    if(data.agent_id !== undefined){
      let data19 = data.agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data19 === "string"){
        if(!(formats_0367b0de16(data19))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.correlation_id !== undefined){
      let data20 = data.correlation_id;
      if(typeof data20 === "string"){
        if(longerThan(data20, 128)){
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
      let data21 = data.created_at;
      if(typeof data21 === "string"){
        if(!(formats_129fbab4be(data21))){
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
function validateRunActor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["object","null"]});
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
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: ["operator","agent","api"]});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
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
  validateRunActor.errors = vErrors;
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
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["completed","pending_approval","rejected","failed","shadow"]});
    errors++;
  }
  validateRunStatus.errors = vErrors;
  return errors === 0;
}
function validateSessionEndedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.session === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "session"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "session"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("session.ended" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "session.ended"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
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
  validateSessionEndedEvent.errors = vErrors;
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
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["active","ended"]});
    errors++;
  }
  validateSessionStatus.errors = vErrors;
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
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["string","null"]});
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
function validateTemplateStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "paused")) || (data === "disabled")) || (data === "draft"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: ["pending","approved","rejected","paused","disabled","draft"]});
    errors++;
  }
  validateTemplateStatus.errors = vErrors;
  return errors === 0;
}
function validateTemplateStatusChangedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_id"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.timestamp === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "timestamp"});
      errors++;
    }
    if(data.template === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "template"});
      errors++;
    }
    if(data.previous === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "previous"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "template")) || (key0 === "previous"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      if("template.status_changed" !== data.event_type){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/const", {allowedValue: "template.status_changed"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.template !== undefined){
      if(!(validateEventTemplate(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
        vErrors = vErrors === null ? validateEventTemplate.errors : vErrors.concat(validateEventTemplate.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous !== undefined){
      let data4 = data.previous;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(data4.status === undefined){
          vErrors = withFinding(vErrors, instancePath+"/previous", "#/properties/previous/required", {missingProperty: "status"});
          errors++;
        }
        if(data4.category === undefined){
          vErrors = withFinding(vErrors, instancePath+"/previous", "#/properties/previous/required", {missingProperty: "category"});
          errors++;
        }
        for(const key1 in data4){
          if(!((key1 === "status") || (key1 === "category"))){
            vErrors = withFinding(vErrors, instancePath+"/previous", "#/properties/previous/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data4.status !== undefined){
          if(!(validateTemplateStatus(data4.status, {instancePath:instancePath+"/previous/status",parentData:data4,parentDataProperty:"status",rootData}))){
            vErrors = vErrors === null ? validateTemplateStatus.errors : vErrors.concat(validateTemplateStatus.errors);
            errors = vErrors.length;
          }
        }
        if(data4.category !== undefined){
          if(!(validateMessageCategory(data4.category, {instancePath:instancePath+"/previous/category",parentData:data4,parentDataProperty:"category",rootData}))){
            vErrors = vErrors === null ? validateMessageCategory.errors : vErrors.concat(validateMessageCategory.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/previous", "#/properties/previous/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validateTemplateStatusChangedEvent.errors = vErrors;
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
function validateWaitingSince(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: ["string","null"]});
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
function validate_00ccdeb9dd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateConversationMessageReceivedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationMessageReceivedEvent.errors : vErrors.concat(validateConversationMessageReceivedEvent.errors);
    errors = vErrors.length;
  }
  validate_00ccdeb9dd.errors = vErrors;
  return errors === 0;
}
function validate_1277ce9fc6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateCustomerUpdatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerUpdatedEvent.errors : vErrors.concat(validateCustomerUpdatedEvent.errors);
    errors = vErrors.length;
  }
  validate_1277ce9fc6.errors = vErrors;
  return errors === 0;
}
function validate_1ca8c15536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateExportStatusChangedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateExportStatusChangedEvent.errors : vErrors.concat(validateExportStatusChangedEvent.errors);
    errors = vErrors.length;
  }
  validate_1ca8c15536.errors = vErrors;
  return errors === 0;
}
function validate_2dd32c9b13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateTemplateStatusChangedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateTemplateStatusChangedEvent.errors : vErrors.concat(validateTemplateStatusChangedEvent.errors);
    errors = vErrors.length;
  }
  validate_2dd32c9b13.errors = vErrors;
  return errors === 0;
}
function validate_34c1a82e96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateConversationMessageDeliveredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationMessageDeliveredEvent.errors : vErrors.concat(validateConversationMessageDeliveredEvent.errors);
    errors = vErrors.length;
  }
  validate_34c1a82e96.errors = vErrors;
  return errors === 0;
}
function validate_36ca17bdbd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateCustomerOptedInEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerOptedInEvent.errors : vErrors.concat(validateCustomerOptedInEvent.errors);
    errors = vErrors.length;
  }
  validate_36ca17bdbd.errors = vErrors;
  return errors === 0;
}
function validate_3b7c0b012f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateConversationCreatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationCreatedEvent.errors : vErrors.concat(validateConversationCreatedEvent.errors);
    errors = vErrors.length;
  }
  validate_3b7c0b012f.errors = vErrors;
  return errors === 0;
}
function validate_408095720e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateConversationMessageFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationMessageFailedEvent.errors : vErrors.concat(validateConversationMessageFailedEvent.errors);
    errors = vErrors.length;
  }
  validate_408095720e.errors = vErrors;
  return errors === 0;
}
function validate_42f00bacf0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentActionRejectedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentActionRejectedEvent.errors : vErrors.concat(validateAgentActionRejectedEvent.errors);
    errors = vErrors.length;
  }
  validate_42f00bacf0.errors = vErrors;
  return errors === 0;
}
function validate_5c840514f6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentMessageDeliveryEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentMessageDeliveryEvent.errors : vErrors.concat(validateAgentMessageDeliveryEvent.errors);
    errors = vErrors.length;
  }
  validate_5c840514f6.errors = vErrors;
  return errors === 0;
}
function validate_5e236e2f09(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentActionApprovedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentActionApprovedEvent.errors : vErrors.concat(validateAgentActionApprovedEvent.errors);
    errors = vErrors.length;
  }
  validate_5e236e2f09.errors = vErrors;
  return errors === 0;
}
function validate_60b0af8f93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateConversationUpdatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateConversationUpdatedEvent.errors : vErrors.concat(validateConversationUpdatedEvent.errors);
    errors = vErrors.length;
  }
  validate_60b0af8f93.errors = vErrors;
  return errors === 0;
}
function validate_6921e56b54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAtlasEventReceivedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAtlasEventReceivedEvent.errors : vErrors.concat(validateAtlasEventReceivedEvent.errors);
    errors = vErrors.length;
  }
  validate_6921e56b54.errors = vErrors;
  return errors === 0;
}
function validate_7151b53445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentActionPendingEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentActionPendingEvent.errors : vErrors.concat(validateAgentActionPendingEvent.errors);
    errors = vErrors.length;
  }
  validate_7151b53445.errors = vErrors;
  return errors === 0;
}
function validate_8452a5c4f2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentIntentDetectedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentIntentDetectedEvent.errors : vErrors.concat(validateAgentIntentDetectedEvent.errors);
    errors = vErrors.length;
  }
  validate_8452a5c4f2.errors = vErrors;
  return errors === 0;
}
function validate_854f713d77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAtlasRunUpdatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAtlasRunUpdatedEvent.errors : vErrors.concat(validateAtlasRunUpdatedEvent.errors);
    errors = vErrors.length;
  }
  validate_854f713d77.errors = vErrors;
  return errors === 0;
}
function validate_980a3c12b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateChannelStatusChangedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateChannelStatusChangedEvent.errors : vErrors.concat(validateChannelStatusChangedEvent.errors);
    errors = vErrors.length;
  }
  validate_980a3c12b7.errors = vErrors;
  return errors === 0;
}
function validate_a25575bd4a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateMessageDeliveredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateMessageDeliveredEvent.errors : vErrors.concat(validateMessageDeliveredEvent.errors);
    errors = vErrors.length;
  }
  validate_a25575bd4a.errors = vErrors;
  return errors === 0;
}
function validate_b10576c4a4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateCustomerErasedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerErasedEvent.errors : vErrors.concat(validateCustomerErasedEvent.errors);
    errors = vErrors.length;
  }
  validate_b10576c4a4.errors = vErrors;
  return errors === 0;
}
function validate_c069fca4d6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateSessionEndedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateSessionEndedEvent.errors : vErrors.concat(validateSessionEndedEvent.errors);
    errors = vErrors.length;
  }
  validate_c069fca4d6.errors = vErrors;
  return errors === 0;
}
function validate_cd463dcb09(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAgentHandoffEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAgentHandoffEvent.errors : vErrors.concat(validateAgentHandoffEvent.errors);
    errors = vErrors.length;
  }
  validate_cd463dcb09.errors = vErrors;
  return errors === 0;
}
function validate_db3c983d29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateCustomerOptedOutEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateCustomerOptedOutEvent.errors : vErrors.concat(validateCustomerOptedOutEvent.errors);
    errors = vErrors.length;
  }
  validate_db3c983d29.errors = vErrors;
  return errors === 0;
}
function validate_fc3a9dba00(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validateAtlasActionExecutedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateAtlasActionExecutedEvent.errors : vErrors.concat(validateAtlasActionExecutedEvent.errors);
    errors = vErrors.length;
  }
  validate_fc3a9dba00.errors = vErrors;
  return errors === 0;
}
function part_32e4ad1951(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data4 = data.buttons;
  if(Array.isArray(data4)){
    if(data4.length > 3){
      vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/maxItems", {limit: 3});
      errors++;
    }
    if(data4.length < 1){
      vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/minItems", {limit: 1});
      errors++;
    }
    const len0 = data4.length;
    for(let i0=0; i0<len0; i0++){
      let data5 = data4[i0];
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(data5.id === undefined){
          vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/required", {missingProperty: "id"});
          errors++;
        }
        if(data5.title === undefined){
          vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/required", {missingProperty: "title"});
          errors++;
        }
        for(const key1 in data5){
          if(!((key1 === "id") || (key1 === "title"))){
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data5.id !== undefined){
          let data6 = data5.id;
          if(typeof data6 === "string"){
            if(longerThan(data6, 256)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/id", "#/properties/buttons/items/properties/id/maxLength", {limit: 256});
              errors++;
            }
            if(shorterThan(data6, 1)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/id", "#/properties/buttons/items/properties/id/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/id", "#/properties/buttons/items/properties/id/type", {type: "string"});
            errors++;
          }
        }
        if(data5.title !== undefined){
          let data7 = data5.title;
          if(typeof data7 === "string"){
            if(longerThan(data7, 20)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/title", "#/properties/buttons/items/properties/title/maxLength", {limit: 20});
              errors++;
            }
            if(shorterThan(data7, 1)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/title", "#/properties/buttons/items/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/title", "#/properties/buttons/items/properties/title/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/type", {type: "array"});
    errors++;
  }
  return vErrors;
}
function part_c0cab2798b(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data1 = data.contacts;
  if(Array.isArray(data1)){
    if(data1.length > 10){
      vErrors = withFinding(vErrors, instancePath+"/contacts", "#/properties/contacts/maxItems", {limit: 10});
      errors++;
    }
    if(data1.length < 1){
      vErrors = withFinding(vErrors, instancePath+"/contacts", "#/properties/contacts/minItems", {limit: 1});
      errors++;
    }
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
      let data2 = data1[i0];
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.name === undefined){
          vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0, "#/properties/contacts/items/required", {missingProperty: "name"});
          errors++;
        }
        for(const key1 in data2){
          if(!((((key1 === "name") || (key1 === "organization")) || (key1 === "phone_numbers")) || (key1 === "emails"))){
            vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0, "#/properties/contacts/items/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data2.name !== undefined){
          let data3 = data2.name;
          if(typeof data3 === "string"){
            if(longerThan(data3, 200)){
              vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/name", "#/properties/contacts/items/properties/name/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/name", "#/properties/contacts/items/properties/name/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/name", "#/properties/contacts/items/properties/name/type", {type: "string"});
            errors++;
          }
        }
        if(data2.organization !== undefined){
          let data4 = data2.organization;
          if(typeof data4 === "string"){
            if(longerThan(data4, 200)){
              vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/organization", "#/properties/contacts/items/properties/organization/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data4, 1)){
              vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/organization", "#/properties/contacts/items/properties/organization/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/organization", "#/properties/contacts/items/properties/organization/type", {type: "string"});
            errors++;
          }
        }
        if(data2.phone_numbers !== undefined){
          let data5 = data2.phone_numbers;
          if(Array.isArray(data5)){
            if(data5.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers", "#/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
              errors++;
            }
            const len1 = data5.length;
            for(let i1=0; i1<len1; i1++){
              let data6 = data5[i1];
              if(typeof data6 === "string"){
                if(longerThan(data6, 40)){
                  vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers/" + i1, "#/properties/contacts/items/properties/phone_numbers/items/maxLength", {limit: 40});
                  errors++;
                }
                if(shorterThan(data6, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers/" + i1, "#/properties/contacts/items/properties/phone_numbers/items/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers/" + i1, "#/properties/contacts/items/properties/phone_numbers/items/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/phone_numbers", "#/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
            errors++;
          }
        }
        if(data2.emails !== undefined){
          let data7 = data2.emails;
          if(Array.isArray(data7)){
            if(data7.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails", "#/properties/contacts/items/properties/emails/maxItems", {limit: 10});
              errors++;
            }
            const len2 = data7.length;
            for(let i2=0; i2<len2; i2++){
              let data8 = data7[i2];
              if(typeof data8 === "string"){
                if(longerThan(data8, 320)){
                  vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails/" + i2, "#/properties/contacts/items/properties/emails/items/maxLength", {limit: 320});
                  errors++;
                }
                if(shorterThan(data8, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails/" + i2, "#/properties/contacts/items/properties/emails/items/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails/" + i2, "#/properties/contacts/items/properties/emails/items/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0+"/emails", "#/properties/contacts/items/properties/emails/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/contacts/" + i0, "#/properties/contacts/items/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/contacts", "#/properties/contacts/type", {type: "array"});
    errors++;
  }
  return vErrors;
}
function part_bb125e7d70(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data5 = data.sections;
  if(Array.isArray(data5)){
    if(data5.length > 10){
      vErrors = withFinding(vErrors, instancePath+"/sections", "#/properties/sections/maxItems", {limit: 10});
      errors++;
    }
    if(data5.length < 1){
      vErrors = withFinding(vErrors, instancePath+"/sections", "#/properties/sections/minItems", {limit: 1});
      errors++;
    }
    const len0 = data5.length;
    for(let i0=0; i0<len0; i0++){
      let data6 = data5[i0];
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.rows === undefined){
          vErrors = withFinding(vErrors, instancePath+"/sections/" + i0, "#/properties/sections/items/required", {missingProperty: "rows"});
          errors++;
        }
        for(const key1 in data6){
          if(!((key1 === "title") || (key1 === "rows"))){
            vErrors = withFinding(vErrors, instancePath+"/sections/" + i0, "#/properties/sections/items/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data6.title !== undefined){
          let data7 = data6.title;
          if(typeof data7 === "string"){
            if(longerThan(data7, 24)){
              vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/title", "#/properties/sections/items/properties/title/maxLength", {limit: 24});
              errors++;
            }
            if(shorterThan(data7, 1)){
              vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/title", "#/properties/sections/items/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/title", "#/properties/sections/items/properties/title/type", {type: "string"});
            errors++;
          }
        }
        if(data6.rows !== undefined){
          let data8 = data6.rows;
          if(Array.isArray(data8)){
            if(data8.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows", "#/properties/sections/items/properties/rows/maxItems", {limit: 10});
              errors++;
            }
            if(data8.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows", "#/properties/sections/items/properties/rows/minItems", {limit: 1});
              errors++;
            }
            const len1 = data8.length;
            for(let i1=0; i1<len1; i1++){
              let data9 = data8[i1];
              if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
                if(data9.id === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1, "#/properties/sections/items/properties/rows/items/required", {missingProperty: "id"});
                  errors++;
                }
                if(data9.title === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1, "#/properties/sections/items/properties/rows/items/required", {missingProperty: "title"});
                  errors++;
                }
                for(const key2 in data9){
                  if(!(((key2 === "id") || (key2 === "title")) || (key2 === "description"))){
                    vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1, "#/properties/sections/items/properties/rows/items/additionalProperties", {additionalProperty: key2});
                    errors++;
                  }
                }
                if(data9.id !== undefined){
                  let data10 = data9.id;
                  if(typeof data10 === "string"){
                    if(longerThan(data10, 200)){
                      vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/id", "#/properties/sections/items/properties/rows/items/properties/id/maxLength", {limit: 200});
                      errors++;
                    }
                    if(shorterThan(data10, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/id", "#/properties/sections/items/properties/rows/items/properties/id/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/id", "#/properties/sections/items/properties/rows/items/properties/id/type", {type: "string"});
                    errors++;
                  }
                }
                if(data9.title !== undefined){
                  let data11 = data9.title;
                  if(typeof data11 === "string"){
                    if(longerThan(data11, 24)){
                      vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/title", "#/properties/sections/items/properties/rows/items/properties/title/maxLength", {limit: 24});
                      errors++;
                    }
                    if(shorterThan(data11, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/title", "#/properties/sections/items/properties/rows/items/properties/title/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/title", "#/properties/sections/items/properties/rows/items/properties/title/type", {type: "string"});
                    errors++;
                  }
                }
                if(data9.description !== undefined){
                  let data12 = data9.description;
                  if(typeof data12 === "string"){
                    if(longerThan(data12, 72)){
                      vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/description", "#/properties/sections/items/properties/rows/items/properties/description/maxLength", {limit: 72});
                      errors++;
                    }
                    if(shorterThan(data12, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/description", "#/properties/sections/items/properties/rows/items/properties/description/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1+"/description", "#/properties/sections/items/properties/rows/items/properties/description/type", {type: "string"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows/" + i1, "#/properties/sections/items/properties/rows/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/sections/" + i0+"/rows", "#/properties/sections/items/properties/rows/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/sections/" + i0, "#/properties/sections/items/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/sections", "#/properties/sections/type", {type: "array"});
    errors++;
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
