// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const pattern_f1299ffc48 = new RegExp("^[a-z][a-z_]*$", "u");
const schema_57e1cbbc53 = {"type":"object","required":[],"additionalProperties":false,"properties":{"status":{"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]},"intent":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":100},"agent_id":{"type":"string","format":"uuid"},"session_id":{"type":"string","format":"uuid"},"conversation_id":{"type":"string","format":"uuid"},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"since":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"after_id":{"type":"string","minLength":1,"maxLength":1024}}};
function validate_57e1cbbc53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_57e1cbbc53.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.status !== undefined){
      let data0 = data.status;
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
            vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["status"] = coerced0;
          }
        }
      }
      if(!(((((data0 === "completed") || (data0 === "pending_approval")) || (data0 === "rejected")) || (data0 === "failed")) || (data0 === "shadow"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["completed","pending_approval","rejected","failed","shadow"]});
      }
    }
    if(data.intent !== undefined){
      let data1 = data.intent;
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
            vErrors = withFinding(vErrors, instancePath+"/intent", "#/properties/intent/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["intent"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/intent", "#/properties/intent", 100, null, pattern_f1299ffc48, "^[a-z][a-z_]*$");
    }
    if(data.agent_id !== undefined){
      let data2 = data.agent_id;
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
            vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["agent_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.session_id !== undefined){
      let data3 = data.session_id;
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
            vErrors = withFinding(vErrors, instancePath+"/session_id", "#/properties/session_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["session_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/session_id", "#/properties/session_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.conversation_id !== undefined){
      let data4 = data.conversation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["conversation_id"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.correlation_id !== undefined){
      let data5 = data.correlation_id;
      if(typeof data5 !== "string"){
        let dataType5 = typeof data5;
        let coerced5 = undefined;
        if(!(coerced5 !== undefined)){
          if(dataType5 == "number" || dataType5 == "boolean"){
            coerced5 = "" + data5;
          }
          else if(data5 === null){
            coerced5 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["correlation_id"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
    }
    if(data.since !== undefined){
      let data6 = data.since;
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
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced6 !== undefined){
          data6 = coerced6;
          if(data !== undefined){
            data["since"] = coerced6;
          }
        }
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data7 = data.until;
      if(typeof data7 !== "string"){
        let dataType7 = typeof data7;
        let coerced7 = undefined;
        if(!(coerced7 !== undefined)){
          if(dataType7 == "number" || dataType7 == "boolean"){
            coerced7 = "" + data7;
          }
          else if(data7 === null){
            coerced7 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced7 !== undefined){
          data7 = coerced7;
          if(data !== undefined){
            data["until"] = coerced7;
          }
        }
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
    let data8 = data.limit;
    if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
      let dataType8 = typeof data8;
      let coerced8 = undefined;
      if(!(coerced8 !== undefined)){
        if(dataType8 === "boolean" || data8 === null
                      || (dataType8 === "string" && data8 && data8 == +data8 && !(data8 % 1))){
          coerced8 = +data8;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced8 !== undefined){
        data8 = coerced8;
        if(data !== undefined){
          data["limit"] = coerced8;
        }
      }
    }
    if((typeof data8 == "number") && (isFinite(data8))){
      if(data8 > 200 || isNaN(data8)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data8 < 1 || isNaN(data8)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data9 = data.after_id;
      if(typeof data9 !== "string"){
        let dataType9 = typeof data9;
        let coerced9 = undefined;
        if(!(coerced9 !== undefined)){
          if(dataType9 == "number" || dataType9 == "boolean"){
            coerced9 = "" + data9;
          }
          else if(data9 === null){
            coerced9 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced9 !== undefined){
          data9 = coerced9;
          if(data !== undefined){
            data["after_id"] = coerced9;
          }
        }
      }
      if(typeof data9 === "string") vErrors = withText(vErrors, data9, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_57e1cbbc53.errors = vErrors;
  return vErrors === null;
}
function validate_aba67d105b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["run_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["run_id"]);
    if(data.run_id !== undefined){
      let data0 = data.run_id;
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
            vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["run_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/run_id", "#/properties/run_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_aba67d105b.errors = vErrors;
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

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "runs.list": { path: null, query: validate_57e1cbbc53 },
  "runs.get": { path: validate_aba67d105b, query: validate_b6d8808516 },
};
