// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 9243a1d8237eb837430d925c47eaecbc4aee01ba3c9454890b4c057ccf79a0be

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { characterCount, deepEqual, formats } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats0 = formats.uuid;
const pattern0 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern0.test(data)){
      const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err1);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.delivery_state === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_state"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.message_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.queued === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queued"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.window_open === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_open"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.outbox_id === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outbox_id"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.phone_number === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "accepted") || (key0 === "delivery_state")) || (key0 === "conversation_id")) || (key0 === "message_id")) || (key0 === "queued")) || (key0 === "window_open")) || (key0 === "outbox_id")) || (key0 === "phone_number"))){
        const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.accepted !== undefined){
      if(true !== data.accepted){
        const err9 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.delivery_state !== undefined){
      if("queued" !== data.delivery_state){
        const err10 = {instancePath:instancePath+"/delivery_state",schemaPath:"#/properties/delivery_state/const",keyword:"const",params:{allowedValue: "queued"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data2 = data.conversation_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.message_id !== undefined){
      let data3 = data.message_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err13 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.queued !== undefined){
      if(true !== data.queued){
        const err15 = {instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        const err16 = {instancePath:instancePath+"/window_open",schemaPath:"#/properties/window_open/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.outbox_id !== undefined){
      let data6 = data.outbox_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err17 = {instancePath:instancePath+"/outbox_id",schemaPath:"#/properties/outbox_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/outbox_id",schemaPath:"#/properties/outbox_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
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
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
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
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
const schema9 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["malformed_json","organization_id_not_allowed"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
const func2 = characterCount;
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "malformed_json") || (data2 === "organization_id_not_allowed"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "unauthenticated")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "insufficient_scope")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(((data2 === "window_closed") || (data2 === "conflict")) || (data2 === "idempotency_in_progress"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema12.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "payload_too_large")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "unsupported_media_type")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
const schema15 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed","template_not_found","idempotency_key_reused"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 100){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      let data0 = data[i0];
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.path === undefined){
          const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "path"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data0.message === undefined){
          const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        for(const key0 in data0){
          if(!((key0 === "path") || (key0 === "message"))){
            const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
        if(data0.path !== undefined){
          let data1 = data0.path;
          if(typeof data1 === "string"){
            if(func2(data1) > 1024){
              const err5 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"#/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err5);
              errors++;
            }
          }
          else {
            const err6 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"#/items/properties/path/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
        if(data0.message !== undefined){
          let data2 = data0.message;
          if(typeof data2 === "string"){
            if(func2(data2) > 2048){
              const err7 = {instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
    (vErrors ??= []).push(err10);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "details"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(((data2 === "validation_failed") || (data2 === "template_not_found")) || (data2 === "idempotency_key_reused"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema15.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
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
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "rate_limited")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema17.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(true !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: true}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "internal_error")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema18.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(true !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: true}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "unavailable")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema19.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(true !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: true}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
    if(func2(data) > 32){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern1.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "connected") || (data === "active")) || (data === "disconnected"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
    (vErrors ??= []).push(err1);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.channel === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.display_name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.status === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.last_health_check === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_health_check"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.created_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "channel")) || (key0 === "display_name")) || (key0 === "status")) || (key0 === "last_health_check")) || (key0 === "created_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
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
        if(func2(data2) > 200){
          const err9 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
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
        const err11 = {instancePath:instancePath+"/last_health_check",schemaPath:"#/properties/last_health_check/type",keyword:"type",params:{type: schema21.properties.last_health_check.type}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          const err12 = {instancePath:instancePath+"/last_health_check",schemaPath:"#/properties/last_health_check/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "boolean"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}};
    (vErrors ??= []).push(err0);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(typeof data === "string"){
    if(func2(data) > 1024){
      const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024}};
      (vErrors ??= []).push(err1);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.channels === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "channels"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "channels") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
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
            const err8 = {instancePath:instancePath+"/data/channels",schemaPath:"#/properties/data/properties/channels/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "invalid_cursor") || (data2 === "organization_id_not_allowed"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema26.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "details"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "validation_failed")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema27.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
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
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.latency_ms === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latency_ms"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.consecutive_failures === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consecutive_failures"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.message === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "state") || (key0 === "latency_ms")) || (key0 === "consecutive_failures")) || (key0 === "message"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.state !== undefined){
      let data0 = data.state;
      if(typeof data0 !== "string"){
        const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
      if(!((((data0 === "healthy") || (data0 === "degraded")) || (data0 === "unreachable")) || (data0 === "unknown"))){
        const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema30.properties.state.enum}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.latency_ms !== undefined){
      let data1 = data.latency_ms;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        const err7 = {instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: schema30.properties.latency_ms.type}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          const err8 = {instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.consecutive_failures !== undefined){
      let data2 = data.consecutive_failures;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err9 = {instancePath:instancePath+"/consecutive_failures",schemaPath:"#/properties/consecutive_failures/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          const err10 = {instancePath:instancePath+"/consecutive_failures",schemaPath:"#/properties/consecutive_failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.message !== undefined){
      let data3 = data.message;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema30.properties.message.type}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(typeof data3 === "string"){
        if(func2(data3) > 500){
          const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.channel === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.display_name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.status === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.last_health_check === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_health_check"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.created_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.health === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "health"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "channel")) || (key0 === "display_name")) || (key0 === "status")) || (key0 === "last_health_check")) || (key0 === "created_at")) || (key0 === "health"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
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
        if(func2(data2) > 200){
          const err10 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
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
        const err12 = {instancePath:instancePath+"/last_health_check",schemaPath:"#/properties/last_health_check/type",keyword:"type",params:{type: schema29.properties.last_health_check.type}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          const err13 = {instancePath:instancePath+"/last_health_check",schemaPath:"#/properties/last_health_check/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
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
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.channel === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "channel"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "channel")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
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
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "organization_id_not_allowed")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema31.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "not_found")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema32.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
const schema35 = {"type":"object","required":["id","knowledge_id","title","source_type","status","training_status","url","filename","media_type","job_id","failure","indexed_at","ingested_at","archived_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"knowledge_id":{"type":"string","format":"uuid"},"title":{"$ref":"KnowledgeTitle"},"source_type":{"$ref":"KnowledgeSourceType"},"status":{"$ref":"KnowledgeStatus"},"training_status":{"$ref":"KnowledgeStatus"},"url":{"type":["string","null"],"maxLength":2048},"filename":{"type":["string","null"],"maxLength":255},"media_type":{"type":["string","null"],"maxLength":255},"job_id":{"type":["string","null"],"format":"uuid"},"failure":{"$ref":"KnowledgeFailure"},"indexed_at":{"type":["string","null"],"format":"date-time"},"ingested_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const func37 = Object.prototype.hasOwnProperty;
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 300){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 300}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "url") || (data === "text")) || (data === "document"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
const schema38 = {"type":"string","enum":["queued","indexed","failed","archived"]};
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((((data === "queued") || (data === "indexed")) || (data === "failed")) || (data === "archived"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
const schema39 = {"type":["object","null"],"required":["code","message"],"properties":{"code":{"$ref":"KnowledgeFailureCode"},"message":{"type":"string","maxLength":500}},"additionalProperties":false};
const schema40 = {"type":"string","enum":["invalid_url","fetch_blocked","unsupported_format","too_large","timed_out","extraction_failed","fetch_failed","no_text"]};
function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((((((((data === "invalid_url") || (data === "fetch_blocked")) || (data === "unsupported_format")) || (data === "too_large")) || (data === "timed_out")) || (data === "extraction_failed")) || (data === "fetch_failed")) || (data === "no_text"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema40.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.message === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "code") || (key0 === "message"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.code !== undefined){
      if(!(validate72(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      let data1 = data.message;
      if(typeof data1 === "string"){
        if(func2(data1) > 500){
          const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.knowledge_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.title === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.source_type === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_type"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.training_status === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "training_status"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.url === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.filename === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.media_type === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.job_id === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "job_id"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    if(data.failure === undefined){
      const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.indexed_at === undefined){
      const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indexed_at"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.ingested_at === undefined){
      const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingested_at"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.archived_at === undefined){
      const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archived_at"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.created_at === undefined){
      const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.updated_at === undefined){
      const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema35.properties, key0))){
        const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err17 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data1 = data.knowledge_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err19 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
      else {
        const err20 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err20);
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
    if(data.status !== undefined){
      if(!(validate68(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if(data.training_status !== undefined){
      if(!(validate68(data.training_status, {instancePath:instancePath+"/training_status",parentData:data,parentDataProperty:"training_status",rootData}))){
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data6 = data.url;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err21 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema35.properties.url.type}};
        (vErrors ??= []).push(err21);
        errors++;
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 2048){
          const err22 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
    if(data.filename !== undefined){
      let data7 = data.filename;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err23 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema35.properties.filename.type}};
        (vErrors ??= []).push(err23);
        errors++;
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 255){
          const err24 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if(data.media_type !== undefined){
      let data8 = data.media_type;
      if((typeof data8 !== "string") && (data8 !== null)){
        const err25 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema35.properties.media_type.type}};
        (vErrors ??= []).push(err25);
        errors++;
      }
      if(typeof data8 === "string"){
        if(func2(data8) > 255){
          const err26 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
    }
    if(data.job_id !== undefined){
      let data9 = data.job_id;
      if((typeof data9 !== "string") && (data9 !== null)){
        const err27 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type: schema35.properties.job_id.type}};
        (vErrors ??= []).push(err27);
        errors++;
      }
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          const err28 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validate71(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
        errors = vErrors.length;
      }
    }
    if(data.indexed_at !== undefined){
      let data11 = data.indexed_at;
      if((typeof data11 !== "string") && (data11 !== null)){
        const err29 = {instancePath:instancePath+"/indexed_at",schemaPath:"#/properties/indexed_at/type",keyword:"type",params:{type: schema35.properties.indexed_at.type}};
        (vErrors ??= []).push(err29);
        errors++;
      }
      if(typeof data11 === "string"){
        if(!(formats8(data11))){
          const err30 = {instancePath:instancePath+"/indexed_at",schemaPath:"#/properties/indexed_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err30);
          errors++;
        }
      }
    }
    if(data.ingested_at !== undefined){
      let data12 = data.ingested_at;
      if((typeof data12 !== "string") && (data12 !== null)){
        const err31 = {instancePath:instancePath+"/ingested_at",schemaPath:"#/properties/ingested_at/type",keyword:"type",params:{type: schema35.properties.ingested_at.type}};
        (vErrors ??= []).push(err31);
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats8(data12))){
          const err32 = {instancePath:instancePath+"/ingested_at",schemaPath:"#/properties/ingested_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
    }
    if(data.archived_at !== undefined){
      let data13 = data.archived_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        const err33 = {instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema35.properties.archived_at.type}};
        (vErrors ??= []).push(err33);
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats8(data13))){
          const err34 = {instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err34);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data14 = data.created_at;
      if(typeof data14 === "string"){
        if(!(formats8(data14))){
          const err35 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
      else {
        const err36 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data15 = data.updated_at;
      if(typeof data15 === "string"){
        if(!(formats8(data15))){
          const err37 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err37);
          errors++;
        }
      }
      else {
        const err38 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err38);
        errors++;
      }
    }
  }
  else {
    const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err39);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.documents === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "documents"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "documents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
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
            const err8 = {instancePath:instancePath+"/data/documents",schemaPath:"#/properties/data/properties/documents/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.knowledge_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.title === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "knowledge_id") || (key0 === "title")) || (key0 === "url")) || (key0 === "heading")) || (key0 === "start")) || (key0 === "end"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data0 = data.knowledge_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.title !== undefined){
      let data1 = data.title;
      if(typeof data1 === "string"){
        if(func2(data1) > 300){
          const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.url !== undefined){
      let data2 = data.url;
      if(typeof data2 === "string"){
        if(func2(data2) > 2048){
          const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.heading !== undefined){
      let data3 = data.heading;
      if(typeof data3 === "string"){
        if(func2(data3) > 500){
          const err9 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 500}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.start !== undefined){
      let data4 = data.start;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err11 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          const err12 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if(data.end !== undefined){
      let data5 = data.end;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        const err13 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 0 || isNaN(data5)){
          const err14 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.knowledge_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.source_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.title === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.passage === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passage"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.relevance_score === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "relevance_score"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.citation === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "knowledge_id") || (key0 === "source_type")) || (key0 === "title")) || (key0 === "passage")) || (key0 === "relevance_score")) || (key0 === "citation"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data0 = data.knowledge_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
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
        if(func2(data2) > 300){
          const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.passage !== undefined){
      let data3 = data.passage;
      if(typeof data3 === "string"){
        if(func2(data3) > 8000){
          const err11 = {instancePath:instancePath+"/passage",schemaPath:"#/properties/passage/maxLength",keyword:"maxLength",params:{limit: 8000}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/passage",schemaPath:"#/properties/passage/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.relevance_score !== undefined){
      let data4 = data.relevance_score;
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 1 || isNaN(data4)){
          const err13 = {instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(data4 < 0 || isNaN(data4)){
          const err14 = {instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/type",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.citation !== undefined){
      if(!(validate82(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
const schema44 = {"type":"string","enum":["grounded","gap_weak","gap_none"]};
function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "grounded") || (data === "gap_weak")) || (data === "gap_none"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.has_more === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.next_cursor === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.query === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.total_results === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_results"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.knowledge_state === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_state"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor")) || (key0 === "query")) || (key0 === "total_results")) || (key0 === "knowledge_state"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err8 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate80(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err9);
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
        if(func2(data5) > 512){
          const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 512}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.total_results !== undefined){
      let data6 = data.total_results;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        const err12 = {instancePath:instancePath+"/total_results",schemaPath:"#/properties/total_results/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 < 0 || isNaN(data6)){
          const err13 = {instancePath:instancePath+"/total_results",schemaPath:"#/properties/total_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validate87(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate79.errors = vErrors;
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
  if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
    const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err0);
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
function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.document === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "document"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "document")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
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
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
const schema46 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "conflict") || (data2 === "idempotency_in_progress"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema46.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
const schema47 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["validation_failed","idempotency_key_reused"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false},"details":{"$ref":"ErrorDetails"}},"additionalProperties":false}},"additionalProperties":false};
function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "details"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "validation_failed") || (data2 === "idempotency_key_reused"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
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
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
const schema49 = {"type":"object","required":["id","knowledge_id","title","source_type","status","training_status","url","filename","media_type","job_id","failure","indexed_at","ingested_at","archived_at","created_at","updated_at","text","content","chunk_count","ingest"],"properties":{"id":{"type":"string","format":"uuid"},"knowledge_id":{"type":"string","format":"uuid"},"title":{"$ref":"KnowledgeTitle"},"source_type":{"$ref":"KnowledgeSourceType"},"status":{"$ref":"KnowledgeStatus"},"training_status":{"$ref":"KnowledgeStatus"},"url":{"type":["string","null"],"maxLength":2048},"filename":{"type":["string","null"],"maxLength":255},"media_type":{"type":["string","null"],"maxLength":255},"job_id":{"type":["string","null"],"format":"uuid"},"failure":{"$ref":"KnowledgeFailure"},"indexed_at":{"type":["string","null"],"format":"date-time"},"ingested_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"text":{"type":["string","null"],"maxLength":200000},"content":{"type":["string","null"],"maxLength":200000},"chunk_count":{"type":"integer","minimum":0},"ingest":{"$ref":"KnowledgeIngest"}},"additionalProperties":false};
const schema50 = {"type":["object","null"],"required":["job_id","state","stage","attempts","bytes","failure","started_at","finished_at"],"properties":{"job_id":{"type":"string","format":"uuid"},"state":{"type":"string","enum":["queued","running","succeeded","failed"]},"stage":{"$ref":"KnowledgeIngestStage"},"attempts":{"type":"integer","minimum":0},"bytes":{"type":["integer","null"],"minimum":0},"failure":{"$ref":"KnowledgeAttemptFailure"},"started_at":{"type":["string","null"],"format":"date-time"},"finished_at":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schema51 = {"type":"string","enum":["queued","fetching","extracting","indexing","done","failed"]};
function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((((((data === "queued") || (data === "fetching")) || (data === "extracting")) || (data === "indexing")) || (data === "done")) || (data === "failed"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
const schema52 = {"type":["object","null"],"required":["code","message"],"properties":{"code":{"$ref":"KnowledgeFailureCode"},"message":{"type":"string","maxLength":500}},"additionalProperties":false};
function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.message === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "code") || (key0 === "message"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.code !== undefined){
      if(!(validate72(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      let data1 = data.message;
      if(typeof data1 === "string"){
        if(func2(data1) > 500){
          const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.job_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "job_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.state === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.stage === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.attempts === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.bytes === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.failure === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.started_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.finished_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finished_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "job_id") || (key0 === "state")) || (key0 === "stage")) || (key0 === "attempts")) || (key0 === "bytes")) || (key0 === "failure")) || (key0 === "started_at")) || (key0 === "finished_at"))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.job_id !== undefined){
      let data0 = data.job_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.state !== undefined){
      let data1 = data.state;
      if(typeof data1 !== "string"){
        const err12 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(!((((data1 === "queued") || (data1 === "running")) || (data1 === "succeeded")) || (data1 === "failed"))){
        const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema50.properties.state.enum}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.stage !== undefined){
      if(!(validate103(data.stage, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
        vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
        errors = vErrors.length;
      }
    }
    if(data.attempts !== undefined){
      let data3 = data.attempts;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err14 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 0 || isNaN(data3)){
          const err15 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.bytes !== undefined){
      let data4 = data.bytes;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        const err16 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema50.properties.bytes.type}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          const err17 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validate105(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if(data.started_at !== undefined){
      let data6 = data.started_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err18 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: schema50.properties.started_at.type}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats8(data6))){
          const err19 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if(data.finished_at !== undefined){
      let data7 = data.finished_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err20 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: schema50.properties.finished_at.type}};
        (vErrors ??= []).push(err20);
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats8(data7))){
          const err21 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
    }
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.knowledge_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.title === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.source_type === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_type"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.training_status === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "training_status"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.url === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.filename === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.media_type === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.job_id === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "job_id"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    if(data.failure === undefined){
      const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.indexed_at === undefined){
      const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indexed_at"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.ingested_at === undefined){
      const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingested_at"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.archived_at === undefined){
      const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archived_at"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.created_at === undefined){
      const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.updated_at === undefined){
      const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.text === undefined){
      const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
    if(data.content === undefined){
      const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
      (vErrors ??= []).push(err17);
      errors++;
    }
    if(data.chunk_count === undefined){
      const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunk_count"}};
      (vErrors ??= []).push(err18);
      errors++;
    }
    if(data.ingest === undefined){
      const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"}};
      (vErrors ??= []).push(err19);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema49.properties, key0))){
        const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data1 = data.knowledge_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err23 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err24);
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
    if(data.status !== undefined){
      if(!(validate68(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if(data.training_status !== undefined){
      if(!(validate68(data.training_status, {instancePath:instancePath+"/training_status",parentData:data,parentDataProperty:"training_status",rootData}))){
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if(data.url !== undefined){
      let data6 = data.url;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err25 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema49.properties.url.type}};
        (vErrors ??= []).push(err25);
        errors++;
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 2048){
          const err26 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
    }
    if(data.filename !== undefined){
      let data7 = data.filename;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err27 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema49.properties.filename.type}};
        (vErrors ??= []).push(err27);
        errors++;
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 255){
          const err28 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if(data.media_type !== undefined){
      let data8 = data.media_type;
      if((typeof data8 !== "string") && (data8 !== null)){
        const err29 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema49.properties.media_type.type}};
        (vErrors ??= []).push(err29);
        errors++;
      }
      if(typeof data8 === "string"){
        if(func2(data8) > 255){
          const err30 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err30);
          errors++;
        }
      }
    }
    if(data.job_id !== undefined){
      let data9 = data.job_id;
      if((typeof data9 !== "string") && (data9 !== null)){
        const err31 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type: schema49.properties.job_id.type}};
        (vErrors ??= []).push(err31);
        errors++;
      }
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          const err32 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
    }
    if(data.failure !== undefined){
      if(!(validate71(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
        errors = vErrors.length;
      }
    }
    if(data.indexed_at !== undefined){
      let data11 = data.indexed_at;
      if((typeof data11 !== "string") && (data11 !== null)){
        const err33 = {instancePath:instancePath+"/indexed_at",schemaPath:"#/properties/indexed_at/type",keyword:"type",params:{type: schema49.properties.indexed_at.type}};
        (vErrors ??= []).push(err33);
        errors++;
      }
      if(typeof data11 === "string"){
        if(!(formats8(data11))){
          const err34 = {instancePath:instancePath+"/indexed_at",schemaPath:"#/properties/indexed_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err34);
          errors++;
        }
      }
    }
    if(data.ingested_at !== undefined){
      let data12 = data.ingested_at;
      if((typeof data12 !== "string") && (data12 !== null)){
        const err35 = {instancePath:instancePath+"/ingested_at",schemaPath:"#/properties/ingested_at/type",keyword:"type",params:{type: schema49.properties.ingested_at.type}};
        (vErrors ??= []).push(err35);
        errors++;
      }
      if(typeof data12 === "string"){
        if(!(formats8(data12))){
          const err36 = {instancePath:instancePath+"/ingested_at",schemaPath:"#/properties/ingested_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err36);
          errors++;
        }
      }
    }
    if(data.archived_at !== undefined){
      let data13 = data.archived_at;
      if((typeof data13 !== "string") && (data13 !== null)){
        const err37 = {instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema49.properties.archived_at.type}};
        (vErrors ??= []).push(err37);
        errors++;
      }
      if(typeof data13 === "string"){
        if(!(formats8(data13))){
          const err38 = {instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err38);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data14 = data.created_at;
      if(typeof data14 === "string"){
        if(!(formats8(data14))){
          const err39 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err39);
          errors++;
        }
      }
      else {
        const err40 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err40);
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data15 = data.updated_at;
      if(typeof data15 === "string"){
        if(!(formats8(data15))){
          const err41 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err41);
          errors++;
        }
      }
      else {
        const err42 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err42);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data16 = data.text;
      if((typeof data16 !== "string") && (data16 !== null)){
        const err43 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema49.properties.text.type}};
        (vErrors ??= []).push(err43);
        errors++;
      }
      if(typeof data16 === "string"){
        if(func2(data16) > 200000){
          const err44 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200000}};
          (vErrors ??= []).push(err44);
          errors++;
        }
      }
    }
    if(data.content !== undefined){
      let data17 = data.content;
      if((typeof data17 !== "string") && (data17 !== null)){
        const err45 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema49.properties.content.type}};
        (vErrors ??= []).push(err45);
        errors++;
      }
      if(typeof data17 === "string"){
        if(func2(data17) > 200000){
          const err46 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 200000}};
          (vErrors ??= []).push(err46);
          errors++;
        }
      }
    }
    if(data.chunk_count !== undefined){
      let data18 = data.chunk_count;
      if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
        const err47 = {instancePath:instancePath+"/chunk_count",schemaPath:"#/properties/chunk_count/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err47);
        errors++;
      }
      if((typeof data18 == "number") && (isFinite(data18))){
        if(data18 < 0 || isNaN(data18)){
          const err48 = {instancePath:instancePath+"/chunk_count",schemaPath:"#/properties/chunk_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err48);
          errors++;
        }
      }
    }
    if(data.ingest !== undefined){
      if(!(validate102(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err49);
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.document === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "document"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "document")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.document !== undefined){
          if(!(validate96(data1.document, {instancePath:instancePath+"/data/document",parentData:data1,parentDataProperty:"document",rootData}))){
            vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
const schema53 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["not_found","preview_not_enabled"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "not_found") || (data2 === "preview_not_enabled"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema53.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
const schema55 = {"type":"object","required":["id","name","description","kind","status","channels","source_ids","is_listed","listing_category","listing_description","listing_slug","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":200},"description":{"type":["string","null"],"maxLength":2000},"kind":{"$ref":"AgentKind"},"status":{"$ref":"AgentStatus"},"channels":{"type":"array","maxItems":20,"items":{"$ref":"ChannelName"}},"source_ids":{"type":"array","maxItems":200,"items":{"$ref":"Id"}},"is_listed":{"type":"boolean"},"listing_category":{"type":["string","null"],"maxLength":64},"listing_description":{"type":["string","null"],"maxLength":1000},"listing_slug":{"type":["string","null"],"maxLength":64},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema56 = {"type":"string","enum":["hosted","external"]};
function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((data === "hosted") || (data === "external"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema56.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
const schema57 = {"type":"string","enum":["ready"]};
function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(data === "ready")){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema57.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats0(data))){
      const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uuid"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.description === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.kind === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.channels === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.source_ids === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_ids"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.is_listed === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_listed"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.listing_category === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_category"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.listing_description === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_description"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    if(data.listing_slug === undefined){
      const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_slug"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.created_at === undefined){
      const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.updated_at === undefined){
      const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema55.properties, key0))){
        const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 200){
          const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if((typeof data2 !== "string") && (data2 !== null)){
        const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema55.properties.description.type}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 2000){
          const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if(data.kind !== undefined){
      if(!(validate113(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
        vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate115(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
        errors = vErrors.length;
      }
    }
    if(data.channels !== undefined){
      let data5 = data.channels;
      if(Array.isArray(data5)){
        if(data5.length > 20){
          const err20 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err20);
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
        const err21 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if(data.source_ids !== undefined){
      let data7 = data.source_ids;
      if(Array.isArray(data7)){
        if(data7.length > 200){
          const err22 = {instancePath:instancePath+"/source_ids",schemaPath:"#/properties/source_ids/maxItems",keyword:"maxItems",params:{limit: 200}};
          (vErrors ??= []).push(err22);
          errors++;
        }
        const len1 = data7.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate118(data7[i1], {instancePath:instancePath+"/source_ids/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err23 = {instancePath:instancePath+"/source_ids",schemaPath:"#/properties/source_ids/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        const err24 = {instancePath:instancePath+"/is_listed",schemaPath:"#/properties/is_listed/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data10 = data.listing_category;
      if((typeof data10 !== "string") && (data10 !== null)){
        const err25 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/type",keyword:"type",params:{type: schema55.properties.listing_category.type}};
        (vErrors ??= []).push(err25);
        errors++;
      }
      if(typeof data10 === "string"){
        if(func2(data10) > 64){
          const err26 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
    }
    if(data.listing_description !== undefined){
      let data11 = data.listing_description;
      if((typeof data11 !== "string") && (data11 !== null)){
        const err27 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/type",keyword:"type",params:{type: schema55.properties.listing_description.type}};
        (vErrors ??= []).push(err27);
        errors++;
      }
      if(typeof data11 === "string"){
        if(func2(data11) > 1000){
          const err28 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/maxLength",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if(data.listing_slug !== undefined){
      let data12 = data.listing_slug;
      if((typeof data12 !== "string") && (data12 !== null)){
        const err29 = {instancePath:instancePath+"/listing_slug",schemaPath:"#/properties/listing_slug/type",keyword:"type",params:{type: schema55.properties.listing_slug.type}};
        (vErrors ??= []).push(err29);
        errors++;
      }
      if(typeof data12 === "string"){
        if(func2(data12) > 64){
          const err30 = {instancePath:instancePath+"/listing_slug",schemaPath:"#/properties/listing_slug/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err30);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data13 = data.created_at;
      if(typeof data13 === "string"){
        if(!(formats8(data13))){
          const err31 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err31);
          errors++;
        }
      }
      else {
        const err32 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data14 = data.updated_at;
      if(typeof data14 === "string"){
        if(!(formats8(data14))){
          const err33 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err33);
          errors++;
        }
      }
      else {
        const err34 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
  }
  else {
    const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err35);
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.agents === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "agents"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "agents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.agents !== undefined){
          let data2 = data1.agents;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate112(data2[i0], {instancePath:instancePath+"/data/agents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/data/agents",schemaPath:"#/properties/data/properties/agents/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.agent === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "agent"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "agent")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.agent !== undefined){
          if(!(validate112(data1.agent, {instancePath:instancePath+"/data/agent",parentData:data1,parentDataProperty:"agent",rootData}))){
            vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
const schema60 = {"type":"object","required":["ok","data"],"properties":{"ok":{"const":true},"data":{"type":"object","required":["agents","total_count","next_offset"],"properties":{"agents":{"type":"array","items":{"$ref":"DirectoryAgent"}},"total_count":{"type":"integer","minimum":0},"next_offset":{"type":["integer","null"],"minimum":1}},"additionalProperties":false}},"additionalProperties":false};
const schema61 = {"type":"object","required":["id","name","status","channels","is_listed","listing_category","listing_description","listing_slug","organization_name"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":200},"status":{"$ref":"AgentStatus"},"channels":{"type":"array","maxItems":20,"items":{"$ref":"ChannelName"}},"is_listed":{"const":true},"listing_category":{"type":["string","null"],"maxLength":64},"listing_description":{"type":["string","null"],"maxLength":2000},"listing_slug":{"$ref":"ListingSlug"},"organization_name":{"type":"string","maxLength":200}},"additionalProperties":false};
const pattern2 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(!pattern2.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.status === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.channels === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.is_listed === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_listed"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.listing_category === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_category"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.listing_description === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_description"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.listing_slug === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_slug"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.organization_name === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_name"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema61.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 200){
          const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validate115(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
        errors = vErrors.length;
      }
    }
    if(data.channels !== undefined){
      let data3 = data.channels;
      if(Array.isArray(data3)){
        if(data3.length > 20){
          const err14 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err14);
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
        const err15 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(true !== data.is_listed){
        const err16 = {instancePath:instancePath+"/is_listed",schemaPath:"#/properties/is_listed/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data6 = data.listing_category;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err17 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/type",keyword:"type",params:{type: schema61.properties.listing_category.type}};
        (vErrors ??= []).push(err17);
        errors++;
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 64){
          const err18 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if(data.listing_description !== undefined){
      let data7 = data.listing_description;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err19 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/type",keyword:"type",params:{type: schema61.properties.listing_description.type}};
        (vErrors ??= []).push(err19);
        errors++;
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 2000){
          const err20 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/maxLength",keyword:"maxLength",params:{limit: 2000}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
    }
    if(data.listing_slug !== undefined){
      if(!(validate129(data.listing_slug, {instancePath:instancePath+"/listing_slug",parentData:data,parentDataProperty:"listing_slug",rootData}))){
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    }
    if(data.organization_name !== undefined){
      let data9 = data.organization_name;
      if(typeof data9 === "string"){
        if(func2(data9) > 200){
          const err21 = {instancePath:instancePath+"/organization_name",schemaPath:"#/properties/organization_name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/organization_name",schemaPath:"#/properties/organization_name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
  }
  else {
    const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err23);
    errors++;
  }
  validate126.errors = vErrors;
  return errors === 0;
}
function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.agents === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "agents"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.total_count === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "total_count"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_offset === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_offset"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "agents") || (key1 === "total_count")) || (key1 === "next_offset"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.agents !== undefined){
          let data2 = data1.agents;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate126(data2[i0], {instancePath:instancePath+"/data/agents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/data/agents",schemaPath:"#/properties/data/properties/agents/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
        if(data1.total_count !== undefined){
          let data4 = data1.total_count;
          if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
            const err9 = {instancePath:instancePath+"/data/total_count",schemaPath:"#/properties/data/properties/total_count/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err9);
            errors++;
          }
          if((typeof data4 == "number") && (isFinite(data4))){
            if(data4 < 0 || isNaN(data4)){
              const err10 = {instancePath:instancePath+"/data/total_count",schemaPath:"#/properties/data/properties/total_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err10);
              errors++;
            }
          }
        }
        if(data1.next_offset !== undefined){
          let data5 = data1.next_offset;
          if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
            const err11 = {instancePath:instancePath+"/data/next_offset",schemaPath:"#/properties/data/properties/next_offset/type",keyword:"type",params:{type: schema60.properties.data.properties.next_offset.type}};
            (vErrors ??= []).push(err11);
            errors++;
          }
          if((typeof data5 == "number") && (isFinite(data5))){
            if(data5 < 1 || isNaN(data5)){
              const err12 = {instancePath:instancePath+"/data/next_offset",schemaPath:"#/properties/data/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
              (vErrors ??= []).push(err12);
              errors++;
            }
          }
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
const schema64 = {"type":"object","required":["id","agent_id","status","created_at","last_message_at","ended_at"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"},"created_at":{"type":"string","format":"date-time"},"last_message_at":{"type":["string","null"],"format":"date-time"},"ended_at":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schema65 = {"type":"string","enum":["active","ended"]};
function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((data === "active") || (data === "ended"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema65.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.agent_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.status === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.created_at === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.last_message_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_message_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.ended_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ended_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "agent_id")) || (key0 === "status")) || (key0 === "created_at")) || (key0 === "last_message_at")) || (key0 === "ended_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        const err9 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema64.properties.agent_id.type}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err10 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      if(!(validate134(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      let data3 = data.created_at;
      if(typeof data3 === "string"){
        if(!(formats8(data3))){
          const err11 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.last_message_at !== undefined){
      let data4 = data.last_message_at;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err13 = {instancePath:instancePath+"/last_message_at",schemaPath:"#/properties/last_message_at/type",keyword:"type",params:{type: schema64.properties.last_message_at.type}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          const err14 = {instancePath:instancePath+"/last_message_at",schemaPath:"#/properties/last_message_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.ended_at !== undefined){
      let data5 = data.ended_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err15 = {instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: schema64.properties.ended_at.type}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          const err16 = {instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
  }
  else {
    const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.has_more === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.next_cursor === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err5 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate133(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err6);
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
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.session === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "session"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "session")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.session !== undefined){
          if(!(validate133(data1.session, {instancePath:instancePath+"/data/session",parentData:data1,parentDataProperty:"session",rootData}))){
            vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate139.errors = vErrors;
  return errors === 0;
}
const schema67 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope","not_available_in_environment"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "insufficient_scope") || (data2 === "not_available_in_environment"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema67.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
const schema69 = {"type":"object","required":["id","session_id","role","content","run_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"session_id":{"type":"string","format":"uuid"},"role":{"type":"string","enum":["user","assistant"]},"content":{"type":"string","maxLength":32000},"run_id":{"type":["string","null"],"format":"uuid"},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.session_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.role === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.content === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.run_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.created_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "session_id")) || (key0 === "role")) || (key0 === "content")) || (key0 === "run_id")) || (key0 === "created_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.session_id !== undefined){
      let data1 = data.session_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err9 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.role !== undefined){
      let data2 = data.role;
      if(typeof data2 !== "string"){
        const err11 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!((data2 === "user") || (data2 === "assistant"))){
        const err12 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema69.properties.role.enum}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.content !== undefined){
      let data3 = data.content;
      if(typeof data3 === "string"){
        if(func2(data3) > 32000){
          const err13 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 32000}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data4 = data.run_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err15 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: schema69.properties.run_id.type}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err16 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data5 = data.created_at;
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          const err17 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.messages === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "messages"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "messages") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.messages !== undefined){
          let data2 = data1.messages;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate143(data2[i0], {instancePath:instancePath+"/data/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/data/messages",schemaPath:"#/properties/data/properties/messages/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.knowledge_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.title === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.passage === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passage"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.relevance_score === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "relevance_score"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "knowledge_id") || (key0 === "title")) || (key0 === "url")) || (key0 === "heading")) || (key0 === "start")) || (key0 === "end")) || (key0 === "passage")) || (key0 === "relevance_score"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data0 = data.knowledge_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err5 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.title !== undefined){
      let data1 = data.title;
      if(typeof data1 === "string"){
        if(func2(data1) > 300){
          const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.url !== undefined){
      let data2 = data.url;
      if(typeof data2 === "string"){
        if(func2(data2) > 2048){
          const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.heading !== undefined){
      let data3 = data.heading;
      if(typeof data3 === "string"){
        if(func2(data3) > 500){
          const err11 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 500}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.start !== undefined){
      let data4 = data.start;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err13 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          const err14 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.end !== undefined){
      let data5 = data.end;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        const err15 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 0 || isNaN(data5)){
          const err16 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if(data.passage !== undefined){
      let data6 = data.passage;
      if(typeof data6 === "string"){
        if(func2(data6) > 8000){
          const err17 = {instancePath:instancePath+"/passage",schemaPath:"#/properties/passage/maxLength",keyword:"maxLength",params:{limit: 8000}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/passage",schemaPath:"#/properties/passage/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.relevance_score !== undefined){
      let data7 = data.relevance_score;
      if((typeof data7 == "number") && (isFinite(data7))){
        if(data7 > 1 || isNaN(data7)){
          const err19 = {instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
          (vErrors ??= []).push(err19);
          errors++;
        }
        if(data7 < 0 || isNaN(data7)){
          const err20 = {instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
      else {
        const err21 = {instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/type",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
  }
  else {
    const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err22);
    errors++;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
const schema73 = {"type":"object","required":["run_id","id","session_id","conversation_id","iteration","intent","status","tools_called","approval_required","approval_state","approval_id","citations","error","correlation_id","created_at"],"properties":{"run_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"session_id":{"type":["string","null"],"format":"uuid"},"conversation_id":{"type":["string","null"],"format":"uuid"},"iteration":{"type":"integer","minimum":1},"intent":{"type":"string","maxLength":100},"status":{"$ref":"RunStatus"},"tools_called":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":100}},"approval_required":{"type":"boolean"},"approval_state":{"$ref":"ApprovalState"},"approval_id":{"type":["string","null"],"format":"uuid"},"citations":{"type":"array","maxItems":50,"items":{"$ref":"KnowledgeCitation"}},"error":{"type":["object","null"],"required":["code","message"],"properties":{"code":{"type":"string","maxLength":100},"message":{"type":"string","maxLength":500}},"additionalProperties":false},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema74 = {"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]};
function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((data === "completed") || (data === "pending_approval")) || (data === "rejected")) || (data === "failed")) || (data === "shadow"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema74.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate155.errors = vErrors;
  return errors === 0;
}
const schema75 = {"type":["string","null"],"enum":["pending","approved","rejected","expired",null]};
function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema75.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema75.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.session_id === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.iteration === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iteration"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.intent === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.status === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.tools_called === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools_called"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.approval_required === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_required"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.approval_state === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_state"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    if(data.approval_id === undefined){
      const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_id"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.citations === undefined){
      const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.error === undefined){
      const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.correlation_id === undefined){
      const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "correlation_id"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.created_at === undefined){
      const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema73.properties, key0))){
        const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err16 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
      else {
        const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if(data.session_id !== undefined){
      let data2 = data.session_id;
      if((typeof data2 !== "string") && (data2 !== null)){
        const err20 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema73.properties.session_id.type}};
        (vErrors ??= []).push(err20);
        errors++;
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err21 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err22 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema73.properties.conversation_id.type}};
        (vErrors ??= []).push(err22);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err23 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if(data.iteration !== undefined){
      let data4 = data.iteration;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err24 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 1 || isNaN(data4)){
          const err25 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
    }
    if(data.intent !== undefined){
      let data5 = data.intent;
      if(typeof data5 === "string"){
        if(func2(data5) > 100){
          const err26 = {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/maxLength",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
      else {
        const err27 = {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err27);
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validate155(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
        errors = vErrors.length;
      }
    }
    if(data.tools_called !== undefined){
      let data7 = data.tools_called;
      if(Array.isArray(data7)){
        if(data7.length > 100){
          const err28 = {instancePath:instancePath+"/tools_called",schemaPath:"#/properties/tools_called/maxItems",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err28);
          errors++;
        }
        const len0 = data7.length;
        for(let i0=0; i0<len0; i0++){
          let data8 = data7[i0];
          if(typeof data8 === "string"){
            if(func2(data8) > 100){
              const err29 = {instancePath:instancePath+"/tools_called/" + i0,schemaPath:"#/properties/tools_called/items/maxLength",keyword:"maxLength",params:{limit: 100}};
              (vErrors ??= []).push(err29);
              errors++;
            }
          }
          else {
            const err30 = {instancePath:instancePath+"/tools_called/" + i0,schemaPath:"#/properties/tools_called/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err30);
            errors++;
          }
        }
      }
      else {
        const err31 = {instancePath:instancePath+"/tools_called",schemaPath:"#/properties/tools_called/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if(data.approval_required !== undefined){
      if(typeof data.approval_required !== "boolean"){
        const err32 = {instancePath:instancePath+"/approval_required",schemaPath:"#/properties/approval_required/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if(data.approval_state !== undefined){
      if(!(validate157(data.approval_state, {instancePath:instancePath+"/approval_state",parentData:data,parentDataProperty:"approval_state",rootData}))){
        vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval_id !== undefined){
      let data11 = data.approval_id;
      if((typeof data11 !== "string") && (data11 !== null)){
        const err33 = {instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/type",keyword:"type",params:{type: schema73.properties.approval_id.type}};
        (vErrors ??= []).push(err33);
        errors++;
      }
      if(typeof data11 === "string"){
        if(!(formats0(data11))){
          const err34 = {instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err34);
          errors++;
        }
      }
    }
    if(data.citations !== undefined){
      let data12 = data.citations;
      if(Array.isArray(data12)){
        if(data12.length > 50){
          const err35 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/maxItems",keyword:"maxItems",params:{limit: 50}};
          (vErrors ??= []).push(err35);
          errors++;
        }
        const len1 = data12.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate82(data12[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err36 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data14 = data.error;
      if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
        const err37 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema73.properties.error.type}};
        (vErrors ??= []).push(err37);
        errors++;
      }
      if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
        if(data14.code === undefined){
          const err38 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err38);
          errors++;
        }
        if(data14.message === undefined){
          const err39 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err39);
          errors++;
        }
        for(const key1 in data14){
          if(!((key1 === "code") || (key1 === "message"))){
            const err40 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err40);
            errors++;
          }
        }
        if(data14.code !== undefined){
          let data15 = data14.code;
          if(typeof data15 === "string"){
            if(func2(data15) > 100){
              const err41 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/maxLength",keyword:"maxLength",params:{limit: 100}};
              (vErrors ??= []).push(err41);
              errors++;
            }
          }
          else {
            const err42 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err42);
            errors++;
          }
        }
        if(data14.message !== undefined){
          let data16 = data14.message;
          if(typeof data16 === "string"){
            if(func2(data16) > 500){
              const err43 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
              (vErrors ??= []).push(err43);
              errors++;
            }
          }
          else {
            const err44 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err44);
            errors++;
          }
        }
      }
    }
    if(data.correlation_id !== undefined){
      let data17 = data.correlation_id;
      if(typeof data17 === "string"){
        if(func2(data17) > 128){
          const err45 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err45);
          errors++;
        }
      }
      else {
        const err46 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err46);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      let data18 = data.created_at;
      if(typeof data18 === "string"){
        if(!(formats8(data18))){
          const err47 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err47);
          errors++;
        }
      }
      else {
        const err48 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err48);
        errors++;
      }
    }
  }
  else {
    const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err49);
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.user_message === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_message"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.message === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.citations === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.knowledge_state === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_state"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.run === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "user_message") || (key0 === "message")) || (key0 === "citations")) || (key0 === "knowledge_state")) || (key0 === "run"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.user_message !== undefined){
      if(!(validate143(data.user_message, {instancePath:instancePath+"/user_message",parentData:data,parentDataProperty:"user_message",rootData}))){
        vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate143(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
        errors = vErrors.length;
      }
    }
    if(data.citations !== undefined){
      let data2 = data.citations;
      if(Array.isArray(data2)){
        if(data2.length > 50){
          const err6 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/maxItems",keyword:"maxItems",params:{limit: 50}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate151(data2[i0], {instancePath:instancePath+"/citations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validate87(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate154(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate148.errors = vErrors;
  return errors === 0;
}
function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate148(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate147.errors = vErrors;
  return errors === 0;
}
function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.has_more === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.next_cursor === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err5 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate154(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err6);
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
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
const schema78 = {"type":"object","required":["id","status","channel","customer","owner_id","window_open","window_expires_at","last_inbound_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"status":{"$ref":"ConversationStatus"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"Customer"},"owner_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"},"window_expires_at":{"type":["string","null"],"format":"date-time"},"last_inbound_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema79 = {"type":"string","enum":["open","handed_off","closed"]};
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "open") || (data === "handed_off")) || (data === "closed"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
const schema80 = {"type":"object","required":["id","phone_number","name"],"properties":{"id":{"type":"string","format":"uuid"},"phone_number":{"$ref":"PhoneNumber"},"name":{"type":["string","null"],"maxLength":200}},"additionalProperties":false};
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.phone_number === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "phone_number")) || (key0 === "name"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
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
        const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema80.properties.name.type}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 200){
          const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.channel === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.customer === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.owner_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.window_open === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_open"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.window_expires_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_expires_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.last_inbound_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_inbound_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.created_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.updated_at === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema78.properties, key0))){
        const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validate168(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
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
      if(!(validate171(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if(data.owner_id !== undefined){
      let data4 = data.owner_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err13 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: schema78.properties.owner_id.type}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err14 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        const err15 = {instancePath:instancePath+"/window_open",schemaPath:"#/properties/window_open/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.window_expires_at !== undefined){
      let data6 = data.window_expires_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err16 = {instancePath:instancePath+"/window_expires_at",schemaPath:"#/properties/window_expires_at/type",keyword:"type",params:{type: schema78.properties.window_expires_at.type}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats8(data6))){
          const err17 = {instancePath:instancePath+"/window_expires_at",schemaPath:"#/properties/window_expires_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.last_inbound_at !== undefined){
      let data7 = data.last_inbound_at;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err18 = {instancePath:instancePath+"/last_inbound_at",schemaPath:"#/properties/last_inbound_at/type",keyword:"type",params:{type: schema78.properties.last_inbound_at.type}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats8(data7))){
          const err19 = {instancePath:instancePath+"/last_inbound_at",schemaPath:"#/properties/last_inbound_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data8 = data.created_at;
      if(typeof data8 === "string"){
        if(!(formats8(data8))){
          const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
      else {
        const err21 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      let data9 = data.updated_at;
      if(typeof data9 === "string"){
        if(!(formats8(data9))){
          const err22 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
      else {
        const err23 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
  }
  else {
    const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err24);
    errors++;
  }
  validate167.errors = vErrors;
  return errors === 0;
}
function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.conversations === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "conversations"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "conversations") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.conversations !== undefined){
          let data2 = data1.conversations;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate167(data2[i0], {instancePath:instancePath+"/data/conversations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/data/conversations",schemaPath:"#/properties/data/properties/conversations/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate166.errors = vErrors;
  return errors === 0;
}
const schema82 = {"type":"object","required":["id","event_type","conversation_id","correlation_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_type":{"type":"string","pattern":"^[a-z_]+(\\.[a-z_]+)+$","maxLength":100},"conversation_id":{"type":"string","format":"uuid"},"correlation_id":{"type":"string","maxLength":128},"created_at":{"type":"string","format":"date-time"},"channel":{"$ref":"ChannelName"},"customer":{"$ref":"EventCustomer"},"message":{"$ref":"EventMessage"},"inbound":{"$ref":"EventInbound"},"action":{"$ref":"EventAction"},"approval":{"$ref":"EventApproval"},"intent":{"$ref":"EventIntent"},"run":{"$ref":"Run"},"session":{"$ref":"EventSession"}},"additionalProperties":false};
const pattern3 = new RegExp("^[a-z_]+(\\.[a-z_]+)+$", "u");
function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.phone_number === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "phone_number"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
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
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
const schema84 = {"type":"object","required":["id","type","text"],"properties":{"id":{"type":"string","format":"uuid"},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"status":{"$ref":"DeliveryState"},"provider_message_id":{"type":"string","minLength":1,"maxLength":256},"error_code":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":64}},"additionalProperties":false};
const schema85 = {"type":"string","enum":["queued","sent","delivered","read","failed"]};
function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema85.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
const pattern4 = new RegExp("^[a-z][a-z_]*$", "u");
function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.text === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "text")) || (key0 === "status")) || (key0 === "provider_message_id")) || (key0 === "error_code"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data1 = data.type;
      if(typeof data1 !== "string"){
        const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if(!((data1 === "text") || (data1 === "template"))){
        const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema84.properties.type.enum}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(func2(data2) > 4096){
          const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.status !== undefined){
      if(!(validate184(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
        errors = vErrors.length;
      }
    }
    if(data.provider_message_id !== undefined){
      let data4 = data.provider_message_id;
      if(typeof data4 === "string"){
        if(func2(data4) > 256){
          const err10 = {instancePath:instancePath+"/provider_message_id",schemaPath:"#/properties/provider_message_id/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        if(func2(data4) < 1){
          const err11 = {instancePath:instancePath+"/provider_message_id",schemaPath:"#/properties/provider_message_id/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/provider_message_id",schemaPath:"#/properties/provider_message_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.error_code !== undefined){
      let data5 = data.error_code;
      if(typeof data5 === "string"){
        if(func2(data5) > 64){
          const err13 = {instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(!pattern4.test(data5)){
          const err14 = {instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate183.errors = vErrors;
  return errors === 0;
}
const pattern5 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.timestamp === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "event_type") || (key0 === "timestamp"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data0 = data.event_type;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          const err3 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/maxLength",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!pattern5.test(data0)){
          const err4 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data1 = data.timestamp;
      if(typeof data1 === "string"){
        if(!(formats8(data1))){
          const err6 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
const schema87 = {"type":"object","required":["action_type","payload"],"properties":{"action_type":{"type":"string","enum":["reply","draft","handoff","assign_owner","tool_call"]},"tool_name":{"$ref":"ToolName"},"payload":{"type":"object","additionalProperties":true}},"additionalProperties":false};
function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern1.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action_type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_type"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.payload === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "action_type") || (key0 === "tool_name")) || (key0 === "payload"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.action_type !== undefined){
      let data0 = data.action_type;
      if(typeof data0 !== "string"){
        const err3 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!(((((data0 === "reply") || (data0 === "draft")) || (data0 === "handoff")) || (data0 === "assign_owner")) || (data0 === "tool_call"))){
        const err4 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/enum",keyword:"enum",params:{allowedValues: schema87.properties.action_type.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      if(!(validate190(data.tool_name, {instancePath:instancePath+"/tool_name",parentData:data,parentDataProperty:"tool_name",rootData}))){
        vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
        errors = vErrors.length;
      }
    }
    if(data.payload !== undefined){
      let data2 = data.payload;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        const err5 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
const schema89 = {"type":"object","required":["id","approval_state","expires_at","decided_at","reason"],"properties":{"id":{"type":"string","format":"uuid"},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"expires_at":{"$ref":"Timestamp"},"decided_at":{"type":["string","null"],"format":"date-time"},"reason":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};
function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats8(data))){
      const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.approval_state === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_state"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.expires_at === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.decided_at === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_at"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.reason === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "approval_state")) || (key0 === "expires_at")) || (key0 === "decided_at")) || (key0 === "reason"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.approval_state !== undefined){
      let data1 = data.approval_state;
      if(typeof data1 !== "string"){
        const err8 = {instancePath:instancePath+"/approval_state",schemaPath:"#/properties/approval_state/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(!((((data1 === "pending") || (data1 === "approved")) || (data1 === "rejected")) || (data1 === "expired"))){
        const err9 = {instancePath:instancePath+"/approval_state",schemaPath:"#/properties/approval_state/enum",keyword:"enum",params:{allowedValues: schema89.properties.approval_state.enum}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate194(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.decided_at !== undefined){
      let data3 = data.decided_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err10 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/type",keyword:"type",params:{type: schema89.properties.decided_at.type}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats8(data3))){
          const err11 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema89.properties.reason.type}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 1000){
          const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate193.errors = vErrors;
  return errors === 0;
}
function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "name") || (key0 === "confidence"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 128){
          const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.confidence !== undefined){
      let data1 = data.confidence;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 1 || isNaN(data1)){
          const err5 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1 < 0 || isNaN(data1)){
          const err6 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate197.errors = vErrors;
  return errors === 0;
}
const schema92 = {"type":"object","required":["id","agent_id","status"],"properties":{"id":{"type":"string","format":"uuid"},"agent_id":{"type":["string","null"],"format":"uuid"},"status":{"$ref":"SessionStatus"}},"additionalProperties":false};
function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.agent_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.status === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "agent_id")) || (key0 === "status"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        const err6 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema92.properties.agent_id.type}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err7 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      if(!(validate134(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate200.errors = vErrors;
  return errors === 0;
}
function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.correlation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "correlation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.created_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema82.properties, key0))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 === "string"){
        if(func2(data1) > 100){
          const err8 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/maxLength",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(!pattern3.test(data1)){
          const err9 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+(\\.[a-z_]+)+$"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data2 = data.conversation_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.correlation_id !== undefined){
      let data3 = data.correlation_id;
      if(typeof data3 === "string"){
        if(func2(data3) > 128){
          const err13 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      let data4 = data.created_at;
      if(typeof data4 === "string"){
        if(!(formats8(data4))){
          const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
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
      if(!(validate180(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
    if(data.message !== undefined){
      if(!(validate183(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
        vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
        errors = vErrors.length;
      }
    }
    if(data.inbound !== undefined){
      if(!(validate187(data.inbound, {instancePath:instancePath+"/inbound",parentData:data,parentDataProperty:"inbound",rootData}))){
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
    if(data.action !== undefined){
      if(!(validate189(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval !== undefined){
      if(!(validate193(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
        vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
        errors = vErrors.length;
      }
    }
    if(data.intent !== undefined){
      if(!(validate197(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
        vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
        errors = vErrors.length;
      }
    }
    if(data.run !== undefined){
      if(!(validate154(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
        errors = vErrors.length;
      }
    }
    if(data.session !== undefined){
      if(!(validate200(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.has_more === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.next_cursor === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err5 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate178(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err6);
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
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
const schema95 = {"type":"object","required":["id","direction","type","text","template_id","delivery_state","provider_message_id","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"direction":{"type":"string","enum":["inbound","outbound"]},"type":{"type":"string","enum":["text","template"]},"text":{"type":"string","maxLength":4096},"template_id":{"type":["string","null"],"format":"uuid"},"delivery_state":{"type":["string","null"],"enum":["queued","sent","delivered","read","failed",null]},"provider_message_id":{"type":["string","null"],"maxLength":255},"created_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.direction === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.type === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.text === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.template_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.delivery_state === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_state"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.provider_message_id === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider_message_id"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.created_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "direction")) || (key0 === "type")) || (key0 === "text")) || (key0 === "template_id")) || (key0 === "delivery_state")) || (key0 === "provider_message_id")) || (key0 === "created_at"))){
        const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.direction !== undefined){
      let data1 = data.direction;
      if(typeof data1 !== "string"){
        const err11 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!((data1 === "inbound") || (data1 === "outbound"))){
        const err12 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema95.properties.direction.enum}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data2 = data.type;
      if(typeof data2 !== "string"){
        const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if(!((data2 === "text") || (data2 === "template"))){
        const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema95.properties.type.enum}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data3 = data.text;
      if(typeof data3 === "string"){
        if(func2(data3) > 4096){
          const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data4 = data.template_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err17 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: schema95.properties.template_id.type}};
        (vErrors ??= []).push(err17);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err18 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if(data.delivery_state !== undefined){
      let data5 = data.delivery_state;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err19 = {instancePath:instancePath+"/delivery_state",schemaPath:"#/properties/delivery_state/type",keyword:"type",params:{type: schema95.properties.delivery_state.type}};
        (vErrors ??= []).push(err19);
        errors++;
      }
      if(!((((((data5 === "queued") || (data5 === "sent")) || (data5 === "delivered")) || (data5 === "read")) || (data5 === "failed")) || (data5 === null))){
        const err20 = {instancePath:instancePath+"/delivery_state",schemaPath:"#/properties/delivery_state/enum",keyword:"enum",params:{allowedValues: schema95.properties.delivery_state.enum}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.provider_message_id !== undefined){
      let data6 = data.provider_message_id;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err21 = {instancePath:instancePath+"/provider_message_id",schemaPath:"#/properties/provider_message_id/type",keyword:"type",params:{type: schema95.properties.provider_message_id.type}};
        (vErrors ??= []).push(err21);
        errors++;
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 255){
          const err22 = {instancePath:instancePath+"/provider_message_id",schemaPath:"#/properties/provider_message_id/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      let data7 = data.created_at;
      if(typeof data7 === "string"){
        if(!(formats8(data7))){
          const err23 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
  }
  else {
    const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err25);
    errors++;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.customer === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.recent_messages === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recent_messages"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.knowledge === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.knowledge_state === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_state"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "conversation") || (key0 === "customer")) || (key0 === "recent_messages")) || (key0 === "knowledge")) || (key0 === "knowledge_state"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.conversation !== undefined){
      if(!(validate167(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if(data.customer !== undefined){
      if(!(validate171(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
        vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
        errors = vErrors.length;
      }
    }
    if(data.recent_messages !== undefined){
      let data2 = data.recent_messages;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          const err6 = {instancePath:instancePath+"/recent_messages",schemaPath:"#/properties/recent_messages/maxItems",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate210(data2[i0], {instancePath:instancePath+"/recent_messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/recent_messages",schemaPath:"#/properties/recent_messages/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.knowledge !== undefined){
      let data4 = data.knowledge;
      if(Array.isArray(data4)){
        if(data4.length > 5){
          const err8 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/maxItems",keyword:"maxItems",params:{limit: 5}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        const len1 = data4.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate80(data4[i1], {instancePath:instancePath+"/knowledge/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validate87(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate207.errors = vErrors;
  return errors === 0;
}
function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate207(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
const schema97 = {"type":"object","required":["accepted","conversation_id","customer_id","event_id","message_id","window_open"],"properties":{"accepted":{"const":true},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"event_id":{"type":"string","format":"uuid"},"message_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"}},"additionalProperties":false};
function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accepted === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.customer_id === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.event_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.message_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.window_open === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_open"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "accepted") || (key0 === "conversation_id")) || (key0 === "customer_id")) || (key0 === "event_id")) || (key0 === "message_id")) || (key0 === "window_open"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.accepted !== undefined){
      if(true !== data.accepted){
        const err7 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err8 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data2 = data.customer_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err10 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data3 = data.event_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err12 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.message_id !== undefined){
      let data4 = data.message_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err14 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: schema97.properties.message_id.type}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err15 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        const err16 = {instancePath:instancePath+"/window_open",schemaPath:"#/properties/window_open/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
  }
  else {
    const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate216(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
const schema99 = {"type":"object","required":["accepted","action_type","delivery_state","conversation_id","message_id","outbox_id","window_open","run"],"properties":{"accepted":{"const":true},"action_type":{"$ref":"ActionType"},"delivery_state":{"type":["string","null"],"enum":["queued",null]},"conversation_id":{"type":"string","format":"uuid"},"message_id":{"type":["string","null"],"format":"uuid"},"outbox_id":{"type":["string","null"],"format":"uuid"},"window_open":{"type":"boolean"},"run":{"$ref":"Run"}},"additionalProperties":false};
const schema100 = {"type":"string","enum":["reply","draft","handoff","assign_owner"]};
function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((((data === "reply") || (data === "draft")) || (data === "handoff")) || (data === "assign_owner"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate220.errors = vErrors;
  return errors === 0;
}
function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accepted === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.action_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.delivery_state === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_state"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.message_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.outbox_id === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outbox_id"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.window_open === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_open"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.run === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "accepted") || (key0 === "action_type")) || (key0 === "delivery_state")) || (key0 === "conversation_id")) || (key0 === "message_id")) || (key0 === "outbox_id")) || (key0 === "window_open")) || (key0 === "run"))){
        const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.accepted !== undefined){
      if(true !== data.accepted){
        const err9 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if(!(validate220(data.action_type, {instancePath:instancePath+"/action_type",parentData:data,parentDataProperty:"action_type",rootData}))){
        vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
        errors = vErrors.length;
      }
    }
    if(data.delivery_state !== undefined){
      let data2 = data.delivery_state;
      if((typeof data2 !== "string") && (data2 !== null)){
        const err10 = {instancePath:instancePath+"/delivery_state",schemaPath:"#/properties/delivery_state/type",keyword:"type",params:{type: schema99.properties.delivery_state.type}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(!((data2 === "queued") || (data2 === null))){
        const err11 = {instancePath:instancePath+"/delivery_state",schemaPath:"#/properties/delivery_state/enum",keyword:"enum",params:{allowedValues: schema99.properties.delivery_state.enum}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err12 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.message_id !== undefined){
      let data4 = data.message_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err14 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: schema99.properties.message_id.type}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err15 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.outbox_id !== undefined){
      let data5 = data.outbox_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err16 = {instancePath:instancePath+"/outbox_id",schemaPath:"#/properties/outbox_id/type",keyword:"type",params:{type: schema99.properties.outbox_id.type}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err17 = {instancePath:instancePath+"/outbox_id",schemaPath:"#/properties/outbox_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.window_open !== undefined){
      if(typeof data.window_open !== "boolean"){
        const err18 = {instancePath:instancePath+"/window_open",schemaPath:"#/properties/window_open/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.run !== undefined){
      if(!(validate154(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate219(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.runs === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "runs"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "runs") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.runs !== undefined){
          let data2 = data1.runs;
          if(Array.isArray(data2)){
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate154(data2[i0], {instancePath:instancePath+"/data/runs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/data/runs",schemaPath:"#/properties/data/properties/runs/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.run === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "run"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.history === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "history"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "run") || (key1 === "history"))){
            const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
        if(data1.run !== undefined){
          if(!(validate154(data1.run, {instancePath:instancePath+"/data/run",parentData:data1,parentDataProperty:"run",rootData}))){
            vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
            errors = vErrors.length;
          }
        }
        if(data1.history !== undefined){
          let data3 = data1.history;
          if(Array.isArray(data3)){
            if(data3.length < 1){
              const err7 = {instancePath:instancePath+"/data/history",schemaPath:"#/properties/data/properties/history/minItems",keyword:"minItems",params:{limit: 1}};
              (vErrors ??= []).push(err7);
              errors++;
            }
            const len0 = data3.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate154(data3[i0], {instancePath:instancePath+"/data/history/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err8 = {instancePath:instancePath+"/data/history",schemaPath:"#/properties/data/properties/history/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate228.errors = vErrors;
  return errors === 0;
}
const schema104 = {"type":"object","required":["webhook_id","id","url","events","status","notice","description","created_at","updated_at"],"properties":{"webhook_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"description":{"$ref":"WebhookDescription"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const formats162 = formats.uri;
const pattern7 = new RegExp("^https?://", "u");
function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 2048){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern7.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(!(formats162(data))){
      const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
const schema107 = {"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered"]};
function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((((((((((((data === "conversation.created") || (data === "conversation.message_received")) || (data === "conversation.message_delivered")) || (data === "conversation.message_failed")) || (data === "agent.intent_detected")) || (data === "agent.action_pending")) || (data === "agent.action_approved")) || (data === "agent.action_rejected")) || (data === "agent.handoff")) || (data === "session.ended")) || (data === "atlas.event.received")) || (data === "atlas.action.executed")) || (data === "atlas.run.updated")) || (data === "agent.message_delivery")) || (data === "message.delivered"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema107.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate236.errors = vErrors;
  return errors === 0;
}
const func0 = deepEqual;
function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 32){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 32}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validate236(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
            const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
            (vErrors ??= []).push(err2);
            errors++;
            break outer0;
          }
        }
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate235.errors = vErrors;
  return errors === 0;
}
const schema108 = {"type":"string","enum":["active","disabled","deleted"]};
function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "active") || (data === "disabled")) || (data === "deleted"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema108.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate239.errors = vErrors;
  return errors === 0;
}
const schema109 = {"type":["string","null"],"maxLength":512};
function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema109.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(typeof data === "string"){
    if(func2(data) > 512){
      const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  validate241.errors = vErrors;
  return errors === 0;
}
const schema110 = {"type":["string","null"],"maxLength":256};
function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema110.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(typeof data === "string"){
    if(func2(data) > 256){
      const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  validate243.errors = vErrors;
  return errors === 0;
}
function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhook_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.url === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.events === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.notice === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notice"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.description === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.created_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.updated_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema104.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validate233(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      if(!(validate235(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
        vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate239(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate241(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      if(!(validate243(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate194(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.has_more === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.next_cursor === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "ok") || (key0 === "data")) || (key0 === "has_more")) || (key0 === "next_cursor"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err5 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(Array.isArray(data1)){
        if(data1.length > 200){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 200}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate232(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err7);
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
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate231.errors = vErrors;
  return errors === 0;
}
const schema112 = {"type":"object","required":["webhook_id","id","url","events","status","notice","description","created_at","updated_at"],"properties":{"webhook_id":{"type":"string","format":"uuid"},"id":{"type":"string","format":"uuid"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"description":{"$ref":"WebhookDescription"},"secret":{"$ref":"WebhookSecret"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 256){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 16){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate257.errors = vErrors;
  return errors === 0;
}
function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhook_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.url === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.events === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.notice === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notice"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.description === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.created_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.updated_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema112.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validate233(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      if(!(validate235(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
        vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate239(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate241(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      if(!(validate243(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validate257(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate194(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate251.errors = vErrors;
  return errors === 0;
}
function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate251(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate250.errors = vErrors;
  return errors === 0;
}
function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.webhook_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "webhook_id") || (key0 === "status"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.webhook_id !== undefined){
      let data0 = data.webhook_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("deleted" !== data.status){
        const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "deleted"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate263.errors = vErrors;
  return errors === 0;
}
function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate263(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
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
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.revoked_at === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "status")) || (key0 === "revoked_at"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("revoked" !== data.status){
        const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "revoked"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate194(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate268(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate267.errors = vErrors;
  return errors === 0;
}
function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.function === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "function"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "type") || (key0 === "function"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.type !== undefined){
      if("function" !== data.type){
        const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.function !== undefined){
      let data1 = data.function;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.name === undefined){
          const err4 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: "name"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.description === undefined){
          const err5 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: "description"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.parameters === undefined){
          const err6 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: "parameters"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "name") || (key1 === "description")) || (key1 === "parameters"))){
            const err7 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.name !== undefined){
          if(!(validate190(data1.name, {instancePath:instancePath+"/function/name",parentData:data1,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
            errors = vErrors.length;
          }
        }
        if(data1.description !== undefined){
          let data3 = data1.description;
          if(typeof data3 === "string"){
            if(func2(data3) > 1024){
              const err8 = {instancePath:instancePath+"/function/description",schemaPath:"#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err8);
              errors++;
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/function/description",schemaPath:"#/properties/function/properties/description/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.parameters !== undefined){
          let data4 = data1.parameters;
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
          }
          else {
            const err10 = {instancePath:instancePath+"/function/parameters",schemaPath:"#/properties/function/properties/parameters/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate273.errors = vErrors;
  return errors === 0;
}
function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.tools === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "tools")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.tools !== undefined){
      let data0 = data.tools;
      if(Array.isArray(data0)){
        if(data0.length > 64){
          const err2 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate273(data0[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate272.errors = vErrors;
  return errors === 0;
}
function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate272(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
const schema122 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["HITL_REQUIRED","window_closed","conflict","idempotency_in_progress"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"type":"boolean"},"approval_id":{"type":"string","format":"uuid"},"run_id":{"type":"string","format":"uuid"}},"additionalProperties":false}},"additionalProperties":false};
function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "approval_id")) || (key1 === "run_id"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((((data2 === "HITL_REQUIRED") || (data2 === "window_closed")) || (data2 === "conflict")) || (data2 === "idempotency_in_progress"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema122.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(typeof data1.retryable !== "boolean"){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
        if(data1.approval_id !== undefined){
          let data5 = data1.approval_id;
          if(typeof data5 === "string"){
            if(!(formats0(data5))){
              const err14 = {instancePath:instancePath+"/error/approval_id",schemaPath:"#/properties/error/properties/approval_id/format",keyword:"format",params:{format: "uuid"}};
              (vErrors ??= []).push(err14);
              errors++;
            }
          }
          else {
            const err15 = {instancePath:instancePath+"/error/approval_id",schemaPath:"#/properties/error/properties/approval_id/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err15);
            errors++;
          }
        }
        if(data1.run_id !== undefined){
          let data6 = data1.run_id;
          if(typeof data6 === "string"){
            if(!(formats0(data6))){
              const err16 = {instancePath:instancePath+"/error/run_id",schemaPath:"#/properties/error/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
              (vErrors ??= []).push(err16);
              errors++;
            }
          }
          else {
            const err17 = {instancePath:instancePath+"/error/run_id",schemaPath:"#/properties/error/properties/run_id/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
const schema124 = {"type":"object","required":["status","updated_at"],"properties":{"status":{"type":"string","enum":["sent","delivered","read","failed"]},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.updated_at === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "status") || (key0 === "updated_at"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.status !== undefined){
      let data0 = data.status;
      if(typeof data0 !== "string"){
        const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!((((data0 === "sent") || (data0 === "delivered")) || (data0 === "read")) || (data0 === "failed"))){
        const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema124.properties.status.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate194(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate279.errors = vErrors;
  return errors === 0;
}
function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate279(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.content === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.score === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.knowledge_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.citation === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citation"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "title") || (key0 === "content")) || (key0 === "score")) || (key0 === "knowledge_id")) || (key0 === "citation"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
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
        if(func2(data1) > 8000){
          const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 8000}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.score !== undefined){
      let data2 = data.score;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 1 || isNaN(data2)){
          const err8 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          const err9 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.knowledge_id !== undefined){
      let data3 = data.knowledge_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err11 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/knowledge_id",schemaPath:"#/properties/knowledge_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.citation !== undefined){
      if(!(validate82(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
    errors++;
  }
  validate284.errors = vErrors;
  return errors === 0;
}
function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.results === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.knowledge_state === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knowledge_state"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "results") || (key0 === "knowledge_state"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.results !== undefined){
      let data0 = data.results;
      if(Array.isArray(data0)){
        if(data0.length > 50){
          const err3 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit: 50}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate284(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.knowledge_state !== undefined){
      if(!(validate87(data.knowledge_state, {instancePath:instancePath+"/knowledge_state",parentData:data,parentDataProperty:"knowledge_state",rootData}))){
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate283.errors = vErrors;
  return errors === 0;
}
function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate283(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(typeof data === "string"){
    if(func2(data) > 255){
      const err0 = {instancePath,schemaPath:"#/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"}};
    (vErrors ??= []).push(err2);
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
    const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err3);
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
  validate292.errors = vErrors;
  return errors === 0;
}
function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.description === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.inputSchema === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputSchema"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.name !== undefined){
      if(!(validate190(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
        errors = vErrors.length;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(func2(data1) > 1024){
          const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.inputSchema !== undefined){
      let data2 = data.inputSchema;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        const err5 = {instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate294.errors = vErrors;
  return errors === 0;
}
const schema133 = {"type":"string","enum":["dry_run","commit"],"default":"commit"};
function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((data === "dry_run") || (data === "commit"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema133.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.execution_mode === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "execution_mode"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.execution_mode !== undefined){
      if(!(validate298(data.execution_mode, {instancePath:instancePath+"/execution_mode",parentData:data,parentDataProperty:"execution_mode",rootData}))){
        vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
        errors = vErrors.length;
      }
    }
    if(data.shadow_run_id !== undefined){
      let data2 = data.shadow_run_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err4 = {instancePath:instancePath+"/shadow_run_id",schemaPath:"#/properties/shadow_run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/shadow_run_id",schemaPath:"#/properties/shadow_run_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.approval_required !== undefined){
      if(typeof data.approval_required !== "boolean"){
        const err6 = {instancePath:instancePath+"/approval_required",schemaPath:"#/properties/approval_required/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonrpc === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonrpc"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.result === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "jsonrpc") || (key0 === "id")) || (key0 === "result"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        const err4 = {instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validate292(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
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
              const err5 = {instancePath:instancePath+"/result/tools",schemaPath:"#/properties/result/properties/tools/maxItems",keyword:"maxItems",params:{limit: 64}};
              (vErrors ??= []).push(err5);
              errors++;
            }
            const len0 = data3.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate294(data3[i0], {instancePath:instancePath+"/result/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err6 = {instancePath:instancePath+"/result/tools",schemaPath:"#/properties/result/properties/tools/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
        if(data2.content !== undefined){
          let data5 = data2.content;
          if(Array.isArray(data5)){
            if(data5.length > 64){
              const err7 = {instancePath:instancePath+"/result/content",schemaPath:"#/properties/result/properties/content/maxItems",keyword:"maxItems",params:{limit: 64}};
              (vErrors ??= []).push(err7);
              errors++;
            }
            const len1 = data5.length;
            for(let i1=0; i1<len1; i1++){
              let data6 = data5[i1];
              if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
                if(data6.type === undefined){
                  const err8 = {instancePath:instancePath+"/result/content/" + i1,schemaPath:"#/properties/result/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
                  (vErrors ??= []).push(err8);
                  errors++;
                }
                if(data6.type !== undefined){
                  let data7 = data6.type;
                  if(typeof data7 === "string"){
                    if(func2(data7) > 32){
                      const err9 = {instancePath:instancePath+"/result/content/" + i1+"/type",schemaPath:"#/properties/result/properties/content/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 32}};
                      (vErrors ??= []).push(err9);
                      errors++;
                    }
                  }
                  else {
                    const err10 = {instancePath:instancePath+"/result/content/" + i1+"/type",schemaPath:"#/properties/result/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
                    (vErrors ??= []).push(err10);
                    errors++;
                  }
                }
                if(data6.text !== undefined){
                  let data8 = data6.text;
                  if(typeof data8 === "string"){
                    if(func2(data8) > 1048576){
                      const err11 = {instancePath:instancePath+"/result/content/" + i1+"/text",schemaPath:"#/properties/result/properties/content/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 1048576}};
                      (vErrors ??= []).push(err11);
                      errors++;
                    }
                  }
                  else {
                    const err12 = {instancePath:instancePath+"/result/content/" + i1+"/text",schemaPath:"#/properties/result/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
                    (vErrors ??= []).push(err12);
                    errors++;
                  }
                }
              }
              else {
                const err13 = {instancePath:instancePath+"/result/content/" + i1,schemaPath:"#/properties/result/properties/content/items/type",keyword:"type",params:{type: "object"}};
                (vErrors ??= []).push(err13);
                errors++;
              }
            }
          }
          else {
            const err14 = {instancePath:instancePath+"/result/content",schemaPath:"#/properties/result/properties/content/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err14);
            errors++;
          }
        }
        if(data2.structuredContent !== undefined){
          if(!(validate297(data2.structuredContent, {instancePath:instancePath+"/result/structuredContent",parentData:data2,parentDataProperty:"structuredContent",rootData}))){
            vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
            errors = vErrors.length;
          }
        }
        if(data2.isError !== undefined){
          if(typeof data2.isError !== "boolean"){
            const err15 = {instancePath:instancePath+"/result/isError",schemaPath:"#/properties/result/properties/isError/type",keyword:"type",params:{type: "boolean"}};
            (vErrors ??= []).push(err15);
            errors++;
          }
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
  }
  else {
    const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate291.errors = vErrors;
  return errors === 0;
}
const pattern8 = new RegExp("^([a-z][a-z_]*|HITL_REQUIRED)$", "u");
function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.retryable === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retryable"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.code !== undefined){
      let data0 = data.code;
      if(typeof data0 === "string"){
        if(func2(data0) > 64){
          const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!pattern8.test(data0)){
          const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z_]*|HITL_REQUIRED)$"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.retryable !== undefined){
      if(typeof data.retryable !== "boolean"){
        const err5 = {instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.approval_id !== undefined){
      let data2 = data.approval_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err6 = {instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data3 = data.run_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err8 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
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
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate303.errors = vErrors;
  return errors === 0;
}
function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonrpc === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonrpc"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.error === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "jsonrpc") || (key0 === "id")) || (key0 === "error"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        const err4 = {instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}};
        (vErrors ??= []).push(err4);
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
        if(func2(data1) > 255){
          const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/0/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if(_valid0){
        valid1 = true;
        passing0 = 0;
      }
      const _errs7 = errors;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/1/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err7);
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
          const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/2/type",keyword:"type",params:{type: "null"}};
          (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
        (vErrors ??= []).push(err9);
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
          const err10 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        if(data2.message === undefined){
          const err11 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        for(const key1 in data2){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "data"))){
            const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data2.code !== undefined){
          let data3 = data2.code;
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            const err13 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err13);
            errors++;
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 > 32767 || isNaN(data3)){
              const err14 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32767}};
              (vErrors ??= []).push(err14);
              errors++;
            }
            if(data3 < -32768 || isNaN(data3)){
              const err15 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -32768}};
              (vErrors ??= []).push(err15);
              errors++;
            }
          }
        }
        if(data2.message !== undefined){
          let data4 = data2.message;
          if(typeof data4 === "string"){
            if(func2(data4) > 1024){
              const err16 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err16);
              errors++;
            }
          }
          else {
            const err17 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
        if(data2.data !== undefined){
          if(!(validate303(data2.data, {instancePath:instancePath+"/error/data",parentData:data2,parentDataProperty:"data",rootData}))){
            vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
    errors++;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
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
    const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err0);
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
  validate290.errors = vErrors;
  return errors === 0;
}
const schema136 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["insufficient_scope","permission_denied"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!((data2 === "insufficient_scope") || (data2 === "permission_denied"))){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema136.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate307.errors = vErrors;
  return errors === 0;
}
const schema137 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["preview_not_enabled"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "preview_not_enabled")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema137.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
const schema139 = {"type":"object","required":["token","token_type","phone_number","scopes","expires_at","base_url","mcp_url","organization_id","channel_id","conversation_id","customer_id","template_id","voucher_id","key_id","owner_id","operator_token","phone_numbers"],"properties":{"token":{"type":"string","minLength":1,"maxLength":256},"token_type":{"const":"Bearer"},"phone_number":{"$ref":"PhoneNumber"},"scopes":{"type":"array","maxItems":32,"uniqueItems":true,"items":{"$ref":"Scope"}},"expires_at":{"$ref":"Timestamp"},"base_url":{"type":"string","format":"uri","maxLength":2048},"mcp_url":{"type":"string","format":"uri","maxLength":2048},"organization_id":{"type":"string","format":"uuid"},"channel_id":{"type":"string","format":"uuid"},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"template_id":{"type":"string","format":"uuid"},"voucher_id":{"type":"string","format":"uuid"},"key_id":{"type":"string","format":"uuid"},"owner_id":{"type":"string","format":"uuid"},"operator_token":{"type":"string","minLength":1,"maxLength":256},"phone_numbers":{"$ref":"SandboxPhoneNumbers"}},"additionalProperties":false};
const schema140 = {"type":"string","enum":["atlas.messages.send","atlas.channels.read","atlas.knowledge.read","atlas.knowledge.write","atlas.agents.read","atlas.agents.write","atlas.agents.publish","atlas.sessions.read","atlas.sessions.write","atlas.conversations.read","atlas.context.read","atlas.actions.execute","atlas.actions.write","atlas.events.read","atlas.events.write","atlas.runs.read","atlas.keys.write"]};
function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((((((((((((((data === "atlas.messages.send") || (data === "atlas.channels.read")) || (data === "atlas.knowledge.read")) || (data === "atlas.knowledge.write")) || (data === "atlas.agents.read")) || (data === "atlas.agents.write")) || (data === "atlas.agents.publish")) || (data === "atlas.sessions.read")) || (data === "atlas.sessions.write")) || (data === "atlas.conversations.read")) || (data === "atlas.context.read")) || (data === "atlas.actions.execute")) || (data === "atlas.actions.write")) || (data === "atlas.events.read")) || (data === "atlas.events.write")) || (data === "atlas.runs.read")) || (data === "atlas.keys.write"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema140.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate312.errors = vErrors;
  return errors === 0;
}
function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.delivered === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivered"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.failed === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.stays_sent === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stays_sent"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.window_closed === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_closed"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.slow === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slow"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "delivered") || (key0 === "failed")) || (key0 === "stays_sent")) || (key0 === "window_closed")) || (key0 === "slow"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
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
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate315.errors = vErrors;
  return errors === 0;
}
function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.token_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.phone_number === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.scopes === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.expires_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.base_url === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.mcp_url === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcp_url"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.organization_id === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_id"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.channel_id === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_id"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    if(data.customer_id === undefined){
      const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_id"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.template_id === undefined){
      const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template_id"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.voucher_id === undefined){
      const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voucher_id"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.key_id === undefined){
      const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_id"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.owner_id === undefined){
      const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner_id"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.operator_token === undefined){
      const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator_token"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.phone_numbers === undefined){
      const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_numbers"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema139.properties, key0))){
        const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(func2(data0) > 256){
          const err18 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(func2(data0) < 1){
          const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
      else {
        const err20 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.token_type !== undefined){
      if("Bearer" !== data.token_type){
        const err21 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"}};
        (vErrors ??= []).push(err21);
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
          const err22 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err22);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate312(data3[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
                const err23 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
                (vErrors ??= []).push(err23);
                errors++;
                break outer0;
              }
            }
          }
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate194(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.base_url !== undefined){
      let data6 = data.base_url;
      if(typeof data6 === "string"){
        if(func2(data6) > 2048){
          const err25 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err25);
          errors++;
        }
        if(!(formats162(data6))){
          const err26 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
      else {
        const err27 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err27);
        errors++;
      }
    }
    if(data.mcp_url !== undefined){
      let data7 = data.mcp_url;
      if(typeof data7 === "string"){
        if(func2(data7) > 2048){
          const err28 = {instancePath:instancePath+"/mcp_url",schemaPath:"#/properties/mcp_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err28);
          errors++;
        }
        if(!(formats162(data7))){
          const err29 = {instancePath:instancePath+"/mcp_url",schemaPath:"#/properties/mcp_url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err29);
          errors++;
        }
      }
      else {
        const err30 = {instancePath:instancePath+"/mcp_url",schemaPath:"#/properties/mcp_url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if(data.organization_id !== undefined){
      let data8 = data.organization_id;
      if(typeof data8 === "string"){
        if(!(formats0(data8))){
          const err31 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err31);
          errors++;
        }
      }
      else {
        const err32 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if(data.channel_id !== undefined){
      let data9 = data.channel_id;
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          const err33 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err33);
          errors++;
        }
      }
      else {
        const err34 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data10 = data.conversation_id;
      if(typeof data10 === "string"){
        if(!(formats0(data10))){
          const err35 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
      else {
        const err36 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data11 = data.customer_id;
      if(typeof data11 === "string"){
        if(!(formats0(data11))){
          const err37 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err37);
          errors++;
        }
      }
      else {
        const err38 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err38);
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data12 = data.template_id;
      if(typeof data12 === "string"){
        if(!(formats0(data12))){
          const err39 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err39);
          errors++;
        }
      }
      else {
        const err40 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err40);
        errors++;
      }
    }
    if(data.voucher_id !== undefined){
      let data13 = data.voucher_id;
      if(typeof data13 === "string"){
        if(!(formats0(data13))){
          const err41 = {instancePath:instancePath+"/voucher_id",schemaPath:"#/properties/voucher_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err41);
          errors++;
        }
      }
      else {
        const err42 = {instancePath:instancePath+"/voucher_id",schemaPath:"#/properties/voucher_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err42);
        errors++;
      }
    }
    if(data.key_id !== undefined){
      let data14 = data.key_id;
      if(typeof data14 === "string"){
        if(!(formats0(data14))){
          const err43 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err43);
          errors++;
        }
      }
      else {
        const err44 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err44);
        errors++;
      }
    }
    if(data.owner_id !== undefined){
      let data15 = data.owner_id;
      if(typeof data15 === "string"){
        if(!(formats0(data15))){
          const err45 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err45);
          errors++;
        }
      }
      else {
        const err46 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err46);
        errors++;
      }
    }
    if(data.operator_token !== undefined){
      let data16 = data.operator_token;
      if(typeof data16 === "string"){
        if(func2(data16) > 256){
          const err47 = {instancePath:instancePath+"/operator_token",schemaPath:"#/properties/operator_token/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err47);
          errors++;
        }
        if(func2(data16) < 1){
          const err48 = {instancePath:instancePath+"/operator_token",schemaPath:"#/properties/operator_token/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err48);
          errors++;
        }
      }
      else {
        const err49 = {instancePath:instancePath+"/operator_token",schemaPath:"#/properties/operator_token/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err49);
        errors++;
      }
    }
    if(data.phone_numbers !== undefined){
      if(!(validate315(data.phone_numbers, {instancePath:instancePath+"/phone_numbers",parentData:data,parentDataProperty:"phone_numbers",rootData}))){
        vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err50);
    errors++;
  }
  validate310.errors = vErrors;
  return errors === 0;
}
function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate310(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate309.errors = vErrors;
  return errors === 0;
}
const schema143 = {"type":"object","required":["name","description","version","url","transport","protocol_versions","methods","execution_modes","authentication","tools"],"properties":{"name":{"type":"string","maxLength":128},"description":{"type":"string","maxLength":1024},"version":{"type":"string","maxLength":64},"url":{"type":"string","format":"uri","maxLength":2048},"enabled":{"type":"boolean"},"transport":{"const":"streamable-http"},"protocol_versions":{"type":"array","maxItems":16,"items":{"type":"string","format":"date"}},"methods":{"type":"array","maxItems":16,"items":{"type":"string","maxLength":128}},"execution_modes":{"type":"array","maxItems":2,"items":{"$ref":"ExecutionMode"}},"authentication":{"$ref":"DiscoveryAuthentication"},"tools":{"type":"array","maxItems":64,"items":{"type":"object","required":["name","description","requires_approval"],"properties":{"name":{"$ref":"ToolName"},"description":{"type":"string","maxLength":1024},"requires_approval":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const formats208 = formats.date;
const schema144 = {"type":"object","required":["type","description","sandbox_credentials_url"],"properties":{"type":{"const":"bearer"},"description":{"type":"string","maxLength":1024},"sandbox_credentials_url":{"type":["string","null"],"format":"uri","maxLength":2048}},"additionalProperties":false};
function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.description === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.sandbox_credentials_url === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sandbox_credentials_url"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "type") || (key0 === "description")) || (key0 === "sandbox_credentials_url"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.type !== undefined){
      if("bearer" !== data.type){
        const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "bearer"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(func2(data1) > 1024){
          const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.sandbox_credentials_url !== undefined){
      let data2 = data.sandbox_credentials_url;
      if((typeof data2 !== "string") && (data2 !== null)){
        const err7 = {instancePath:instancePath+"/sandbox_credentials_url",schemaPath:"#/properties/sandbox_credentials_url/type",keyword:"type",params:{type: schema144.properties.sandbox_credentials_url.type}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 2048){
          const err8 = {instancePath:instancePath+"/sandbox_credentials_url",schemaPath:"#/properties/sandbox_credentials_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(!(formats162(data2))){
          const err9 = {instancePath:instancePath+"/sandbox_credentials_url",schemaPath:"#/properties/sandbox_credentials_url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate326.errors = vErrors;
  return errors === 0;
}
function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.description === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.version === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.url === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.transport === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transport"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.protocol_versions === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol_versions"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.methods === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.execution_modes === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "execution_modes"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.authentication === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authentication"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.tools === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema143.properties, key0))){
        const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 128){
          const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(func2(data1) > 1024){
          const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.version !== undefined){
      let data2 = data.version;
      if(typeof data2 === "string"){
        if(func2(data2) > 64){
          const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.url !== undefined){
      let data3 = data.url;
      if(typeof data3 === "string"){
        if(func2(data3) > 2048){
          const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err17);
          errors++;
        }
        if(!(formats162(data3))){
          const err18 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
      else {
        const err19 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if(data.enabled !== undefined){
      if(typeof data.enabled !== "boolean"){
        const err20 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.transport !== undefined){
      if("streamable-http" !== data.transport){
        const err21 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/const",keyword:"const",params:{allowedValue: "streamable-http"}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if(data.protocol_versions !== undefined){
      let data6 = data.protocol_versions;
      if(Array.isArray(data6)){
        if(data6.length > 16){
          const err22 = {instancePath:instancePath+"/protocol_versions",schemaPath:"#/properties/protocol_versions/maxItems",keyword:"maxItems",params:{limit: 16}};
          (vErrors ??= []).push(err22);
          errors++;
        }
        const len0 = data6.length;
        for(let i0=0; i0<len0; i0++){
          let data7 = data6[i0];
          if(typeof data7 === "string"){
            if(!(formats208(data7))){
              const err23 = {instancePath:instancePath+"/protocol_versions/" + i0,schemaPath:"#/properties/protocol_versions/items/format",keyword:"format",params:{format: "date"}};
              (vErrors ??= []).push(err23);
              errors++;
            }
          }
          else {
            const err24 = {instancePath:instancePath+"/protocol_versions/" + i0,schemaPath:"#/properties/protocol_versions/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err24);
            errors++;
          }
        }
      }
      else {
        const err25 = {instancePath:instancePath+"/protocol_versions",schemaPath:"#/properties/protocol_versions/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if(data.methods !== undefined){
      let data8 = data.methods;
      if(Array.isArray(data8)){
        if(data8.length > 16){
          const err26 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/maxItems",keyword:"maxItems",params:{limit: 16}};
          (vErrors ??= []).push(err26);
          errors++;
        }
        const len1 = data8.length;
        for(let i1=0; i1<len1; i1++){
          let data9 = data8[i1];
          if(typeof data9 === "string"){
            if(func2(data9) > 128){
              const err27 = {instancePath:instancePath+"/methods/" + i1,schemaPath:"#/properties/methods/items/maxLength",keyword:"maxLength",params:{limit: 128}};
              (vErrors ??= []).push(err27);
              errors++;
            }
          }
          else {
            const err28 = {instancePath:instancePath+"/methods/" + i1,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err28);
            errors++;
          }
        }
      }
      else {
        const err29 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if(data.execution_modes !== undefined){
      let data10 = data.execution_modes;
      if(Array.isArray(data10)){
        if(data10.length > 2){
          const err30 = {instancePath:instancePath+"/execution_modes",schemaPath:"#/properties/execution_modes/maxItems",keyword:"maxItems",params:{limit: 2}};
          (vErrors ??= []).push(err30);
          errors++;
        }
        const len2 = data10.length;
        for(let i2=0; i2<len2; i2++){
          if(!(validate298(data10[i2], {instancePath:instancePath+"/execution_modes/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err31 = {instancePath:instancePath+"/execution_modes",schemaPath:"#/properties/execution_modes/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if(data.authentication !== undefined){
      if(!(validate326(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
        errors = vErrors.length;
      }
    }
    if(data.tools !== undefined){
      let data13 = data.tools;
      if(Array.isArray(data13)){
        if(data13.length > 64){
          const err32 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err32);
          errors++;
        }
        const len3 = data13.length;
        for(let i3=0; i3<len3; i3++){
          let data14 = data13[i3];
          if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
            if(data14.name === undefined){
              const err33 = {instancePath:instancePath+"/tools/" + i3,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "name"}};
              (vErrors ??= []).push(err33);
              errors++;
            }
            if(data14.description === undefined){
              const err34 = {instancePath:instancePath+"/tools/" + i3,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "description"}};
              (vErrors ??= []).push(err34);
              errors++;
            }
            if(data14.requires_approval === undefined){
              const err35 = {instancePath:instancePath+"/tools/" + i3,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "requires_approval"}};
              (vErrors ??= []).push(err35);
              errors++;
            }
            for(const key1 in data14){
              if(!(((key1 === "name") || (key1 === "description")) || (key1 === "requires_approval"))){
                const err36 = {instancePath:instancePath+"/tools/" + i3,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
                (vErrors ??= []).push(err36);
                errors++;
              }
            }
            if(data14.name !== undefined){
              if(!(validate190(data14.name, {instancePath:instancePath+"/tools/" + i3+"/name",parentData:data14,parentDataProperty:"name",rootData}))){
                vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
                errors = vErrors.length;
              }
            }
            if(data14.description !== undefined){
              let data16 = data14.description;
              if(typeof data16 === "string"){
                if(func2(data16) > 1024){
                  const err37 = {instancePath:instancePath+"/tools/" + i3+"/description",schemaPath:"#/properties/tools/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024}};
                  (vErrors ??= []).push(err37);
                  errors++;
                }
              }
              else {
                const err38 = {instancePath:instancePath+"/tools/" + i3+"/description",schemaPath:"#/properties/tools/items/properties/description/type",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err38);
                errors++;
              }
            }
            if(data14.requires_approval !== undefined){
              if(typeof data14.requires_approval !== "boolean"){
                const err39 = {instancePath:instancePath+"/tools/" + i3+"/requires_approval",schemaPath:"#/properties/tools/items/properties/requires_approval/type",keyword:"type",params:{type: "boolean"}};
                (vErrors ??= []).push(err39);
                errors++;
              }
            }
          }
          else {
            const err40 = {instancePath:instancePath+"/tools/" + i3,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err40);
            errors++;
          }
        }
      }
      else {
        const err41 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err41);
        errors++;
      }
    }
  }
  else {
    const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err42);
    errors++;
  }
  validate324.errors = vErrors;
  return errors === 0;
}
function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
    errors = vErrors.length;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
const schema146 = {"type":"object","required":["name","description","version","hosts","documents","authentication","scopes","fit","not_fit"],"properties":{"name":{"type":"string","maxLength":128},"description":{"type":"string","maxLength":1024},"version":{"type":"string","maxLength":64},"hosts":{"type":"object","required":["base_url","console_url","agent_base_url","site_url"],"properties":{"base_url":{"type":"string","format":"uri","maxLength":2048},"console_url":{"type":"string","format":"uri","maxLength":2048},"agent_base_url":{"type":"string","format":"uri","maxLength":2048},"site_url":{"type":"string","format":"uri","maxLength":2048}},"additionalProperties":false},"documents":{"type":"object","required":["openapi","mcp","llms","llms_full","skill","agents","developers","changelog","version"],"properties":{"openapi":{"type":"string","format":"uri","maxLength":2048},"mcp":{"type":"string","format":"uri","maxLength":2048},"llms":{"type":"string","format":"uri","maxLength":2048},"llms_full":{"type":"string","format":"uri","maxLength":2048},"skill":{"type":"string","format":"uri","maxLength":2048},"agents":{"type":"string","format":"uri","maxLength":2048},"developers":{"type":"string","format":"uri","maxLength":2048},"changelog":{"type":"string","format":"uri","maxLength":2048},"version":{"type":"string","format":"uri","maxLength":2048}},"additionalProperties":false},"authentication":{"$ref":"DiscoveryAuthentication"},"scopes":{"type":"array","maxItems":64,"items":{"type":"object","required":["name","description"],"properties":{"name":{"$ref":"Scope"},"description":{"type":"string","maxLength":256}},"additionalProperties":false}},"fit":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":256}},"not_fit":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":256}}},"additionalProperties":false};
function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.description === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.version === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.hosts === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.documents === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.authentication === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authentication"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.scopes === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.fit === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fit"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.not_fit === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_fit"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema146.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 128){
          const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data1 = data.description;
      if(typeof data1 === "string"){
        if(func2(data1) > 1024){
          const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.version !== undefined){
      let data2 = data.version;
      if(typeof data2 === "string"){
        if(func2(data2) > 64){
          const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.hosts !== undefined){
      let data3 = data.hosts;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.base_url === undefined){
          const err16 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "base_url"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
        if(data3.console_url === undefined){
          const err17 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "console_url"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
        if(data3.agent_base_url === undefined){
          const err18 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "agent_base_url"}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(data3.site_url === undefined){
          const err19 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "site_url"}};
          (vErrors ??= []).push(err19);
          errors++;
        }
        for(const key1 in data3){
          if(!((((key1 === "base_url") || (key1 === "console_url")) || (key1 === "agent_base_url")) || (key1 === "site_url"))){
            const err20 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err20);
            errors++;
          }
        }
        if(data3.base_url !== undefined){
          let data4 = data3.base_url;
          if(typeof data4 === "string"){
            if(func2(data4) > 2048){
              const err21 = {instancePath:instancePath+"/hosts/base_url",schemaPath:"#/properties/hosts/properties/base_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err21);
              errors++;
            }
            if(!(formats162(data4))){
              const err22 = {instancePath:instancePath+"/hosts/base_url",schemaPath:"#/properties/hosts/properties/base_url/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err22);
              errors++;
            }
          }
          else {
            const err23 = {instancePath:instancePath+"/hosts/base_url",schemaPath:"#/properties/hosts/properties/base_url/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err23);
            errors++;
          }
        }
        if(data3.console_url !== undefined){
          let data5 = data3.console_url;
          if(typeof data5 === "string"){
            if(func2(data5) > 2048){
              const err24 = {instancePath:instancePath+"/hosts/console_url",schemaPath:"#/properties/hosts/properties/console_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err24);
              errors++;
            }
            if(!(formats162(data5))){
              const err25 = {instancePath:instancePath+"/hosts/console_url",schemaPath:"#/properties/hosts/properties/console_url/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err25);
              errors++;
            }
          }
          else {
            const err26 = {instancePath:instancePath+"/hosts/console_url",schemaPath:"#/properties/hosts/properties/console_url/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err26);
            errors++;
          }
        }
        if(data3.agent_base_url !== undefined){
          let data6 = data3.agent_base_url;
          if(typeof data6 === "string"){
            if(func2(data6) > 2048){
              const err27 = {instancePath:instancePath+"/hosts/agent_base_url",schemaPath:"#/properties/hosts/properties/agent_base_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err27);
              errors++;
            }
            if(!(formats162(data6))){
              const err28 = {instancePath:instancePath+"/hosts/agent_base_url",schemaPath:"#/properties/hosts/properties/agent_base_url/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err28);
              errors++;
            }
          }
          else {
            const err29 = {instancePath:instancePath+"/hosts/agent_base_url",schemaPath:"#/properties/hosts/properties/agent_base_url/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err29);
            errors++;
          }
        }
        if(data3.site_url !== undefined){
          let data7 = data3.site_url;
          if(typeof data7 === "string"){
            if(func2(data7) > 2048){
              const err30 = {instancePath:instancePath+"/hosts/site_url",schemaPath:"#/properties/hosts/properties/site_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err30);
              errors++;
            }
            if(!(formats162(data7))){
              const err31 = {instancePath:instancePath+"/hosts/site_url",schemaPath:"#/properties/hosts/properties/site_url/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err31);
              errors++;
            }
          }
          else {
            const err32 = {instancePath:instancePath+"/hosts/site_url",schemaPath:"#/properties/hosts/properties/site_url/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err32);
            errors++;
          }
        }
      }
      else {
        const err33 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if(data.documents !== undefined){
      let data8 = data.documents;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.openapi === undefined){
          const err34 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "openapi"}};
          (vErrors ??= []).push(err34);
          errors++;
        }
        if(data8.mcp === undefined){
          const err35 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "mcp"}};
          (vErrors ??= []).push(err35);
          errors++;
        }
        if(data8.llms === undefined){
          const err36 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "llms"}};
          (vErrors ??= []).push(err36);
          errors++;
        }
        if(data8.llms_full === undefined){
          const err37 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "llms_full"}};
          (vErrors ??= []).push(err37);
          errors++;
        }
        if(data8.skill === undefined){
          const err38 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "skill"}};
          (vErrors ??= []).push(err38);
          errors++;
        }
        if(data8.agents === undefined){
          const err39 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "agents"}};
          (vErrors ??= []).push(err39);
          errors++;
        }
        if(data8.developers === undefined){
          const err40 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "developers"}};
          (vErrors ??= []).push(err40);
          errors++;
        }
        if(data8.changelog === undefined){
          const err41 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "changelog"}};
          (vErrors ??= []).push(err41);
          errors++;
        }
        if(data8.version === undefined){
          const err42 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/required",keyword:"required",params:{missingProperty: "version"}};
          (vErrors ??= []).push(err42);
          errors++;
        }
        for(const key2 in data8){
          if(!(func37.call(schema146.properties.documents.properties, key2))){
            const err43 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
            (vErrors ??= []).push(err43);
            errors++;
          }
        }
        if(data8.openapi !== undefined){
          let data9 = data8.openapi;
          if(typeof data9 === "string"){
            if(func2(data9) > 2048){
              const err44 = {instancePath:instancePath+"/documents/openapi",schemaPath:"#/properties/documents/properties/openapi/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err44);
              errors++;
            }
            if(!(formats162(data9))){
              const err45 = {instancePath:instancePath+"/documents/openapi",schemaPath:"#/properties/documents/properties/openapi/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err45);
              errors++;
            }
          }
          else {
            const err46 = {instancePath:instancePath+"/documents/openapi",schemaPath:"#/properties/documents/properties/openapi/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err46);
            errors++;
          }
        }
        if(data8.mcp !== undefined){
          let data10 = data8.mcp;
          if(typeof data10 === "string"){
            if(func2(data10) > 2048){
              const err47 = {instancePath:instancePath+"/documents/mcp",schemaPath:"#/properties/documents/properties/mcp/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err47);
              errors++;
            }
            if(!(formats162(data10))){
              const err48 = {instancePath:instancePath+"/documents/mcp",schemaPath:"#/properties/documents/properties/mcp/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err48);
              errors++;
            }
          }
          else {
            const err49 = {instancePath:instancePath+"/documents/mcp",schemaPath:"#/properties/documents/properties/mcp/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err49);
            errors++;
          }
        }
        if(data8.llms !== undefined){
          let data11 = data8.llms;
          if(typeof data11 === "string"){
            if(func2(data11) > 2048){
              const err50 = {instancePath:instancePath+"/documents/llms",schemaPath:"#/properties/documents/properties/llms/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err50);
              errors++;
            }
            if(!(formats162(data11))){
              const err51 = {instancePath:instancePath+"/documents/llms",schemaPath:"#/properties/documents/properties/llms/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err51);
              errors++;
            }
          }
          else {
            const err52 = {instancePath:instancePath+"/documents/llms",schemaPath:"#/properties/documents/properties/llms/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err52);
            errors++;
          }
        }
        if(data8.llms_full !== undefined){
          let data12 = data8.llms_full;
          if(typeof data12 === "string"){
            if(func2(data12) > 2048){
              const err53 = {instancePath:instancePath+"/documents/llms_full",schemaPath:"#/properties/documents/properties/llms_full/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err53);
              errors++;
            }
            if(!(formats162(data12))){
              const err54 = {instancePath:instancePath+"/documents/llms_full",schemaPath:"#/properties/documents/properties/llms_full/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err54);
              errors++;
            }
          }
          else {
            const err55 = {instancePath:instancePath+"/documents/llms_full",schemaPath:"#/properties/documents/properties/llms_full/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err55);
            errors++;
          }
        }
        if(data8.skill !== undefined){
          let data13 = data8.skill;
          if(typeof data13 === "string"){
            if(func2(data13) > 2048){
              const err56 = {instancePath:instancePath+"/documents/skill",schemaPath:"#/properties/documents/properties/skill/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err56);
              errors++;
            }
            if(!(formats162(data13))){
              const err57 = {instancePath:instancePath+"/documents/skill",schemaPath:"#/properties/documents/properties/skill/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err57);
              errors++;
            }
          }
          else {
            const err58 = {instancePath:instancePath+"/documents/skill",schemaPath:"#/properties/documents/properties/skill/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err58);
            errors++;
          }
        }
        if(data8.agents !== undefined){
          let data14 = data8.agents;
          if(typeof data14 === "string"){
            if(func2(data14) > 2048){
              const err59 = {instancePath:instancePath+"/documents/agents",schemaPath:"#/properties/documents/properties/agents/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err59);
              errors++;
            }
            if(!(formats162(data14))){
              const err60 = {instancePath:instancePath+"/documents/agents",schemaPath:"#/properties/documents/properties/agents/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err60);
              errors++;
            }
          }
          else {
            const err61 = {instancePath:instancePath+"/documents/agents",schemaPath:"#/properties/documents/properties/agents/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err61);
            errors++;
          }
        }
        if(data8.developers !== undefined){
          let data15 = data8.developers;
          if(typeof data15 === "string"){
            if(func2(data15) > 2048){
              const err62 = {instancePath:instancePath+"/documents/developers",schemaPath:"#/properties/documents/properties/developers/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err62);
              errors++;
            }
            if(!(formats162(data15))){
              const err63 = {instancePath:instancePath+"/documents/developers",schemaPath:"#/properties/documents/properties/developers/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err63);
              errors++;
            }
          }
          else {
            const err64 = {instancePath:instancePath+"/documents/developers",schemaPath:"#/properties/documents/properties/developers/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err64);
            errors++;
          }
        }
        if(data8.changelog !== undefined){
          let data16 = data8.changelog;
          if(typeof data16 === "string"){
            if(func2(data16) > 2048){
              const err65 = {instancePath:instancePath+"/documents/changelog",schemaPath:"#/properties/documents/properties/changelog/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err65);
              errors++;
            }
            if(!(formats162(data16))){
              const err66 = {instancePath:instancePath+"/documents/changelog",schemaPath:"#/properties/documents/properties/changelog/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err66);
              errors++;
            }
          }
          else {
            const err67 = {instancePath:instancePath+"/documents/changelog",schemaPath:"#/properties/documents/properties/changelog/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err67);
            errors++;
          }
        }
        if(data8.version !== undefined){
          let data17 = data8.version;
          if(typeof data17 === "string"){
            if(func2(data17) > 2048){
              const err68 = {instancePath:instancePath+"/documents/version",schemaPath:"#/properties/documents/properties/version/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err68);
              errors++;
            }
            if(!(formats162(data17))){
              const err69 = {instancePath:instancePath+"/documents/version",schemaPath:"#/properties/documents/properties/version/format",keyword:"format",params:{format: "uri"}};
              (vErrors ??= []).push(err69);
              errors++;
            }
          }
          else {
            const err70 = {instancePath:instancePath+"/documents/version",schemaPath:"#/properties/documents/properties/version/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err70);
            errors++;
          }
        }
      }
      else {
        const err71 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err71);
        errors++;
      }
    }
    if(data.authentication !== undefined){
      if(!(validate326(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
        errors = vErrors.length;
      }
    }
    if(data.scopes !== undefined){
      let data19 = data.scopes;
      if(Array.isArray(data19)){
        if(data19.length > 64){
          const err72 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
          (vErrors ??= []).push(err72);
          errors++;
        }
        const len0 = data19.length;
        for(let i0=0; i0<len0; i0++){
          let data20 = data19[i0];
          if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
            if(data20.name === undefined){
              const err73 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/required",keyword:"required",params:{missingProperty: "name"}};
              (vErrors ??= []).push(err73);
              errors++;
            }
            if(data20.description === undefined){
              const err74 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/required",keyword:"required",params:{missingProperty: "description"}};
              (vErrors ??= []).push(err74);
              errors++;
            }
            for(const key3 in data20){
              if(!((key3 === "name") || (key3 === "description"))){
                const err75 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
                (vErrors ??= []).push(err75);
                errors++;
              }
            }
            if(data20.name !== undefined){
              if(!(validate312(data20.name, {instancePath:instancePath+"/scopes/" + i0+"/name",parentData:data20,parentDataProperty:"name",rootData}))){
                vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
                errors = vErrors.length;
              }
            }
            if(data20.description !== undefined){
              let data22 = data20.description;
              if(typeof data22 === "string"){
                if(func2(data22) > 256){
                  const err76 = {instancePath:instancePath+"/scopes/" + i0+"/description",schemaPath:"#/properties/scopes/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 256}};
                  (vErrors ??= []).push(err76);
                  errors++;
                }
              }
              else {
                const err77 = {instancePath:instancePath+"/scopes/" + i0+"/description",schemaPath:"#/properties/scopes/items/properties/description/type",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err77);
                errors++;
              }
            }
          }
          else {
            const err78 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err78);
            errors++;
          }
        }
      }
      else {
        const err79 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err79);
        errors++;
      }
    }
    if(data.fit !== undefined){
      let data23 = data.fit;
      if(Array.isArray(data23)){
        if(data23.length > 32){
          const err80 = {instancePath:instancePath+"/fit",schemaPath:"#/properties/fit/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err80);
          errors++;
        }
        const len1 = data23.length;
        for(let i1=0; i1<len1; i1++){
          let data24 = data23[i1];
          if(typeof data24 === "string"){
            if(func2(data24) > 256){
              const err81 = {instancePath:instancePath+"/fit/" + i1,schemaPath:"#/properties/fit/items/maxLength",keyword:"maxLength",params:{limit: 256}};
              (vErrors ??= []).push(err81);
              errors++;
            }
          }
          else {
            const err82 = {instancePath:instancePath+"/fit/" + i1,schemaPath:"#/properties/fit/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err82);
            errors++;
          }
        }
      }
      else {
        const err83 = {instancePath:instancePath+"/fit",schemaPath:"#/properties/fit/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err83);
        errors++;
      }
    }
    if(data.not_fit !== undefined){
      let data25 = data.not_fit;
      if(Array.isArray(data25)){
        if(data25.length > 32){
          const err84 = {instancePath:instancePath+"/not_fit",schemaPath:"#/properties/not_fit/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err84);
          errors++;
        }
        const len2 = data25.length;
        for(let i2=0; i2<len2; i2++){
          let data26 = data25[i2];
          if(typeof data26 === "string"){
            if(func2(data26) > 256){
              const err85 = {instancePath:instancePath+"/not_fit/" + i2,schemaPath:"#/properties/not_fit/items/maxLength",keyword:"maxLength",params:{limit: 256}};
              (vErrors ??= []).push(err85);
              errors++;
            }
          }
          else {
            const err86 = {instancePath:instancePath+"/not_fit/" + i2,schemaPath:"#/properties/not_fit/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err86);
            errors++;
          }
        }
      }
      else {
        const err87 = {instancePath:instancePath+"/not_fit",schemaPath:"#/properties/not_fit/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err87);
        errors++;
      }
    }
  }
  else {
    const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err88);
    errors++;
  }
  validate331.errors = vErrors;
  return errors === 0;
}
function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
    errors = vErrors.length;
  }
  validate330.errors = vErrors;
  return errors === 0;
}
const pattern9 = new RegExp("^3\\.1\\.\\d+$", "u");
function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.openapi === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openapi"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.info === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "info"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.paths === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.openapi !== undefined){
      let data0 = data.openapi;
      if(typeof data0 === "string"){
        if(!pattern9.test(data0)){
          const err3 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/pattern",keyword:"pattern",params:{pattern: "^3\\.1\\.\\d+$"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.info !== undefined){
      let data1 = data.info;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
      }
      else {
        const err5 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.paths !== undefined){
      let data2 = data.paths;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
      }
      else {
        const err6 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate336.errors = vErrors;
  return errors === 0;
}
function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
    errors = vErrors.length;
  }
  validate335.errors = vErrors;
  return errors === 0;
}
function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "status")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("ok" !== data.status){
        const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ok"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate339.errors = vErrors;
  return errors === 0;
}
function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate339(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate338.errors = vErrors;
  return errors === 0;
}
const schema152 = {"type":"object","required":["contract_version","build","environment","operations"],"properties":{"contract_version":{"type":"string","maxLength":64},"build":{"type":"string","maxLength":128},"environment":{"type":"string","enum":["sandbox","staging","production"]},"operations":{"type":"array","maxItems":512,"items":{"type":"object","required":["operation_id","stage","enabled"],"properties":{"operation_id":{"type":"string","maxLength":128},"stage":{"type":"string","enum":["stable","preview","deprecated","sunset"]},"enabled":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.contract_version === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract_version"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.build === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.environment === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.operations === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "contract_version") || (key0 === "build")) || (key0 === "environment")) || (key0 === "operations"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.contract_version !== undefined){
      let data0 = data.contract_version;
      if(typeof data0 === "string"){
        if(func2(data0) > 64){
          const err5 = {instancePath:instancePath+"/contract_version",schemaPath:"#/properties/contract_version/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/contract_version",schemaPath:"#/properties/contract_version/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.build !== undefined){
      let data1 = data.build;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          const err7 = {instancePath:instancePath+"/build",schemaPath:"#/properties/build/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/build",schemaPath:"#/properties/build/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.environment !== undefined){
      let data2 = data.environment;
      if(typeof data2 !== "string"){
        const err9 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(!(((data2 === "sandbox") || (data2 === "staging")) || (data2 === "production"))){
        const err10 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema152.properties.environment.enum}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.operations !== undefined){
      let data3 = data.operations;
      if(Array.isArray(data3)){
        if(data3.length > 512){
          const err11 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 512}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(data4.operation_id === undefined){
              const err12 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/required",keyword:"required",params:{missingProperty: "operation_id"}};
              (vErrors ??= []).push(err12);
              errors++;
            }
            if(data4.stage === undefined){
              const err13 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/required",keyword:"required",params:{missingProperty: "stage"}};
              (vErrors ??= []).push(err13);
              errors++;
            }
            if(data4.enabled === undefined){
              const err14 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/required",keyword:"required",params:{missingProperty: "enabled"}};
              (vErrors ??= []).push(err14);
              errors++;
            }
            for(const key1 in data4){
              if(!(((key1 === "operation_id") || (key1 === "stage")) || (key1 === "enabled"))){
                const err15 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
                (vErrors ??= []).push(err15);
                errors++;
              }
            }
            if(data4.operation_id !== undefined){
              let data5 = data4.operation_id;
              if(typeof data5 === "string"){
                if(func2(data5) > 128){
                  const err16 = {instancePath:instancePath+"/operations/" + i0+"/operation_id",schemaPath:"#/properties/operations/items/properties/operation_id/maxLength",keyword:"maxLength",params:{limit: 128}};
                  (vErrors ??= []).push(err16);
                  errors++;
                }
              }
              else {
                const err17 = {instancePath:instancePath+"/operations/" + i0+"/operation_id",schemaPath:"#/properties/operations/items/properties/operation_id/type",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err17);
                errors++;
              }
            }
            if(data4.stage !== undefined){
              let data6 = data4.stage;
              if(typeof data6 !== "string"){
                const err18 = {instancePath:instancePath+"/operations/" + i0+"/stage",schemaPath:"#/properties/operations/items/properties/stage/type",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err18);
                errors++;
              }
              if(!((((data6 === "stable") || (data6 === "preview")) || (data6 === "deprecated")) || (data6 === "sunset"))){
                const err19 = {instancePath:instancePath+"/operations/" + i0+"/stage",schemaPath:"#/properties/operations/items/properties/stage/enum",keyword:"enum",params:{allowedValues: schema152.properties.operations.items.properties.stage.enum}};
                (vErrors ??= []).push(err19);
                errors++;
              }
            }
            if(data4.enabled !== undefined){
              if(typeof data4.enabled !== "boolean"){
                const err20 = {instancePath:instancePath+"/operations/" + i0+"/enabled",schemaPath:"#/properties/operations/items/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
                (vErrors ??= []).push(err20);
                errors++;
              }
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err21);
            errors++;
          }
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
  }
  else {
    const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err23);
    errors++;
  }
  validate342.errors = vErrors;
  return errors === 0;
}
function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate342(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate341.errors = vErrors;
  return errors === 0;
}
function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.token_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.expires_at === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "token") || (key0 === "token_type")) || (key0 === "expires_at"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(func2(data0) > 256){
          const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(func2(data0) < 1){
          const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.token_type !== undefined){
      if("Bearer" !== data.token_type){
        const err7 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate194(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate346.errors = vErrors;
  return errors === 0;
}
const schema156 = {"type":"object","required":["id","email","role","permissions","status","last_signed_in_at","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"email":{"$ref":"MemberEmail"},"role":{"$ref":"MemberRole"},"permissions":{"$ref":"MemberPermissions"},"status":{"type":"string","enum":["invited","active"]},"last_signed_in_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const formats240 = formats.email;
function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 254){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!(formats240(data))){
      const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
const schema158 = {"type":["string","null"],"enum":["owner","developer","approver","auditor","viewer",null]};
function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema158.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((((((data === "owner") || (data === "developer")) || (data === "approver")) || (data === "auditor")) || (data === "viewer")) || (data === null))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema158.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate352.errors = vErrors;
  return errors === 0;
}
const schema160 = {"type":"string","enum":["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read"]};
function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((((((data === "developer_console.read") || (data === "developer_console.manage")) || (data === "atlas_api.apps.read")) || (data === "atlas_api.apps.write")) || (data === "atlas_api.oauth.manage")) || (data === "atlas_api.service_accounts.manage")) || (data === "atlas_api.keys.manage")) || (data === "atlas_api.webhooks.manage")) || (data === "atlas_api.audit.read"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema160.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate355.errors = vErrors;
  return errors === 0;
}
function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 32){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 32}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validate355(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
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
            const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
            (vErrors ??= []).push(err2);
            errors++;
            break outer0;
          }
        }
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate354.errors = vErrors;
  return errors === 0;
}
function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.email === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.role === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.permissions === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.last_signed_in_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_signed_in_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "role")) || (key0 === "permissions")) || (key0 === "status")) || (key0 === "last_signed_in_at")) || (key0 === "created_at"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.email !== undefined){
      if(!(validate350(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
        vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
        errors = vErrors.length;
      }
    }
    if(data.role !== undefined){
      if(!(validate352(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
        vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
        errors = vErrors.length;
      }
    }
    if(data.permissions !== undefined){
      if(!(validate354(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData}))){
        vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data4 = data.status;
      if(typeof data4 !== "string"){
        const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(!((data4 === "invited") || (data4 === "active"))){
        const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema156.properties.status.enum}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.last_signed_in_at !== undefined){
      let data5 = data.last_signed_in_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err12 = {instancePath:instancePath+"/last_signed_in_at",schemaPath:"#/properties/last_signed_in_at/type",keyword:"type",params:{type: schema156.properties.last_signed_in_at.type}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          const err13 = {instancePath:instancePath+"/last_signed_in_at",schemaPath:"#/properties/last_signed_in_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate349.errors = vErrors;
  return errors === 0;
}
function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 120){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate361.errors = vErrors;
  return errors === 0;
}
function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "name"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate360.errors = vErrors;
  return errors === 0;
}
function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.session === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.member === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.organization === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.organizations === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organizations"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "session") || (key0 === "member")) || (key0 === "organization")) || (key0 === "organizations"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.session !== undefined){
      if(!(validate346(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
        vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
        errors = vErrors.length;
      }
    }
    if(data.member !== undefined){
      if(!(validate349(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
        vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
        errors = vErrors.length;
      }
    }
    if(data.organization !== undefined){
      if(!(validate360(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
        vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
        errors = vErrors.length;
      }
    }
    if(data.organizations !== undefined){
      let data3 = data.organizations;
      if(Array.isArray(data3)){
        if(data3.length > 100){
          const err5 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate360(data3[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate345.errors = vErrors;
  return errors === 0;
}
function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate345(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate344.errors = vErrors;
  return errors === 0;
}
const schema163 = {"type":"object","required":["ok","error"],"properties":{"ok":{"const":false},"error":{"type":"object","required":["code","message","retryable"],"properties":{"code":{"type":"string","enum":["permission_denied"]},"message":{"type":"string","minLength":1,"maxLength":2048},"retryable":{"const":false}},"additionalProperties":false}},"additionalProperties":false};
function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.error === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "error"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(false !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.error !== undefined){
      let data1 = data.error;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.code === undefined){
          const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.message === undefined){
          const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.retryable === undefined){
          const err6 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "retryable"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "code") || (key1 === "message")) || (key1 === "retryable"))){
            const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.code !== undefined){
          let data2 = data1.code;
          if(typeof data2 !== "string"){
            const err8 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(data2 === "permission_denied")){
            const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema163.properties.error.properties.code.enum}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if(data1.message !== undefined){
          let data3 = data1.message;
          if(typeof data3 === "string"){
            if(func2(data3) > 2048){
              const err10 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2048}};
              (vErrors ??= []).push(err10);
              errors++;
            }
            if(func2(data3) < 1){
              const err11 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data1.retryable !== undefined){
          if(false !== data1.retryable){
            const err13 = {instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/const",keyword:"const",params:{allowedValue: false}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate366.errors = vErrors;
  return errors === 0;
}
function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.signed_out_at === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "signed_out_at"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "signed_out_at")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.signed_out_at !== undefined){
          if(!(validate194(data1.signed_out_at, {instancePath:instancePath+"/data/signed_out_at",parentData:data1,parentDataProperty:"signed_out_at",rootData}))){
            vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.counts === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.permissions === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "counts") || (key0 === "permissions"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.counts !== undefined){
      let data0 = data.counts;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.apps === undefined){
          const err3 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "apps"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(data0.service_accounts === undefined){
          const err4 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "service_accounts"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data0.webhooks === undefined){
          const err5 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "webhooks"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data0.audit_events === undefined){
          const err6 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "audit_events"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data0){
          if(!((((key1 === "apps") || (key1 === "service_accounts")) || (key1 === "webhooks")) || (key1 === "audit_events"))){
            const err7 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data0.apps !== undefined){
          let data1 = data0.apps;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            const err8 = {instancePath:instancePath+"/counts/apps",schemaPath:"#/properties/counts/properties/apps/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if((typeof data1 == "number") && (isFinite(data1))){
            if(data1 < 0 || isNaN(data1)){
              const err9 = {instancePath:instancePath+"/counts/apps",schemaPath:"#/properties/counts/properties/apps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
        }
        if(data0.service_accounts !== undefined){
          let data2 = data0.service_accounts;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            const err10 = {instancePath:instancePath+"/counts/service_accounts",schemaPath:"#/properties/counts/properties/service_accounts/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err10);
            errors++;
          }
          if((typeof data2 == "number") && (isFinite(data2))){
            if(data2 < 0 || isNaN(data2)){
              const err11 = {instancePath:instancePath+"/counts/service_accounts",schemaPath:"#/properties/counts/properties/service_accounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
        }
        if(data0.webhooks !== undefined){
          let data3 = data0.webhooks;
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            const err12 = {instancePath:instancePath+"/counts/webhooks",schemaPath:"#/properties/counts/properties/webhooks/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 < 0 || isNaN(data3)){
              const err13 = {instancePath:instancePath+"/counts/webhooks",schemaPath:"#/properties/counts/properties/webhooks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
        }
        if(data0.audit_events !== undefined){
          let data4 = data0.audit_events;
          if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
            const err14 = {instancePath:instancePath+"/counts/audit_events",schemaPath:"#/properties/counts/properties/audit_events/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err14);
            errors++;
          }
          if((typeof data4 == "number") && (isFinite(data4))){
            if(data4 < 0 || isNaN(data4)){
              const err15 = {instancePath:instancePath+"/counts/audit_events",schemaPath:"#/properties/counts/properties/audit_events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err15);
              errors++;
            }
          }
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data5 = data.permissions;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(data5.developer_console === undefined){
          const err17 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/required",keyword:"required",params:{missingProperty: "developer_console"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
        for(const key2 in data5){
          if(!(key2 === "developer_console")){
            const err18 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
            (vErrors ??= []).push(err18);
            errors++;
          }
        }
        if(data5.developer_console !== undefined){
          let data6 = data5.developer_console;
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(data6.read === undefined){
              const err19 = {instancePath:instancePath+"/permissions/developer_console",schemaPath:"#/properties/permissions/properties/developer_console/required",keyword:"required",params:{missingProperty: "read"}};
              (vErrors ??= []).push(err19);
              errors++;
            }
            if(data6.manage === undefined){
              const err20 = {instancePath:instancePath+"/permissions/developer_console",schemaPath:"#/properties/permissions/properties/developer_console/required",keyword:"required",params:{missingProperty: "manage"}};
              (vErrors ??= []).push(err20);
              errors++;
            }
            for(const key3 in data6){
              if(!((key3 === "read") || (key3 === "manage"))){
                const err21 = {instancePath:instancePath+"/permissions/developer_console",schemaPath:"#/properties/permissions/properties/developer_console/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
                (vErrors ??= []).push(err21);
                errors++;
              }
            }
            if(data6.read !== undefined){
              if(typeof data6.read !== "boolean"){
                const err22 = {instancePath:instancePath+"/permissions/developer_console/read",schemaPath:"#/properties/permissions/properties/developer_console/properties/read/type",keyword:"type",params:{type: "boolean"}};
                (vErrors ??= []).push(err22);
                errors++;
              }
            }
            if(data6.manage !== undefined){
              if(typeof data6.manage !== "boolean"){
                const err23 = {instancePath:instancePath+"/permissions/developer_console/manage",schemaPath:"#/properties/permissions/properties/developer_console/properties/manage/type",keyword:"type",params:{type: "boolean"}};
                (vErrors ??= []).push(err23);
                errors++;
              }
            }
          }
          else {
            const err24 = {instancePath:instancePath+"/permissions/developer_console",schemaPath:"#/properties/permissions/properties/developer_console/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err24);
            errors++;
          }
        }
      }
      else {
        const err25 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
  }
  else {
    const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err26);
    errors++;
  }
  validate370.errors = vErrors;
  return errors === 0;
}
function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate370(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 128){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate374.errors = vErrors;
  return errors === 0;
}
function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern1.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate377.errors = vErrors;
  return errors === 0;
}
const pattern11 = new RegExp("^[a-z][a-z0-9+.-]*:[^#]+$", "u");
function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 2048){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern11.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(!(formats162(data))){
      const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate380.errors = vErrors;
  return errors === 0;
}
function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.redirect_uri === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uri"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "redirect_uri"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.redirect_uri !== undefined){
      if(!(validate380(data.redirect_uri, {instancePath:instancePath+"/redirect_uri",parentData:data,parentDataProperty:"redirect_uri",rootData}))){
        vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate379.errors = vErrors;
  return errors === 0;
}
const schema174 = {"type":"string","enum":["active","revoked"]};
function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((data === "active") || (data === "revoked"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema174.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate384.errors = vErrors;
  return errors === 0;
}
function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 32){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 32}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      if(!(validate312(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
            const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
            (vErrors ??= []).push(err2);
            errors++;
            break outer0;
          }
        }
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate386.errors = vErrors;
  return errors === 0;
}
function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate389.errors = vErrors;
  return errors === 0;
}
const schema177 = {"type":["string","null"],"format":"date-time"};
function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema177.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats8(data))){
      const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  validate392.errors = vErrors;
  return errors === 0;
}
const schema178 = {"type":["string","null"],"format":"date-time"};
function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema178.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats8(data))){
      const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  validate394.errors = vErrors;
  return errors === 0;
}
const schema179 = {"type":["string","null"],"format":"date-time"};
function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data !== "string") && (data !== null)){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema179.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(typeof data === "string"){
    if(!(formats8(data))){
      const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  validate396.errors = vErrors;
  return errors === 0;
}
function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.grant_status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.granted_scopes === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted_scopes"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.token_prefix === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_prefix"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.created_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.revoked_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "grant_status")) || (key0 === "granted_scopes")) || (key0 === "token_prefix")) || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "last_used_at")) || (key0 === "revoked_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.grant_status !== undefined){
      if(!(validate384(data.grant_status, {instancePath:instancePath+"/grant_status",parentData:data,parentDataProperty:"grant_status",rootData}))){
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate386(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
        errors = vErrors.length;
      }
    }
    if(data.token_prefix !== undefined){
      if(!(validate389(data.token_prefix, {instancePath:instancePath+"/token_prefix",parentData:data,parentDataProperty:"token_prefix",rootData}))){
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate392(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validate394(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate396(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate383.errors = vErrors;
  return errors === 0;
}
function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.client_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.runtime_mode === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runtime_mode"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.redirect_uris === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uris"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.grants === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grants"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "client_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "redirect_uris")) || (key0 === "grants")) || (key0 === "created_at"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.client_id !== undefined){
      if(!(validate374(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate377(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
        errors = vErrors.length;
      }
    }
    if(data.redirect_uris !== undefined){
      let data4 = data.redirect_uris;
      if(Array.isArray(data4)){
        if(data4.length > 100){
          const err10 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/maxItems",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate379(data4[i0], {instancePath:instancePath+"/redirect_uris/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.grants !== undefined){
      let data6 = data.grants;
      if(Array.isArray(data6)){
        if(data6.length > 100){
          const err12 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/maxItems",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        const len1 = data6.length;
        for(let i1=0; i1<len1; i1++){
          if(!(validate383(data6[i1], {instancePath:instancePath+"/grants/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate373.errors = vErrors;
  return errors === 0;
}
function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.apps === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "apps"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "apps") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.apps !== undefined){
          let data2 = data1.apps;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/apps",schemaPath:"#/properties/data/properties/apps/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate373(data2[i0], {instancePath:instancePath+"/data/apps/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/apps",schemaPath:"#/properties/data/properties/apps/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate372.errors = vErrors;
  return errors === 0;
}
function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.client_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.runtime_mode === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runtime_mode"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.created_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "client_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "created_at"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.client_id !== undefined){
      if(!(validate374(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate377(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate404.errors = vErrors;
  return errors === 0;
}
function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.app === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "app"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "app")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.app !== undefined){
          if(!(validate404(data1.app, {instancePath:instancePath+"/data/app",parentData:data1,parentDataProperty:"app",rootData}))){
            vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate403.errors = vErrors;
  return errors === 0;
}
function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.redirect_uri === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "redirect_uri"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "redirect_uri")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.redirect_uri !== undefined){
          if(!(validate379(data1.redirect_uri, {instancePath:instancePath+"/data/redirect_uri",parentData:data1,parentDataProperty:"redirect_uri",rootData}))){
            vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate410.errors = vErrors;
  return errors === 0;
}
function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 256){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate417.errors = vErrors;
  return errors === 0;
}
function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.grant_status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.granted_scopes === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted_scopes"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.token_prefix === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_prefix"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.secret === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.created_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "grant_status")) || (key0 === "granted_scopes")) || (key0 === "token_prefix")) || (key0 === "secret")) || (key0 === "created_at")) || (key0 === "expires_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.grant_status !== undefined){
      if(!(validate384(data.grant_status, {instancePath:instancePath+"/grant_status",parentData:data,parentDataProperty:"grant_status",rootData}))){
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate386(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
        errors = vErrors.length;
      }
    }
    if(data.token_prefix !== undefined){
      if(!(validate389(data.token_prefix, {instancePath:instancePath+"/token_prefix",parentData:data,parentDataProperty:"token_prefix",rootData}))){
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validate417(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate392(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate413.errors = vErrors;
  return errors === 0;
}
function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.grant === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "grant"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "grant")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.grant !== undefined){
          if(!(validate413(data1.grant, {instancePath:instancePath+"/data/grant",parentData:data1,parentDataProperty:"grant",rootData}))){
            vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate412.errors = vErrors;
  return errors === 0;
}
function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.grant_status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.revoked_at === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "grant_status")) || (key0 === "revoked_at"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.grant_status !== undefined){
      if("revoked" !== data.grant_status){
        const err6 = {instancePath:instancePath+"/grant_status",schemaPath:"#/properties/grant_status/const",keyword:"const",params:{allowedValue: "revoked"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate194(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate423.errors = vErrors;
  return errors === 0;
}
function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.grant === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "grant"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "grant")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.grant !== undefined){
          if(!(validate423(data1.grant, {instancePath:instancePath+"/data/grant",parentData:data1,parentDataProperty:"grant",rootData}))){
            vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
const schema190 = {"type":"object","required":["id","key_prefix","granted_scopes","status","created_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"key_prefix":{"$ref":"CredentialPrefix"},"granted_scopes":{"$ref":"GrantedScopes"},"status":{"type":"string","enum":["active","revoked"]},"created_at":{"$ref":"Timestamp"},"expires_at":{"$ref":"CredentialExpiry"},"last_used_at":{"$ref":"LastUsedAt"},"revoked_at":{"$ref":"RevokedAt"}},"additionalProperties":false};
function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.key_prefix === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_prefix"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.granted_scopes === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted_scopes"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.status === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.created_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.revoked_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "key_prefix")) || (key0 === "granted_scopes")) || (key0 === "status")) || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "last_used_at")) || (key0 === "revoked_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.key_prefix !== undefined){
      if(!(validate389(data.key_prefix, {instancePath:instancePath+"/key_prefix",parentData:data,parentDataProperty:"key_prefix",rootData}))){
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate386(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(!((data3 === "active") || (data3 === "revoked"))){
        const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema190.properties.status.enum}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate392(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validate394(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate396(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate430.errors = vErrors;
  return errors === 0;
}
function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.external_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.runtime_mode === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runtime_mode"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.keys === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.created_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "external_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "keys")) || (key0 === "created_at"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.external_id !== undefined){
      let data1 = data.external_id;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          const err9 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(func2(data1) < 1){
          const err10 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate377(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
        errors = vErrors.length;
      }
    }
    if(data.keys !== undefined){
      let data4 = data.keys;
      if(Array.isArray(data4)){
        if(data4.length > 100){
          const err12 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate430(data4[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate427.errors = vErrors;
  return errors === 0;
}
function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.service_accounts === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "service_accounts"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "service_accounts") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.service_accounts !== undefined){
          let data2 = data1.service_accounts;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/service_accounts",schemaPath:"#/properties/data/properties/service_accounts/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate427(data2[i0], {instancePath:instancePath+"/data/service_accounts/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/service_accounts",schemaPath:"#/properties/data/properties/service_accounts/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate426.errors = vErrors;
  return errors === 0;
}
function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.external_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.runtime_mode === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runtime_mode"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.created_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "id") || (key0 === "external_id")) || (key0 === "name")) || (key0 === "runtime_mode")) || (key0 === "created_at"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.external_id !== undefined){
      let data1 = data.external_id;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          const err8 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func2(data1) < 1){
          const err9 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
    if(data.runtime_mode !== undefined){
      if(!(validate377(data.runtime_mode, {instancePath:instancePath+"/runtime_mode",parentData:data,parentDataProperty:"runtime_mode",rootData}))){
        vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate443.errors = vErrors;
  return errors === 0;
}
function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.service_account === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "service_account"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "service_account")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.service_account !== undefined){
          if(!(validate443(data1.service_account, {instancePath:instancePath+"/data/service_account",parentData:data1,parentDataProperty:"service_account",rootData}))){
            vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate442.errors = vErrors;
  return errors === 0;
}
function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.key_prefix === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_prefix"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.granted_scopes === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted_scopes"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.secret === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.created_at === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "id") || (key0 === "key_prefix")) || (key0 === "granted_scopes")) || (key0 === "secret")) || (key0 === "created_at")) || (key0 === "expires_at"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.key_prefix !== undefined){
      if(!(validate389(data.key_prefix, {instancePath:instancePath+"/key_prefix",parentData:data,parentDataProperty:"key_prefix",rootData}))){
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate386(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
        errors = vErrors.length;
      }
    }
    if(data.secret !== undefined){
      if(!(validate417(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
        vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate392(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate449.errors = vErrors;
  return errors === 0;
}
function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.key === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "key"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "key")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.key !== undefined){
          if(!(validate449(data1.key, {instancePath:instancePath+"/data/key",parentData:data1,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.key === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "key"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "key")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.key !== undefined){
          if(!(validate268(data1.key, {instancePath:instancePath+"/data/key",parentData:data1,parentDataProperty:"key",rootData}))){
            vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate456.errors = vErrors;
  return errors === 0;
}
const schema197 = {"type":"object","required":["id","service_account_id","endpoint_url","subscribed_events","status","notice","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"service_account_id":{"type":["string","null"],"format":"uuid"},"endpoint_url":{"$ref":"WebhookUrl"},"subscribed_events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.service_account_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_account_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.endpoint_url === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint_url"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.subscribed_events === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscribed_events"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.notice === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notice"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.updated_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "service_account_id")) || (key0 === "endpoint_url")) || (key0 === "subscribed_events")) || (key0 === "status")) || (key0 === "notice")) || (key0 === "created_at")) || (key0 === "updated_at"))){
        const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        const err11 = {instancePath:instancePath+"/service_account_id",schemaPath:"#/properties/service_account_id/type",keyword:"type",params:{type: schema197.properties.service_account_id.type}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err12 = {instancePath:instancePath+"/service_account_id",schemaPath:"#/properties/service_account_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validate233(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscribed_events !== undefined){
      if(!(validate235(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData}))){
        vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate239(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate241(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate194(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
    errors++;
  }
  validate459.errors = vErrors;
  return errors === 0;
}
function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoints === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "webhook_endpoints"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "webhook_endpoints") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.webhook_endpoints !== undefined){
          let data2 = data1.webhook_endpoints;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/webhook_endpoints",schemaPath:"#/properties/data/properties/webhook_endpoints/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate459(data2[i0], {instancePath:instancePath+"/data/webhook_endpoints/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/webhook_endpoints",schemaPath:"#/properties/data/properties/webhook_endpoints/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate458.errors = vErrors;
  return errors === 0;
}
const schema199 = {"type":"object","required":["id","service_account_id","endpoint_url","subscribed_events","status","notice","signing_secret","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"service_account_id":{"type":"string","format":"uuid"},"endpoint_url":{"$ref":"WebhookUrl"},"subscribed_events":{"$ref":"SubscribedEvents"},"status":{"$ref":"WebhookStatus"},"notice":{"$ref":"WebhookNotice"},"signing_secret":{"$ref":"WebhookSecret"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.service_account_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_account_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.endpoint_url === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint_url"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.subscribed_events === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscribed_events"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.status === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.notice === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notice"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.signing_secret === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signing_secret"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.created_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.updated_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema199.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err12 = {instancePath:instancePath+"/service_account_id",schemaPath:"#/properties/service_account_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/service_account_id",schemaPath:"#/properties/service_account_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validate233(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
        errors = vErrors.length;
      }
    }
    if(data.subscribed_events !== undefined){
      if(!(validate235(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData}))){
        vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate239(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if(data.notice !== undefined){
      if(!(validate241(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
        vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
        errors = vErrors.length;
      }
    }
    if(data.signing_secret !== undefined){
      if(!(validate257(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
        vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
        errors = vErrors.length;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate194(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "webhook_endpoint"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validate470(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate469.errors = vErrors;
  return errors === 0;
}
function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "id") || (key0 === "status"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("deleted" !== data.status){
        const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "deleted"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate480.errors = vErrors;
  return errors === 0;
}
function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "webhook_endpoint"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validate480(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate479.errors = vErrors;
  return errors === 0;
}
function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "webhook_endpoint"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validate459(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate482.errors = vErrors;
  return errors === 0;
}
const schema204 = {"type":"object","required":["id","event_id","event_type","status","attempts","next_attempt_at","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_id":{"type":"string","format":"uuid"},"event_type":{"$ref":"EventName"},"status":{"$ref":"DeliveryStatus"},"attempts":{"type":"array","maxItems":100,"items":{"$ref":"DeliveryAttempt"}},"next_attempt_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const schema205 = {"type":"string","enum":["pending","delivered","exhausted"]};
function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "pending") || (data === "delivered")) || (data === "exhausted"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema205.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate487.errors = vErrors;
  return errors === 0;
}
const schema206 = {"type":"object","required":["attempt","started_at","duration_ms","response_status","error"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":1000},"started_at":{"$ref":"Timestamp"},"duration_ms":{"type":"integer","minimum":0,"maximum":60000},"response_status":{"type":["integer","null"],"minimum":100,"maximum":599},"error":{"type":["string","null"],"maxLength":512}},"additionalProperties":false};
function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attempt === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.started_at === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.duration_ms === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.response_status === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_status"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.error === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "attempt") || (key0 === "started_at")) || (key0 === "duration_ms")) || (key0 === "response_status")) || (key0 === "error"))){
        const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.attempt !== undefined){
      let data0 = data.attempt;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err6 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 1000 || isNaN(data0)){
          const err7 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        if(data0 < 1 || isNaN(data0)){
          const err8 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.started_at !== undefined){
      if(!(validate194(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.duration_ms !== undefined){
      let data2 = data.duration_ms;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err9 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 60000 || isNaN(data2)){
          const err10 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          const err11 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.response_status !== undefined){
      let data3 = data.response_status;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        const err12 = {instancePath:instancePath+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type: schema206.properties.response_status.type}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 599 || isNaN(data3)){
          const err13 = {instancePath:instancePath+"/response_status",schemaPath:"#/properties/response_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(data3 < 100 || isNaN(data3)){
          const err14 = {instancePath:instancePath+"/response_status",schemaPath:"#/properties/response_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.error !== undefined){
      let data4 = data.error;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err15 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema206.properties.error.type}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 512){
          const err16 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 512}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
  }
  else {
    const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate489.errors = vErrors;
  return errors === 0;
}
function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.event_type === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.status === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.attempts === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.next_attempt_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_attempt_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.updated_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "id") || (key0 === "event_id")) || (key0 === "event_type")) || (key0 === "status")) || (key0 === "attempts")) || (key0 === "next_attempt_at")) || (key0 === "created_at")) || (key0 === "updated_at"))){
        const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data1 = data.event_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err11 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if(!(validate236(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
        vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      if(!(validate487(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
        errors = vErrors.length;
      }
    }
    if(data.attempts !== undefined){
      let data4 = data.attempts;
      if(Array.isArray(data4)){
        if(data4.length > 100){
          const err13 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          if(!(validate489(data4[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.next_attempt_at !== undefined){
      let data6 = data.next_attempt_at;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err15 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema204.properties.next_attempt_at.type}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats8(data6))){
          const err16 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.updated_at !== undefined){
      if(!(validate194(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate485.errors = vErrors;
  return errors === 0;
}
function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.delivery === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "delivery"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "delivery")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.delivery !== undefined){
          if(!(validate485(data1.delivery, {instancePath:instancePath+"/data/delivery",parentData:data1,parentDataProperty:"delivery",rootData}))){
            vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate484.errors = vErrors;
  return errors === 0;
}
function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.endpoint_url === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint_url"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.signing_secret === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signing_secret"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.previous_secret_valid_until === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous_secret_valid_until"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "id") || (key0 === "endpoint_url")) || (key0 === "signing_secret")) || (key0 === "previous_secret_valid_until"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      if(!(validate233(data.endpoint_url, {instancePath:instancePath+"/endpoint_url",parentData:data,parentDataProperty:"endpoint_url",rootData}))){
        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
        errors = vErrors.length;
      }
    }
    if(data.signing_secret !== undefined){
      if(!(validate257(data.signing_secret, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
        vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous_secret_valid_until !== undefined){
      if(!(validate194(data.previous_secret_valid_until, {instancePath:instancePath+"/previous_secret_valid_until",parentData:data,parentDataProperty:"previous_secret_valid_until",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate496.errors = vErrors;
  return errors === 0;
}
function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.webhook_endpoint === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "webhook_endpoint"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "webhook_endpoint")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.webhook_endpoint !== undefined){
          if(!(validate496(data1.webhook_endpoint, {instancePath:instancePath+"/data/webhook_endpoint",parentData:data1,parentDataProperty:"webhook_endpoint",rootData}))){
            vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate495.errors = vErrors;
  return errors === 0;
}
function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.deliveries === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "deliveries"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "deliveries") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.deliveries !== undefined){
          let data2 = data1.deliveries;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/deliveries",schemaPath:"#/properties/data/properties/deliveries/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate485(data2[i0], {instancePath:instancePath+"/data/deliveries/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/deliveries",schemaPath:"#/properties/data/properties/deliveries/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate501.errors = vErrors;
  return errors === 0;
}
function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.replayed === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "replayed"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "replayed")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.replayed !== undefined){
          let data2 = data1.replayed;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            const err6 = {instancePath:instancePath+"/data/replayed",schemaPath:"#/properties/data/properties/replayed/type",keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
          if((typeof data2 == "number") && (isFinite(data2))){
            if(data2 < 0 || isNaN(data2)){
              const err7 = {instancePath:instancePath+"/data/replayed",schemaPath:"#/properties/data/properties/replayed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate505.errors = vErrors;
  return errors === 0;
}
const schema212 = {"type":"object","required":["id","event_type","correlation_id","actor_type","actor_id","asset_id","before","after","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"event_type":{"type":"string","pattern":"^atlas_api(\\.[a-z][a-z_]*){2,6}$","maxLength":128},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"actor_type":{"type":"string","enum":["operator","credential","system"]},"actor_id":{"type":["string","null"],"format":"uuid"},"asset_id":{"type":["string","null"],"format":"uuid"},"before":{"type":["object","null"],"additionalProperties":true},"after":{"type":["object","null"],"additionalProperties":true},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const pattern12 = new RegExp("^atlas_api(\\.[a-z][a-z_]*){2,6}$", "u");
function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.correlation_id === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "correlation_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.actor_type === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor_type"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.actor_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.asset_id === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset_id"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.before === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.after === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.created_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema212.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          const err12 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        if(!pattern12.test(data1)){
          const err13 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^atlas_api(\\.[a-z][a-z_]*){2,6}$"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.correlation_id !== undefined){
      let data2 = data.correlation_id;
      if(typeof data2 === "string"){
        if(func2(data2) > 128){
          const err15 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err15);
          errors++;
        }
        if(func2(data2) < 1){
          const err16 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/correlation_id",schemaPath:"#/properties/correlation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.actor_type !== undefined){
      let data3 = data.actor_type;
      if(typeof data3 !== "string"){
        const err18 = {instancePath:instancePath+"/actor_type",schemaPath:"#/properties/actor_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if(!(((data3 === "operator") || (data3 === "credential")) || (data3 === "system"))){
        const err19 = {instancePath:instancePath+"/actor_type",schemaPath:"#/properties/actor_type/enum",keyword:"enum",params:{allowedValues: schema212.properties.actor_type.enum}};
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if(data.actor_id !== undefined){
      let data4 = data.actor_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err20 = {instancePath:instancePath+"/actor_id",schemaPath:"#/properties/actor_id/type",keyword:"type",params:{type: schema212.properties.actor_id.type}};
        (vErrors ??= []).push(err20);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err21 = {instancePath:instancePath+"/actor_id",schemaPath:"#/properties/actor_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
    }
    if(data.asset_id !== undefined){
      let data5 = data.asset_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err22 = {instancePath:instancePath+"/asset_id",schemaPath:"#/properties/asset_id/type",keyword:"type",params:{type: schema212.properties.asset_id.type}};
        (vErrors ??= []).push(err22);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err23 = {instancePath:instancePath+"/asset_id",schemaPath:"#/properties/asset_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if(data.before !== undefined){
      let data6 = data.before;
      if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
        const err24 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema212.properties.before.type}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.after !== undefined){
      let data7 = data.after;
      if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
        const err25 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: schema212.properties.after.type}};
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err26);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.events === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "events"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "events") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.events !== undefined){
          let data2 = data1.events;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/events",schemaPath:"#/properties/data/properties/events/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate507(data2[i0], {instancePath:instancePath+"/data/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/events",schemaPath:"#/properties/data/properties/events/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate506.errors = vErrors;
  return errors === 0;
}
const schema214 = {"type":"object","required":["id","name","body","category","placeholders","status","created_at"],"properties":{"id":{"$ref":"TemplateId"},"name":{"$ref":"TemplateName"},"body":{"$ref":"TemplateBody"},"category":{"$ref":"MessageCategory"},"placeholders":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":64}},"status":{"type":"string","enum":["pending","approved","rejected"]},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats0(data))){
      const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uuid"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate514.errors = vErrors;
  return errors === 0;
}
function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern1.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate516.errors = vErrors;
  return errors === 0;
}
function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 1024){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate518.errors = vErrors;
  return errors === 0;
}
const schema218 = {"type":"string","enum":["utility","marketing","transactional"]};
function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((data === "utility") || (data === "marketing")) || (data === "transactional"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema218.enum}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate520.errors = vErrors;
  return errors === 0;
}
function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.body === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.category === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.placeholders === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placeholders"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.status === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "body")) || (key0 === "category")) || (key0 === "placeholders")) || (key0 === "status")) || (key0 === "created_at"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validate514(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate516(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
        errors = vErrors.length;
      }
    }
    if(data.body !== undefined){
      if(!(validate518(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
        vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
        errors = vErrors.length;
      }
    }
    if(data.category !== undefined){
      if(!(validate520(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
        vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
        errors = vErrors.length;
      }
    }
    if(data.placeholders !== undefined){
      let data4 = data.placeholders;
      if(Array.isArray(data4)){
        if(data4.length > 50){
          const err8 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/maxItems",keyword:"maxItems",params:{limit: 50}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(func2(data5) > 64){
              const err9 = {instancePath:instancePath+"/placeholders/" + i0,schemaPath:"#/properties/placeholders/items/maxLength",keyword:"maxLength",params:{limit: 64}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
          else {
            const err10 = {instancePath:instancePath+"/placeholders/" + i0,schemaPath:"#/properties/placeholders/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data4[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              const err11 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err11);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.status !== undefined){
      let data6 = data.status;
      if(typeof data6 !== "string"){
        const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if(!(((data6 === "pending") || (data6 === "approved")) || (data6 === "rejected"))){
        const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema214.properties.status.enum}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate513.errors = vErrors;
  return errors === 0;
}
function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.templates === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "templates"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "templates") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.templates !== undefined){
          let data2 = data1.templates;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/templates",schemaPath:"#/properties/data/properties/templates/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate513(data2[i0], {instancePath:instancePath+"/data/templates/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/templates",schemaPath:"#/properties/data/properties/templates/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate512.errors = vErrors;
  return errors === 0;
}
function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.template === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "template"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "template")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.template !== undefined){
          if(!(validate513(data1.template, {instancePath:instancePath+"/data/template",parentData:data1,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate526.errors = vErrors;
  return errors === 0;
}
const schema221 = {"type":"object","required":["id","name","code","status","customer_id","issued_at","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"$ref":"ConsoleName"},"code":{"$ref":"VoucherCode"},"status":{"type":"string","enum":["available","issued"]},"customer_id":{"type":["string","null"],"format":"uuid"},"issued_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"}},"additionalProperties":false};
const pattern14 = new RegExp("^[A-Z0-9-]+$", "u");
function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(func2(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(!pattern14.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate531.errors = vErrors;
  return errors === 0;
}
function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.code === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.status === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.customer_id === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_id"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.issued_at === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issued_at"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "code")) || (key0 === "status")) || (key0 === "customer_id")) || (key0 === "issued_at")) || (key0 === "created_at"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
    if(data.code !== undefined){
      if(!(validate531(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
        vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
        errors = vErrors.length;
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(!((data3 === "available") || (data3 === "issued"))){
        const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema221.properties.status.enum}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data4 = data.customer_id;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err12 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: schema221.properties.customer_id.type}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err13 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.issued_at !== undefined){
      let data5 = data.issued_at;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err14 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type: schema221.properties.issued_at.type}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats8(data5))){
          const err15 = {instancePath:instancePath+"/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate529.errors = vErrors;
  return errors === 0;
}
function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.vouchers === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "vouchers"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "vouchers") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.vouchers !== undefined){
          let data2 = data1.vouchers;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/vouchers",schemaPath:"#/properties/data/properties/vouchers/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate529(data2[i0], {instancePath:instancePath+"/data/vouchers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/vouchers",schemaPath:"#/properties/data/properties/vouchers/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate528.errors = vErrors;
  return errors === 0;
}
function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.voucher === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "voucher"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "voucher")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.voucher !== undefined){
          if(!(validate529(data1.voucher, {instancePath:instancePath+"/data/voucher",parentData:data1,parentDataProperty:"voucher",rootData}))){
            vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate537.errors = vErrors;
  return errors === 0;
}
const schema225 = {"type":"object","required":["id","run_id","run_status","approval_state","action_type","tool_name","arguments","conversation_id","reason","decided_by","decided_at","created_at","expires_at"],"properties":{"id":{"type":"string","format":"uuid"},"run_id":{"type":"string","format":"uuid"},"run_status":{"type":"string","enum":["pending_approval","completed","failed","rejected"]},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"action_type":{"type":"string","enum":["tool_call","draft"]},"tool_name":{"type":["string","null"],"pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"arguments":{"type":"object","additionalProperties":true},"conversation_id":{"type":["string","null"],"format":"uuid"},"reason":{"type":["string","null"],"maxLength":1000},"decided_by":{"type":["string","null"],"format":"uuid"},"decided_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"Timestamp"},"expires_at":{"$ref":"Timestamp"}},"additionalProperties":false};
function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.run_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.run_status === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_status"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.approval_state === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_state"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.action_type === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_type"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.tool_name === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.arguments === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arguments"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.reason === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.decided_by === undefined){
      const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_by"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
    if(data.decided_at === undefined){
      const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_at"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.created_at === undefined){
      const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.expires_at === undefined){
      const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema225.properties, key0))){
        const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data1 = data.run_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err16 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.run_status !== undefined){
      let data2 = data.run_status;
      if(typeof data2 !== "string"){
        const err18 = {instancePath:instancePath+"/run_status",schemaPath:"#/properties/run_status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if(!((((data2 === "pending_approval") || (data2 === "completed")) || (data2 === "failed")) || (data2 === "rejected"))){
        const err19 = {instancePath:instancePath+"/run_status",schemaPath:"#/properties/run_status/enum",keyword:"enum",params:{allowedValues: schema225.properties.run_status.enum}};
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if(data.approval_state !== undefined){
      let data3 = data.approval_state;
      if(typeof data3 !== "string"){
        const err20 = {instancePath:instancePath+"/approval_state",schemaPath:"#/properties/approval_state/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
      if(!((((data3 === "pending") || (data3 === "approved")) || (data3 === "rejected")) || (data3 === "expired"))){
        const err21 = {instancePath:instancePath+"/approval_state",schemaPath:"#/properties/approval_state/enum",keyword:"enum",params:{allowedValues: schema225.properties.approval_state.enum}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if(data.action_type !== undefined){
      let data4 = data.action_type;
      if(typeof data4 !== "string"){
        const err22 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
      if(!((data4 === "tool_call") || (data4 === "draft"))){
        const err23 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/enum",keyword:"enum",params:{allowedValues: schema225.properties.action_type.enum}};
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if(data.tool_name !== undefined){
      let data5 = data.tool_name;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err24 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: schema225.properties.tool_name.type}};
        (vErrors ??= []).push(err24);
        errors++;
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 64){
          const err25 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err25);
          errors++;
        }
        if(!pattern1.test(data5)){
          const err26 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
    }
    if(data.arguments !== undefined){
      let data6 = data.arguments;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
      }
      else {
        const err27 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err27);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data7 = data.conversation_id;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err28 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema225.properties.conversation_id.type}};
        (vErrors ??= []).push(err28);
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats0(data7))){
          const err29 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err29);
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data8 = data.reason;
      if((typeof data8 !== "string") && (data8 !== null)){
        const err30 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema225.properties.reason.type}};
        (vErrors ??= []).push(err30);
        errors++;
      }
      if(typeof data8 === "string"){
        if(func2(data8) > 1000){
          const err31 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err31);
          errors++;
        }
      }
    }
    if(data.decided_by !== undefined){
      let data9 = data.decided_by;
      if((typeof data9 !== "string") && (data9 !== null)){
        const err32 = {instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type: schema225.properties.decided_by.type}};
        (vErrors ??= []).push(err32);
        errors++;
      }
      if(typeof data9 === "string"){
        if(!(formats0(data9))){
          const err33 = {instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err33);
          errors++;
        }
      }
    }
    if(data.decided_at !== undefined){
      let data10 = data.decided_at;
      if((typeof data10 !== "string") && (data10 !== null)){
        const err34 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/type",keyword:"type",params:{type: schema225.properties.decided_at.type}};
        (vErrors ??= []).push(err34);
        errors++;
      }
      if(typeof data10 === "string"){
        if(!(formats8(data10))){
          const err35 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate194(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err36);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.approvals === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "approvals"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "approvals") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.approvals !== undefined){
          let data2 = data1.approvals;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/approvals",schemaPath:"#/properties/data/properties/approvals/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate540(data2[i0], {instancePath:instancePath+"/data/approvals/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/approvals",schemaPath:"#/properties/data/properties/approvals/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate539.errors = vErrors;
  return errors === 0;
}
function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.approval === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "approval"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "approval")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.approval !== undefined){
          if(!(validate540(data1.approval, {instancePath:instancePath+"/data/approval",parentData:data1,parentDataProperty:"approval",rootData}))){
            vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate546.errors = vErrors;
  return errors === 0;
}
function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.acknowledgement === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acknowledgement"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "run_id") || (key0 === "acknowledgement"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
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
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate549.errors = vErrors;
  return errors === 0;
}
function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      if(!(validate549(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
        vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate548.errors = vErrors;
  return errors === 0;
}
function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.members === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "members"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "members") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.members !== undefined){
          let data2 = data1.members;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/members",schemaPath:"#/properties/data/properties/members/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate349(data2[i0], {instancePath:instancePath+"/data/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/members",schemaPath:"#/properties/data/properties/members/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.token === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.expires_at === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "token") || (key0 === "expires_at"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.token !== undefined){
      let data0 = data.token;
      if(typeof data0 === "string"){
        if(func2(data0) > 256){
          const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      if(!(validate194(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate558.errors = vErrors;
  return errors === 0;
}
function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "member"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.invitation === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "invitation"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        for(const key1 in data1){
          if(!((key1 === "member") || (key1 === "invitation"))){
            const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validate349(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
            errors = vErrors.length;
          }
        }
        if(data1.invitation !== undefined){
          if(!(validate558(data1.invitation, {instancePath:instancePath+"/data/invitation",parentData:data1,parentDataProperty:"invitation",rootData}))){
            vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.removed_at === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removed_at"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "status")) || (key0 === "removed_at"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("removed" !== data.status){
        const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "removed"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.removed_at !== undefined){
      if(!(validate194(data.removed_at, {instancePath:instancePath+"/removed_at",parentData:data,parentDataProperty:"removed_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate562.errors = vErrors;
  return errors === 0;
}
function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "member"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "member")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validate562(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate561.errors = vErrors;
  return errors === 0;
}
function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.member === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "member"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "member")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.member !== undefined){
          if(!(validate349(data1.member, {instancePath:instancePath+"/data/member",parentData:data1,parentDataProperty:"member",rootData}))){
            vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate565.errors = vErrors;
  return errors === 0;
}
const schema236 = {"type":"object","required":["id","app","member_id","granted_scopes","resource","status","created_at","last_used_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"app":{"$ref":"ConsentedApp"},"member_id":{"type":"string","format":"uuid"},"granted_scopes":{"$ref":"GrantedScopes"},"resource":{"type":["string","null"],"maxLength":2048},"status":{"type":"string","enum":["active","revoked"]},"created_at":{"$ref":"Timestamp"},"last_used_at":{"$ref":"LastUsedAt"},"revoked_at":{"$ref":"RevokedAt"}},"additionalProperties":false};
function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.client_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.name === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "client_id")) || (key0 === "name"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.client_id !== undefined){
      if(!(validate374(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
        vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate569.errors = vErrors;
  return errors === 0;
}
function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.app === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.member_id === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.granted_scopes === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted_scopes"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.resource === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.status === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.created_at === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.last_used_at === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_used_at"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.revoked_at === undefined){
      const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    for(const key0 in data){
      if(!(func37.call(schema236.properties, key0))){
        const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.app !== undefined){
      if(!(validate569(data.app, {instancePath:instancePath+"/app",parentData:data,parentDataProperty:"app",rootData}))){
        vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
        errors = vErrors.length;
      }
    }
    if(data.member_id !== undefined){
      let data2 = data.member_id;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err12 = {instancePath:instancePath+"/member_id",schemaPath:"#/properties/member_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/member_id",schemaPath:"#/properties/member_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.granted_scopes !== undefined){
      if(!(validate386(data.granted_scopes, {instancePath:instancePath+"/granted_scopes",parentData:data,parentDataProperty:"granted_scopes",rootData}))){
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
        errors = vErrors.length;
      }
    }
    if(data.resource !== undefined){
      let data4 = data.resource;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err14 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: schema236.properties.resource.type}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 2048){
          const err15 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      let data5 = data.status;
      if(typeof data5 !== "string"){
        const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(!((data5 === "active") || (data5 === "revoked"))){
        const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema236.properties.status.enum}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.created_at !== undefined){
      if(!(validate194(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
    if(data.last_used_at !== undefined){
      if(!(validate394(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
        vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
        errors = vErrors.length;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate396(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err18);
    errors++;
  }
  validate568.errors = vErrors;
  return errors === 0;
}
function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.consents === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "consents"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.has_more === undefined){
          const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "has_more"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.next_cursor === undefined){
          const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next_cursor"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        for(const key1 in data1){
          if(!(((key1 === "consents") || (key1 === "has_more")) || (key1 === "next_cursor"))){
            const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        if(data1.consents !== undefined){
          let data2 = data1.consents;
          if(Array.isArray(data2)){
            if(data2.length > 200){
              const err8 = {instancePath:instancePath+"/data/consents",schemaPath:"#/properties/data/properties/consents/maxItems",keyword:"maxItems",params:{limit: 200}};
              (vErrors ??= []).push(err8);
              errors++;
            }
            const len0 = data2.length;
            for(let i0=0; i0<len0; i0++){
              if(!(validate568(data2[i0], {instancePath:instancePath+"/data/consents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
                errors = vErrors.length;
              }
            }
          }
          else {
            const err9 = {instancePath:instancePath+"/data/consents",schemaPath:"#/properties/data/properties/consents/type",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate567.errors = vErrors;
  return errors === 0;
}
function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.status === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.revoked_at === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "id") || (key0 === "status")) || (key0 === "revoked_at"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("revoked" !== data.status){
        const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "revoked"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.revoked_at !== undefined){
      if(!(validate194(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate581.errors = vErrors;
  return errors === 0;
}
function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ok === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.data === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "ok") || (key0 === "data"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ok !== undefined){
      if(true !== data.ok){
        const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.data !== undefined){
      let data1 = data.data;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.consent === undefined){
          const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "consent"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        for(const key1 in data1){
          if(!(key1 === "consent")){
            const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
        if(data1.consent !== undefined){
          if(!(validate581(data1.consent, {instancePath:instancePath+"/data/consent",parentData:data1,parentDataProperty:"consent",rootData}))){
            vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate580.errors = vErrors;
  return errors === 0;
}

export const responseValidators: Record<string, Record<number, Validator>> = {
  "messages.send": { 200: validate21, 400: validate26, 401: validate27, 403: validate28, 409: validate29, 413: validate30, 415: validate31, 422: validate32, 429: validate35, 500: validate36, 503: validate37 },
  "channels.list": { 200: validate38, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "channels.get": { 200: validate52, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.list": { 200: validate61, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.create": { 200: validate90, 400: validate26, 401: validate27, 403: validate28, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.get": { 200: validate95, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.update": { 200: validate90, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "knowledge.refresh": { 200: validate90, 400: validate26, 401: validate27, 403: validate28, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "agents.list": { 200: validate111, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agents.create": { 200: validate123, 400: validate26, 401: validate27, 403: validate28, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "agents.directory": { 200: validate125, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agents.publish": { 200: validate123, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.list": { 200: validate132, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.create": { 200: validate139, 400: validate26, 401: validate27, 403: validate141, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.update": { 200: validate139, 400: validate26, 401: validate27, 403: validate141, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.listMessages": { 200: validate142, 400: validate49, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.sendMessage": { 200: validate147, 400: validate26, 401: validate27, 403: validate141, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "sessions.listRuns": { 200: validate162, 400: validate49, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "conversations.list": { 200: validate166, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "conversations.listEvents": { 200: validate177, 400: validate49, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "conversations.context": { 200: validate206, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "events.ingest": { 200: validate215, 400: validate26, 401: validate27, 403: validate28, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "actions.execute": { 200: validate218, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate29, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "runs.list": { 200: validate224, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "runs.get": { 200: validate228, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.list": { 200: validate231, 400: validate49, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.create": { 200: validate250, 400: validate26, 401: validate27, 403: validate28, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.delete": { 200: validate262, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "webhooks.update": { 200: validate265, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "keys.revoke": { 200: validate267, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "tools.manifest": { 200: validate271, 400: validate59, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agent.manifest": { 200: validate271, 400: validate59, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agent.sendMessage": { 200: validate21, 400: validate26, 401: validate27, 403: validate28, 404: validate60, 409: validate277, 413: validate30, 415: validate31, 422: validate32, 429: validate35, 500: validate36, 503: validate37 },
  "agent.sendMessageToPhone": { 200: validate21, 400: validate26, 401: validate27, 403: validate28, 409: validate277, 413: validate30, 415: validate31, 422: validate32, 429: validate35, 500: validate36, 503: validate37 },
  "agent.messageStatus": { 200: validate278, 400: validate59, 401: validate27, 403: validate28, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "agent.searchKnowledge": { 200: validate282, 400: validate59, 401: validate27, 403: validate28, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "toolServer.call": { 200: validate290, 400: validate26, 401: validate27, 403: validate307, 404: validate308, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "sandbox.credentials": { 200: validate309, 400: validate59, 404: validate60, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.mcp": { 200: validate323, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.agents": { 200: validate330, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.llms": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.llmsFull": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.skill": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.agentsPage": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.developersPage": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.changelogPage": { 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "discovery.openapi": { 200: validate335, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "system.health": { 200: validate338, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "system.version": { 200: validate341, 400: validate59, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.signUp": { 200: validate344, 400: validate26, 401: validate27, 403: validate366, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.signIn": { 200: validate344, 400: validate26, 401: validate27, 403: validate366, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.signOut": { 200: validate367, 400: validate59, 401: validate27, 403: validate366, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.acceptInvitation": { 200: validate344, 400: validate26, 401: validate27, 403: validate366, 404: validate308, 413: validate30, 415: validate31, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.overview": { 200: validate369, 400: validate59, 401: validate27, 403: validate366, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listApps": { 200: validate372, 400: validate49, 401: validate27, 403: validate366, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createApp": { 200: validate403, 400: validate26, 401: validate27, 403: validate366, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.addRedirectUri": { 200: validate410, 400: validate26, 401: validate27, 403: validate366, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.createGrant": { 200: validate412, 400: validate26, 401: validate27, 403: validate366, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.revokeGrant": { 200: validate422, 400: validate59, 401: validate27, 403: validate366, 404: validate110, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listServiceAccounts": { 200: validate426, 400: validate49, 401: validate27, 403: validate366, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createServiceAccount": { 200: validate442, 400: validate26, 401: validate27, 403: validate366, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.createKey": { 200: validate448, 400: validate26, 401: validate27, 403: validate366, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.revokeKey": { 200: validate456, 400: validate59, 401: validate27, 403: validate366, 404: validate110, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listWebhooks": { 200: validate458, 400: validate49, 401: validate27, 403: validate366, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createWebhook": { 200: validate469, 400: validate26, 401: validate27, 403: validate366, 404: validate60, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.deleteWebhook": { 200: validate479, 400: validate59, 401: validate27, 403: validate366, 404: validate110, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.updateWebhook": { 200: validate482, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.testWebhook": { 200: validate484, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.rotateWebhookSecret": { 200: validate495, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.listDeliveries": { 200: validate501, 400: validate49, 401: validate27, 403: validate366, 404: validate110, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.replayDelivery": { 200: validate484, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.replayFailedDeliveries": { 200: validate505, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.listAuditEvents": { 200: validate506, 400: validate49, 401: validate27, 403: validate366, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.listTemplates": { 200: validate512, 400: validate49, 401: validate27, 403: validate366, 404: validate308, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createTemplate": { 200: validate526, 400: validate26, 401: validate27, 403: validate366, 404: validate308, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.listVouchers": { 200: validate528, 400: validate49, 401: validate27, 403: validate366, 404: validate308, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.createVoucher": { 200: validate537, 400: validate26, 401: validate27, 403: validate366, 404: validate308, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.listApprovals": { 200: validate539, 400: validate49, 401: validate27, 403: validate366, 404: validate308, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.getApproval": { 200: validate546, 400: validate59, 401: validate27, 403: validate366, 404: validate110, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.approve": { 200: validate546, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate29, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.reject": { 200: validate546, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.approveDraft": { 200: validate548, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate29, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.listMembers": { 200: validate552, 400: validate49, 401: validate27, 403: validate366, 404: validate308, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.inviteMember": { 200: validate556, 400: validate26, 401: validate27, 403: validate366, 404: validate308, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.removeMember": { 200: validate561, 400: validate59, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.updateMember": { 200: validate565, 400: validate26, 401: validate27, 403: validate366, 404: validate110, 409: validate92, 413: validate30, 415: validate31, 422: validate93, 429: validate35, 500: validate36, 503: validate37 },
  "console.listConsents": { 200: validate567, 400: validate49, 401: validate27, 403: validate366, 404: validate308, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
  "console.revokeConsent": { 200: validate580, 400: validate59, 401: validate27, 403: validate366, 404: validate110, 422: validate50, 429: validate35, 500: validate36, 503: validate37 },
};
