// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
function validate_0e95165355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id"]);
    if(data.id !== undefined){
      let data0 = data.id;
      if(typeof data0 !== "string"){
        let dataType0 = typeof data0;
        let coerced0 = undefined;
        if(!(coerced0 !== undefined)){
          if(dataType0 == "number" || dataType0 == "boolean"){
            coerced0 = "" + data0;
          }
          else if(data0 === null){
            coerced0 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0e95165355.errors = vErrors;
  return vErrors === null;
}
function validate_b6d8808516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", []);
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_b6d8808516.errors = vErrors;
  return vErrors === null;
}
function validate_c9c561a232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["customer_id", "conversation_id", "direction", "status", "since", "limit", "after_id"]);
    if(data.customer_id !== undefined){
      let data0 = data.customer_id;
      if(typeof data0 !== "string"){
        let dataType0 = typeof data0;
        let coerced0 = undefined;
        if(!(coerced0 !== undefined)){
          if(dataType0 == "number" || dataType0 == "boolean"){
            coerced0 = "" + data0;
          }
          else if(data0 === null){
            coerced0 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["customer_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/customer_id", "#/properties/customer_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 !== "string"){
        let dataType1 = typeof data1;
        let coerced1 = undefined;
        if(!(coerced1 !== undefined)){
          if(dataType1 == "number" || dataType1 == "boolean"){
            coerced1 = "" + data1;
          }
          else if(data1 === null){
            coerced1 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["conversation_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.direction !== undefined){
      let data2 = data.direction;
      if(typeof data2 !== "string"){
        let dataType2 = typeof data2;
        let coerced2 = undefined;
        if(!(coerced2 !== undefined)){
          if(dataType2 == "number" || dataType2 == "boolean"){
            coerced2 = "" + data2;
          }
          else if(data2 === null){
            coerced2 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/direction", "#/properties/direction/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["direction"] = coerced2;
          }
        }
      }
      if(!((data2 === "inbound") || (data2 === "outbound"))){
        vErrors = withFinding(vErrors, instancePath+"/direction", "#/properties/direction/enum", {allowedValues: ["inbound","outbound"]});
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        let dataType3 = typeof data3;
        let coerced3 = undefined;
        if(!(coerced3 !== undefined)){
          if(dataType3 == "number" || dataType3 == "boolean"){
            coerced3 = "" + data3;
          }
          else if(data3 === null){
            coerced3 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["status"] = coerced3;
          }
        }
      }
      if(!(((((((data3 === "scheduled") || (data3 === "queued")) || (data3 === "sent")) || (data3 === "delivered")) || (data3 === "read")) || (data3 === "failed")) || (data3 === "canceled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["scheduled","queued","sent","delivered","read","failed","canceled"]});
      }
    }
    if(data.since !== undefined){
      let data4 = data.since;
      if(typeof data4 !== "string"){
        let dataType4 = typeof data4;
        let coerced4 = undefined;
        if(!(coerced4 !== undefined)){
          if(dataType4 == "number" || dataType4 == "boolean"){
            coerced4 = "" + data4;
          }
          else if(data4 === null){
            coerced4 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["since"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/since", "#/properties/since", 64, null, formats_129fbab4be, "date-time");
    }
    let data5 = data.limit;
    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
      let dataType5 = typeof data5;
      let coerced5 = undefined;
      if(!(coerced5 !== undefined)){
        if(dataType5 === "boolean" || data5 === null
                      || (dataType5 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
          coerced5 = +data5;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced5 !== undefined){
        data5 = coerced5;
        if(data !== undefined){
          data["limit"] = coerced5;
        }
      }
    }
    if((typeof data5 == "number") && (isFinite(data5))){
      if(data5 > 200 || isNaN(data5)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data5 < 1 || isNaN(data5)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data6 = data.after_id;
      if(typeof data6 !== "string"){
        let dataType6 = typeof data6;
        let coerced6 = undefined;
        if(!(coerced6 !== undefined)){
          if(dataType6 == "number" || dataType6 == "boolean"){
            coerced6 = "" + data6;
          }
          else if(data6 === null){
            coerced6 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced6 !== undefined){
          data6 = coerced6;
          if(data !== undefined){
            data["after_id"] = coerced6;
          }
        }
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c9c561a232.errors = vErrors;
  return vErrors === null;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "messages.list": { path: null, query: validate_c9c561a232 },
  "messages.send": { path: null, query: validate_b6d8808516 },
  "messages.get": { path: validate_0e95165355, query: validate_b6d8808516 },
  "messages.cancel": { path: validate_0e95165355, query: validate_b6d8808516 },
  "media.upload": { path: null, query: validate_b6d8808516 },
  "media.get": { path: validate_0e95165355, query: validate_b6d8808516 },
  "media.download": { path: validate_0e95165355, query: validate_b6d8808516 },
  "messages.markRead": { path: validate_0e95165355, query: validate_b6d8808516 },
};
