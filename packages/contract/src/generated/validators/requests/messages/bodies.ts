// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, longerThan, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
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
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0743088b7e.errors = vErrors;
  return vErrors === null;
}
function validate_d02dd668df(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["media_type", "content"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "media_type", "content", "filename"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.media_type !== undefined){
      vErrors = withText(vErrors, data.media_type, instancePath, "/media_type", "#/properties/media_type", 255, null, pattern_5acb082d98, "^[a-z]+/[a-z0-9.+-]+$");
    }
    if(data.content !== undefined){
      vErrors = withText(vErrors, data.content, instancePath, "/content", "#/properties/content", 22369624, 4, pattern_c48426b3d4, "^[A-Za-z0-9+/]+={0,2}$");
    }
    if(data.filename !== undefined){
      vErrors = withText(vErrors, data.filename, instancePath, "/filename", "#/properties/filename", 240, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_d02dd668df.errors = vErrors;
  return vErrors === null;
}
function validate_f01f1b1d93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    const _errs40 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["phone_number", "content"]);
      vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/2/additionalProperties", ["idempotency_key", "channel_id", "phone_number", "content", "reply_to", "category", "send_at"]);
      if(data.idempotency_key !== undefined){
        vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/2/properties/idempotency_key", 255, 1);
      }
      if(data.channel_id !== undefined){
        vErrors = withText(vErrors, data.channel_id, instancePath, "/channel_id", "#/oneOf/2/properties/channel_id", null, null, formats_0367b0de16, "uuid");
      }
      if(data.phone_number !== undefined){
        vErrors = withText(vErrors, data.phone_number, instancePath, "/phone_number", "#/oneOf/2/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
      }
      if(data.content !== undefined){
        vErrors = part_1ea60d6142(data, instancePath, vErrors);
      }
      if(data.reply_to !== undefined){
        vErrors = withText(vErrors, data.reply_to, instancePath, "/reply_to", "#/oneOf/2/properties/reply_to", null, null, formats_0367b0de16, "uuid");
      }
      if(data.category !== undefined){
        let data64 = data.category;
        if(typeof data64 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/type", {type: "string"});
        }
        if(!(((data64 === "utility") || (data64 === "marketing")) || (data64 === "transactional"))){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        }
      }
      if(data.send_at !== undefined){
        vErrors = withText(vErrors, data.send_at, instancePath, "/send_at", "#/oneOf/2/properties/send_at", 64, null, formats_129fbab4be, "date-time");
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs40 === countOf(vErrors);
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
  validate_f01f1b1d93.errors = vErrors;
  return vErrors === null;
}
function part_1ea60d6142(data, instancePath, vErrors){
  let data19 = data.content;
  const _errs50 = countOf(vErrors);
  let valid5 = false;
  let passing1 = null;
  const _errs51 = countOf(vErrors);
  if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
    vErrors = withMissing(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/0/required", ["type", "text", "buttons"]);
    vErrors = withUnknown(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/0/additionalProperties", ["type", "text", "header", "footer", "buttons"]);
    if(data19.type !== undefined){
      if("buttons" !== data19.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/0/properties/type/const", {allowedValue: "buttons"});
      }
    }
    if(data19.text !== undefined){
      vErrors = withText(vErrors, data19.text, instancePath, "/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text", 1024, 1);
    }
    if(data19.header !== undefined){
      vErrors = withText(vErrors, data19.header, instancePath, "/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header", 60, 1);
    }
    if(data19.footer !== undefined){
      vErrors = withText(vErrors, data19.footer, instancePath, "/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer", 60, 1);
    }
    if(data19.buttons !== undefined){
      let data24 = data19.buttons;
      if(Array.isArray(data24)){
        if(data24.length > 3){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/maxItems", {limit: 3});
        }
        if(data24.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/minItems", {limit: 1});
        }
        const len0 = data24.length;
        for(let i0=0; i0<len0; i0++){
          let data25 = data24[i0];
          if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
            vErrors = withMissing(vErrors, data25, instancePath+"/content/buttons/" + i0, "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/required", ["id", "title"]);
            vErrors = withUnknown(vErrors, data25, instancePath+"/content/buttons/" + i0, "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/additionalProperties", ["id", "title"]);
            if(data25.id !== undefined){
              vErrors = withText(vErrors, data25.id, instancePath+"/content/buttons/" + i0+"/id", "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id", 256, 1);
            }
            if(data25.title !== undefined){
              vErrors = withText(vErrors, data25.title, instancePath+"/content/buttons/" + i0+"/title", "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title", 20, 1);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/type", {type: "object"});
  }
  var _valid1 = _errs51 === countOf(vErrors);
  if(_valid1){
    valid5 = true;
    passing1 = 0;
  }
  const _errs70 = countOf(vErrors);
  if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
    vErrors = withMissing(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/1/required", ["type", "text", "button", "sections"]);
    vErrors = withUnknown(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/1/additionalProperties", ["type", "text", "header", "footer", "button", "sections"]);
    if(data19.type !== undefined){
      if("list" !== data19.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/1/properties/type/const", {allowedValue: "list"});
      }
    }
    if(data19.text !== undefined){
      vErrors = withText(vErrors, data19.text, instancePath, "/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text", 1024, 1);
    }
    if(data19.header !== undefined){
      vErrors = withText(vErrors, data19.header, instancePath, "/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header", 60, 1);
    }
    if(data19.footer !== undefined){
      vErrors = withText(vErrors, data19.footer, instancePath, "/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer", 60, 1);
    }
    if(data19.button !== undefined){
      vErrors = withText(vErrors, data19.button, instancePath, "/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button", 20, 1);
    }
    if(data19.sections !== undefined){
      let data33 = data19.sections;
      if(Array.isArray(data33)){
        if(data33.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/maxItems", {limit: 10});
        }
        if(data33.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/minItems", {limit: 1});
        }
        const len1 = data33.length;
        for(let i1=0; i1<len1; i1++){
          let data34 = data33[i1];
          if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
            vErrors = withMissing(vErrors, data34, instancePath+"/content/sections/" + i1, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/required", ["rows"]);
            vErrors = withUnknown(vErrors, data34, instancePath+"/content/sections/" + i1, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/additionalProperties", ["title", "rows"]);
            if(data34.title !== undefined){
              vErrors = withText(vErrors, data34.title, instancePath+"/content/sections/" + i1+"/title", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title", 24, 1);
            }
            if(data34.rows !== undefined){
              let data36 = data34.rows;
              if(Array.isArray(data36)){
                if(data36.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/maxItems", {limit: 10});
                }
                if(data36.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/minItems", {limit: 1});
                }
                const len2 = data36.length;
                for(let i2=0; i2<len2; i2++){
                  let data37 = data36[i2];
                  if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
                    vErrors = withMissing(vErrors, data37, instancePath+"/content/sections/" + i1+"/rows/" + i2, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", ["id", "title"]);
                    vErrors = withUnknown(vErrors, data37, instancePath+"/content/sections/" + i1+"/rows/" + i2, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/additionalProperties", ["id", "title", "description"]);
                    if(data37.id !== undefined){
                      vErrors = withText(vErrors, data37.id, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id", 200, 1);
                    }
                    if(data37.title !== undefined){
                      vErrors = withText(vErrors, data37.title, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title", 24, 1);
                    }
                    if(data37.description !== undefined){
                      vErrors = withText(vErrors, data37.description, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description", 72, 1);
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/type", {type: "object"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/type", {type: "array"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/type", {type: "object"});
  }
  var _valid1 = _errs70 === countOf(vErrors);
  if(_valid1 && valid5){
    valid5 = false;
    passing1 = [passing1, 1];
  }
  else {
    if(_valid1){
      valid5 = true;
      passing1 = 1;
    }
    const _errs100 = countOf(vErrors);
    if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
      vErrors = withMissing(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/2/required", ["type", "latitude", "longitude"]);
      vErrors = withUnknown(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/2/additionalProperties", ["type", "latitude", "longitude", "name", "address"]);
      if(data19.type !== undefined){
        if("location" !== data19.type){
          vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
        }
      }
      if(data19.latitude !== undefined){
        let data42 = data19.latitude;
        if((typeof data42 == "number") && (isFinite(data42))){
          if(data42 > 90 || isNaN(data42)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
          }
          if(data42 < -90 || isNaN(data42)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
        }
      }
      if(data19.longitude !== undefined){
        let data43 = data19.longitude;
        if((typeof data43 == "number") && (isFinite(data43))){
          if(data43 > 180 || isNaN(data43)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
          }
          if(data43 < -180 || isNaN(data43)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
        }
      }
      if(data19.name !== undefined){
        vErrors = withText(vErrors, data19.name, instancePath, "/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name", 1000, 1);
      }
      if(data19.address !== undefined){
        vErrors = withText(vErrors, data19.address, instancePath, "/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address", 1000, 1);
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/type", {type: "object"});
    }
    var _valid1 = _errs100 === countOf(vErrors);
    if(_valid1 && valid5){
      valid5 = false;
      passing1 = [passing1, 2];
    }
    else {
      if(_valid1){
        valid5 = true;
        passing1 = 2;
      }
      const _errs112 = countOf(vErrors);
      if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
        vErrors = withMissing(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/3/required", ["type", "contacts"]);
        vErrors = withUnknown(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/3/additionalProperties", ["type", "contacts"]);
        if(data19.type !== undefined){
          if("contacts" !== data19.type){
            vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
          }
        }
        if(data19.contacts !== undefined){
          let data47 = data19.contacts;
          if(Array.isArray(data47)){
            if(data47.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
            }
            if(data47.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
            }
            const len3 = data47.length;
            for(let i3=0; i3<len3; i3++){
              let data48 = data47[i3];
              if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
                vErrors = withMissing(vErrors, data48, instancePath+"/content/contacts/" + i3, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/required", ["name"]);
                vErrors = withUnknown(vErrors, data48, instancePath+"/content/contacts/" + i3, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/additionalProperties", ["name", "organization", "phone_numbers", "emails"]);
                if(data48.name !== undefined){
                  vErrors = withText(vErrors, data48.name, instancePath+"/content/contacts/" + i3+"/name", "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name", 200, 1);
                }
                if(data48.organization !== undefined){
                  vErrors = withText(vErrors, data48.organization, instancePath+"/content/contacts/" + i3+"/organization", "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization", 200, 1);
                }
                if(data48.phone_numbers !== undefined){
                  let data51 = data48.phone_numbers;
                  if(Array.isArray(data51)){
                    if(data51.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                    }
                    const len4 = data51.length;
                    for(let i4=0; i4<len4; i4++){
                      vErrors = withText(vErrors, data51[i4], instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items", 40, 1);
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                  }
                }
                if(data48.emails !== undefined){
                  let data53 = data48.emails;
                  if(Array.isArray(data53)){
                    if(data53.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                    }
                    const len5 = data53.length;
                    for(let i5=0; i5<len5; i5++){
                      vErrors = withText(vErrors, data53[i5], instancePath+"/content/contacts/" + i3+"/emails/" + i5, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items", 320, 1);
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/type", {type: "object"});
      }
      var _valid1 = _errs112 === countOf(vErrors);
      if(_valid1 && valid5){
        valid5 = false;
        passing1 = [passing1, 3];
      }
      else {
        if(_valid1){
          valid5 = true;
          passing1 = 3;
        }
        const _errs133 = countOf(vErrors);
        if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
          vErrors = withMissing(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/4/required", ["type", "url"]);
          vErrors = withUnknown(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/4/additionalProperties", ["type", "url", "caption", "filename"]);
          if(data19.type !== undefined){
            let data55 = data19.type;
            if(typeof data55 !== "string"){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/type", {type: "string"});
            }
            if(!((((data55 === "image") || (data55 === "audio")) || (data55 === "video")) || (data55 === "document"))){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
            }
          }
          if(data19.url !== undefined){
            let data56 = data19.url;
            if(typeof data56 === "string"){
              if(longerThan(data56, 2048)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
              }
              if(!pattern_61ae542c15.test(data56)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
              }
              if(!(formats_4d54d3a5ce(data56))){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/format", {format: "uri"});
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/type", {type: "string"});
            }
          }
          if(data19.caption !== undefined){
            vErrors = withText(vErrors, data19.caption, instancePath, "/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption", 1024, 1);
          }
          if(data19.filename !== undefined){
            vErrors = withText(vErrors, data19.filename, instancePath, "/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename", 240, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/type", {type: "object"});
        }
        var _valid1 = _errs133 === countOf(vErrors);
        if(_valid1 && valid5){
          valid5 = false;
          passing1 = [passing1, 4];
        }
        else {
          if(_valid1){
            valid5 = true;
            passing1 = 4;
          }
          const _errs144 = countOf(vErrors);
          if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
            vErrors = withMissing(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/5/required", ["type", "media_id"]);
            vErrors = withUnknown(vErrors, data19, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/5/additionalProperties", ["type", "media_id", "caption", "filename"]);
            if(data19.type !== undefined){
              let data59 = data19.type;
              if(typeof data59 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/type", {type: "string"});
              }
              if(!((((data59 === "image") || (data59 === "audio")) || (data59 === "video")) || (data59 === "document"))){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
              }
            }
            if(data19.media_id !== undefined){
              vErrors = withText(vErrors, data19.media_id, instancePath, "/content/media_id", "#/oneOf/2/properties/content/oneOf/5/properties/media_id", null, null, formats_0367b0de16, "uuid");
            }
            if(data19.caption !== undefined){
              vErrors = withText(vErrors, data19.caption, instancePath, "/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption", 1024, 1);
            }
            if(data19.filename !== undefined){
              vErrors = withText(vErrors, data19.filename, instancePath, "/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename", 240, 1);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/type", {type: "object"});
          }
          var _valid1 = _errs144 === countOf(vErrors);
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
  }
  else {
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
