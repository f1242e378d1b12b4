// Generated from spec/events by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats0 = formats.uuid;
const formats2 = formats["date-time"];
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats2(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 32)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 32});
      errors++;
    }
    if(!pattern0.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
const pattern1 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern1.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate28(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
const schema12 = {"type":"object","required":["id","type","text"],"properties":{"id":{"type":"string","format":"uuid"},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"status":{"$ref":"DeliveryState"},"provider_message_id":{"type":"string","minLength":1,"maxLength":256},"error_code":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":64}},"additionalProperties":false};
const schema13 = {"type":"string","enum":["queued","sent","delivered","read","failed"]};
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema13.enum});
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
const pattern2 = new RegExp("^[a-z][a-z_]*$", "u");
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "text")) || (key0 === "status")) || (key0 === "provider_message_id")) || (key0 === "error_code"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schema12.properties.type.enum});
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
    if(data.status !== undefined){
      if(!(validate32(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if(data.provider_message_id !== undefined){
      let data4 = data.provider_message_id;
      if(typeof data4 === "string"){
        if(longerThan(data4, 256)){
          vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data4, 1)){
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
      let data5 = data.error_code;
      if(typeof data5 === "string"){
        if(longerThan(data5, 64)){
          vErrors = withFinding(vErrors, instancePath+"/error_code", "#/properties/error_code/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern2.test(data5)){
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
  validate31.errors = vErrors;
  return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
    errors = vErrors.length;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
const pattern3 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!pattern3.test(data0)){
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
        if(!(formats2(data1))){
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
  validate42.errors = vErrors;
  return errors === 0;
}
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
    if(data.inbound !== undefined){
      if(!(validate42(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
    errors = vErrors.length;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
    errors = vErrors.length;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
    errors = vErrors.length;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
const schema22 = {"type":"object","required":["event_id","event_type","timestamp","intent"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.intent_detected"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"intent":{"$ref":"EventIntent"}},"additionalProperties":false};
const func8 = Object.prototype.hasOwnProperty;
const schema23 = {"type":"object","required":["id","agent_id","status"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"}},"additionalProperties":false};
const schema24 = {"type":"string","enum":["active","ended"]};
function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "active") || (data === "ended"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema24.enum});
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: schema23.properties.agent_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      if(!(validate66(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
const schema25 = {"type":"object","required":["run_id","id","session_id","conversation_id","iteration","intent","status","tools_called","approval_required","approval_state","approval_id","citations","error","correlation_id","created_at"],"properties":{"run_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"session_id":{"type":["string","null"],"format":"uuid"},"conversation_id":{"type":["string","null"],"format":"uuid"},"iteration":{"type":"integer","minimum":1},"intent":{"type":"string","maxLength":100},"status":{"$ref":"RunStatus"},"tools_called":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":100}},"approval_required":{"type":"boolean"},"approval_state":{"$ref":"ApprovalState"},"approval_id":{"type":["string","null"],"format":"uuid"},"citations":{"type":"array","maxItems":50,"items":{"$ref":"KnowledgeCitation"}},"error":{"type":["object","null"],"required":["code","message"],"properties":{"code":{"type":"string","maxLength":100},"message":{"type":"string","maxLength":500}},"additionalProperties":false},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema26 = {"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]};
function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((data === "completed") || (data === "pending_approval")) || (data === "rejected")) || (data === "failed")) || (data === "shadow"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema26.enum});
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
const schema27 = {"type":["string","null"],"enum":["pending","approved","rejected","expired",null]};
function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema27.type});
    errors++;
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema27.enum});
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
  validate74.errors = vErrors;
  return errors === 0;
}
function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema25.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
        if(!(formats0(data1))){
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
        vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: schema25.properties.session_id.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: schema25.properties.conversation_id.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate70(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
      if(!(validate72(data.approval_state, {instancePath:instancePath+"/approval_state",parentData:data,parentDataProperty:"approval_state",rootData}))){
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval_id !== undefined){
      let data11 = data.approval_id;
      if((typeof data11 !== "string") && (data11 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/type", {type: schema25.properties.approval_id.type});
        errors++;
      }
      if(typeof data11 === "string"){
        if(!(formats0(data11))){
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
          if(!(validate74(data12[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: schema25.properties.error.type});
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
        if(!(formats2(data18))){
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
  validate69.errors = vErrors;
  return errors === 0;
}
function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate77.errors = vErrors;
  return errors === 0;
}
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema22.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.intent !== undefined){
      if(!(validate77(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
    errors = vErrors.length;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
const schema31 = {"type":"object","required":["event_id","event_type","timestamp","run","action","approval"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.action_pending"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"}},"additionalProperties":false};
const schema32 = {"type":"object","required":["action_type","payload"],"properties":{"action_type":{"type":"string","enum":["reply","draft","handoff","assign_owner","tool_call"]},"tool_name":{"$ref":"ToolName"},"payload":{"type":"object","additionalProperties":true}},"additionalProperties":false};
function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern0.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((((data0 === "reply") || (data0 === "draft")) || (data0 === "handoff")) || (data0 === "assign_owner")) || (data0 === "tool_call"))){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: schema32.properties.action_type.enum});
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      if(!(validate88(data.tool_name, {instancePath:instancePath+"/tool_name",parentData:data,parentDataProperty:"tool_name",rootData}))){
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
  validate87.errors = vErrors;
  return errors === 0;
}
const schema34 = {"type":"object","required":["id","approval_state","expires_at","decided_at","reason"],"properties":{"id":{"type":"string","format":"uuid"},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"expires_at":{"$ref":"Timestamp"},"decided_at":{"type":["string","null"],"format":"date-time"},"reason":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: schema34.properties.approval_state.enum});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate23(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.decided_at !== undefined){
      let data3 = data.decided_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: schema34.properties.decided_at.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats2(data3))){
          vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: schema34.properties.reason.type});
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
  validate91.errors = vErrors;
  return errors === 0;
}
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema31.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate87(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval !== undefined){
      if(!(validate91(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
    errors = vErrors.length;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
const schema36 = {"type":"object","required":["event_id","event_type","timestamp","run","action","approval"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.action_approved"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"}},"additionalProperties":false};
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema36.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate87(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval !== undefined){
      if(!(validate91(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
    errors = vErrors.length;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
const schema38 = {"type":"object","required":["event_id","event_type","timestamp","run","action","approval"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.action_rejected"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"}},"additionalProperties":false};
function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema38.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate87(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval !== undefined){
      if(!(validate91(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
    errors = vErrors.length;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
const schema40 = {"type":"object","required":["event_id","event_type","timestamp","conversation_id","channel","customer"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"agent.handoff"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"session":{"$ref":"EventSession"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"}},"additionalProperties":false};
function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema40.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate87(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
    errors = vErrors.length;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
    if(data.inbound !== undefined){
      if(!(validate42(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
    errors = vErrors.length;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
const schema46 = {"type":"object","required":["event_id","event_type","timestamp","conversation_id","channel","customer","run","action"],"properties":{"event_id":{"type":"string","format":"uuid"},"event_type":{"const":"atlas.action.executed"},"timestamp":{"$ref":"Timestamp"},"conversation_id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"run":{"$ref":"Run"},"action":{"$ref":"EventAction"}},"additionalProperties":false};
function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema46.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate87(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
    errors = vErrors.length;
  }
  validate139.errors = vErrors;
  return errors === 0;
}
function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate65(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate69(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
    errors = vErrors.length;
  }
  validate148.errors = vErrors;
  return errors === 0;
}
function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
    errors = vErrors.length;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
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
      if(!(validate25(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate27(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate31(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate164.errors = vErrors;
  return errors === 0;
}
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
    errors = vErrors.length;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern0.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
const pattern6 = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 20)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 20});
      errors++;
    }
    if(!pattern6.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
const schema58 = {"type":"string","enum":["utility","marketing","transactional"]};
function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "utility") || (data === "marketing")) || (data === "transactional"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema58.enum});
    errors++;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
const schema59 = {"type":"string","enum":["pending","approved","rejected","paused","disabled","draft"]};
function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "paused")) || (data === "disabled")) || (data === "draft"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema59.enum});
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
const schema60 = {"type":["string","null"],"maxLength":500};
function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema60.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 500)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 500});
      errors++;
    }
  }
  validate182.errors = vErrors;
  return errors === 0;
}
function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate174(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
        errors = vErrors.length;
      }
    }
    if(data.language !== undefined){
      if(!(validate176(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
    if(data.category !== undefined){
      if(!(validate178(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
        vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate180(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
    if(data.rejection_reason !== undefined){
      if(!(validate182(data.rejection_reason, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
        vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate173.errors = vErrors;
  return errors === 0;
}
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
      if(!(validate23(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.template !== undefined){
      if(!(validate173(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
        vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
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
          if(!(validate180(data4.status, {instancePath:instancePath+"/previous/status",parentData:data4,parentDataProperty:"status",rootData}))){
            vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
            errors = vErrors.length;
          }
        }
        if(data4.category !== undefined){
          if(!(validate178(data4.category, {instancePath:instancePath+"/previous/category",parentData:data4,parentDataProperty:"category",rootData}))){
            vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
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
  validate171.errors = vErrors;
  return errors === 0;
}
function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
    errors = vErrors.length;
  }
  validate170.errors = vErrors;
  return errors === 0;
}

export const eventValidators: Record<string, Validator> = {
  "conversation.created": validate21,
  "conversation.message_received": validate36,
  "conversation.message_delivered": validate45,
  "conversation.message_failed": validate52,
  "agent.intent_detected": validate59,
  "agent.action_pending": validate80,
  "agent.action_approved": validate95,
  "agent.action_rejected": validate105,
  "agent.handoff": validate115,
  "session.ended": validate124,
  "atlas.event.received": validate131,
  "atlas.action.executed": validate139,
  "atlas.run.updated": validate148,
  "agent.message_delivery": validate156,
  "message.delivered": validate163,
  "template.status_changed": validate170,
};
