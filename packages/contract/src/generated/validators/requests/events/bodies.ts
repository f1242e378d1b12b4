// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_129fbab4be = formats["date-time"];
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_89228746e4 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_cfcdbe2082 = new RegExp("^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_e9fc1dad54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
          if(!((key2 === "type") || (key2 === "text"))){
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
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/type", {type: "object"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data9 = data.timestamp;
      if(typeof data9 === "string"){
        if(!(formats_129fbab4be(data9))){
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
  const _errs25 = errors;
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
    for(const key3 in data){
      if(!(((((key3 === "idempotency_key") || (key3 === "channel")) || (key3 === "customer")) || (key3 === "event_type")) || (key3 === "timestamp"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key3});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data10 = data.idempotency_key;
      if(typeof data10 === "string"){
        if(longerThan(data10, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data10, 1)){
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
      let data11 = data.channel;
      if(typeof data11 === "string"){
        if(longerThan(data11, 32)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern_eef60cee66.test(data11)){
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
      let data12 = data.customer;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.phone_number === undefined){
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/required", {missingProperty: "phone_number"});
          errors++;
        }
        for(const key4 in data12){
          if(!((key4 === "phone_number") || (key4 === "name"))){
            vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/additionalProperties", {additionalProperty: key4});
            errors++;
          }
        }
        if(data12.phone_number !== undefined){
          let data13 = data12.phone_number;
          if(typeof data13 === "string"){
            if(!pattern_1a59350a71.test(data13)){
              vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
        if(data12.name !== undefined){
          let data14 = data12.name;
          if(typeof data14 === "string"){
            if(longerThan(data14, 200)){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data14, 1)){
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
      let data15 = data.event_type;
      if(typeof data15 === "string"){
        if(longerThan(data15, 100)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern_cfcdbe2082.test(data15)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/pattern", {pattern: "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data16 = data.timestamp;
      if(typeof data16 === "string"){
        if(!(formats_129fbab4be(data16))){
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
  var _valid0 = _errs25 === errors;
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
  validate_e9fc1dad54.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "events.ingest": validate_e9fc1dad54,
};
