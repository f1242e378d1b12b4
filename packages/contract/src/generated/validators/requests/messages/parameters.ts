// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
function validate_0e95165355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "id")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
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
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0e95165355.errors = vErrors;
  return errors === 0;
}
function validate_b6d8808516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b6d8808516.errors = vErrors;
  return errors === 0;
}
function validate_c9c561a232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    for(const key0 in data){
      if(!(((((((key0 === "customer_id") || (key0 === "conversation_id")) || (key0 === "direction")) || (key0 === "status")) || (key0 === "since")) || (key0 === "limit")) || (key0 === "after_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
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
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["customer_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/format", {format: "uuid"});
          errors++;
        }
      }
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
            errors++;
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["conversation_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
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
            errors++;
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
        errors++;
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
            errors++;
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
        errors++;
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
            errors++;
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["since"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 64)){
          vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/maxLength", {limit: 64});
          errors++;
        }
        if(!(formats_129fbab4be(data4))){
          vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/format", {format: "date-time"});
          errors++;
        }
      }
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
          errors++;
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
        errors++;
      }
      if(data5 < 1 || isNaN(data5)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
        errors++;
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
            errors++;
          }
        }
        if(coerced6 !== undefined){
          data6 = coerced6;
          if(data !== undefined){
            data["after_id"] = coerced6;
          }
        }
      }
      if(typeof data6 === "string"){
        if(longerThan(data6, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data6, 1)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/minLength", {limit: 1});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_c9c561a232.errors = vErrors;
  return errors === 0;
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
