// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_40e3ef2d73 = formats["display-name"];
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const pattern_498a27aed7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern_588b234759 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern_d4a8104adc = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const schema_c6030dd9fa = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"name":{"type":"string","minLength":1,"maxLength":200,"format":"display-name"},"description":{"type":["string","null"],"minLength":1,"maxLength":2000},"status":{"type":"string","enum":["ready","archived"]},"source_ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"channels":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":32}},"reply_within_seconds":{"type":["integer","null"],"minimum":5,"maximum":43200},"people_reply_within_seconds":{"type":["integer","null"],"minimum":60,"maximum":604800},"people_hours":{"type":["object","null"],"required":["time_zone","weekly"],"additionalProperties":false,"properties":{"time_zone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","maxLength":64},"weekly":{"type":"array","minItems":1,"maxItems":14,"items":{"type":"object","required":["days","start","end"],"additionalProperties":false,"properties":{"days":{"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}},"start":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5},"end":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5}}}}}},"announces_people":{"type":"boolean"},"fallback_agent_id":{"type":["string","null"],"format":"uuid"}}};
const schema_e16eb3dbb3 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"name":{"type":"string","minLength":1,"maxLength":200,"format":"display-name"},"description":{"type":"string","minLength":1,"maxLength":2000},"kind":{"type":"string","enum":["hosted","external"]},"source_ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"channels":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":32}},"reply_within_seconds":{"type":["integer","null"],"minimum":5,"maximum":43200},"people_reply_within_seconds":{"type":["integer","null"],"minimum":60,"maximum":604800},"people_hours":{"type":["object","null"],"required":["time_zone","weekly"],"additionalProperties":false,"properties":{"time_zone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","maxLength":64},"weekly":{"type":"array","minItems":1,"maxItems":14,"items":{"type":"object","required":["days","start","end"],"additionalProperties":false,"properties":{"days":{"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}},"start":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5},"end":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5}}}}}},"announces_people":{"type":"boolean"},"fallback_agent_id":{"type":["string","null"],"format":"uuid"}}};
function validate_6af14cd2a6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.is_listed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "is_listed"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "is_listed")) || (key0 === "listing_category")) || (key0 === "listing_description")) || (key0 === "listing_slug"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
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
  validate_6af14cd2a6.errors = vErrors;
  return errors === 0;
}
function validate_c6030dd9fa(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_c6030dd9fa.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
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
      vErrors = part_7fdf1666fe(data, instancePath, vErrors);
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
  validate_c6030dd9fa.errors = vErrors;
  return errors === 0;
}
function validate_e16eb3dbb3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_e16eb3dbb3.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
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
      vErrors = part_7fdf1666fe(data, instancePath, vErrors);
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
  validate_e16eb3dbb3.errors = vErrors;
  return errors === 0;
}
function part_7fdf1666fe(data, instancePath, vErrors){
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
    for(const key1 in data10){
      if(!((key1 === "time_zone") || (key1 === "weekly"))){
        vErrors = withFinding(vErrors, instancePath+"/people_hours", "#/properties/people_hours/additionalProperties", {additionalProperty: key1});
        errors++;
      }
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
            for(const key2 in data13){
              if(!(((key2 === "days") || (key2 === "start")) || (key2 === "end"))){
                vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/additionalProperties", {additionalProperty: key2});
                errors++;
              }
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

export const bodyValidators: Record<string, Validator> = {
  "agents.create": validate_e16eb3dbb3,
  "agents.update": validate_c6030dd9fa,
  "agents.publish": validate_6af14cd2a6,
};
