// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
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
function validate_f31faeb9e2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id", "delivery_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id", "delivery_id"]);
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
    if(data.delivery_id !== undefined){
      let data1 = data.delivery_id;
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
            vErrors = withFinding(vErrors, instancePath+"/delivery_id", "#/properties/delivery_id/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["delivery_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/delivery_id", "#/properties/delivery_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_f31faeb9e2.errors = vErrors;
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
  "webhooks.list": { path: null, query: validate_fd92a78871 },
  "webhooks.create": { path: null, query: validate_b6d8808516 },
  "webhooks.listDeliveries": { path: validate_0e95165355, query: validate_728150f703 },
  "webhooks.getDelivery": { path: validate_f31faeb9e2, query: validate_b6d8808516 },
  "webhooks.recover": { path: validate_0e95165355, query: validate_b6d8808516 },
  "webhooks.delete": { path: validate_0e95165355, query: validate_b6d8808516 },
  "webhooks.update": { path: validate_0e95165355, query: validate_b6d8808516 },
};
