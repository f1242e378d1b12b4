// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate_b58dcfc97b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["phone_number", "text"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["idempotency_key", "channel_id", "phone_number", "text", "reply_to", "category", "send_at"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
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
      let data5 = data.category;
      if(typeof data5 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
      }
      if(!(((data5 === "utility") || (data5 === "marketing")) || (data5 === "transactional"))){
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
  const _errs18 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["phone_number", "template_id", "category"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["idempotency_key", "channel_id", "phone_number", "template_id", "template_params", "category", "send_at", "text"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
    }
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
      let data11 = data.template_params;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        if(Object.keys(data11).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
        }
        for(const key2 in data11){
          vErrors = withText(vErrors, data11[key2], instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/oneOf/1/properties/template_params/additionalProperties", 1024, null);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
      }
    }
    if(data.category !== undefined){
      let data13 = data.category;
      if(typeof data13 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
      }
      if(!(((data13 === "utility") || (data13 === "marketing")) || (data13 === "transactional"))){
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
  var _valid0 = _errs18 === countOf(vErrors);
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
  validate_b58dcfc97b.errors = vErrors;
  return vErrors === null;
}
function validate_f43e7a0d04(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["conversation_id", "text"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["idempotency_key", "conversation_id", "text", "category"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/0/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/0/properties/text", 4096, 1);
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
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
  const _errs12 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["conversation_id", "template_id", "category"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["idempotency_key", "conversation_id", "template_id", "template_params", "category", "text"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/1/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.template_id !== undefined){
      vErrors = withText(vErrors, data.template_id, instancePath, "/template_id", "#/oneOf/1/properties/template_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
        }
        for(const key2 in data7){
          vErrors = withText(vErrors, data7[key2], instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/oneOf/1/properties/template_params/additionalProperties", 1024, null);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
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
  var _valid0 = _errs12 === countOf(vErrors);
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
  validate_f43e7a0d04.errors = vErrors;
  return vErrors === null;
}

export const bodyValidators: Record<string, Validator> = {
  "agent.sendMessage": validate_f43e7a0d04,
  "agent.sendMessageToPhone": validate_b58dcfc97b,
};
