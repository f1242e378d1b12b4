// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const schema_35772a28fe = {"type":"object","required":[],"additionalProperties":false,"properties":{"event_type":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]},"conversation_id":{"type":"string","format":"uuid"},"customer_id":{"type":"string","format":"uuid"},"phone_number":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"correlation_id":{"type":"string","minLength":1,"maxLength":128},"since":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"after_id":{"type":"string","minLength":1,"maxLength":1024}}};
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
  "events.list": { path: null, query: validate_35772a28fe },
  "events.ingest": { path: null, query: validate_b6d8808516 },
  "events.stream": { path: null, query: validate_642dab6170 },
  "events.get": { path: validate_0e95165355, query: validate_b6d8808516 },
};
