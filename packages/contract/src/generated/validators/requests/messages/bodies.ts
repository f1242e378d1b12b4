// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_4d54d3a5ce = formats.uri;
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_5acb082d98 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
const pattern_61ae542c15 = new RegExp("^https://", "u");
const pattern_c48426b3d4 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
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
function validate_d02dd668df(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.media_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "media_type"});
      errors++;
    }
    if(data.content === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "content"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "media_type")) || (key0 === "content")) || (key0 === "filename"))){
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
    if(data.media_type !== undefined){
      let data1 = data.media_type;
      if(typeof data1 === "string"){
        if(longerThan(data1, 255)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/maxLength", {limit: 255});
          errors++;
        }
        if(!pattern_5acb082d98.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/pattern", {pattern: "^[a-z]+/[a-z0-9.+-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.content !== undefined){
      let data2 = data.content;
      if(typeof data2 === "string"){
        if(longerThan(data2, 22369624)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/maxLength", {limit: 22369624});
          errors++;
        }
        if(shorterThan(data2, 4)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/minLength", {limit: 4});
          errors++;
        }
        if(!pattern_c48426b3d4.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/pattern", {pattern: "^[A-Za-z0-9+/]+={0,2}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/type", {type: "string"});
        errors++;
      }
    }
    if(data.filename !== undefined){
      let data3 = data.filename;
      if(typeof data3 === "string"){
        if(longerThan(data3, 240)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/maxLength", {limit: 240});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d02dd668df.errors = vErrors;
  return errors === 0;
}
function validate_f01f1b1d93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    const _errs40 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.phone_number === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "phone_number"});
        errors++;
      }
      if(data.content === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "content"});
        errors++;
      }
      for(const key3 in data){
        if(!(((((((key3 === "idempotency_key") || (key3 === "channel_id")) || (key3 === "phone_number")) || (key3 === "content")) || (key3 === "reply_to")) || (key3 === "category")) || (key3 === "send_at"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key3});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data16 = data.idempotency_key;
        if(typeof data16 === "string"){
          if(longerThan(data16, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data16, 1)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.channel_id !== undefined){
        let data17 = data.channel_id;
        if(typeof data17 === "string"){
          if(!(formats_0367b0de16(data17))){
            vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/oneOf/2/properties/channel_id/format", {format: "uuid"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/oneOf/2/properties/channel_id/type", {type: "string"});
          errors++;
        }
      }
      if(data.phone_number !== undefined){
        let data18 = data.phone_number;
        if(typeof data18 === "string"){
          if(!pattern_1a59350a71.test(data18)){
            vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/2/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/2/properties/phone_number/type", {type: "string"});
          errors++;
        }
      }
      if(data.content !== undefined){
        vErrors = part_4c38fd4bea(data, instancePath, vErrors);
        errors = vErrors === null ? 0 : vErrors.length;
      }
      if(data.reply_to !== undefined){
        let data63 = data.reply_to;
        if(typeof data63 === "string"){
          if(!(formats_0367b0de16(data63))){
            vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/2/properties/reply_to/format", {format: "uuid"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/2/properties/reply_to/type", {type: "string"});
          errors++;
        }
      }
      if(data.category !== undefined){
        let data64 = data.category;
        if(typeof data64 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/type", {type: "string"});
          errors++;
        }
        if(!(((data64 === "utility") || (data64 === "marketing")) || (data64 === "transactional"))){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
          errors++;
        }
      }
      if(data.send_at !== undefined){
        let data65 = data.send_at;
        if(typeof data65 === "string"){
          if(longerThan(data65, 64)){
            vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/2/properties/send_at/maxLength", {limit: 64});
            errors++;
          }
          if(!(formats_129fbab4be(data65))){
            vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/2/properties/send_at/format", {format: "date-time"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/2/properties/send_at/type", {type: "string"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs40 === errors;
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
  validate_f01f1b1d93.errors = vErrors;
  return errors === 0;
}
function part_4c38fd4bea(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data19 = data.content;
  const _errs50 = errors;
  let valid5 = false;
  let passing1 = null;
  const _errs51 = errors;
  if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
    if(data19.type === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/required", {missingProperty: "type"});
      errors++;
    }
    if(data19.text === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    if(data19.buttons === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/required", {missingProperty: "buttons"});
      errors++;
    }
    for(const key4 in data19){
      if(!(((((key4 === "type") || (key4 === "text")) || (key4 === "header")) || (key4 === "footer")) || (key4 === "buttons"))){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/additionalProperties", {additionalProperty: key4});
        errors++;
      }
    }
    if(data19.type !== undefined){
      if("buttons" !== data19.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/0/properties/type/const", {allowedValue: "buttons"});
        errors++;
      }
    }
    if(data19.text !== undefined){
      let data21 = data19.text;
      if(typeof data21 === "string"){
        if(longerThan(data21, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data21, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data19.header !== undefined){
      let data22 = data19.header;
      if(typeof data22 === "string"){
        if(longerThan(data22, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data22, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data19.footer !== undefined){
      let data23 = data19.footer;
      if(typeof data23 === "string"){
        if(longerThan(data23, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data23, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data19.buttons !== undefined){
      let data24 = data19.buttons;
      if(Array.isArray(data24)){
        if(data24.length > 3){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/maxItems", {limit: 3});
          errors++;
        }
        if(data24.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/minItems", {limit: 1});
          errors++;
        }
        const len0 = data24.length;
        for(let i0=0; i0<len0; i0++){
          let data25 = data24[i0];
          if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
            if(data25.id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/required", {missingProperty: "id"});
              errors++;
            }
            if(data25.title === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/required", {missingProperty: "title"});
              errors++;
            }
            for(const key5 in data25){
              if(!((key5 === "id") || (key5 === "title"))){
                vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/additionalProperties", {additionalProperty: key5});
                errors++;
              }
            }
            if(data25.id !== undefined){
              let data26 = data25.id;
              if(typeof data26 === "string"){
                if(longerThan(data26, 256)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/id", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id/maxLength", {limit: 256});
                  errors++;
                }
                if(shorterThan(data26, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/id", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/id", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id/type", {type: "string"});
                errors++;
              }
            }
            if(data25.title !== undefined){
              let data27 = data25.title;
              if(typeof data27 === "string"){
                if(longerThan(data27, 20)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/title", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title/maxLength", {limit: 20});
                  errors++;
                }
                if(shorterThan(data27, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/title", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/title", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid1 = _errs51 === errors;
  if(_valid1){
    valid5 = true;
    passing1 = 0;
  }
  const _errs70 = errors;
  if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
    if(data19.type === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "type"});
      errors++;
    }
    if(data19.text === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "text"});
      errors++;
    }
    if(data19.button === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "button"});
      errors++;
    }
    if(data19.sections === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "sections"});
      errors++;
    }
    for(const key6 in data19){
      if(!((((((key6 === "type") || (key6 === "text")) || (key6 === "header")) || (key6 === "footer")) || (key6 === "button")) || (key6 === "sections"))){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/additionalProperties", {additionalProperty: key6});
        errors++;
      }
    }
    if(data19.type !== undefined){
      if("list" !== data19.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/1/properties/type/const", {allowedValue: "list"});
        errors++;
      }
    }
    if(data19.text !== undefined){
      let data29 = data19.text;
      if(typeof data29 === "string"){
        if(longerThan(data29, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data29, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data19.header !== undefined){
      let data30 = data19.header;
      if(typeof data30 === "string"){
        if(longerThan(data30, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data30, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data19.footer !== undefined){
      let data31 = data19.footer;
      if(typeof data31 === "string"){
        if(longerThan(data31, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data31, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data19.button !== undefined){
      let data32 = data19.button;
      if(typeof data32 === "string"){
        if(longerThan(data32, 20)){
          vErrors = withFinding(vErrors, instancePath+"/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button/maxLength", {limit: 20});
          errors++;
        }
        if(shorterThan(data32, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button/type", {type: "string"});
        errors++;
      }
    }
    if(data19.sections !== undefined){
      let data33 = data19.sections;
      if(Array.isArray(data33)){
        if(data33.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/maxItems", {limit: 10});
          errors++;
        }
        if(data33.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/minItems", {limit: 1});
          errors++;
        }
        const len1 = data33.length;
        for(let i1=0; i1<len1; i1++){
          let data34 = data33[i1];
          if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
            if(data34.rows === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/required", {missingProperty: "rows"});
              errors++;
            }
            for(const key7 in data34){
              if(!((key7 === "title") || (key7 === "rows"))){
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/additionalProperties", {additionalProperty: key7});
                errors++;
              }
            }
            if(data34.title !== undefined){
              let data35 = data34.title;
              if(typeof data35 === "string"){
                if(longerThan(data35, 24)){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title/maxLength", {limit: 24});
                  errors++;
                }
                if(shorterThan(data35, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title/type", {type: "string"});
                errors++;
              }
            }
            if(data34.rows !== undefined){
              let data36 = data34.rows;
              if(Array.isArray(data36)){
                if(data36.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/maxItems", {limit: 10});
                  errors++;
                }
                if(data36.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/minItems", {limit: 1});
                  errors++;
                }
                const len2 = data36.length;
                for(let i2=0; i2<len2; i2++){
                  let data37 = data36[i2];
                  if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
                    if(data37.id === undefined){
                      vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", {missingProperty: "id"});
                      errors++;
                    }
                    if(data37.title === undefined){
                      vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", {missingProperty: "title"});
                      errors++;
                    }
                    for(const key8 in data37){
                      if(!(((key8 === "id") || (key8 === "title")) || (key8 === "description"))){
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/additionalProperties", {additionalProperty: key8});
                        errors++;
                      }
                    }
                    if(data37.id !== undefined){
                      let data38 = data37.id;
                      if(typeof data38 === "string"){
                        if(longerThan(data38, 200)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/maxLength", {limit: 200});
                          errors++;
                        }
                        if(shorterThan(data38, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data37.title !== undefined){
                      let data39 = data37.title;
                      if(typeof data39 === "string"){
                        if(longerThan(data39, 24)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/maxLength", {limit: 24});
                          errors++;
                        }
                        if(shorterThan(data39, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data37.description !== undefined){
                      let data40 = data37.description;
                      if(typeof data40 === "string"){
                        if(longerThan(data40, 72)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/maxLength", {limit: 72});
                          errors++;
                        }
                        if(shorterThan(data40, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/type", {type: "string"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/type", {type: "array"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid1 = _errs70 === errors;
  if(_valid1 && valid5){
    valid5 = false;
    passing1 = [passing1, 1];
  }
  else {
    if(_valid1){
      valid5 = true;
      passing1 = 1;
    }
    const _errs100 = errors;
    if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
      if(data19.type === undefined){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/required", {missingProperty: "type"});
        errors++;
      }
      if(data19.latitude === undefined){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/required", {missingProperty: "latitude"});
        errors++;
      }
      if(data19.longitude === undefined){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/required", {missingProperty: "longitude"});
        errors++;
      }
      for(const key9 in data19){
        if(!(((((key9 === "type") || (key9 === "latitude")) || (key9 === "longitude")) || (key9 === "name")) || (key9 === "address"))){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/additionalProperties", {additionalProperty: key9});
          errors++;
        }
      }
      if(data19.type !== undefined){
        if("location" !== data19.type){
          vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
          errors++;
        }
      }
      if(data19.latitude !== undefined){
        let data42 = data19.latitude;
        if((typeof data42 == "number") && (isFinite(data42))){
          if(data42 > 90 || isNaN(data42)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
            errors++;
          }
          if(data42 < -90 || isNaN(data42)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
          errors++;
        }
      }
      if(data19.longitude !== undefined){
        let data43 = data19.longitude;
        if((typeof data43 == "number") && (isFinite(data43))){
          if(data43 > 180 || isNaN(data43)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
            errors++;
          }
          if(data43 < -180 || isNaN(data43)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
          errors++;
        }
      }
      if(data19.name !== undefined){
        let data44 = data19.name;
        if(typeof data44 === "string"){
          if(longerThan(data44, 1000)){
            vErrors = withFinding(vErrors, instancePath+"/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name/maxLength", {limit: 1000});
            errors++;
          }
          if(shorterThan(data44, 1)){
            vErrors = withFinding(vErrors, instancePath+"/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name/type", {type: "string"});
          errors++;
        }
      }
      if(data19.address !== undefined){
        let data45 = data19.address;
        if(typeof data45 === "string"){
          if(longerThan(data45, 1000)){
            vErrors = withFinding(vErrors, instancePath+"/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address/maxLength", {limit: 1000});
            errors++;
          }
          if(shorterThan(data45, 1)){
            vErrors = withFinding(vErrors, instancePath+"/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address/type", {type: "string"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid1 = _errs100 === errors;
    if(_valid1 && valid5){
      valid5 = false;
      passing1 = [passing1, 2];
    }
    else {
      if(_valid1){
        valid5 = true;
        passing1 = 2;
      }
      const _errs112 = errors;
      if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
        if(data19.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/required", {missingProperty: "type"});
          errors++;
        }
        if(data19.contacts === undefined){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/required", {missingProperty: "contacts"});
          errors++;
        }
        for(const key10 in data19){
          if(!((key10 === "type") || (key10 === "contacts"))){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/additionalProperties", {additionalProperty: key10});
            errors++;
          }
        }
        if(data19.type !== undefined){
          if("contacts" !== data19.type){
            vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
            errors++;
          }
        }
        if(data19.contacts !== undefined){
          let data47 = data19.contacts;
          if(Array.isArray(data47)){
            if(data47.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
              errors++;
            }
            if(data47.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
              errors++;
            }
            const len3 = data47.length;
            for(let i3=0; i3<len3; i3++){
              let data48 = data47[i3];
              if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
                if(data48.name === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/required", {missingProperty: "name"});
                  errors++;
                }
                for(const key11 in data48){
                  if(!((((key11 === "name") || (key11 === "organization")) || (key11 === "phone_numbers")) || (key11 === "emails"))){
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/additionalProperties", {additionalProperty: key11});
                    errors++;
                  }
                }
                if(data48.name !== undefined){
                  let data49 = data48.name;
                  if(typeof data49 === "string"){
                    if(longerThan(data49, 200)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/name", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name/maxLength", {limit: 200});
                      errors++;
                    }
                    if(shorterThan(data49, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/name", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/name", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name/type", {type: "string"});
                    errors++;
                  }
                }
                if(data48.organization !== undefined){
                  let data50 = data48.organization;
                  if(typeof data50 === "string"){
                    if(longerThan(data50, 200)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/organization", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization/maxLength", {limit: 200});
                      errors++;
                    }
                    if(shorterThan(data50, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/organization", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/organization", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization/type", {type: "string"});
                    errors++;
                  }
                }
                if(data48.phone_numbers !== undefined){
                  let data51 = data48.phone_numbers;
                  if(Array.isArray(data51)){
                    if(data51.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                      errors++;
                    }
                    const len4 = data51.length;
                    for(let i4=0; i4<len4; i4++){
                      let data52 = data51[i4];
                      if(typeof data52 === "string"){
                        if(longerThan(data52, 40)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/maxLength", {limit: 40});
                          errors++;
                        }
                        if(shorterThan(data52, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/type", {type: "string"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                    errors++;
                  }
                }
                if(data48.emails !== undefined){
                  let data53 = data48.emails;
                  if(Array.isArray(data53)){
                    if(data53.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                      errors++;
                    }
                    const len5 = data53.length;
                    for(let i5=0; i5<len5; i5++){
                      let data54 = data53[i5];
                      if(typeof data54 === "string"){
                        if(longerThan(data54, 320)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/maxLength", {limit: 320});
                          errors++;
                        }
                        if(shorterThan(data54, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/type", {type: "string"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid1 = _errs112 === errors;
      if(_valid1 && valid5){
        valid5 = false;
        passing1 = [passing1, 3];
      }
      else {
        if(_valid1){
          valid5 = true;
          passing1 = 3;
        }
        const _errs133 = errors;
        if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
          if(data19.type === undefined){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/required", {missingProperty: "type"});
            errors++;
          }
          if(data19.url === undefined){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/required", {missingProperty: "url"});
            errors++;
          }
          for(const key12 in data19){
            if(!((((key12 === "type") || (key12 === "url")) || (key12 === "caption")) || (key12 === "filename"))){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/additionalProperties", {additionalProperty: key12});
              errors++;
            }
          }
          if(data19.type !== undefined){
            let data55 = data19.type;
            if(typeof data55 !== "string"){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/type", {type: "string"});
              errors++;
            }
            if(!((((data55 === "image") || (data55 === "audio")) || (data55 === "video")) || (data55 === "document"))){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
              errors++;
            }
          }
          if(data19.url !== undefined){
            let data56 = data19.url;
            if(typeof data56 === "string"){
              if(longerThan(data56, 2048)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
                errors++;
              }
              if(!pattern_61ae542c15.test(data56)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
                errors++;
              }
              if(!(formats_4d54d3a5ce(data56))){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/format", {format: "uri"});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/type", {type: "string"});
              errors++;
            }
          }
          if(data19.caption !== undefined){
            let data57 = data19.caption;
            if(typeof data57 === "string"){
              if(longerThan(data57, 1024)){
                vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption/maxLength", {limit: 1024});
                errors++;
              }
              if(shorterThan(data57, 1)){
                vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption/type", {type: "string"});
              errors++;
            }
          }
          if(data19.filename !== undefined){
            let data58 = data19.filename;
            if(typeof data58 === "string"){
              if(longerThan(data58, 240)){
                vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename/maxLength", {limit: 240});
                errors++;
              }
              if(shorterThan(data58, 1)){
                vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/type", {type: "object"});
          errors++;
        }
        var _valid1 = _errs133 === errors;
        if(_valid1 && valid5){
          valid5 = false;
          passing1 = [passing1, 4];
        }
        else {
          if(_valid1){
            valid5 = true;
            passing1 = 4;
          }
          const _errs144 = errors;
          if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
            if(data19.type === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/required", {missingProperty: "type"});
              errors++;
            }
            if(data19.media_id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/required", {missingProperty: "media_id"});
              errors++;
            }
            for(const key13 in data19){
              if(!((((key13 === "type") || (key13 === "media_id")) || (key13 === "caption")) || (key13 === "filename"))){
                vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/additionalProperties", {additionalProperty: key13});
                errors++;
              }
            }
            if(data19.type !== undefined){
              let data59 = data19.type;
              if(typeof data59 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/type", {type: "string"});
                errors++;
              }
              if(!((((data59 === "image") || (data59 === "audio")) || (data59 === "video")) || (data59 === "document"))){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                errors++;
              }
            }
            if(data19.media_id !== undefined){
              let data60 = data19.media_id;
              if(typeof data60 === "string"){
                if(!(formats_0367b0de16(data60))){
                  vErrors = withFinding(vErrors, instancePath+"/content/media_id", "#/oneOf/2/properties/content/oneOf/5/properties/media_id/format", {format: "uuid"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/media_id", "#/oneOf/2/properties/content/oneOf/5/properties/media_id/type", {type: "string"});
                errors++;
              }
            }
            if(data19.caption !== undefined){
              let data61 = data19.caption;
              if(typeof data61 === "string"){
                if(longerThan(data61, 1024)){
                  vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption/maxLength", {limit: 1024});
                  errors++;
                }
                if(shorterThan(data61, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption/type", {type: "string"});
                errors++;
              }
            }
            if(data19.filename !== undefined){
              let data62 = data19.filename;
              if(typeof data62 === "string"){
                if(longerThan(data62, 240)){
                  vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename/maxLength", {limit: 240});
                  errors++;
                }
                if(shorterThan(data62, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/type", {type: "object"});
            errors++;
          }
          var _valid1 = _errs144 === errors;
          if(_valid1 && valid5){
            valid5 = false;
            passing1 = [passing1, 5];
          }
          else {
            if(_valid1){
              valid5 = true;
              passing1 = 5;
            }
          }
        }
      }
    }
  }
  if(!valid5){
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf", {passingSchemas: passing1});
    errors++;
  }
  else {
    errors = _errs50;
    if(vErrors !== null){
      if(_errs50){
        vErrors.length = _errs50;
      }
      else {
        vErrors = null;
      }
    }
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "messages.send": validate_f01f1b1d93,
  "messages.cancel": validate_0743088b7e,
  "media.upload": validate_d02dd668df,
  "messages.markRead": validate_0743088b7e,
};
