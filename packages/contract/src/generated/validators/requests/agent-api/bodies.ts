// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate_b58dcfc97b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((((key0 === "idempotency_key") || (key0 === "channel_id")) || (key0 === "phone_number")) || (key0 === "text")) || (key0 === "reply_to")) || (key0 === "category")) || (key0 === "send_at"))){
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
    if(data.channel_id !== undefined){
      let data1 = data.channel_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/oneOf/0/properties/channel_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/oneOf/0/properties/channel_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data2 = data.phone_number;
      if(typeof data2 === "string"){
        if(!pattern_1a59350a71.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/0/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/0/properties/phone_number/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data3 = data.text;
      if(typeof data3 === "string"){
        if(longerThan(data3, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.reply_to !== undefined){
      let data4 = data.reply_to;
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/0/properties/reply_to/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/0/properties/reply_to/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data5 = data.category;
      if(typeof data5 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data5 === "utility") || (data5 === "marketing")) || (data5 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.send_at !== undefined){
      let data6 = data.send_at;
      if(typeof data6 === "string"){
        if(longerThan(data6, 64)){
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/0/properties/send_at/maxLength", {limit: 64});
          errors++;
        }
        if(!(formats_129fbab4be(data6))){
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/0/properties/send_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/0/properties/send_at/type", {type: "string"});
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
  const _errs18 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "category"});
      errors++;
    }
    for(const key1 in data){
      if(!((((((((key1 === "idempotency_key") || (key1 === "channel_id")) || (key1 === "phone_number")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "send_at")) || (key1 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data7 = data.idempotency_key;
      if(typeof data7 === "string"){
        if(longerThan(data7, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data7, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel_id !== undefined){
      let data8 = data.channel_id;
      if(typeof data8 === "string"){
        if(!(formats_0367b0de16(data8))){
          vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/oneOf/1/properties/channel_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/oneOf/1/properties/channel_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data9 = data.phone_number;
      if(typeof data9 === "string"){
        if(!pattern_1a59350a71.test(data9)){
          vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/1/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/1/properties/phone_number/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data10 = data.template_id;
      if(typeof data10 === "string"){
        if(!(formats_0367b0de16(data10))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data11 = data.template_params;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        if(Object.keys(data11).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key2 in data11){
          let data12 = data11[key2];
          if(typeof data12 === "string"){
            if(longerThan(data12, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data13 = data.category;
      if(typeof data13 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data13 === "utility") || (data13 === "marketing")) || (data13 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.send_at !== undefined){
      let data14 = data.send_at;
      if(typeof data14 === "string"){
        if(longerThan(data14, 64)){
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/1/properties/send_at/maxLength", {limit: 64});
          errors++;
        }
        if(!(formats_129fbab4be(data14))){
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/1/properties/send_at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/1/properties/send_at/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data15 = data.text;
      if(typeof data15 === "string"){
        if(longerThan(data15, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data15, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs18 === errors;
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
  validate_b58dcfc97b.errors = vErrors;
  return errors === 0;
}
function validate_f43e7a0d04(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "conversation_id")) || (key0 === "text")) || (key0 === "category"))){
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
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(longerThan(data2, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
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
  const _errs12 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "category"});
      errors++;
    }
    for(const key1 in data){
      if(!((((((key1 === "idempotency_key") || (key1 === "conversation_id")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(longerThan(data4, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data5 = data.conversation_id;
      if(typeof data5 === "string"){
        if(!(formats_0367b0de16(data5))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data6 = data.template_id;
      if(typeof data6 === "string"){
        if(!(formats_0367b0de16(data6))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key2 in data7){
          let data8 = data7[key2];
          if(typeof data8 === "string"){
            if(longerThan(data8, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data10 = data.text;
      if(typeof data10 === "string"){
        if(longerThan(data10, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data10, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs12 === errors;
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
  validate_f43e7a0d04.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "agent.sendMessage": validate_f43e7a0d04,
  "agent.sendMessageToPhone": validate_b58dcfc97b,
};
