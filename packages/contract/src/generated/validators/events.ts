// Generated from spec/events by `bun run generate`; do not edit.
// Contract sha256 9243a1d8237eb837430d925c47eaecbc4aee01ba3c9454890b4c057ccf79a0be

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { characterCount, formats } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats0 = formats.uuid;
const formats2 = formats["date-time"];
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!(formats2(data))){
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
  validate23.errors = vErrors;
  return errors === 0;
}
const func2 = characterCount;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func2(data) > 32){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern0.test(data)){
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
  validate25.errors = vErrors;
  return errors === 0;
}
const pattern1 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(!pattern1.test(data)){
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
  validate28.errors = vErrors;
  return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validate28(data.phone_number, {instancePath:instancePath+"/phone_number",parentData:data,parentDataProperty:"phone_number",rootData}))){
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "read")) || (data === "failed"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
    (vErrors ??= []).push(err1);
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
        const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema12.properties.type.enum}};
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
      if(!(validate32(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
        if(!pattern2.test(data5)){
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
  validate31.errors = vErrors;
  return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.message === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("conversation.created" !== data.event_type){
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "conversation.created"}};
        (vErrors ??= []).push(err10);
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
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
        if(!pattern3.test(data0)){
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
        if(!(formats2(data1))){
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
  validate42.errors = vErrors;
  return errors === 0;
}
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.message === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message")) || (key0 === "inbound"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("conversation.message_received" !== data.event_type){
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "conversation.message_received"}};
        (vErrors ??= []).push(err10);
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
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.message === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("conversation.message_delivered" !== data.event_type){
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "conversation.message_delivered"}};
        (vErrors ??= []).push(err10);
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
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.message === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("conversation.message_failed" !== data.event_type){
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "conversation.message_failed"}};
        (vErrors ??= []).push(err10);
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
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!((data === "active") || (data === "ended"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum}};
    (vErrors ??= []).push(err1);
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
        const err6 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema23.properties.agent_id.type}};
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
      if(!(validate66(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((data === "completed") || (data === "pending_approval")) || (data === "rejected")) || (data === "failed")) || (data === "shadow"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
    (vErrors ??= []).push(err1);
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
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema27.type}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  if(!(((((data === "pending") || (data === "approved")) || (data === "rejected")) || (data === "expired")) || (data === null))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
    (vErrors ??= []).push(err1);
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
  validate74.errors = vErrors;
  return errors === 0;
}
function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(func8.call(schema25.properties, key0))){
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
        const err20 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema25.properties.session_id.type}};
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
        const err22 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema25.properties.conversation_id.type}};
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
      if(!(validate70(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
      if(!(validate72(data.approval_state, {instancePath:instancePath+"/approval_state",parentData:data,parentDataProperty:"approval_state",rootData}))){
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if(data.approval_id !== undefined){
      let data11 = data.approval_id;
      if((typeof data11 !== "string") && (data11 !== null)){
        const err33 = {instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/type",keyword:"type",params:{type: schema25.properties.approval_id.type}};
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
          if(!(validate74(data12[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
        const err37 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema25.properties.error.type}};
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
        if(!(formats2(data18))){
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
  validate69.errors = vErrors;
  return errors === 0;
}
function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate77.errors = vErrors;
  return errors === 0;
}
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.intent === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!(func8.call(schema22.properties, key0))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("agent.intent_detected" !== data.event_type){
        const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "agent.intent_detected"}};
        (vErrors ??= []).push(err7);
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
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
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
    if(func2(data) > 64){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(!pattern0.test(data)){
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
  validate88.errors = vErrors;
  return errors === 0;
}
function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        const err4 = {instancePath:instancePath+"/action_type",schemaPath:"#/properties/action_type/enum",keyword:"enum",params:{allowedValues: schema32.properties.action_type.enum}};
        (vErrors ??= []).push(err4);
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
  validate87.errors = vErrors;
  return errors === 0;
}
const schema34 = {"type":"object","required":["id","approval_state","expires_at","decided_at","reason"],"properties":{"id":{"type":"string","format":"uuid"},"approval_state":{"type":"string","enum":["pending","approved","rejected","expired"]},"expires_at":{"$ref":"Timestamp"},"decided_at":{"type":["string","null"],"format":"date-time"},"reason":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        const err9 = {instancePath:instancePath+"/approval_state",schemaPath:"#/properties/approval_state/enum",keyword:"enum",params:{allowedValues: schema34.properties.approval_state.enum}};
        (vErrors ??= []).push(err9);
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
        const err10 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/type",keyword:"type",params:{type: schema34.properties.decided_at.type}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats2(data3))){
          const err11 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.reason !== undefined){
      let data4 = data.reason;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema34.properties.reason.type}};
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
  validate91.errors = vErrors;
  return errors === 0;
}
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.event_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.run === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.action === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.approval === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!(func8.call(schema31.properties, key0))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("agent.action_pending" !== data.event_type){
        const err9 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "agent.action_pending"}};
        (vErrors ??= []).push(err9);
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
          const err10 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
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
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.run === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.action === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.approval === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!(func8.call(schema36.properties, key0))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("agent.action_approved" !== data.event_type){
        const err9 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "agent.action_approved"}};
        (vErrors ??= []).push(err9);
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
          const err10 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
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
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.run === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.action === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.approval === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!(func8.call(schema38.properties, key0))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("agent.action_rejected" !== data.event_type){
        const err9 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "agent.action_rejected"}};
        (vErrors ??= []).push(err9);
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
          const err10 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
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
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!(func8.call(schema40.properties, key0))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("agent.handoff" !== data.event_type){
        const err9 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "agent.handoff"}};
        (vErrors ??= []).push(err9);
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
          const err10 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
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
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.session === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "session"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("session.ended" !== data.event_type){
        const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "session.ended"}};
        (vErrors ??= []).push(err7);
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
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message")) || (key0 === "inbound"))){
        const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err7 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("atlas.event.received" !== data.event_type){
        const err9 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "atlas.event.received"}};
        (vErrors ??= []).push(err9);
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
          const err10 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
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
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.run === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.action === undefined){
      const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    for(const key0 in data){
      if(!(func8.call(schema46.properties, key0))){
        const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("atlas.action.executed" !== data.event_type){
        const err11 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "atlas.action.executed"}};
        (vErrors ??= []).push(err11);
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
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.run === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "session")) || (key0 === "run"))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("atlas.run.updated" !== data.event_type){
        const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "atlas.run.updated"}};
        (vErrors ??= []).push(err7);
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
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.message === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("agent.message_delivery" !== data.event_type){
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "agent.message_delivery"}};
        (vErrors ??= []).push(err10);
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
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.event_type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.timestamp === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.conversation_id === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.channel === undefined){
      const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
    if(data.customer === undefined){
      const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.message === undefined){
      const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "event_id") || (key0 === "event_type")) || (key0 === "timestamp")) || (key0 === "conversation_id")) || (key0 === "channel")) || (key0 === "customer")) || (key0 === "message"))){
        const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.event_id !== undefined){
      let data0 = data.event_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err8 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      if("message.delivered" !== data.event_type){
        const err10 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.delivered"}};
        (vErrors ??= []).push(err10);
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
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
};
