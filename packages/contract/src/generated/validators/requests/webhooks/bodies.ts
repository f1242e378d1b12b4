// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_4d54d3a5ce = formats.uri;
const pattern_9737307b95 = new RegExp("^https?://", "u");
function validate_0743088b7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(key0 === "idempotency_key")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0743088b7e.errors = vErrors;
  return errors === 0;
}
function validate_2f4a16b1d7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "events"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "url")) || (key0 === "events")) || (key0 === "secret")) || (key0 === "description"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
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
        if(!pattern_9737307b95.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https?://"});
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
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "channel.status_changed")) || (data3 === "conversation.updated")) || (data3 === "customer.updated")) || (data3 === "customer.opted_in")) || (data3 === "customer.opted_out")) || (data3 === "customer.erased")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered")) || (data3 === "template.status_changed")) || (data3 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/type", {type: "array"});
        errors++;
      }
    }
    if(data.secret !== undefined){
      let data4 = data.secret;
      if(typeof data4 === "string"){
        if(longerThan(data4, 256)){
          vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data4, 16)){
          vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/minLength", {limit: 16});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data5 = data.description;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data5 === "string"){
        if(longerThan(data5, 256)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 256});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2f4a16b1d7.errors = vErrors;
  return errors === 0;
}
function validate_893f75243f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "since"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "idempotency_key") || (key0 === "since")) || (key0 === "after_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.since !== undefined){
      let data1 = data.since;
      if(typeof data1 === "string"){
        if(!(formats_129fbab4be(data1))){
          vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
        errors++;
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_893f75243f.errors = vErrors;
  return errors === 0;
}
function validate_e2fe79e201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "url")) || (key0 === "events")) || (key0 === "description")) || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
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
        if(!pattern_9737307b95.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https?://"});
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
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "channel.status_changed")) || (data3 === "conversation.updated")) || (data3 === "customer.updated")) || (data3 === "customer.opted_in")) || (data3 === "customer.opted_out")) || (data3 === "customer.erased")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered")) || (data3 === "template.status_changed")) || (data3 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/type", {type: "array"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data4 = data.description;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 256)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 256});
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
      if(!((data5 === "active") || (data5 === "disabled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","disabled"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e2fe79e201.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "webhooks.create": validate_2f4a16b1d7,
  "webhooks.recover": validate_893f75243f,
  "webhooks.delete": validate_0743088b7e,
  "webhooks.update": validate_e2fe79e201,
};
