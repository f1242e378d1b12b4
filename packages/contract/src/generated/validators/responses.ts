// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { deepEqual, formats, longerThan, shorterThan, withFinding } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats0 = formats.uuid;
const pattern0 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern0.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
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
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((((((key0 === "accepted") || (key0 === "delivery_state")) || (key0 === "conversation_id")) || (key0 === "message_id")) || (key0 === "queued")) || (key0 === "window_open")) || (key0 === "outbox_id")) || (key0 === "phone_number"))){
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
        if(!(formats0(data2))){
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
        if(!(formats0(data3))){
          vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/type", {type: "string"});
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
      let data6 = data.outbox_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
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
      if(!(validate23(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
      if(!(validate22(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
const schema9 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["malformed_json","organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema9.properties.error.properties.code.enum});
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
  validate26.errors = vErrors;
  return errors === 0;
}
const schema10 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["unauthenticated"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema10.properties.error.properties.code.enum});
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
  validate27.errors = vErrors;
  return errors === 0;
}
const schema11 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema11.properties.error.properties.code.enum});
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
  validate28.errors = vErrors;
  return errors === 0;
}
const schema12 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["window_closed","conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema12.properties.error.properties.code.enum});
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
  validate29.errors = vErrors;
  return errors === 0;
}
const schema13 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["payload_too_large"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema13.properties.error.properties.code.enum});
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
  validate30.errors = vErrors;
  return errors === 0;
}
const schema14 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["unsupported_media_type"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema14.properties.error.properties.code.enum});
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
  validate31.errors = vErrors;
  return errors === 0;
}
const schema15 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed","template_not_found","template_not_approved","idempotency_key_reused"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate33.errors = vErrors;
  return errors === 0;
}
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema15.properties.error.properties.code.enum});
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
          if(!(validate33(data1.details, {instancePath:instancePath+"/error/details",parentData:data1,parentDataProperty:"details",rootData}))){
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
  validate32.errors = vErrors;
  return errors === 0;
}
const schema17 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["rate_limited"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":true}},"additionalProperties":false}},"additionalProperties":false};
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema17.properties.error.properties.code.enum});
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
  validate35.errors = vErrors;
  return errors === 0;
}
const schema18 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["internal_error"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":true}},"additionalProperties":false}},"additionalProperties":false};
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema18.properties.error.properties.code.enum});
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
  validate36.errors = vErrors;
  return errors === 0;
}
const schema19 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["unavailable"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":true}},"additionalProperties":false}},"additionalProperties":false};
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema19.properties.error.properties.code.enum});
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
  validate37.errors = vErrors;
  return errors === 0;
}
const schema21 = {"type":"object","required":["id","channel","display_name","status","last_health_check","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"display_name":{"type":"string","maxLength":200},"status":{"$ref":"ChannelStatus"},"last_health_check":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const formats8 = formats["date-time"];
const pattern1 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 32)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 32});
      errors++;
    }
    if(!pattern1.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
const schema23 = {"type":"string","enum":["connected","active","disconnected"]};
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "connected") || (data === "active")) || (data === "disconnected"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema23.enum});
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.channel !== undefined){
      if(!(validate40(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
      if(!(validate42(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_health_check !== undefined){
      let data4 = data.last_health_check;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/type", {type: schema21.properties.last_health_check.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
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
  validate39.errors = vErrors;
  return errors === 0;
}
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "boolean"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "boolean"});
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
const schema25 = {"type":["string","null"],"maxLength":1024};
function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema25.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 1024)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 1024});
      errors++;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate39(data2[i0], {instancePath:instancePath+"/data/channels/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate38.errors = vErrors;
  return errors === 0;
}
const schema26 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["invalid_cursor","organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema26.properties.error.properties.code.enum});
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
  validate49.errors = vErrors;
  return errors === 0;
}
const schema27 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema27.properties.error.properties.code.enum});
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
          if(!(validate33(data1.details, {instancePath:instancePath+"/error/details",parentData:data1,parentDataProperty:"details",rootData}))){
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
  validate50.errors = vErrors;
  return errors === 0;
}
const schema29 = {"type":"object","required":["id","channel","display_name","status","last_health_check","created_at","health"],"properties":{"id":{"type":"string","format":"uuid"},"channel":{"$ref":"ChannelName"},"display_name":{"type":"string","maxLength":200},"status":{"$ref":"ChannelStatus"},"last_health_check":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"health":{"$ref":"ChannelHealth"}},"additionalProperties":false};
const schema30 = {"type":"object","required":["state","latency_ms","consecutive_failures","message"],"properties":{"state":{"type":"string","enum":["healthy","degraded","unreachable","unknown"]},"latency_ms":{"type":["integer","null"],"minimum":0},"consecutive_failures":{"type":"integer","minimum":0},"message":{"type":["string","null"],"maxLength":500}},"additionalProperties":false};
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: schema30.properties.state.enum});
        errors++;
      }
    }
    if(data.latency_ms !== undefined){
      let data1 = data.latency_ms;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/latency_ms", "#/properties/latency_ms/type", {type: schema30.properties.latency_ms.type});
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
        vErrors = withFinding(vErrors, instancePath+"/message", "#/properties/message/type", {type: schema30.properties.message.type});
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
  validate56.errors = vErrors;
  return errors === 0;
}
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.channel !== undefined){
      if(!(validate40(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
      if(!(validate42(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_health_check !== undefined){
      let data4 = data.last_health_check;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/type", {type: schema29.properties.last_health_check.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          vErrors = withFinding(vErrors, instancePath+"/last_health_check", "#/properties/last_health_check/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
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
      if(!(validate56(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
          if(!(validate53(data1.channel, {instancePath:instancePath+"/data/channel",parentData:data1,parentDataProperty:"channel",rootData}))){
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
  validate52.errors = vErrors;
  return errors === 0;
}
const schema31 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema31.properties.error.properties.code.enum});
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
  validate59.errors = vErrors;
  return errors === 0;
}
const schema32 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["not_found"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema32.properties.error.properties.code.enum});
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
  validate60.errors = vErrors;
  return errors === 0;
}
const schema35 = {"type":"object","required":["id","knowledge_id","title","source_type","audience","status","training_status","url","filename","media_type","job_id","failure","indexed_at","ingested_at","archived_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"knowledge_id":{"type":"string","format":"uuid"},"title":{"$ref":"KnowledgeTitle"},"source_type":{"$ref":"KnowledgeSourceType"},"audience":{"$ref":"KnowledgeAudience"},"status":{"$ref":"KnowledgeStatus"},"training_status":{"$ref":"KnowledgeStatus"},"url":{"type":["string","null"],"maxLength":2048},"filename":{"type":["string","null"],"maxLength":255},"media_type":{"type":["string","null"],"maxLength":255},"job_id":{"type":["string","null"],"format":"uuid"},"failure":{"$ref":"KnowledgeFailure"},"indexed_at":{"type":["string","null"],"format":"date-time"},"ingested_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const func37 = Object.prototype.hasOwnProperty;
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate64.errors = vErrors;
  return errors === 0;
}
const schema37 = {"type":"string","enum":["url","text","document"]};
function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "url") || (data === "text")) || (data === "document"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema37.enum});
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
const schema38 = {"type":"string","enum":["customers","developers","both"]};
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "customers") || (data === "developers")) || (data === "both"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema38.enum});
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
const schema39 = {"type":"string","enum":["queued","indexed","failed","archived"]};
function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((data === "queued") || (data === "indexed")) || (data === "failed")) || (data === "archived"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema39.enum});
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
const schema40 = {"type":["object","null"],"required":["code","message"],"properties":{"code":{"$ref":"KnowledgeFailureCode"},"message":{"type":"string","maxLength":500}},"additionalProperties":false};
const schema41 = {"type":"string","enum":["invalid_url","fetch_blocked","unsupported_format","too_large","timed_out","extraction_failed","fetch_failed","no_text"]};
function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((((data === "invalid_url") || (data === "fetch_blocked")) || (data === "unsupported_format")) || (data === "too_large")) || (data === "timed_out")) || (data === "extraction_failed")) || (data === "fetch_failed")) || (data === "no_text"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema41.enum});
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema40.type});
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
      if(!(validate74(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
  validate73.errors = vErrors;
  return errors === 0;
}
function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema35.properties, key0))){
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
    if(data.knowledge_id !== undefined){
      let data1 = data.knowledge_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
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
      if(!(validate64(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    }
    if(data.source_type !== undefined){
      if(!(validate66(data.source_type, {instancePath:instancePath+"/source_type",parentData:data,parentDataProperty:"source_type",rootData}))){
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if(data.audience !== undefined){
      if(!(validate68(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate70(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if(data.training_status !== undefined){
      if(!(validate70(data.training_status, {instancePath:instancePath+"/training_status",parentData:data,parentDataProperty:"training_status",rootData}))){
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data7 = data.url;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: schema35.properties.url.type});
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
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: schema35.properties.filename.type});
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
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: schema35.properties.media_type.type});
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
        vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/type", {type: schema35.properties.job_id.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats0(data10))){
          vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validate73(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if(data.indexed_at !== undefined){
      let data12 = data.indexed_at;
      if((typeof data12 !== "string") && (data12 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/type", {type: schema35.properties.indexed_at.type});
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats8(data12))){
          vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.ingested_at !== undefined){
      let data13 = data.ingested_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/type", {type: schema35.properties.ingested_at.type});
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats8(data13))){
          vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.archived_at !== undefined){
      let data14 = data.archived_at;
      if((typeof data14 !== "string") && (data14 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/type", {type: schema35.properties.archived_at.type});
        errors++;
      }
      if(typeof data14 === "string"){
        if(!(formats8(data14))){
          vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data15 = data.created_at;
      if(typeof data15 === "string"){
        if(!(formats8(data15))){
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
        if(!(formats8(data16))){
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
  validate63.errors = vErrors;
  return errors === 0;
}
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate63(data2[i0], {instancePath:instancePath+"/data/documents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate62.errors = vErrors;
  return errors === 0;
}
const schema42 = {"type":"object","required":["ok","data","has_more","next_cursor","query","total_results","knowledge_state","knowledge_gap"],"properties":{"ok":{"const":true},"data":{"type":"array","items":{"$ref":"KnowledgeSearchResult"}},"has_more":{"$ref":"HasMore"},"next_cursor":{"$ref":"NextCursor"},"query":{"type":"string","maxLength":512},"total_results":{"type":"integer","minimum":0},"knowledge_state":{"$ref":"KnowledgeState"},"knowledge_gap":{"$ref":"KnowledgeGap"},"across_languages":{"$ref":"AcrossLanguages"}},"additionalProperties":false};
function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate84.errors = vErrors;
  return errors === 0;
}
function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.source_type !== undefined){
      if(!(validate66(data.source_type, {instancePath:instancePath+"/source_type",parentData:data,parentDataProperty:"source_type",rootData}))){
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
      if(!(validate84(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
const schema45 = {"type":"string","enum":["grounded","gap_weak","gap_none"]};
function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "grounded") || (data === "gap_weak")) || (data === "gap_none"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema45.enum});
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
const schema46 = {"type":["object","null"],"required":["unknown_words","nearest"],"properties":{"unknown_words":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":64}},"nearest":{"type":"array","maxItems":3,"items":{"type":"object","required":["knowledge_id","title"],"properties":{"knowledge_id":{"$ref":"Id"},"title":{"type":"string","maxLength":300}},"additionalProperties":false}}},"additionalProperties":false};
function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats0(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uuid"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema46.type});
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
              if(!(validate92(data3.knowledge_id, {instancePath:instancePath+"/nearest/" + i1+"/knowledge_id",parentData:data3,parentDataProperty:"knowledge_id",rootData}))){
                vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
  validate91.errors = vErrors;
  return errors === 0;
}
const schema48 = {"type":"object","required":["question_language","matched_by"],"properties":{"question_language":{"type":"string","maxLength":35},"matched_by":{"type":"string","enum":["meaning"]}},"additionalProperties":false};
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/matched_by", "#/properties/matched_by/enum", {allowedValues: schema48.properties.matched_by.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema42.properties, key0))){
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
          if(!(validate82(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
      if(!(validate45(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validate47(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
      if(!(validate89(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validate91(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validate95(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
  validate61.errors = vErrors;
  return errors === 0;
}
function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate63(data1.document, {instancePath:instancePath+"/data/document",parentData:data1,parentDataProperty:"document",rootData}))){
            vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
  validate98.errors = vErrors;
  return errors === 0;
}
const schema50 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict","limit_reached","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema50.properties.error.properties.code.enum});
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
  validate100.errors = vErrors;
  return errors === 0;
}
const schema51 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed","idempotency_key_reused"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema51.properties.error.properties.code.enum});
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
          if(!(validate33(data1.details, {instancePath:instancePath+"/error/details",parentData:data1,parentDataProperty:"details",rootData}))){
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
  validate101.errors = vErrors;
  return errors === 0;
}
const schema53 = {"type":"object","required":["id","knowledge_id","title","source_type","audience","status","training_status","url","filename","media_type","job_id","failure","indexed_at","ingested_at","archived_at","created_at","updated_at","text","content","chunk_count","ingest"],"properties":{"id":{"type":"string","format":"uuid"},"knowledge_id":{"type":"string","format":"uuid"},"title":{"$ref":"KnowledgeTitle"},"source_type":{"$ref":"KnowledgeSourceType"},"audience":{"$ref":"KnowledgeAudience"},"status":{"$ref":"KnowledgeStatus"},"training_status":{"$ref":"KnowledgeStatus"},"url":{"type":["string","null"],"maxLength":2048},"filename":{"type":["string","null"],"maxLength":255},"media_type":{"type":["string","null"],"maxLength":255},"job_id":{"type":["string","null"],"format":"uuid"},"failure":{"$ref":"KnowledgeFailure"},"indexed_at":{"type":["string","null"],"format":"date-time"},"ingested_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"text":{"type":["string","null"],"maxLength":200000},"content":{"type":["string","null"],"maxLength":200000},"chunk_count":{"type":"integer","minimum":0},"ingest":{"$ref":"KnowledgeIngest"}},"additionalProperties":false};
const schema54 = {"type":["object","null"],"required":["job_id","state","stage","attempts","bytes","failure","started_at","finished_at"],"properties":{"job_id":{"type":"string","format":"uuid"},"state":{"type":"string","enum":["queued","running","succeeded","failed"]},"stage":{"$ref":"KnowledgeIngestStage"},"attempts":{"type":"integer","minimum":0},"bytes":{"type":["integer","null"],"minimum":0},"failure":{"$ref":"KnowledgeAttemptFailure"},"started_at":{"type":["string","null"],"format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schema55 = {"type":"string","enum":["queued","fetching","extracting","indexing","done","failed"]};
function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((data === "queued") || (data === "fetching")) || (data === "extracting")) || (data === "indexing")) || (data === "done")) || (data === "failed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema55.enum});
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
const schema56 = {"type":["object","null"],"required":["code","message"],"properties":{"code":{"$ref":"KnowledgeFailureCode"},"message":{"type":"string","maxLength":500}},"additionalProperties":false};
function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema56.type});
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
      if(!(validate74(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
  validate114.errors = vErrors;
  return errors === 0;
}
function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema54.type});
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
        if(!(formats0(data0))){
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
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: schema54.properties.state.enum});
        errors++;
      }
    }
    if(data.stage !== undefined){
      if(!(validate112(data.stage, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
        vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/bytes", "#/properties/bytes/type", {type: schema54.properties.bytes.type});
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
      if(!(validate114(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
    if(data.started_at !== undefined){
      let data6 = data.started_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/started_at", "#/properties/started_at/type", {type: schema54.properties.started_at.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats8(data6))){
          vErrors = withFinding(vErrors, instancePath+"/started_at", "#/properties/started_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.finished_at !== undefined){
      let data7 = data.finished_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/finished_at", "#/properties/finished_at/type", {type: schema54.properties.finished_at.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats8(data7))){
          vErrors = withFinding(vErrors, instancePath+"/finished_at", "#/properties/finished_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema53.properties, key0))){
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
    if(data.knowledge_id !== undefined){
      let data1 = data.knowledge_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
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
      if(!(validate64(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    }
    if(data.source_type !== undefined){
      if(!(validate66(data.source_type, {instancePath:instancePath+"/source_type",parentData:data,parentDataProperty:"source_type",rootData}))){
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if(data.audience !== undefined){
      if(!(validate68(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate70(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if(data.training_status !== undefined){
      if(!(validate70(data.training_status, {instancePath:instancePath+"/training_status",parentData:data,parentDataProperty:"training_status",rootData}))){
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data7 = data.url;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: schema53.properties.url.type});
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
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: schema53.properties.filename.type});
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
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: schema53.properties.media_type.type});
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
        vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/type", {type: schema53.properties.job_id.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats0(data10))){
          vErrors = withFinding(vErrors, instancePath+"/job_id", "#/properties/job_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validate73(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if(data.indexed_at !== undefined){
      let data12 = data.indexed_at;
      if((typeof data12 !== "string") && (data12 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/type", {type: schema53.properties.indexed_at.type});
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats8(data12))){
          vErrors = withFinding(vErrors, instancePath+"/indexed_at", "#/properties/indexed_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.ingested_at !== undefined){
      let data13 = data.ingested_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/type", {type: schema53.properties.ingested_at.type});
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats8(data13))){
          vErrors = withFinding(vErrors, instancePath+"/ingested_at", "#/properties/ingested_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.archived_at !== undefined){
      let data14 = data.archived_at;
      if((typeof data14 !== "string") && (data14 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/type", {type: schema53.properties.archived_at.type});
        errors++;
      }
      if(typeof data14 === "string"){
        if(!(formats8(data14))){
          vErrors = withFinding(vErrors, instancePath+"/archived_at", "#/properties/archived_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data15 = data.created_at;
      if(typeof data15 === "string"){
        if(!(formats8(data15))){
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
        if(!(formats8(data16))){
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
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: schema53.properties.text.type});
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
        vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/type", {type: schema53.properties.content.type});
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
      if(!(validate111(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate104(data1.document, {instancePath:instancePath+"/data/document",parentData:data1,parentDataProperty:"document",rootData}))){
            vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
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
  validate103.errors = vErrors;
  return errors === 0;
}
const schema57 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema57.properties.error.properties.code.enum});
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
  validate119.errors = vErrors;
  return errors === 0;
}
const schema59 = {"type":"object","required":["id","name","description","kind","status","channels","source_ids","is_listed","listing_category","listing_description","listing_slug","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":200},"description":{"type":["string","null"],"maxLength":2000},"kind":{"$ref":"AgentKind"},"status":{"$ref":"AgentStatus"},"channels":{"type":"array","maxItems":20,"items":{"$ref":"ChannelName"}},"source_ids":{"type":"array","maxItems":200,"items":{"$ref":"Id"}},"is_listed":{"type":"boolean"},"listing_category":{"type":["string","null"],"maxLength":64},"listing_description":{"type":["string","null"],"maxLength":1000},"listing_slug":{"type":["string","null"],"maxLength":64},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema60 = {"type":"string","enum":["hosted","external"]};
function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "hosted") || (data === "external"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema60.enum});
    errors++;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
const schema61 = {"type":"string","enum":["ready"]};
function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(data === "ready")){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema61.enum});
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema59.properties, key0))){
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
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: schema59.properties.description.type});
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
      if(!(validate122(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
        vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate124(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
          if(!(validate40(data5[i0], {instancePath:instancePath+"/channels/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
          if(!(validate92(data7[i1], {instancePath:instancePath+"/source_ids/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/type", {type: schema59.properties.listing_category.type});
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
        vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/type", {type: schema59.properties.listing_description.type});
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
        vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/type", {type: schema59.properties.listing_slug.type});
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
        if(!(formats8(data13))){
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
        if(!(formats8(data14))){
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
  validate121.errors = vErrors;
  return errors === 0;
}
function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate121(data2[i0], {instancePath:instancePath+"/data/agents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate120.errors = vErrors;
  return errors === 0;
}
function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate121(data1.agent, {instancePath:instancePath+"/data/agent",parentData:data1,parentDataProperty:"agent",rootData}))){
            vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
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
  validate131.errors = vErrors;
  return errors === 0;
}
const schema63 = {"type":"object","required":["ok","data"],"properties":{"ok":{"const":true},"data":{"type":"object","required":["agents","total_count","next_offset"],"properties":{"agents":{"type":"array","items":{"$ref":"DirectoryAgent"}},"total_count":{"type":"integer","minimum":0},"next_offset":{"type":["integer","null"],"minimum":1}},"additionalProperties":false}},"additionalProperties":false};
const schema64 = {"type":"object","required":["id","name","status","channels","is_listed","listing_category","listing_description","listing_slug","organization_name"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":200},"status":{"$ref":"AgentStatus"},"channels":{"type":"array","maxItems":20,"items":{"$ref":"ChannelName"}},"is_listed":{"const":true},"listing_category":{"type":["string","null"],"maxLength":64},"listing_description":{"type":["string","null"],"maxLength":2000},"listing_slug":{"$ref":"ListingSlug"},"organization_name":{"type":"string","maxLength":200}},"additionalProperties":false};
const pattern2 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern2.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema64.properties, key0))){
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
      if(!(validate124(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
          if(!(validate40(data3[i0], {instancePath:instancePath+"/channels/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/type", {type: schema64.properties.listing_category.type});
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
        vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/type", {type: schema64.properties.listing_description.type});
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
      if(!(validate137(data.listing_slug, {instancePath:instancePath+"/listing_slug",parentData:data,parentDataProperty:"listing_slug",rootData}))){
        vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
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
  validate134.errors = vErrors;
  return errors === 0;
}
function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate134(data2[i0], {instancePath:instancePath+"/data/agents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
            vErrors = withFinding(vErrors, instancePath+"/data/next_offset", "#/properties/data/properties/next_offset/type", {type: schema63.properties.data.properties.next_offset.type});
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
  validate133.errors = vErrors;
  return errors === 0;
}
const schema67 = {"type":"object","required":["id","agent_id","status","created_at","last_message_at","ended_at"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"},"created_at":{"type":"string","format":"date-time"},"last_message_at":{"type":["string","null"],"format":"date-time"},"ended_at":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schema68 = {"type":"string","enum":["active","ended"]};
function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "active") || (data === "ended"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema68.enum});
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: schema67.properties.agent_id.type});
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
      if(!(validate142(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      let data3 = data.created_at;
      if(typeof data3 === "string"){
        if(!(formats8(data3))){
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
        vErrors = withFinding(vErrors, instancePath+"/last_message_at", "#/properties/last_message_at/type", {type: schema67.properties.last_message_at.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          vErrors = withFinding(vErrors, instancePath+"/last_message_at", "#/properties/last_message_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.ended_at !== undefined){
      let data5 = data.ended_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/ended_at", "#/properties/ended_at/type", {type: schema67.properties.ended_at.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
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
  validate141.errors = vErrors;
  return errors === 0;
}
function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate141(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
      if(!(validate45(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validate47(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate141(data1.session, {instancePath:instancePath+"/data/session",parentData:data1,parentDataProperty:"session",rootData}))){
            vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
  validate147.errors = vErrors;
  return errors === 0;
}
const schema70 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope","not_available_in_environment"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema70.properties.error.properties.code.enum});
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
  validate149.errors = vErrors;
  return errors === 0;
}
const schema71 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["not_found","preview_not_enabled"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema71.properties.error.properties.code.enum});
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
  validate150.errors = vErrors;
  return errors === 0;
}
const schema73 = {"type":"object","required":["id","session_id","role","content","run_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"session_id":{"type":"string","format":"uuid"},"role":{"type":"string","enum":["user","assistant"]},"content":{"type":"string","maxLength":32000},"run_id":{"type":["string","null"],"format":"uuid"},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.session_id !== undefined){
      let data1 = data.session_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
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
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: schema73.properties.role.enum});
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
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: schema73.properties.run_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
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
  validate152.errors = vErrors;
  return errors === 0;
}
function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate152(data2[i0], {instancePath:instancePath+"/data/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate151.errors = vErrors;
  return errors === 0;
}
function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate160.errors = vErrors;
  return errors === 0;
}
const schema77 = {"type":"object","required":["run_id","id","session_id","conversation_id","iteration","intent","status","tools_called","approval_required","approval_state","approval_id","citations","error","correlation_id","created_at"],"properties":{"run_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"session_id":{"type":["string","null"],"format":"uuid"},"conversation_id":{"type":["string","null"],"format":"uuid"},"iteration":{"type":"integer","minimum":1},"intent":{"type":"string","maxLength":100},"status":{"$ref":"RunStatus"},"tools_called":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":100}},"approval_required":{"type":"boolean"},"approval_state":{"$ref":"ApprovalState"},"approval_id":{"type":["string","null"],"format":"uuid"},"citations":{"type":"array","maxItems":50,"items":{"$ref":"KnowledgeCitation"}},"error":{"type":["object","null"],"required":["code","message"],"properties":{"code":{"type":"string","maxLength":100},"message":{"type":"string","maxLength":500}},"additionalProperties":false},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema78 = {"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]};
function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((data === "completed") || (data === "pending_approval")) || (data === "rejected")) || (data === "failed")) || (data === "shadow"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema78.enum});
    errors++;
  }
  validate166.errors = vErrors;
  return errors === 0;
}
const schema79 = {"type":["string","null"],"enum":["pending","approved","rejected","expired",null]};
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema79.type});
    errors++;
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema79.enum});
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema77.properties, key0))){
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
        vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: schema77.properties.session_id.type});
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
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: schema77.properties.conversation_id.type});
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
      if(!(validate166(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
      if(!(validate168(data.approval_state, {instancePath:instancePath+"/approval_state",parentData:data,parentDataProperty:"approval_state",rootData}))){
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval_id !== undefined){
      let data11 = data.approval_id;
      if((typeof data11 !== "string") && (data11 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/approval_id", "#/properties/approval_id/type", {type: schema77.properties.approval_id.type});
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
          if(!(validate84(data12[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: schema77.properties.error.type});
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
        if(!(formats8(data18))){
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
  validate165.errors = vErrors;
  return errors === 0;
}
function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate152(data.user_message, {instancePath:instancePath+"/user_message",parentData:data,parentDataProperty:"user_message",rootData}))){
        vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate152(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
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
          if(!(validate160(data2[i0], {instancePath:instancePath+"/citations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
      if(!(validate89(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validate91(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validate95(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate165(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
      if(!(validate157(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate165(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
      if(!(validate45(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validate47(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
const schema82 = {"type":"object","required":["id","status","channel","customer","owner_id","window_open","window_expires_at","last_inbound_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"status":{"$ref":"ConversationStatus"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"Customer"},"owner_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"},"window_expires_at":{"type":["string","null"],"format":"date-time"},"last_inbound_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema83 = {"type":"string","enum":["open","handed_off","closed"]};
function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "open") || (data === "handed_off")) || (data === "closed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema83.enum});
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
const schema84 = {"type":"object","required":["id","phone_number","name"],"properties":{"id":{"type":"string","format":"uuid"},"phone_number":{"$ref":"PhoneNumber"},"name":{"type":["string","null"],"maxLength":200}},"additionalProperties":false};
function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate23(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: schema84.properties.name.type});
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
  validate182.errors = vErrors;
  return errors === 0;
}
function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema82.properties, key0))){
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
    if(data.status !== undefined){
      if(!(validate179(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
        errors = vErrors.length;
      }
    }
    if(data.channel !== undefined){
      if(!(validate40(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate182(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
        errors = vErrors.length;
      }
    }
    if(data.owner_id !== undefined){
      let data4 = data.owner_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: schema82.properties.owner_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/format", {format: "uuid"});
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
    if(data.window_expires_at !== undefined){
      let data6 = data.window_expires_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/window_expires_at", "#/properties/window_expires_at/type", {type: schema82.properties.window_expires_at.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats8(data6))){
          vErrors = withFinding(vErrors, instancePath+"/window_expires_at", "#/properties/window_expires_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.last_inbound_at !== undefined){
      let data7 = data.last_inbound_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_inbound_at", "#/properties/last_inbound_at/type", {type: schema82.properties.last_inbound_at.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats8(data7))){
          vErrors = withFinding(vErrors, instancePath+"/last_inbound_at", "#/properties/last_inbound_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data8 = data.created_at;
      if(typeof data8 === "string"){
        if(!(formats8(data8))){
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
      let data9 = data.updated_at;
      if(typeof data9 === "string"){
        if(!(formats8(data9))){
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
  validate178.errors = vErrors;
  return errors === 0;
}
function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate178(data2[i0], {instancePath:instancePath+"/data/conversations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate177.errors = vErrors;
  return errors === 0;
}
const schema86 = {"type":"object","required":["id","event_type","conversation_id","correlation_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_type":{"type":"string","pattern":"^[a-z_]+(\\.[a-z_]+)+$","maxLength":100},"conversation_id":{"type":"string","format":"uuid"},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"inbound":{"$ref":"EventInbound"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"},"intent":{"$ref":"EventIntent"},"run":{"$ref":"Run"},"session":{"$ref":"EventSession"}},"additionalProperties":false};
const pattern3 = new RegExp("^[a-z_]+(\\.[a-z_]+)+$", "u");
function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate23(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
const schema88 = {"type":"object","required":["id","type","text"],"properties":{"id":{"type":"string","format":"uuid"},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"status":{"$ref":"DeliveryState"},"provider_message_id":{"type":"string","minLength":1,"maxLength":256},"error_code":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":64}},"additionalProperties":false};
const schema89 = {"type":"string","enum":["queued","sent","delivered","read","failed"]};
function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema89.enum});
    errors++;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
const pattern4 = new RegExp("^[a-z][a-z_]*$", "u");
function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schema88.properties.type.enum});
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
      if(!(validate195(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
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
        if(!pattern4.test(data5)){
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
  validate194.errors = vErrors;
  return errors === 0;
}
const pattern5 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!pattern5.test(data0)){
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
        if(!(formats8(data1))){
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
  validate198.errors = vErrors;
  return errors === 0;
}
const schema91 = {"type":"object","required":["action_type","payload"],"properties":{"action_type":{"type":"string","enum":["reply","draft","handoff","assign_owner","tool_call"]},"tool_name":{"$ref":"ToolName"},"payload":{"type":"object","additionalProperties":true}},"additionalProperties":false};
function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern1.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: schema91.properties.action_type.enum});
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      if(!(validate201(data.tool_name, {instancePath:instancePath+"/tool_name",parentData:data,parentDataProperty:"tool_name",rootData}))){
        vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
  validate200.errors = vErrors;
  return errors === 0;
}
const schema93 = {"type":"object","required":["id","approval_state","expires_at","decided_at","reason"],"properties":{"id":{"type":"string","format":"uuid"},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"expires_at":{"$ref":"Timestamp"},"decided_at":{"type":["string","null"],"format":"date-time"},"reason":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};
function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats8(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: schema93.properties.approval_state.enum});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate205(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.decided_at !== undefined){
      let data3 = data.decided_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: schema93.properties.decided_at.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats8(data3))){
          vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: schema93.properties.reason.type});
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
  validate204.errors = vErrors;
  return errors === 0;
}
function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate208.errors = vErrors;
  return errors === 0;
}
const schema96 = {"type":"object","required":["id","agent_id","status"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"}},"additionalProperties":false};
function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: schema96.properties.agent_id.type});
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
      if(!(validate142(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate211.errors = vErrors;
  return errors === 0;
}
function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema86.properties, key0))){
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
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 === "string"){
        if(longerThan(data1, 100)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern3.test(data1)){
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
        if(!(formats0(data2))){
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
        if(!(formats8(data4))){
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
      if(!(validate40(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate191(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate194(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.inbound !== undefined){
      if(!(validate198(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate200(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval !== undefined){
      if(!(validate204(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
        errors = vErrors.length;
      }
    }
    if(data.intent !== undefined){
      if(!(validate208(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
        vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate165(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate211(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate189(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
      if(!(validate45(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validate47(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate188.errors = vErrors;
  return errors === 0;
}
const schema99 = {"type":"object","required":["id","direction","type","text","template_id","delivery_state","provider_message_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"direction":{"type":"string","enum":["inbound","outbound"]},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"template_id":{"type":["string","null"],"format":"uuid"},"delivery_state":{"type":["string","null"],"enum":["queued","sent","delivered","read","failed",null]},"provider_message_id":{"type":["string","null"],"maxLength":255},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((((((key0 === "id") || (key0 === "direction")) || (key0 === "type")) || (key0 === "text")) || (key0 === "template_id")) || (key0 === "delivery_state")) || (key0 === "provider_message_id")) || (key0 === "created_at"))){
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
    if(data.direction !== undefined){
      let data1 = data.direction;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/direction", "#/properties/direction/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "inbound") || (data1 === "outbound"))){
        vErrors = withFinding(vErrors, instancePath+"/direction", "#/properties/direction/enum", {allowedValues: schema99.properties.direction.enum});
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
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/enum", {allowedValues: schema99.properties.type.enum});
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
    if(data.template_id !== undefined){
      let data4 = data.template_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/properties/template_id/type", {type: schema99.properties.template_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.delivery_state !== undefined){
      let data5 = data.delivery_state;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/type", {type: schema99.properties.delivery_state.type});
        errors++;
      }
      if(!((((((data5 === "queued") || (data5 === "sent")) || (data5 === "delivered")) || (data5 === "read")) || (data5 === "failed")) || (data5 === null))){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/enum", {allowedValues: schema99.properties.delivery_state.enum});
        errors++;
      }
    }
    if(data.provider_message_id !== undefined){
      let data6 = data.provider_message_id;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/type", {type: schema99.properties.provider_message_id.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(longerThan(data6, 255)){
          vErrors = withFinding(vErrors, instancePath+"/provider_message_id", "#/properties/provider_message_id/maxLength", {limit: 255});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data7 = data.created_at;
      if(typeof data7 === "string"){
        if(!(formats8(data7))){
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
  validate221.errors = vErrors;
  return errors === 0;
}
function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((((((key0 === "conversation") || (key0 === "customer")) || (key0 === "recent_messages")) || (key0 === "knowledge")) || (key0 === "knowledge_state")) || (key0 === "knowledge_gap")) || (key0 === "across_languages"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.conversation !== undefined){
      if(!(validate178(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
        vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate182(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
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
          if(!(validate221(data2[i0], {instancePath:instancePath+"/recent_messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
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
          if(!(validate82(data4[i1], {instancePath:instancePath+"/knowledge/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
      if(!(validate89(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validate91(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validate95(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate218(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
const schema101 = {"type":"object","required":["accepted","conversation_id","customer_id","event_id","message_id","window_open"],"properties":{"accepted":{"const":true},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"event_id":{"type":"string","format":"uuid"},"message_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"}},"additionalProperties":false};
function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data1))){
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
        if(!(formats0(data2))){
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
        if(!(formats0(data3))){
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
        vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/type", {type: schema101.properties.message_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
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
  validate229.errors = vErrors;
  return errors === 0;
}
function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate229(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate228.errors = vErrors;
  return errors === 0;
}
const schema103 = {"type":"object","required":["accepted","action_type","delivery_state","conversation_id","message_id","outbox_id","window_open","run"],"properties":{"accepted":{"const":true},"action_type":{"$ref":"ActionType"},"delivery_state":{"type":["string","null"],"enum":["queued",null]},"conversation_id":{"type":"string","format":"uuid"},"message_id":{"type":["string","null"],"format":"uuid"},"outbox_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"},"run":{"$ref":"Run"}},"additionalProperties":false};
const schema104 = {"type":"string","enum":["reply","draft","handoff","assign_owner"]};
function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((data === "reply") || (data === "draft")) || (data === "handoff")) || (data === "assign_owner"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema104.enum});
    errors++;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate233(data.action_type, {instancePath:instancePath+"/action_type",parentData:data,parentDataProperty:"action_type",rootData}))){
        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
        errors = vErrors.length;
      }
    }
    if(data.delivery_state !== undefined){
      let data2 = data.delivery_state;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/type", {type: schema103.properties.delivery_state.type});
        errors++;
      }
      if(!((data2 === "queued") || (data2 === null))){
        vErrors = withFinding(vErrors, instancePath+"/delivery_state", "#/properties/delivery_state/enum", {allowedValues: schema103.properties.delivery_state.enum});
        errors++;
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
    if(data.message_id !== undefined){
      let data4 = data.message_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/type", {type: schema103.properties.message_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = withFinding(vErrors, instancePath+"/message_id", "#/properties/message_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.outbox_id !== undefined){
      let data5 = data.outbox_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/outbox_id", "#/properties/outbox_id/type", {type: schema103.properties.outbox_id.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
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
      if(!(validate165(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate232(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate231.errors = vErrors;
  return errors === 0;
}
function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate165(data2[i0], {instancePath:instancePath+"/data/runs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate237.errors = vErrors;
  return errors === 0;
}
function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate165(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
            vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
              if(!(validate165(data3[i0], {instancePath:instancePath+"/data/history/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
  validate241.errors = vErrors;
  return errors === 0;
}
const schema108 = {"type":"object","required":["webhook_id","id","url","events","status","notice","description","created_at","updated_at"],"properties":{"webhook_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"description":{"$ref":"WebhookDescription"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const formats162 = formats.uri;
const pattern7 = new RegExp("^https?://", "u");
function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 2048)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 2048});
      errors++;
    }
    if(!pattern7.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^https?://"});
      errors++;
    }
    if(!(formats162(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uri"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate246.errors = vErrors;
  return errors === 0;
}
const schema111 = {"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed"]};
function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((((((((((((data === "conversation.created") || (data === "conversation.message_received")) || (data === "conversation.message_delivered")) || (data === "conversation.message_failed")) || (data === "agent.intent_detected")) || (data === "agent.action_pending")) || (data === "agent.action_approved")) || (data === "agent.action_rejected")) || (data === "agent.handoff")) || (data === "session.ended")) || (data === "atlas.event.received")) || (data === "atlas.action.executed")) || (data === "atlas.run.updated")) || (data === "agent.message_delivery")) || (data === "message.delivered")) || (data === "template.status_changed"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema111.enum});
    errors++;
  }
  validate249.errors = vErrors;
  return errors === 0;
}
const func0 = deepEqual;
function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate249(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if(i1 > 1){
      outer0:
      for(;i1--;){
        for(j0 = i1; j0--;){
          if(func0(data[i1], data[j0])){
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
  validate248.errors = vErrors;
  return errors === 0;
}
const schema112 = {"type":"string","enum":["active","disabled","deleted"]};
function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "active") || (data === "disabled")) || (data === "deleted"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema112.enum});
    errors++;
  }
  validate252.errors = vErrors;
  return errors === 0;
}
const schema113 = {"type":["string","null"],"maxLength":512};
function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema113.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 512)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 512});
      errors++;
    }
  }
  validate254.errors = vErrors;
  return errors === 0;
}
const schema114 = {"type":["string","null"],"maxLength":256};
function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema114.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 256)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 256});
      errors++;
    }
  }
  validate256.errors = vErrors;
  return errors === 0;
}
function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema108.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
    if(data.url !== undefined){
      if(!(validate246(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      if(!(validate248(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
        vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate252(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate254(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      if(!(validate256(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate245(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
      if(!(validate45(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData}))){
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if(data.next_cursor !== undefined){
      if(!(validate47(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate244.errors = vErrors;
  return errors === 0;
}
const schema116 = {"type":"object","required":["webhook_id","id","url","events","status","notice","description","created_at","updated_at"],"properties":{"webhook_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"description":{"$ref":"WebhookDescription"},"secret":{"$ref":"WebhookSecret"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate270.errors = vErrors;
  return errors === 0;
}
function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema116.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
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
    if(data.url !== undefined){
      if(!(validate246(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      if(!(validate248(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
        vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate252(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate254(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      if(!(validate256(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validate270(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate264(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate263.errors = vErrors;
  return errors === 0;
}
function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!(formats0(data0))){
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
  validate276.errors = vErrors;
  return errors === 0;
}
function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate276(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate275.errors = vErrors;
  return errors === 0;
}
function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate245(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.status !== undefined){
      if("revoked" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "revoked"});
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate205(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate281(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate201(data1.name, {instancePath:instancePath+"/function/name",parentData:data1,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
  validate286.errors = vErrors;
  return errors === 0;
}
function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate286(data0[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
  validate285.errors = vErrors;
  return errors === 0;
}
function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate285(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate284.errors = vErrors;
  return errors === 0;
}
const schema126 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["HITL_REQUIRED","window_closed","conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"},"approval_id":{"type":"string","format":"uuid"},"run_id":{"type":"string","format":"uuid"}},"additionalProperties":false}},"additionalProperties":false};
function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "approval_id")) || (key1 === "run_id"))){
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
          if(!((((data2 === "HITL_REQUIRED") || (data2 === "window_closed")) || (data2 === "conflict")) || (data2 === "idempotency_in_progress"))){
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema126.properties.error.properties.code.enum});
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
            if(!(formats0(data5))){
              vErrors = withFinding(vErrors, instancePath+"/error/approval_id", "#/properties/error/properties/approval_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/error/approval_id", "#/properties/error/properties/approval_id/type", {type: "string"});
            errors++;
          }
        }
        if(data1.run_id !== undefined){
          let data6 = data1.run_id;
          if(typeof data6 === "string"){
            if(!(formats0(data6))){
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
  validate290.errors = vErrors;
  return errors === 0;
}
const schema128 = {"type":"object","required":["status","updated_at"],"properties":{"status":{"type":"string","enum":["sent","delivered","read","failed"]},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema128.properties.status.enum});
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate292(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate291.errors = vErrors;
  return errors === 0;
}
function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate64(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
        if(!(formats0(data3))){
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
      if(!(validate84(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate297(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
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
      if(!(validate89(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    }
    if(data.knowledge_gap !== undefined){
      if(!(validate91(data.knowledge_gap, {instancePath:instancePath+"/knowledge_gap",parentData:data,parentDataProperty:"knowledge_gap",rootData}))){
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
    if(data.across_languages !== undefined){
      if(!(validate95(data.across_languages, {instancePath:instancePath+"/across_languages",parentData:data,parentDataProperty:"across_languages",rootData}))){
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate296.errors = vErrors;
  return errors === 0;
}
function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate296(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate295.errors = vErrors;
  return errors === 0;
}
function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate307.errors = vErrors;
  return errors === 0;
}
function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate201(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
  validate309.errors = vErrors;
  return errors === 0;
}
const schema137 = {"type":"string","enum":["dry_run","commit"],"default":"commit"};
function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "dry_run") || (data === "commit"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema137.enum});
    errors++;
  }
  validate313.errors = vErrors;
  return errors === 0;
}
function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.execution_mode !== undefined){
      if(!(validate313(data.execution_mode, {instancePath:instancePath+"/execution_mode",parentData:data,parentDataProperty:"execution_mode",rootData}))){
        vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
        errors = vErrors.length;
      }
    }
    if(data.shadow_run_id !== undefined){
      let data2 = data.shadow_run_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
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
  validate312.errors = vErrors;
  return errors === 0;
}
function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate307(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
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
              if(!(validate309(data3[i0], {instancePath:instancePath+"/result/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
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
          if(!(validate312(data2.structuredContent, {instancePath:instancePath+"/result/structuredContent",parentData:data2,parentDataProperty:"structuredContent",rootData}))){
            vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
  validate306.errors = vErrors;
  return errors === 0;
}
const pattern8 = new RegExp("^([a-z][a-z_]*|HITL_REQUIRED)$", "u");
function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!pattern8.test(data0)){
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
        if(!(formats0(data2))){
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
        if(!(formats0(data3))){
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
      if(!(validate33(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate318.errors = vErrors;
  return errors === 0;
}
function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate318(data2.data, {instancePath:instancePath+"/error/data",parentData:data2,parentDataProperty:"data",rootData}))){
            vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
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
  validate317.errors = vErrors;
  return errors === 0;
}
function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
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
  validate305.errors = vErrors;
  return errors === 0;
}
const schema140 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope","permission_denied"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema140.properties.error.properties.code.enum});
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
  validate322.errors = vErrors;
  return errors === 0;
}
const schema141 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["preview_not_enabled"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema141.properties.error.properties.code.enum});
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
  validate323.errors = vErrors;
  return errors === 0;
}
const schema143 = {"type":"object","required":["token","token_type","phone_number","scopes","expires_at","base_url","mcp_url","organization_id","channel_id","conversation_id","customer_id","template_id","voucher_id","key_id","owner_id","operator_token","phone_numbers"],"properties":{"token":{"type":"string","minLength":1,"maxLength":256},"token_type":{"const":"Bearer"},"phone_number":{"$ref":"PhoneNumber"},"scopes":{"type":"array","maxItems":32,"uniqueItems":true,"items":{"$ref":"Scope"}},"expires_at":{"$ref":"Timestamp"},"base_url":{"type":"string","format":"uri","maxLength":2048},"mcp_url":{"type":"string","format":"uri","maxLength":2048},"organization_id":{"type":"string","format":"uuid"},"channel_id":{"type":"string","format":"uuid"},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"template_id":{"type":"string","format":"uuid"},"voucher_id":{"type":"string","format":"uuid"},"key_id":{"type":"string","format":"uuid"},"owner_id":{"type":"string","format":"uuid"},"operator_token":{"type":"string","minLength":1,"maxLength":256},"phone_numbers":{"$ref":"SandboxPhoneNumbers"}},"additionalProperties":false};
const schema144 = {"type":"string","enum":["atlas.messages.send","atlas.channels.read","atlas.knowledge.read","atlas.knowledge.write","atlas.agents.read","atlas.agents.write","atlas.agents.publish","atlas.sessions.read","atlas.sessions.write","atlas.conversations.read","atlas.context.read","atlas.actions.execute","atlas.actions.write","atlas.events.read","atlas.events.write","atlas.runs.read","atlas.keys.write"]};
function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((((((((((((((data === "atlas.messages.send") || (data === "atlas.channels.read")) || (data === "atlas.knowledge.read")) || (data === "atlas.knowledge.write")) || (data === "atlas.agents.read")) || (data === "atlas.agents.write")) || (data === "atlas.agents.publish")) || (data === "atlas.sessions.read")) || (data === "atlas.sessions.write")) || (data === "atlas.conversations.read")) || (data === "atlas.context.read")) || (data === "atlas.actions.execute")) || (data === "atlas.actions.write")) || (data === "atlas.events.read")) || (data === "atlas.events.write")) || (data === "atlas.runs.read")) || (data === "atlas.keys.write"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema144.enum});
    errors++;
  }
  validate327.errors = vErrors;
  return errors === 0;
}
function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate23(data.delivered, {instancePath:instancePath+"/delivered",parentData:data,parentDataProperty:"delivered",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.failed !== undefined){
      if(!(validate23(data.failed, {instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.stays_sent !== undefined){
      if(!(validate23(data.stays_sent, {instancePath:instancePath+"/stays_sent",parentData:data,parentDataProperty:"stays_sent",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.window_closed !== undefined){
      if(!(validate23(data.window_closed, {instancePath:instancePath+"/window_closed",parentData:data,parentDataProperty:"window_closed",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if(data.slow !== undefined){
      if(!(validate23(data.slow, {instancePath:instancePath+"/slow",parentData:data,parentDataProperty:"slow",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate330.errors = vErrors;
  return errors === 0;
}
function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema143.properties, key0))){
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
      if(!(validate23(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
          if(!(validate327(data3[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data3.length;
        let j0;
        if(i1 > 1){
          outer0:
          for(;i1--;){
            for(j0 = i1; j0--;){
              if(func0(data3[i1], data3[j0])){
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
      if(!(validate205(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
        if(!(formats162(data6))){
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
        if(!(formats162(data7))){
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
        if(!(formats0(data8))){
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
        if(!(formats0(data9))){
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
        if(!(formats0(data10))){
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
        if(!(formats0(data11))){
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
        if(!(formats0(data12))){
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
        if(!(formats0(data13))){
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
        if(!(formats0(data14))){
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
        if(!(formats0(data15))){
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
      if(!(validate330(data.phone_numbers, {instancePath:instancePath+"/phone_numbers",parentData:data,parentDataProperty:"phone_numbers",rootData}))){
        vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate325.errors = vErrors;
  return errors === 0;
}
function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate325(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate324.errors = vErrors;
  return errors === 0;
}
const schema147 = {"type":"object","required":["name","description","version","url","transport","protocol_versions","methods","execution_modes","authentication","tools"],"properties":{"name":{"type":"string","maxLength":128},"description":{"type":"string","maxLength":1024},"version":{"type":"string","maxLength":64},"url":{"type":"string","format":"uri","maxLength":2048},"enabled":{"type":"boolean"},"transport":{"const":"streamable-http"},"protocol_versions":{"type":"array","maxItems":16,"items":{"type":"string","format":"date"}},"methods":{"type":"array","maxItems":16,"items":{"type":"string","maxLength":128}},"execution_modes":{"type":"array","maxItems":2,"items":{"$ref":"ExecutionMode"}},"authentication":{"$ref":"DiscoveryAuthentication"},"tools":{"type":"array","maxItems":64,"items":{"type":"object","required":["name","description","requires_approval"],"properties":{"name":{"$ref":"ToolName"},"description":{"type":"string","maxLength":1024},"requires_approval":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const formats208 = formats.date;
const schema148 = {"type":"object","required":["type","description","sandbox_credentials_url"],"properties":{"type":{"const":"bearer"},"description":{"type":"string","maxLength":1024},"sandbox_credentials_url":{"type":["string","null"],"format":"uri","maxLength":2048}},"additionalProperties":false};
function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/sandbox_credentials_url", "#/properties/sandbox_credentials_url/type", {type: schema148.properties.sandbox_credentials_url.type});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/sandbox_credentials_url", "#/properties/sandbox_credentials_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats162(data2))){
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
  validate341.errors = vErrors;
  return errors === 0;
}
function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema147.properties, key0))){
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
        if(!(formats162(data3))){
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
            if(!(formats208(data7))){
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
          if(!(validate313(data10[i2], {instancePath:instancePath+"/execution_modes/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
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
      if(!(validate341(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
        vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
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
              if(!(validate201(data14.name, {instancePath:instancePath+"/tools/" + i3+"/name",parentData:data14,parentDataProperty:"name",rootData}))){
                vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
  validate339.errors = vErrors;
  return errors === 0;
}
function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
    errors = vErrors.length;
  }
  validate338.errors = vErrors;
  return errors === 0;
}
const schema150 = {"type":"object","required":["name","description","version","hosts","documents","authentication","scopes","fit","not_fit"],"properties":{"name":{"type":"string","maxLength":128},"description":{"type":"string","maxLength":1024},"version":{"type":"string","maxLength":64},"hosts":{"type":"object","required":["base_url","console_url","agent_base_url","site_url"],"properties":{"base_url":{"type":"string","format":"uri","maxLength":2048},"console_url":{"type":"string","format":"uri","maxLength":2048},"agent_base_url":{"type":"string","format":"uri","maxLength":2048},"site_url":{"type":"string","format":"uri","maxLength":2048}},"additionalProperties":false},"documents":{"type":"object","required":["openapi","mcp","llms","llms_full","skill","agents","developers","changelog","version"],"properties":{"openapi":{"type":"string","format":"uri","maxLength":2048},"mcp":{"type":"string","format":"uri","maxLength":2048},"llms":{"type":"string","format":"uri","maxLength":2048},"llms_full":{"type":"string","format":"uri","maxLength":2048},"skill":{"type":"string","format":"uri","maxLength":2048},"agents":{"type":"string","format":"uri","maxLength":2048},"developers":{"type":"string","format":"uri","maxLength":2048},"changelog":{"type":"string","format":"uri","maxLength":2048},"version":{"type":"string","format":"uri","maxLength":2048}},"additionalProperties":false},"authentication":{"$ref":"DiscoveryAuthentication"},"scopes":{"type":"array","maxItems":64,"items":{"type":"object","required":["name","description"],"properties":{"name":{"$ref":"Scope"},"description":{"type":"string","maxLength":256}},"additionalProperties":false}},"fit":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":256}},"not_fit":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":256}}},"additionalProperties":false};
function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema150.properties, key0))){
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
            if(!(formats162(data4))){
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
            if(!(formats162(data5))){
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
            if(!(formats162(data6))){
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
            if(!(formats162(data7))){
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
          if(!(func37.call(schema150.properties.documents.properties, key2))){
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
            if(!(formats162(data9))){
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
            if(!(formats162(data10))){
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
            if(!(formats162(data11))){
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
            if(!(formats162(data12))){
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
            if(!(formats162(data13))){
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
            if(!(formats162(data14))){
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
            if(!(formats162(data15))){
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
            if(!(formats162(data16))){
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
            if(!(formats162(data17))){
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
      if(!(validate341(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
        vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
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
              if(!(validate327(data20.name, {instancePath:instancePath+"/scopes/" + i0+"/name",parentData:data20,parentDataProperty:"name",rootData}))){
                vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
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
  validate346.errors = vErrors;
  return errors === 0;
}
function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate346(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
    errors = vErrors.length;
  }
  validate345.errors = vErrors;
  return errors === 0;
}
const pattern9 = new RegExp("^3\\.1\\.\\d+$", "u");
function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(!pattern9.test(data0)){
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
  validate351.errors = vErrors;
  return errors === 0;
}
function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
    errors = vErrors.length;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate354.errors = vErrors;
  return errors === 0;
}
function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate354(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate353.errors = vErrors;
  return errors === 0;
}
const schema156 = {"type":"object","required":["contract_version","build","environment","operations"],"properties":{"contract_version":{"type":"string","maxLength":64},"build":{"type":"string","maxLength":128},"environment":{"type":"string","enum":["sandbox","staging","production"]},"operations":{"type":"array","maxItems":512,"items":{"type":"object","required":["operation_id","stage","enabled"],"properties":{"operation_id":{"type":"string","maxLength":128},"stage":{"type":"string","enum":["stable","preview","deprecated","sunset"]},"enabled":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = withFinding(vErrors, instancePath+"/environment", "#/properties/environment/enum", {allowedValues: schema156.properties.environment.enum});
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
                vErrors = withFinding(vErrors, instancePath+"/operations/" + i0+"/stage", "#/properties/operations/items/properties/stage/enum", {allowedValues: schema156.properties.operations.items.properties.stage.enum});
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
  validate357.errors = vErrors;
  return errors === 0;
}
function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate357(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate356.errors = vErrors;
  return errors === 0;
}
function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate205(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate361.errors = vErrors;
  return errors === 0;
}
const schema160 = {"type":"object","required":["id","email","role","permissions","status","last_signed_in_at","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"email":{"$ref":"MemberEmail"},"role":{"$ref":"MemberRole"},"permissions":{"$ref":"MemberPermissions"},"status":{"type":"string","enum":["invited","active"]},"last_signed_in_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const formats240 = formats.email;
function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 254)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 254});
      errors++;
    }
    if(!(formats240(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "email"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate365.errors = vErrors;
  return errors === 0;
}
const schema162 = {"type":["string","null"],"enum":["owner","developer","approver","auditor","viewer",null]};
function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema162.type});
    errors++;
  }
  if(!((((((data === "owner") || (data === "developer")) || (data === "approver")) || (data === "auditor")) || (data === "viewer")) || (data === null))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema162.enum});
    errors++;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
const schema164 = {"type":"string","enum":["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read"]};
function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((((((((data === "developer_console.read") || (data === "developer_console.manage")) || (data === "atlas_api.apps.read")) || (data === "atlas_api.apps.write")) || (data === "atlas_api.oauth.manage")) || (data === "atlas_api.service_accounts.manage")) || (data === "atlas_api.keys.manage")) || (data === "atlas_api.webhooks.manage")) || (data === "atlas_api.audit.read"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema164.enum});
    errors++;
  }
  validate370.errors = vErrors;
  return errors === 0;
}
function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate370(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if(i1 > 1){
      outer0:
      for(;i1--;){
        for(j0 = i1; j0--;){
          if(func0(data[i1], data[j0])){
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
  validate369.errors = vErrors;
  return errors === 0;
}
function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.email !== undefined){
      if(!(validate365(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
        vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
        errors = vErrors.length;
      }
    }
    if(data.role !== undefined){
      if(!(validate367(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if(data.permissions !== undefined){
      if(!(validate369(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData}))){
        vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema160.properties.status.enum});
        errors++;
      }
    }
    if(data.last_signed_in_at !== undefined){
      let data5 = data.last_signed_in_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/last_signed_in_at", "#/properties/last_signed_in_at/type", {type: schema160.properties.last_signed_in_at.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          vErrors = withFinding(vErrors, instancePath+"/last_signed_in_at", "#/properties/last_signed_in_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate364.errors = vErrors;
  return errors === 0;
}
const formats246 = formats["display-name"];
function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(formats246(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "display-name"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate376.errors = vErrors;
  return errors === 0;
}
function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
const schema167 = {"type":["string","null"],"maxLength":256};
function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema167.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 256)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 256});
      errors++;
    }
  }
  validate380.errors = vErrors;
  return errors === 0;
}
function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate361(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
    if(data.member !== undefined){
      if(!(validate364(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
        vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
        errors = vErrors.length;
      }
    }
    if(data.organization !== undefined){
      if(!(validate375(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
        vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
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
          if(!(validate375(data3[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
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
      if(!(validate380(data.device_token, {instancePath:instancePath+"/device_token",parentData:data,parentDataProperty:"device_token",rootData}))){
        vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate360.errors = vErrors;
  return errors === 0;
}
function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate360(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate359.errors = vErrors;
  return errors === 0;
}
const schema168 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["permission_denied"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema168.properties.error.properties.code.enum});
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
  validate383.errors = vErrors;
  return errors === 0;
}
function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate205(data.ended_at, {instancePath:instancePath+"/ended_at",parentData:data,parentDataProperty:"ended_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate385.errors = vErrors;
  return errors === 0;
}
function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate385(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate384.errors = vErrors;
  return errors === 0;
}
function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate205(data.changed_at, {instancePath:instancePath+"/changed_at",parentData:data,parentDataProperty:"changed_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
      if(!(validate380(data.device_token, {instancePath:instancePath+"/device_token",parentData:data,parentDataProperty:"device_token",rootData}))){
        vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate389.errors = vErrors;
  return errors === 0;
}
function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate389(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate388.errors = vErrors;
  return errors === 0;
}
const schema173 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
            vErrors = withFinding(vErrors, instancePath+"/error/code", "#/properties/error/properties/code/enum", {allowedValues: schema173.properties.error.properties.code.enum});
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
  validate393.errors = vErrors;
  return errors === 0;
}
function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate205(data1.signed_out_at, {instancePath:instancePath+"/data/signed_out_at",parentData:data1,parentDataProperty:"signed_out_at",rootData}))){
            vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
  validate394.errors = vErrors;
  return errors === 0;
}
function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate397.errors = vErrors;
  return errors === 0;
}
function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate397(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate396.errors = vErrors;
  return errors === 0;
}
function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate401.errors = vErrors;
  return errors === 0;
}
function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern1.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate404.errors = vErrors;
  return errors === 0;
}
const pattern11 = new RegExp("^[a-z][a-z0-9+.-]*:[^#]+$", "u");
function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 2048)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 2048});
      errors++;
    }
    if(!pattern11.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"});
      errors++;
    }
    if(!(formats162(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uri"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate407.errors = vErrors;
  return errors === 0;
}
function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.redirect_uri !== undefined){
      if(!(validate407(data.redirect_uri, {instancePath:instancePath+"/redirect_uri",parentData:data,parentDataProperty:"redirect_uri",rootData}))){
        vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate406.errors = vErrors;
  return errors === 0;
}
const schema184 = {"type":"string","enum":["active","revoked"]};
function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((data === "active") || (data === "revoked"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema184.enum});
    errors++;
  }
  validate411.errors = vErrors;
  return errors === 0;
}
function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate327(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if(i1 > 1){
      outer0:
      for(;i1--;){
        for(j0 = i1; j0--;){
          if(func0(data[i1], data[j0])){
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
  validate413.errors = vErrors;
  return errors === 0;
}
function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate416.errors = vErrors;
  return errors === 0;
}
const schema187 = {"type":["string","null"],"format":"date-time"};
function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema187.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats8(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validate419.errors = vErrors;
  return errors === 0;
}
const schema188 = {"type":["string","null"],"format":"date-time"};
function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema188.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats8(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validate421.errors = vErrors;
  return errors === 0;
}
const schema189 = {"type":["string","null"],"format":"date-time"};
function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema189.type});
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats8(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "date-time"});
      errors++;
    }
  }
  validate423.errors = vErrors;
  return errors === 0;
}
function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.grant_status !== undefined){
      if(!(validate411(data.grant_status, {instancePath:instancePath+"/grant_status",parentData:data,parentDataProperty:"grant_status",rootData}))){
        vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate413(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
        errors = vErrors.length;
      }
    }
    if(data.token_prefix !== undefined){
      if(!(validate416(data.token_prefix, {instancePath:instancePath+"/token_prefix",parentData:data,parentDataProperty:"token_prefix",rootData}))){
        vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate419(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validate421(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate423(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate410.errors = vErrors;
  return errors === 0;
}
function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.client_id !== undefined){
      if(!(validate401(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate404(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
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
          if(!(validate406(data4[i0], {instancePath:instancePath+"/redirect_uris/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
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
          if(!(validate410(data6[i1], {instancePath:instancePath+"/grants/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
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
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate400.errors = vErrors;
  return errors === 0;
}
function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate400(data2[i0], {instancePath:instancePath+"/data/apps/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate399.errors = vErrors;
  return errors === 0;
}
function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.client_id !== undefined){
      if(!(validate401(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate404(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate431.errors = vErrors;
  return errors === 0;
}
function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate431(data1.app, {instancePath:instancePath+"/data/app",parentData:data1,parentDataProperty:"app",rootData}))){
            vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
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
  validate430.errors = vErrors;
  return errors === 0;
}
function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate406(data1.redirect_uri, {instancePath:instancePath+"/data/redirect_uri",parentData:data1,parentDataProperty:"redirect_uri",rootData}))){
            vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
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
  validate437.errors = vErrors;
  return errors === 0;
}
function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate444.errors = vErrors;
  return errors === 0;
}
function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.grant_status !== undefined){
      if(!(validate411(data.grant_status, {instancePath:instancePath+"/grant_status",parentData:data,parentDataProperty:"grant_status",rootData}))){
        vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate413(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
        errors = vErrors.length;
      }
    }
    if(data.token_prefix !== undefined){
      if(!(validate416(data.token_prefix, {instancePath:instancePath+"/token_prefix",parentData:data,parentDataProperty:"token_prefix",rootData}))){
        vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validate444(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate419(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate440.errors = vErrors;
  return errors === 0;
}
function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate440(data1.grant, {instancePath:instancePath+"/data/grant",parentData:data1,parentDataProperty:"grant",rootData}))){
            vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
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
  validate439.errors = vErrors;
  return errors === 0;
}
function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.grant_status !== undefined){
      if("revoked" !== data.grant_status){
        vErrors = withFinding(vErrors, instancePath+"/grant_status", "#/properties/grant_status/const", {allowedValue: "revoked"});
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate205(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate450.errors = vErrors;
  return errors === 0;
}
function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate450(data1.grant, {instancePath:instancePath+"/data/grant",parentData:data1,parentDataProperty:"grant",rootData}))){
            vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
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
  validate449.errors = vErrors;
  return errors === 0;
}
const schema200 = {"type":"object","required":["id","key_prefix","granted_scopes","status","created_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"key_prefix":{"$ref":"CredentialPrefix"},"granted_scopes":{"$ref":"GrantedScopes"},"status":{"type":"string","enum":["active","revoked"]},"created_at":{"$ref":"Timestamp"},"expires_at":{"$ref":"CredentialExpiry"},"last_used_at":{"$ref":"LastUsedAt"},"revoked_at":{"$ref":"RevokedAt"}},"additionalProperties":false};
function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.key_prefix !== undefined){
      if(!(validate416(data.key_prefix, {instancePath:instancePath+"/key_prefix",parentData:data,parentDataProperty:"key_prefix",rootData}))){
        vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate413(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema200.properties.status.enum});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate419(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validate421(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate423(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate457.errors = vErrors;
  return errors === 0;
}
function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate404(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
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
          if(!(validate457(data4[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
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
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate454.errors = vErrors;
  return errors === 0;
}
function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate454(data2[i0], {instancePath:instancePath+"/data/service_accounts/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate453.errors = vErrors;
  return errors === 0;
}
function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate404(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate470.errors = vErrors;
  return errors === 0;
}
function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate470(data1.service_account, {instancePath:instancePath+"/data/service_account",parentData:data1,parentDataProperty:"service_account",rootData}))){
            vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
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
  validate469.errors = vErrors;
  return errors === 0;
}
function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.key_prefix !== undefined){
      if(!(validate416(data.key_prefix, {instancePath:instancePath+"/key_prefix",parentData:data,parentDataProperty:"key_prefix",rootData}))){
        vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate413(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validate444(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate419(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate476.errors = vErrors;
  return errors === 0;
}
function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate476(data1.key, {instancePath:instancePath+"/data/key",parentData:data1,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
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
  validate475.errors = vErrors;
  return errors === 0;
}
function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate281(data1.key, {instancePath:instancePath+"/data/key",parentData:data1,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
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
  validate483.errors = vErrors;
  return errors === 0;
}
const schema207 = {"type":"object","required":["id","service_account_id","endpoint_url","subscribed_events","status","notice","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"service_account_id":{"type":["string","null"],"format":"uuid"},"endpoint_url":{"$ref":"WebhookUrl"},"subscribed_events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/type", {type: schema207.properties.service_account_id.type});
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validate246(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscribed_events !== undefined){
      if(!(validate248(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData}))){
        vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate252(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate254(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate486.errors = vErrors;
  return errors === 0;
}
function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate486(data2[i0], {instancePath:instancePath+"/data/webhook_endpoints/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate485.errors = vErrors;
  return errors === 0;
}
const schema209 = {"type":"object","required":["id","service_account_id","endpoint_url","subscribed_events","status","notice","signing_secret","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"service_account_id":{"type":"string","format":"uuid"},"endpoint_url":{"$ref":"WebhookUrl"},"subscribed_events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"signing_secret":{"$ref":"WebhookSecret"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema209.properties, key0))){
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
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
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
      if(!(validate246(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscribed_events !== undefined){
      if(!(validate248(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData}))){
        vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate252(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate254(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
        errors = vErrors.length;
      }
    }
    if(data.signing_secret !== undefined){
      if(!(validate270(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
        vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate497.errors = vErrors;
  return errors === 0;
}
function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate497(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
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
  validate496.errors = vErrors;
  return errors === 0;
}
function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate507.errors = vErrors;
  return errors === 0;
}
function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate507(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
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
  validate506.errors = vErrors;
  return errors === 0;
}
function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate486(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
  validate509.errors = vErrors;
  return errors === 0;
}
const schema214 = {"type":"object","required":["id","event_id","event_type","status","attempts","next_attempt_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_id":{"type":"string","format":"uuid"},"event_type":{"$ref":"EventName"},"status":{"$ref":"DeliveryStatus"},"attempts":{"type":"array","maxItems":100,"items":{"$ref":"DeliveryAttempt"}},"next_attempt_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema215 = {"type":"string","enum":["pending","delivered","exhausted"]};
function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "pending") || (data === "delivered")) || (data === "exhausted"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema215.enum});
    errors++;
  }
  validate514.errors = vErrors;
  return errors === 0;
}
const schema216 = {"type":"object","required":["attempt","started_at","duration_ms","response_status","error"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":2147483647},"started_at":{"$ref":"Timestamp"},"duration_ms":{"type":"integer","minimum":0,"maximum":2147483647},"response_status":{"type":["integer","null"],"minimum":100,"maximum":599},"error":{"type":["string","null"],"maxLength":512}},"additionalProperties":false};
function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate205(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/response_status", "#/properties/response_status/type", {type: schema216.properties.response_status.type});
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
        vErrors = withFinding(vErrors, instancePath+"/error", "#/properties/error/type", {type: schema216.properties.error.type});
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
  validate516.errors = vErrors;
  return errors === 0;
}
function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.event_id !== undefined){
      let data1 = data.event_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
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
      if(!(validate249(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
        vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate514(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
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
          if(!(validate516(data4[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/next_attempt_at", "#/properties/next_attempt_at/type", {type: schema214.properties.next_attempt_at.type});
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats8(data6))){
          vErrors = withFinding(vErrors, instancePath+"/next_attempt_at", "#/properties/next_attempt_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate512.errors = vErrors;
  return errors === 0;
}
function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate512(data1.delivery, {instancePath:instancePath+"/data/delivery",parentData:data1,parentDataProperty:"delivery",rootData}))){
            vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
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
  validate511.errors = vErrors;
  return errors === 0;
}
function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.endpoint_url !== undefined){
      if(!(validate246(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
        errors = vErrors.length;
      }
    }
    if(data.signing_secret !== undefined){
      if(!(validate270(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
        vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous_secret_valid_until !== undefined){
      if(!(validate205(data.previous_secret_valid_until, {instancePath:instancePath+"/previous_secret_valid_until",parentData:data,parentDataProperty:"previous_secret_valid_until",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate523.errors = vErrors;
  return errors === 0;
}
function validate522(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate523(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
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
  validate522.errors = vErrors;
  return errors === 0;
}
function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate512(data2[i0], {instancePath:instancePath+"/data/deliveries/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate528.errors = vErrors;
  return errors === 0;
}
function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate532.errors = vErrors;
  return errors === 0;
}
const schema222 = {"type":"object","required":["id","event_type","correlation_id","actor_type","actor_id","asset_id","before","after","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_type":{"type":"string","pattern":"^atlas_api(\\.[a-z][a-z_]*){2,6}$","maxLength":128},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"actor_type":{"type":"string","enum":["operator","credential","system"]},"actor_id":{"type":["string","null"],"format":"uuid"},"asset_id":{"type":["string","null"],"format":"uuid"},"before":{"type":["object","null"],"additionalProperties":true},"after":{"type":["object","null"],"additionalProperties":true},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const pattern12 = new RegExp("^atlas_api(\\.[a-z][a-z_]*){2,6}$", "u");
function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema222.properties, key0))){
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
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/maxLength", {limit: 128});
          errors++;
        }
        if(!pattern12.test(data1)){
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
        vErrors = withFinding(vErrors, instancePath+"/actor_type", "#/properties/actor_type/enum", {allowedValues: schema222.properties.actor_type.enum});
        errors++;
      }
    }
    if(data.actor_id !== undefined){
      let data4 = data.actor_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/actor_id", "#/properties/actor_id/type", {type: schema222.properties.actor_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = withFinding(vErrors, instancePath+"/actor_id", "#/properties/actor_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.asset_id !== undefined){
      let data5 = data.asset_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/asset_id", "#/properties/asset_id/type", {type: schema222.properties.asset_id.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          vErrors = withFinding(vErrors, instancePath+"/asset_id", "#/properties/asset_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.before !== undefined){
      let data6 = data.before;
      if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/before", "#/properties/before/type", {type: schema222.properties.before.type});
        errors++;
      }
    }
    if(data.after !== undefined){
      let data7 = data.after;
      if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/after", "#/properties/after/type", {type: schema222.properties.after.type});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate534.errors = vErrors;
  return errors === 0;
}
function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate534(data2[i0], {instancePath:instancePath+"/data/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate533.errors = vErrors;
  return errors === 0;
}
const schema224 = {"type":"object","required":["id","name","language","category","header","body","footer","buttons","samples","placeholders","status","rejection_reason","notice","created_at","updated_at"],"properties":{"id":{"$ref":"TemplateId"},"name":{"$ref":"TemplateName"},"language":{"$ref":"TemplateLanguage"},"category":{"$ref":"MessageCategory"},"header":{"type":["string","null"],"maxLength":60},"body":{"$ref":"TemplateBody"},"footer":{"type":["string","null"],"maxLength":60},"buttons":{"$ref":"TemplateButtons"},"samples":{"$ref":"TemplateSamples"},"placeholders":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":64}},"status":{"$ref":"TemplateStatus"},"rejection_reason":{"$ref":"TemplateRejection"},"notice":{"type":["string","null"],"maxLength":1024},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats0(data))){
      vErrors = withFinding(vErrors, instancePath, "#/format", {format: "uuid"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate541.errors = vErrors;
  return errors === 0;
}
function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 64)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 64});
      errors++;
    }
    if(!pattern1.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate543.errors = vErrors;
  return errors === 0;
}
const pattern14 = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 20)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 20});
      errors++;
    }
    if(!pattern14.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate545.errors = vErrors;
  return errors === 0;
}
const schema228 = {"type":"string","enum":["utility","marketing","transactional"]};
function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!(((data === "utility") || (data === "marketing")) || (data === "transactional"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema228.enum});
    errors++;
  }
  validate547.errors = vErrors;
  return errors === 0;
}
function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate549.errors = vErrors;
  return errors === 0;
}
const pattern15 = new RegExp("^[^\\r\\n]+$", "u");
function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(longerThan(data, 25)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 25});
      errors++;
    }
    if(!pattern15.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[^\\r\\n]+$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate553.errors = vErrors;
  return errors === 0;
}
function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if("quick_reply" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "quick_reply"});
        errors++;
      }
    }
    if(data.text !== undefined){
      if(!(validate553(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
        vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
const pattern16 = new RegExp("^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$", "u");
function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.type !== undefined){
      if("url" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "url"});
        errors++;
      }
    }
    if(data.text !== undefined){
      if(!(validate553(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
        vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
        if(!pattern16.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.type !== undefined){
      if("phone" !== data.type){
        vErrors = withFinding(vErrors, instancePath+"/type", "#/properties/type/const", {allowedValue: "phone"});
        errors++;
      }
    }
    if(data.text !== undefined){
      if(!(validate553(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
        vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
        errors = vErrors.length;
      }
    }
    if(data.phone_number !== undefined){
      if(!(validate23(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate559.errors = vErrors;
  return errors === 0;
}
function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 10){
      vErrors = withFinding(vErrors, instancePath, "#/maxItems", {limit: 10});
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      let data0 = data[i0];
      const _errs2 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs3 = errors;
      if(!(validate552(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      if(_valid0){
        valid2 = true;
        passing0 = 0;
      }
      const _errs4 = errors;
      if(!(validate556(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
      if(_valid0 && valid2){
        valid2 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid2 = true;
          passing0 = 1;
        }
        const _errs5 = errors;
        if(!(validate559(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs5 === errors;
        if(_valid0 && valid2){
          valid2 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid2 = true;
            passing0 = 2;
          }
        }
      }
      if(!valid2){
        vErrors = withFinding(vErrors, instancePath+"/" + i0, "#/items/oneOf", {passingSchemas: passing0});
        errors++;
      }
      else {
        errors = _errs2;
        if(vErrors !== null){
          if(_errs2){
            vErrors.length = _errs2;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "array"});
    errors++;
  }
  validate551.errors = vErrors;
  return errors === 0;
}
function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate564.errors = vErrors;
  return errors === 0;
}
const schema236 = {"type":"string","enum":["pending","approved","rejected","paused","disabled","draft"]};
function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  if(!((((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "paused")) || (data === "disabled")) || (data === "draft"))){
    vErrors = withFinding(vErrors, instancePath, "#/enum", {allowedValues: schema236.enum});
    errors++;
  }
  validate566.errors = vErrors;
  return errors === 0;
}
const schema237 = {"type":["string","null"],"maxLength":500};
function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: schema237.type});
    errors++;
  }
  if(typeof data === "string"){
    if(longerThan(data, 500)){
      vErrors = withFinding(vErrors, instancePath, "#/maxLength", {limit: 500});
      errors++;
    }
  }
  validate568.errors = vErrors;
  return errors === 0;
}
function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema224.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validate541(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate543(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
        errors = vErrors.length;
      }
    }
    if(data.language !== undefined){
      if(!(validate545(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
        vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
        errors = vErrors.length;
      }
    }
    if(data.category !== undefined){
      if(!(validate547(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
        vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
        errors = vErrors.length;
      }
    }
    if(data.header !== undefined){
      let data4 = data.header;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: schema224.properties.header.type});
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
      if(!(validate549(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
        vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
        errors = vErrors.length;
      }
    }
    if(data.footer !== undefined){
      let data6 = data.footer;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: schema224.properties.footer.type});
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
      if(!(validate551(data.buttons, {instancePath:instancePath+"/buttons",parentData:data,parentDataProperty:"buttons",rootData}))){
        vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
        errors = vErrors.length;
      }
    }
    if(data.samples !== undefined){
      if(!(validate564(data.samples, {instancePath:instancePath+"/samples",parentData:data,parentDataProperty:"samples",rootData}))){
        vErrors = vErrors === null ? validate564.errors : vErrors.concat(validate564.errors);
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
      if(!(validate566(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
        errors = vErrors.length;
      }
    }
    if(data.rejection_reason !== undefined){
      if(!(validate568(data.rejection_reason, {instancePath:instancePath+"/rejection_reason",parentData:data,parentDataProperty:"rejection_reason",rootData}))){
        vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      let data13 = data.notice;
      if((typeof data13 !== "string") && (data13 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/notice", "#/properties/notice/type", {type: schema224.properties.notice.type});
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
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate205(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate540.errors = vErrors;
  return errors === 0;
}
function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate540(data2[i0], {instancePath:instancePath+"/data/templates/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate539.errors = vErrors;
  return errors === 0;
}
function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate540(data1.template, {instancePath:instancePath+"/data/template",parentData:data1,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
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
  validate575.errors = vErrors;
  return errors === 0;
}
function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channels"});
      errors++;
    }
    if(data.requested_at === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "requested_at"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "channels") || (key0 === "requested_at"))){
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
    if(data.requested_at !== undefined){
      if(!(validate205(data.requested_at, {instancePath:instancePath+"/requested_at",parentData:data,parentDataProperty:"requested_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate578.errors = vErrors;
  return errors === 0;
}
function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate578(data1.sync, {instancePath:instancePath+"/data/sync",parentData:data1,parentDataProperty:"sync",rootData}))){
            vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
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
  validate577.errors = vErrors;
  return errors === 0;
}
function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate541(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
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
  validate582.errors = vErrors;
  return errors === 0;
}
function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate582(data1.template, {instancePath:instancePath+"/data/template",parentData:data1,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
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
  validate581.errors = vErrors;
  return errors === 0;
}
const schema244 = {"type":"object","required":["id","name","code","status","customer_id","issued_at","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"$ref":"ConsoleName"},"code":{"$ref":"VoucherCode"},"status":{"type":"string","enum":["available","issued"]},"customer_id":{"type":["string","null"],"format":"uuid"},"issued_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const pattern17 = new RegExp("^[A-Z0-9-]+$", "u");
function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!pattern17.test(data)){
      vErrors = withFinding(vErrors, instancePath, "#/pattern", {pattern: "^[A-Z0-9-]+$"});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "string"});
    errors++;
  }
  validate588.errors = vErrors;
  return errors === 0;
}
function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
    if(data.code !== undefined){
      if(!(validate588(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema244.properties.status.enum});
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data4 = data.customer_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: schema244.properties.customer_id.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.issued_at !== undefined){
      let data5 = data.issued_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/issued_at", "#/properties/issued_at/type", {type: schema244.properties.issued_at.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          vErrors = withFinding(vErrors, instancePath+"/issued_at", "#/properties/issued_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate586.errors = vErrors;
  return errors === 0;
}
function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate586(data2[i0], {instancePath:instancePath+"/data/vouchers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate585.errors = vErrors;
  return errors === 0;
}
function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate586(data1.voucher, {instancePath:instancePath+"/data/voucher",parentData:data1,parentDataProperty:"voucher",rootData}))){
            vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
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
  validate594.errors = vErrors;
  return errors === 0;
}
const schema248 = {"type":"object","required":["id","run_id","run_status","approval_state","action_type","tool_name","arguments","conversation_id","reason","decided_by","decided_at","created_at","expires_at"],"properties":{"id":{"type":"string","format":"uuid"},"run_id":{"type":"string","format":"uuid"},"run_status":{"type":"string","enum":["pending_approval","completed","failed","rejected"]},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"action_type":{"type":"string","enum":["tool_call","draft"]},"tool_name":{"type":["string","null"],"pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"arguments":{"type":"object","additionalProperties":true},"conversation_id":{"type":["string","null"],"format":"uuid"},"reason":{"type":["string","null"],"maxLength":1000},"decided_by":{"type":["string","null"],"format":"uuid"},"decided_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"expires_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema248.properties, key0))){
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
    if(data.run_id !== undefined){
      let data1 = data.run_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
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
        vErrors = withFinding(vErrors, instancePath+"/run_status", "#/properties/run_status/enum", {allowedValues: schema248.properties.run_status.enum});
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
        vErrors = withFinding(vErrors, instancePath+"/approval_state", "#/properties/approval_state/enum", {allowedValues: schema248.properties.approval_state.enum});
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
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/properties/action_type/enum", {allowedValues: schema248.properties.action_type.enum});
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      let data5 = data.tool_name;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/tool_name", "#/properties/tool_name/type", {type: schema248.properties.tool_name.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(longerThan(data5, 64)){
          vErrors = withFinding(vErrors, instancePath+"/tool_name", "#/properties/tool_name/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern1.test(data5)){
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
    if(data.conversation_id !== undefined){
      let data7 = data.conversation_id;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: schema248.properties.conversation_id.type});
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats0(data7))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data8 = data.reason;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: schema248.properties.reason.type});
        errors++;
      }
      if(typeof data8 === "string"){
        if(longerThan(data8, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/maxLength", {limit: 1000});
          errors++;
        }
      }
    }
    if(data.decided_by !== undefined){
      let data9 = data.decided_by;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_by", "#/properties/decided_by/type", {type: schema248.properties.decided_by.type});
        errors++;
      }
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          vErrors = withFinding(vErrors, instancePath+"/decided_by", "#/properties/decided_by/format", {format: "uuid"});
          errors++;
        }
      }
    }
    if(data.decided_at !== undefined){
      let data10 = data.decided_at;
      if((typeof data10 !== "string") && (data10 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/type", {type: schema248.properties.decided_at.type});
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats8(data10))){
          vErrors = withFinding(vErrors, instancePath+"/decided_at", "#/properties/decided_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate205(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate597.errors = vErrors;
  return errors === 0;
}
function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate597(data2[i0], {instancePath:instancePath+"/data/approvals/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate596.errors = vErrors;
  return errors === 0;
}
function validate603(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate597(data1.approval, {instancePath:instancePath+"/data/approval",parentData:data1,parentDataProperty:"approval",rootData}))){
            vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
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
  validate603.errors = vErrors;
  return errors === 0;
}
function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.acknowledgement !== undefined){
      if(!(validate22(data.acknowledgement, {instancePath:instancePath+"/acknowledgement",parentData:data,parentDataProperty:"acknowledgement",rootData}))){
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate606.errors = vErrors;
  return errors === 0;
}
function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate606(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate605.errors = vErrors;
  return errors === 0;
}
function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate364(data2[i0], {instancePath:instancePath+"/data/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate609.errors = vErrors;
  return errors === 0;
}
function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate205(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate615.errors = vErrors;
  return errors === 0;
}
function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate364(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
            errors = vErrors.length;
          }
        }
        if(data1.invitation !== undefined){
          if(!(validate615(data1.invitation, {instancePath:instancePath+"/data/invitation",parentData:data1,parentDataProperty:"invitation",rootData}))){
            vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
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
  validate613.errors = vErrors;
  return errors === 0;
}
function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.status !== undefined){
      if("removed" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "removed"});
        errors++;
      }
    }
    if(data.removed_at !== undefined){
      if(!(validate205(data.removed_at, {instancePath:instancePath+"/removed_at",parentData:data,parentDataProperty:"removed_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate619.errors = vErrors;
  return errors === 0;
}
function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate619(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
  validate618.errors = vErrors;
  return errors === 0;
}
function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate364(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
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
  validate622.errors = vErrors;
  return errors === 0;
}
function validate626(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate205(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate626.errors = vErrors;
  return errors === 0;
}
function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate364(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
            errors = vErrors.length;
          }
        }
        if(data1.password_reset !== undefined){
          if(!(validate626(data1.password_reset, {instancePath:instancePath+"/data/password_reset",parentData:data1,parentDataProperty:"password_reset",rootData}))){
            vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
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
  validate624.errors = vErrors;
  return errors === 0;
}
const schema261 = {"type":"object","required":["id","app","member_id","granted_scopes","resource","status","created_at","last_used_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"app":{"$ref":"ConsentedApp"},"member_id":{"type":"string","format":"uuid"},"granted_scopes":{"$ref":"GrantedScopes"},"resource":{"type":["string","null"],"maxLength":2048},"status":{"type":"string","enum":["active","revoked"]},"created_at":{"$ref":"Timestamp"},"last_used_at":{"$ref":"LastUsedAt"},"revoked_at":{"$ref":"RevokedAt"}},"additionalProperties":false};
function validate631(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.client_id !== undefined){
      if(!(validate401(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate376(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate631.errors = vErrors;
  return errors === 0;
}
function validate630(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func37.call(schema261.properties, key0))){
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
    if(data.app !== undefined){
      if(!(validate631(data.app, {instancePath:instancePath+"/app",parentData:data,parentDataProperty:"app",rootData}))){
        vErrors = vErrors === null ? validate631.errors : vErrors.concat(validate631.errors);
        errors = vErrors.length;
      }
    }
    if(data.member_id !== undefined){
      let data2 = data.member_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
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
      if(!(validate413(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
        errors = vErrors.length;
      }
    }
    if(data.resource !== undefined){
      let data4 = data.resource;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/resource", "#/properties/resource/type", {type: schema261.properties.resource.type});
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema261.properties.status.enum});
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate205(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validate421(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate423(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate630.errors = vErrors;
  return errors === 0;
}
function validate629(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              if(!(validate630(data2[i0], {instancePath:instancePath+"/data/consents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
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
          if(!(validate45(data1.has_more, {instancePath:instancePath+"/data/has_more",parentData:data1,parentDataProperty:"has_more",rootData}))){
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
        if(data1.next_cursor !== undefined){
          if(!(validate47(data1.next_cursor, {instancePath:instancePath+"/data/next_cursor",parentData:data1,parentDataProperty:"next_cursor",rootData}))){
            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
  validate629.errors = vErrors;
  return errors === 0;
}
function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.status !== undefined){
      if("revoked" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "revoked"});
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate205(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate643.errors = vErrors;
  return errors === 0;
}
function validate642(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!(validate643(data1.consent, {instancePath:instancePath+"/data/consent",parentData:data1,parentDataProperty:"consent",rootData}))){
            vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
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
  validate642.errors = vErrors;
  return errors === 0;
}

export const responseValidators: Record<string, Record<number, Validator>> = {
  "messages.send": { 200: validate21, 400: validate26, 401: validate27, 403: validate28, 409: validate29, 413: validate30, 415: validate31, 422: validate32, 429: validate35, 500: validate36, 503: validate37 },
  "channels.list": { 200: validate38, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "channels.get": { 200: validate52, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.list": { 200: validate61, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.create": { 200: validate98, 400: validate26, 401: validate27, 403: validate28, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.get": { 200: validate103, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.update": { 200: validate98, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.refresh": { 200: validate98, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "agents.list": { 200: validate120, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agents.create": { 200: validate131, 400: validate26, 401: validate27, 403: validate28, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "agents.directory": { 200: validate133, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agents.publish": { 200: validate131, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.list": { 200: validate140, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.create": { 200: validate147, 400: validate26, 401: validate27, 403: validate149, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.update": { 200: validate147, 400: validate26, 401: validate27, 403: validate149, 404: validate150, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.listMessages": { 200: validate151, 400: validate49, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.sendMessage": { 200: validate156, 400: validate26, 401: validate27, 403: validate149, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.listRuns": { 200: validate173, 400: validate49, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "conversations.list": { 200: validate177, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "conversations.listEvents": { 200: validate188, 400: validate49, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "conversations.context": { 200: validate217, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "events.ingest": { 200: validate228, 400: validate26, 401: validate27, 403: validate28, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "actions.execute": { 200: validate231, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate29, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "runs.list": { 200: validate237, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "runs.get": { 200: validate241, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.list": { 200: validate244, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.create": { 200: validate263, 400: validate26, 401: validate27, 403: validate28, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.delete": { 200: validate275, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.update": { 200: validate278, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "keys.revoke": { 200: validate280, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "tools.manifest": { 200: validate284, 400: validate59, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agent.manifest": { 200: validate284, 400: validate59, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agent.sendMessage": { 200: validate21, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate290, 413: validate30, 415: validate31, 422: validate32, 429: validate35, 500: validate36, 503: validate37 },
  "agent.sendMessageToPhone": { 200: validate21, 400: validate26, 401: validate27, 403: validate28, 409: validate290, 413: validate30, 415: validate31, 422: validate32, 429: validate35, 500: validate36, 503: validate37 },
  "agent.messageStatus": { 200: validate291, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agent.searchKnowledge": { 200: validate295, 400: validate59, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "toolServer.call": { 200: validate305, 400: validate26, 401: validate27, 403: validate322, 404: validate323, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "sandbox.credentials": { 200: validate324, 400: validate59, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.mcp": { 200: validate338, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.agents": { 200: validate345, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.llms": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.llmsFull": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.skill": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.agentsPage": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.developersPage": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.changelogPage": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.openapi": { 200: validate350, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "system.health": { 200: validate353, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "system.version": { 200: validate356, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.signUp": { 200: validate359, 400: validate26, 401: validate27, 403: validate383, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.signIn": { 200: validate359, 400: validate26, 401: validate27, 403: validate383, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.endSessions": { 200: validate384, 400: validate59, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.changePassword": { 200: validate388, 400: validate26, 401: validate27, 403: validate383, 409: validate393, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.resetPassword": { 200: validate359, 400: validate26, 401: validate27, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.signOut": { 200: validate394, 400: validate59, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.acceptInvitation": { 200: validate359, 400: validate26, 401: validate27, 403: validate383, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.overview": { 200: validate396, 400: validate59, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listApps": { 200: validate399, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createApp": { 200: validate430, 400: validate26, 401: validate27, 403: validate383, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.addRedirectUri": { 200: validate437, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.createGrant": { 200: validate439, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.revokeGrant": { 200: validate449, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listServiceAccounts": { 200: validate453, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createServiceAccount": { 200: validate469, 400: validate26, 401: validate27, 403: validate383, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.createKey": { 200: validate475, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.revokeKey": { 200: validate483, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listWebhooks": { 200: validate485, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createWebhook": { 200: validate496, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.deleteWebhook": { 200: validate506, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.updateWebhook": { 200: validate509, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.testWebhook": { 200: validate511, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.rotateWebhookSecret": { 200: validate522, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.listDeliveries": { 200: validate528, 400: validate49, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.replayDelivery": { 200: validate511, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.replayFailedDeliveries": { 200: validate532, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.listAuditEvents": { 200: validate533, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listTemplates": { 200: validate539, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createTemplate": { 200: validate575, 400: validate26, 401: validate27, 403: validate383, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.syncTemplates": { 200: validate577, 400: validate26, 401: validate27, 403: validate383, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.getTemplate": { 200: validate575, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.deleteTemplate": { 200: validate581, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.updateTemplate": { 200: validate575, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.listVouchers": { 200: validate585, 400: validate49, 401: validate27, 403: validate383, 404: validate323, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createVoucher": { 200: validate594, 400: validate26, 401: validate27, 403: validate383, 404: validate323, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.listApprovals": { 200: validate596, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.getApproval": { 200: validate603, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.approve": { 200: validate603, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate29, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.reject": { 200: validate603, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.approveDraft": { 200: validate605, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate29, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.listMembers": { 200: validate609, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.inviteMember": { 200: validate613, 400: validate26, 401: validate27, 403: validate383, 409: validate100, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.removeMember": { 200: validate618, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 409: validate393, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.updateMember": { 200: validate622, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.resetMemberPassword": { 200: validate624, 400: validate26, 401: validate27, 403: validate383, 404: validate60, 409: validate119, 413: validate30, 415: validate31, 422: validate101, 429: validate35, 500: validate36, 503: validate37 },
  "console.endMemberSessions": { 200: validate384, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listConsents": { 200: validate629, 400: validate49, 401: validate27, 403: validate383, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.revokeConsent": { 200: validate642, 400: validate59, 401: validate27, 403: validate383, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
};
