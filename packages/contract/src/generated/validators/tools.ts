// Generated from spec/shared/tools.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, withFinding, withMissing, withText, withUnknown } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate_42f543a202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["conversation_id", "text"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["conversation_id", "text", "category"]);
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/0/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/0/properties/text", 4096, 1);
    }
    if(data.category !== undefined){
      let data2 = data.category;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
      }
      if(!(((data2 === "utility") || (data2 === "marketing")) || (data2 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
  }
  var _valid0 = _errs1 === countOf(vErrors);
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs10 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["conversation_id", "template_id", "category"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["conversation_id", "template_id", "template_params", "category", "text"]);
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/1/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.template_id !== undefined){
      vErrors = withText(vErrors, data.template_id, instancePath, "/template_id", "#/oneOf/1/properties/template_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.template_params !== undefined){
      let data5 = data.template_params;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(Object.keys(data5).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
        }
        for(const key2 in data5){
          vErrors = withText(vErrors, data5[key2], instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/oneOf/1/properties/template_params/additionalProperties", 1024, null);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
      }
    }
    if(data.category !== undefined){
      let data7 = data.category;
      if(typeof data7 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
      }
      if(!(((data7 === "utility") || (data7 === "marketing")) || (data7 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/1/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs10 === countOf(vErrors);
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
  }
  else {
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
  return vErrors === null;
}
function validate_43c7309aa5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["conversation_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["conversation_id"]);
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_43c7309aa5.errors = vErrors;
  return vErrors === null;
}
function validate_444dd1a4c3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["phone_number", "text"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["channel_id", "phone_number", "text", "reply_to", "category", "send_at"]);
    if(data.channel_id !== undefined){
      vErrors = withText(vErrors, data.channel_id, instancePath, "/channel_id", "#/oneOf/0/properties/channel_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.phone_number !== undefined){
      vErrors = withText(vErrors, data.phone_number, instancePath, "/phone_number", "#/oneOf/0/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/0/properties/text", 4096, 1);
    }
    if(data.reply_to !== undefined){
      vErrors = withText(vErrors, data.reply_to, instancePath, "/reply_to", "#/oneOf/0/properties/reply_to", null, null, formats_0367b0de16, "uuid");
    }
    if(data.category !== undefined){
      let data4 = data.category;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
      }
      if(!(((data4 === "utility") || (data4 === "marketing")) || (data4 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
      }
    }
    if(data.send_at !== undefined){
      vErrors = withText(vErrors, data.send_at, instancePath, "/send_at", "#/oneOf/0/properties/send_at", 64, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
  }
  var _valid0 = _errs1 === countOf(vErrors);
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs16 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["phone_number", "template_id", "category"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["channel_id", "phone_number", "template_id", "template_params", "category", "send_at", "text"]);
    if(data.channel_id !== undefined){
      vErrors = withText(vErrors, data.channel_id, instancePath, "/channel_id", "#/oneOf/1/properties/channel_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.phone_number !== undefined){
      vErrors = withText(vErrors, data.phone_number, instancePath, "/phone_number", "#/oneOf/1/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.template_id !== undefined){
      vErrors = withText(vErrors, data.template_id, instancePath, "/template_id", "#/oneOf/1/properties/template_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.template_params !== undefined){
      let data9 = data.template_params;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(Object.keys(data9).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
        }
        for(const key2 in data9){
          vErrors = withText(vErrors, data9[key2], instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/oneOf/1/properties/template_params/additionalProperties", 1024, null);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
      }
    }
    if(data.category !== undefined){
      let data11 = data.category;
      if(typeof data11 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
      }
      if(!(((data11 === "utility") || (data11 === "marketing")) || (data11 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
      }
    }
    if(data.send_at !== undefined){
      vErrors = withText(vErrors, data.send_at, instancePath, "/send_at", "#/oneOf/1/properties/send_at", 64, null, formats_129fbab4be, "date-time");
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/1/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs16 === countOf(vErrors);
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
  }
  else {
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
  return vErrors === null;
}
function validate_80493905c5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["customer_id", "voucher_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["customer_id", "voucher_id"]);
    if(data.customer_id !== undefined){
      vErrors = withText(vErrors, data.customer_id, instancePath, "/customer_id", "#/properties/customer_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.voucher_id !== undefined){
      vErrors = withText(vErrors, data.voucher_id, instancePath, "/voucher_id", "#/properties/voucher_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_80493905c5.errors = vErrors;
  return vErrors === null;
}
function validate_8328cb064f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["limit", "after_id"]);
    if(data.limit !== undefined){
      let data0 = data.limit;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 50 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 50});
        }
        if(data0 < 1 || isNaN(data0)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.after_id !== undefined){
      vErrors = withText(vErrors, data.after_id, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_8328cb064f.errors = vErrors;
  return vErrors === null;
}
function validate_aba67d105b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["run_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["run_id"]);
    if(data.run_id !== undefined){
      vErrors = withText(vErrors, data.run_id, instancePath, "/run_id", "#/properties/run_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_aba67d105b.errors = vErrors;
  return vErrors === null;
}
function validate_af44f72d00(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "limit", "after_id"]);
    if(data.status !== undefined){
      let data0 = data.status;
      if(typeof data0 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!(((data0 === "open") || (data0 === "handed_off")) || (data0 === "closed"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["open","handed_off","closed"]});
      }
    }
    if(data.limit !== undefined){
      let data1 = data.limit;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 50 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 50});
        }
        if(data1 < 1 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.after_id !== undefined){
      vErrors = withText(vErrors, data.after_id, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_af44f72d00.errors = vErrors;
  return vErrors === null;
}
function validate_b7eb273ac0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["conversation_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["conversation_id", "text"]);
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_b7eb273ac0.errors = vErrors;
  return vErrors === null;
}
function validate_c246532f8a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["query"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["query", "top_k", "audience"]);
    if(data.query !== undefined){
      vErrors = withText(vErrors, data.query, instancePath, "/query", "#/properties/query", 1024, 1);
    }
    if(data.top_k !== undefined){
      let data1 = data.top_k;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 50 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
        }
        if(data1 < 1 || isNaN(data1)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
      }
      if(!((data2 === "customers") || (data2 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c246532f8a.errors = vErrors;
  return vErrors === null;
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
