// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_4d54d3a5ce = formats.uri;
const pattern_9737307b95 = new RegExp("^https?://", "u");
function validate_0743088b7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0743088b7e.errors = vErrors;
  return vErrors === null;
}
function validate_2f4a16b1d7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["url", "events"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "url", "events", "secret", "description"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
        }
        if(!pattern_9737307b95.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https?://"});
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
      }
    }
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/maxItems", {limit: 32});
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/minItems", {limit: 1});
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/type", {type: "string"});
          }
          if(!(((((((((((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "channel.status_changed")) || (data3 === "conversation.updated")) || (data3 === "customer.updated")) || (data3 === "customer.opted_in")) || (data3 === "customer.opted_out")) || (data3 === "customer.erased")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered")) || (data3 === "template.status_changed")) || (data3 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/type", {type: "array"});
      }
    }
    if(data.secret !== undefined){
      vErrors = withText(vErrors, data.secret, instancePath, "/secret", "#/properties/secret", 256, 16);
    }
    if(data.description !== undefined){
      let data5 = data.description;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/description", "#/properties/description", 256, null);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_2f4a16b1d7.errors = vErrors;
  return vErrors === null;
}
function validate_893f75243f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["since"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "since", "after_id"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.since !== undefined){
      vErrors = withText(vErrors, data.since, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.after_id !== undefined){
      vErrors = withText(vErrors, data.after_id, instancePath, "/after_id", "#/properties/after_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_893f75243f.errors = vErrors;
  return vErrors === null;
}
function validate_e2fe79e201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "url", "events", "description", "status"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
        }
        if(!pattern_9737307b95.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https?://"});
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
      }
    }
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/maxItems", {limit: 32});
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/minItems", {limit: 1});
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/type", {type: "string"});
          }
          if(!(((((((((((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "channel.status_changed")) || (data3 === "conversation.updated")) || (data3 === "customer.updated")) || (data3 === "customer.opted_in")) || (data3 === "customer.opted_out")) || (data3 === "customer.erased")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered")) || (data3 === "template.status_changed")) || (data3 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/type", {type: "array"});
      }
    }
    if(data.description !== undefined){
      let data4 = data.description;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/description", "#/properties/description", 256, null);
    }
    if(data.status !== undefined){
      let data5 = data.status;
      if(typeof data5 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((data5 === "active") || (data5 === "disabled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","disabled"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_e2fe79e201.errors = vErrors;
  return vErrors === null;
}

export const bodyValidators: Record<string, Validator> = {
  "webhooks.create": validate_2f4a16b1d7,
  "webhooks.recover": validate_893f75243f,
  "webhooks.delete": validate_0743088b7e,
  "webhooks.update": validate_e2fe79e201,
};
