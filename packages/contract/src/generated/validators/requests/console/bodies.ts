// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
        errors++;
      }
      if(!((((((data1 === "owner") || (data1 === "developer")) || (data1 === "approver")) || (data1 === "responder")) || (data1 === "auditor")) || (data1 === "viewer"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: ["owner","developer","approver","responder","auditor","viewer"]});
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data2 = data.permissions;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/type", {type: "string"});
            errors++;
          }
          if(!((((((((((((((((((((((((data3 === "developer_console.read") || (data3 === "developer_console.manage")) || (data3 === "atlas_api.apps.read")) || (data3 === "atlas_api.apps.write")) || (data3 === "atlas_api.oauth.manage")) || (data3 === "atlas_api.service_accounts.manage")) || (data3 === "atlas_api.keys.manage")) || (data3 === "atlas_api.webhooks.manage")) || (data3 === "atlas_api.audit.read")) || (data3 === "atlas_api.channels.read")) || (data3 === "atlas_api.channels.manage")) || (data3 === "atlas_api.agents.read")) || (data3 === "atlas_api.agents.manage")) || (data3 === "atlas_api.organization.manage")) || (data3 === "atlas_api.organization.export")) || (data3 === "atlas_api.conversations.read")) || (data3 === "atlas_api.conversations.manage")) || (data3 === "atlas_api.customers.read")) || (data3 === "atlas_api.customers.manage")) || (data3 === "atlas_api.customers.erase")) || (data3 === "atlas_api.runs.read")) || (data3 === "atlas_api.requests.read")) || (data3 === "atlas_api.knowledge.read")) || (data3 === "atlas_api.knowledge.manage"))){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/enum", {allowedValues: ["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read","atlas_api.channels.read","atlas_api.channels.manage","atlas_api.agents.read","atlas_api.agents.manage","atlas_api.organization.manage","atlas_api.organization.export","atlas_api.conversations.read","atlas_api.conversations.manage","atlas_api.customers.read","atlas_api.customers.manage","atlas_api.customers.erase","atlas_api.runs.read","atlas_api.requests.read","atlas_api.knowledge.read","atlas_api.knowledge.manage"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "array"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data4 = data.name;
      if(typeof data4 === "string"){
        if(longerThan(data4, 120)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data4))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_005c029867.errors = vErrors;
  return errors === 0;
}
function validate_010714fa30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data1))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2000)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 2000});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.kind !== undefined){
      let data3 = data.kind;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "hosted") || (data3 === "external"))){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/enum", {allowedValues: ["hosted","external"]});
        errors++;
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(!(formats_0367b0de16(data5))){
              vErrors = withFinding(vErrors, instancePath+"/source_ids/" + i0, "#/properties/source_ids/items/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/source_ids/" + i0, "#/properties/source_ids/items/type", {type: "string"});
            errors++;
          }
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
        errors++;
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
          errors++;
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          let data7 = data6[i2];
          if(typeof data7 === "string"){
            if(longerThan(data7, 32)){
              vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/maxLength", {limit: 32});
              errors++;
            }
            if(!pattern_eef60cee66.test(data7)){
              vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/type", {type: "string"});
            errors++;
          }
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
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
        errors++;
      }
    }
    if(data.reply_within_seconds !== undefined){
      let data8 = data.reply_within_seconds;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 > 43200 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/maximum", {comparison: "<=", limit: 43200});
          errors++;
        }
        if(data8 < 5 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/minimum", {comparison: ">=", limit: 5});
          errors++;
        }
      }
    }
    if(data.people_reply_within_seconds !== undefined){
      let data9 = data.people_reply_within_seconds;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 > 604800 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/maximum", {comparison: "<=", limit: 604800});
          errors++;
        }
        if(data9 < 60 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/minimum", {comparison: ">=", limit: 60});
          errors++;
        }
      }
    }
    if(data.people_hours !== undefined){
      vErrors = part_55ce9f4aef(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.announces_people !== undefined){
      if(typeof data.announces_people !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/announces_people", "#/properties/announces_people/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.fallback_agent_id !== undefined){
      let data19 = data.fallback_agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data19 === "string"){
        if(!(formats_0367b0de16(data19))){
          vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_010714fa30.errors = vErrors;
  return errors === 0;
}
function validate_02c3f5d1fb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.display_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "display_name"});
      errors++;
    }
    if(data.base_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "base_url"});
      errors++;
    }
    if(data.sender_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "sender_id"});
      errors++;
    }
    if(data.template_language === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "template_language"});
      errors++;
    }
    if(data.access_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "access_token"});
      errors++;
    }
    if(data.app_secret === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "app_secret"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data1 = data.channel;
      if(typeof data1 === "string"){
        if(longerThan(data1, 32)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern_eef60cee66.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel", "#/properties/channel/type", {type: "string"});
        errors++;
      }
    }
    if(data.display_name !== undefined){
      let data2 = data.display_name;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data2))){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.base_url !== undefined){
      let data3 = data.base_url;
      if(typeof data3 === "string"){
        if(longerThan(data3, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data3))){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.sender_id !== undefined){
      let data4 = data.sender_id;
      if(typeof data4 === "string"){
        if(longerThan(data4, 64)){
          vErrors = withFinding(vErrors, instancePath+"/sender_id", "#/properties/sender_id/maxLength", {limit: 64});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/sender_id", "#/properties/sender_id/minLength", {limit: 1});
          errors++;
        }
        if(!pattern_0902f9bcfb.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/sender_id", "#/properties/sender_id/pattern", {pattern: "^[A-Za-z0-9_-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/sender_id", "#/properties/sender_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.business_account_id !== undefined){
      let data5 = data.business_account_id;
      if(typeof data5 === "string"){
        if(longerThan(data5, 64)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/maxLength", {limit: 64});
          errors++;
        }
        if(shorterThan(data5, 1)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/minLength", {limit: 1});
          errors++;
        }
        if(!pattern_0902f9bcfb.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/pattern", {pattern: "^[A-Za-z0-9_-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_language !== undefined){
      let data6 = data.template_language;
      if(typeof data6 === "string"){
        if(longerThan(data6, 20)){
          vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/maxLength", {limit: 20});
          errors++;
        }
        if(!pattern_6702df367e.test(data6)){
          vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/type", {type: "string"});
        errors++;
      }
    }
    if(data.access_token !== undefined){
      let data7 = data.access_token;
      if(typeof data7 === "string"){
        if(longerThan(data7, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data7, 8)){
          vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/minLength", {limit: 8});
          errors++;
        }
        if(!pattern_64acfb89d7.test(data7)){
          vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/pattern", {pattern: "^[!-~]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.app_secret !== undefined){
      let data8 = data.app_secret;
      if(typeof data8 === "string"){
        if(longerThan(data8, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data8, 8)){
          vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/minLength", {limit: 8});
          errors++;
        }
        if(!pattern_64acfb89d7.test(data8)){
          vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/pattern", {pattern: "^[!-~]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/type", {type: "string"});
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data9 = data.agent_id;
      if((typeof data9 !== "string") && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data9 === "string"){
        if(!(formats_0367b0de16(data9))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_02c3f5d1fb.errors = vErrors;
  return errors === 0;
}
function validate_03002c2d4d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
        errors++;
      }
      if(!(((((((((((((((((((((((data1 === "conversation.created") || (data1 === "conversation.message_received")) || (data1 === "conversation.message_delivered")) || (data1 === "conversation.message_failed")) || (data1 === "agent.intent_detected")) || (data1 === "agent.action_pending")) || (data1 === "agent.action_approved")) || (data1 === "agent.action_rejected")) || (data1 === "agent.handoff")) || (data1 === "channel.status_changed")) || (data1 === "conversation.updated")) || (data1 === "customer.updated")) || (data1 === "customer.opted_in")) || (data1 === "customer.opted_out")) || (data1 === "customer.erased")) || (data1 === "session.ended")) || (data1 === "atlas.event.received")) || (data1 === "atlas.action.executed")) || (data1 === "atlas.run.updated")) || (data1 === "agent.message_delivery")) || (data1 === "message.delivered")) || (data1 === "template.status_changed")) || (data1 === "export.status_changed"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_03002c2d4d.errors = vErrors;
  return errors === 0;
}
function validate_069f021e69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      let data1 = data.status;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "active") || (data1 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","archived"]});
        errors++;
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!(((data2 === "customers") || (data2 === "developers")) || (data2 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_069f021e69.errors = vErrors;
  return errors === 0;
}
function validate_070f36023c(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.email !== undefined){
      let data0 = data.email;
      if(typeof data0 === "string"){
        if(longerThan(data0, 254)){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats_1608d987f6(data0))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.organization !== undefined){
      let data1 = data.organization;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/organization", "#/properties/organization/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization", "#/properties/organization/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_070f36023c.errors = vErrors;
  return errors === 0;
}
function validate_0ec7b26ead(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "since"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.since !== undefined){
      let data1 = data.since;
      if(typeof data1 === "string"){
        if(!(formats_129fbab4be(data1))){
          vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
        errors++;
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0ec7b26ead.errors = vErrors;
  return errors === 0;
}
function validate_152fc1a0a0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.arguments !== undefined){
      let data0 = data.arguments;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/arguments", "#/properties/arguments/type", {type: "object"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_152fc1a0a0.errors = vErrors;
  return errors === 0;
}
function validate_1d3bcdd5a6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.current_password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "current_password"});
      errors++;
    }
    if(data.current_password !== undefined){
      let data0 = data.current_password;
      if(typeof data0 === "string"){
        if(longerThan(data0, 128)){
          vErrors = withFinding(vErrors, instancePath+"/current_password", "#/properties/current_password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/current_password", "#/properties/current_password/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/current_password", "#/properties/current_password/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1d3bcdd5a6.errors = vErrors;
  return errors === 0;
}
function validate_1e1b6448d8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1e1b6448d8.errors = vErrors;
  return errors === 0;
}
function validate_25cf8e0339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.owner_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "owner_id"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.owner_id !== undefined){
      let data1 = data.owner_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/owner_id", "#/properties/owner_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_25cf8e0339.errors = vErrors;
  return errors === 0;
}
function validate_2896d2f9a7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.arguments !== undefined){
      let data1 = data.arguments;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/arguments", "#/properties/arguments/type", {type: "object"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(longerThan(data2, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2896d2f9a7.errors = vErrors;
  return errors === 0;
}
function validate_2d067659fc(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.access_token !== undefined){
      let data1 = data.access_token;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data1, 8)){
          vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/minLength", {limit: 8});
          errors++;
        }
        if(!pattern_64acfb89d7.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/pattern", {pattern: "^[!-~]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/access_token", "#/properties/access_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.app_secret !== undefined){
      let data2 = data.app_secret;
      if(typeof data2 === "string"){
        if(longerThan(data2, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data2, 8)){
          vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/minLength", {limit: 8});
          errors++;
        }
        if(!pattern_64acfb89d7.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/pattern", {pattern: "^[!-~]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/app_secret", "#/properties/app_secret/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2d067659fc.errors = vErrors;
  return errors === 0;
}
function validate_3681133e3e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service_account_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "service_account_id"});
      errors++;
    }
    if(data.endpoint_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "endpoint_url"});
      errors++;
    }
    if(data.subscribed_events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "subscribed_events"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      let data2 = data.endpoint_url;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern_9737307b95.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data2))){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.subscribed_events !== undefined){
      let data3 = data.subscribed_events;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/maxItems", {limit: 32});
          errors++;
        }
        if(data3.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((((((((((data4 === "conversation.created") || (data4 === "conversation.message_received")) || (data4 === "conversation.message_delivered")) || (data4 === "conversation.message_failed")) || (data4 === "agent.intent_detected")) || (data4 === "agent.action_pending")) || (data4 === "agent.action_approved")) || (data4 === "agent.action_rejected")) || (data4 === "agent.handoff")) || (data4 === "channel.status_changed")) || (data4 === "conversation.updated")) || (data4 === "customer.updated")) || (data4 === "customer.opted_in")) || (data4 === "customer.opted_out")) || (data4 === "customer.erased")) || (data4 === "session.ended")) || (data4 === "atlas.event.received")) || (data4 === "atlas.action.executed")) || (data4 === "atlas.run.updated")) || (data4 === "agent.message_delivery")) || (data4 === "message.delivered")) || (data4 === "template.status_changed")) || (data4 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3681133e3e.errors = vErrors;
  return errors === 0;
}
function validate_36c45b1749(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "since"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.since !== undefined){
      let data1 = data.since;
      if(typeof data1 === "string"){
        if(!(formats_129fbab4be(data1))){
          vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_36c45b1749.errors = vErrors;
  return errors === 0;
}
function validate_37bd21c568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.redirect_uri === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "redirect_uri"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.redirect_uri !== undefined){
      let data1 = data.redirect_uri;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern_2674f275ae.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/pattern", {pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_37bd21c568.errors = vErrors;
  return errors === 0;
}
function validate_38fa35d64e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.quiet_hours === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "quiet_hours"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.quiet_hours !== undefined){
      vErrors = part_674710503a(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_38fa35d64e.errors = vErrors;
  return errors === 0;
}
function validate_446fa536b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.media_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "media_type"});
      errors++;
    }
    if(data.content === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "content"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.media_type !== undefined){
      let data1 = data.media_type;
      if(typeof data1 === "string"){
        if(longerThan(data1, 255)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/maxLength", {limit: 255});
          errors++;
        }
        if(!pattern_5acb082d98.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/pattern", {pattern: "^[a-z]+/[a-z0-9.+-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/media_type", "#/properties/media_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.content !== undefined){
      let data2 = data.content;
      if(typeof data2 === "string"){
        if(longerThan(data2, 22369624)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/maxLength", {limit: 22369624});
          errors++;
        }
        if(shorterThan(data2, 4)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/minLength", {limit: 4});
          errors++;
        }
        if(!pattern_c48426b3d4.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/pattern", {pattern: "^[A-Za-z0-9+/]+={0,2}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/properties/content/type", {type: "string"});
        errors++;
      }
    }
    if(data.filename !== undefined){
      let data3 = data.filename;
      if(typeof data3 === "string"){
        if(longerThan(data3, 240)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/maxLength", {limit: 240});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/filename", "#/properties/filename/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_446fa536b7.errors = vErrors;
  return errors === 0;
}
function validate_46fd418b2b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.reset_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "reset_token"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.reset_token !== undefined){
      let data0 = data.reset_token;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/reset_token", "#/properties/reset_token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/reset_token", "#/properties/reset_token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/reset_token", "#/properties/reset_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data1, 12)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 12});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
    if(data.code !== undefined){
      let data2 = data.code;
      if(typeof data2 === "string"){
        if(longerThan(data2, 16)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 16});
          errors++;
        }
        if(shorterThan(data2, 6)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/minLength", {limit: 6});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_46fd418b2b.errors = vErrors;
  return errors === 0;
}
function validate_4d47f2ad62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data1 = data.category;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data1 === "utility") || (data1 === "marketing")) || (data1 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.header !== undefined){
      let data2 = data.header;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 60)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(!pattern_0554e0241a.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/pattern", {pattern: "^[^\\r\\n]+$"});
          errors++;
        }
      }
    }
    if(data.body !== undefined){
      let data3 = data.body;
      if(typeof data3 === "string"){
        if(longerThan(data3, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/type", {type: "string"});
        errors++;
      }
    }
    if(data.footer !== undefined){
      let data4 = data.footer;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data4 === "string"){
        if(longerThan(data4, 60)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(!pattern_0554e0241a.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/pattern", {pattern: "^[^\\r\\n]+$"});
          errors++;
        }
      }
    }
    if(data.buttons !== undefined){
      vErrors = part_80b29e69b2(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.samples !== undefined){
      let data11 = data.samples;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        if(Object.keys(data11).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/maxProperties", {limit: 50});
          errors++;
        }
        for(const key0 in data11){
          let data12 = data11[key0];
          if(typeof data12 === "string"){
            if(longerThan(data12, 200)){
              vErrors = withFinding(vErrors, instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/samples/additionalProperties/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data12, 1)){
              vErrors = withFinding(vErrors, instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/samples/additionalProperties/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/samples/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_4d47f2ad62.errors = vErrors;
  return errors === 0;
}
function validate_50cf310e89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "query"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.query !== undefined){
      let data1 = data.query;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/type", {type: "string"});
        errors++;
      }
    }
    if(data.top_k !== undefined){
      let data2 = data.top_k;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 50 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
          errors++;
        }
        if(data2 < 1 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "customers") || (data3 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_50cf310e89.errors = vErrors;
  return errors === 0;
}
function validate_5a86a6a022(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.labels === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "labels"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.labels !== undefined){
      let data1 = data.labels;
      if(Array.isArray(data1)){
        if(data1.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/maxItems", {limit: 20});
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(longerThan(data2, 32)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/maxLength", {limit: 32});
              errors++;
            }
            if(shorterThan(data2, 1)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/minLength", {limit: 1});
              errors++;
            }
            if(!pattern_157c579066.test(data2)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/pattern", {pattern: "^[a-z][a-z0-9_-]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5a86a6a022.errors = vErrors;
  return errors === 0;
}
function validate_5c62cd908b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      let data1 = data.endpoint_url;
      if(typeof data1 === "string"){
        if(longerThan(data1, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern_9737307b95.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data1))){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.subscribed_events !== undefined){
      let data2 = data.subscribed_events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "channel.status_changed")) || (data3 === "conversation.updated")) || (data3 === "customer.updated")) || (data3 === "customer.opted_in")) || (data3 === "customer.opted_out")) || (data3 === "customer.erased")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered")) || (data3 === "template.status_changed")) || (data3 === "export.status_changed"))){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/enum", {allowedValues: ["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","channel.status_changed","conversation.updated","customer.updated","customer.opted_in","customer.opted_out","customer.erased","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered","template.status_changed","export.status_changed"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/type", {type: "array"});
        errors++;
      }
    }
    if(data.status !== undefined){
      let data4 = data.status;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data4 === "active") || (data4 === "disabled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","disabled"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_5c62cd908b.errors = vErrors;
  return errors === 0;
}
function validate_79fcfe5be9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.organization_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "organization_name"});
      errors++;
    }
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.organization_name !== undefined){
      let data0 = data.organization_name;
      if(typeof data0 === "string"){
        if(longerThan(data0, 120)){
          vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data0))){
          vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.email !== undefined){
      let data1 = data.email;
      if(typeof data1 === "string"){
        if(longerThan(data1, 254)){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats_1608d987f6(data1))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data2 = data.password;
      if(typeof data2 === "string"){
        if(longerThan(data2, 128)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data2, 12)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 12});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data3 = data.name;
      if(typeof data3 === "string"){
        if(longerThan(data3, 120)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data3))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_79fcfe5be9.errors = vErrors;
  return errors === 0;
}
function validate_7c92f93b85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "title"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "url"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if("url" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/0/properties/source_type/const", {allowedValue: "url"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data2 = data.title;
      if(typeof data2 === "string"){
        if(longerThan(data2, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "customers") || (data3 === "developers")) || (data3 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data4 = data.url;
      if(typeof data4 === "string"){
        if(longerThan(data4, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      if(data.text !== null){
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "null"});
        errors++;
      }
    }
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/0/properties/content/type", {type: "null"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs17 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "title"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "text"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data7 = data.idempotency_key;
      if(typeof data7 === "string"){
        if(longerThan(data7, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data7, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if("text" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/1/properties/source_type/const", {allowedValue: "text"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data9 = data.title;
      if(typeof data9 === "string"){
        if(longerThan(data9, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(shorterThan(data9, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.audience !== undefined){
      let data10 = data.audience;
      if(typeof data10 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!(((data10 === "customers") || (data10 === "developers")) || (data10 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data11 = data.text;
      if(typeof data11 === "string"){
        if(longerThan(data11, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 200000});
          errors++;
        }
        if(shorterThan(data11, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      if(data.url !== null){
        vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/1/properties/url/type", {type: "null"});
        errors++;
      }
    }
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/type", {type: "null"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs17 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs33 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.source_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "source_type"});
        errors++;
      }
      if(data.title === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "title"});
        errors++;
      }
      if(data.filename === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "filename"});
        errors++;
      }
      if(data.media_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "media_type"});
        errors++;
      }
      if(data.content === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "content"});
        errors++;
      }
      if(data.idempotency_key !== undefined){
        let data14 = data.idempotency_key;
        if(typeof data14 === "string"){
          if(longerThan(data14, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data14, 1)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.source_type !== undefined){
        if("document" !== data.source_type){
          vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/2/properties/source_type/const", {allowedValue: "document"});
          errors++;
        }
      }
      if(data.title !== undefined){
        let data16 = data.title;
        if(typeof data16 === "string"){
          if(longerThan(data16, 300)){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/maxLength", {limit: 300});
            errors++;
          }
          if(shorterThan(data16, 1)){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/type", {type: "string"});
          errors++;
        }
      }
      if(data.audience !== undefined){
        let data17 = data.audience;
        if(typeof data17 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/type", {type: "string"});
          errors++;
        }
        if(!(((data17 === "customers") || (data17 === "developers")) || (data17 === "both"))){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
          errors++;
        }
      }
      if(data.filename !== undefined){
        let data18 = data.filename;
        if(typeof data18 === "string"){
          if(longerThan(data18, 255)){
            vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/2/properties/filename/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data18, 1)){
            vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/2/properties/filename/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/2/properties/filename/type", {type: "string"});
          errors++;
        }
      }
      if(data.media_type !== undefined){
        let data19 = data.media_type;
        if(typeof data19 === "string"){
          if(longerThan(data19, 255)){
            vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/2/properties/media_type/maxLength", {limit: 255});
            errors++;
          }
          if(!pattern_5acb082d98.test(data19)){
            vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/2/properties/media_type/pattern", {pattern: "^[a-z]+/[a-z0-9.+-]+$"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/2/properties/media_type/type", {type: "string"});
          errors++;
        }
      }
      if(data.content !== undefined){
        let data20 = data.content;
        if(typeof data20 === "string"){
          if(longerThan(data20, 13981016)){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/maxLength", {limit: 13981016});
            errors++;
          }
          if(shorterThan(data20, 4)){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/minLength", {limit: 4});
            errors++;
          }
          if(!pattern_c48426b3d4.test(data20)){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/pattern", {pattern: "^[A-Za-z0-9+/]+={0,2}$"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/type", {type: "string"});
          errors++;
        }
      }
      if(data.url !== undefined){
        if(data.url !== null){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/2/properties/url/type", {type: "null"});
          errors++;
        }
      }
      if(data.text !== undefined){
        if(data.text !== null){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/2/properties/text/type", {type: "null"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs33 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs53 = errors;
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.source_type === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "source_type"});
          errors++;
        }
        if(data.title === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "title"});
          errors++;
        }
        if(data.url === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "url"});
          errors++;
        }
        if(data.idempotency_key !== undefined){
          let data23 = data.idempotency_key;
          if(typeof data23 === "string"){
            if(longerThan(data23, 255)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data23, 1)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/type", {type: "string"});
            errors++;
          }
        }
        if(data.source_type !== undefined){
          if("document" !== data.source_type){
            vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/3/properties/source_type/const", {allowedValue: "document"});
            errors++;
          }
        }
        if(data.title !== undefined){
          let data25 = data.title;
          if(typeof data25 === "string"){
            if(longerThan(data25, 300)){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/maxLength", {limit: 300});
              errors++;
            }
            if(shorterThan(data25, 1)){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/type", {type: "string"});
            errors++;
          }
        }
        if(data.audience !== undefined){
          let data26 = data.audience;
          if(typeof data26 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/type", {type: "string"});
            errors++;
          }
          if(!(((data26 === "customers") || (data26 === "developers")) || (data26 === "both"))){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
            errors++;
          }
        }
        if(data.url !== undefined){
          let data27 = data.url;
          if(typeof data27 === "string"){
            if(longerThan(data27, 2048)){
              vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/3/properties/url/maxLength", {limit: 2048});
              errors++;
            }
            if(shorterThan(data27, 1)){
              vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/3/properties/url/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/3/properties/url/type", {type: "string"});
            errors++;
          }
        }
        if(data.content !== undefined){
          if(data.content !== null){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/type", {type: "null"});
            errors++;
          }
        }
        if(data.text !== undefined){
          if(data.text !== null){
            vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/3/properties/text/type", {type: "null"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid0 = _errs53 === errors;
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
    errors++;
  }
  else {
    errors = _errs0;
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
  return errors === 0;
}
function validate_81c0a97f93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.email !== undefined){
      let data1 = data.email;
      if(typeof data1 === "string"){
        if(longerThan(data1, 254)){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats_1608d987f6(data1))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.role !== undefined){
      let data2 = data.role;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
        errors++;
      }
      if(!((((((data2 === "owner") || (data2 === "developer")) || (data2 === "approver")) || (data2 === "responder")) || (data2 === "auditor")) || (data2 === "viewer"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: ["owner","developer","approver","responder","auditor","viewer"]});
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data3 = data.permissions;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/maxItems", {limit: 32});
          errors++;
        }
        if(data3.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/minItems", {limit: 1});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/type", {type: "string"});
            errors++;
          }
          if(!((((((((((((((((((((((((data4 === "developer_console.read") || (data4 === "developer_console.manage")) || (data4 === "atlas_api.apps.read")) || (data4 === "atlas_api.apps.write")) || (data4 === "atlas_api.oauth.manage")) || (data4 === "atlas_api.service_accounts.manage")) || (data4 === "atlas_api.keys.manage")) || (data4 === "atlas_api.webhooks.manage")) || (data4 === "atlas_api.audit.read")) || (data4 === "atlas_api.channels.read")) || (data4 === "atlas_api.channels.manage")) || (data4 === "atlas_api.agents.read")) || (data4 === "atlas_api.agents.manage")) || (data4 === "atlas_api.organization.manage")) || (data4 === "atlas_api.organization.export")) || (data4 === "atlas_api.conversations.read")) || (data4 === "atlas_api.conversations.manage")) || (data4 === "atlas_api.customers.read")) || (data4 === "atlas_api.customers.manage")) || (data4 === "atlas_api.customers.erase")) || (data4 === "atlas_api.runs.read")) || (data4 === "atlas_api.requests.read")) || (data4 === "atlas_api.knowledge.read")) || (data4 === "atlas_api.knowledge.manage"))){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/enum", {allowedValues: ["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read","atlas_api.channels.read","atlas_api.channels.manage","atlas_api.agents.read","atlas_api.agents.manage","atlas_api.organization.manage","atlas_api.organization.export","atlas_api.conversations.read","atlas_api.conversations.manage","atlas_api.customers.read","atlas_api.customers.manage","atlas_api.customers.erase","atlas_api.runs.read","atlas_api.requests.read","atlas_api.knowledge.read","atlas_api.knowledge.manage"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_81c0a97f93.errors = vErrors;
  return errors === 0;
}
function validate_81d97389fe(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.current_password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "current_password"});
      errors++;
    }
    if(data.new_password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "new_password"});
      errors++;
    }
    if(data.current_password !== undefined){
      let data0 = data.current_password;
      if(typeof data0 === "string"){
        if(longerThan(data0, 128)){
          vErrors = withFinding(vErrors, instancePath+"/current_password", "#/properties/current_password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/current_password", "#/properties/current_password/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/current_password", "#/properties/current_password/type", {type: "string"});
        errors++;
      }
    }
    if(data.new_password !== undefined){
      let data1 = data.new_password;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/new_password", "#/properties/new_password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data1, 12)){
          vErrors = withFinding(vErrors, instancePath+"/new_password", "#/properties/new_password/minLength", {limit: 12});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/new_password", "#/properties/new_password/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_81d97389fe.errors = vErrors;
  return errors === 0;
}
function validate_8b194e6b42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_8b194e6b42.errors = vErrors;
  return errors === 0;
}
function validate_8c203580b7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "text"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data1 = data.channel;
      if(typeof data1 === "string"){
        if(longerThan(data1, 32)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern_eef60cee66.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel", "#/properties/channel/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data2 = data.phone_number;
      if(typeof data2 === "string"){
        if(!pattern_1a59350a71.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/properties/phone_number/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data3 = data.name;
      if(typeof data3 === "string"){
        if(longerThan(data3, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data4 = data.text;
      if(typeof data4 === "string"){
        if(longerThan(data4, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_8c203580b7.errors = vErrors;
  return errors === 0;
}
function validate_8e463d8936(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.secret !== undefined){
      let data1 = data.secret;
      if(typeof data1 === "string"){
        if(longerThan(data1, 256)){
          vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data1, 16)){
          vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/minLength", {limit: 16});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_8e463d8936.errors = vErrors;
  return errors === 0;
}
function validate_92d8618155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.display_name !== undefined){
      let data1 = data.display_name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data1))){
          vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/display_name", "#/properties/display_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.base_url !== undefined){
      let data2 = data.base_url;
      if(typeof data2 === "string"){
        if(longerThan(data2, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data2))){
          vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/base_url", "#/properties/base_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.business_account_id !== undefined){
      let data3 = data.business_account_id;
      if(typeof data3 === "string"){
        if(longerThan(data3, 64)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/maxLength", {limit: 64});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/minLength", {limit: 1});
          errors++;
        }
        if(!pattern_0902f9bcfb.test(data3)){
          vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/pattern", {pattern: "^[A-Za-z0-9_-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/business_account_id", "#/properties/business_account_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_language !== undefined){
      let data4 = data.template_language;
      if(typeof data4 === "string"){
        if(longerThan(data4, 20)){
          vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/maxLength", {limit: 20});
          errors++;
        }
        if(!pattern_6702df367e.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_language", "#/properties/template_language/type", {type: "string"});
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data5 = data.agent_id;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats_0367b0de16(data5))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_92d8618155.errors = vErrors;
  return errors === 0;
}
function validate_97f345e3d2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_97f345e3d2.errors = vErrors;
  return errors === 0;
}
function validate_a3eb0a93ae(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.body === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "body"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "category"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 64)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_eef60cee66.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.language !== undefined){
      let data2 = data.language;
      if(typeof data2 === "string"){
        if(longerThan(data2, 20)){
          vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/maxLength", {limit: 20});
          errors++;
        }
        if(!pattern_6702df367e.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.header !== undefined){
      let data4 = data.header;
      if(typeof data4 === "string"){
        if(longerThan(data4, 60)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(!pattern_0554e0241a.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/pattern", {pattern: "^[^\\r\\n]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/header", "#/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data.body !== undefined){
      let data5 = data.body;
      if(typeof data5 === "string"){
        if(longerThan(data5, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data5, 1)){
          vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/type", {type: "string"});
        errors++;
      }
    }
    if(data.footer !== undefined){
      let data6 = data.footer;
      if(typeof data6 === "string"){
        if(longerThan(data6, 60)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(!pattern_0554e0241a.test(data6)){
          vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/pattern", {pattern: "^[^\\r\\n]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/footer", "#/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data.buttons !== undefined){
      vErrors = part_56060c5c61(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.samples !== undefined){
      let data13 = data.samples;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        if(Object.keys(data13).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/maxProperties", {limit: 50});
          errors++;
        }
        for(const key0 in data13){
          let data14 = data13[key0];
          if(typeof data14 === "string"){
            if(longerThan(data14, 200)){
              vErrors = withFinding(vErrors, instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/samples/additionalProperties/maxLength", {limit: 200});
              errors++;
            }
            if(shorterThan(data14, 1)){
              vErrors = withFinding(vErrors, instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/samples/additionalProperties/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/samples/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/samples/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/samples", "#/properties/samples/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_a3eb0a93ae.errors = vErrors;
  return errors === 0;
}
function validate_a73c4434ed(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.is_listed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "is_listed"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/is_listed", "#/properties/is_listed/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data2 = data.listing_category;
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/maxLength", {limit: 64});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data2))){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/type", {type: "string"});
        errors++;
      }
    }
    if(data.listing_description !== undefined){
      let data3 = data.listing_description;
      if(typeof data3 === "string"){
        if(longerThan(data3, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/maxLength", {limit: 1000});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/type", {type: "string"});
        errors++;
      }
    }
    if(data.listing_slug !== undefined){
      let data4 = data.listing_slug;
      if(typeof data4 === "string"){
        if(longerThan(data4, 64)){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/maxLength", {limit: 64});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/minLength", {limit: 1});
          errors++;
        }
        if(!pattern_498a27aed7.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_a73c4434ed.errors = vErrors;
  return errors === 0;
}
function validate_aa11ec048f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 120)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data1))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.code !== undefined){
      let data2 = data.code;
      if(typeof data2 === "string"){
        if(longerThan(data2, 64)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 64});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/minLength", {limit: 1});
          errors++;
        }
        if(!pattern_dd6b9d545c.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/pattern", {pattern: "^[A-Z0-9-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_aa11ec048f.errors = vErrors;
  return errors === 0;
}
function validate_abc852a083(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.granted_scopes !== undefined){
      let data1 = data.granted_scopes;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/maxItems", {limit: 32});
          errors++;
        }
        if(data1.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/minItems", {limit: 1});
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/granted_scopes/" + i0, "#/properties/granted_scopes/items/type", {type: "string"});
            errors++;
          }
          if(!((((((((((((((((((((data2 === "atlas.messages.send") || (data2 === "atlas.channels.read")) || (data2 === "atlas.knowledge.read")) || (data2 === "atlas.knowledge.write")) || (data2 === "atlas.agents.read")) || (data2 === "atlas.agents.write")) || (data2 === "atlas.agents.publish")) || (data2 === "atlas.sessions.read")) || (data2 === "atlas.sessions.write")) || (data2 === "atlas.conversations.read")) || (data2 === "atlas.context.read")) || (data2 === "atlas.actions.execute")) || (data2 === "atlas.actions.write")) || (data2 === "atlas.customers.read")) || (data2 === "atlas.customers.write")) || (data2 === "atlas.customers.erase")) || (data2 === "atlas.events.read")) || (data2 === "atlas.events.write")) || (data2 === "atlas.runs.read")) || (data2 === "atlas.keys.write"))){
            vErrors = withFinding(vErrors, instancePath+"/granted_scopes/" + i0, "#/properties/granted_scopes/items/enum", {allowedValues: ["atlas.messages.send","atlas.channels.read","atlas.knowledge.read","atlas.knowledge.write","atlas.agents.read","atlas.agents.write","atlas.agents.publish","atlas.sessions.read","atlas.sessions.write","atlas.conversations.read","atlas.context.read","atlas.actions.execute","atlas.actions.write","atlas.customers.read","atlas.customers.write","atlas.customers.erase","atlas.events.read","atlas.events.write","atlas.runs.read","atlas.keys.write"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/type", {type: "array"});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      let data3 = data.expires_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats_129fbab4be(data3))){
          vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_abc852a083.errors = vErrors;
  return errors === 0;
}
function validate_ac7398c2dd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kinds === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "kinds"});
      errors++;
    }
    if(data.emails === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "emails"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.kinds !== undefined){
      let data1 = data.kinds;
      if(Array.isArray(data1)){
        if(data1.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/kinds", "#/properties/kinds/maxItems", {limit: 10});
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/kinds/" + i0, "#/properties/kinds/items/type", {type: "string"});
            errors++;
          }
          if(!((((((((((data2 === "webhook_disabled") || (data2 === "webhook_failing")) || (data2 === "channel_refused")) || (data2 === "template_rejected")) || (data2 === "approval_waiting")) || (data2 === "handoff_waiting")) || (data2 === "job_set_aside")) || (data2 === "limit_near")) || (data2 === "key_expiring")) || (data2 === "deprecated_in_use"))){
            vErrors = withFinding(vErrors, instancePath+"/kinds/" + i0, "#/properties/kinds/items/enum", {allowedValues: ["webhook_disabled","webhook_failing","channel_refused","template_rejected","approval_waiting","handoff_waiting","job_set_aside","limit_near","key_expiring","deprecated_in_use"]});
            errors++;
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/kinds", "#/properties/kinds/type", {type: "array"});
        errors++;
      }
    }
    if(data.emails !== undefined){
      let data3 = data.emails;
      if(Array.isArray(data3)){
        if(data3.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/emails", "#/properties/emails/maxItems", {limit: 20});
          errors++;
        }
        const len1 = data3.length;
        for(let i2=0; i2<len1; i2++){
          let data4 = data3[i2];
          if(typeof data4 === "string"){
            if(longerThan(data4, 254)){
              vErrors = withFinding(vErrors, instancePath+"/emails/" + i2, "#/properties/emails/items/maxLength", {limit: 254});
              errors++;
            }
            if(!(formats_1608d987f6(data4))){
              vErrors = withFinding(vErrors, instancePath+"/emails/" + i2, "#/properties/emails/items/format", {format: "email"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/emails/" + i2, "#/properties/emails/items/type", {type: "string"});
            errors++;
          }
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
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/emails", "#/properties/emails/type", {type: "array"});
        errors++;
      }
    }
    if(data.webhook_url !== undefined){
      let data5 = data.webhook_url;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data5 === "string"){
        if(longerThan(data5, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern_9737307b95.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats_4d54d3a5ce(data5))){
          vErrors = withFinding(vErrors, instancePath+"/webhook_url", "#/properties/webhook_url/format", {format: "uri"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ac7398c2dd.errors = vErrors;
  return errors === 0;
}
function validate_ad395b9079(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.email !== undefined){
      let data0 = data.email;
      if(typeof data0 === "string"){
        if(longerThan(data0, 254)){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats_1608d987f6(data0))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
    if(data.device_token !== undefined){
      let data2 = data.device_token;
      if(typeof data2 === "string"){
        if(longerThan(data2, 256)){
          vErrors = withFinding(vErrors, instancePath+"/device_token", "#/properties/device_token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/device_token", "#/properties/device_token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/device_token", "#/properties/device_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.organization !== undefined){
      let data3 = data.organization;
      if(typeof data3 === "string"){
        if(!(formats_0367b0de16(data3))){
          vErrors = withFinding(vErrors, instancePath+"/organization", "#/properties/organization/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization", "#/properties/organization/type", {type: "string"});
        errors++;
      }
    }
    if(data.code !== undefined){
      let data4 = data.code;
      if(typeof data4 === "string"){
        if(longerThan(data4, 16)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 16});
          errors++;
        }
        if(shorterThan(data4, 6)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/minLength", {limit: 6});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ad395b9079.errors = vErrors;
  return errors === 0;
}
function validate_bc57310025(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 120)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data1))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_bc57310025.errors = vErrors;
  return errors === 0;
}
function validate_cdb0e3802a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 120)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data1))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if(typeof data2 === "string"){
        if(longerThan(data2, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 1000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.runtime_mode !== undefined){
      let data3 = data.runtime_mode;
      if(typeof data3 === "string"){
        if(longerThan(data3, 64)){
          vErrors = withFinding(vErrors, instancePath+"/runtime_mode", "#/properties/runtime_mode/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_eef60cee66.test(data3)){
          vErrors = withFinding(vErrors, instancePath+"/runtime_mode", "#/properties/runtime_mode/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/runtime_mode", "#/properties/runtime_mode/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_cdb0e3802a.errors = vErrors;
  return errors === 0;
}
function validate_ce2a79d442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_ce2a79d442.errors = vErrors;
  return errors === 0;
}
function validate_cf28c4be73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.reason !== undefined){
      let data1 = data.reason;
      if(typeof data1 === "string"){
        if(longerThan(data1, 1000)){
          vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/maxLength", {limit: 1000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_cf28c4be73.errors = vErrors;
  return errors === 0;
}
function validate_d04498405a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
    }
    if(data.labels !== undefined){
      let data2 = data.labels;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/maxItems", {limit: 20});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 === "string"){
            if(longerThan(data3, 32)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/maxLength", {limit: 32});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/minLength", {limit: 1});
              errors++;
            }
            if(!pattern_157c579066.test(data3)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/pattern", {pattern: "^[a-z][a-z0-9_-]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/type", {type: "array"});
        errors++;
      }
    }
    if(data.attributes !== undefined){
      vErrors = part_d9b3f626c1(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.language !== undefined){
      let data6 = data.language;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data6 === "string"){
        if(longerThan(data6, 20)){
          vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/maxLength", {limit: 20});
          errors++;
        }
        if(!pattern_6702df367e.test(data6)){
          vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
          errors++;
        }
      }
    }
    if(data.time_zone !== undefined){
      let data7 = data.time_zone;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data7 === "string"){
        if(longerThan(data7, 64)){
          vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_d4a8104adc.test(data7)){
          vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d04498405a.errors = vErrors;
  return errors === 0;
}
function validate_d0d89b471f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data1))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 2000)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 2000});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/minLength", {limit: 1});
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "ready") || (data3 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["ready","archived"]});
        errors++;
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(!(formats_0367b0de16(data5))){
              vErrors = withFinding(vErrors, instancePath+"/source_ids/" + i0, "#/properties/source_ids/items/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/source_ids/" + i0, "#/properties/source_ids/items/type", {type: "string"});
            errors++;
          }
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
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
        errors++;
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
          errors++;
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          let data7 = data6[i2];
          if(typeof data7 === "string"){
            if(longerThan(data7, 32)){
              vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/maxLength", {limit: 32});
              errors++;
            }
            if(!pattern_eef60cee66.test(data7)){
              vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/type", {type: "string"});
            errors++;
          }
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
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
        errors++;
      }
    }
    if(data.reply_within_seconds !== undefined){
      let data8 = data.reply_within_seconds;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 > 43200 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/maximum", {comparison: "<=", limit: 43200});
          errors++;
        }
        if(data8 < 5 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/minimum", {comparison: ">=", limit: 5});
          errors++;
        }
      }
    }
    if(data.people_reply_within_seconds !== undefined){
      let data9 = data.people_reply_within_seconds;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 > 604800 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/maximum", {comparison: "<=", limit: 604800});
          errors++;
        }
        if(data9 < 60 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/minimum", {comparison: ">=", limit: 60});
          errors++;
        }
      }
    }
    if(data.people_hours !== undefined){
      vErrors = part_55ce9f4aef(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.announces_people !== undefined){
      if(typeof data.announces_people !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/announces_people", "#/properties/announces_people/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.fallback_agent_id !== undefined){
      let data19 = data.fallback_agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data19 === "string"){
        if(!(formats_0367b0de16(data19))){
          vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d0d89b471f.errors = vErrors;
  return errors === 0;
}
function validate_d20b221891(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_d20b221891.errors = vErrors;
  return errors === 0;
}
function validate_e20e7ad904(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  const _errs3 = errors;
  const _errs4 = errors;
  if(errors === _errs4){
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
        errors++;
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
      errors++;
    }
  }
  var valid1 = _errs4 === errors;
  if(valid1){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/not", {});
    errors++;
  }
  else {
    errors = _errs3;
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
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.reply_to !== undefined){
      let data2 = data.reply_to;
      if(typeof data2 === "string"){
        if(!(formats_0367b0de16(data2))){
          vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/0/properties/reply_to/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/0/properties/reply_to/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/0/properties/content/type", {type: "null"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs17 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "category"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data5 = data.idempotency_key;
      if(typeof data5 === "string"){
        if(longerThan(data5, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data5, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data6 = data.template_id;
      if(typeof data6 === "string"){
        if(!(formats_0367b0de16(data6))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key0 in data7){
          let data8 = data7[key0];
          if(typeof data8 === "string"){
            if(longerThan(data8, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/template_params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/template_params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data10 = data.text;
      if(typeof data10 === "string"){
        if(longerThan(data10, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data10, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.content !== undefined){
      if(data.content !== null){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/type", {type: "null"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs17 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs35 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.content === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "content"});
        errors++;
      }
      if(data.idempotency_key !== undefined){
        let data12 = data.idempotency_key;
        if(typeof data12 === "string"){
          if(longerThan(data12, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data12, 1)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.content !== undefined){
        vErrors = part_0df9b66abf(data, instancePath, vErrors);
        errors = vErrors === null ? 0 : vErrors.length;
      }
      if(data.reply_to !== undefined){
        let data57 = data.reply_to;
        if(typeof data57 === "string"){
          if(!(formats_0367b0de16(data57))){
            vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/2/properties/reply_to/format", {format: "uuid"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/reply_to", "#/oneOf/2/properties/reply_to/type", {type: "string"});
          errors++;
        }
      }
      if(data.category !== undefined){
        let data58 = data.category;
        if(typeof data58 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/type", {type: "string"});
          errors++;
        }
        if(!(((data58 === "utility") || (data58 === "marketing")) || (data58 === "transactional"))){
          vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/2/properties/category/enum", {allowedValues: ["utility","marketing","transactional"]});
          errors++;
        }
      }
      if(data.text !== undefined){
        if(data.text !== null){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/2/properties/text/type", {type: "null"});
          errors++;
        }
      }
      if(data.template_id !== undefined){
        if(data.template_id !== null){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/2/properties/template_id/type", {type: "null"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs35 === errors;
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
    errors++;
  }
  else {
    errors = _errs0;
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
  return errors === 0;
}
function validate_e2639d97d1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "code"});
      errors++;
    }
    if(data.code !== undefined){
      let data0 = data.code;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e2639d97d1.errors = vErrors;
  return errors === 0;
}
function validate_e692e92c12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.days === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "days"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.days !== undefined){
      vErrors = part_ae213eebcd(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e692e92c12.errors = vErrors;
  return errors === 0;
}
function validate_f3d6473a7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.marketing === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "marketing"});
      errors++;
    }
    if(data.source === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.marketing !== undefined){
      let data1 = data.marketing;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "opted_in") || (data1 === "opted_out"))){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: ["opted_in","opted_out"]});
        errors++;
      }
    }
    if(data.source !== undefined){
      let data2 = data.source;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/type", {type: "string"});
        errors++;
      }
    }
    if(data.at !== undefined){
      let data3 = data.at;
      if(typeof data3 === "string"){
        if(!(formats_129fbab4be(data3))){
          vErrors = withFinding(vErrors, instancePath+"/at", "#/properties/at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/at", "#/properties/at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f3d6473a7e.errors = vErrors;
  return errors === 0;
}
function validate_fa57c60baf(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.invitation_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "invitation_token"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.invitation_token !== undefined){
      let data0 = data.invitation_token;
      if(typeof data0 === "string"){
        if(longerThan(data0, 256)){
          vErrors = withFinding(vErrors, instancePath+"/invitation_token", "#/properties/invitation_token/maxLength", {limit: 256});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/invitation_token", "#/properties/invitation_token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/invitation_token", "#/properties/invitation_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(longerThan(data1, 128)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(shorterThan(data1, 12)){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 12});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
    if(data.name !== undefined){
      let data2 = data.name;
      if(typeof data2 === "string"){
        if(longerThan(data2, 120)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
        if(!(formats_40e3ef2d73(data2))){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/format", {format: "display-name"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_fa57c60baf.errors = vErrors;
  return errors === 0;
}
function validate_fe992c33c0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.code === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "code"});
      errors++;
    }
    if(data.code !== undefined){
      let data0 = data.code;
      if(typeof data0 === "string"){
        if(longerThan(data0, 16)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 16});
          errors++;
        }
        if(shorterThan(data0, 6)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/minLength", {limit: 6});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_fe992c33c0.errors = vErrors;
  return errors === 0;
}
function part_55ce9f4aef(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data10 = data.people_hours;
  if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
    vErrors = withFinding(vErrors, instancePath+"/people_hours", "#/properties/people_hours/type", {type: ["object","null"]});
    errors++;
  }
  if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
    if(data10.time_zone === undefined){
      vErrors = withFinding(vErrors, instancePath+"/people_hours", "#/properties/people_hours/required", {missingProperty: "time_zone"});
      errors++;
    }
    if(data10.weekly === undefined){
      vErrors = withFinding(vErrors, instancePath+"/people_hours", "#/properties/people_hours/required", {missingProperty: "weekly"});
      errors++;
    }
    if(data10.time_zone !== undefined){
      let data11 = data10.time_zone;
      if(typeof data11 === "string"){
        if(longerThan(data11, 64)){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/time_zone", "#/properties/people_hours/properties/time_zone/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_d4a8104adc.test(data11)){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/time_zone", "#/properties/people_hours/properties/time_zone/pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/people_hours/time_zone", "#/properties/people_hours/properties/time_zone/type", {type: "string"});
        errors++;
      }
    }
    if(data10.weekly !== undefined){
      let data12 = data10.weekly;
      if(Array.isArray(data12)){
        if(data12.length > 14){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/maxItems", {limit: 14});
          errors++;
        }
        if(data12.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/minItems", {limit: 1});
          errors++;
        }
        const len2 = data12.length;
        for(let i4=0; i4<len2; i4++){
          let data13 = data12[i4];
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            if(data13.days === undefined){
              vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/required", {missingProperty: "days"});
              errors++;
            }
            if(data13.start === undefined){
              vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/required", {missingProperty: "start"});
              errors++;
            }
            if(data13.end === undefined){
              vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/required", {missingProperty: "end"});
              errors++;
            }
            if(data13.days !== undefined){
              let data14 = data13.days;
              if(Array.isArray(data14)){
                if(data14.length > 7){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/maxItems", {limit: 7});
                  errors++;
                }
                if(data14.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/minItems", {limit: 1});
                  errors++;
                }
                const len3 = data14.length;
                for(let i5=0; i5<len3; i5++){
                  let data15 = data14[i5];
                  if(typeof data15 !== "string"){
                    vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days/" + i5, "#/properties/people_hours/properties/weekly/items/properties/days/items/type", {type: "string"});
                    errors++;
                  }
                  if(!(((((((data15 === "monday") || (data15 === "tuesday")) || (data15 === "wednesday")) || (data15 === "thursday")) || (data15 === "friday")) || (data15 === "saturday")) || (data15 === "sunday"))){
                    vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days/" + i5, "#/properties/people_hours/properties/weekly/items/properties/days/items/enum", {allowedValues: ["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]});
                    errors++;
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
                      errors++;
                      break;
                    }
                    indices2[item2] = i6;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/type", {type: "array"});
                errors++;
              }
            }
            if(data13.start !== undefined){
              let data16 = data13.start;
              if(typeof data16 === "string"){
                if(longerThan(data16, 5)){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/start", "#/properties/people_hours/properties/weekly/items/properties/start/maxLength", {limit: 5});
                  errors++;
                }
                if(shorterThan(data16, 5)){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/start", "#/properties/people_hours/properties/weekly/items/properties/start/minLength", {limit: 5});
                  errors++;
                }
                if(!pattern_588b234759.test(data16)){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/start", "#/properties/people_hours/properties/weekly/items/properties/start/pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/start", "#/properties/people_hours/properties/weekly/items/properties/start/type", {type: "string"});
                errors++;
              }
            }
            if(data13.end !== undefined){
              let data17 = data13.end;
              if(typeof data17 === "string"){
                if(longerThan(data17, 5)){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/end", "#/properties/people_hours/properties/weekly/items/properties/end/maxLength", {limit: 5});
                  errors++;
                }
                if(shorterThan(data17, 5)){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/end", "#/properties/people_hours/properties/weekly/items/properties/end/minLength", {limit: 5});
                  errors++;
                }
                if(!pattern_588b234759.test(data17)){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/end", "#/properties/people_hours/properties/weekly/items/properties/end/pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/end", "#/properties/people_hours/properties/weekly/items/properties/end/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/type", {type: "array"});
        errors++;
      }
    }
  }
  return vErrors;
}
function part_674710503a(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data1 = data.quiet_hours;
  if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
    vErrors = withFinding(vErrors, instancePath+"/quiet_hours", "#/properties/quiet_hours/type", {type: ["object","null"]});
    errors++;
  }
  if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
    if(data1.start === undefined){
      vErrors = withFinding(vErrors, instancePath+"/quiet_hours", "#/properties/quiet_hours/required", {missingProperty: "start"});
      errors++;
    }
    if(data1.end === undefined){
      vErrors = withFinding(vErrors, instancePath+"/quiet_hours", "#/properties/quiet_hours/required", {missingProperty: "end"});
      errors++;
    }
    if(data1.time_zone === undefined){
      vErrors = withFinding(vErrors, instancePath+"/quiet_hours", "#/properties/quiet_hours/required", {missingProperty: "time_zone"});
      errors++;
    }
    if(data1.start !== undefined){
      let data2 = data1.start;
      if(typeof data2 === "string"){
        if(longerThan(data2, 5)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/start", "#/properties/quiet_hours/properties/start/maxLength", {limit: 5});
          errors++;
        }
        if(shorterThan(data2, 5)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/start", "#/properties/quiet_hours/properties/start/minLength", {limit: 5});
          errors++;
        }
        if(!pattern_588b234759.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/start", "#/properties/quiet_hours/properties/start/pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/quiet_hours/start", "#/properties/quiet_hours/properties/start/type", {type: "string"});
        errors++;
      }
    }
    if(data1.end !== undefined){
      let data3 = data1.end;
      if(typeof data3 === "string"){
        if(longerThan(data3, 5)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/end", "#/properties/quiet_hours/properties/end/maxLength", {limit: 5});
          errors++;
        }
        if(shorterThan(data3, 5)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/end", "#/properties/quiet_hours/properties/end/minLength", {limit: 5});
          errors++;
        }
        if(!pattern_588b234759.test(data3)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/end", "#/properties/quiet_hours/properties/end/pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/quiet_hours/end", "#/properties/quiet_hours/properties/end/type", {type: "string"});
        errors++;
      }
    }
    if(data1.time_zone !== undefined){
      let data4 = data1.time_zone;
      if(typeof data4 === "string"){
        if(longerThan(data4, 64)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/time_zone", "#/properties/quiet_hours/properties/time_zone/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_d4a8104adc.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/quiet_hours/time_zone", "#/properties/quiet_hours/properties/time_zone/pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/quiet_hours/time_zone", "#/properties/quiet_hours/properties/time_zone/type", {type: "string"});
        errors++;
      }
    }
  }
  return vErrors;
}
function part_80b29e69b2(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data5 = data.buttons;
  if(Array.isArray(data5)){
    if(data5.length > 10){
      vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/maxItems", {limit: 10});
      errors++;
    }
    const len0 = data5.length;
    for(let i0=0; i0<len0; i0++){
      let data6 = data5[i0];
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/required", {missingProperty: "type"});
          errors++;
        }
        if(data6.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/required", {missingProperty: "text"});
          errors++;
        }
        if(data6.type !== undefined){
          let data7 = data6.type;
          if(typeof data7 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/type", {type: "string"});
            errors++;
          }
          if(!(((data7 === "quick_reply") || (data7 === "url")) || (data7 === "phone"))){
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/enum", {allowedValues: ["quick_reply","url","phone"]});
            errors++;
          }
        }
        if(data6.text !== undefined){
          let data8 = data6.text;
          if(typeof data8 === "string"){
            if(longerThan(data8, 25)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/text", "#/properties/buttons/items/properties/text/maxLength", {limit: 25});
              errors++;
            }
            if(!pattern_0554e0241a.test(data8)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/text", "#/properties/buttons/items/properties/text/pattern", {pattern: "^[^\\r\\n]+$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/text", "#/properties/buttons/items/properties/text/type", {type: "string"});
            errors++;
          }
        }
        if(data6.url !== undefined){
          let data9 = data6.url;
          if(typeof data9 === "string"){
            if(longerThan(data9, 2000)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/url", "#/properties/buttons/items/properties/url/maxLength", {limit: 2000});
              errors++;
            }
            if(!pattern_3fa2f93ccc.test(data9)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/url", "#/properties/buttons/items/properties/url/pattern", {pattern: "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/url", "#/properties/buttons/items/properties/url/type", {type: "string"});
            errors++;
          }
        }
        if(data6.phone_number !== undefined){
          let data10 = data6.phone_number;
          if(typeof data10 === "string"){
            if(!pattern_1a59350a71.test(data10)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/phone_number", "#/properties/buttons/items/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/phone_number", "#/properties/buttons/items/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/type", {type: "array"});
    errors++;
  }
  return vErrors;
}
function part_56060c5c61(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data7 = data.buttons;
  if(Array.isArray(data7)){
    if(data7.length > 10){
      vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/maxItems", {limit: 10});
      errors++;
    }
    const len0 = data7.length;
    for(let i0=0; i0<len0; i0++){
      let data8 = data7[i0];
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/required", {missingProperty: "type"});
          errors++;
        }
        if(data8.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/required", {missingProperty: "text"});
          errors++;
        }
        if(data8.type !== undefined){
          let data9 = data8.type;
          if(typeof data9 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/type", {type: "string"});
            errors++;
          }
          if(!(((data9 === "quick_reply") || (data9 === "url")) || (data9 === "phone"))){
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/type", "#/properties/buttons/items/properties/type/enum", {allowedValues: ["quick_reply","url","phone"]});
            errors++;
          }
        }
        if(data8.text !== undefined){
          let data10 = data8.text;
          if(typeof data10 === "string"){
            if(longerThan(data10, 25)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/text", "#/properties/buttons/items/properties/text/maxLength", {limit: 25});
              errors++;
            }
            if(!pattern_0554e0241a.test(data10)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/text", "#/properties/buttons/items/properties/text/pattern", {pattern: "^[^\\r\\n]+$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/text", "#/properties/buttons/items/properties/text/type", {type: "string"});
            errors++;
          }
        }
        if(data8.url !== undefined){
          let data11 = data8.url;
          if(typeof data11 === "string"){
            if(longerThan(data11, 2000)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/url", "#/properties/buttons/items/properties/url/maxLength", {limit: 2000});
              errors++;
            }
            if(!pattern_3fa2f93ccc.test(data11)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/url", "#/properties/buttons/items/properties/url/pattern", {pattern: "^https://[^\\s{}]+(\\{\\{\\s*[\\w.-]+\\s*\\}\\})?$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/url", "#/properties/buttons/items/properties/url/type", {type: "string"});
            errors++;
          }
        }
        if(data8.phone_number !== undefined){
          let data12 = data8.phone_number;
          if(typeof data12 === "string"){
            if(!pattern_1a59350a71.test(data12)){
              vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/phone_number", "#/properties/buttons/items/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0+"/phone_number", "#/properties/buttons/items/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/buttons/" + i0, "#/properties/buttons/items/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/buttons", "#/properties/buttons/type", {type: "array"});
    errors++;
  }
  return vErrors;
}
function part_d9b3f626c1(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data4 = data.attributes;
  if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
    if(Object.keys(data4).length > 50){
      vErrors = withFinding(vErrors, instancePath+"/attributes", "#/properties/attributes/maxProperties", {limit: 50});
      errors++;
    }
    for(const key0 in data4){
      let data5 = data4[key0];
      const _errs14 = errors;
      let valid4 = false;
      let passing0 = null;
      const _errs15 = errors;
      if(typeof data5 === "string"){
        if(longerThan(data5, 500)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/0/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid0 = _errs15 === errors;
      if(_valid0){
        valid4 = true;
        passing0 = 0;
      }
      const _errs17 = errors;
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if(data5 < -9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/type", {type: "number"});
        errors++;
      }
      var _valid0 = _errs17 === errors;
      if(_valid0 && valid4){
        valid4 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid4 = true;
          passing0 = 1;
        }
        const _errs19 = errors;
        if(typeof data5 !== "boolean"){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/2/type", {type: "boolean"});
          errors++;
        }
        var _valid0 = _errs19 === errors;
        if(_valid0 && valid4){
          valid4 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid4 = true;
            passing0 = 2;
          }
          const _errs21 = errors;
          if(data5 !== null){
            vErrors = withFinding(vErrors, instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/3/type", {type: "null"});
            errors++;
          }
          var _valid0 = _errs21 === errors;
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
        errors++;
      }
      else {
        errors = _errs14;
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
    errors++;
  }
  return vErrors;
}
function part_0df9b66abf(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data13 = data.content;
  const _errs41 = errors;
  let valid6 = false;
  let passing1 = null;
  const _errs42 = errors;
  if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
    if(data13.type === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/required", {missingProperty: "type"});
      errors++;
    }
    if(data13.text === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    if(data13.buttons === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/required", {missingProperty: "buttons"});
      errors++;
    }
    for(const key1 in data13){
      if(!(((((key1 === "type") || (key1 === "text")) || (key1 === "header")) || (key1 === "footer")) || (key1 === "buttons"))){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data13.type !== undefined){
      if("buttons" !== data13.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/0/properties/type/const", {allowedValue: "buttons"});
        errors++;
      }
    }
    if(data13.text !== undefined){
      let data15 = data13.text;
      if(typeof data15 === "string"){
        if(longerThan(data15, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data15, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data13.header !== undefined){
      let data16 = data13.header;
      if(typeof data16 === "string"){
        if(longerThan(data16, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data16, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/0/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data13.footer !== undefined){
      let data17 = data13.footer;
      if(typeof data17 === "string"){
        if(longerThan(data17, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data17, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/0/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data13.buttons !== undefined){
      let data18 = data13.buttons;
      if(Array.isArray(data18)){
        if(data18.length > 3){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/maxItems", {limit: 3});
          errors++;
        }
        if(data18.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/minItems", {limit: 1});
          errors++;
        }
        const len0 = data18.length;
        for(let i0=0; i0<len0; i0++){
          let data19 = data18[i0];
          if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
            if(data19.id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/required", {missingProperty: "id"});
              errors++;
            }
            if(data19.title === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/required", {missingProperty: "title"});
              errors++;
            }
            for(const key2 in data19){
              if(!((key2 === "id") || (key2 === "title"))){
                vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/additionalProperties", {additionalProperty: key2});
                errors++;
              }
            }
            if(data19.id !== undefined){
              let data20 = data19.id;
              if(typeof data20 === "string"){
                if(longerThan(data20, 256)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/id", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id/maxLength", {limit: 256});
                  errors++;
                }
                if(shorterThan(data20, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/id", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/id", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/id/type", {type: "string"});
                errors++;
              }
            }
            if(data19.title !== undefined){
              let data21 = data19.title;
              if(typeof data21 === "string"){
                if(longerThan(data21, 20)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/title", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title/maxLength", {limit: 20});
                  errors++;
                }
                if(shorterThan(data21, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/title", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0+"/title", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/properties/title/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/buttons/" + i0, "#/oneOf/2/properties/content/oneOf/0/properties/buttons/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/buttons", "#/oneOf/2/properties/content/oneOf/0/properties/buttons/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid1 = _errs42 === errors;
  if(_valid1){
    valid6 = true;
    passing1 = 0;
  }
  const _errs61 = errors;
  if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
    if(data13.type === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "type"});
      errors++;
    }
    if(data13.text === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "text"});
      errors++;
    }
    if(data13.button === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "button"});
      errors++;
    }
    if(data13.sections === undefined){
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/required", {missingProperty: "sections"});
      errors++;
    }
    for(const key3 in data13){
      if(!((((((key3 === "type") || (key3 === "text")) || (key3 === "header")) || (key3 === "footer")) || (key3 === "button")) || (key3 === "sections"))){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/additionalProperties", {additionalProperty: key3});
        errors++;
      }
    }
    if(data13.type !== undefined){
      if("list" !== data13.type){
        vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/1/properties/type/const", {allowedValue: "list"});
        errors++;
      }
    }
    if(data13.text !== undefined){
      let data23 = data13.text;
      if(typeof data23 === "string"){
        if(longerThan(data23, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data23, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/text", "#/oneOf/2/properties/content/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data13.header !== undefined){
      let data24 = data13.header;
      if(typeof data24 === "string"){
        if(longerThan(data24, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data24, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/header", "#/oneOf/2/properties/content/oneOf/1/properties/header/type", {type: "string"});
        errors++;
      }
    }
    if(data13.footer !== undefined){
      let data25 = data13.footer;
      if(typeof data25 === "string"){
        if(longerThan(data25, 60)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer/maxLength", {limit: 60});
          errors++;
        }
        if(shorterThan(data25, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/footer", "#/oneOf/2/properties/content/oneOf/1/properties/footer/type", {type: "string"});
        errors++;
      }
    }
    if(data13.button !== undefined){
      let data26 = data13.button;
      if(typeof data26 === "string"){
        if(longerThan(data26, 20)){
          vErrors = withFinding(vErrors, instancePath+"/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button/maxLength", {limit: 20});
          errors++;
        }
        if(shorterThan(data26, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/button", "#/oneOf/2/properties/content/oneOf/1/properties/button/type", {type: "string"});
        errors++;
      }
    }
    if(data13.sections !== undefined){
      let data27 = data13.sections;
      if(Array.isArray(data27)){
        if(data27.length > 10){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/maxItems", {limit: 10});
          errors++;
        }
        if(data27.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/minItems", {limit: 1});
          errors++;
        }
        const len1 = data27.length;
        for(let i1=0; i1<len1; i1++){
          let data28 = data27[i1];
          if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
            if(data28.rows === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/required", {missingProperty: "rows"});
              errors++;
            }
            for(const key4 in data28){
              if(!((key4 === "title") || (key4 === "rows"))){
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/additionalProperties", {additionalProperty: key4});
                errors++;
              }
            }
            if(data28.title !== undefined){
              let data29 = data28.title;
              if(typeof data29 === "string"){
                if(longerThan(data29, 24)){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title/maxLength", {limit: 24});
                  errors++;
                }
                if(shorterThan(data29, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/title/type", {type: "string"});
                errors++;
              }
            }
            if(data28.rows !== undefined){
              let data30 = data28.rows;
              if(Array.isArray(data30)){
                if(data30.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/maxItems", {limit: 10});
                  errors++;
                }
                if(data30.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/minItems", {limit: 1});
                  errors++;
                }
                const len2 = data30.length;
                for(let i2=0; i2<len2; i2++){
                  let data31 = data30[i2];
                  if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
                    if(data31.id === undefined){
                      vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", {missingProperty: "id"});
                      errors++;
                    }
                    if(data31.title === undefined){
                      vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", {missingProperty: "title"});
                      errors++;
                    }
                    for(const key5 in data31){
                      if(!(((key5 === "id") || (key5 === "title")) || (key5 === "description"))){
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/additionalProperties", {additionalProperty: key5});
                        errors++;
                      }
                    }
                    if(data31.id !== undefined){
                      let data32 = data31.id;
                      if(typeof data32 === "string"){
                        if(longerThan(data32, 200)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/maxLength", {limit: 200});
                          errors++;
                        }
                        if(shorterThan(data32, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data31.title !== undefined){
                      let data33 = data31.title;
                      if(typeof data33 === "string"){
                        if(longerThan(data33, 24)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/maxLength", {limit: 24});
                          errors++;
                        }
                        if(shorterThan(data33, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data31.description !== undefined){
                      let data34 = data31.description;
                      if(typeof data34 === "string"){
                        if(longerThan(data34, 72)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/maxLength", {limit: 72});
                          errors++;
                        }
                        if(shorterThan(data34, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/type", {type: "string"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows/" + i2, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/items/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1+"/rows", "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/properties/rows/type", {type: "array"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/sections/" + i1, "#/oneOf/2/properties/content/oneOf/1/properties/sections/items/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content/sections", "#/oneOf/2/properties/content/oneOf/1/properties/sections/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid1 = _errs61 === errors;
  if(_valid1 && valid6){
    valid6 = false;
    passing1 = [passing1, 1];
  }
  else {
    if(_valid1){
      valid6 = true;
      passing1 = 1;
    }
    const _errs91 = errors;
    if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
      if(data13.type === undefined){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/required", {missingProperty: "type"});
        errors++;
      }
      if(data13.latitude === undefined){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/required", {missingProperty: "latitude"});
        errors++;
      }
      if(data13.longitude === undefined){
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/required", {missingProperty: "longitude"});
        errors++;
      }
      for(const key6 in data13){
        if(!(((((key6 === "type") || (key6 === "latitude")) || (key6 === "longitude")) || (key6 === "name")) || (key6 === "address"))){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/additionalProperties", {additionalProperty: key6});
          errors++;
        }
      }
      if(data13.type !== undefined){
        if("location" !== data13.type){
          vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
          errors++;
        }
      }
      if(data13.latitude !== undefined){
        let data36 = data13.latitude;
        if((typeof data36 == "number") && (isFinite(data36))){
          if(data36 > 90 || isNaN(data36)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
            errors++;
          }
          if(data36 < -90 || isNaN(data36)){
            vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/latitude", "#/oneOf/2/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
          errors++;
        }
      }
      if(data13.longitude !== undefined){
        let data37 = data13.longitude;
        if((typeof data37 == "number") && (isFinite(data37))){
          if(data37 > 180 || isNaN(data37)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
            errors++;
          }
          if(data37 < -180 || isNaN(data37)){
            vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/longitude", "#/oneOf/2/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
          errors++;
        }
      }
      if(data13.name !== undefined){
        let data38 = data13.name;
        if(typeof data38 === "string"){
          if(longerThan(data38, 1000)){
            vErrors = withFinding(vErrors, instancePath+"/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name/maxLength", {limit: 1000});
            errors++;
          }
          if(shorterThan(data38, 1)){
            vErrors = withFinding(vErrors, instancePath+"/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/name", "#/oneOf/2/properties/content/oneOf/2/properties/name/type", {type: "string"});
          errors++;
        }
      }
      if(data13.address !== undefined){
        let data39 = data13.address;
        if(typeof data39 === "string"){
          if(longerThan(data39, 1000)){
            vErrors = withFinding(vErrors, instancePath+"/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address/maxLength", {limit: 1000});
            errors++;
          }
          if(shorterThan(data39, 1)){
            vErrors = withFinding(vErrors, instancePath+"/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content/address", "#/oneOf/2/properties/content/oneOf/2/properties/address/type", {type: "string"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid1 = _errs91 === errors;
    if(_valid1 && valid6){
      valid6 = false;
      passing1 = [passing1, 2];
    }
    else {
      if(_valid1){
        valid6 = true;
        passing1 = 2;
      }
      const _errs103 = errors;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        if(data13.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/required", {missingProperty: "type"});
          errors++;
        }
        if(data13.contacts === undefined){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/required", {missingProperty: "contacts"});
          errors++;
        }
        for(const key7 in data13){
          if(!((key7 === "type") || (key7 === "contacts"))){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/additionalProperties", {additionalProperty: key7});
            errors++;
          }
        }
        if(data13.type !== undefined){
          if("contacts" !== data13.type){
            vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
            errors++;
          }
        }
        if(data13.contacts !== undefined){
          let data41 = data13.contacts;
          if(Array.isArray(data41)){
            if(data41.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
              errors++;
            }
            if(data41.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
              errors++;
            }
            const len3 = data41.length;
            for(let i3=0; i3<len3; i3++){
              let data42 = data41[i3];
              if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
                if(data42.name === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/required", {missingProperty: "name"});
                  errors++;
                }
                for(const key8 in data42){
                  if(!((((key8 === "name") || (key8 === "organization")) || (key8 === "phone_numbers")) || (key8 === "emails"))){
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/additionalProperties", {additionalProperty: key8});
                    errors++;
                  }
                }
                if(data42.name !== undefined){
                  let data43 = data42.name;
                  if(typeof data43 === "string"){
                    if(longerThan(data43, 200)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/name", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name/maxLength", {limit: 200});
                      errors++;
                    }
                    if(shorterThan(data43, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/name", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/name", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/name/type", {type: "string"});
                    errors++;
                  }
                }
                if(data42.organization !== undefined){
                  let data44 = data42.organization;
                  if(typeof data44 === "string"){
                    if(longerThan(data44, 200)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/organization", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization/maxLength", {limit: 200});
                      errors++;
                    }
                    if(shorterThan(data44, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/organization", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/organization", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/organization/type", {type: "string"});
                    errors++;
                  }
                }
                if(data42.phone_numbers !== undefined){
                  let data45 = data42.phone_numbers;
                  if(Array.isArray(data45)){
                    if(data45.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                      errors++;
                    }
                    const len4 = data45.length;
                    for(let i4=0; i4<len4; i4++){
                      let data46 = data45[i4];
                      if(typeof data46 === "string"){
                        if(longerThan(data46, 40)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/maxLength", {limit: 40});
                          errors++;
                        }
                        if(shorterThan(data46, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/type", {type: "string"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/phone_numbers", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                    errors++;
                  }
                }
                if(data42.emails !== undefined){
                  let data47 = data42.emails;
                  if(Array.isArray(data47)){
                    if(data47.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                      errors++;
                    }
                    const len5 = data47.length;
                    for(let i5=0; i5<len5; i5++){
                      let data48 = data47[i5];
                      if(typeof data48 === "string"){
                        if(longerThan(data48, 320)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/maxLength", {limit: 320});
                          errors++;
                        }
                        if(shorterThan(data48, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/type", {type: "string"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3+"/emails", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/contacts/" + i3, "#/oneOf/2/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content/contacts", "#/oneOf/2/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid1 = _errs103 === errors;
      if(_valid1 && valid6){
        valid6 = false;
        passing1 = [passing1, 3];
      }
      else {
        if(_valid1){
          valid6 = true;
          passing1 = 3;
        }
        const _errs124 = errors;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          if(data13.type === undefined){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/required", {missingProperty: "type"});
            errors++;
          }
          if(data13.url === undefined){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/required", {missingProperty: "url"});
            errors++;
          }
          for(const key9 in data13){
            if(!((((key9 === "type") || (key9 === "url")) || (key9 === "caption")) || (key9 === "filename"))){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/additionalProperties", {additionalProperty: key9});
              errors++;
            }
          }
          if(data13.type !== undefined){
            let data49 = data13.type;
            if(typeof data49 !== "string"){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/type", {type: "string"});
              errors++;
            }
            if(!((((data49 === "image") || (data49 === "audio")) || (data49 === "video")) || (data49 === "document"))){
              vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
              errors++;
            }
          }
          if(data13.url !== undefined){
            let data50 = data13.url;
            if(typeof data50 === "string"){
              if(longerThan(data50, 2048)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
                errors++;
              }
              if(!pattern_61ae542c15.test(data50)){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
                errors++;
              }
              if(!(formats_4d54d3a5ce(data50))){
                vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/format", {format: "uri"});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/url", "#/oneOf/2/properties/content/oneOf/4/properties/url/type", {type: "string"});
              errors++;
            }
          }
          if(data13.caption !== undefined){
            let data51 = data13.caption;
            if(typeof data51 === "string"){
              if(longerThan(data51, 1024)){
                vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption/maxLength", {limit: 1024});
                errors++;
              }
              if(shorterThan(data51, 1)){
                vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/4/properties/caption/type", {type: "string"});
              errors++;
            }
          }
          if(data13.filename !== undefined){
            let data52 = data13.filename;
            if(typeof data52 === "string"){
              if(longerThan(data52, 240)){
                vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename/maxLength", {limit: 240});
                errors++;
              }
              if(shorterThan(data52, 1)){
                vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/4/properties/filename/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/4/type", {type: "object"});
          errors++;
        }
        var _valid1 = _errs124 === errors;
        if(_valid1 && valid6){
          valid6 = false;
          passing1 = [passing1, 4];
        }
        else {
          if(_valid1){
            valid6 = true;
            passing1 = 4;
          }
          const _errs135 = errors;
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            if(data13.type === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/required", {missingProperty: "type"});
              errors++;
            }
            if(data13.media_id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/required", {missingProperty: "media_id"});
              errors++;
            }
            for(const key10 in data13){
              if(!((((key10 === "type") || (key10 === "media_id")) || (key10 === "caption")) || (key10 === "filename"))){
                vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/additionalProperties", {additionalProperty: key10});
                errors++;
              }
            }
            if(data13.type !== undefined){
              let data53 = data13.type;
              if(typeof data53 !== "string"){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/type", {type: "string"});
                errors++;
              }
              if(!((((data53 === "image") || (data53 === "audio")) || (data53 === "video")) || (data53 === "document"))){
                vErrors = withFinding(vErrors, instancePath+"/content/type", "#/oneOf/2/properties/content/oneOf/5/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                errors++;
              }
            }
            if(data13.media_id !== undefined){
              let data54 = data13.media_id;
              if(typeof data54 === "string"){
                if(!(formats_0367b0de16(data54))){
                  vErrors = withFinding(vErrors, instancePath+"/content/media_id", "#/oneOf/2/properties/content/oneOf/5/properties/media_id/format", {format: "uuid"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/media_id", "#/oneOf/2/properties/content/oneOf/5/properties/media_id/type", {type: "string"});
                errors++;
              }
            }
            if(data13.caption !== undefined){
              let data55 = data13.caption;
              if(typeof data55 === "string"){
                if(longerThan(data55, 1024)){
                  vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption/maxLength", {limit: 1024});
                  errors++;
                }
                if(shorterThan(data55, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/caption", "#/oneOf/2/properties/content/oneOf/5/properties/caption/type", {type: "string"});
                errors++;
              }
            }
            if(data13.filename !== undefined){
              let data56 = data13.filename;
              if(typeof data56 === "string"){
                if(longerThan(data56, 240)){
                  vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename/maxLength", {limit: 240});
                  errors++;
                }
                if(shorterThan(data56, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/content/filename", "#/oneOf/2/properties/content/oneOf/5/properties/filename/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/oneOf/5/type", {type: "object"});
            errors++;
          }
          var _valid1 = _errs135 === errors;
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
    errors++;
  }
  else {
    errors = _errs41;
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
function part_ae213eebcd(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data1 = data.days;
  if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
    if(Object.keys(data1).length < 1){
      vErrors = withFinding(vErrors, instancePath+"/days", "#/properties/days/minProperties", {limit: 1});
      errors++;
    }
    if(data1.events !== undefined){
      let data2 = data1.events;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/events", "#/properties/days/properties/events/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 2 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/days/events", "#/properties/days/properties/events/minimum", {comparison: ">=", limit: 2});
          errors++;
        }
      }
    }
    if(data1.deliveries !== undefined){
      let data3 = data1.deliveries;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/deliveries", "#/properties/days/properties/deliveries/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 2 || isNaN(data3)){
          vErrors = withFinding(vErrors, instancePath+"/days/deliveries", "#/properties/days/properties/deliveries/minimum", {comparison: ">=", limit: 2});
          errors++;
        }
      }
    }
    if(data1.requests !== undefined){
      let data4 = data1.requests;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/requests", "#/properties/days/properties/requests/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 1 || isNaN(data4)){
          vErrors = withFinding(vErrors, instancePath+"/days/requests", "#/properties/days/properties/requests/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data1.questions !== undefined){
      let data5 = data1.questions;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/questions", "#/properties/days/properties/questions/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 1 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/days/questions", "#/properties/days/properties/questions/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data1.runs !== undefined){
      let data6 = data1.runs;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/runs", "#/properties/days/properties/runs/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 < 8 || isNaN(data6)){
          vErrors = withFinding(vErrors, instancePath+"/days/runs", "#/properties/days/properties/runs/minimum", {comparison: ">=", limit: 8});
          errors++;
        }
      }
    }
    if(data1.messages !== undefined){
      let data7 = data1.messages;
      if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/messages", "#/properties/days/properties/messages/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data7 == "number") && (isFinite(data7))){
        if(data7 < 8 || isNaN(data7)){
          vErrors = withFinding(vErrors, instancePath+"/days/messages", "#/properties/days/properties/messages/minimum", {comparison: ">=", limit: 8});
          errors++;
        }
      }
    }
    if(data1.media !== undefined){
      let data8 = data1.media;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/media", "#/properties/days/properties/media/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 < 8 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/days/media", "#/properties/days/properties/media/minimum", {comparison: ">=", limit: 8});
          errors++;
        }
      }
    }
    if(data1.customers !== undefined){
      let data9 = data1.customers;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/days/customers", "#/properties/days/properties/customers/type", {type: ["integer","null"]});
        errors++;
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 < 30 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/days/customers", "#/properties/days/properties/customers/minimum", {comparison: ">=", limit: 30});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/days", "#/properties/days/type", {type: "object"});
    errors++;
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
