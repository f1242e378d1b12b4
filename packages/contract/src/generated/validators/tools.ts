// Generated from spec/shared/tools.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate_42f543a202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((key0 === "conversation_id") || (key0 === "text")) || (key0 === "category"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data0 = data.conversation_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
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
      let data2 = data.category;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data2 === "utility") || (data2 === "marketing")) || (data2 === "transactional"))){
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
  const _errs10 = errors;
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
      if(!(((((key1 === "conversation_id") || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
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
      let data4 = data.template_id;
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
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
      let data5 = data.template_params;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(Object.keys(data5).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key2 in data5){
          let data6 = data5[key2];
          if(typeof data6 === "string"){
            if(longerThan(data6, 1024)){
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
      let data7 = data.category;
      if(typeof data7 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data7 === "utility") || (data7 === "marketing")) || (data7 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data8 = data.text;
      if(typeof data8 === "string"){
        if(longerThan(data8, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data8, 1)){
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
  var _valid0 = _errs10 === errors;
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
  validate_42f543a202.errors = vErrors;
  return errors === 0;
}
function validate_43c7309aa5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "conversation_id")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data0 = data.conversation_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_43c7309aa5.errors = vErrors;
  return errors === 0;
}
function validate_444dd1a4c3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((((key0 === "channel_id") || (key0 === "phone_number")) || (key0 === "text")) || (key0 === "reply_to")) || (key0 === "category")) || (key0 === "send_at"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.channel_id !== undefined){
      let data0 = data.channel_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
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
      let data1 = data.phone_number;
      if(typeof data1 === "string"){
        if(!pattern_1a59350a71.test(data1)){
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
    if(data.reply_to !== undefined){
      let data3 = data.reply_to;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
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
      let data4 = data.category;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data4 === "utility") || (data4 === "marketing")) || (data4 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.send_at !== undefined){
      let data5 = data.send_at;
      if(typeof data5 === "string"){
        if(longerThan(data5, 64)){
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/0/properties/send_at/maxLength", {limit: 64});
          errors++;
        }
        if(!(formats_129fbab4be(data5))){
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
  const _errs16 = errors;
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
      if(!(((((((key1 === "channel_id") || (key1 === "phone_number")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "send_at")) || (key1 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.channel_id !== undefined){
      let data6 = data.channel_id;
      if(typeof data6 === "string"){
        if(!(formats_0367b0de16(data6))){
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
      let data7 = data.phone_number;
      if(typeof data7 === "string"){
        if(!pattern_1a59350a71.test(data7)){
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
      let data8 = data.template_id;
      if(typeof data8 === "string"){
        if(!(formats_0367b0de16(data8))){
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
      let data9 = data.template_params;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(Object.keys(data9).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key2 in data9){
          let data10 = data9[key2];
          if(typeof data10 === "string"){
            if(longerThan(data10, 1024)){
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
      let data11 = data.category;
      if(typeof data11 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data11 === "utility") || (data11 === "marketing")) || (data11 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.send_at !== undefined){
      let data12 = data.send_at;
      if(typeof data12 === "string"){
        if(longerThan(data12, 64)){
          vErrors = withFinding(vErrors, instancePath+"/send_at", "#/oneOf/1/properties/send_at/maxLength", {limit: 64});
          errors++;
        }
        if(!(formats_129fbab4be(data12))){
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
      let data13 = data.text;
      if(typeof data13 === "string"){
        if(longerThan(data13, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data13, 1)){
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
  var _valid0 = _errs16 === errors;
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
  validate_444dd1a4c3.errors = vErrors;
  return errors === 0;
}
function validate_80493905c5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.customer_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "customer_id"});
      errors++;
    }
    if(data.voucher_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "voucher_id"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "customer_id") || (key0 === "voucher_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data0 = data.customer_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.voucher_id !== undefined){
      let data1 = data.voucher_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/voucher_id", "#/properties/voucher_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/voucher_id", "#/properties/voucher_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_80493905c5.errors = vErrors;
  return errors === 0;
}
function validate_8328cb064f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!((key0 === "limit") || (key0 === "after_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.limit !== undefined){
      let data0 = data.limit;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        errors++;
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 50 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 50});
          errors++;
        }
        if(data0 < 1 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.after_id !== undefined){
      let data1 = data.after_id;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/minLength", {limit: 1});
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
  validate_8328cb064f.errors = vErrors;
  return errors === 0;
}
function validate_aba67d105b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "run_id")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_aba67d105b.errors = vErrors;
  return errors === 0;
}
function validate_af44f72d00(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(((key0 === "status") || (key0 === "limit")) || (key0 === "after_id"))){
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
      if(!(((data0 === "open") || (data0 === "handed_off")) || (data0 === "closed"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["open","handed_off","closed"]});
        errors++;
      }
    }
    if(data.limit !== undefined){
      let data1 = data.limit;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 50 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 50});
          errors++;
        }
        if(data1 < 1 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
      if(typeof data2 === "string"){
        if(longerThan(data2, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/minLength", {limit: 1});
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
  validate_af44f72d00.errors = vErrors;
  return errors === 0;
}
function validate_b7eb273ac0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "conversation_id"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "conversation_id") || (key0 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data0 = data.conversation_id;
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b7eb273ac0.errors = vErrors;
  return errors === 0;
}
function validate_c246532f8a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "query"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "query") || (key0 === "top_k")) || (key0 === "audience"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.query !== undefined){
      let data0 = data.query;
      if(typeof data0 === "string"){
        if(longerThan(data0, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/type", {type: "string"});
        errors++;
      }
    }
    if(data.top_k !== undefined){
      let data1 = data.top_k;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 50 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
          errors++;
        }
        if(data1 < 1 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!((data2 === "customers") || (data2 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c246532f8a.errors = vErrors;
  return errors === 0;
}

export const toolValidators: Record<string, Validator> = {
  send_message: validate_42f543a202,
  send_message_to_phone: validate_444dd1a4c3,
  search_knowledge: validate_c246532f8a,
  issue_voucher: validate_80493905c5,
  handoff: validate_b7eb273ac0,
  get_conversation: validate_43c7309aa5,
  list_conversations: validate_af44f72d00,
  list_vouchers: validate_8328cb064f,
  get_run: validate_aba67d105b,
};
