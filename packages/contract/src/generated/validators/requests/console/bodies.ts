// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, longerThan, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_1608d987f6 = formats.email;
const formats_40e3ef2d73 = formats["display-name"];
const formats_4d54d3a5ce = formats.uri;
const pattern_0554e0241a = new RegExp("^[^\\r\\n]+$", "u");
const pattern_0902f9bcfb = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_2674f275ae = new RegExp("^[a-z][a-z0-9+.-]*:[^#]+$", "u");
const pattern_3fa2f93ccc = new RegExp("^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$", "u");
const pattern_498a27aed7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern_588b234759 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern_5acb082d98 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
const pattern_61ae542c15 = new RegExp("^https://", "u");
const pattern_64acfb89d7 = new RegExp("^[!-~]+$", "u");
const pattern_6702df367e = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
const pattern_9737307b95 = new RegExp("^https?://", "u");
const pattern_c48426b3d4 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const pattern_d4a8104adc = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
const pattern_dd6b9d545c = new RegExp("^[A-Z0-9-]+$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_005c029867(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
    }
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
      }
      if(!((((((data1 === "owner") || (data1 === "developer")) || (data1 === "approver")) || (data1 === "responder")) || (data1 === "auditor")) || (data1 === "viewer"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: ["owner","developer","approver","responder","auditor","viewer"]});
      }
    }
    if(data.permissions !== undefined){
      let data2 = data.permissions;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/maxItems", {limit: 32});
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/minItems", {limit: 1});
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/type", {type: "string"});
          }
          if(!((((((((((((((((((((((((data3 === "developer_console.read") || (data3 === "developer_console.manage")) || (data3 === "atlas_api.apps.read")) || (data3 === "atlas_api.apps.write")) || (data3 === "atlas_api.oauth.manage")) || (data3 === "atlas_api.service_accounts.manage")) || (data3 === "atlas_api.keys.manage")) || (data3 === "atlas_api.webhooks.manage")) || (data3 === "atlas_api.audit.read")) || (data3 === "atlas_api.channels.read")) || (data3 === "atlas_api.channels.manage")) || (data3 === "atlas_api.agents.read")) || (data3 === "atlas_api.agents.manage")) || (data3 === "atlas_api.organization.manage")) || (data3 === "atlas_api.organization.export")) || (data3 === "atlas_api.conversations.read")) || (data3 === "atlas_api.conversations.manage")) || (data3 === "atlas_api.customers.read")) || (data3 === "atlas_api.customers.manage")) || (data3 === "atlas_api.customers.erase")) || (data3 === "atlas_api.runs.read")) || (data3 === "atlas_api.requests.read")) || (data3 === "atlas_api.knowledge.read")) || (data3 === "atlas_api.knowledge.manage"))){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/enum", {allowedValues: ["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read","atlas_api.channels.read","atlas_api.channels.manage","atlas_api.agents.read","atlas_api.agents.manage","atlas_api.organization.manage","atlas_api.organization.export","atlas_api.conversations.read","atlas_api.conversations.manage","atlas_api.customers.read","atlas_api.customers.manage","atlas_api.customers.erase","atlas_api.runs.read","atlas_api.requests.read","atlas_api.knowledge.read","atlas_api.knowledge.manage"]});
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "array"});
      }
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 120, 1, formats_40e3ef2d73, "display-name");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_005c029867.errors = vErrors;
  return vErrors === null;
}
function validate_010714fa30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 200, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.description !== undefined){
      vErrors = withText(vErrors, data.description, instancePath, "/description", "#/properties/description", 2000, 1);
    }
    if(data.kind !== undefined){
      let data3 = data.kind;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/type", {type: "string"});
      }
      if(!((data3 === "hosted") || (data3 === "external"))){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/enum", {allowedValues: ["hosted","external"]});
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data4[i0], instancePath+"/source_ids/" + i0, "", "#/properties/source_ids/items", null, null, formats_0367b0de16, "uuid");
        }
        let i1 = data4.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data4[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          vErrors = withText(vErrors, data6[i2], instancePath+"/channels/" + i2, "", "#/properties/channels/items", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
        }
        let i3 = data6.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data6[i3];
            if(typeof item1 !== "string"){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/uniqueItems", {i: i3, j: j1});
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
      }
    }
    if(data.reply_within_seconds !== undefined){
      let data8 = data.reply_within_seconds;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 > 43200 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/maximum", {comparison: "<=", limit: 43200});
        }
        if(data8 < 5 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/minimum", {comparison: ">=", limit: 5});
        }
      }
    }
    if(data.people_reply_within_seconds !== undefined){
      let data9 = data.people_reply_within_seconds;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 > 604800 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/maximum", {comparison: "<=", limit: 604800});
        }
        if(data9 < 60 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/minimum", {comparison: ">=", limit: 60});
        }
      }
    }
    if(data.people_hours !== undefined){
      vErrors = part_28979695e2(data, instancePath, vErrors);
    }
    if(data.announces_people !== undefined){
      if(typeof data.announces_people !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/announces_people", "#/properties/announces_people/type", {type: "boolean"});
      }
    }
    if(data.fallback_agent_id !== undefined){
      let data19 = data.fallback_agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/type", {type: ["string","null"]});
      }
      if(typeof data19 === "string") vErrors = withText(vErrors, data19, instancePath, "/fallback_agent_id", "#/properties/fallback_agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_010714fa30.errors = vErrors;
  return vErrors === null;
}
function validate_02c3f5d1fb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["channel", "display_name", "base_url", "sender_id", "template_language", "access_token", "app_secret"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.channel !== undefined){
      vErrors = withText(vErrors, data.channel, instancePath, "/channel", "#/properties/channel", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
    }
    if(data.display_name !== undefined){
      vErrors = withText(vErrors, data.display_name, instancePath, "/display_name", "#/properties/display_name", 200, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.base_url !== undefined){
      vErrors = withText(vErrors, data.base_url, instancePath, "/base_url", "#/properties/base_url", 2048, null, formats_4d54d3a5ce, "uri");
    }
    if(data.sender_id !== undefined){
      vErrors = withText(vErrors, data.sender_id, instancePath, "/sender_id", "#/properties/sender_id", 64, 1, pattern_0902f9bcfb, "^[A-Za-z0-9_-]+$");
    }
    if(data.business_account_id !== undefined){
      vErrors = withText(vErrors, data.business_account_id, instancePath, "/business_account_id", "#/properties/business_account_id", 64, 1, pattern_0902f9bcfb, "^[A-Za-z0-9_-]+$");
    }
    if(data.template_language !== undefined){
      vErrors = withText(vErrors, data.template_language, instancePath, "/template_language", "#/properties/template_language", 20, null, pattern_6702df367e, "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$");
    }
    if(data.access_token !== undefined){
      vErrors = withText(vErrors, data.access_token, instancePath, "/access_token", "#/properties/access_token", 1024, 8, pattern_64acfb89d7, "^[!-~]+$");
    }
    if(data.app_secret !== undefined){
      vErrors = withText(vErrors, data.app_secret, instancePath, "/app_secret", "#/properties/app_secret", 1024, 8, pattern_64acfb89d7, "^[!-~]+$");
    }
    if(data.agent_id !== undefined){
      let data9 = data.agent_id;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
      }
      if(typeof data9 === "string") vErrors = withText(vErrors, data9, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_02c3f5d1fb.errors = vErrors;
  return vErrors === null;
}
function validate_03002c2d4d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
      }
      if(!(((((((((((((((((((((((data1 === "conversation.created") || (data1 === "conversation.message_received")) || (data1 === "conversation.message_delivered")) || (data1 === "conversation.message_failed")) || (data1 === "agent.intent_detected")) || (data1 === "agent.action_pending")) || (data1 === "agent.action_approved")) || (data1 === "agent.action_rejected")) || (data1 === "agent.handoff")) || (data1 === "channel.status_changed")) || (data1 === "conversation.updated")) || (data1 === "customer.updated")) || (data1 === "customer.opted_in")) || (data1 === "customer.opted_out")) || (data1 === "customer.erased")) || (data1 === "session.ended")) || (data1 === "atlas.event.received")) || (data1 === "atlas.action.executed")) || (data1 === "atlas.run.updated")) || (data1 === "agent.message_delivery")) || (data1 === "message.delivered")) || (data1 === "template.status_changed")) || (data1 === "export.status_changed"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_03002c2d4d.errors = vErrors;
  return vErrors === null;
}
function validate_069f021e69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.status !== undefined){
      let data1 = data.status;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((data1 === "active") || (data1 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","archived"]});
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
      }
      if(!(((data2 === "customers") || (data2 === "developers")) || (data2 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_069f021e69.errors = vErrors;
  return vErrors === null;
}
function validate_070f36023c(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["email"]);
    if(data.email !== undefined){
      vErrors = withText(vErrors, data.email, instancePath, "/email", "#/properties/email", 254, null, formats_1608d987f6, "email");
    }
    if(data.organization !== undefined){
      vErrors = withText(vErrors, data.organization, instancePath, "/organization", "#/properties/organization", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_070f36023c.errors = vErrors;
  return vErrors === null;
}
function validate_0ec7b26ead(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["since"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.since !== undefined){
      vErrors = withText(vErrors, data.since, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    if(data.after_id !== undefined){
      vErrors = withText(vErrors, data.after_id, instancePath, "/after_id", "#/properties/after_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0ec7b26ead.errors = vErrors;
  return vErrors === null;
}
function validate_152fc1a0a0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.arguments !== undefined){
      let data0 = data.arguments;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/arguments", "#/properties/arguments/type", {type: "object"});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_152fc1a0a0.errors = vErrors;
  return vErrors === null;
}
function validate_1d3bcdd5a6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["current_password"]);
    if(data.current_password !== undefined){
      vErrors = withText(vErrors, data.current_password, instancePath, "/current_password", "#/properties/current_password", 128, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_1d3bcdd5a6.errors = vErrors;
  return vErrors === null;
}
function validate_1e1b6448d8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 200, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_1e1b6448d8.errors = vErrors;
  return vErrors === null;
}
function validate_25cf8e0339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["owner_id"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.owner_id !== undefined){
      vErrors = withText(vErrors, data.owner_id, instancePath, "/owner_id", "#/properties/owner_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_25cf8e0339.errors = vErrors;
  return vErrors === null;
}
function validate_2896d2f9a7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.arguments !== undefined){
      let data1 = data.arguments;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/arguments", "#/properties/arguments/type", {type: "object"});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_2896d2f9a7.errors = vErrors;
  return vErrors === null;
}
function validate_2d067659fc(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.access_token !== undefined){
      vErrors = withText(vErrors, data.access_token, instancePath, "/access_token", "#/properties/access_token", 1024, 8, pattern_64acfb89d7, "^[!-~]+$");
    }
    if(data.app_secret !== undefined){
      vErrors = withText(vErrors, data.app_secret, instancePath, "/app_secret", "#/properties/app_secret", 1024, 8, pattern_64acfb89d7, "^[!-~]+$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_2d067659fc.errors = vErrors;
  return vErrors === null;
}
function validate_3681133e3e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["service_account_id", "endpoint_url", "subscribed_events"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.service_account_id !== undefined){
      vErrors = withText(vErrors, data.service_account_id, instancePath, "/service_account_id", "#/properties/service_account_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.endpoint_url !== undefined){
      let data2 = data.endpoint_url;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/maxLength", {limit: 2048});
        }
        if(!pattern_9737307b95.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/pattern", {pattern: "^https?://"});
        }
        if(!(formats_4d54d3a5ce(data2))){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/format", {format: "uri"});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/type", {type: "string"});
      }
    }
    if(data.subscribed_events !== undefined){
      let data3 = data.subscribed_events;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/maxItems", {limit: 32});
        }
        if(data3.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/minItems", {limit: 1});
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/type", {type: "string"});
          }
          if(!(((((((((((((((((((((((data4 === "conversation.created") || (data4 === "conversation.message_received")) || (data4 === "conversation.message_delivered")) || (data4 === "conversation.message_failed")) || (data4 === "agent.intent_detected")) || (data4 === "agent.action_pending")) || (data4 === "agent.action_approved")) || (data4 === "agent.action_rejected")) || (data4 === "agent.handoff")) || (data4 === "channel.status_changed")) || (data4 === "conversation.updated")) || (data4 === "customer.updated")) || (data4 === "customer.opted_in")) || (data4 === "customer.opted_out")) || (data4 === "customer.erased")) || (data4 === "session.ended")) || (data4 === "atlas.event.received")) || (data4 === "atlas.action.executed")) || (data4 === "atlas.run.updated")) || (data4 === "agent.message_delivery")) || (data4 === "message.delivered")) || (data4 === "template.status_changed")) || (data4 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
          }
        }
        let i1 = data3.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data3[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_3681133e3e.errors = vErrors;
  return vErrors === null;
}
function validate_36c45b1749(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["since"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.since !== undefined){
      vErrors = withText(vErrors, data.since, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_36c45b1749.errors = vErrors;
  return vErrors === null;
}
function validate_37bd21c568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["redirect_uri"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.redirect_uri !== undefined){
      let data1 = data.redirect_uri;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/maxLength", {limit: 2048});
        }
        if(!pattern_2674f275ae.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/pattern", {pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"});
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/format", {format: "uri"});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/type", {type: "string"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_37bd21c568.errors = vErrors;
  return vErrors === null;
}
function validate_38fa35d64e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["quiet_hours"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.quiet_hours !== undefined){
      let data1 = data.quiet_hours;
      if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/quiet_hours", "#/properties/quiet_hours/type", {type: ["object","null"]});
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        vErrors = withMissing(vErrors, data1, instancePath, "/quiet_hours", "#/properties/quiet_hours/required", ["start", "end", "time_zone"]);
        if(data1.start !== undefined){
          vErrors = withText(vErrors, data1.start, instancePath, "/quiet_hours/start", "#/properties/quiet_hours/properties/start", 5, 5, pattern_588b234759, "^([01]\\d|2[0-3]):[0-5]\\d$");
        }
        if(data1.end !== undefined){
          vErrors = withText(vErrors, data1.end, instancePath, "/quiet_hours/end", "#/properties/quiet_hours/properties/end", 5, 5, pattern_588b234759, "^([01]\\d|2[0-3]):[0-5]\\d$");
        }
        if(data1.time_zone !== undefined){
          vErrors = withText(vErrors, data1.time_zone, instancePath, "/quiet_hours/time_zone", "#/properties/quiet_hours/properties/time_zone", 64, null, pattern_d4a8104adc, "^[A-Za-z][A-Za-z0-9_+/-]*$");
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_38fa35d64e.errors = vErrors;
  return vErrors === null;
}
function validate_446fa536b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["media_type", "content"]);
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
  validate_446fa536b7.errors = vErrors;
  return vErrors === null;
}
function validate_46fd418b2b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["reset_token", "password"]);
    if(data.reset_token !== undefined){
      vErrors = withText(vErrors, data.reset_token, instancePath, "/reset_token", "#/properties/reset_token", 256, 1);
    }
    if(data.password !== undefined){
      vErrors = withText(vErrors, data.password, instancePath, "/password", "#/properties/password", 128, 12);
    }
    if(data.code !== undefined){
      vErrors = withText(vErrors, data.code, instancePath, "/code", "#/properties/code", 16, 6);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_46fd418b2b.errors = vErrors;
  return vErrors === null;
}
function validate_4d47f2ad62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
    }
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.category !== undefined){
      let data1 = data.category;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/type", {type: "string"});
      }
      if(!(((data1 === "utility") || (data1 === "marketing")) || (data1 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
      }
    }
    if(data.header !== undefined){
      let data2 = data.header;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: ["string","null"]});
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/header", "#/properties/header", 60, null, pattern_0554e0241a, "^[^\\r\\n]+$");
    }
    if(data.body !== undefined){
      vErrors = withText(vErrors, data.body, instancePath, "/body", "#/properties/body", 1024, 1);
    }
    if(data.footer !== undefined){
      let data4 = data.footer;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: ["string","null"]});
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/footer", "#/properties/footer", 60, null, pattern_0554e0241a, "^[^\\r\\n]+$");
    }
    if(data.buttons !== undefined){
      let data5 = data.buttons;
      if(Array.isArray(data5)){
        if(data5.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/maxItems", {limit: 10});
        }
        const len0 = data5.length;
        for(let i0=0; i0<len0; i0++){
          let data6 = data5[i0];
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            vErrors = withMissing(vErrors, data6, instancePath+"/buttons/" + i0, "", "#/properties/buttons/items/required", ["type", "text"]);
            if(data6.type !== undefined){
              let data7 = data6.type;
              if(typeof data7 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/type", {type: "string"});
              }
              if(!(((data7 === "quick_reply") || (data7 === "url")) || (data7 === "phone"))){
                vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/enum", {allowedValues: ["quick_reply","url","phone"]});
              }
            }
            if(data6.text !== undefined){
              vErrors = withText(vErrors, data6.text, instancePath+"/buttons/" + i0+"/text", "", "#/properties/buttons/items/properties/text", 25, null, pattern_0554e0241a, "^[^\\r\\n]+$");
            }
            if(data6.url !== undefined){
              vErrors = withText(vErrors, data6.url, instancePath+"/buttons/" + i0+"/url", "", "#/properties/buttons/items/properties/url", 2000, null, pattern_3fa2f93ccc, "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$");
            }
            if(data6.phone_number !== undefined){
              vErrors = withText(vErrors, data6.phone_number, instancePath+"/buttons/" + i0+"/phone_number", "", "#/properties/buttons/items/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/type", {type: "array"});
      }
    }
    if(data.samples !== undefined){
      let data11 = data.samples;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        if(Object.keys(data11).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/maxProperties", {limit: 50});
        }
        for(const key0 in data11){
          vErrors = withText(vErrors, data11[key0], instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/properties/samples/additionalProperties", 200, 1);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_4d47f2ad62.errors = vErrors;
  return vErrors === null;
}
function validate_50cf310e89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["query"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.query !== undefined){
      vErrors = withText(vErrors, data.query, instancePath, "/query", "#/properties/query", 4096, 1);
    }
    if(data.top_k !== undefined){
      let data2 = data.top_k;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 50 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
        }
        if(data2 < 1 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
      }
      if(!((data3 === "customers") || (data3 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_50cf310e89.errors = vErrors;
  return vErrors === null;
}
function validate_5a86a6a022(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["labels"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.labels !== undefined){
      let data1 = data.labels;
      if(Array.isArray(data1)){
        if(data1.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/maxItems", {limit: 20});
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data1[i0], instancePath+"/labels/" + i0, "", "#/properties/labels/items", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_5a86a6a022.errors = vErrors;
  return vErrors === null;
}
function validate_5c62cd908b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
    }
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.endpoint_url !== undefined){
      let data1 = data.endpoint_url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/maxLength", {limit: 2048});
        }
        if(!pattern_9737307b95.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/pattern", {pattern: "^https?://"});
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/format", {format: "uri"});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/type", {type: "string"});
      }
    }
    if(data.subscribed_events !== undefined){
      let data2 = data.subscribed_events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/maxItems", {limit: 32});
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/minItems", {limit: 1});
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/type", {type: "string"});
          }
          if(!(((((((((((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "channel.status_changed")) || (data3 === "conversation.updated")) || (data3 === "customer.updated")) || (data3 === "customer.opted_in")) || (data3 === "customer.opted_out")) || (data3 === "customer.erased")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered")) || (data3 === "template.status_changed")) || (data3 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/type", {type: "array"});
      }
    }
    if(data.status !== undefined){
      let data4 = data.status;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((data4 === "active") || (data4 === "disabled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","disabled"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_5c62cd908b.errors = vErrors;
  return vErrors === null;
}
function validate_79fcfe5be9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["organization_name", "email", "password"]);
    if(data.organization_name !== undefined){
      vErrors = withText(vErrors, data.organization_name, instancePath, "/organization_name", "#/properties/organization_name", 120, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.email !== undefined){
      vErrors = withText(vErrors, data.email, instancePath, "/email", "#/properties/email", 254, null, formats_1608d987f6, "email");
    }
    if(data.password !== undefined){
      vErrors = withText(vErrors, data.password, instancePath, "/password", "#/properties/password", 128, 12);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 120, 1, formats_40e3ef2d73, "display-name");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_79fcfe5be9.errors = vErrors;
  return vErrors === null;
}
function validate_7c92f93b85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["source_type", "title", "url"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
    if(data.source_type !== undefined){
      if("url" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/0/properties/source_type/const", {allowedValue: "url"});
      }
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/0/properties/title", 300, 1);
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/type", {type: "string"});
      }
      if(!(((data3 === "customers") || (data3 === "developers")) || (data3 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
      }
    }
    if(data.url !== undefined){
      vErrors = withText(vErrors, data.url, instancePath, "/url", "#/oneOf/0/properties/url", 2048, 1);
    }
    if(data.text !== undefined){
      if(data.text !== null){
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "null"});
      }
    }
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/0/properties/content/type", {type: "null"});
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
  const _errs17 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["source_type", "title", "text"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
    }
    if(data.source_type !== undefined){
      if("text" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/1/properties/source_type/const", {allowedValue: "text"});
      }
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/1/properties/title", 300, 1);
    }
    if(data.audience !== undefined){
      let data10 = data.audience;
      if(typeof data10 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/type", {type: "string"});
      }
      if(!(((data10 === "customers") || (data10 === "developers")) || (data10 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/1/properties/text", 200000, 1);
    }
    if(data.url !== undefined){
      if(data.url !== null){
        vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/1/properties/url/type", {type: "null"});
      }
    }
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/type", {type: "null"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs17 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs33 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["source_type", "title", "filename", "media_type", "content"]);
      if(data.idempotency_key !== undefined){
        vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/2/properties/idempotency_key", 255, 1);
      }
      if(data.source_type !== undefined){
        if("document" !== data.source_type){
          vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/2/properties/source_type/const", {allowedValue: "document"});
        }
      }
      if(data.title !== undefined){
        vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/2/properties/title", 300, 1);
      }
      if(data.audience !== undefined){
        let data17 = data.audience;
        if(typeof data17 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/type", {type: "string"});
        }
        if(!(((data17 === "customers") || (data17 === "developers")) || (data17 === "both"))){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        }
      }
      if(data.filename !== undefined){
        vErrors = withText(vErrors, data.filename, instancePath, "/filename", "#/oneOf/2/properties/filename", 255, 1);
      }
      if(data.media_type !== undefined){
        vErrors = withText(vErrors, data.media_type, instancePath, "/media_type", "#/oneOf/2/properties/media_type", 255, null, pattern_5acb082d98, "^[a-z]+/[a-z0-9.+-]+$");
      }
      if(data.content !== undefined){
        vErrors = withText(vErrors, data.content, instancePath, "/content", "#/oneOf/2/properties/content", 13981016, 4, pattern_c48426b3d4, "^[A-Za-z0-9+/]+={0,2}$");
      }
      if(data.url !== undefined){
        if(data.url !== null){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/2/properties/url/type", {type: "null"});
        }
      }
      if(data.text !== undefined){
        if(data.text !== null){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/2/properties/text/type", {type: "null"});
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs33 === countOf(vErrors);
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs53 = countOf(vErrors);
      if(data && typeof data == "object" && !Array.isArray(data)){
        vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/3/required", ["source_type", "title", "url"]);
        if(data.idempotency_key !== undefined){
          vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/3/properties/idempotency_key", 255, 1);
        }
        if(data.source_type !== undefined){
          if("document" !== data.source_type){
            vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/3/properties/source_type/const", {allowedValue: "document"});
          }
        }
        if(data.title !== undefined){
          vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/3/properties/title", 300, 1);
        }
        if(data.audience !== undefined){
          let data26 = data.audience;
          if(typeof data26 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/type", {type: "string"});
          }
          if(!(((data26 === "customers") || (data26 === "developers")) || (data26 === "both"))){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
          }
        }
        if(data.url !== undefined){
          vErrors = withText(vErrors, data.url, instancePath, "/url", "#/oneOf/3/properties/url", 2048, 1);
        }
        if(data.content !== undefined){
          if(data.content !== null){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/type", {type: "null"});
          }
        }
        if(data.text !== undefined){
          if(data.text !== null){
            vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/3/properties/text/type", {type: "null"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
      }
      var _valid0 = _errs53 === countOf(vErrors);
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
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
  validate_7c92f93b85.errors = vErrors;
  return vErrors === null;
}
function validate_81c0a97f93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["email"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.email !== undefined){
      vErrors = withText(vErrors, data.email, instancePath, "/email", "#/properties/email", 254, null, formats_1608d987f6, "email");
    }
    if(data.role !== undefined){
      let data2 = data.role;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
      }
      if(!((((((data2 === "owner") || (data2 === "developer")) || (data2 === "approver")) || (data2 === "responder")) || (data2 === "auditor")) || (data2 === "viewer"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: ["owner","developer","approver","responder","auditor","viewer"]});
      }
    }
    if(data.permissions !== undefined){
      let data3 = data.permissions;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/maxItems", {limit: 32});
        }
        if(data3.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/minItems", {limit: 1});
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/type", {type: "string"});
          }
          if(!((((((((((((((((((((((((data4 === "developer_console.read") || (data4 === "developer_console.manage")) || (data4 === "atlas_api.apps.read")) || (data4 === "atlas_api.apps.write")) || (data4 === "atlas_api.oauth.manage")) || (data4 === "atlas_api.service_accounts.manage")) || (data4 === "atlas_api.keys.manage")) || (data4 === "atlas_api.webhooks.manage")) || (data4 === "atlas_api.audit.read")) || (data4 === "atlas_api.channels.read")) || (data4 === "atlas_api.channels.manage")) || (data4 === "atlas_api.agents.read")) || (data4 === "atlas_api.agents.manage")) || (data4 === "atlas_api.organization.manage")) || (data4 === "atlas_api.organization.export")) || (data4 === "atlas_api.conversations.read")) || (data4 === "atlas_api.conversations.manage")) || (data4 === "atlas_api.customers.read")) || (data4 === "atlas_api.customers.manage")) || (data4 === "atlas_api.customers.erase")) || (data4 === "atlas_api.runs.read")) || (data4 === "atlas_api.requests.read")) || (data4 === "atlas_api.knowledge.read")) || (data4 === "atlas_api.knowledge.manage"))){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/enum", {allowedValues: ["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read","atlas_api.channels.read","atlas_api.channels.manage","atlas_api.agents.read","atlas_api.agents.manage","atlas_api.organization.manage","atlas_api.organization.export","atlas_api.conversations.read","atlas_api.conversations.manage","atlas_api.customers.read","atlas_api.customers.manage","atlas_api.customers.erase","atlas_api.runs.read","atlas_api.requests.read","atlas_api.knowledge.read","atlas_api.knowledge.manage"]});
          }
        }
        let i1 = data3.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data3[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "array"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_81c0a97f93.errors = vErrors;
  return vErrors === null;
}
function validate_81d97389fe(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["current_password", "new_password"]);
    if(data.current_password !== undefined){
      vErrors = withText(vErrors, data.current_password, instancePath, "/current_password", "#/properties/current_password", 128, 1);
    }
    if(data.new_password !== undefined){
      vErrors = withText(vErrors, data.new_password, instancePath, "/new_password", "#/properties/new_password", 128, 12);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_81d97389fe.errors = vErrors;
  return vErrors === null;
}
function validate_8b194e6b42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["text"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_8b194e6b42.errors = vErrors;
  return vErrors === null;
}
function validate_8c203580b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["phone_number", "text"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.channel !== undefined){
      vErrors = withText(vErrors, data.channel, instancePath, "/channel", "#/properties/channel", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
    }
    if(data.phone_number !== undefined){
      vErrors = withText(vErrors, data.phone_number, instancePath, "/phone_number", "#/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 200, 1);
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_8c203580b7.errors = vErrors;
  return vErrors === null;
}
function validate_8e463d8936(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.secret !== undefined){
      vErrors = withText(vErrors, data.secret, instancePath, "/secret", "#/properties/secret", 256, 16);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_8e463d8936.errors = vErrors;
  return vErrors === null;
}
function validate_92d8618155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.display_name !== undefined){
      vErrors = withText(vErrors, data.display_name, instancePath, "/display_name", "#/properties/display_name", 200, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.base_url !== undefined){
      vErrors = withText(vErrors, data.base_url, instancePath, "/base_url", "#/properties/base_url", 2048, null, formats_4d54d3a5ce, "uri");
    }
    if(data.business_account_id !== undefined){
      vErrors = withText(vErrors, data.business_account_id, instancePath, "/business_account_id", "#/properties/business_account_id", 64, 1, pattern_0902f9bcfb, "^[A-Za-z0-9_-]+$");
    }
    if(data.template_language !== undefined){
      vErrors = withText(vErrors, data.template_language, instancePath, "/template_language", "#/properties/template_language", 20, null, pattern_6702df367e, "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$");
    }
    if(data.agent_id !== undefined){
      let data5 = data.agent_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_92d8618155.errors = vErrors;
  return vErrors === null;
}
function validate_97f345e3d2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.agent_id !== undefined){
      vErrors = withText(vErrors, data.agent_id, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_97f345e3d2.errors = vErrors;
  return vErrors === null;
}
function validate_a3eb0a93ae(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name", "body", "category"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 64, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
    }
    if(data.language !== undefined){
      vErrors = withText(vErrors, data.language, instancePath, "/language", "#/properties/language", 20, null, pattern_6702df367e, "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$");
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/type", {type: "string"});
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
      }
    }
    if(data.header !== undefined){
      vErrors = withText(vErrors, data.header, instancePath, "/header", "#/properties/header", 60, null, pattern_0554e0241a, "^[^\\r\\n]+$");
    }
    if(data.body !== undefined){
      vErrors = withText(vErrors, data.body, instancePath, "/body", "#/properties/body", 1024, 1);
    }
    if(data.footer !== undefined){
      vErrors = withText(vErrors, data.footer, instancePath, "/footer", "#/properties/footer", 60, null, pattern_0554e0241a, "^[^\\r\\n]+$");
    }
    if(data.buttons !== undefined){
      let data7 = data.buttons;
      if(Array.isArray(data7)){
        if(data7.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/maxItems", {limit: 10});
        }
        const len0 = data7.length;
        for(let i0=0; i0<len0; i0++){
          let data8 = data7[i0];
          if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
            vErrors = withMissing(vErrors, data8, instancePath+"/buttons/" + i0, "", "#/properties/buttons/items/required", ["type", "text"]);
            if(data8.type !== undefined){
              let data9 = data8.type;
              if(typeof data9 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/type", {type: "string"});
              }
              if(!(((data9 === "quick_reply") || (data9 === "url")) || (data9 === "phone"))){
                vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/enum", {allowedValues: ["quick_reply","url","phone"]});
              }
            }
            if(data8.text !== undefined){
              vErrors = withText(vErrors, data8.text, instancePath+"/buttons/" + i0+"/text", "", "#/properties/buttons/items/properties/text", 25, null, pattern_0554e0241a, "^[^\\r\\n]+$");
            }
            if(data8.url !== undefined){
              vErrors = withText(vErrors, data8.url, instancePath+"/buttons/" + i0+"/url", "", "#/properties/buttons/items/properties/url", 2000, null, pattern_3fa2f93ccc, "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$");
            }
            if(data8.phone_number !== undefined){
              vErrors = withText(vErrors, data8.phone_number, instancePath+"/buttons/" + i0+"/phone_number", "", "#/properties/buttons/items/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/type", {type: "array"});
      }
    }
    if(data.samples !== undefined){
      let data13 = data.samples;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        if(Object.keys(data13).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/maxProperties", {limit: 50});
        }
        for(const key0 in data13){
          vErrors = withText(vErrors, data13[key0], instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/properties/samples/additionalProperties", 200, 1);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_a3eb0a93ae.errors = vErrors;
  return vErrors === null;
}
function validate_a73c4434ed(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["is_listed"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/is_listed", "#/properties/is_listed/type", {type: "boolean"});
      }
    }
    if(data.listing_category !== undefined){
      vErrors = withText(vErrors, data.listing_category, instancePath, "/listing_category", "#/properties/listing_category", 64, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.listing_description !== undefined){
      vErrors = withText(vErrors, data.listing_description, instancePath, "/listing_description", "#/properties/listing_description", 1000, 1);
    }
    if(data.listing_slug !== undefined){
      vErrors = withText(vErrors, data.listing_slug, instancePath, "/listing_slug", "#/properties/listing_slug", 64, 1, pattern_498a27aed7, "^[a-z0-9]+(?:-[a-z0-9]+)*$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_a73c4434ed.errors = vErrors;
  return vErrors === null;
}
function validate_aa11ec048f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 120, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.code !== undefined){
      vErrors = withText(vErrors, data.code, instancePath, "/code", "#/properties/code", 64, 1, pattern_dd6b9d545c, "^[A-Z0-9-]+$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_aa11ec048f.errors = vErrors;
  return vErrors === null;
}
function validate_abc852a083(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["granted_scopes"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.granted_scopes !== undefined){
      let data1 = data.granted_scopes;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/maxItems", {limit: 32});
        }
        if(data1.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/minItems", {limit: 1});
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/granted_scopes/" + i0, "#/properties/granted_scopes/items/type", {type: "string"});
          }
          if(!((((((((((((((((((((data2 === "atlas.messages.send") || (data2 === "atlas.channels.read")) || (data2 === "atlas.knowledge.read")) || (data2 === "atlas.knowledge.write")) || (data2 === "atlas.agents.read")) || (data2 === "atlas.agents.write")) || (data2 === "atlas.agents.publish")) || (data2 === "atlas.sessions.read")) || (data2 === "atlas.sessions.write")) || (data2 === "atlas.conversations.read")) || (data2 === "atlas.context.read")) || (data2 === "atlas.actions.execute")) || (data2 === "atlas.actions.write")) || (data2 === "atlas.customers.read")) || (data2 === "atlas.customers.write")) || (data2 === "atlas.customers.erase")) || (data2 === "atlas.events.read")) || (data2 === "atlas.events.write")) || (data2 === "atlas.runs.read")) || (data2 === "atlas.keys.write"))){
            vErrors = withFinding(vErrors, instancePath+"/granted_scopes/" + i0, "#/properties/granted_scopes/items/enum", {allowedValues: ["atlas.messages.send","atlas.channels.read","atlas.knowledge.read","atlas.knowledge.write","atlas.agents.read","atlas.agents.write","atlas.agents.publish","atlas.sessions.read","atlas.sessions.write","atlas.conversations.read","atlas.context.read","atlas.actions.execute","atlas.actions.write","atlas.customers.read","atlas.customers.write","atlas.customers.erase","atlas.events.read","atlas.events.write","atlas.runs.read","atlas.keys.write"]});
          }
        }
        let i1 = data1.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data1[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/type", {type: "array"});
      }
    }
    if(data.expires_at !== undefined){
      let data3 = data.expires_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/type", {type: ["string","null"]});
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/expires_at", "#/properties/expires_at", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_abc852a083.errors = vErrors;
  return vErrors === null;
}
function validate_ac7398c2dd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["kinds", "emails"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.kinds !== undefined){
      let data1 = data.kinds;
      if(Array.isArray(data1)){
        if(data1.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/kinds", "#/properties/kinds/maxItems", {limit: 10});
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/kinds/" + i0, "#/properties/kinds/items/type", {type: "string"});
          }
          if(!((((((((((data2 === "webhook_disabled") || (data2 === "webhook_failing")) || (data2 === "channel_refused")) || (data2 === "template_rejected")) || (data2 === "approval_waiting")) || (data2 === "handoff_waiting")) || (data2 === "job_set_aside")) || (data2 === "limit_near")) || (data2 === "key_expiring")) || (data2 === "deprecated_in_use"))){
            vErrors = withFinding(vErrors, instancePath+"/kinds/" + i0, "#/properties/kinds/items/enum", {allowedValues: ["webhook_disabled","webhook_failing","channel_refused","template_rejected","approval_waiting","handoff_waiting","job_set_aside","limit_near","key_expiring","deprecated_in_use"]});
          }
        }
        let i1 = data1.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data1[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/kinds", "#/properties/kinds/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/kinds", "#/properties/kinds/type", {type: "array"});
      }
    }
    if(data.emails !== undefined){
      let data3 = data.emails;
      if(Array.isArray(data3)){
        if(data3.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/emails", "#/properties/emails/maxItems", {limit: 20});
        }
        const len1 = data3.length;
        for(let i2=0; i2<len1; i2++){
          vErrors = withText(vErrors, data3[i2], instancePath+"/emails/" + i2, "", "#/properties/emails/items", 254, null, formats_1608d987f6, "email");
        }
        let i3 = data3.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data3[i3];
            if(typeof item1 !== "string"){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = withFinding(vErrors, instancePath+"/emails", "#/properties/emails/uniqueItems", {i: i3, j: j1});
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/emails", "#/properties/emails/type", {type: "array"});
      }
    }
    if(data.webhook_url !== undefined){
      let data5 = data.webhook_url;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/type", {type: ["string","null"]});
      }
      if(typeof data5 === "string"){
        if(longerThan(data5, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/maxLength", {limit: 2048});
        }
        if(!pattern_9737307b95.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/pattern", {pattern: "^https?://"});
        }
        if(!(formats_4d54d3a5ce(data5))){
          vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/format", {format: "uri"});
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_ac7398c2dd.errors = vErrors;
  return vErrors === null;
}
function validate_ad395b9079(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["email", "password"]);
    if(data.email !== undefined){
      vErrors = withText(vErrors, data.email, instancePath, "/email", "#/properties/email", 254, null, formats_1608d987f6, "email");
    }
    if(data.password !== undefined){
      vErrors = withText(vErrors, data.password, instancePath, "/password", "#/properties/password", 128, 1);
    }
    if(data.device_token !== undefined){
      vErrors = withText(vErrors, data.device_token, instancePath, "/device_token", "#/properties/device_token", 256, 1);
    }
    if(data.organization !== undefined){
      vErrors = withText(vErrors, data.organization, instancePath, "/organization", "#/properties/organization", null, null, formats_0367b0de16, "uuid");
    }
    if(data.code !== undefined){
      vErrors = withText(vErrors, data.code, instancePath, "/code", "#/properties/code", 16, 6);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_ad395b9079.errors = vErrors;
  return vErrors === null;
}
function validate_bc57310025(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 120, 1, formats_40e3ef2d73, "display-name");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_bc57310025.errors = vErrors;
  return vErrors === null;
}
function validate_cdb0e3802a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 120, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.description !== undefined){
      vErrors = withText(vErrors, data.description, instancePath, "/description", "#/properties/description", 1000, null);
    }
    if(data.runtime_mode !== undefined){
      vErrors = withText(vErrors, data.runtime_mode, instancePath, "/runtime_mode", "#/properties/runtime_mode", 64, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_cdb0e3802a.errors = vErrors;
  return vErrors === null;
}
function validate_ce2a79d442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_ce2a79d442.errors = vErrors;
  return vErrors === null;
}
function validate_cf28c4be73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.reason !== undefined){
      vErrors = withText(vErrors, data.reason, instancePath, "/reason", "#/properties/reason", 1000, null);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_cf28c4be73.errors = vErrors;
  return vErrors === null;
}
function validate_d04498405a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/name", "#/properties/name", 200, 1);
    }
    if(data.labels !== undefined){
      let data2 = data.labels;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/maxItems", {limit: 20});
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data2[i0], instancePath+"/labels/" + i0, "", "#/properties/labels/items", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/type", {type: "array"});
      }
    }
    if(data.attributes !== undefined){
      vErrors = part_87d0f8858c(data, instancePath, vErrors);
    }
    if(data.language !== undefined){
      let data6 = data.language;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/type", {type: ["string","null"]});
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/language", "#/properties/language", 20, null, pattern_6702df367e, "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$");
    }
    if(data.time_zone !== undefined){
      let data7 = data.time_zone;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/type", {type: ["string","null"]});
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/time_zone", "#/properties/time_zone", 64, null, pattern_d4a8104adc, "^[A-Za-z][A-Za-z0-9_+/-]*$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_d04498405a.errors = vErrors;
  return vErrors === null;
}
function validate_d0d89b471f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 200, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/description", "#/properties/description", 2000, 1);
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((data3 === "ready") || (data3 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["ready","archived"]});
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data4[i0], instancePath+"/source_ids/" + i0, "", "#/properties/source_ids/items", null, null, formats_0367b0de16, "uuid");
        }
        let i1 = data4.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data4[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          vErrors = withText(vErrors, data6[i2], instancePath+"/channels/" + i2, "", "#/properties/channels/items", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
        }
        let i3 = data6.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data6[i3];
            if(typeof item1 !== "string"){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/uniqueItems", {i: i3, j: j1});
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
      }
    }
    if(data.reply_within_seconds !== undefined){
      let data8 = data.reply_within_seconds;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 > 43200 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/maximum", {comparison: "<=", limit: 43200});
        }
        if(data8 < 5 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/minimum", {comparison: ">=", limit: 5});
        }
      }
    }
    if(data.people_reply_within_seconds !== undefined){
      let data9 = data.people_reply_within_seconds;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 > 604800 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/maximum", {comparison: "<=", limit: 604800});
        }
        if(data9 < 60 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/minimum", {comparison: ">=", limit: 60});
        }
      }
    }
    if(data.people_hours !== undefined){
      vErrors = part_28979695e2(data, instancePath, vErrors);
    }
    if(data.announces_people !== undefined){
      if(typeof data.announces_people !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/announces_people", "#/properties/announces_people/type", {type: "boolean"});
      }
    }
    if(data.fallback_agent_id !== undefined){
      let data19 = data.fallback_agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/type", {type: ["string","null"]});
      }
      if(typeof data19 === "string") vErrors = withText(vErrors, data19, instancePath, "/fallback_agent_id", "#/properties/fallback_agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_d0d89b471f.errors = vErrors;
  return vErrors === null;
}
function validate_d20b221891(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/properties/text", 4096, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_d20b221891.errors = vErrors;
  return vErrors === null;
}
function validate_e20e7ad904(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  const _errs3 = countOf(vErrors);
  const _errs4 = countOf(vErrors);
  if(countOf(vErrors) === _errs4){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.template_id === undefined) && (missing0 = "template_id")){
        const err0 = {};
        if(vErrors === null){
          vErrors = [err0];
        }
        else {
          vErrors.push(err0);
        }
      }
    }
    else {
      const err1 = {};
      if(vErrors === null){
        vErrors = [err1];
      }
      else {
        vErrors.push(err1);
      }
    }
  }
  var valid1 = _errs4 === countOf(vErrors);
  if(valid1){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/not", {});
  }
  else {
    if(vErrors !== null){
      if(_errs3){
        vErrors.length = _errs3;
      }
      else {
        vErrors = null;
      }
    }
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["text"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/0/properties/text", 4096, 1);
    }
    if(data.reply_to !== undefined){
      vErrors = withText(vErrors, data.reply_to, instancePath, "/reply_to", "#/oneOf/0/properties/reply_to", null, null, formats_0367b0de16, "uuid");
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
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/0/properties/content/type", {type: "null"});
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
  const _errs17 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["template_id", "category"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
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
        for(const key0 in data7){
          vErrors = withText(vErrors, data7[key0], instancePath+"/template_params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/oneOf/1/properties/template_params/additionalProperties", 1024, null);
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
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/type", {type: "null"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs17 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs35 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["content"]);
      if(data.idempotency_key !== undefined){
        vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/2/properties/idempotency_key", 255, 1);
      }
      if(data.content !== undefined){
        vErrors = part_5ff8633e3c(data, instancePath, vErrors);
      }
      if(data.reply_to !== undefined){
        vErrors = withText(vErrors, data.reply_to, instancePath, "/reply_to", "#/oneOf/2/properties/reply_to", null, null, formats_0367b0de16, "uuid");
      }
      if(data.category !== undefined){
        let data58 = data.category;
        if(typeof data58 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/type", {type: "string"});
        }
        if(!(((data58 === "utility") || (data58 === "marketing")) || (data58 === "transactional"))){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        }
      }
      if(data.text !== undefined){
        if(data.text !== null){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/2/properties/text/type", {type: "null"});
        }
      }
      if(data.template_id !== undefined){
        if(data.template_id !== null){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/2/properties/template_id/type", {type: "null"});
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs35 === countOf(vErrors);
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
  validate_e20e7ad904.errors = vErrors;
  return vErrors === null;
}
function validate_e2639d97d1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["code"]);
    if(data.code !== undefined){
      vErrors = withText(vErrors, data.code, instancePath, "/code", "#/properties/code", 256, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_e2639d97d1.errors = vErrors;
  return vErrors === null;
}
function validate_e692e92c12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["days"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.days !== undefined){
      vErrors = part_37901ebce6(data, instancePath, vErrors);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_e692e92c12.errors = vErrors;
  return vErrors === null;
}
function validate_f3d6473a7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["marketing", "source"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.marketing !== undefined){
      let data1 = data.marketing;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/type", {type: "string"});
      }
      if(!((data1 === "opted_in") || (data1 === "opted_out"))){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: ["opted_in","opted_out"]});
      }
    }
    if(data.source !== undefined){
      vErrors = withText(vErrors, data.source, instancePath, "/source", "#/properties/source", 200, 1);
    }
    if(data.at !== undefined){
      vErrors = withText(vErrors, data.at, instancePath, "/at", "#/properties/at", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_f3d6473a7e.errors = vErrors;
  return vErrors === null;
}
function validate_fa57c60baf(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["invitation_token", "password"]);
    if(data.invitation_token !== undefined){
      vErrors = withText(vErrors, data.invitation_token, instancePath, "/invitation_token", "#/properties/invitation_token", 256, 1);
    }
    if(data.password !== undefined){
      vErrors = withText(vErrors, data.password, instancePath, "/password", "#/properties/password", 128, 12);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 120, 1, formats_40e3ef2d73, "display-name");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_fa57c60baf.errors = vErrors;
  return vErrors === null;
}
function validate_fe992c33c0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["code"]);
    if(data.code !== undefined){
      vErrors = withText(vErrors, data.code, instancePath, "/code", "#/properties/code", 16, 6);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_fe992c33c0.errors = vErrors;
  return vErrors === null;
}
function part_28979695e2(data, instancePath, vErrors){
  let data10 = data.people_hours;
  if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
    vErrors = withFinding(vErrors, instancePath+"/people_hours", "#/properties/people_hours/type", {type: ["object","null"]});
  }
  if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
    vErrors = withMissing(vErrors, data10, instancePath, "/people_hours", "#/properties/people_hours/required", ["time_zone", "weekly"]);
    if(data10.time_zone !== undefined){
      vErrors = withText(vErrors, data10.time_zone, instancePath, "/people_hours/time_zone", "#/properties/people_hours/properties/time_zone", 64, null, pattern_d4a8104adc, "^[A-Za-z][A-Za-z0-9_+/-]*$");
    }
    if(data10.weekly !== undefined){
      let data12 = data10.weekly;
      if(Array.isArray(data12)){
        if(data12.length > 14){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/maxItems", {limit: 14});
        }
        if(data12.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/minItems", {limit: 1});
        }
        const len2 = data12.length;
        for(let i4=0; i4<len2; i4++){
          let data13 = data12[i4];
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            vErrors = withMissing(vErrors, data13, instancePath+"/people_hours/weekly/" + i4, "", "#/properties/people_hours/properties/weekly/items/required", ["days", "start", "end"]);
            if(data13.days !== undefined){
              let data14 = data13.days;
              if(Array.isArray(data14)){
                if(data14.length > 7){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/maxItems", {limit: 7});
                }
                if(data14.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/minItems", {limit: 1});
                }
                const len3 = data14.length;
                for(let i5=0; i5<len3; i5++){
                  let data15 = data14[i5];
                  if(typeof data15 !== "string"){
                    vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days/" + i5, "#/properties/people_hours/properties/weekly/items/properties/days/items/type", {type: "string"});
                  }
                  if(!(((((((data15 === "monday") || (data15 === "tuesday")) || (data15 === "wednesday")) || (data15 === "thursday")) || (data15 === "friday")) || (data15 === "saturday")) || (data15 === "sunday"))){
                    vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days/" + i5, "#/properties/people_hours/properties/weekly/items/properties/days/items/enum", {allowedValues: ["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]});
                  }
                }
                let i6 = data14.length;
                let j2;
                if(i6 > 1){
                  const indices2 = {};
                  for(;i6--;){
                    let item2 = data14[i6];
                    if(typeof item2 !== "string"){
                      continue;
                    }
                    if(typeof indices2[item2] == "number"){
                      j2 = indices2[item2];
                      vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/uniqueItems", {i: i6, j: j2});
                      break;
                    }
                    indices2[item2] = i6;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/type", {type: "array"});
              }
            }
            if(data13.start !== undefined){
              vErrors = withText(vErrors, data13.start, instancePath+"/people_hours/weekly/" + i4+"/start", "", "#/properties/people_hours/properties/weekly/items/properties/start", 5, 5, pattern_588b234759, "^([01]\\d|2[0-3]):[0-5]\\d$");
            }
            if(data13.end !== undefined){
              vErrors = withText(vErrors, data13.end, instancePath+"/people_hours/weekly/" + i4+"/end", "", "#/properties/people_hours/properties/weekly/items/properties/end", 5, 5, pattern_588b234759, "^([01]\\d|2[0-3]):[0-5]\\d$");
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/type", {type: "array"});
      }
    }
  }
  return vErrors;
}
function part_87d0f8858c(data, instancePath, vErrors){
  let data4 = data.attributes;
  if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
    if(Object.keys(data4).length > 50){
      vErrors = withFinding(vErrors, instancePath+"/attributes", "#/properties/attributes/maxProperties", {limit: 50});
    }
    for(const key0 in data4){
      let data5 = data4[key0];
      const _errs14 = countOf(vErrors);
      let valid4 = false;
      let passing0 = null;
      const _errs15 = countOf(vErrors);
      vErrors = withText(vErrors, data5, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/properties/attributes/additionalProperties/oneOf/0", 500, null);
      var _valid0 = _errs15 === countOf(vErrors);
      if(_valid0){
        valid4 = true;
        passing0 = 0;
      }
      const _errs17 = countOf(vErrors);
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/maximum", {comparison: "<=", limit: 9007199254740991});
        }
        if(data5 < -9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/minimum", {comparison: ">=", limit: -9007199254740991});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/type", {type: "number"});
      }
      var _valid0 = _errs17 === countOf(vErrors);
      if(_valid0 && valid4){
        valid4 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid4 = true;
          passing0 = 1;
        }
        const _errs19 = countOf(vErrors);
        if(typeof data5 !== "boolean"){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/2/type", {type: "boolean"});
        }
        var _valid0 = _errs19 === countOf(vErrors);
        if(_valid0 && valid4){
          valid4 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid4 = true;
            passing0 = 2;
          }
          const _errs21 = countOf(vErrors);
          if(data5 !== null){
            vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/3/type", {type: "null"});
          }
          var _valid0 = _errs21 === countOf(vErrors);
          if(_valid0 && valid4){
            valid4 = false;
            passing0 = [passing0, 3];
          }
          else {
            if(_valid0){
              valid4 = true;
              passing0 = 3;
            }
          }
        }
      }
      if(!valid4){
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf", {passingSchemas: passing0});
      }
      else {
        if(vErrors !== null){
          if(_errs14){
            vErrors.length = _errs14;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/attributes", "#/properties/attributes/type", {type: "object"});
  }
  return vErrors;
}
function part_5ff8633e3c(data, instancePath, vErrors){
  let data13 = data.content;
  const _errs41 = countOf(vErrors);
  let valid6 = false;
  let passing1 = null;
  const _errs42 = countOf(vErrors);
  if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
    vErrors = withMissing(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/0/required", ["type", "text", "buttons"]);
    vErrors = withUnknown(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/0/additionalProperties", ["type", "text", "header", "footer", "buttons"]);
    if(data13.type !== undefined){
      if("buttons" !== data13.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/0/properties/type/const", {allowedValue: "buttons"});
      }
    }
    if(data13.text !== undefined){
      vErrors = withText(vErrors, data13.text, instancePath, "/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text", 1024, 1);
    }
    if(data13.header !== undefined){
      vErrors = withText(vErrors, data13.header, instancePath, "/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header", 60, 1);
    }
    if(data13.footer !== undefined){
      vErrors = withText(vErrors, data13.footer, instancePath, "/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer", 60, 1);
    }
    if(data13.buttons !== undefined){
      let data18 = data13.buttons;
      if(Array.isArray(data18)){
        if(data18.length > 3){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/maxItems", {limit: 3});
        }
        if(data18.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/minItems", {limit: 1});
        }
        const len0 = data18.length;
        for(let i0=0; i0<len0; i0++){
          let data19 = data18[i0];
          if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
            vErrors = withMissing(vErrors, data19, instancePath+"/content/buttons/" + i0, "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/required", ["id", "title"]);
            vErrors = withUnknown(vErrors, data19, instancePath+"/content/buttons/" + i0, "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/additionalProperties", ["id", "title"]);
            if(data19.id !== undefined){
              vErrors = withText(vErrors, data19.id, instancePath+"/content/buttons/" + i0+"/id", "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id", 256, 1);
            }
            if(data19.title !== undefined){
              vErrors = withText(vErrors, data19.title, instancePath+"/content/buttons/" + i0+"/title", "", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title", 20, 1);
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
  var _valid1 = _errs42 === countOf(vErrors);
  if(_valid1){
    valid6 = true;
    passing1 = 0;
  }
  const _errs61 = countOf(vErrors);
  if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
    vErrors = withMissing(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/1/required", ["type", "text", "button", "sections"]);
    vErrors = withUnknown(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/1/additionalProperties", ["type", "text", "header", "footer", "button", "sections"]);
    if(data13.type !== undefined){
      if("list" !== data13.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/1/properties/type/const", {allowedValue: "list"});
      }
    }
    if(data13.text !== undefined){
      vErrors = withText(vErrors, data13.text, instancePath, "/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text", 1024, 1);
    }
    if(data13.header !== undefined){
      vErrors = withText(vErrors, data13.header, instancePath, "/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header", 60, 1);
    }
    if(data13.footer !== undefined){
      vErrors = withText(vErrors, data13.footer, instancePath, "/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer", 60, 1);
    }
    if(data13.button !== undefined){
      vErrors = withText(vErrors, data13.button, instancePath, "/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button", 20, 1);
    }
    if(data13.sections !== undefined){
      let data27 = data13.sections;
      if(Array.isArray(data27)){
        if(data27.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/maxItems", {limit: 10});
        }
        if(data27.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/minItems", {limit: 1});
        }
        const len1 = data27.length;
        for(let i1=0; i1<len1; i1++){
          let data28 = data27[i1];
          if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
            vErrors = withMissing(vErrors, data28, instancePath+"/content/sections/" + i1, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/required", ["rows"]);
            vErrors = withUnknown(vErrors, data28, instancePath+"/content/sections/" + i1, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/additionalProperties", ["title", "rows"]);
            if(data28.title !== undefined){
              vErrors = withText(vErrors, data28.title, instancePath+"/content/sections/" + i1+"/title", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title", 24, 1);
            }
            if(data28.rows !== undefined){
              let data30 = data28.rows;
              if(Array.isArray(data30)){
                if(data30.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/maxItems", {limit: 10});
                }
                if(data30.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/minItems", {limit: 1});
                }
                const len2 = data30.length;
                for(let i2=0; i2<len2; i2++){
                  let data31 = data30[i2];
                  if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
                    vErrors = withMissing(vErrors, data31, instancePath+"/content/sections/" + i1+"/rows/" + i2, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", ["id", "title"]);
                    vErrors = withUnknown(vErrors, data31, instancePath+"/content/sections/" + i1+"/rows/" + i2, "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/additionalProperties", ["id", "title", "description"]);
                    if(data31.id !== undefined){
                      vErrors = withText(vErrors, data31.id, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id", 200, 1);
                    }
                    if(data31.title !== undefined){
                      vErrors = withText(vErrors, data31.title, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title", 24, 1);
                    }
                    if(data31.description !== undefined){
                      vErrors = withText(vErrors, data31.description, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description", 72, 1);
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
  var _valid1 = _errs61 === countOf(vErrors);
  if(_valid1 && valid6){
    valid6 = false;
    passing1 = [passing1, 1];
  }
  else {
    if(_valid1){
      valid6 = true;
      passing1 = 1;
    }
    const _errs91 = countOf(vErrors);
    if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
      vErrors = withMissing(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/2/required", ["type", "latitude", "longitude"]);
      vErrors = withUnknown(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/2/additionalProperties", ["type", "latitude", "longitude", "name", "address"]);
      if(data13.type !== undefined){
        if("location" !== data13.type){
          vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
        }
      }
      if(data13.latitude !== undefined){
        let data36 = data13.latitude;
        if((typeof data36 == "number") && (isFinite(data36))){
          if(data36 > 90 || isNaN(data36)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
          }
          if(data36 < -90 || isNaN(data36)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
        }
      }
      if(data13.longitude !== undefined){
        let data37 = data13.longitude;
        if((typeof data37 == "number") && (isFinite(data37))){
          if(data37 > 180 || isNaN(data37)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
          }
          if(data37 < -180 || isNaN(data37)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
        }
      }
      if(data13.name !== undefined){
        vErrors = withText(vErrors, data13.name, instancePath, "/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name", 1000, 1);
      }
      if(data13.address !== undefined){
        vErrors = withText(vErrors, data13.address, instancePath, "/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address", 1000, 1);
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/type", {type: "object"});
    }
    var _valid1 = _errs91 === countOf(vErrors);
    if(_valid1 && valid6){
      valid6 = false;
      passing1 = [passing1, 2];
    }
    else {
      if(_valid1){
        valid6 = true;
        passing1 = 2;
      }
      const _errs103 = countOf(vErrors);
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        vErrors = withMissing(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/3/required", ["type", "contacts"]);
        vErrors = withUnknown(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/3/additionalProperties", ["type", "contacts"]);
        if(data13.type !== undefined){
          if("contacts" !== data13.type){
            vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
          }
        }
        if(data13.contacts !== undefined){
          let data41 = data13.contacts;
          if(Array.isArray(data41)){
            if(data41.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
            }
            if(data41.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
            }
            const len3 = data41.length;
            for(let i3=0; i3<len3; i3++){
              let data42 = data41[i3];
              if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
                vErrors = withMissing(vErrors, data42, instancePath+"/content/contacts/" + i3, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/required", ["name"]);
                vErrors = withUnknown(vErrors, data42, instancePath+"/content/contacts/" + i3, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/additionalProperties", ["name", "organization", "phone_numbers", "emails"]);
                if(data42.name !== undefined){
                  vErrors = withText(vErrors, data42.name, instancePath+"/content/contacts/" + i3+"/name", "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name", 200, 1);
                }
                if(data42.organization !== undefined){
                  vErrors = withText(vErrors, data42.organization, instancePath+"/content/contacts/" + i3+"/organization", "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization", 200, 1);
                }
                if(data42.phone_numbers !== undefined){
                  let data45 = data42.phone_numbers;
                  if(Array.isArray(data45)){
                    if(data45.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                    }
                    const len4 = data45.length;
                    for(let i4=0; i4<len4; i4++){
                      vErrors = withText(vErrors, data45[i4], instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items", 40, 1);
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                  }
                }
                if(data42.emails !== undefined){
                  let data47 = data42.emails;
                  if(Array.isArray(data47)){
                    if(data47.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                    }
                    const len5 = data47.length;
                    for(let i5=0; i5<len5; i5++){
                      vErrors = withText(vErrors, data47[i5], instancePath+"/content/contacts/" + i3+"/emails/" + i5, "", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items", 320, 1);
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
      var _valid1 = _errs103 === countOf(vErrors);
      if(_valid1 && valid6){
        valid6 = false;
        passing1 = [passing1, 3];
      }
      else {
        if(_valid1){
          valid6 = true;
          passing1 = 3;
        }
        const _errs124 = countOf(vErrors);
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          vErrors = withMissing(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/4/required", ["type", "url"]);
          vErrors = withUnknown(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/4/additionalProperties", ["type", "url", "caption", "filename"]);
          if(data13.type !== undefined){
            let data49 = data13.type;
            if(typeof data49 !== "string"){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/type", {type: "string"});
            }
            if(!((((data49 === "image") || (data49 === "audio")) || (data49 === "video")) || (data49 === "document"))){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
            }
          }
          if(data13.url !== undefined){
            let data50 = data13.url;
            if(typeof data50 === "string"){
              if(longerThan(data50, 2048)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
              }
              if(!pattern_61ae542c15.test(data50)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
              }
              if(!(formats_4d54d3a5ce(data50))){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/format", {format: "uri"});
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/type", {type: "string"});
            }
          }
          if(data13.caption !== undefined){
            vErrors = withText(vErrors, data13.caption, instancePath, "/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption", 1024, 1);
          }
          if(data13.filename !== undefined){
            vErrors = withText(vErrors, data13.filename, instancePath, "/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename", 240, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/type", {type: "object"});
        }
        var _valid1 = _errs124 === countOf(vErrors);
        if(_valid1 && valid6){
          valid6 = false;
          passing1 = [passing1, 4];
        }
        else {
          if(_valid1){
            valid6 = true;
            passing1 = 4;
          }
          const _errs135 = countOf(vErrors);
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            vErrors = withMissing(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/5/required", ["type", "media_id"]);
            vErrors = withUnknown(vErrors, data13, instancePath, "/content", "#/oneOf/2/properties/content/oneOf/5/additionalProperties", ["type", "media_id", "caption", "filename"]);
            if(data13.type !== undefined){
              let data53 = data13.type;
              if(typeof data53 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/type", {type: "string"});
              }
              if(!((((data53 === "image") || (data53 === "audio")) || (data53 === "video")) || (data53 === "document"))){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
              }
            }
            if(data13.media_id !== undefined){
              vErrors = withText(vErrors, data13.media_id, instancePath, "/content/media_id", "#/oneOf/2/properties/content/oneOf/5/properties/media_id", null, null, formats_0367b0de16, "uuid");
            }
            if(data13.caption !== undefined){
              vErrors = withText(vErrors, data13.caption, instancePath, "/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption", 1024, 1);
            }
            if(data13.filename !== undefined){
              vErrors = withText(vErrors, data13.filename, instancePath, "/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename", 240, 1);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/type", {type: "object"});
          }
          var _valid1 = _errs135 === countOf(vErrors);
          if(_valid1 && valid6){
            valid6 = false;
            passing1 = [passing1, 5];
          }
          else {
            if(_valid1){
              valid6 = true;
              passing1 = 5;
            }
          }
        }
      }
    }
  }
  if(!valid6){
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf", {passingSchemas: passing1});
  }
  else {
    if(vErrors !== null){
      if(_errs41){
        vErrors.length = _errs41;
      }
      else {
        vErrors = null;
      }
    }
  }
  return vErrors;
}
function part_37901ebce6(data, instancePath, vErrors){
  let data1 = data.days;
  if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
    if(Object.keys(data1).length < 1){
      vErrors = withFinding(vErrors, instancePath+"/days", "#/properties/days/minProperties", {limit: 1});
    }
    if(data1.events !== undefined){
      let data2 = data1.events;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/events", "#/properties/days/properties/events/type", {type: ["integer","null"]});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 2 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/days/events", "#/properties/days/properties/events/minimum", {comparison: ">=", limit: 2});
        }
      }
    }
    if(data1.deliveries !== undefined){
      let data3 = data1.deliveries;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/deliveries", "#/properties/days/properties/deliveries/type", {type: ["integer","null"]});
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 2 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/days/deliveries", "#/properties/days/properties/deliveries/minimum", {comparison: ">=", limit: 2});
        }
      }
    }
    if(data1.requests !== undefined){
      let data4 = data1.requests;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/requests", "#/properties/days/properties/requests/type", {type: ["integer","null"]});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 1 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/days/requests", "#/properties/days/properties/requests/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data1.questions !== undefined){
      let data5 = data1.questions;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/questions", "#/properties/days/properties/questions/type", {type: ["integer","null"]});
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 1 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/days/questions", "#/properties/days/properties/questions/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data1.runs !== undefined){
      let data6 = data1.runs;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/runs", "#/properties/days/properties/runs/type", {type: ["integer","null"]});
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 < 8 || isNaN(data6)){
          vErrors = withFinding(vErrors, instancePath+"/days/runs", "#/properties/days/properties/runs/minimum", {comparison: ">=", limit: 8});
        }
      }
    }
    if(data1.messages !== undefined){
      let data7 = data1.messages;
      if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/messages", "#/properties/days/properties/messages/type", {type: ["integer","null"]});
      }
      if((typeof data7 == "number") && (isFinite(data7))){
        if(data7 < 8 || isNaN(data7)){
          vErrors = withFinding(vErrors, instancePath+"/days/messages", "#/properties/days/properties/messages/minimum", {comparison: ">=", limit: 8});
        }
      }
    }
    if(data1.media !== undefined){
      let data8 = data1.media;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/media", "#/properties/days/properties/media/type", {type: ["integer","null"]});
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 < 8 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/days/media", "#/properties/days/properties/media/minimum", {comparison: ">=", limit: 8});
        }
      }
    }
    if(data1.customers !== undefined){
      let data9 = data1.customers;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/customers", "#/properties/days/properties/customers/type", {type: ["integer","null"]});
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 < 30 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/days/customers", "#/properties/days/properties/customers/minimum", {comparison: ">=", limit: 30});
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/days", "#/properties/days/type", {type: "object"});
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "console.signUp": validate_79fcfe5be9,
  "console.signIn": validate_ad395b9079,
  "console.endSessions": validate_ce2a79d442,
  "console.changePassword": validate_81d97389fe,
  "console.resetPassword": validate_46fd418b2b,
  "console.requestPasswordReset": validate_070f36023c,
  "console.signOut": validate_ce2a79d442,
  "console.createSignInLink": validate_ce2a79d442,
  "console.signInByLink": validate_e2639d97d1,
  "console.writeAsCustomer": validate_8c203580b7,
  "console.acceptInvitation": validate_fa57c60baf,
  "console.linkChannel": validate_02c3f5d1fb,
  "console.updateChannel": validate_92d8618155,
  "console.testChannel": validate_ce2a79d442,
  "console.rotateChannelToken": validate_2d067659fc,
  "console.disconnectChannel": validate_ce2a79d442,
  "console.reconnectChannel": validate_ce2a79d442,
  "console.setDefaultChannel": validate_ce2a79d442,
  "console.createAgent": validate_010714fa30,
  "console.updateAgent": validate_d0d89b471f,
  "console.publishAgent": validate_a73c4434ed,
  "console.endSession": validate_ce2a79d442,
  "console.enableSecondFactor": validate_1d3bcdd5a6,
  "console.confirmSecondFactor": validate_fe992c33c0,
  "console.disableSecondFactor": validate_1d3bcdd5a6,
  "console.renewRecoveryCodes": validate_1d3bcdd5a6,
  "console.removeMemberSecondFactor": validate_ce2a79d442,
  "console.updateOrganization": validate_bc57310025,
  "console.deleteOrganization": validate_1e1b6448d8,
  "console.requestExport": validate_ce2a79d442,
  "console.createApp": validate_cdb0e3802a,
  "console.addRedirectUri": validate_37bd21c568,
  "console.createGrant": validate_abc852a083,
  "console.revokeGrant": validate_ce2a79d442,
  "console.createServiceAccount": validate_cdb0e3802a,
  "console.createKey": validate_abc852a083,
  "console.revokeKey": validate_ce2a79d442,
  "console.createWebhook": validate_3681133e3e,
  "console.deleteWebhook": validate_ce2a79d442,
  "console.updateWebhook": validate_5c62cd908b,
  "console.recoverWebhook": validate_0ec7b26ead,
  "console.testWebhook": validate_03002c2d4d,
  "console.rotateWebhookSecret": validate_8e463d8936,
  "console.replayDelivery": validate_ce2a79d442,
  "console.replayFailedDeliveries": validate_36c45b1749,
  "console.createTemplate": validate_a3eb0a93ae,
  "console.syncTemplates": validate_ce2a79d442,
  "console.deleteTemplate": validate_ce2a79d442,
  "console.updateTemplate": validate_4d47f2ad62,
  "console.createVoucher": validate_aa11ec048f,
  "console.rehearseChangedApproval": validate_152fc1a0a0,
  "console.approve": validate_2896d2f9a7,
  "console.reject": validate_cf28c4be73,
  "console.approveDraft": validate_d20b221891,
  "console.inviteMember": validate_81c0a97f93,
  "console.removeMember": validate_ce2a79d442,
  "console.updateMember": validate_005c029867,
  "console.resetMemberPassword": validate_ce2a79d442,
  "console.endMemberSessions": validate_ce2a79d442,
  "console.revokeConsent": validate_ce2a79d442,
  "console.updateCustomer": validate_d04498405a,
  "console.eraseCustomer": validate_ce2a79d442,
  "console.recordCustomerConsent": validate_f3d6473a7e,
  "console.uploadMedia": validate_446fa536b7,
  "console.setAlerts": validate_ac7398c2dd,
  "console.setRetention": validate_e692e92c12,
  "console.setQuietHours": validate_38fa35d64e,
  "console.createKnowledge": validate_7c92f93b85,
  "console.updateKnowledge": validate_069f021e69,
  "console.refreshKnowledge": validate_ce2a79d442,
  "console.dismissKnowledgeGap": validate_ce2a79d442,
  "console.createAgentSession": validate_97f345e3d2,
  "console.sendAgentSessionMessage": validate_50cf310e89,
  "console.replyToConversation": validate_e20e7ad904,
  "console.takeOverConversation": validate_ce2a79d442,
  "console.assignConversation": validate_25cf8e0339,
  "console.unassignConversation": validate_ce2a79d442,
  "console.handBackConversation": validate_ce2a79d442,
  "console.closeConversation": validate_ce2a79d442,
  "console.reopenConversation": validate_ce2a79d442,
  "console.addConversationNote": validate_8b194e6b42,
  "console.setConversationLabels": validate_5a86a6a022,
};
