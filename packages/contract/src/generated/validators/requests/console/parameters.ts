// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_83a13205e8 = new RegExp("^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");
const pattern_b3c29ffce6 = new RegExp("^atlas_api(\\.[a-z][a-z_]*){0,6}$", "u");
const pattern_f1299ffc48 = new RegExp("^[a-z][a-z_]*$", "u");
const schema_006a54ec33 = {"type":"object","required":[],"additionalProperties":false,"properties":{"status":{"type":"string","enum":["open","handed_off","closed"]},"owner":{"type":"string","pattern":"^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","maxLength":36},"waiting":{"type":"boolean"},"channel_id":{"type":"string","format":"uuid"},"label":{"type":"string","pattern":"^[a-z][a-z0-9_-]*$","minLength":1,"maxLength":32},"q":{"type":"string","minLength":1,"maxLength":100},"since":{"type":"string","format":"date-time"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"after_id":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_35772a28fe = {"type":"object","required":[],"additionalProperties":false,"properties":{"event_type":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"phone_number":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"since":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"after_id":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_57e1cbbc53 = {"type":"object","required":[],"additionalProperties":false,"properties":{"status":{"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]},"intent":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":100},"agent_id":{"type":"string","format":"uuid"},"session_id":{"type":"string","format":"uuid"},"conversation_id":{"type":"string","format":"uuid"},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"since":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"after_id":{"type":"string","minLength":1,"maxLength":1024}}};
function validate_0014242dc3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["serviceAccountId", "keyId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["serviceAccountId", "keyId"]);
    if(data.serviceAccountId !== undefined){
      let data0 = data.serviceAccountId;
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
            vErrors = withFinding(vErrors, instancePath+"/serviceAccountId", "#/properties/serviceAccountId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["serviceAccountId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/serviceAccountId", "#/properties/serviceAccountId", null, null, formats_0367b0de16, "uuid");
    }
    if(data.keyId !== undefined){
      let data1 = data.keyId;
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
            vErrors = withFinding(vErrors, instancePath+"/keyId", "#/properties/keyId/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["keyId"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/keyId", "#/properties/keyId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0014242dc3.errors = vErrors;
  return vErrors === null;
}
function validate_006a54ec33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_006a54ec33.properties, key0))){
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
      if(!(((data0 === "open") || (data0 === "handed_off")) || (data0 === "closed"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["open","handed_off","closed"]});
      }
    }
    if(data.owner !== undefined){
      let data1 = data.owner;
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
            vErrors = withFinding(vErrors, instancePath+"/owner", "#/properties/owner/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["owner"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/owner", "#/properties/owner", 36, null, pattern_83a13205e8, "^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$");
    }
    if(data.waiting !== undefined){
      let data2 = data.waiting;
      if(typeof data2 !== "boolean"){
        let coerced2 = undefined;
        if(!(coerced2 !== undefined)){
          if(data2 === "false" || data2 === 0 || data2 === null){
            coerced2 = false;
          }
          else if(data2 === "true" || data2 === 1){
            coerced2 = true;
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/waiting", "#/properties/waiting/type", {type: "boolean"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["waiting"] = coerced2;
          }
        }
      }
    }
    if(data.channel_id !== undefined){
      let data3 = data.channel_id;
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
            vErrors = withFinding(vErrors, instancePath+"/channel_id", "#/properties/channel_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["channel_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/channel_id", "#/properties/channel_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.label !== undefined){
      let data4 = data.label;
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
            vErrors = withFinding(vErrors, instancePath+"/label", "#/properties/label/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["label"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/label", "#/properties/label", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
    }
    if(data.q !== undefined){
      let data5 = data.q;
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
            vErrors = withFinding(vErrors, instancePath+"/q", "#/properties/q/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["q"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/q", "#/properties/q", 100, 1);
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
    let data7 = data.limit;
    if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
      let dataType7 = typeof data7;
      let coerced7 = undefined;
      if(!(coerced7 !== undefined)){
        if(dataType7 === "boolean" || data7 === null
                      || (dataType7 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
          coerced7 = +data7;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced7 !== undefined){
        data7 = coerced7;
        if(data !== undefined){
          data["limit"] = coerced7;
        }
      }
    }
    if((typeof data7 == "number") && (isFinite(data7))){
      if(data7 > 200 || isNaN(data7)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data7 < 1 || isNaN(data7)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data8 = data.after_id;
      if(typeof data8 !== "string"){
        let dataType8 = typeof data8;
        let coerced8 = undefined;
        if(!(coerced8 !== undefined)){
          if(dataType8 == "number" || dataType8 == "boolean"){
            coerced8 = "" + data8;
          }
          else if(data8 === null){
            coerced8 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced8 !== undefined){
          data8 = coerced8;
          if(data !== undefined){
            data["after_id"] = coerced8;
          }
        }
      }
      if(typeof data8 === "string") vErrors = withText(vErrors, data8, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_006a54ec33.errors = vErrors;
  return vErrors === null;
}
function validate_05b9a03ae9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["correlation_id", "operation", "status", "principal_id", "since", "until", "limit", "after_id"]);
    if(data.correlation_id !== undefined){
      let data0 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["correlation_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
    }
    if(data.operation !== undefined){
      let data1 = data.operation;
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
            vErrors = withFinding(vErrors, instancePath+"/operation", "#/properties/operation/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["operation"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/operation", "#/properties/operation", 100, 1);
    }
    if(data.status !== undefined){
      let data2 = data.status;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        let dataType2 = typeof data2;
        let coerced2 = undefined;
        if(!(coerced2 !== undefined)){
          if(dataType2 === "boolean" || data2 === null
                        || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
            coerced2 = +data2;
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "integer"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["status"] = coerced2;
          }
        }
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 599 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/maximum", {comparison: "<=", limit: 599});
        }
        if(data2 < 100 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/minimum", {comparison: ">=", limit: 100});
        }
      }
    }
    if(data.principal_id !== undefined){
      let data3 = data.principal_id;
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
            vErrors = withFinding(vErrors, instancePath+"/principal_id", "#/properties/principal_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["principal_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/principal_id", "#/properties/principal_id", null, null, formats_0367b0de16, "uuid");
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
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data5 = data.until;
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
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["until"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
    let data6 = data.limit;
    if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
      let dataType6 = typeof data6;
      let coerced6 = undefined;
      if(!(coerced6 !== undefined)){
        if(dataType6 === "boolean" || data6 === null
                      || (dataType6 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
          coerced6 = +data6;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced6 !== undefined){
        data6 = coerced6;
        if(data !== undefined){
          data["limit"] = coerced6;
        }
      }
    }
    if((typeof data6 == "number") && (isFinite(data6))){
      if(data6 > 200 || isNaN(data6)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data6 < 1 || isNaN(data6)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data7 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced7 !== undefined){
          data7 = coerced7;
          if(data !== undefined){
            data["after_id"] = coerced7;
          }
        }
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_05b9a03ae9.errors = vErrors;
  return vErrors === null;
}
function validate_0a25d447cb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      data.status = "ready";
    }
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "limit", "after_id"]);
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
    if(!((data0 === "ready") || (data0 === "archived"))){
      vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["ready","archived"]});
    }
    let data1 = data.limit;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      let dataType1 = typeof data1;
      let coerced1 = undefined;
      if(!(coerced1 !== undefined)){
        if(dataType1 === "boolean" || data1 === null
                      || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
          coerced1 = +data1;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["limit"] = coerced1;
        }
      }
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 200 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["after_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0a25d447cb.errors = vErrors;
  return vErrors === null;
}
function validate_0b1cda1e5e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["eventId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["eventId"]);
    if(data.eventId !== undefined){
      let data0 = data.eventId;
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
            vErrors = withFinding(vErrors, instancePath+"/eventId", "#/properties/eventId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["eventId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/eventId", "#/properties/eventId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0b1cda1e5e.errors = vErrors;
  return vErrors === null;
}
function validate_1ce05bd616(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["class", "principal_id"]);
    if(data.class !== undefined){
      let data0 = data.class;
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
            vErrors = withFinding(vErrors, instancePath+"/class", "#/properties/class/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["class"] = coerced0;
          }
        }
      }
      if(!((((((data0 === "messages") || (data0 === "agent_tools")) || (data0 === "actions")) || (data0 === "ingest")) || (data0 === "writes")) || (data0 === "reads"))){
        vErrors = withFinding(vErrors, instancePath+"/class", "#/properties/class/enum", {allowedValues: ["messages","agent_tools","actions","ingest","writes","reads"]});
      }
    }
    if(data.principal_id !== undefined){
      let data1 = data.principal_id;
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
            vErrors = withFinding(vErrors, instancePath+"/principal_id", "#/properties/principal_id/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["principal_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/principal_id", "#/properties/principal_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_1ce05bd616.errors = vErrors;
  return vErrors === null;
}
function validate_27116165f8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["appId", "grantId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["appId", "grantId"]);
    if(data.appId !== undefined){
      let data0 = data.appId;
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
            vErrors = withFinding(vErrors, instancePath+"/appId", "#/properties/appId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["appId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/appId", "#/properties/appId", null, null, formats_0367b0de16, "uuid");
    }
    if(data.grantId !== undefined){
      let data1 = data.grantId;
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
            vErrors = withFinding(vErrors, instancePath+"/grantId", "#/properties/grantId/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["grantId"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/grantId", "#/properties/grantId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_27116165f8.errors = vErrors;
  return vErrors === null;
}
function validate_29246788d3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["knowledgeId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["knowledgeId"]);
    if(data.knowledgeId !== undefined){
      let data0 = data.knowledgeId;
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
            vErrors = withFinding(vErrors, instancePath+"/knowledgeId", "#/properties/knowledgeId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["knowledgeId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/knowledgeId", "#/properties/knowledgeId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_29246788d3.errors = vErrors;
  return vErrors === null;
}
function validate_3301214686(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["sessionId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["sessionId"]);
    if(data.sessionId !== undefined){
      let data0 = data.sessionId;
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
            vErrors = withFinding(vErrors, instancePath+"/sessionId", "#/properties/sessionId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["sessionId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/sessionId", "#/properties/sessionId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_3301214686.errors = vErrors;
  return vErrors === null;
}
function validate_339398b9c9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["gapId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["gapId"]);
    if(data.gapId !== undefined){
      let data0 = data.gapId;
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
            vErrors = withFinding(vErrors, instancePath+"/gapId", "#/properties/gapId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["gapId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/gapId", "#/properties/gapId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_339398b9c9.errors = vErrors;
  return vErrors === null;
}
function validate_35772a28fe(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_35772a28fe.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.event_type !== undefined){
      let data0 = data.event_type;
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
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["event_type"] = coerced0;
          }
        }
      }
      if(!(((((((((((((((((((((((data0 === "conversation.created") || (data0 === "conversation.message_received")) || (data0 === "conversation.message_delivered")) || (data0 === "conversation.message_failed")) || (data0 === "agent.intent_detected")) || (data0 === "agent.action_pending")) || (data0 === "agent.action_approved")) || (data0 === "agent.action_rejected")) || (data0 === "agent.handoff")) || (data0 === "channel.status_changed")) || (data0 === "conversation.updated")) || (data0 === "customer.updated")) || (data0 === "customer.opted_in")) || (data0 === "customer.opted_out")) || (data0 === "customer.erased")) || (data0 === "session.ended")) || (data0 === "atlas.event.received")) || (data0 === "atlas.action.executed")) || (data0 === "atlas.run.updated")) || (data0 === "agent.message_delivery")) || (data0 === "message.delivered")) || (data0 === "template.status_changed")) || (data0 === "export.status_changed"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
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
    if(data.customer_id !== undefined){
      let data2 = data.customer_id;
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
            vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["customer_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/customer_id", "#/properties/customer_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.phone_number !== undefined){
      let data3 = data.phone_number;
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
            vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/properties/phone_number/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["phone_number"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/phone_number", "#/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.correlation_id !== undefined){
      let data4 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["correlation_id"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
    }
    if(data.since !== undefined){
      let data5 = data.since;
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
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["since"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data6 = data.until;
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
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced6 !== undefined){
          data6 = coerced6;
          if(data !== undefined){
            data["until"] = coerced6;
          }
        }
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
    let data7 = data.limit;
    if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
      let dataType7 = typeof data7;
      let coerced7 = undefined;
      if(!(coerced7 !== undefined)){
        if(dataType7 === "boolean" || data7 === null
                      || (dataType7 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
          coerced7 = +data7;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced7 !== undefined){
        data7 = coerced7;
        if(data !== undefined){
          data["limit"] = coerced7;
        }
      }
    }
    if((typeof data7 == "number") && (isFinite(data7))){
      if(data7 > 200 || isNaN(data7)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data7 < 1 || isNaN(data7)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data8 = data.after_id;
      if(typeof data8 !== "string"){
        let dataType8 = typeof data8;
        let coerced8 = undefined;
        if(!(coerced8 !== undefined)){
          if(dataType8 == "number" || dataType8 == "boolean"){
            coerced8 = "" + data8;
          }
          else if(data8 === null){
            coerced8 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced8 !== undefined){
          data8 = coerced8;
          if(data !== undefined){
            data["after_id"] = coerced8;
          }
        }
      }
      if(typeof data8 === "string") vErrors = withText(vErrors, data8, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_35772a28fe.errors = vErrors;
  return vErrors === null;
}
function validate_44cd0ee9b0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["messageId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["messageId"]);
    if(data.messageId !== undefined){
      let data0 = data.messageId;
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
            vErrors = withFinding(vErrors, instancePath+"/messageId", "#/properties/messageId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["messageId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/messageId", "#/properties/messageId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_44cd0ee9b0.errors = vErrors;
  return vErrors === null;
}
function validate_4f370d32a9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["state", "limit", "after_id"]);
    if(data.state !== undefined){
      let data0 = data.state;
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
            vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["state"] = coerced0;
          }
        }
      }
      if(!((((data0 === "pending") || (data0 === "approved")) || (data0 === "rejected")) || (data0 === "expired"))){
        vErrors = withFinding(vErrors, instancePath+"/state", "#/properties/state/enum", {allowedValues: ["pending","approved","rejected","expired"]});
      }
    }
    let data1 = data.limit;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      let dataType1 = typeof data1;
      let coerced1 = undefined;
      if(!(coerced1 !== undefined)){
        if(dataType1 === "boolean" || data1 === null
                      || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
          coerced1 = +data1;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["limit"] = coerced1;
        }
      }
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 200 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["after_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_4f370d32a9.errors = vErrors;
  return vErrors === null;
}
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
function validate_5df60728e3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["consentId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["consentId"]);
    if(data.consentId !== undefined){
      let data0 = data.consentId;
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
            vErrors = withFinding(vErrors, instancePath+"/consentId", "#/properties/consentId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["consentId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/consentId", "#/properties/consentId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_5df60728e3.errors = vErrors;
  return vErrors === null;
}
function validate_642dab6170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_type", "conversation_id", "customer_id", "phone_number", "correlation_id", "since", "until", "after_id"]);
    if(data.event_type !== undefined){
      let data0 = data.event_type;
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
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["event_type"] = coerced0;
          }
        }
      }
      if(!(((((((((((((((((((((((data0 === "conversation.created") || (data0 === "conversation.message_received")) || (data0 === "conversation.message_delivered")) || (data0 === "conversation.message_failed")) || (data0 === "agent.intent_detected")) || (data0 === "agent.action_pending")) || (data0 === "agent.action_approved")) || (data0 === "agent.action_rejected")) || (data0 === "agent.handoff")) || (data0 === "channel.status_changed")) || (data0 === "conversation.updated")) || (data0 === "customer.updated")) || (data0 === "customer.opted_in")) || (data0 === "customer.opted_out")) || (data0 === "customer.erased")) || (data0 === "session.ended")) || (data0 === "atlas.event.received")) || (data0 === "atlas.action.executed")) || (data0 === "atlas.run.updated")) || (data0 === "agent.message_delivery")) || (data0 === "message.delivered")) || (data0 === "template.status_changed")) || (data0 === "export.status_changed"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
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
    if(data.customer_id !== undefined){
      let data2 = data.customer_id;
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
            vErrors = withFinding(vErrors, instancePath+"/customer_id", "#/properties/customer_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["customer_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/customer_id", "#/properties/customer_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.phone_number !== undefined){
      let data3 = data.phone_number;
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
            vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/properties/phone_number/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["phone_number"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/phone_number", "#/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.correlation_id !== undefined){
      let data4 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["correlation_id"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
    }
    if(data.since !== undefined){
      let data5 = data.since;
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
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["since"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data6 = data.until;
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
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced6 !== undefined){
          data6 = coerced6;
          if(data !== undefined){
            data["until"] = coerced6;
          }
        }
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
    if(data.after_id !== undefined){
      let data7 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced7 !== undefined){
          data7 = coerced7;
          if(data !== undefined){
            data["after_id"] = coerced7;
          }
        }
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/after_id", "#/properties/after_id", 64, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_642dab6170.errors = vErrors;
  return vErrors === null;
}
function validate_64c99a9f5b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_type", "actor_id", "asset_id", "correlation_id", "since", "until"]);
    if(data.event_type !== undefined){
      let data0 = data.event_type;
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
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["event_type"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/event_type", "#/properties/event_type", 128, null, pattern_b3c29ffce6, "^atlas_api(\\.[a-z][a-z_]*){0,6}$");
    }
    if(data.actor_id !== undefined){
      let data1 = data.actor_id;
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
            vErrors = withFinding(vErrors, instancePath+"/actor_id", "#/properties/actor_id/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["actor_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/actor_id", "#/properties/actor_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.asset_id !== undefined){
      let data2 = data.asset_id;
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
            vErrors = withFinding(vErrors, instancePath+"/asset_id", "#/properties/asset_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["asset_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/asset_id", "#/properties/asset_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.correlation_id !== undefined){
      let data3 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["correlation_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
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
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data5 = data.until;
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
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["until"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_64c99a9f5b.errors = vErrors;
  return vErrors === null;
}
function validate_6cc03caf1d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["knowledge_state", "since", "limit", "after_id"]);
    if(data.knowledge_state !== undefined){
      let data0 = data.knowledge_state;
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
            vErrors = withFinding(vErrors, instancePath+"/knowledge_state", "#/properties/knowledge_state/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["knowledge_state"] = coerced0;
          }
        }
      }
      if(!((data0 === "gap_weak") || (data0 === "gap_none"))){
        vErrors = withFinding(vErrors, instancePath+"/knowledge_state", "#/properties/knowledge_state/enum", {allowedValues: ["gap_weak","gap_none"]});
      }
    }
    if(data.since !== undefined){
      let data1 = data.since;
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
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["since"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    let data2 = data.limit;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      let dataType2 = typeof data2;
      let coerced2 = undefined;
      if(!(coerced2 !== undefined)){
        if(dataType2 === "boolean" || data2 === null
                      || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
          coerced2 = +data2;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced2 !== undefined){
        data2 = coerced2;
        if(data !== undefined){
          data["limit"] = coerced2;
        }
      }
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 200 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data2 < 1 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data3 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["after_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_6cc03caf1d.errors = vErrors;
  return vErrors === null;
}
function validate_7167d86d28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["agent_id", "since", "until", "limit", "after_id"]);
    if(data.agent_id !== undefined){
      let data0 = data.agent_id;
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
            vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["agent_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.since !== undefined){
      let data1 = data.since;
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
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["since"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data2 = data.until;
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
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["until"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
    let data3 = data.limit;
    if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
      let dataType3 = typeof data3;
      let coerced3 = undefined;
      if(!(coerced3 !== undefined)){
        if(dataType3 === "boolean" || data3 === null
                      || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
          coerced3 = +data3;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced3 !== undefined){
        data3 = coerced3;
        if(data !== undefined){
          data["limit"] = coerced3;
        }
      }
    }
    if((typeof data3 == "number") && (isFinite(data3))){
      if(data3 > 200 || isNaN(data3)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data3 < 1 || isNaN(data3)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data4 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["after_id"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_7167d86d28.errors = vErrors;
  return vErrors === null;
}
function validate_71c41ee027(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "status", "event_type", "conversation_id", "correlation_id", "limit", "after_id"]);
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
    if(data.status !== undefined){
      let data1 = data.status;
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
            vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["status"] = coerced1;
          }
        }
      }
      if(!(((data1 === "pending") || (data1 === "delivered")) || (data1 === "exhausted"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["pending","delivered","exhausted"]});
      }
    }
    if(data.event_type !== undefined){
      let data2 = data.event_type;
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
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["event_type"] = coerced2;
          }
        }
      }
      if(!(((((((((((((((((((((((data2 === "conversation.created") || (data2 === "conversation.message_received")) || (data2 === "conversation.message_delivered")) || (data2 === "conversation.message_failed")) || (data2 === "agent.intent_detected")) || (data2 === "agent.action_pending")) || (data2 === "agent.action_approved")) || (data2 === "agent.action_rejected")) || (data2 === "agent.handoff")) || (data2 === "channel.status_changed")) || (data2 === "conversation.updated")) || (data2 === "customer.updated")) || (data2 === "customer.opted_in")) || (data2 === "customer.opted_out")) || (data2 === "customer.erased")) || (data2 === "session.ended")) || (data2 === "atlas.event.received")) || (data2 === "atlas.action.executed")) || (data2 === "atlas.run.updated")) || (data2 === "agent.message_delivery")) || (data2 === "message.delivered")) || (data2 === "template.status_changed")) || (data2 === "export.status_changed"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["conversation_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.correlation_id !== undefined){
      let data4 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["correlation_id"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
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
  validate_71c41ee027.errors = vErrors;
  return vErrors === null;
}
function validate_728150f703(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "event_type", "conversation_id", "correlation_id", "limit", "after_id"]);
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
      if(!(((data0 === "pending") || (data0 === "delivered")) || (data0 === "exhausted"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["pending","delivered","exhausted"]});
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
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
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["event_type"] = coerced1;
          }
        }
      }
      if(!(((((((((((((((((((((((data1 === "conversation.created") || (data1 === "conversation.message_received")) || (data1 === "conversation.message_delivered")) || (data1 === "conversation.message_failed")) || (data1 === "agent.intent_detected")) || (data1 === "agent.action_pending")) || (data1 === "agent.action_approved")) || (data1 === "agent.action_rejected")) || (data1 === "agent.handoff")) || (data1 === "channel.status_changed")) || (data1 === "conversation.updated")) || (data1 === "customer.updated")) || (data1 === "customer.opted_in")) || (data1 === "customer.opted_out")) || (data1 === "customer.erased")) || (data1 === "session.ended")) || (data1 === "atlas.event.received")) || (data1 === "atlas.action.executed")) || (data1 === "atlas.run.updated")) || (data1 === "agent.message_delivery")) || (data1 === "message.delivered")) || (data1 === "template.status_changed")) || (data1 === "export.status_changed"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
      }
    }
    if(data.conversation_id !== undefined){
      let data2 = data.conversation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/properties/conversation_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["conversation_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/conversation_id", "#/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.correlation_id !== undefined){
      let data3 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["correlation_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
    }
    let data4 = data.limit;
    if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
      let dataType4 = typeof data4;
      let coerced4 = undefined;
      if(!(coerced4 !== undefined)){
        if(dataType4 === "boolean" || data4 === null
                      || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
          coerced4 = +data4;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced4 !== undefined){
        data4 = coerced4;
        if(data !== undefined){
          data["limit"] = coerced4;
        }
      }
    }
    if((typeof data4 == "number") && (isFinite(data4))){
      if(data4 > 200 || isNaN(data4)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data4 < 1 || isNaN(data4)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data5 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["after_id"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_728150f703.errors = vErrors;
  return vErrors === null;
}
function validate_7ef31d9b21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["customerId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["customerId"]);
    if(data.customerId !== undefined){
      let data0 = data.customerId;
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
            vErrors = withFinding(vErrors, instancePath+"/customerId", "#/properties/customerId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["customerId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/customerId", "#/properties/customerId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_7ef31d9b21.errors = vErrors;
  return vErrors === null;
}
function validate_8ac6a3af28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["memberId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["memberId"]);
    if(data.memberId !== undefined){
      let data0 = data.memberId;
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
            vErrors = withFinding(vErrors, instancePath+"/memberId", "#/properties/memberId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["memberId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/memberId", "#/properties/memberId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_8ac6a3af28.errors = vErrors;
  return vErrors === null;
}
function validate_92ace96f58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["phone_number", "label", "q", "since", "limit", "after_id"]);
    if(data.phone_number !== undefined){
      let data0 = data.phone_number;
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
            vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/properties/phone_number/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["phone_number"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/phone_number", "#/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.label !== undefined){
      let data1 = data.label;
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
            vErrors = withFinding(vErrors, instancePath+"/label", "#/properties/label/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["label"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/label", "#/properties/label", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
    }
    if(data.q !== undefined){
      let data2 = data.q;
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
            vErrors = withFinding(vErrors, instancePath+"/q", "#/properties/q/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["q"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/q", "#/properties/q", 200, 1);
    }
    if(data.since !== undefined){
      let data3 = data.since;
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
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["since"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    let data4 = data.limit;
    if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
      let dataType4 = typeof data4;
      let coerced4 = undefined;
      if(!(coerced4 !== undefined)){
        if(dataType4 === "boolean" || data4 === null
                      || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
          coerced4 = +data4;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced4 !== undefined){
        data4 = coerced4;
        if(data !== undefined){
          data["limit"] = coerced4;
        }
      }
    }
    if((typeof data4 == "number") && (isFinite(data4))){
      if(data4 > 200 || isNaN(data4)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data4 < 1 || isNaN(data4)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data5 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["after_id"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_92ace96f58.errors = vErrors;
  return vErrors === null;
}
function validate_97d2faf5f8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["app_id", "limit", "after_id"]);
    if(data.app_id !== undefined){
      let data0 = data.app_id;
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
            vErrors = withFinding(vErrors, instancePath+"/app_id", "#/properties/app_id/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["app_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/app_id", "#/properties/app_id", null, null, formats_0367b0de16, "uuid");
    }
    let data1 = data.limit;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      let dataType1 = typeof data1;
      let coerced1 = undefined;
      if(!(coerced1 !== undefined)){
        if(dataType1 === "boolean" || data1 === null
                      || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
          coerced1 = +data1;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["limit"] = coerced1;
        }
      }
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 200 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["after_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_97d2faf5f8.errors = vErrors;
  return vErrors === null;
}
function validate_9d57fb57d9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["agentId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["agentId"]);
    if(data.agentId !== undefined){
      let data0 = data.agentId;
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
            vErrors = withFinding(vErrors, instancePath+"/agentId", "#/properties/agentId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["agentId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/agentId", "#/properties/agentId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_9d57fb57d9.errors = vErrors;
  return vErrors === null;
}
function validate_9f07ca3c40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["requestId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["requestId"]);
    if(data.requestId !== undefined){
      let data0 = data.requestId;
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
            vErrors = withFinding(vErrors, instancePath+"/requestId", "#/properties/requestId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["requestId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/requestId", "#/properties/requestId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_9f07ca3c40.errors = vErrors;
  return vErrors === null;
}
function validate_a5a66aa127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["webhookId", "deliveryId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["webhookId", "deliveryId"]);
    if(data.webhookId !== undefined){
      let data0 = data.webhookId;
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
            vErrors = withFinding(vErrors, instancePath+"/webhookId", "#/properties/webhookId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["webhookId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/webhookId", "#/properties/webhookId", null, null, formats_0367b0de16, "uuid");
    }
    if(data.deliveryId !== undefined){
      let data1 = data.deliveryId;
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
            vErrors = withFinding(vErrors, instancePath+"/deliveryId", "#/properties/deliveryId/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["deliveryId"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/deliveryId", "#/properties/deliveryId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_a5a66aa127.errors = vErrors;
  return vErrors === null;
}
function validate_a7b4261e6c(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      data.status = "active";
    }
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "audience", "limit", "after_id"]);
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
    if(!(((((data0 === "active") || (data0 === "archived")) || (data0 === "queued")) || (data0 === "indexed")) || (data0 === "failed"))){
      vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","archived","queued","indexed","failed"]});
    }
    if(data.audience !== undefined){
      let data1 = data.audience;
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
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["audience"] = coerced1;
          }
        }
      }
      if(!((data1 === "customers") || (data1 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
    let data2 = data.limit;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      let dataType2 = typeof data2;
      let coerced2 = undefined;
      if(!(coerced2 !== undefined)){
        if(dataType2 === "boolean" || data2 === null
                      || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
          coerced2 = +data2;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced2 !== undefined){
        data2 = coerced2;
        if(data !== undefined){
          data["limit"] = coerced2;
        }
      }
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 200 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data2 < 1 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data3 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["after_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_a7b4261e6c.errors = vErrors;
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
function validate_bcc0041020(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["mediaId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["mediaId"]);
    if(data.mediaId !== undefined){
      let data0 = data.mediaId;
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
            vErrors = withFinding(vErrors, instancePath+"/mediaId", "#/properties/mediaId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["mediaId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/mediaId", "#/properties/mediaId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_bcc0041020.errors = vErrors;
  return vErrors === null;
}
function validate_bdde77bff6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["templateId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["templateId"]);
    if(data.templateId !== undefined){
      let data0 = data.templateId;
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
            vErrors = withFinding(vErrors, instancePath+"/templateId", "#/properties/templateId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["templateId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/templateId", "#/properties/templateId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_bdde77bff6.errors = vErrors;
  return vErrors === null;
}
function validate_c1eae34edc(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["channelId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["channelId"]);
    if(data.channelId !== undefined){
      let data0 = data.channelId;
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
            vErrors = withFinding(vErrors, instancePath+"/channelId", "#/properties/channelId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["channelId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/channelId", "#/properties/channelId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c1eae34edc.errors = vErrors;
  return vErrors === null;
}
function validate_c856a7fcc5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["conversationId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["conversationId"]);
    if(data.conversationId !== undefined){
      let data0 = data.conversationId;
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
            vErrors = withFinding(vErrors, instancePath+"/conversationId", "#/properties/conversationId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["conversationId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/conversationId", "#/properties/conversationId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c856a7fcc5.errors = vErrors;
  return vErrors === null;
}
function validate_c931bb6942(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["event_type", "actor_id", "asset_id", "correlation_id", "since", "until", "limit", "after_id"]);
    if(data.event_type !== undefined){
      let data0 = data.event_type;
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
            vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["event_type"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/event_type", "#/properties/event_type", 128, null, pattern_b3c29ffce6, "^atlas_api(\\.[a-z][a-z_]*){0,6}$");
    }
    if(data.actor_id !== undefined){
      let data1 = data.actor_id;
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
            vErrors = withFinding(vErrors, instancePath+"/actor_id", "#/properties/actor_id/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["actor_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/actor_id", "#/properties/actor_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.asset_id !== undefined){
      let data2 = data.asset_id;
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
            vErrors = withFinding(vErrors, instancePath+"/asset_id", "#/properties/asset_id/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["asset_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/asset_id", "#/properties/asset_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.correlation_id !== undefined){
      let data3 = data.correlation_id;
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
            vErrors = withFinding(vErrors, instancePath+"/correlation_id", "#/properties/correlation_id/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["correlation_id"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/correlation_id", "#/properties/correlation_id", 128, 1);
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
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.until !== undefined){
      let data5 = data.until;
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
            vErrors = withFinding(vErrors, instancePath+"/until", "#/properties/until/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["until"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/until", "#/properties/until", null, null, formats_129fbab4be, "date-time");
    }
    let data6 = data.limit;
    if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
      let dataType6 = typeof data6;
      let coerced6 = undefined;
      if(!(coerced6 !== undefined)){
        if(dataType6 === "boolean" || data6 === null
                      || (dataType6 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
          coerced6 = +data6;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced6 !== undefined){
        data6 = coerced6;
        if(data !== undefined){
          data["limit"] = coerced6;
        }
      }
    }
    if((typeof data6 == "number") && (isFinite(data6))){
      if(data6 > 200 || isNaN(data6)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data6 < 1 || isNaN(data6)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data7 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced7 !== undefined){
          data7 = coerced7;
          if(data !== undefined){
            data["after_id"] = coerced7;
          }
        }
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c931bb6942.errors = vErrors;
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
function validate_d25db6b025(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["webhookId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["webhookId"]);
    if(data.webhookId !== undefined){
      let data0 = data.webhookId;
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
            vErrors = withFinding(vErrors, instancePath+"/webhookId", "#/properties/webhookId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["webhookId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/webhookId", "#/properties/webhookId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_d25db6b025.errors = vErrors;
  return vErrors === null;
}
function validate_db5f17453a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["serviceAccountId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["serviceAccountId"]);
    if(data.serviceAccountId !== undefined){
      let data0 = data.serviceAccountId;
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
            vErrors = withFinding(vErrors, instancePath+"/serviceAccountId", "#/properties/serviceAccountId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["serviceAccountId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/serviceAccountId", "#/properties/serviceAccountId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_db5f17453a.errors = vErrors;
  return vErrors === null;
}
function validate_de02cd8266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["runId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["runId"]);
    if(data.runId !== undefined){
      let data0 = data.runId;
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
            vErrors = withFinding(vErrors, instancePath+"/runId", "#/properties/runId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["runId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/runId", "#/properties/runId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_de02cd8266.errors = vErrors;
  return vErrors === null;
}
function validate_dee56313b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["appId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["appId"]);
    if(data.appId !== undefined){
      let data0 = data.appId;
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
            vErrors = withFinding(vErrors, instancePath+"/appId", "#/properties/appId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["appId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/appId", "#/properties/appId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_dee56313b7.errors = vErrors;
  return vErrors === null;
}
function validate_f379666a89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.top_k === undefined){
      data.top_k = 10;
    }
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["query"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["query", "top_k", "audience"]);
    if(data.query !== undefined){
      let data0 = data.query;
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
            vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["query"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/query", "#/properties/query", 1024, 1);
    }
    let data1 = data.top_k;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      let dataType1 = typeof data1;
      let coerced1 = undefined;
      if(!(coerced1 !== undefined)){
        if(dataType1 === "boolean" || data1 === null
                      || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
          coerced1 = +data1;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["top_k"] = coerced1;
        }
      }
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 50 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
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
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["audience"] = coerced2;
          }
        }
      }
      if(!((data2 === "customers") || (data2 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_f379666a89.errors = vErrors;
  return vErrors === null;
}
function validate_fd0a704e4d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["approvalId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["approvalId"]);
    if(data.approvalId !== undefined){
      let data0 = data.approvalId;
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
            vErrors = withFinding(vErrors, instancePath+"/approvalId", "#/properties/approvalId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["approvalId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/approvalId", "#/properties/approvalId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_fd0a704e4d.errors = vErrors;
  return vErrors === null;
}
function validate_fd92a78871(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["limit", "after_id"]);
    let data0 = data.limit;
    if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
      let dataType0 = typeof data0;
      let coerced0 = undefined;
      if(!(coerced0 !== undefined)){
        if(dataType0 === "boolean" || data0 === null
                      || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
          coerced0 = +data0;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced0 !== undefined){
        data0 = coerced0;
        if(data !== undefined){
          data["limit"] = coerced0;
        }
      }
    }
    if((typeof data0 == "number") && (isFinite(data0))){
      if(data0 > 200 || isNaN(data0)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data0 < 1 || isNaN(data0)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data1 = data.after_id;
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
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["after_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_fd92a78871.errors = vErrors;
  return vErrors === null;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "console.signUp": { path: null, query: validate_b6d8808516 },
  "console.listOwnSessions": { path: null, query: validate_fd92a78871 },
  "console.signIn": { path: null, query: validate_b6d8808516 },
  "console.endSessions": { path: null, query: validate_b6d8808516 },
  "console.changePassword": { path: null, query: validate_b6d8808516 },
  "console.resetPassword": { path: null, query: validate_b6d8808516 },
  "console.requestPasswordReset": { path: null, query: validate_b6d8808516 },
  "console.getSession": { path: null, query: validate_b6d8808516 },
  "console.signOut": { path: null, query: validate_b6d8808516 },
  "console.createSignInLink": { path: null, query: validate_b6d8808516 },
  "console.signInByLink": { path: null, query: validate_b6d8808516 },
  "console.writeAsCustomer": { path: null, query: validate_b6d8808516 },
  "console.acceptInvitation": { path: null, query: validate_b6d8808516 },
  "console.listChannels": { path: null, query: validate_fd92a78871 },
  "console.linkChannel": { path: null, query: validate_b6d8808516 },
  "console.getChannel": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.updateChannel": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.testChannel": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.rotateChannelToken": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.disconnectChannel": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.reconnectChannel": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.setDefaultChannel": { path: validate_c1eae34edc, query: validate_b6d8808516 },
  "console.listAgents": { path: null, query: validate_0a25d447cb },
  "console.createAgent": { path: null, query: validate_b6d8808516 },
  "console.getAgent": { path: validate_9d57fb57d9, query: validate_b6d8808516 },
  "console.updateAgent": { path: validate_9d57fb57d9, query: validate_b6d8808516 },
  "console.publishAgent": { path: validate_9d57fb57d9, query: validate_b6d8808516 },
  "console.endSession": { path: validate_3301214686, query: validate_b6d8808516 },
  "console.getSecondFactor": { path: null, query: validate_b6d8808516 },
  "console.enableSecondFactor": { path: null, query: validate_b6d8808516 },
  "console.confirmSecondFactor": { path: null, query: validate_b6d8808516 },
  "console.disableSecondFactor": { path: null, query: validate_b6d8808516 },
  "console.renewRecoveryCodes": { path: null, query: validate_b6d8808516 },
  "console.removeMemberSecondFactor": { path: validate_8ac6a3af28, query: validate_b6d8808516 },
  "console.updateOrganization": { path: null, query: validate_b6d8808516 },
  "console.deleteOrganization": { path: null, query: validate_b6d8808516 },
  "console.getExport": { path: null, query: validate_b6d8808516 },
  "console.requestExport": { path: null, query: validate_b6d8808516 },
  "console.downloadExport": { path: null, query: validate_b6d8808516 },
  "console.overview": { path: null, query: validate_b6d8808516 },
  "console.listApps": { path: null, query: validate_fd92a78871 },
  "console.createApp": { path: null, query: validate_b6d8808516 },
  "console.addRedirectUri": { path: validate_dee56313b7, query: validate_b6d8808516 },
  "console.createGrant": { path: validate_dee56313b7, query: validate_b6d8808516 },
  "console.revokeGrant": { path: validate_27116165f8, query: validate_b6d8808516 },
  "console.listServiceAccounts": { path: null, query: validate_fd92a78871 },
  "console.createServiceAccount": { path: null, query: validate_b6d8808516 },
  "console.createKey": { path: validate_db5f17453a, query: validate_b6d8808516 },
  "console.revokeKey": { path: validate_0014242dc3, query: validate_b6d8808516 },
  "console.findDeliveries": { path: null, query: validate_71c41ee027 },
  "console.listWebhooks": { path: null, query: validate_fd92a78871 },
  "console.createWebhook": { path: null, query: validate_b6d8808516 },
  "console.deleteWebhook": { path: validate_d25db6b025, query: validate_b6d8808516 },
  "console.updateWebhook": { path: validate_d25db6b025, query: validate_b6d8808516 },
  "console.recoverWebhook": { path: validate_d25db6b025, query: validate_b6d8808516 },
  "console.testWebhook": { path: validate_d25db6b025, query: validate_b6d8808516 },
  "console.rotateWebhookSecret": { path: validate_d25db6b025, query: validate_b6d8808516 },
  "console.listDeliveries": { path: validate_d25db6b025, query: validate_728150f703 },
  "console.getDelivery": { path: validate_a5a66aa127, query: validate_b6d8808516 },
  "console.replayDelivery": { path: validate_a5a66aa127, query: validate_b6d8808516 },
  "console.replayFailedDeliveries": { path: validate_d25db6b025, query: validate_b6d8808516 },
  "console.listAuditEvents": { path: null, query: validate_c931bb6942 },
  "console.exportAuditEvents": { path: null, query: validate_64c99a9f5b },
  "console.listTemplates": { path: null, query: validate_fd92a78871 },
  "console.createTemplate": { path: null, query: validate_b6d8808516 },
  "console.syncTemplates": { path: null, query: validate_b6d8808516 },
  "console.getTemplate": { path: validate_bdde77bff6, query: validate_b6d8808516 },
  "console.deleteTemplate": { path: validate_bdde77bff6, query: validate_b6d8808516 },
  "console.updateTemplate": { path: validate_bdde77bff6, query: validate_b6d8808516 },
  "console.listVouchers": { path: null, query: validate_fd92a78871 },
  "console.createVoucher": { path: null, query: validate_b6d8808516 },
  "console.listApprovals": { path: null, query: validate_4f370d32a9 },
  "console.getApproval": { path: validate_fd0a704e4d, query: validate_b6d8808516 },
  "console.rehearseApproval": { path: validate_fd0a704e4d, query: validate_b6d8808516 },
  "console.rehearseChangedApproval": { path: validate_fd0a704e4d, query: validate_b6d8808516 },
  "console.approve": { path: validate_fd0a704e4d, query: validate_b6d8808516 },
  "console.reject": { path: validate_fd0a704e4d, query: validate_b6d8808516 },
  "console.approveDraft": { path: validate_de02cd8266, query: validate_b6d8808516 },
  "console.listMembers": { path: null, query: validate_fd92a78871 },
  "console.inviteMember": { path: null, query: validate_b6d8808516 },
  "console.removeMember": { path: validate_8ac6a3af28, query: validate_b6d8808516 },
  "console.updateMember": { path: validate_8ac6a3af28, query: validate_b6d8808516 },
  "console.resetMemberPassword": { path: validate_8ac6a3af28, query: validate_b6d8808516 },
  "console.endMemberSessions": { path: validate_8ac6a3af28, query: validate_b6d8808516 },
  "console.listConsents": { path: null, query: validate_97d2faf5f8 },
  "console.revokeConsent": { path: validate_5df60728e3, query: validate_b6d8808516 },
  "console.listEvents": { path: null, query: validate_35772a28fe },
  "console.streamEvents": { path: null, query: validate_642dab6170 },
  "console.getEvent": { path: validate_0b1cda1e5e, query: validate_b6d8808516 },
  "console.listCustomers": { path: null, query: validate_92ace96f58 },
  "console.getCustomer": { path: validate_7ef31d9b21, query: validate_b6d8808516 },
  "console.updateCustomer": { path: validate_7ef31d9b21, query: validate_b6d8808516 },
  "console.exportCustomer": { path: validate_7ef31d9b21, query: validate_fd92a78871 },
  "console.eraseCustomer": { path: validate_7ef31d9b21, query: validate_b6d8808516 },
  "console.listCustomerConsents": { path: validate_7ef31d9b21, query: validate_fd92a78871 },
  "console.recordCustomerConsent": { path: validate_7ef31d9b21, query: validate_b6d8808516 },
  "console.uploadMedia": { path: null, query: validate_b6d8808516 },
  "console.getMedia": { path: validate_bcc0041020, query: validate_b6d8808516 },
  "console.downloadMedia": { path: validate_bcc0041020, query: validate_b6d8808516 },
  "console.getAlerts": { path: null, query: validate_b6d8808516 },
  "console.setAlerts": { path: null, query: validate_b6d8808516 },
  "console.getRetention": { path: null, query: validate_b6d8808516 },
  "console.setRetention": { path: null, query: validate_b6d8808516 },
  "console.getQuietHours": { path: null, query: validate_b6d8808516 },
  "console.setQuietHours": { path: null, query: validate_b6d8808516 },
  "console.listLimits": { path: null, query: validate_1ce05bd616 },
  "console.listKnowledge": { path: null, query: validate_a7b4261e6c },
  "console.createKnowledge": { path: null, query: validate_b6d8808516 },
  "console.searchKnowledge": { path: null, query: validate_f379666a89 },
  "console.getKnowledge": { path: validate_29246788d3, query: validate_b6d8808516 },
  "console.updateKnowledge": { path: validate_29246788d3, query: validate_b6d8808516 },
  "console.refreshKnowledge": { path: validate_29246788d3, query: validate_b6d8808516 },
  "console.listKnowledgeGaps": { path: null, query: validate_6cc03caf1d },
  "console.dismissKnowledgeGap": { path: validate_339398b9c9, query: validate_b6d8808516 },
  "console.listRuns": { path: null, query: validate_57e1cbbc53 },
  "console.getRun": { path: validate_de02cd8266, query: validate_b6d8808516 },
  "console.listMessages": { path: null, query: validate_c9c561a232 },
  "console.getMessage": { path: validate_44cd0ee9b0, query: validate_b6d8808516 },
  "console.listRequests": { path: null, query: validate_05b9a03ae9 },
  "console.getRequest": { path: validate_9f07ca3c40, query: validate_b6d8808516 },
  "console.listAgentSessions": { path: null, query: validate_7167d86d28 },
  "console.createAgentSession": { path: null, query: validate_b6d8808516 },
  "console.getAgentSession": { path: validate_3301214686, query: validate_b6d8808516 },
  "console.listAgentSessionMessages": { path: validate_3301214686, query: validate_fd92a78871 },
  "console.sendAgentSessionMessage": { path: validate_3301214686, query: validate_b6d8808516 },
  "console.listConversations": { path: null, query: validate_006a54ec33 },
  "console.countConversations": { path: null, query: validate_b6d8808516 },
  "console.getConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.listConversationMessages": { path: validate_c856a7fcc5, query: validate_fd92a78871 },
  "console.replyToConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.listConversationEvents": { path: validate_c856a7fcc5, query: validate_fd92a78871 },
  "console.takeOverConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.assignConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.unassignConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.handBackConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.closeConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.reopenConversation": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.listConversationNotes": { path: validate_c856a7fcc5, query: validate_fd92a78871 },
  "console.addConversationNote": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
  "console.setConversationLabels": { path: validate_c856a7fcc5, query: validate_b6d8808516 },
};
