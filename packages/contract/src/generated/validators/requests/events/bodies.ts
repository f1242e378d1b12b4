// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_4d54d3a5ce = formats.uri;
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_61ae542c15 = new RegExp("^https://", "u");
const pattern_89228746e4 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_cfcdbe2082 = new RegExp("^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_3e507d524f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "idempotency_key") || (key0 === "channel")) || (key0 === "customer")) || (key0 === "event_type")) || (key0 === "message")) || (key0 === "timestamp"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data1 = data.channel;
      if(typeof data1 === "string"){
        if(longerThan(data1, 32)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/0/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern_eef60cee66.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/0/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/0/properties/channel/type", {type: "string"});
        errors++;
      }
    }
    if(data.customer !== undefined){
      let data2 = data.customer;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.phone_number === undefined){
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/required", {missingProperty: "phone_number"});
          errors++;
        }
        for(const key1 in data2){
          if(!((key1 === "phone_number") || (key1 === "name"))){
            vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data2.phone_number !== undefined){
          let data3 = data2.phone_number;
          if(typeof data3 === "string"){
            if(!pattern_1a59350a71.test(data3)){
              vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/0/properties/customer/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/0/properties/customer/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
        if(data2.name !== undefined){
          let data4 = data2.name;
          if(typeof data4 === "string"){
            if(longerThan(data4, 200)){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/0/properties/customer/properties/name/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data4, 1)){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/0/properties/customer/properties/name/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/0/properties/customer/properties/name/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/type", {type: "object"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data5 = data.event_type;
      if(typeof data5 === "string"){
        if(longerThan(data5, 100)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/0/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern_89228746e4.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/0/properties/event_type/pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/0/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.message !== undefined){
      let data6 = data.message;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/required", {missingProperty: "text"});
          errors++;
        }
        for(const key2 in data6){
          if(!(((key2 === "type") || (key2 === "text")) || (key2 === "reply_to"))){
            vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/additionalProperties", {additionalProperty: key2});
            errors++;
          }
        }
        if(data6.type !== undefined){
          if("text" !== data6.type){
            vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/0/properties/message/properties/type/const", {allowedValue: "text"});
            errors++;
          }
        }
        if(data6.text !== undefined){
          let data8 = data6.text;
          if(typeof data8 === "string"){
            if(longerThan(data8, 4096)){
              vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/0/properties/message/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(shorterThan(data8, 1)){
              vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/0/properties/message/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/0/properties/message/properties/text/type", {type: "string"});
            errors++;
          }
        }
        if(data6.reply_to !== undefined){
          let data9 = data6.reply_to;
          if(typeof data9 === "string"){
            if(!(formats_0367b0de16(data9))){
              vErrors = withFinding(vErrors, instancePath+"/message/reply_to", "#/oneOf/0/properties/message/properties/reply_to/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/reply_to", "#/oneOf/0/properties/message/properties/reply_to/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/type", {type: "object"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data10 = data.timestamp;
      if(typeof data10 === "string"){
        if(!(formats_129fbab4be(data10))){
          vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/0/properties/timestamp/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/0/properties/timestamp/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs27 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "message"});
      errors++;
    }
    for(const key3 in data){
      if(!((((((key3 === "idempotency_key") || (key3 === "channel")) || (key3 === "customer")) || (key3 === "event_type")) || (key3 === "message")) || (key3 === "timestamp"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key3});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data11 = data.idempotency_key;
      if(typeof data11 === "string"){
        if(longerThan(data11, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data11, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data12 = data.channel;
      if(typeof data12 === "string"){
        if(longerThan(data12, 32)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern_eef60cee66.test(data12)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/type", {type: "string"});
        errors++;
      }
    }
    if(data.customer !== undefined){
      let data13 = data.customer;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        if(data13.phone_number === undefined){
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/required", {missingProperty: "phone_number"});
          errors++;
        }
        for(const key4 in data13){
          if(!((key4 === "phone_number") || (key4 === "name"))){
            vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/additionalProperties", {additionalProperty: key4});
            errors++;
          }
        }
        if(data13.phone_number !== undefined){
          let data14 = data13.phone_number;
          if(typeof data14 === "string"){
            if(!pattern_1a59350a71.test(data14)){
              vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
        if(data13.name !== undefined){
          let data15 = data13.name;
          if(typeof data15 === "string"){
            if(longerThan(data15, 200)){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data15, 1)){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/type", {type: "object"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data16 = data.event_type;
      if(typeof data16 === "string"){
        if(longerThan(data16, 100)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern_89228746e4.test(data16)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.message !== undefined){
      vErrors = part_267416d25c(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.timestamp !== undefined){
      let data47 = data.timestamp;
      if(typeof data47 === "string"){
        if(!(formats_129fbab4be(data47))){
          vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/1/properties/timestamp/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/1/properties/timestamp/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs27 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs118 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.channel === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "channel"});
        errors++;
      }
      if(data.customer === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "customer"});
        errors++;
      }
      if(data.event_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "event_type"});
        errors++;
      }
      for(const key12 in data){
        if(!(((((key12 === "idempotency_key") || (key12 === "channel")) || (key12 === "customer")) || (key12 === "event_type")) || (key12 === "timestamp"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key12});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data48 = data.idempotency_key;
        if(typeof data48 === "string"){
          if(longerThan(data48, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data48, 1)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.channel !== undefined){
        let data49 = data.channel;
        if(typeof data49 === "string"){
          if(longerThan(data49, 32)){
            vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/2/properties/channel/maxLength", {limit: 32});
            errors++;
          }
          if(!pattern_eef60cee66.test(data49)){
            vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/2/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/2/properties/channel/type", {type: "string"});
          errors++;
        }
      }
      if(data.customer !== undefined){
        let data50 = data.customer;
        if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
          if(data50.phone_number === undefined){
            vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/2/properties/customer/required", {missingProperty: "phone_number"});
            errors++;
          }
          for(const key13 in data50){
            if(!((key13 === "phone_number") || (key13 === "name"))){
              vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/2/properties/customer/additionalProperties", {additionalProperty: key13});
              errors++;
            }
          }
          if(data50.phone_number !== undefined){
            let data51 = data50.phone_number;
            if(typeof data51 === "string"){
              if(!pattern_1a59350a71.test(data51)){
                vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/2/properties/customer/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/2/properties/customer/properties/phone_number/type", {type: "string"});
              errors++;
            }
          }
          if(data50.name !== undefined){
            let data52 = data50.name;
            if(typeof data52 === "string"){
              if(longerThan(data52, 200)){
                vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/2/properties/customer/properties/name/maxLength", {limit: 200});
                errors++;
              }
              if(shorterThan(data52, 1)){
                vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/2/properties/customer/properties/name/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/2/properties/customer/properties/name/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/2/properties/customer/type", {type: "object"});
          errors++;
        }
      }
      if(data.event_type !== undefined){
        let data53 = data.event_type;
        if(typeof data53 === "string"){
          if(longerThan(data53, 100)){
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/2/properties/event_type/maxLength", {limit: 100});
            errors++;
          }
          if(!pattern_cfcdbe2082.test(data53)){
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/2/properties/event_type/pattern", {pattern: "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/2/properties/event_type/type", {type: "string"});
          errors++;
        }
      }
      if(data.timestamp !== undefined){
        let data54 = data.timestamp;
        if(typeof data54 === "string"){
          if(!(formats_129fbab4be(data54))){
            vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/2/properties/timestamp/format", {format: "date-time"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/2/properties/timestamp/type", {type: "string"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs118 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
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
  validate_3e507d524f.errors = vErrors;
  return errors === 0;
}
function part_267416d25c(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data17 = data.message;
  if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
    if(data17.content === undefined){
      vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/1/properties/message/required", {missingProperty: "content"});
      errors++;
    }
    for(const key5 in data17){
      if(!((key5 === "content") || (key5 === "reply_to"))){
        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/1/properties/message/additionalProperties", {additionalProperty: key5});
        errors++;
      }
    }
    if(data17.content !== undefined){
      let data18 = data17.content;
      const _errs47 = errors;
      let valid7 = false;
      let passing1 = null;
      const _errs48 = errors;
      if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
        if(data18.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/required", {missingProperty: "type"});
          errors++;
        }
        if(data18.id === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/required", {missingProperty: "id"});
          errors++;
        }
        if(data18.title === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/required", {missingProperty: "title"});
          errors++;
        }
        for(const key6 in data18){
          if(!(((key6 === "type") || (key6 === "id")) || (key6 === "title"))){
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/additionalProperties", {additionalProperty: key6});
            errors++;
          }
        }
        if(data18.type !== undefined){
          if("button_reply" !== data18.type){
            vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/type/const", {allowedValue: "button_reply"});
            errors++;
          }
        }
        if(data18.id !== undefined){
          let data20 = data18.id;
          if(typeof data20 === "string"){
            if(longerThan(data20, 256)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/id/maxLength", {limit: 256});
              errors++;
            }
            if(shorterThan(data20, 1)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/id/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/id/type", {type: "string"});
            errors++;
          }
        }
        if(data18.title !== undefined){
          let data21 = data18.title;
          if(typeof data21 === "string"){
            if(longerThan(data21, 256)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/title/maxLength", {limit: 256});
              errors++;
            }
            if(shorterThan(data21, 1)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/title/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/type", {type: "object"});
        errors++;
      }
      var _valid1 = _errs48 === errors;
      if(_valid1){
        valid7 = true;
        passing1 = 0;
      }
      const _errs56 = errors;
      if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
        if(data18.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/required", {missingProperty: "type"});
          errors++;
        }
        if(data18.id === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/required", {missingProperty: "id"});
          errors++;
        }
        if(data18.title === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/required", {missingProperty: "title"});
          errors++;
        }
        for(const key7 in data18){
          if(!((((key7 === "type") || (key7 === "id")) || (key7 === "title")) || (key7 === "description"))){
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/additionalProperties", {additionalProperty: key7});
            errors++;
          }
        }
        if(data18.type !== undefined){
          if("list_reply" !== data18.type){
            vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/type/const", {allowedValue: "list_reply"});
            errors++;
          }
        }
        if(data18.id !== undefined){
          let data23 = data18.id;
          if(typeof data23 === "string"){
            if(longerThan(data23, 256)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/id/maxLength", {limit: 256});
              errors++;
            }
            if(shorterThan(data23, 1)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/id/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/id/type", {type: "string"});
            errors++;
          }
        }
        if(data18.title !== undefined){
          let data24 = data18.title;
          if(typeof data24 === "string"){
            if(longerThan(data24, 256)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/title/maxLength", {limit: 256});
              errors++;
            }
            if(shorterThan(data24, 1)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/title/type", {type: "string"});
            errors++;
          }
        }
        if(data18.description !== undefined){
          let data25 = data18.description;
          if(typeof data25 === "string"){
            if(longerThan(data25, 72)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/description", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/description/maxLength", {limit: 72});
              errors++;
            }
            if(shorterThan(data25, 1)){
              vErrors = withFinding(vErrors, instancePath+"/message/content/description", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/description/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content/description", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/description/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/type", {type: "object"});
        errors++;
      }
      var _valid1 = _errs56 === errors;
      if(_valid1 && valid7){
        valid7 = false;
        passing1 = [passing1, 1];
      }
      else {
        if(_valid1){
          valid7 = true;
          passing1 = 1;
        }
        const _errs66 = errors;
        if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
          if(data18.type === undefined){
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/required", {missingProperty: "type"});
            errors++;
          }
          if(data18.latitude === undefined){
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/required", {missingProperty: "latitude"});
            errors++;
          }
          if(data18.longitude === undefined){
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/required", {missingProperty: "longitude"});
            errors++;
          }
          for(const key8 in data18){
            if(!(((((key8 === "type") || (key8 === "latitude")) || (key8 === "longitude")) || (key8 === "name")) || (key8 === "address"))){
              vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/additionalProperties", {additionalProperty: key8});
              errors++;
            }
          }
          if(data18.type !== undefined){
            if("location" !== data18.type){
              vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
              errors++;
            }
          }
          if(data18.latitude !== undefined){
            let data27 = data18.latitude;
            if((typeof data27 == "number") && (isFinite(data27))){
              if(data27 > 90 || isNaN(data27)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/latitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
                errors++;
              }
              if(data27 < -90 || isNaN(data27)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/latitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content/latitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
              errors++;
            }
          }
          if(data18.longitude !== undefined){
            let data28 = data18.longitude;
            if((typeof data28 == "number") && (isFinite(data28))){
              if(data28 > 180 || isNaN(data28)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/longitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
                errors++;
              }
              if(data28 < -180 || isNaN(data28)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/longitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content/longitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
              errors++;
            }
          }
          if(data18.name !== undefined){
            let data29 = data18.name;
            if(typeof data29 === "string"){
              if(longerThan(data29, 1000)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/name", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/name/maxLength", {limit: 1000});
                errors++;
              }
              if(shorterThan(data29, 1)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/name", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/name/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content/name", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/name/type", {type: "string"});
              errors++;
            }
          }
          if(data18.address !== undefined){
            let data30 = data18.address;
            if(typeof data30 === "string"){
              if(longerThan(data30, 1000)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/address", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/address/maxLength", {limit: 1000});
                errors++;
              }
              if(shorterThan(data30, 1)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/address", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/address/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content/address", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/address/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/type", {type: "object"});
          errors++;
        }
        var _valid1 = _errs66 === errors;
        if(_valid1 && valid7){
          valid7 = false;
          passing1 = [passing1, 2];
        }
        else {
          if(_valid1){
            valid7 = true;
            passing1 = 2;
          }
          const _errs78 = errors;
          if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
            if(data18.type === undefined){
              vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/required", {missingProperty: "type"});
              errors++;
            }
            if(data18.contacts === undefined){
              vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/required", {missingProperty: "contacts"});
              errors++;
            }
            for(const key9 in data18){
              if(!((key9 === "type") || (key9 === "contacts"))){
                vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/additionalProperties", {additionalProperty: key9});
                errors++;
              }
            }
            if(data18.type !== undefined){
              if("contacts" !== data18.type){
                vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
                errors++;
              }
            }
            if(data18.contacts !== undefined){
              let data32 = data18.contacts;
              if(Array.isArray(data32)){
                if(data32.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/contacts", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
                  errors++;
                }
                if(data32.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/contacts", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
                  errors++;
                }
                const len0 = data32.length;
                for(let i0=0; i0<len0; i0++){
                  let data33 = data32[i0];
                  if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
                    if(data33.name === undefined){
                      vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/required", {missingProperty: "name"});
                      errors++;
                    }
                    for(const key10 in data33){
                      if(!((((key10 === "name") || (key10 === "organization")) || (key10 === "phone_numbers")) || (key10 === "emails"))){
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/additionalProperties", {additionalProperty: key10});
                        errors++;
                      }
                    }
                    if(data33.name !== undefined){
                      let data34 = data33.name;
                      if(typeof data34 === "string"){
                        if(longerThan(data34, 200)){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/name", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/name/maxLength", {limit: 200});
                          errors++;
                        }
                        if(shorterThan(data34, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/name", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/name/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/name", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/name/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data33.organization !== undefined){
                      let data35 = data33.organization;
                      if(typeof data35 === "string"){
                        if(longerThan(data35, 200)){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/organization", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/organization/maxLength", {limit: 200});
                          errors++;
                        }
                        if(shorterThan(data35, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/organization", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/organization/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/organization", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/organization/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data33.phone_numbers !== undefined){
                      let data36 = data33.phone_numbers;
                      if(Array.isArray(data36)){
                        if(data36.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                          errors++;
                        }
                        const len1 = data36.length;
                        for(let i1=0; i1<len1; i1++){
                          let data37 = data36[i1];
                          if(typeof data37 === "string"){
                            if(longerThan(data37, 40)){
                              vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers/" + i1, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/maxLength", {limit: 40});
                              errors++;
                            }
                            if(shorterThan(data37, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers/" + i1, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers/" + i1, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/type", {type: "string"});
                            errors++;
                          }
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                        errors++;
                      }
                    }
                    if(data33.emails !== undefined){
                      let data38 = data33.emails;
                      if(Array.isArray(data38)){
                        if(data38.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                          errors++;
                        }
                        const len2 = data38.length;
                        for(let i2=0; i2<len2; i2++){
                          let data39 = data38[i2];
                          if(typeof data39 === "string"){
                            if(longerThan(data39, 320)){
                              vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails/" + i2, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/maxLength", {limit: 320});
                              errors++;
                            }
                            if(shorterThan(data39, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails/" + i2, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails/" + i2, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/type", {type: "string"});
                            errors++;
                          }
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/message/content/contacts", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/type", {type: "object"});
            errors++;
          }
          var _valid1 = _errs78 === errors;
          if(_valid1 && valid7){
            valid7 = false;
            passing1 = [passing1, 3];
          }
          else {
            if(_valid1){
              valid7 = true;
              passing1 = 3;
            }
            const _errs99 = errors;
            if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
              if(data18.type === undefined){
                vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/4/required", {missingProperty: "type"});
                errors++;
              }
              for(const key11 in data18){
                if(!((((((key11 === "type") || (key11 === "url")) || (key11 === "media_id")) || (key11 === "caption")) || (key11 === "filename")) || (key11 === "media_type"))){
                  vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/4/additionalProperties", {additionalProperty: key11});
                  errors++;
                }
              }
              if(data18.type !== undefined){
                let data40 = data18.type;
                if(typeof data40 !== "string"){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/type/type", {type: "string"});
                  errors++;
                }
                if(!((((data40 === "image") || (data40 === "audio")) || (data40 === "video")) || (data40 === "document"))){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                  errors++;
                }
              }
              if(data18.url !== undefined){
                let data41 = data18.url;
                if(typeof data41 === "string"){
                  if(longerThan(data41, 2048)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
                    errors++;
                  }
                  if(!pattern_61ae542c15.test(data41)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
                    errors++;
                  }
                  if(!(formats_4d54d3a5ce(data41))){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/format", {format: "uri"});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/type", {type: "string"});
                  errors++;
                }
              }
              if(data18.media_id !== undefined){
                let data42 = data18.media_id;
                if(typeof data42 === "string"){
                  if(!(formats_0367b0de16(data42))){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/media_id", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_id/format", {format: "uuid"});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/content/media_id", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_id/type", {type: "string"});
                  errors++;
                }
              }
              if(data18.caption !== undefined){
                let data43 = data18.caption;
                if(typeof data43 === "string"){
                  if(longerThan(data43, 1024)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/caption", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/caption/maxLength", {limit: 1024});
                    errors++;
                  }
                  if(shorterThan(data43, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/caption", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/caption/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/content/caption", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/caption/type", {type: "string"});
                  errors++;
                }
              }
              if(data18.filename !== undefined){
                let data44 = data18.filename;
                if(typeof data44 === "string"){
                  if(longerThan(data44, 240)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/filename", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/filename/maxLength", {limit: 240});
                    errors++;
                  }
                  if(shorterThan(data44, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/filename", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/filename/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/content/filename", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/filename/type", {type: "string"});
                  errors++;
                }
              }
              if(data18.media_type !== undefined){
                let data45 = data18.media_type;
                if(typeof data45 === "string"){
                  if(longerThan(data45, 255)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/media_type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_type/maxLength", {limit: 255});
                    errors++;
                  }
                  if(shorterThan(data45, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/media_type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_type/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/content/media_type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_type/type", {type: "string"});
                  errors++;
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/4/type", {type: "object"});
              errors++;
            }
            var _valid1 = _errs99 === errors;
            if(_valid1 && valid7){
              valid7 = false;
              passing1 = [passing1, 4];
            }
            else {
              if(_valid1){
                valid7 = true;
                passing1 = 4;
              }
            }
          }
        }
      }
      if(!valid7){
        vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf", {passingSchemas: passing1});
        errors++;
      }
      else {
        errors = _errs47;
        if(vErrors !== null){
          if(_errs47){
            vErrors.length = _errs47;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data17.reply_to !== undefined){
      let data46 = data17.reply_to;
      if(typeof data46 === "string"){
        if(!(formats_0367b0de16(data46))){
          vErrors = withFinding(vErrors, instancePath+"/message/reply_to", "#/oneOf/1/properties/message/properties/reply_to/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message/reply_to", "#/oneOf/1/properties/message/properties/reply_to/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/1/properties/message/type", {type: "object"});
    errors++;
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "events.ingest": validate_3e507d524f,
};
